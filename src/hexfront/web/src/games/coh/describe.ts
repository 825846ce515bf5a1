/** A unit in words, for screen readers and tooltips. */

import { t, text } from "../../lib/words.svelte";
import type { CohDesk } from "./desk.svelte";
import type { UnitView } from "./types";

export function unitStates(desk: CohDesk, unit: UnitView): string[] {
  const states: string[] = [];
  if (unit.place === "hidden") states.push(t("ui-state-hidden"));
  if (unit.place === "waiting") states.push(t("ui-state-waiting"));
  if (unit.spent) states.push(t("ui-state-spent"));
  if (unit.stressed) states.push(t("ui-state-stressed"));
  if (unit.hasty) states.push(t("ui-state-hasty"));
  if (unit.hit === "?") states.push(t("ui-state-hit"));
  else if (unit.hit) states.push(text(desk.names.marker(unit.hit)?.name));
  return states;
}

export function unitLabel(desk: CohDesk, unit: UnitView): string {
  const parts = [desk.names.side(unit.side), desk.names.unit(unit.id)];
  if (unit.hex !== undefined && unit.hex >= 0) parts.push(desk.map.label(unit.hex));
  if (unit.facing !== undefined && unit.facing >= 0) {
    parts.push(t("ui-facing", { facing: desk.names.facing(unit.facing) }));
  }
  return [...parts, ...unitStates(desk, unit)].join(", ");
}
