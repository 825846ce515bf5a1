/** Where the front runs: between the hexes that lie nearer to one side and to the other. */

import type { HexMap } from "./geometry";

interface Near {
  readonly side: number;
  readonly steps: number;
}

/** By hex: the side whose units are nearest, as far as nobody is as near; -1 for a draw. */
export function nearest(
  map: HexMap,
  holders: ReadonlyMap<number, number>,
  open: (hex: number) => boolean,
  reach: number,
): Map<number, Near> {
  const found = new Map<number, Near>();
  let edge = [...holders];
  for (const [hex, side] of edge) found.set(hex, { side, steps: 0 });
  for (let steps = 1; steps <= reach && edge.length > 0; steps += 1) {
    const next = new Map<number, number>();
    for (const [hex, side] of edge) {
      for (const beyond of map.neighbours(hex)) {
        if (!beyond || found.has(beyond.id) || !open(beyond.id)) continue;
        const claimed = next.get(beyond.id);
        next.set(beyond.id, claimed === undefined || claimed === side ? side : -1);
      }
    }
    for (const [hex, side] of next) found.set(hex, { side, steps });
    edge = [...next];
  }
  return found;
}

/** The front as hexsides, drawn from the first side's hexes; a hex that is drawn is nobody's. */
export function frontLine(map: HexMap, near: ReadonlyMap<number, Near>, side: number): string {
  const edges: string[] = [];
  for (const [hex, { side: holder }] of near) {
    if (holder !== side) continue;
    for (const beyond of map.neighbours(hex)) {
      const other = beyond && near.get(beyond.id);
      if (beyond && other && other.side !== side) edges.push(map.hexside(hex, beyond.id));
    }
  }
  return edges.join("");
}
