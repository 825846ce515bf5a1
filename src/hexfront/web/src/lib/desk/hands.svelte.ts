/** What a player's clicks mean on any board: open a pile, pick an offer, or ask why not. */

import type { Offer, Update } from "../wire";
import type { AnyDesk } from "./base.svelte";
import type { Placed } from "./desk";
import type { Find } from "./lights";
import { opensPile } from "./piles";

/** Where and how something was clicked or pressed. */
export interface Click {
  readonly x: number;
  readonly y: number;
  /** With Shift: the whole pile. */
  readonly whole?: boolean;
  /** With Alt: this one alone. */
  readonly alone?: boolean;
}

const MOST_STEPS_BACK = 40;

export abstract class BaseHands<O extends Offer, U extends Placed> {
  protected abstract readonly desk: AnyDesk<O, U>;

  /** A click on a counter of the board or, `spread`, of an opened pile. */
  touch(unit: U, spread: boolean, click: Click): void {
    const { desk } = this;
    const hex = unit.hex ?? -1;
    desk.touched = { hex, unit: unit.id };
    const pile = desk.stacks.get(hex) ?? [];
    const own = desk.sideOfUnit(unit.id) === desk.seat;
    const opens = opensPile({
      crowd: pile.length,
      opened: spread || desk.fanned === hex,
      lit: pile.some(({ id }) => this.isLit(id)),
      hexLit: this.hexUnder(unit) !== undefined,
      own,
    });
    if (this.takesPile(unit, click)) return;
    if (opens) return desk.fan(unit);
    this.clickUnit(unit, click);
  }

  /** Enter on a counter. */
  press(unit: U, click: Click): void {
    if (!this.takesPile(unit, click)) this.clickUnit(unit, click);
  }

  private takesPile({ id, hex }: U, { whole }: Click): boolean {
    return whole === true && this.desk.sideOfUnit(id) === this.desk.seat && this.takeStack(hex ?? -1);
  }

  clickUnit(unit: U, click: Click): void {
    const { desk } = this;
    desk.session.playback.skipAll();
    const offers = desk.lit.units.get(unit.id);
    if (offers) return this.pick(offers, click);
    const hex = unit.hex ?? -1;
    const here = this.hexUnder(unit);
    if (here) return this.pickHex(hex, here, click);
    desk.focus = unit.id;
    if (!desk.myMove) return;
    if (desk.sideOfUnit(unit.id) === desk.seat) return this.reselect(unit, click);
    this.askHex(hex, click);
  }

  clickHex(hex: number, click: Click): void {
    const { desk } = this;
    desk.touched = { hex, unit: -1 };
    desk.session.playback.skipAll();
    const offers = desk.lit.hexes.get(hex);
    if (offers) return this.pickHex(hex, offers, click);
    if (desk.menu || desk.fanned >= 0) {
      desk.menu = null;
      desk.fanned = -1;
      return;
    }
    const top = desk.stacks.get(hex)?.at(-1);
    if (top) return this.touch(top, false, click);
    if (desk.myMove) return this.askHex(hex, click);
    desk.session.whyNot = null;
  }

  /** An offer of the menu. */
  choose(offer: O): void {
    this.desk.take(offer);
  }

  /** Whether a click on this unit means something. */
  isLit(unit: number): boolean {
    return this.desk.lit.units.has(unit);
  }

  /** What a click on a unit means because of the hex it lies in. */
  protected hexUnder(unit: U): readonly O[] | undefined {
    return this.desk.lit.hexes.get(unit.hex ?? -1);
  }

  /** With one meaning take it, with several let the player say which. */
  protected pick(offers: readonly O[], { x, y }: Click): void {
    const [only] = offers;
    if (only && offers.length === 1) return this.desk.take(only);
    this.desk.menu = { x, y, offers };
  }

  protected pickHex(_hex: number, offers: readonly O[], click: Click): void {
    this.pick(offers, click);
  }

  /** Another own unit is clicked that takes no offer now. */
  protected reselect(unit: U, click: Click): void {
    this.askHex(unit.hex ?? -1, click);
  }

  /** Why nothing can be done with a hex. */
  protected askHex(_hex: number, _click: Click): void {}

  // Stepping back.

  /** How far the game lets a player step back from what was begun. */
  get back(): Update["back"] {
    const { update } = this.desk.session;
    return update?.can_undo ? update.back : "no";
  }

  get canStepBack(): boolean {
    return this.back !== "no";
  }

  /** By one choice, or out of what was begun, however many steps it took. */
  stepBack(): void {
    if (this.back === "step") this.desk.session.undo();
    else this.stepBackTo(() => undefined);
  }

  /** Steps back as long as nothing is lost by it, until something is found to be taken. */
  protected stepBackTo(find: Find): void {
    this.desk.session.pursue(find, ({ back }) => back === "out", MOST_STEPS_BACK);
  }

  // Whole piles.

  /** The offer that takes a unit along with its pile. */
  protected takeOf(_unit: number): O | undefined {
    return undefined;
  }

  /** Those who go along with the first of a pile. */
  protected along(_units: readonly number[]): Find {
    return () => undefined;
  }

  /** Whether all units of a hex could be taken together. */
  stackable(hex: number): boolean {
    return (this.desk.stacks.get(hex) ?? []).filter(({ id }) => this.takeOf(id)).length > 1;
  }

  /** Begin with a whole pile: its topmost unit, then all that may go along. */
  takeStack(hex: number): boolean {
    if (!this.stackable(hex)) return false;
    const units = (this.desk.stacks.get(hex) ?? []).map(({ id }) => id);
    const begin = units.toReversed().map((id) => this.takeOf(id)).find(Boolean);
    if (!begin) return false;
    this.desk.fanned = -1;
    this.desk.session.takeThen(begin.choice, this.along(units), true);
    return true;
  }
}
