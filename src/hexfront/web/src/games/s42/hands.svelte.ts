/** What a player's clicks mean: pick an offer, change one's mind, or ask why not. */

import type { Offer } from "../../lib/wire";
import type { S42Desk } from "./desk.svelte";
import { placeOf } from "./lit";
import type { S42Choice, S42Offer, S42View, UnitView } from "./wire";

const MOST_STEPS_BACK = 40;

type Find = (offers: readonly Offer[]) => Offer | undefined;

/** The first offer of a type whose choice fits. */
function first(type: S42Choice["type"], fits: (choice: S42Choice) => boolean): Find {
  return (offers) =>
    offers.find(({ choice }) => choice.type === type && fits(choice as S42Choice));
}

export class Hands {
  constructor(private readonly desk: S42Desk) {}

  clickUnit(unit: UnitView, x: number, y: number): void {
    this.desk.session.skipAll();
    const offers = this.desk.lit.units.get(unit.id);
    if (offers) return this.pick(offers, x, y);
    const here = unit.hex === undefined ? undefined : this.desk.lit.hexes.get(unit.hex);
    if (here) return this.pick(here, x, y);
    this.desk.focus = unit.id;
    if (!this.desk.myMove) return;
    const side = this.desk.facts.units[unit.id]?.side;
    if (side === this.desk.seat) return this.reselect(unit, x, y);
    if (unit.hex !== undefined) this.askHex(unit.hex, x, y);
  }

  clickHex(hex: number, x: number, y: number): void {
    this.desk.session.skipAll();
    const offers = this.desk.lit.hexes.get(hex);
    if (offers) return this.pick(offers, x, y);
    if (this.desk.menu || this.desk.fanned >= 0) {
      this.desk.menu = null;
      this.desk.fanned = -1;
      return;
    }
    const [unit] = this.desk.stacks.get(hex)?.slice(-1) ?? [];
    if (unit) return this.clickUnit(unit, x, y);
    if (this.desk.myMove) return this.askHex(hex, x, y);
    this.desk.session.whyNot = null;
  }

  clickArea(place: number, x: number, y: number): void {
    const offers = this.desk.lit.areas.get(place);
    if (offers) this.pick(offers, x, y);
  }

  /** With one meaning take it, with several let the player say which. */
  private pick(offers: readonly S42Offer[], x: number, y: number): void {
    const [only] = offers;
    if (only && offers.length === 1) return this.desk.take(only);
    this.desk.menu = { x, y, offers };
  }

  /** Another own unit is clicked while one is in hand: let that one go and take this one. */
  private reselect(unit: UnitView, x: number, y: number): void {
    const find = first("Move", (choice) => "unit" in choice && choice.unit === unit.id);
    if (this.desk.moment?.type === "Moving" && !this.desk.inHand.has(unit.id)) {
      const halt = this.desk.lit.buttons.find(({ choice }) => choice.type === "Halt");
      if (this.canStepBack) return this.stepBackTo(find);
      if (halt) return this.desk.session.takeThen(halt.choice, find);
    }
    const type = this.desk.view?.phase === "combat" ? "Join" : "Move";
    this.desk.session.ask({ type, unit: unit.id } as S42Choice, x, y);
  }

  private stepBackTo(find: Find): void {
    this.desk.session.pursue(
      find,
      (update) => this.retractable(update.view as S42View),
      MOST_STEPS_BACK,
    );
  }

  /** Nothing has been done yet that matters: a player may step back freely. */
  retractable(view: S42View | null = this.desk.view): boolean {
    const moment = view?.moments.at(-1);
    if (moment?.type === "Gathering") return true;
    return moment?.type === "Moving" && moment["hexes"] === 0;
  }

  readonly canStepBack: boolean = $derived.by(
    () => this.retractable() && this.desk.session.update?.can_undo === true,
  );

  /** Out of what was begun, however many units have joined it meanwhile. */
  stepBack(): void {
    this.stepBackTo(() => undefined);
  }

  private askHex(hex: number, x: number, y: number): void {
    const enemies = (this.desk.stacks.get(hex) ?? []).some(
      (unit) => this.desk.facts.units[unit.id]?.side !== this.desk.seat,
    );
    if (this.desk.moment?.type === "Moving") {
      return this.desk.session.ask({ type: "March", to: hex } as S42Choice, x, y);
    }
    if (this.desk.moment && "retreat" in this.desk.moment) {
      return this.desk.session.ask({ type: "Step", place: hex } as S42Choice, x, y);
    }
    if (this.desk.mode === "Fortify") {
      return this.desk.session.ask({ type: "Fortify", hex } as S42Choice, x, y);
    }
    const combat = this.desk.view?.phase === "combat";
    if (enemies && this.desk.moment?.type === "Gathering" && this.canStepBack) {
      return this.stepBackTo(first("Attack", (choice) => placeOf(choice) === hex));
    }
    if (enemies) {
      this.desk.session.ask({ type: combat ? "Attack" : "Overrun", hex } as S42Choice, x, y);
    }
  }

  /** Whether all units of a hex could be taken along together. */
  stackable(hex: number): boolean {
    const movers = (this.desk.stacks.get(hex) ?? []).filter(({ id }) => this.moveOf(id));
    return this.desk.mode === "" && movers.length > 1;
  }

  private moveOf(unit: number): S42Offer | undefined {
    return this.desk.lit.units.get(unit)?.find(({ choice }) => choice.type === "Move");
  }

  /** Begin the move of a whole stack: one unit, then all that may go along. */
  takeStack(hex: number): boolean {
    if (!this.stackable(hex)) return false;
    const units = (this.desk.stacks.get(hex) ?? []).map(({ id }) => id);
    const begin = units
      .toReversed()
      .map((id) => this.moveOf(id))
      .find(Boolean);
    if (!begin) return false;
    this.desk.fanned = -1;
    this.desk.session.takeThen(
      begin.choice,
      first("Take", (choice) => "unit" in choice && units.includes(choice.unit)),
      true,
    );
    return true;
  }

  /** Let all reinforcements arrive where one of them could. */
  arriveAll(offer: S42Offer): void {
    const place = placeOf(offer.choice);
    this.desk.session.takeThen(
      offer.choice,
      first("Arrive", (choice) => placeOf(choice) === place),
      true,
    );
  }
}
