/** Where the counters of the map and of the Entry Areas lie, piled or fanned out. */

import type { HexMap, Point } from "../../lib/geometry";
import { strengths, weight } from "./print";
import type { S42View, UnitView } from "./wire";

export interface Lain extends Point {
  readonly unit: UnitView;
  readonly rank: number;
}

export interface Pile {
  readonly hex: number;
  readonly units: readonly UnitView[];
  readonly attack: number;
  readonly defense: number;
}

const STEP = 7;
const SPREAD = 20;
const FAN_STEP = 80;
const FAN_COLUMNS = 5;

function gathered<K>(
  units: readonly UnitView[],
  key: (unit: UnitView) => K | undefined,
): Map<K, UnitView[]> {
  const found = new Map<K, UnitView[]>();
  for (const unit of units) {
    const at = key(unit);
    if (at === undefined) continue;
    const listed = found.get(at);
    if (listed) listed.push(unit);
    else found.set(at, [unit]);
  }
  for (const listed of found.values()) listed.sort((a, b) => weight(a) - weight(b) || a.id - b.id);
  return found;
}

/** By hex, the strongest unit last: it lies on top. */
export function stacksOf(view: S42View | null): Map<number, UnitView[]> {
  return gathered(view?.units ?? [], (unit) => (unit.place === "map" ? unit.hex : undefined));
}

/** By the letter of the Entry Area. */
export function areaStacksOf(view: S42View | null): Map<string, UnitView[]> {
  return gathered(view?.units ?? [], (unit) => (unit.place === "area" ? unit.area : undefined));
}

export function pilesOf(stacks: ReadonlyMap<number, readonly UnitView[]>): Pile[] {
  return [...stacks].map(([hex, units]) => {
    let attack = 0;
    let defense = 0;
    for (const unit of units) {
      const one = strengths(unit);
      attack += one.attack;
      defense += one.defense;
    }
    return { hex, units, attack, defense };
  });
}

/** In the order in which they are painted: the lowest counters of all piles first. */
export function piled(stacks: ReadonlyMap<number, readonly UnitView[]>, map: HexMap): Lain[] {
  const lain: Lain[] = [];
  for (const [id, units] of stacks) {
    const hex = map.at(id);
    if (!hex) continue;
    const step = units.length > 1 ? Math.min(STEP, SPREAD / (units.length - 1)) : 0;
    units.forEach((unit, rank) => {
      const lift = (rank - (units.length - 1) / 2) * step;
      lain.push({ unit, rank, x: hex.x + lift, y: hex.y - lift });
    });
  }
  return lain.sort((a, b) => a.rank - b.rank || a.unit.id - b.unit.id);
}

/** Side by side over the hex, the strongest first, in rows. */
export function fanned(units: readonly UnitView[], hex: Point, size: number): Lain[] {
  const wide = FAN_STEP * size;
  const columns = Math.min(units.length, FAN_COLUMNS);
  const rows = Math.ceil(units.length / columns);
  const half = ((columns - 1) / 2) * wide;
  return units.toReversed().map((unit, index) => ({
    unit,
    rank: index,
    x: hex.x - half + (index % columns) * wide,
    y: hex.y + (Math.floor(index / columns) - (rows - 1) / 2) * wide,
  }));
}
