/** The latest thing done on the map, marked until the next one. */

import type { Deed } from "../../lib/deeds";
import type { LogLine } from "../../lib/wire";
import type { UnitView } from "./wire";

const SPOTS = new Set(["log-enter", "log-pivot", "log-stall", "log-revealed", "log-cover"]);
const RALLIES = new Set(["log-rally-succeeds", "log-rally-fails", "log-rallied"]);

const num = (value: unknown): number => (typeof value === "number" ? value : -1);

/** For a shot, the attacker's present hex is where it came from. */
export function lastTrace(
  log: readonly LogLine[],
  units: ReadonlyMap<number, UnitView>,
): Deed | null {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index]?.entry;
    if (!entry) continue;
    const { args, message } = entry;
    const here = units.get(num(args["unit"]))?.hex ?? -1;
    if (message === "log-round" || message === "log-pass") return null;
    if (message === "log-attack") return { kind: "fire", from: here, to: num(args["hex"]) };
    if (message === "log-strike-lands" || message === "log-smoke") {
      return { kind: "spot", from: here, to: num(args["hex"]) };
    }
    if ((message === "log-move" || message === "log-bonus-move") && num(args["origin"]) >= 0) {
      return { kind: "move", from: num(args["origin"]), to: num(args["to"]) };
    }
    if (SPOTS.has(message) || RALLIES.has(message)) return { kind: "spot", from: here, to: here };
  }
  return null;
}
