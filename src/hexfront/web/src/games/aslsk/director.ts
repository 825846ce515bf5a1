/** How log entries of the ASL Starter Kit are shown on the board, one after the other. */

import type { Dice } from "../../lib/desk/desk";
import { isOwn, moved } from "../../lib/desk/director";
import type { Entry, Update } from "../../lib/wire";
import type { AslskView, UnitView } from "./wire";

/** A DR has a colored and a white die, which are read apart; a dr has one. */
export function diceOf(entry: Entry): Dice | null {
  const { colored, white, die } = entry.args;
  if (typeof colored === "number" && typeof white === "number") {
    return { kind: "d6", faces: [colored, white], colored: true };
  }
  if (typeof die === "number" && die > 0) return { kind: "d6", faces: [die] };
  return null;
}

const LOSSES = new Set([
  "log-eliminated",
  "log-broken",
  "log-pinned",
  "log-reduced",
  "log-replaced",
  "log-wounded",
]);
const QUIET = new Set(["log-target-drm", "log-no-effect"]);
/** Who goes where is read, and followed on the map. */
const ON_THE_MOVE = /^log-(moved|entered|drove|advanced|rout)/;

export function linger(entry: Entry, update: Update, side: number): number {
  const own = isOwn(update.players, side);
  if (QUIET.has(entry.message)) return 0;
  if (diceOf(entry)) return own ? 900 : 1150;
  if (LOSSES.has(entry.message)) return 500;
  if (own) return 0;
  if (entry.message.startsWith("log-fires") || entry.message === "log-player-turn") return 600;
  if (ON_THE_MOVE.test(entry.message)) return 420;
  return side < 0 ? 0 : 230;
}

/** Moves are shown when their entry is played, before the update is. */
export function foresee(view: AslskView, entry: Entry): AslskView {
  return moved<UnitView, AslskView>(view, entry, { place: "board" });
}
