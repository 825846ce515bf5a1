/** What a log entry does on the board when it is played, before the update is. */

import type { Entry } from "../wire";
import type { Placed } from "./desk";

/** The units with one of them changed; the same list when there is no such unit. */
export function changed<U extends Placed>(
  units: readonly U[],
  id: number,
  change: Partial<U>,
): readonly U[] {
  return units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit));
}

/** A unit is moved to where its entry says: `unit` and `to`, as all games call it. */
export function moved<U extends Placed, V extends { readonly units: readonly U[] }>(
  view: V,
  entry: Entry,
  place: Partial<U>,
): V {
  const { unit, to } = entry.args;
  if (typeof unit !== "number" || typeof to !== "number" || to < 0) return view;
  return { ...view, units: changed(view.units, unit, { ...place, hex: to }) };
}

/** Whether somebody at this keyboard plays the side that an entry is about. */
export function isOwn(players: readonly string[], side: number): boolean {
  return side >= 0 && ["me", "friend"].includes(players[side] ?? "");
}
