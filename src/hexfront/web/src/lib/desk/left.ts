/** What could still be done. */

import type { Undone } from "../wire";

/** Units that can act, hexes that can be dealt with. */
export type Left = Required<Undone>;

export const NOTHING_LEFT: Left = { units: [], hexes: [] };

export function isSome({ units, hexes }: Left): boolean {
  return units.length + hexes.length > 0;
}
