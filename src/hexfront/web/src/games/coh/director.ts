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

/** Where a player who follows the order deck step by step stops: card, event, order, check. */
const STOPS = new Set(["log-order-card", "log-event", "log-check-spent", "log-check-fresh", "log-deck-passes"]);

/** The order that is executed is a stop too, others are read on the way to it. */
export function halts({ message, args }: Entry): boolean {
  return STOPS.has(message) || (message.startsWith("log-row-") && args["done"] === 1);
}

/** How long what the order deck does deserves a look. */
function lingerOnDeck({ message, args }: Entry): number | undefined {
  if (message === "log-order-card" || message === "log-event") return 1500;
  if (message.startsWith("log-row-")) return args["done"] === 1 ? 1300 : 350;
  return message.startsWith("log-verdict-") ? 0 : undefined;
}

/** The card on the table and its rows, as far as the log has come. */
function foreseeDeck(view: CohView, { message, args }: Entry, next: CohView | null): CohView {
  const { solo } = view;
  if (!solo) return view;
  if (message === "log-order-card") {
    return { ...view, solo: { ...solo, card: Number(args["order"]), trials: [], target: -1 } };
  }
  if (message === "log-track") return { ...view, solo: { ...solo, space: Number(args["space"]) } };
  if (!message.startsWith("log-row-") || next?.solo?.card !== solo.card) return view;
  const [row, index] = [message.slice("log-row-".length), Number(args["number"]) - 1];
  const reached = next.solo.trials.findIndex((trial) => trial.row === row && trial.index === index);
  const trials = next.solo.trials.slice(0, reached + 1);
  const target = args["done"] === 1 ? next.solo.target : -1;
  return { ...view, solo: { ...solo, trials, target } };
}

/** The players' plain doings pass at once; dice and what the computer does are worth a look. */
export function linger(entry: Entry, update: Update, side: number): number {
  if (entry.message === "log-round") return 900;
  if (entry.message === "log-initiative") return 2600;
  const shells = SHELLS[entry.message];
  if (shells !== undefined) return shells;
  if (PREPARATION.has(entry.message)) return 0;
  const deck = lingerOnDeck(entry);
  if (deck !== undefined) return deck;
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
  if (!MOVES.has(entry.message) || typeof unit !== "number") return foreseeDeck(view, entry, next);
  const place = typeof to === "number" ? to : typeof hex === "number" ? hex : undefined;
  const change: Partial<UnitView> = {
    ...(place === undefined ? {} : { hex: place, place: "board" as const }),
    ...(typeof facing === "number" ? { facing } : {}),
  };
  return { ...view, units: changed(view.units, unit, change) };
}
