/** What could still be done, and how the keys go to it. */

import type { Undone } from "../wire";

/** Units that can act, hexes that can be dealt with. */
export type Left = Required<Undone>;

export const NOTHING_LEFT: Left = { units: [], hexes: [] };

export function isSome({ units, hexes }: Left): boolean {
  return units.length + hexes.length > 0;
}

/** Enter then presses what the player has just gone to, and nothing else. */
export function focusOn(...handles: readonly string[]): void {
  for (const handle of handles) {
    const found = document.querySelector<HTMLElement | SVGElement>(`[data-testid="${handle}"]`);
    if (found && found.tabIndex >= 0) return found.focus({ preventScroll: true });
  }
}
