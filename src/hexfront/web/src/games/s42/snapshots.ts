/** How things stood around a battle when it was logged, for the small maps in the log. */

import { SvelteMap } from "svelte/reactivity";
import type { HexMap } from "../../lib/geometry";
import type { Entry, LogLine } from "../../lib/wire";
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

/** What was undone and done otherwise in the same step is another battle. */
function keyOf(step: number, { args }: Entry): string {
  return `${step} ${JSON.stringify(args)}`;
}

export class Snapshots {
  /** By the step of the game: players who share a screen read each his own log. */
  private readonly taken = new SvelteMap<string, Snapshot>();

  constructor(
    private readonly facts: S42Facts,
    private readonly map: HexMap,
  ) {}

  take({ step, entry }: LogLine, view: S42View | null): void {
    const { hex } = entry.args;
    const key = keyOf(step, entry);
    if (!view || typeof hex !== "number" || !isBattle(entry) || this.taken.has(key)) return;
    const near = new Set(this.around(hex));
    const held = new Map<number, [number, number, number]>();
    for (const unit of view.units) {
      if (unit.place !== "map" || unit.hex === undefined || !near.has(unit.hex)) continue;
      const side = this.facts.units[unit.id]?.side ?? 0;
      const before = held.get(unit.hex)?.[2] ?? 0;
      held.set(unit.hex, [unit.hex, side, before + 1]);
    }
    this.taken.set(key, { hex, held: [...held.values()] });
  }

  of({ step, entry }: LogLine): Snapshot | undefined {
    return this.taken.get(keyOf(step, entry));
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
