/** One player's desk in Conflict of Heroes: what is selected, lit, hovered and asked. */

import { BaseDesk } from "../../lib/desk/base.svelte";
import type { Dice } from "../../lib/desk/desk";
import { piled } from "../../lib/desk/piles";
import type { Entry, Seated, Update } from "../../lib/wire";
import { diceOf, foresee, linger } from "./director";
import { Hands } from "./hands.svelte";
import { oddsOf, offerLabel } from "./labels";
import { light, type Lit } from "./lit";
import { Names } from "./naming";
import { PILE, stacksOf } from "./piles";
import type { CohFacts, CohOffer, CohView, UnitView } from "./wire";

/** Below this zoom counters show fewer figures, larger. */
const FAR_BELOW = 0.75;

export class CohDesk extends BaseDesk<CohFacts, CohView, CohOffer, UnitView> {
  readonly names: Names;
  readonly hands = new Hands(this);
  override readonly keys = [
    ["L", "ui-key-look"],
    ["", "ui-key-facing"],
  ] as const;
  protected readonly askWords = "ui-ask";

  raising = $state(false);
  /** The view of the update whose entries are played. */
  private coming: CohView | null = null;

  constructor(facts: CohFacts, seated: Seated) {
    super(facts, seated);
    this.names = new Names(facts, this.map);
  }

  readonly lit: Lit = $derived.by(() => light(this.offers, this.focus));
  readonly turn = $derived.by(() => this.view?.turn ?? -1);
  readonly units = $derived.by(() => new Map((this.view?.units ?? []).map((unit) => [unit.id, unit])));
  readonly stacks = $derived.by(() => stacksOf(this.view));
  readonly lain = $derived.by(() => piled(this.stacks, this.map, PILE));

  /** The unit the game itself has in hand: being moved, firing, rallying. */
  readonly chosen: number = $derived.by(() => {
    const { moment } = this;
    if (moment && "unit" in moment) return moment.unit;
    return moment && "shot" in moment ? moment.shot.attacker : this.lit.active;
  });

  /** All units that take part in what is being put together. */
  readonly inHand: ReadonlySet<number> = $derived.by(() => {
    const { moment } = this;
    const members = moment && "members" in moment ? moment.members : [];
    const supporters = moment && "supporters" in moment ? moment.supporters : [];
    return new Set([this.chosen, ...members, ...supporters]);
  });

  /** The unit whose sheet is shown: the one pointed at, else the one in hand. */
  readonly sheet: UnitView | undefined = $derived.by(() => {
    const { units } = this;
    return units.get(this.hover.unit) ?? units.get(this.chosen) ?? units.get(this.focus);
  });

  /** The facing kept, the roll or check without CAP, no card, done. */
  protected readonly plain: CohOffer | undefined = $derived.by(() => {
    const { facings, active, shifts, spends, buttons } = this.lit;
    const kept = this.moment?.type === "ChooseFacing" ? this.units.get(active)?.facing : -1;
    return (
      facings.get(kept ?? -1) ??
      shifts.find((offer) => byOf(offer) === 0) ??
      spends.find(({ choice }) => choice.type === "SpendCap" && choice.cap === 0) ??
      buttons.find(({ choice }) => choice.type === "Decline" || choice.type === "Done")
    );
  });

  readonly far = $derived.by(() => this.camera.k < FAR_BELOW);
  /** Counters grow to the width of their hex when the board is seen from afar. */
  readonly counterSize = $derived.by(() => clamp(1.02 / this.camera.k, 1, 1.3));
  /** Small things on the board that must be read or hit: handles, costs, odds. */
  readonly smallSize = $derived.by(() => clamp(0.72 / this.camera.k, 1, 1.7));
  /** From afar the unit under the pointer is shown whole, except where handles surround it. */
  readonly magnified: number = $derived.by(() => {
    const unit = this.units.get(this.hover.unit);
    const clear = unit && unit.id !== this.chosen && this.fanned !== unit.hex;
    return this.far && clear ? unit.id : -1;
  });
  /** A counter that is looked at is drawn so that all its figures can be read. */
  readonly loupe = $derived.by(() => Math.max(1, 1.2 / this.camera.k));

  unit(id: number): UnitView | undefined {
    return this.units.get(id);
  }

  sideOfUnit(id: number): number {
    return this.names.unitFacts(id)?.side ?? -1;
  }

  label(offer: CohOffer): string {
    return offerLabel(this, offer);
  }

  override figure(offer: CohOffer): string {
    return oddsOf(offer);
  }

  dice(entry: Entry): Dice | null {
    return diceOf(entry);
  }

  override sideOf(entry: Entry): number {
    const { unit, by } = entry.args;
    const id = by ?? unit;
    return typeof id === "number" ? this.sideOfUnit(id) : super.sideOf(entry);
  }

  linger(entry: Entry, update: Update): number {
    this.coming = update.view as CohView | null;
    return linger(entry, update, this.sideOf(entry));
  }

  override foresee(view: unknown, entry: Entry): unknown {
    return view === null ? view : foresee(view as CohView, entry, this.coming);
  }

  protected override taking(): void {
    this.raising = false;
  }

  protected override isTame({ choice }: CohOffer): boolean {
    return choice.type === "Face";
  }

  /** A click on the unit that is asked for its facing leaves it as it is. */
  keepsFacing(unit: number): boolean {
    return this.byDefault?.choice.type === "Face" && this.lit.active === unit;
  }

  /** The board is small: it stays where the player has put it. */
  protected override matters(): number {
    return -1;
  }

  /** In the order in which the panel lists its choices. */
  override get numbered(): readonly CohOffer[] {
    const { shifts, spends, buttons } = this.lit;
    const lower = shifts.filter((offer) => byOf(offer) <= 0).sort((a, b) => byOf(b) - byOf(a));
    const raise = shifts.filter((offer) => byOf(offer) > 0).sort((a, b) => byOf(a) - byOf(b));
    const rolls = this.raising ? [...lower, ...raise] : lower;
    return rolls.length + spends.length > 0 ? [...rolls, ...spends] : buttons;
  }

  protected override rested(): void {
    if (this.looking) this.look();
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function byOf(offer: CohOffer): number {
  return offer.choice.type === "Shift" ? offer.choice.by : 0;
}
