/** How things stood around a battle when it was logged, for the small maps in the log. */

import type { HexMap } from "../../lib/geometry";
import type { Entry } from "../../lib/wire";
import type { S42View } from "./types";

export interface Snapshot {
  readonly hex: number;
  /** Hexes with units: hex and how many of them. */
  readonly held: readonly (readonly [number, number])[];
}

const RADIUS = 2;

export function isBattle(entry: Entry): boolean {
  return /^log-(s42-)?(attack|battle|combat|auto-ds|breakthrough)/.test(entry.message);
}

export class Snapshots {
  private readonly taken = new WeakMap<Entry, Snapshot>();

  constructor(private readonly map: HexMap) {}

  take(entry: Entry, view: S42View | null): void {
    const { hex } = entry.args;
    if (!view || typeof hex !== "number" || !isBattle(entry)) return;
    const near = new Set(this.around(hex));
    const counts = new Map<number, number>();
    for (const unit of view.units) {
      if (unit.place !== "map" || unit.hex === undefined || !near.has(unit.hex)) continue;
      counts.set(unit.hex, (counts.get(unit.hex) ?? 0) + 1);
    }
    this.taken.set(entry, { hex, held: [...counts] });
  }

  of(entry: Entry): Snapshot | undefined {
    return this.taken.get(entry);
  }

  /** The hexes within two of a hex, itself first. */
  around(hex: number): number[] {
    const found = new Set([hex]);
    for (let ring = 0; ring < RADIUS; ring += 1) {
      for (const id of [...found]) {
        for (const next of this.map.neighbours(id)) if (next) found.add(next.id);
      }
    }
    return [...found];
  }
}
