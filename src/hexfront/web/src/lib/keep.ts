/** The tables this browser sits at, so that a closed page can go on with its games. */

import type { NewTable, Seated } from "./wire";

export interface KeptTable extends Omit<Seated, "invites"> {
  readonly game: string;
  readonly scenario: string;
  readonly invites?: Seated["invites"];
  /** How it was set up, for another game of the same kind. */
  readonly setup?: NewTable;
  /** What this player added to the dice, and the pledge that the server gave at first. */
  readonly grain?: string;
  readonly pledge?: string;
}

const KEY = "hexfront.tables";

export function keptTables(): KeptTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptTable[]) : [];
  } catch {
    return [];
  }
}

export function keepTable(table: KeptTable): void {
  const others = keptTables().filter((kept) => kept.table !== table.table);
  localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, 30)));
}

/** The first pledge of the server's dice counts; another one later would be a broken one. */
export function keepPledge(table: string, pledge: string): string {
  const kept = keptTables().find((one) => one.table === table);
  if (kept && !kept.pledge) keepTable({ ...kept, pledge });
  return kept?.pledge ?? pledge;
}

export function forgetTable(table: string): void {
  const others = keptTables().filter((kept) => kept.table !== table);
  localStorage.setItem(KEY, JSON.stringify(others));
}
