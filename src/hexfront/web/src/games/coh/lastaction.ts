/** The latest thing done on the map, for the arrow that keeps it in sight. */

import type { LogLine } from "../../lib/wire";
import type { UnitView } from "./types";

export interface Trace {
  readonly kind: "move" | "fire";
  readonly from: number;
  readonly to: number;
}

const num = (value: unknown): number => (typeof value === "number" ? value : -1);

/** Moves name where they began; for a shot the attacker's present hex is where it came from. */
export function lastTrace(
  log: readonly LogLine[],
  units: ReadonlyMap<number, UnitView>,
): Trace | null {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index]?.entry;
    if (!entry) continue;
    const { args, message } = entry;
    if (message === "log-round" || message === "log-pass") return null;
    if (message === "log-move" && num(args["origin"]) >= 0) {
      return { kind: "move", from: num(args["origin"]), to: num(args["to"]) };
    }
    if (message === "log-attack") {
      const from = units.get(num(args["unit"]))?.hex ?? -1;
      return { kind: "fire", from, to: num(args["hex"]) };
    }
    if (["log-enter", "log-stall", "log-hide", "log-pivot"].includes(message)) return null;
  }
  return null;
}
