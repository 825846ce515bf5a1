/** How log entries of Stalingrad '42 are shown on the board, one after the other. */

import type { Dice } from "../../lib/desk/desk";
import { isOwn, moved } from "../../lib/desk/director";
import type { Entry, Update } from "../../lib/wire";
import { isBattle } from "./snapshots";
import type { S42View, UnitView } from "./wire";

export function diceOf(entry: Entry): Dice | null {
  const { die } = entry.args;
  return typeof die === "number" && die > 0 ? { kind: "d6", faces: [die] } : null;
}

const LOSSES = new Set(["log-eliminated", "log-step-lost", "log-disrupted", "log-full-retreat"]);

/** A turn has hundreds of entries: moves pass quickly, battles and dice are worth a look. */
export function linger(entry: Entry, update: Update, side: number): number {
  const own = isOwn(update.players, side);
  if (diceOf(entry)) return own ? 800 : 1100;
  if (own) return 0;
  if (isBattle(entry)) return 900;
  if (entry.message === "log-player-turn") return 700;
  if (LOSSES.has(entry.message)) return 350;
  return side < 0 ? 0 : 170;
}

/** Moves are shown when their entry is played, before the update is. */
export function foresee(view: S42View, entry: Entry): S42View {
  return moved<UnitView, S42View>(view, entry, { place: "map" });
}
