/** How log entries of Conflict of Heroes are shown on the board, one after the other. */

import type { Dice } from "../../lib/desk";
import type { Entry, Update } from "../../lib/wire";
import type { CohView, UnitView } from "./types";

const MOVES = new Set([
  "log-move",
  "log-enter",
  "log-pivot",
  "log-faces",
  "log-stealth-move",
  "log-revealed",
]);

const SPENT_DIE = new Set(["log-stays-fresh", "log-becomes-spent"]);

const GOOD = new Set([
  "log-hit",
  "log-critical",
  "log-second-hit",
  "log-stays-fresh",
  "log-rally-succeeds",
  "log-recon-finds",
]);

const BAD = new Set(["log-miss", "log-becomes-spent", "log-rally-fails", "log-recon-fails"]);

/** Dice are logged one by one where there are several, else as the roll alone. */
export function diceOf(entry: Entry): Dice | null {
  const thrown = entry.args["dice"] ?? entry.args["roll"];
  if (thrown === undefined) return null;
  const faces = String(thrown)
    .split("+")
    .map(Number)
    .filter((face) => Number.isFinite(face));
  const good = GOOD.has(entry.message) ? true : BAD.has(entry.message) ? false : undefined;
  return { kind: SPENT_DIE.has(entry.message) ? "d10" : "d6", faces, good };
}

/** Doings that can be followed on the map. */
const ON_MAP = new Set([
  "log-move",
  "log-enter",
  "log-pivot",
  "log-attack",
  "log-revealed",
  "log-destroyed",
  "log-stall",
  "log-card",
]);

/** Own plain doings pass at once; dice and the other side's doings are worth a look. */
export function linger(entry: Entry, update: Update, side: number): number {
  const own = side === update.seat || update.players[side] === "me";
  if (diceOf(entry)) return own ? 750 : 1300;
  if (own || side < 0) return 0;
  return ON_MAP.has(entry.message) ? 850 : 320;
}

/** Moves and turns are shown when their entry is played, not only when the update arrives. */
export function foresee(view: CohView, entry: Entry): CohView {
  const { unit, to, hex, facing } = entry.args;
  if (!MOVES.has(entry.message) || typeof unit !== "number") return view;
  const place = typeof to === "number" ? to : typeof hex === "number" ? hex : undefined;
  const units = view.units.map((old): UnitView => {
    if (old.id !== unit) return old;
    return {
      ...old,
      ...(place === undefined ? {} : { hex: place, place: "board" as const }),
      ...(typeof facing === "number" ? { facing } : {}),
    };
  });
  return { ...view, units };
}
