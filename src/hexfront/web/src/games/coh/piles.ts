/** Where the counters of a stack lie, piled or fanned out. */

import type { HexMap, Point } from "../../lib/geometry";
import type { UnitView } from "./wire";

export interface Lain extends Point {
  readonly unit: UnitView;
}

const STEP = 8;
const FAN_STEP = 78;

/** In the order in which they are painted: the lowest counter of each pile first. */
export function piled(stacks: ReadonlyMap<number, readonly UnitView[]>, map: HexMap): Lain[] {
  const lain: Lain[] = [];
  for (const [id, units] of stacks) {
    const hex = map.at(id);
    if (!hex) continue;
    const step = Math.min(STEP, 22 / units.length);
    units.forEach((unit, index) => {
      const lift = (index - (units.length - 1) / 2) * step;
      lain.push({ unit, x: hex.x + lift, y: hex.y - lift });
    });
  }
  return lain.sort((a, b) => a.unit.id - b.unit.id);
}

/** Side by side above the hex, in rows of at most five, inside the drawing. */
export function fanned(
  units: readonly UnitView[],
  hex: Point,
  width: number,
  size: number,
): Lain[] {
  const wide = FAN_STEP * size;
  const columns = Math.min(units.length, 5);
  const rows = Math.ceil(units.length / columns);
  const half = ((columns - 1) / 2) * wide;
  const edge = half + 50 * size;
  const middle = Math.min(width - edge, Math.max(edge, hex.x));
  return units.map((unit, index) => ({
    unit,
    x: middle - half + (index % columns) * wide,
    y: hex.y + (Math.floor(index / columns) - (rows - 1) / 2) * wide,
  }));
}
