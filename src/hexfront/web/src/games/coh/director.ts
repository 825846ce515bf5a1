/** How log entries of Conflict of Heroes are shown on the board, one after the other. */

import type { Dice } from "../../lib/desk/desk";
import { changed, isOwn } from "../../lib/desk/director";
import type { Entry, Update } from "../../lib/wire";
import { PREPARATION } from "./opening";
import type { CohView, UnitView } from "./wire";

const MOVES = new Set([
  "log-move",
  "log-bonus-move",
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
  "log-on-target",
]);

const BAD = new Set(["log-miss", "log-becomes-spent", "log-rally-fails", "log-recon-fails", "log-drifts"]);

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
  "log-pass",
  "log-bonus-move",
  "log-smoke",
]);

/** A strike is watched by everybody, whoever fires it. */
const SHELLS: Readonly<Record<string, number>> = {
  "log-strike": 1500,
  "log-smoke-strike": 1500,
  "log-strike-lands": 2000,
  "log-strike-off-map": 1500,
};

/** The players' plain doings pass at once; dice and what the computer does are worth a look. */
export function linger(entry: Entry, update: Update, side: number): number {
  if (entry.message === "log-round") return 900;
  if (entry.message === "log-initiative") return 2600;
  const shells = SHELLS[entry.message];
  if (shells !== undefined) return shells;
  if (PREPARATION.has(entry.message)) return 0;
  const own = isOwn(update.players, side);
  if (diceOf(entry)) return own ? 900 : 1700;
  if (own || side < 0) return 0;
  return ON_MAP.has(entry.message) ? 1100 : 600;
}

/**
 * Moves, turns and tracks are shown when their entry is played, before the update is; `next` is
 * the view that the update brings.
 */
export function foresee(view: CohView, entry: Entry, next: CohView | null): CohView {
  const { unit, to, hex, facing, round } = entry.args;
  if (entry.message === "log-round") return { ...view, round: Number(round) };
  if (entry.message === "log-vp") return { ...view, vp: next?.vp ?? view.vp };
  if (!MOVES.has(entry.message) || typeof unit !== "number") return view;
  const place = typeof to === "number" ? to : typeof hex === "number" ? hex : undefined;
  const change: Partial<UnitView> = {
    ...(place === undefined ? {} : { hex: place, place: "board" as const }),
    ...(typeof facing === "number" ? { facing } : {}),
  };
  return { ...view, units: changed(view.units, unit, change) };
}
