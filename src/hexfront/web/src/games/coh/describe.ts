/** Units and hit markers in words, for screen readers and the unit sheet. */

import { signed } from "../../lib/chance";
import type { HexFact } from "../../lib/wire";
import { t, text } from "../../lib/words.svelte";
import type { CohDesk } from "./desk.svelte";
import type { Marker, SmokeView, UnitKind, UnitView, WorkView } from "./wire";

export function unitStates(desk: CohDesk, unit: UnitView): string[] {
  const states: string[] = [];
  if (unit.place === "hidden") states.push(t("ui-state-hidden"));
  const flight = desk.aloft.get(unit.id);
  if (flight) {
    const hex = desk.map.label(flight.hex);
    states.push(t("ui-state-aloft", { hex, altitude: flight.altitude }));
  } else if (unit.place === "waiting") states.push(t("ui-state-waiting"));
  if (unit.spent) states.push(t("ui-state-spent"));
  if (unit.stressed) states.push(t("ui-state-stressed"));
  if (unit.bogged) states.push(t("ui-state-bogged"));
  const kept = desk.view?.classic;
  for (const state of ["active", "stuck", "fixed"] as const) {
    if (kept?.[state].includes(unit.id)) states.push(t(`ui-state-${state}`));
  }
  if (unit.hasty) states.push(t("ui-state-hasty"));
  const shelter = desk.shelterOf(unit);
  if (shelter) states.push(t(`ui-state-in-${shelter}`));
  const load = desk.cargo.get(unit.id);
  if (load) states.push(t(`ui-state-${loadWord(desk, load)}`, { unit: desk.names.unit(load.id) }));
  if (unit.carrier !== undefined) {
    const words = `ui-state-${loadWord(desk, unit)}-by`;
    states.push(t(words, { unit: desk.names.unit(unit.carrier) }));
  }
  if (unit.hit === "?") states.push(t("ui-state-hit"));
  else if (unit.hit) states.push(text(desk.names.marker(unit.hit)?.name));
  return states;
}

/** Men ride, guns and vehicles are towed. */
function loadWord(desk: CohDesk, load: UnitView): "carries" | "tows" {
  return desk.facts.kinds[load.kind]?.role === "foot" ? "carries" : "tows";
}

/** A fortification or obstacle, what it does, and whose secret it is. */
export function workLabel(desk: CohDesk, work: WorkView): string {
  const parts = [desk.map.label(work.hex), t(`ui-work-${work.type}`)];
  if (work.facing !== undefined && work.facing >= 0) {
    parts.push(t("ui-facing", { facing: desk.names.facing(work.facing) }));
  }
  if (work.hidden) parts.push(t("ui-work-hidden"));
  return parts.join(", ");
}

export function smokeWords({ heavy, light }: SmokeView): string[] {
  const words = [];
  if (heavy > 0) words.push(t("ui-smoke-heavy", { count: heavy }));
  if (light > 0) words.push(t("ui-smoke-light", { count: light }));
  return words;
}

/** Terrain, level, what lies in a hex, who controls it. */
export function groundWords(desk: CohDesk, hex: HexFact): string[] {
  const words = [t(`tally-terrain-${hex.terrain}`)];
  const level = desk.levelOf(hex.id);
  if (level > 0) words.push(t("ui-level", { level }));
  for (const work of desk.works.get(hex.id) ?? []) {
    words.push(t(`ui-work-${work.type}`));
    if (work.hidden) words.push(t("ui-work-hidden"));
  }
  const smoke = desk.smoke.get(hex.id);
  if (smoke) words.push(...smokeWords(smoke));
  const strike = desk.view?.strikes.find((planned) => planned.hex === hex.id);
  if (strike) words.push(t("ui-strike-planned", { round: strike.round }));
  const held = desk.view?.control.find(([id]) => id === hex.id);
  if (held && held[1] >= 0) words.push(t("ui-held", { side: desk.names.team(held[1]) }));
  return words;
}

export function unitLabel(desk: CohDesk, unit: UnitView): string {
  const parts = [desk.names.side(unit.side), desk.names.unit(unit.id)];
  if (unit.hex !== undefined && unit.hex >= 0) parts.push(desk.map.label(unit.hex));
  if (unit.facing !== undefined && unit.facing >= 0) {
    parts.push(t("ui-facing", { facing: desk.names.facing(unit.facing) }));
  }
  return [...parts, ...unitStates(desk, unit)].join(", ");
}

/** What a marker does to its unit (COH-7.3), in the order of the counter's figures. */
export function markerEffects(marker: Marker): string[] {
  if (marker.final) return [t("ui-marker-final")];
  const effects: string[] = [];
  if (marker.only_rally) effects.push(t("ui-marker-only-rally"));
  if (marker.no_attack) effects.push(t("ui-marker-no-attack"));
  if (marker.no_move) effects.push(t("ui-marker-no-move"));
  const figures = { attack_cost: 0, move_cost: 0, red_fp: 0, front: 0, flank: 0 };
  for (const key of Object.keys(figures) as (keyof typeof figures)[]) {
    const id = `ui-marker-${key.replace("_", "-")}`;
    if (marker[key] !== 0) effects.push(t(id, { change: signed(marker[key]) }));
  }
  if (marker.range > 0) effects.push(t("ui-marker-range", { range: marker.range }));
  effects.push(
    marker.rally > 0 ? t("ui-marker-rally", { number: marker.rally }) : t("ui-marker-no-rally"),
  );
  return effects;
}

/** What a counter prints besides its figures: bonus moves, turret, indirect fire ... */
export function traits(kind: UnitKind): string[] {
  const flags = {
    tank: kind.tank,
    truck: kind.truck,
    wagon: kind.wagon,
    gun: kind.role === "gun",
    turret: kind.turret,
    "open-topped": kind.open_topped,
    pioneers: kind.pioneers,
    flamethrower: kind.flamethrower,
    mortar: kind.mortar,
    sniper: kind.sniper,
    "anti-air": kind.anti_air,
    aircraft: kind.role === "aircraft",
  };
  const found = Object.entries(flags)
    .filter(([, has]) => has)
    .map(([flag]) => t(`ui-trait-${flag}`));
  if (kind.wheels > 0) found.push(t("ui-trait-wheels", { count: kind.wheels }));
  if (kind.tracks > 0) found.push(t("ui-trait-tracks", { count: kind.tracks }));
  if (kind.shield > 0) found.push(t("ui-trait-shield", { shield: kind.shield }));
  if (kind.indirect_cost !== null) found.push(t("ui-trait-indirect", { cost: kind.indirect_cost }));
  if (kind.impulses > 0) found.push(t("ui-trait-impulses", { count: kind.impulses }));
  if (kind.bombs > 0) found.push(t("ui-trait-bombs", { count: kind.bombs }));
  if (kind.min_range > 0) found.push(t("ui-trait-min-range", { range: kind.min_range }));
  return found;
}
