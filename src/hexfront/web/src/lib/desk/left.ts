/** What could still be done. */

import type { Undone } from "../wire";

/** Units that can act, hexes that can be dealt with, points that can be spent. */
export type Left = Required<Undone>;

export const NOTHING_LEFT: Left = { units: [], hexes: [], points: 0 };

export function isSome(left: Left): boolean {
  return isSomewhere(left) || left.points > 0;
}

/** Whether one can go there. */
export function isSomewhere({ units, hexes }: Left): boolean {
  return units.length + hexes.length > 0;
}
