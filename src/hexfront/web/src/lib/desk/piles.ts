/** Where counters lie: piled in their hexes, or side by side when a pile is opened. */

import type { Box } from "../camera.svelte";
import type { HexMap, Point } from "../geometry";
import type { Placed } from "./desk";
import { add } from "./lights";

export interface Lain<U> extends Point {
  readonly unit: U;
  /** From the bottom of its pile. */
  readonly rank: number;
  /** Counters shrink where two piles share a hex. */
  readonly size: number;
}

/** Units by a key, each list in the order in which they lie: the last one on top. */
export function stacked<K, U extends Placed>(
  units: readonly U[],
  key: (unit: U) => K | undefined,
  weight: (unit: U) => number = () => 0,
): Map<K, U[]> {
  const found = new Map<K, U[]>();
  for (const unit of units) {
    const at = key(unit);
    if (at !== undefined) add(found, at, unit);
  }
  for (const listed of found.values()) listed.sort((a, b) => weight(a) - weight(b) || a.id - b.id);
  return found;
}

export interface PileShape {
  /** From one counter to the next. */
  readonly step: number;
  /** From the lowest to the highest, at most. */
  readonly spread: number;
}

/** The counters of one pile around a point, lowest first. */
export function pile<U>(
  units: readonly U[],
  at: Point,
  { step, spread }: PileShape,
  size = 1,
): Lain<U>[] {
  const apart = units.length > 1 ? Math.min(step, spread / (units.length - 1)) : 0;
  return units.map((unit, rank) => {
    const lift = (rank - (units.length - 1) / 2) * apart;
    return { unit, rank, size, x: at.x + lift, y: at.y - lift };
  });
}

/** In the order in which they are painted: the lowest counters of all piles first. */
export function painted<U extends Placed>(lain: Lain<U>[]): Lain<U>[] {
  return lain.sort((a, b) => a.rank - b.rank || a.unit.id - b.unit.id);
}

/** One pile in each hex. */
export function piled<U extends Placed>(
  stacks: ReadonlyMap<number, readonly U[]>,
  map: HexMap,
  shape: PileShape,
): Lain<U>[] {
  const lain: Lain<U>[] = [];
  for (const [id, units] of stacks) {
    const hex = map.at(id);
    if (hex) lain.push(...pile(units, hex, shape));
  }
  return painted(lain);
}

export interface FanShape {
  /** From the middle of one counter to that of the next, across and down. */
  readonly across: number;
  readonly down: number;
  readonly columns: number;
  /** How far the tray reaches beyond the middle of its outermost counters. */
  readonly edge: { readonly side: number; readonly top: number; readonly bottom: number };
}

export interface Fan<U> {
  readonly places: readonly Lain<U>[];
  readonly box: { left: number; right: number; top: number; bottom: number };
}

/** The way in which there is room: onwards, else back, else where there is more. */
function way(from: number, far: number, least: number, most: number): 1 | -1 {
  if (from + far <= most) return 1;
  if (from - far >= least) return -1;
  return most - from >= from - least ? 1 : -1;
}

/** How far a stretch is moved to lie between two limits; its start wins. */
function into(start: number, end: number, least: number, most: number): number {
  return start < least || end - start > most - least ? least - start : Math.min(0, most - end);
}

/**
 * A pile spread out: the first unit stays where it is, so that nothing else comes to lie under the
 * pointer, and the others are laid beside and below it, or on the other side where the window ends.
 * A row is no longer than the window is wide.
 */
export function fanOut<U>(
  units: readonly U[],
  from: Point,
  { across, down, columns, edge }: FanShape,
  size: number,
  room: Box,
): Fan<U> {
  const fitting = Math.floor((room.width / size - 2 * edge.side) / across) + 1;
  const wide = Math.min(units.length, columns, Math.max(1, fitting));
  const deep = Math.ceil(units.length / Math.max(1, wide));
  const right = room.x + room.width;
  const low = room.y + room.height;
  const dx = way(from.x, ((wide - 1) * across + edge.side) * size, room.x, right);
  const dy = way(from.y, ((deep - 1) * down + edge.bottom) * size, room.y, low);
  const spread = units.map((unit, rank) => ({
    unit,
    rank,
    size,
    x: from.x + dx * (rank % wide) * across * size,
    y: from.y + dy * Math.floor(rank / wide) * down * size,
  }));
  const wanted = {
    left: Math.min(...spread.map(({ x }) => x)) - edge.side * size,
    right: Math.max(...spread.map(({ x }) => x)) + edge.side * size,
    top: Math.min(...spread.map(({ y }) => y)) - edge.top * size,
    bottom: Math.max(...spread.map(({ y }) => y)) + edge.bottom * size,
  };
  const x = into(wanted.left, wanted.right, room.x, right);
  const y = into(wanted.top, wanted.bottom, room.y, low);
  return {
    places: spread.map((place) => ({ ...place, x: place.x + x, y: place.y + y })),
    box: {
      left: wanted.left + x,
      right: wanted.right + x,
      top: wanted.top + y,
      bottom: wanted.bottom + y,
    },
  };
}

export interface PileClick {
  /** How many counters lie there. */
  readonly crowd: number;
  /** The tray is open already, or the click was on it. */
  readonly opened: boolean;
  /** Some counter of the pile takes an offer. */
  readonly lit: boolean;
  /** The hex under the pile takes an offer. */
  readonly hexLit: boolean;
  readonly own: boolean;
}

/** Whether a click on a pile spreads it out; else it is a click on the counter on top. */
export function opensPile({ crowd, opened, lit, hexLit, own }: PileClick): boolean {
  if (crowd < 2 || opened) return false;
  return lit || (own && !hexLit);
}
