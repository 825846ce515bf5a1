/** Which things on the table light up for the choices on offer, and what a click on them means. */

import type { Lights } from "../../lib/desk/desk";
import { add, ofTypes } from "../../lib/desk/lights";
import type { CohChoice, CohOffer } from "./wire";

/** The hexes are those of the active unit. */
export interface Lit extends Lights<CohOffer> {
  /** Facings of the active unit. */
  readonly facings: ReadonlyMap<number, CohOffer>;
  /** Units that have hexes or facings; more than one in a group's moves. */
  readonly movers: readonly number[];
  readonly active: number;
  readonly cards: ReadonlyMap<number, CohOffer>;
  readonly shifts: readonly CohOffer[];
  readonly spends: readonly CohOffer[];
}

/** Choices that are neither a unit, a hex, a facing, a card nor a number are buttons, these first. */
const BUTTONS: readonly CohChoice["type"][] = [
  "Done",
  "Rally",
  "Recon",
  "Gather",
  "TakeCover",
  "Stall",
  "Reveal",
  "Reroll",
];
const LAST: readonly CohChoice["type"][] = ["Decline", "Pass"];
const NUMBERS: readonly CohChoice["type"][] = ["Shift", "SpendCap"];

function unitOf(choice: CohChoice): number | undefined {
  switch (choice.type) {
    case "Select":
    case "Join":
    case "Target":
      return choice.unit;
    default:
      return "target" in choice ? choice.target : undefined;
  }
}

function hexOf(choice: CohChoice): number | undefined {
  return "to" in choice ? choice.to : undefined;
}

function isButton(choice: CohChoice): boolean {
  const placed = unitOf(choice) ?? hexOf(choice);
  const known = isTurn(choice) || choice.type === "PlayCard" || NUMBERS.includes(choice.type);
  return placed === undefined && !known;
}

/** The buttons in an order that stays the same from moment to moment. */
function buttonsOf(offers: readonly CohOffer[]): CohOffer[] {
  const others = offers
    .filter(({ choice }) => isButton(choice))
    .map(({ choice }) => choice.type)
    .filter((type) => !BUTTONS.includes(type) && !LAST.includes(type));
  return ofTypes(offers, [...BUTTONS, ...new Set(others), ...LAST]).filter(({ choice }) =>
    isButton(choice),
  );
}

function isTurn(choice: CohChoice): boolean {
  return choice.type === "Pivot" || choice.type === "Face";
}

function moversOf(offers: readonly CohOffer[]): number[] {
  const movers = new Set<number>();
  for (const { choice } of offers) {
    if ((hexOf(choice) !== undefined || isTurn(choice)) && "unit" in choice) {
      movers.add(choice.unit);
    }
  }
  return [...movers];
}

/** `focus` is the unit the player looks at, when several could move. */
export function light(offers: readonly CohOffer[], focus: number): Lit {
  const movers = moversOf(offers);
  const active = movers.includes(focus) ? focus : (movers[0] ?? -1);
  const units = new Map<number, CohOffer[]>();
  const hexes = new Map<number, CohOffer[]>();
  const facings = new Map<number, CohOffer>();
  const cards = new Map<number, CohOffer>();
  for (const offer of offers) {
    const { choice } = offer;
    const unit = unitOf(choice);
    const hex = hexOf(choice);
    if (unit !== undefined) add(units, unit, offer);
    if (choice.type === "PlayCard") cards.set(choice.card, offer);
    if (!("unit" in choice) || choice.unit !== active) continue;
    if (hex !== undefined) add(hexes, hex, offer);
    if (choice.type === "Pivot" || choice.type === "Face") facings.set(choice.facing, offer);
  }
  return {
    units,
    hexes,
    facings,
    movers,
    active,
    cards,
    shifts: ofTypes(offers, ["Shift"]),
    spends: ofTypes(offers, ["SpendCap"]),
    buttons: buttonsOf(offers),
  };
}
