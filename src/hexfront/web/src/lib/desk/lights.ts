/** Sorting offers by what they are about. */

import type { Box } from "../camera.svelte";
import type { Point } from "../geometry";
import type { Choice, Offer } from "../wire";

/** Puts something to those that are listed under a key already. */
export function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const listed = map.get(key);
  if (listed) listed.push(value);
  else map.set(key, [value]);
}

/** The offers of some types, in the order of these types. */
export function ofTypes<O extends Offer>(
  offers: readonly O[],
  types: readonly O["choice"]["type"][],
): O[] {
  return types.flatMap((type) => offers.filter(({ choice }) => choice.type === type));
}

/** Offers by their type, in the order of these types and without those that are not on offer. */
export function byType<O extends Offer>(
  offers: readonly O[],
  types: readonly O["choice"]["type"][],
): Map<O["choice"]["type"], O[]> {
  const found = new Map<O["choice"]["type"], O[]>();
  for (const type of types) {
    const listed = offers.filter(({ choice }) => choice.type === type);
    if (listed.length > 0) found.set(type, listed);
  }
  return found;
}

interface Board {
  readonly lit: { readonly hexes: ReadonlyMap<number, unknown> };
  readonly map: { at(hex: number): (Point & { readonly id: number }) | undefined };
  /** The window in the board's own units. */
  readonly room: Box;
}

/** Places from the nearest to another one on. */
export function byDistance<P extends Point>(places: readonly P[], { x, y }: Point): P[] {
  const far = (at: Point): number => Math.hypot(at.x - x, at.y - y);
  return places.toSorted((a, b) => far(a) - far(b));
}

/** Where no lit hex is in view, the one nearest to a place; else -1. */
export function unseenLit({ lit, map, room }: Board, from: Point): number {
  const hexes = [...lit.hexes.keys()].flatMap((hex) => map.at(hex) ?? []);
  const isSeen = (at: Point): boolean =>
    Math.abs(at.x - room.x - room.width / 2) <= room.width / 2 &&
    Math.abs(at.y - room.y - room.height / 2) <= room.height / 2;
  return hexes.some(isSeen) ? -1 : (byDistance(hexes, from)[0]?.id ?? -1);
}

/** The unit that a choice names as its own, or -1. */
export function unitIn(choice: Choice): number {
  const unit = "unit" in choice ? choice.unit : undefined;
  return typeof unit === "number" ? unit : -1;
}

export type Find = (offers: readonly Offer[]) => Offer | undefined;

/** The first offer that fits the earliest of several wishes. */
export function wish<C extends Choice>(...wishes: ((choice: C) => boolean)[]): Find {
  return (offers) => {
    for (const fits of wishes) {
      const found = offers.find(({ choice }) => fits(choice as C));
      if (found) return found;
    }
    return undefined;
  };
}
