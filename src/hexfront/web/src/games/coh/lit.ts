/** Which things on the table light up for the choices on offer, and what a click on them means. */

import { share } from "../../lib/chance";
import type { Lights } from "../../lib/desk/desk";
import { add, ofTypes } from "../../lib/desk/lights";
import { bestChance } from "./labels";
import type { CohChoice, CohOffer, Way } from "./wire";

/** A drive over several hexes, which begins with an offer. */
export interface Drive {
  readonly offer: CohOffer;
  readonly way: Way;
}

/** The hexes are those of the active unit. */
export interface Lit extends Lights<CohOffer> {
  /** Facings of the active unit. */
  readonly facings: ReadonlyMap<number, CohOffer>;
  /** Units that have hexes or facings; more than one in a group's moves. */
  readonly movers: readonly number[];
  readonly active: number;
  /** Hexes beyond the next one that the active unit can drive to. */
  readonly ways: ReadonlyMap<number, Drive>;
  /** By target hex: what is fired over each spotter hex, the best one first. */
  readonly spotted: ReadonlyMap<number, readonly CohOffer[]>;
  readonly cards: ReadonlyMap<number, CohOffer>;
  readonly shifts: readonly CohOffer[];
  readonly spends: readonly CohOffer[];
}

/** What planned artillery may fire. */
export type Shells = "PlanStrike" | "PlanSmoke";
export const SHELLS: readonly Shells[] = ["PlanStrike", "PlanSmoke"];

/** The offers without the shells that are not in hand. */
export function withShells(offers: readonly CohOffer[], shells: Shells): readonly CohOffer[] {
  const other = SHELLS.filter((type) => type !== shells) as readonly string[];
  return offers.filter(({ choice }) => !other.includes(choice.type));
}

/** Choices that are neither a unit, a hex, a facing, a card nor a number are buttons, these first. */
const BUTTONS: readonly CohChoice["type"][] = [
  "Done",
  "Rally",
  "Recon",
  "Gather",
  "TakeCover",
  "Occupy",
  "Leave",
  "Demolish",
  "Dislodge",
  "LayMines",
  "LeaveCover",
  "Stall",
  "Reveal",
  "Reroll",
];
const LAST: readonly CohChoice["type"][] = ["Decline", "Pass"];
const NUMBERS: readonly CohChoice["type"][] = ["Shift", "SpendCap"];

function unitOf(choice: CohChoice): number | undefined {
  switch (choice.type) {
    case "Select":
    case "Activate":
    case "Opportunity":
    case "UseVeteran":
    case "Join":
    case "Target":
      return choice.unit;
    case "Dislodge":
      return undefined;
    default:
      return "target" in choice ? choice.target : undefined;
  }
}

function hexOf(choice: CohChoice): number | undefined {
  return "to" in choice && choice.type !== "LayMines" ? choice.to : undefined;
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

type Turn = Extract<CohChoice, { readonly facing: number }>;

function isTurn(choice: CohChoice): choice is Turn {
  return "facing" in choice;
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

/** Drives to hexes that no single step leads to, the cheapest to each. */
function waysOf(steps: readonly CohOffer[]): Map<number, Drive> {
  const near = new Set(steps.map(({ choice }) => hexOf(choice)));
  const ways = new Map<number, Drive>();
  for (const offer of steps) {
    for (const way of offer.preview?.ways ?? []) {
      const to = way.path.at(-1) ?? -1;
      const known = ways.get(to);
      if (!near.has(to) && (!known || isShorter(way, known.way))) ways.set(to, { offer, way });
    }
  }
  return ways;
}

function isShorter(way: Way, than: Way): boolean {
  const dearer = way.cost.total - than.cost.total;
  return dearer < 0 || (dearer === 0 && way.path.length < than.path.length);
}

/** How far two hexes are apart. */
export type Apart = (a: number, b: number) => number;

/** Fire over spotter hexes by target: the best chance first, the lowest price, the nearest hex. */
function spottedOf(offers: readonly CohOffer[], apart: Apart): Map<number, CohOffer[]> {
  const spotted = new Map<number, CohOffer[]>();
  for (const offer of offers) {
    const to = hexOf(offer.choice);
    if ("spot" in offer.choice && to !== undefined) add(spotted, to, offer);
  }
  const chance = (offer: CohOffer): number => share(bestChance(offer) ?? [0, 1]);
  const price = ({ preview }: CohOffer): number => preview?.cost?.total ?? 0;
  const far = ({ choice }: CohOffer): number =>
    "spot" in choice ? apart(choice.spot, hexOf(choice) ?? -1) : 0;
  for (const listed of spotted.values()) {
    listed.sort((a, b) => chance(b) - chance(a) || price(a) - price(b) || far(a) - far(b));
  }
  return spotted;
}

/** A click on a spotter hex fires at what is aimed at; one on the target takes the best spotter. */
function hexesOf(
  offers: readonly CohOffer[],
  spotted: ReadonlyMap<number, readonly CohOffer[]>,
  aimed: number,
): Map<number, CohOffer[]> {
  const hexes = new Map<number, CohOffer[]>();
  const over = spotted.get(aimed);
  for (const offer of over ?? offers) {
    const { choice } = offer;
    const to = hexOf(choice);
    if (over && "spot" in choice) add(hexes, choice.spot, offer);
    else if (to !== undefined && !("spot" in choice)) add(hexes, to, offer);
  }
  for (const [to, [best]] of spotted) if (best && (!over || to === aimed)) add(hexes, to, best);
  return hexes;
}

/**
 * `focus` is the unit the player looks at, when several could move; `aimed` the target hex for
 * which a spotter is chosen.
 */
export function light(
  offers: readonly CohOffer[],
  focus: number,
  aimed = -1,
  apart: Apart = () => 0,
): Lit {
  const movers = moversOf(offers);
  const active = movers.includes(focus) ? focus : (movers[0] ?? -1);
  const own = offers.filter(({ choice }) => !("unit" in choice) || choice.unit === active);
  const spotted = spottedOf(own, apart);
  const units = new Map<number, CohOffer[]>();
  const facings = new Map<number, CohOffer>();
  const cards = new Map<number, CohOffer>();
  for (const offer of offers) {
    const { choice } = offer;
    const unit = unitOf(choice);
    if (unit !== undefined) add(units, unit, offer);
    if ("vehicle" in choice) add(units, choice.vehicle, offer);
    if (choice.type === "PlayCard") cards.set(choice.card, offer);
  }
  for (const offer of own) {
    const { choice } = offer;
    if (isTurn(choice)) facings.set(choice.facing, offer);
  }
  return {
    units,
    hexes: hexesOf(own, spotted, aimed),
    facings,
    movers,
    active,
    ways: waysOf(ofTypes(own, ["Move", "Enter"])),
    spotted,
    cards,
    shifts: ofTypes(offers, ["Shift"]),
    spends: ofTypes(offers, ["SpendCap"]),
    buttons: buttonsOf(offers),
  };
}
