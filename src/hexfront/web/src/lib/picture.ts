/** What the server has told of each seat: its latest update, and the log as far as it is known. */

import type { Changes, Earlier, LogLine, Update } from "./wire";

/** A change as `table/difference.py` writes it. */
type Change = readonly unknown[] | { readonly [key: string]: Change };
type Run = readonly [start: number, count: number] | { readonly new: readonly unknown[] };

/** The new value from the old one; what has not changed stays the same object. */
export function applied(change: Change | null, old: unknown): unknown {
  if (change === null) return old;
  if (isWhole(change)) return change[0];
  if (!Array.isArray(old)) return withFields(change, old as Readonly<Record<string, unknown>>);
  if ("runs" in change) return joined(change["runs"] as unknown as readonly Run[], old);
  const made = [...(old as readonly unknown[])];
  for (const [index, inner] of Object.entries(change)) {
    made[Number(index)] = applied(inner, made[Number(index)]);
  }
  return made;
}

function isWhole(change: Change): change is readonly unknown[] {
  return Array.isArray(change);
}

function withFields(
  change: Readonly<Record<string, Change>>,
  old: Readonly<Record<string, unknown>>,
): unknown {
  const made = new Map(Object.entries(old));
  for (const [name, inner] of Object.entries(change)) {
    if (isWhole(inner) && inner.length === 0) made.delete(name);
    else made.set(name, applied(inner, made.get(name)));
  }
  return Object.fromEntries(made);
}

function joined(runs: readonly Run[], old: readonly unknown[]): unknown[] {
  return runs.flatMap((run) => ("new" in run ? run.new : old.slice(run[0], run[0] + run[1])));
}

interface Picture {
  readonly latest: Update;
  readonly lines: readonly LogLine[];
}

/** The pictures of the seats that this page looks through, one at a time. */
export class Pictures {
  private readonly bySeat = new Map<number, Picture>();

  /** A whole update; nothing from before it counts any more. */
  painted(update: Update): Update {
    this.bySeat.set(update.seat, { latest: update, lines: update.log });
    return update;
  }

  /** The update that changes make of the latest one of their seat; null if there is none. */
  changed({ since, changes, kept, log }: Changes): Update | null {
    const before = [...this.bySeat.values()].find(({ latest }) => latest.seq === since);
    if (!before) return null;
    const update = applied(changes as Change | null, before.latest) as Update;
    const lines = [...before.lines.filter((line) => line.number < kept), ...log];
    const latest = { ...update, log: update.fresh ? lines : log };
    this.bySeat.set(latest.seat, { latest, lines });
    return latest;
  }

  /** Lines from before those that are known of a seat. */
  extended({ seat, log }: Earlier): void {
    const known = this.bySeat.get(seat);
    if (known) this.bySeat.set(seat, { ...known, lines: precededBy(log, known.lines) });
  }
}

/** The lines with those that come right before them; without any that do not fit. */
export function precededBy(
  earlier: readonly LogLine[],
  lines: readonly LogLine[],
): readonly LogLine[] {
  const fits = earlier.at(-1)?.number === (lines[0]?.number ?? 0) - 1;
  return fits ? [...earlier, ...lines] : lines;
}
