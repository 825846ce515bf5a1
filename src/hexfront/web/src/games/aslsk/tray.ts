/** The counters that wait to be set up: units to place, weapons to hand out, sort by sort. */

import type { TrayItem } from "./lit";
import type { AslskFacts, AslskOffer, AslskView } from "./types";

export interface TraySort {
  readonly key: string;
  readonly item: TrayItem;
  readonly kind: string;
  readonly group: number;
  readonly count: number;
}

export function trayOf(
  facts: AslskFacts,
  view: AslskView | null,
  offers: readonly AslskOffer[],
): readonly TraySort[] {
  const sorts = new Map<string, TraySort>();
  for (const { choice } of offers) {
    if (choice.type !== "Place" && choice.type !== "Arm") continue;
    const weapon = choice.type === "Arm";
    const id = weapon ? choice.weapon : choice.unit;
    const start = weapon ? facts.support[id] : facts.units[id];
    if (!start) continue;
    const key = `${choice.type}:${start.group}:${start.kind}`;
    if (sorts.has(key)) continue;
    const alike = (weapon ? facts.support : facts.units).filter(
      (other) => other.group === start.group && other.kind === start.kind,
    );
    const pieces = weapon ? view?.weapons : view?.units;
    const count = alike.filter((other) => pieces?.[other.id]?.place === "pending").length;
    const item: TrayItem = { type: weapon ? "weapon" : "unit", id };
    sorts.set(key, { key, item, kind: start.kind, group: start.group, count });
  }
  const order = (sort: TraySort): number => (sort.item.type === "unit" ? 0 : 1);
  return [...sorts.values()].sort((a, b) => order(a) - order(b));
}
