/** What the game itself has in hand: units on the move, in an attack, in retreat. */

import type { S42Desk } from "./desk.svelte";
import type { AttackPreview, Battle, S42Moment, S42Offer, S42View } from "./wire";

export function unitsInHand(view: S42View | null): ReadonlySet<number> {
  const moment = view?.moments.at(-1);
  if (!moment) return new Set();
  // Whoever may be chosen to leave or to lose a step is not in hand for that.
  if (moment.type === "ChooseWithdrawal" || moment.type === "ReduceUnit") return new Set();
  // While an attack is put together its attackers are what the player works with.
  const gathered = moment.type === "Gathering" || moment.type === "DefensiveAir";
  return new Set(
    [
      "unit" in moment ? moment.unit : "lead" in moment ? moment.lead : -1,
      ...("units" in moment ? moment.units : []),
      ...("taken" in moment ? moment.taken : []),
      ...("retreat" in moment ? moment.retreat.units : []),
      ...("march" in moment ? moment.march.units : []),
      ...("group" in moment && typeof moment.group === "object" ? moment.group.units : []),
      ...(gathered ? moment.battle.attackers : []),
    ].filter((id) => id >= 0),
  );
}

/** The battle that a moment is part of, down to its last advance. */
function battleIn(moment: S42Moment): Battle | undefined {
  if ("battle" in moment) return moment.battle;
  if ("attempt" in moment) return moment.attempt.battle;
  if ("following" in moment && "battle" in moment.following) return moment.following.battle;
  return "march" in moment && "battle" in moment.march ? moment.march.battle : undefined;
}

/** The battles that are under way, the innermost first. */
export function battlesOf(view: S42View | null): readonly Battle[] {
  return view?.moments.toReversed().flatMap((moment) => battleIn(moment) ?? []) ?? [];
}

/** The hex of the battle that is under way. */
export function battleHex(view: S42View | null): number {
  return battlesOf(view)[0]?.hex ?? -1;
}

/** Whether the active player has something to spend in his Initial Phase. */
export function spending(view: S42View | null): boolean {
  return view?.phase === "initial" && (view.rp > 0 || Object.keys(view.replacements).length > 0);
}

/** Hexes that a retreat or an advance has come through already, its origin first. */
export function pathInHand(view: S42View | null): readonly number[] {
  const moment = view?.moments.at(-1);
  if (!moment) return [];
  const way = "retreat" in moment ? moment.retreat : moment;
  const path = "path" in way ? way.path : [];
  return "origin" in way ? [way.origin, ...path] : path;
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
