/** What a turn brings: who comes and goes, what the weather does, who lacks supply. */

import { text } from "../../lib/words.svelte";
import type { S42Desk } from "./desk.svelte";
import { has } from "./print";
import type { FrozenFact, UnitView, WithdrawalFact } from "./wire";

export interface Briefing {
  /** Units due this turn, and in the turns after it. */
  readonly arrivals: readonly UnitView[];
  readonly later: readonly { readonly turn: number; readonly units: readonly UnitView[] }[];
  readonly withdrawals: readonly WithdrawalFact[];
  /** Groups of units that still may not move, by their place in the facts. */
  readonly frozen: readonly { readonly group: number; readonly fact: FrozenFact }[];
  readonly dry: readonly UnitView[];
  readonly isolated: readonly UnitView[];
}

/** How many turns ahead withdrawals and reinforcements are told. */
const AHEAD = 2;

export function briefingOf(desk: S42Desk, side: number): Briefing {
  const turn = desk.view?.turn ?? 0;
  const own = desk.units.filter(({ id }) => desk.sideOfUnit(id) === side);
  const due = (on: number): UnitView[] =>
    own.filter((unit) => unit.place === "pending" && unit.due === on);
  const standing = own.filter(({ place }) => place === "map" || place === "area");
  return {
    arrivals: own.filter((unit) => unit.place === "pending" && (unit.due ?? 0) <= turn && unit.due),
    later: Array.from({ length: AHEAD }, (_, n) => ({ turn: turn + n + 1, units: due(turn + n + 1) }))
      .filter(({ units }) => units.length > 0),
    withdrawals: desk.facts.withdrawals.filter(
      (each) => each.side === side && each.turn >= turn && each.turn <= turn + AHEAD,
    ),
    frozen: desk.facts.frozen.flatMap((fact, group) => {
      const bound = fact.units.some((id) => {
        const unit = desk.units[id];
        return unit && desk.sideOfUnit(id) === side && has(unit, "locked");
      });
      return bound ? [{ group, fact }] : [];
    }),
    dry: standing.filter((unit) => has(unit, "oos") && !has(unit, "isolated")),
    isolated: standing.filter((unit) => has(unit, "isolated")),
  };
}

/** An army of the order of battle and its units. */
export interface Army {
  readonly key: string;
  readonly name: string;
  readonly units: readonly UnitView[];
  readonly steps: number;
  readonly full: number;
}

/** The units of a side by army, in the order of the counters; lost ones too. */
export function armiesOf(desk: S42Desk, side: number): Army[] {
  const found = new Map<string, UnitView[]>();
  for (const unit of desk.units) {
    const facts = desk.facts.units[unit.id];
    if (!facts || facts.side !== side || facts.type === "supply" || unit.place === "removed") continue;
    const listed = found.get(facts.formation);
    if (listed) listed.push(unit);
    else found.set(facts.formation, [unit]);
  }
  return [...found].map(([key, units]) => ({
    key,
    name: text(desk.facts.formations[key]?.name),
    units,
    steps: units.reduce((sum, unit) => sum + (fights(unit) ? (unit.steps ?? 0) : 0), 0),
    full: units.reduce((sum, { id }) => sum + (desk.facts.units[id]?.steps ?? 0), 0),
  }));
}

function fights({ place }: UnitView): boolean {
  return place === "map" || place === "area";
}
