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

const WEAPON_TAGS: readonly Tag[] = [
  { mark: "malfunctioned", letters: "✕", tone: "alarm" },
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

export const unitTags = ({ marks }: UnitView): readonly Tag[] => tags(UNIT_TAGS, marks);
export const weaponTags = ({ marks }: WeaponView): readonly Tag[] => tags(WEAPON_TAGS, marks);

export function has({ marks }: { readonly marks?: readonly string[] }, mark: string): boolean {
  return marks?.includes(mark) === true;
}
