/** The counters that wait to be set up: units to place, weapons to hand out, sort by sort. */

import type { TrayItem } from "./lit";
import type { AslskFacts, AslskOffer, AslskView, UnitFact, WeaponStartFact } from "./wire";

type Start = UnitFact | WeaponStartFact;

export interface TraySort {
  readonly key: string;
  readonly item: TrayItem;
  readonly kind: string;
  readonly group: number;
  readonly count: number;
  /** It can be placed or handed out now; weapons wait until somebody is there to carry them. */
  readonly ready: boolean;
}

export function trayOf(
  facts: AslskFacts,
  view: AslskView | null,
  offers: readonly AslskOffer[],
): readonly TraySort[] {
  const seat = view?.moments.at(-1)?.type === "SetUp" ? view.seat : -1;
  if (!view || seat < 0 || offers.length === 0) return [];
  const placed = new Set(offers.flatMap(({ choice }) => (choice.type === "Place" ? choice.unit : [])));
  const armed = new Set(offers.flatMap(({ choice }) => (choice.type === "Arm" ? choice.weapon : [])));
  const units = facts.units.filter(
    ({ id, side, group }) =>
      side === seat && view.units[id]?.place === "pending" && facts.card.groups[group]?.turn === 0,
  );
  const weapons = facts.support.filter(
    ({ id, side }) => side === seat && view.weapons[id]?.place === "pending",
  );
  return [...sorted(units, "unit", placed), ...sorted(weapons, "weapon", armed)];
}

function sorted(
  starts: readonly Start[],
  type: TrayItem["type"],
  offered: ReadonlySet<number>,
): TraySort[] {
  const sorts = new Map<string, Start[]>();
  for (const start of starts) {
    const key = `${type}:${start.group}:${start.kind}`;
    const alike = sorts.get(key);
    if (alike) alike.push(start);
    else sorts.set(key, [start]);
  }
  return [...sorts].flatMap(([key, alike]) => {
    const next = alike.find(({ id }) => offered.has(id));
    const [first] = alike;
    if (!first) return [];
    const { kind, group } = first;
    const item: TrayItem = { type, id: (next ?? first).id };
    return [{ key, item, kind, group, count: alike.length, ready: next !== undefined }];
  });
}
