/** The markers that are laid on counters: short letters, and a colour that only helps. */

import type { UnitView, WeaponView } from "./wire";

export interface Tag {
  readonly mark: string;
  /** Message of the letters on the tag. */
  readonly letters: string;
  readonly tone: "alarm" | "warn" | "fire" | "calm";
}

const UNIT_TAGS: readonly Tag[] = [
  { mark: "dm", letters: "DM", tone: "alarm" },
  { mark: "wounded", letters: "WND", tone: "alarm" },
  { mark: "pinned", letters: "PIN", tone: "warn" },
  { mark: "cx", letters: "CX", tone: "warn" },
  { mark: "prep", letters: "PREP", tone: "fire" },
  { mark: "final", letters: "FINAL", tone: "fire" },
  { mark: "first", letters: "FIRST", tone: "fire" },
  { mark: "hidden", letters: "HIP", tone: "calm" },
  { mark: "assaulting", letters: "ASLT", tone: "calm" },
];

/** What befalls vehicles; the turret says by itself where it points. */
const VEHICLE_TAGS: readonly Tag[] = [
  { mark: "shocked", letters: "SHOCK", tone: "alarm" },
  { mark: "unconfirmed", letters: "UK", tone: "alarm" },
  { mark: "stunned", letters: "STUN", tone: "alarm" },
  { mark: "recalled", letters: "RCL", tone: "alarm" },
  { mark: "immobilized", letters: "IMM", tone: "alarm" },
  { mark: "mired", letters: "MIRE", tone: "warn" },
  { mark: "bogged", letters: "BOG", tone: "warn" },
  { mark: "motion", letters: "MOT", tone: "warn" },
  { mark: "exposed", letters: "CE", tone: "calm" },
  ...UNIT_TAGS,
];

const WEAPON_TAGS: readonly Tag[] = [
  { mark: "malfunctioned", letters: "✕", tone: "alarm" },
  { mark: "disabled", letters: "✕", tone: "alarm" },
  { mark: "low_ammo", letters: "LOW", tone: "warn" },
  { mark: "intensive", letters: "INT", tone: "fire" },
  { mark: "prep_weapons", letters: "PREP", tone: "fire" },
  { mark: "final_weapons", letters: "FINAL", tone: "fire" },
  { mark: "first_weapons", letters: "FIRST", tone: "fire" },
];

function tags(known: readonly Tag[], marks: readonly string[] | undefined): readonly Tag[] {
  if (!marks || marks.length === 0) return [];
  const found = known.filter(({ mark }) => marks.includes(mark));
  // A Final Fire marker replaces the First Fire marker.
  return found.some(({ letters }) => letters === "FINAL")
    ? found.filter(({ letters }) => letters !== "FIRST")
    : found;
}

/** Arms of a vehicle that no longer fire are told on its own counter. */
function deadArms(weapons: readonly (WeaponView & { readonly type: string })[]): Tag[] {
  const dead = weapons.filter(({ marks }) => marks?.some((mark) => DEAD.has(mark)));
  const main = dead.some(({ type }) => type === "main-armament");
  const others = dead.some(({ type }) => type !== "main-armament");
  return [
    ...(main ? [{ mark: "main", letters: "MA✕", tone: "alarm" } as const] : []),
    ...(others ? [{ mark: "mg", letters: "MG✕", tone: "alarm" } as const] : []),
  ];
}

const DEAD: ReadonlySet<string> = new Set(["malfunctioned", "disabled"]);

export function vehicleTags(
  { marks }: UnitView,
  weapons: readonly (WeaponView & { readonly type: string })[],
): readonly Tag[] {
  return [...deadArms(weapons), ...tags(VEHICLE_TAGS, marks)];
}

export const unitTags = ({ marks }: UnitView): readonly Tag[] => tags(UNIT_TAGS, marks);
export const weaponTags = ({ marks }: WeaponView): readonly Tag[] => tags(WEAPON_TAGS, marks);

export function has({ marks }: { readonly marks?: readonly string[] }, mark: string): boolean {
  return marks?.includes(mark) === true;
}
