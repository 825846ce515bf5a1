/** Where counters lie: piles in their hexes, the two sides of a Melee apart. */

import type { HexMap, Point } from "../../lib/geometry";
import type { AslskView, CounterFact, UnitView, WeaponView } from "./wire";

export interface Lain extends Point {
  readonly unit: UnitView;
  readonly rank: number;
  /** Counters shrink where both sides are in one hex. */
  readonly size: number;
}

const STEP = 6;
const SPREAD = 17;
const FAN_STEP = 78;
const FAN_COLUMNS = 4;
const BESIDE = 25;

const WEIGHT: Readonly<Record<string, number>> = { leader: 3, squad: 2, "half-squad": 1, crew: 1 };

/** By hex, in the order in which they lie, leaders on top and the broken below. */
export function stacksOf(
  view: AslskView | null,
  counter: (unit: UnitView) => CounterFact | undefined,
): Map<number, UnitView[]> {
  const found = new Map<number, UnitView[]>();
  for (const unit of view?.units ?? []) {
    if (unit.place !== "board" || unit.hex === undefined) continue;
    const listed = found.get(unit.hex);
    if (listed) listed.push(unit);
    else found.set(unit.hex, [unit]);
  }
  const weight = (unit: UnitView): number =>
    (WEIGHT[counter(unit)?.type ?? "squad"] ?? 0) - (unit.marks?.includes("broken") ? 4 : 0);
  for (const listed of found.values()) listed.sort((a, b) => weight(a) - weight(b) || a.id - b.id);
  return found;
}

/** In the order in which they are painted: the lowest counters of all piles first. */
export function piled(stacks: ReadonlyMap<number, readonly UnitView[]>, map: HexMap): Lain[] {
  const lain: Lain[] = [];
  for (const [id, units] of stacks) {
    const hex = map.at(id);
    if (!hex) continue;
    const mixed = units.some(({ side }) => side !== units[0]?.side);
    for (const side of [0, 1]) {
      const own = units.filter((unit) => unit.side === side);
      const step = own.length > 1 ? Math.min(STEP, SPREAD / (own.length - 1)) : 0;
      const x = hex.x + (mixed ? (side === 0 ? -BESIDE : BESIDE) : 0);
      own.forEach((unit, rank) => {
        const lift = (rank - (own.length - 1) / 2) * step;
        const size = mixed ? 0.74 : 1;
        lain.push({ unit, rank, x: x + lift, y: hex.y - lift, size });
      });
    }
  }
  return lain.sort((a, b) => a.rank - b.rank || a.unit.id - b.unit.id);
}

/** Side by side over the hex, the topmost first, in rows. */
export function fanned(units: readonly UnitView[], hex: Point, size: number): Lain[] {
  const wide = FAN_STEP * size;
  const columns = Math.min(units.length, FAN_COLUMNS);
  const rows = Math.ceil(units.length / columns);
  const half = ((columns - 1) / 2) * wide;
  return units.toReversed().map((unit, index) => ({
    unit,
    rank: index,
    size,
    x: hex.x - half + (index % columns) * wide,
    y: hex.y + (Math.floor(index / columns) - (rows - 1) / 2) * wide * 1.45,
  }));
}

/** By holder, or below zero -1 - hex for weapons that lie about. */
export function armory(view: AslskView | null): Map<number, WeaponView[]> {
  const found = new Map<number, WeaponView[]>();
  for (const weapon of view?.weapons ?? []) {
    const key =
      weapon.place === "held"
        ? weapon.holder
        : weapon.place === "lying"
          ? -1 - (weapon.hex ?? 0)
          : undefined;
    if (key === undefined) continue;
    const listed = found.get(key);
    if (listed) listed.push(weapon);
    else found.set(key, [weapon]);
  }
  return found;
}
