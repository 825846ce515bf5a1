/** What a log entry tells of the map: who went where, who fired at what, where something happened. */

import type { Entry } from "./wire";

export interface Deed {
  /** An arrow for moves and shots, a ring for what happens in one hex. */
  readonly kind: "move" | "fire" | "spot";
  readonly from: number;
  readonly to: number;
}

const SHOTS = /^log-(attack|fires|rakes|to-hit|directs|bombard)/;

const num = (value: unknown): number => (typeof value === "number" ? value : -1);

/** Null for what has no place; for a shot, the firer's present hex is where it came from. */
export function deedOf({ message, args }: Entry, hexOf: (unit: number) => number): Deed | null {
  const here = hexOf(num(args["unit"]));
  const from = num(args["from"] ?? args["origin"]);
  const to = num(args["to"]);
  if (to >= 0 && from >= 0 && from !== to) return { kind: "move", from, to };
  const hex = num(args["hex"]);
  if (SHOTS.test(message) && hex >= 0 && here >= 0 && hex !== here) {
    return { kind: "fire", from: here, to: hex };
  }
  const who = [args["target"], args["by"]].map((unit) => hexOf(num(unit)));
  const at = [hex, to, here, ...who].find((place) => place >= 0) ?? -1;
  return at >= 0 ? { kind: "spot", from: at, to: at } : null;
}
