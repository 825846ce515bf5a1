/** Which things on the table light up for the choices on offer: a choice says it by its fields. */

import type { Lights } from "../../lib/desk/desk";
import { add, unitIn } from "../../lib/desk/lights";
import type { GenericChoice, GenericOffer } from "./choice";

export interface Lit extends Lights<GenericOffer> {
  /** Units with choices of their own; one of them is in the player's hand. */
  readonly movers: readonly number[];
  readonly active: number;
  /** All choices of the unit in hand. */
  readonly own: readonly GenericOffer[];
}

export function field(choice: GenericChoice, name: "unit" | "target" | "hex"): number {
  const value = choice[name];
  return typeof value === "number" ? value : -1;
}

/** `focus` is the unit that the player has picked, `asked` those that the question is about. */
export function light(
  offers: readonly GenericOffer[],
  focus: number,
  asked: readonly number[],
): Lit {
  const movers = [...new Set(offers.map(({ choice }) => unitIn(choice)))].filter((u) => u >= 0);
  const active = activeOf(movers, focus, asked);
  const units = new Map<number, GenericOffer[]>();
  const hexes = new Map<number, GenericOffer[]>();
  const buttons: GenericOffer[] = [];
  for (const offer of offers) {
    const unit = unitIn(offer.choice);
    if (unit >= 0 && unit !== active) continue;
    const hex = field(offer.choice, "hex");
    const target = field(offer.choice, "target");
    if (target >= 0) add(units, target, offer);
    else if (hex >= 0) add(hexes, hex, offer);
    else buttons.push(offer);
  }
  const own = offers.filter(({ choice }) => active >= 0 && unitIn(choice) === active);
  return { units, hexes, buttons, movers, active, own };
}

/** The unit picked by the player, else by the game, else the only one that can do anything. */
function activeOf(movers: readonly number[], focus: number, asked: readonly number[]): number {
  if (movers.includes(focus)) return focus;
  const named = asked.find((unit) => movers.includes(unit));
  if (named !== undefined) return named;
  return movers.length === 1 ? (movers[0] ?? -1) : -1;
}

/** A choice like one on offer, but about something else: the question behind a click in vain. */
export function alike(
  offers: readonly GenericOffer[],
  change: Partial<Record<"unit" | "target" | "hex", number>>,
): GenericChoice | undefined {
  const names = Object.keys(change) as ("unit" | "target" | "hex")[];
  const model = offers.find(({ choice }) => names.every((name) => field(choice, name) >= 0));
  return model && { ...model.choice, ...change };
}
