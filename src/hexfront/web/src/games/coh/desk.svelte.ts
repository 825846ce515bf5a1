/** One player's desk in Conflict of Heroes: what is selected, lit, hovered and asked. */

import { Camera } from "../../lib/camera.svelte";
import { sessionOf, type Desk, type Dice, type Menu } from "../../lib/desk";
import { HexMap } from "../../lib/geometry";
import { momentPrompt, promptOf } from "../../lib/prompts";
import type { Director, Session } from "../../lib/session.svelte";
import type { Args, Entry, Seated, Update } from "../../lib/wire";
import { diceOf, foresee, linger } from "./director";
import { light, retractable, steppable, type Lit } from "./lit";
import { Names } from "./naming";
import type { CohChoice, CohFacts, CohOffer, CohView, CohMoment, UnitView } from "./wire";

export interface Hover {
  readonly hex: number;
  readonly unit: number;
}

/** Below this zoom counters show fewer figures, larger. */
const FAR_BELOW = 0.75;

const NOTHING: Hover = { hex: -1, unit: -1 };

export class CohDesk implements Desk, Director {
  readonly session: Session;
  readonly map: HexMap;
  readonly camera: Camera;
  readonly names: Names;

  /** The unit whose sheet is open, and which is active when several could move. */
  focus = $state(-1);
  hover: Hover = $state.raw(NOTHING);
  /** A hex with more than one meaning, waiting for the player to say which. */
  menu: Menu<CohOffer> | null = $state.raw(null);
  fanned = $state(-1);
  looking = $state(false);
  raising = $state(false);

  constructor(
    readonly facts: CohFacts,
    seated: Seated,
  ) {
    this.map = new HexMap(facts.board);
    this.camera = new Camera(facts.board.width, facts.board.height);
    this.names = new Names(facts, this.map);
    this.session = sessionOf(this, seated);
  }

  readonly view: CohView | null = $derived.by(() => this.session.shown as CohView | null);
  readonly offers = $derived.by(() => this.session.offers as readonly CohOffer[]);
  readonly lit: Lit = $derived(light(this.offers, this.focus));
  readonly moment: CohMoment | undefined = $derived(this.view?.moments.at(-1));
  readonly seat = $derived.by(() => this.session.update?.seat ?? 0);
  readonly turn = $derived(this.view?.turn ?? -1);
  readonly over = $derived(this.view?.actor === -2);
  readonly units = $derived(new Map((this.view?.units ?? []).map((unit) => [unit.id, unit])));
  readonly stacks = $derived(stacksOf(this.view));
  readonly myMove = $derived(this.offers.length > 0);

