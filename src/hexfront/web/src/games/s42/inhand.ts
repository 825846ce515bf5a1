/** What the game itself has in hand: units on the move, in an attack, in retreat. */

import type { S42Desk } from "./desk.svelte";
import type { AttackPreview, MomentView, S42Offer, S42View } from "./types";

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each): each is number => typeof each === "number") : [];
}

function inner(moment: MomentView, field: string): MomentView {
  const value = moment[field];
  return (typeof value === "object" && value !== null ? value : {}) as MomentView;
}

/** Moments in which the attackers themselves are what the player works with. */
const GATHERED = new Set(["Gathering", "DefensiveAir"]);

export function unitsInHand(view: S42View | null): ReadonlySet<number> {
  const moment = view?.moments.at(-1);
  if (!moment) return new Set();
  const unit = moment["unit"] ?? moment["lead"];
  return new Set([
    ...(typeof unit === "number" && unit >= 0 ? [unit] : []),
    ...numbers(moment["units"]),
    ...numbers(moment["taken"]),
    ...numbers(inner(moment, "retreat")["units"]),
    ...numbers(inner(moment, "march")["units"]),
    ...numbers(inner(moment, "group")["units"]),
    ...(GATHERED.has(moment.type) ? numbers(inner(moment, "battle")["attackers"]) : []),
  ]);
}

/** The hex of the battle that is under way. */
export function battleHex(view: S42View | null): number {
  for (const moment of view?.moments.toReversed() ?? []) {
    const { hex } = inner(moment, "battle");
    if (typeof hex === "number") return hex;
  }
  return -1;
}

/** Hexes that a retreat or an advance has come through already, its origin first. */
export function pathInHand(view: S42View | null): readonly number[] {
  const moment = view?.moments.at(-1);
  if (!moment) return [];
  const way = "retreat" in moment ? inner(moment, "retreat") : moment;
  const origin = way["origin"];
  const path = numbers(way["path"]);
  return typeof origin === "number" ? [origin, ...path] : path;
}

function attackOf(offer: S42Offer | null | undefined): AttackPreview | null {
  return offer?.preview?.attack ?? null;
}

export function attackShown(desk: S42Desk): AttackPreview | null {
  const pointed = desk.lit.hexes.get(desk.hover.hex)?.map(attackOf).find(Boolean);
  const put = desk.offers.find((offer) => attackOf(offer) !== null && isWhole(offer));
  return attackOf(desk.peeked) ?? pointed ?? attackOf(put) ?? null;
}

/** Offers that speak of the attack as it stands, not of one that could be begun. */
function isWhole({ choice }: S42Offer): boolean {
  return choice.type === "Resolve" || choice.type === "CallOff" || choice.type === "Decline";
}
