/**
 * Keeps what has not changed from one view to the next. Every update brings all units anew; units
 * that are as they were stay the same objects, so that only changed counters are drawn again.
 */

import type { S42View, UnitView } from "./wire";

const FIELDS = ["place", "hex", "area", "face", "steps", "order", "shows", "due", "died", "box"] as const;

function same(a: UnitView, b: UnitView): boolean {
  if (FIELDS.some((field) => a[field] !== b[field])) return false;
  return (a.marks ?? []).join() === (b.marks ?? []).join();
}

export class Roster {
  private view: S42View | null = null;

  settle(next: S42View | null): S42View | null {
    const before = this.view?.units;
    if (!next || next === this.view || !before) return (this.view = next);
    const units = next.units.map((unit, id) => {
      const old = before[id];
      return old && same(old, unit) ? old : unit;
    });
    return (this.view = { ...next, units });
  }
}

/** Remembers what was made of an object that never changes. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