  /** The unit the game itself has in hand: being moved, firing, rallying. */
  readonly chosen: number = $derived.by(() => {
    const { moment } = this;
    if (moment && "unit" in moment) return moment.unit;
    return moment && "attacker" in moment ? moment.attacker : this.lit.active;
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

  /** What Enter takes: the facing kept, the roll or check without CAP, no card, done. */
  readonly byDefault: CohOffer | undefined = $derived.by(() => {
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

  readonly prompt: string = $derived.by(() =>
    promptOf(this, () => momentPrompt(this, "ui-ask", this.moment)),
  );

  say(message: string, args: Args): string {
    return this.names.say(message, args);
  }

  sideName(seat: number): string {
    return this.names.side(seat);
  }

  dice(entry: Entry): Dice | null {
    return diceOf(entry);
  }

  sideOf(entry: Entry): number {
    const { unit, by, side, seat } = entry.args;
    for (const id of [by, unit]) {
      if (typeof id === "number") return this.names.unitFacts(id)?.side ?? -1;
    }
    const told = side ?? seat;
    return typeof told === "number" ? told : -1;
  }

  linger(entry: Entry, update: Update): number {
    return linger(entry, update, this.sideOf(entry));
  }

  foresee(view: unknown, entry: Entry): unknown {
    return view === null ? view : foresee(view as CohView, entry);
  }

  take(offer: CohOffer): void {
    this.menu = null;
    this.fanned = -1;
    this.raising = false;
    if ("unit" in offer.choice && offer.choice.unit >= 0) this.focus = offer.choice.unit;
    this.session.take(offer.choice);
  }

  /** Enter; `freely` takes only what can be taken back. */
  confirm(freely: boolean): void {
    const offer = this.byDefault;
    if (offer && (!freely || offer.choice.type === "Face")) this.take(offer);
  }

  /** A click on the unit that is asked for its facing leaves it as it is. */
  keepsFacing(unit: number): boolean {
    return this.byDefault?.choice.type === "Face" && this.lit.active === unit;
  }

  clickUnit(unit: UnitView, x: number, y: number): void {
    if (this.keepsFacing(unit.id)) return this.confirm(true);
    const offer = this.lit.units.get(unit.id);
    if (offer) return this.take(offer);
    if (this.lit.movers.includes(unit.id)) {
      this.focus = unit.id;
      return;
    }
    const here = unit.hex === undefined ? undefined : this.lit.hexes.get(unit.hex);
    if (here && unit.side !== this.seat) return this.pick(here, "Attack", x, y);
    this.focus = unit.id;
    if (unit.side === this.seat) return this.reselect(unit, x, y);
    if (this.myMove && this.chosen >= 0) this.ask(this.chosen, unit.hex ?? -1, x, y);
  }

  clickHex(hex: number, x: number, y: number): void {
    this.session.skipAll();
    const turning = this.units.get(this.lit.active);
    if (turning?.hex === hex && this.keepsFacing(turning.id)) return this.confirm(true);
    const offers = this.lit.hexes.get(hex);
    if (offers) return this.pick(offers, "Move", x, y);
    this.menu = null;
    this.fanned = -1;
    if (this.myMove && this.chosen >= 0) return this.ask(this.chosen, hex, x, y);
    this.session.whyNot = null;
  }

  /** With one meaning take it, with several let the player say which. */
  private pick(
    offers: readonly CohOffer[],
    wanted: CohChoice["type"],
    x: number,
    y: number,
  ): void {
    const only = offers.length === 1 ? offers[0] : undefined;
    if (only && (wanted === "Move" || only.choice.type === wanted)) return this.take(only);
    this.menu = { x, y, offers };
  }

  /** Another own unit is clicked while one is in hand: step back and take that one. */
  private reselect(unit: UnitView, x: number, y: number): void {
    if (!this.myMove) return;
    const wanted = (offer: { choice: { type: string } }): boolean =>
      offer.choice.type === "Select" &&
      (offer.choice as CohChoice & { unit: number }).unit === unit.id;
    if (retractable(this.moment?.type)) {
      if (unit.id === this.chosen) return;
      return this.session.pursue(
        (offers) => offers.find(wanted),
        (update) => retractable((update.view as CohView).moments.at(-1)?.type),
      );
    }
    this.session.ask({ type: "Select", unit: unit.id } as CohChoice, x, y);
  }

  private ask(unit: number, hex: number, x: number, y: number): void {
    if (hex < 0) return;
    const enemies = (this.stacks.get(hex) ?? []).some((other) => other.side !== this.seat);
    const waits = this.units.get(unit)?.place === "waiting";
    const type = enemies ? "Attack" : waits ? "Enter" : "Move";
    this.session.ask({ type, unit, to: hex } as CohChoice, x, y);
  }

  escape(): boolean {
    if (this.session.whyNot || this.menu || this.fanned >= 0) {
      this.session.whyNot = null;
      this.menu = null;
      this.fanned = -1;
      return true;
    }
    if (this.session.past) {
      this.session.backToLive();
      return true;
    }
    if (steppable(this.moment?.type) && this.myMove) {
      this.session.undo();
      return true;
    }
    return false;
  }

  /** Number keys follow the order in which the panel lists its choices. */
  press(index: number): void {
    const { shifts, spends, buttons } = this.lit;
    const lower = shifts.filter((offer) => byOf(offer) <= 0).sort((a, b) => byOf(b) - byOf(a));
    const raise = shifts.filter((offer) => byOf(offer) > 0).sort((a, b) => byOf(a) - byOf(b));
    const rolls = this.raising ? [...lower, ...raise] : lower;
    const listed = rolls.length + spends.length > 0 ? [...rolls, ...spends] : buttons;
    const offer = listed[index];
    if (offer) this.take(offer);
  }

  look(): void {
    if (!this.looking || (this.hover.hex < 0 && this.hover.unit < 0)) return;
    this.session.look(this.hover.hex, this.hover.unit);
  }

  rest(hover: Hover | null): void {
    const next = hover ?? NOTHING;
    if (next.hex === this.hover.hex && next.unit === this.hover.unit) return;
    this.hover = next;
    this.look();
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function byOf(offer: CohOffer): number {
  return offer.choice.type === "Shift" ? offer.choice.by : 0;
}

function stacksOf(view: CohView | null): Map<number, UnitView[]> {
  const stacks = new Map<number, UnitView[]>();
  for (const unit of view?.units ?? []) {
    if (unit.hex === undefined || unit.hex < 0) continue;
    if (unit.place !== "board" && unit.place !== "hidden") continue;
    stacks.set(unit.hex, [...(stacks.get(unit.hex) ?? []), unit]);
  }
  return stacks;
}
