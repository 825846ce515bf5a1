/** Units in words, for screen readers and the sheet. */

import { t, text } from "../../lib/words.svelte";
import type { S42Desk } from "./desk.svelte";
import type { UnitView } from "./wire";

/** Marks that are said in words; the others follow from them or belong to the moment. */
const SAID = [
  "reduced",
  "remnant",
  "used",
  "train",
  "fresh",
  "oos",
  "isolated",
  "locked",
  "moved",
  "spent",
  "attacked",
  "auto-ds",
  "known",
  "exposed",
  "stowed",
  "besieged",
  "reserve",
  "committed",
  "tried",
  "upgraded",
];

export function unitStates(unit: UnitView): string[] {
  const states: string[] = [];
  if (unit.order && unit.order !== "good") states.push(t(`s42-order-${unit.order}`));
  for (const mark of SAID) {
    if (!unit.marks?.includes(mark)) continue;
    if (mark === "oos" && unit.marks.includes("isolated")) continue;
    if (mark === "reduced" && unit.marks.includes("remnant")) continue;
    states.push(t(`s42-mark-${mark}`));
  }
  if (unit.box) states.push(t("s42-box", { box: unit.box }));
  if (unit.shows) states.push(t(`s42-shows-${unit.shows}`));
  return states;
}

export function unitLabel(desk: S42Desk, unit: UnitView): string {
  const facts = desk.facts.units[unit.id];
  const parts = [desk.names.side(facts?.side ?? -1), desk.names.unit(unit.id), unit.face ?? ""];
  if (unit.hex !== undefined && unit.hex >= 0) parts.push(desk.map.label(unit.hex));
  return [...parts, ...unitStates(unit)].filter((part) => part !== "").join(", ");
}

/** Type, quality and what else a counter prints, in words. */
export function unitTraits(desk: S42Desk, unit: UnitView): string[] {
  const facts = desk.facts.units[unit.id];
  if (!facts) return [];
  const traits = [t(`s42-type-${facts.type}`)];
  if (facts.quality === "elite" || facts.quality === "low") traits.push(t(`s42-quality-${facts.quality}`));
  if (facts.dot && facts.dot !== "none") traits.push(t(`s42-dot-${facts.dot}`));
  if (facts.free_stacking) traits.push(t("s42-free-stacking"));
  if (facts.black_box) traits.push(t("s42-no-extended"));
  if (facts.range) traits.push(t("s42-range", { hexes: facts.range }));
  const army = text(desk.facts.formations[facts.formation]?.name);
  return army ? [...traits, army] : traits;
}

/** Where a unit is, in words: its hex, its Entry Area, the turn it is due or was lost. */
export function whereabouts(desk: S42Desk, unit: UnitView): string {
  switch (unit.place) {
    case "map":
      return [desk.names.place(unit.hex ?? -1), ...unitStates(unit)].join(", ");
    case "area":
      return text(desk.names.areaOf(unit.area ?? "")?.name);
    case "box":
      return t("s42-box", { box: unit.box ?? 0 });
    case "pending":
      return t("s42-turn", { turn: unit.due ?? 0 });
    case "eliminated":
      return t("s42-lost-on", { turn: unit.died ?? 0 });
    default:
      return t("s42-removed");
  }
}
