/** How the counters of a stack lie, piled or fanned out. */

import { stacked, type FanShape, type PileShape } from "../../lib/desk/piles";
import type { CohView, UnitView } from "./wire";

export const PILE: PileShape = { step: 8, spread: 18 };

export const FAN: FanShape = {
  across: 78,
  down: 78,
  columns: 5,
  edge: { side: 54, top: 58, bottom: 58 },
};

/** By hex, in the order of their numbers; who is carried lies below who carries. */
export function stacksOf(view: CohView | null): Map<number, UnitView[]> {
  return stacked(
    view?.units ?? [],
    ({ hex, place }) =>
      hex !== undefined && hex >= 0 && (place === "board" || place === "hidden") ? hex : undefined,
    ({ carrier }) => (carrier === undefined ? 0 : -1),
  );
}
