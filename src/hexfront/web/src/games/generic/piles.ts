/** How the counters of a stack lie, piled or fanned out. */

import type { FanShape, PileShape } from "../../lib/desk/piles";

export const PILE: PileShape = { step: 9, spread: 26 };

export const FAN: FanShape = {
  across: 78,
  down: 78,
  columns: 5,
  edge: { side: 54, top: 58, bottom: 58 },
};
