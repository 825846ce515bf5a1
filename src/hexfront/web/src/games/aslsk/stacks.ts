/** Where counters lie: piles in their hexes, the two sides of a Melee apart. */

import { add } from "../../lib/desk/lights";
import {
  painted,
  pile,
  stacked,
  type FanShape,
  type Lain,
  type PileShape,
} from "../../lib/desk/piles";
import type { HexMap } from "../../lib/geometry";
import type { AslskView, CounterFact, UnitView, WeaponView } from "./wire";

const PILE: PileShape = { step: 6, spread: 17 };
/** From the middle of the hex to the pile of either side, and how much smaller its counters are. */
const BESIDE = 25;
const SHRUNK = 0.74;

export const FAN: FanShape = {
  across: 78,
  down: 113,
  columns: 4,
  edge: { side: 46, top: 44, bottom: 44 },
};

const WEIGHT: Readonly<Record<string, number>> = { leader: 3, squad: 2, "half-squad": 1, crew: 1 };

/** By hex, in the order in which they lie, leaders on top and the broken below. */
export function stacksOf(
  view: AslskView | null,
  counter: (unit: UnitView) => CounterFact | undefined,
): Map<number, UnitView[]> {
  return stacked(
    view?.units ?? [],
    (unit) => (unit.place === "board" ? unit.hex : undefined),
    (unit) =>
      (WEIGHT[counter(unit)?.type ?? "squad"] ?? 0) - (unit.marks?.includes("broken") ? 4 : 0),
  );
}

/** One pile in a hex, or one of each side. */
export function piled(
  stacks: ReadonlyMap<number, readonly UnitView[]>,
  map: HexMap,
): Lain<UnitView>[] {
  const lain: Lain<UnitView>[] = [];
  for (const [id, units] of stacks) {
    const hex = map.at(id);
    if (!hex) continue;
    const own = units.filter(({ side }) => side === 0);
    const others = units.filter(({ side }) => side !== 0);
    if (own.length > 0 && others.length > 0) {
      lain.push(...pile(own, { x: hex.x - BESIDE, y: hex.y }, PILE, SHRUNK));
      lain.push(...pile(others, { x: hex.x + BESIDE, y: hex.y }, PILE, SHRUNK));
    } else lain.push(...pile(units, hex, PILE));
  }
  return painted(lain);
}

/** By holder, or below zero -1 - hex for weapons that lie about. */
export function armory(view: AslskView | null): Map<number, WeaponView[]> {
  const found = new Map<number, WeaponView[]>();
  for (const weapon of view?.weapons ?? []) {
    if (weapon.place === "held" && weapon.holder !== undefined) add(found, weapon.holder, weapon);
    else if (weapon.place === "lying") add(found, -1 - (weapon.hex ?? 0), weapon);
  }
  return found;
}
