/** How things stood around a battle when it was logged, for the small maps in the log. */

import type { HexMap } from "../../lib/geometry";
import type { Entry } from "../../lib/wire";
import type { S42Facts, S42View } from "./wire";

export interface Snapshot {
  readonly hex: number;
  /** Hexes with units: hex, side, how many. */
  readonly held: readonly (readonly [number, number, number])[];
}

const RADIUS = 2;

const BATTLES = new Set(["log-assault", "log-breakthrough", "log-auto-ds"]);

/** A combat begins. */
export function isBattle(entry: Entry): boolean {
  return BATTLES.has(entry.message);
}

export class Snapshots {
  private readonly taken = new WeakMap<Entry, Snapshot>();

  constructor(
    private readonly facts: S42Facts,
    private readonly map: HexMap,
  ) {}

  take(entry: Entry, view: S42View | null): void {
    const { hex } = entry.args;
    if (!view || typeof hex !== "number" || !isBattle(entry)) return;
    const near = new Set(this.around(hex));
    const held = new Map<number, [number, number, number]>();
    for (const unit of view.units) {
      if (unit.place !== "map" || unit.hex === undefined || !near.has(unit.hex)) continue;
      const side = this.facts.units[unit.id]?.side ?? 0;
      const before = held.get(unit.hex)?.[2] ?? 0;
      held.set(unit.hex, [unit.hex, side, before + 1]);
    }
    this.taken.set(entry, { hex, held: [...held.values()] });
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
