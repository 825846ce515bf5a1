/** A unit in words: what it is, and what holds for it now. */

import { t } from "../../lib/words.svelte";
import type { AslskDesk } from "./desk.svelte";
import { points, type Names } from "./naming";
import { isVehicle } from "./vehicles";
import type { AslskFacts, CounterFact, UnitView, WeaponFact, WeaponView } from "./wire";

const SAID = [
  "broken",
  "dm",
  "wounded",
  "pinned",
  "cx",
  "prep",
  "first",
  "final",
  "hidden",
  "assaulting",
  "melee",
  "exposed",
  "motion",
  "immobilized",
  "bogged",
  "mired",
  "shocked",
  "unconfirmed",
  "stunned",
  "recalled",
] as const;

/** What holds for a unit; vehicles spend MP. */
export function unitStates(unit: UnitView, mp = false): string[] {
  const marks = unit.marks ?? [];
  const said = SAID.filter((mark) => marks.includes(mark))
    .filter((mark) => mark !== "first" || !marks.includes("final"))
    .map((mark) => t(`asl-mark-${mark}`));
  const spent = points(unit.spent ?? 0);
  return unit.spent ? [...said, t(mp ? "asl-spent-mp" : "asl-spent", { mf: spent })] : said;
}

export function unitLabel(desk: AslskDesk, unit: UnitView): string {
  const place = unit.hex === undefined ? "" : `, ${desk.names.hex(unit.hex)}`;
  const weapons = (desk.armory.get(unit.id) ?? []).map(({ id }) => desk.names.weapon(id));
  const counter = desk.counter(unit);
  const states = [...unitStates(unit, counter && isVehicle(counter)), ...weapons];
  const more = states.length > 0 ? ` (${states.join(", ")})` : "";
  return `${desk.sideName(unit.side)}: ${desk.names.unit(unit.id)}${place}${more}`;
}

/** The figures of a weapon, as one line. */
export function weaponFigures(facts: WeaponFact): string {
  return [
    facts.fp ? t("asl-weapon-strength", { fp: facts.fp, range: facts.range ?? 0 }) : "",
    facts.rof ? t("asl-weapon-rof", { rof: facts.rof }) : "",
    facts.breakdown
      ? `${facts.removed ? "X" : "B"}${facts.breakdown}${facts.repair ? ` R${facts.repair}` : ""}`
      : "",
    facts.pp ? t("asl-weapon-pp", { pp: facts.pp }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

const SIZES: ReadonlySet<string> = new Set(["very-small", "small", "large", "very-large"]);

/** The figures of a vehicle, as one line: armour, MP, turret, size. */
export function vehicleFigures({ front, side, mp, turret, size = "" }: CounterFact): string {
  return [
    t("asl-armor", { front: front ?? "", side: side ?? "" }),
    t("asl-mp-allowance", { mp: mp ?? 0 }),
    t(`asl-turret-${(turret ?? "NT").toLowerCase()}`),
    SIZES.has(size) ? t(`asl-size-${size}`) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

const WEAPON_SAID = ["malfunctioned", "disabled", "low_ammo", "intensive", "emplaced", "captured", "prep_weapons", "first_weapons", "final_weapons"] as const;

export function weaponStates({ marks = [], acquired }: WeaponView, names: Names): string[] {
  const said = WEAPON_SAID.filter((mark) => marks.includes(mark))
    .filter((mark) => mark !== "first_weapons" || !marks.includes("final_weapons"))
    .map((mark) => t(`asl-mark-${mark.replace("_weapons", "").replace("_", "-")}`));
  if (!acquired) return said;
  return [...said, t("asl-mark-acquired", { hex: names.hex(acquired[0]), drm: `−${acquired[1]}` })];
}

/** White Phosphorus alone is called by its name. */
export const isWp = (kinds: readonly string[]): boolean => kinds.every((kind) => kind.endsWith("-wp"));

/** What all Smoke of a hex adds to fire into it: markers add up to a limit. */
export function smokeDrm({ charts }: AslskFacts, kinds: readonly string[]): string {
  const { drm, most_in_hex } = charts.terrain.smoke;
  const sum = kinds.reduce((total, kind) => total + (drm[kind]?.value ?? 0), 0);
  return `+${Math.min(sum, most_in_hex.value)}`;
}
