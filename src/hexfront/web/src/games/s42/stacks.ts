/** Where the counters of the map and of the Entry Areas lie, piled or fanned out. */

import { stacked, type FanShape, type PileShape } from "../../lib/desk/piles";
import { strengths, weight } from "./print";
import type { S42View, UnitView } from "./wire";

export interface Pile {
  readonly hex: number;
  readonly units: readonly UnitView[];
  readonly attack: number;
  readonly defense: number;
}

export const PILE: PileShape = { step: 7, spread: 20 };

export const FAN: FanShape = {
  across: 80,
  down: 80,
  columns: 5,
  edge: { side: 50, top: 56, bottom: 50 },
};

/** By hex, the strongest unit last: it lies on top. */
export function stacksOf(view: S42View | null): Map<number, UnitView[]> {
  return stacked(
    view?.units ?? [],
    (unit) => (unit.place === "map" ? unit.hex : undefined),
    weight,
  );
}

/** By the letter of the Entry Area. */
export function areaStacksOf(view: S42View | null): Map<string, UnitView[]> {
  return stacked(
    view?.units ?? [],
    (unit) => (unit.place === "area" ? unit.area : undefined),
    weight,
  );
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
