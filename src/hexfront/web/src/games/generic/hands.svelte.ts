/** What a player's clicks mean: pick up a unit, take an offer, or ask why not. */

import { BaseHands, type Click } from "../../lib/desk/hands.svelte";
import type { GenericOffer } from "./choice";
import type { GenericDesk } from "./desk.svelte";
import { alike } from "./lit";
import type { GenericUnit } from "./wire";

export class Hands extends BaseHands<GenericOffer, GenericUnit> {
  constructor(protected readonly desk: GenericDesk) {
    super();
  }

  override clickUnit(unit: GenericUnit, click: Click): void {
    const { desk } = this;
    if (!desk.lit.units.has(unit.id) && desk.lit.movers.includes(unit.id)) {
      desk.letGo();
      desk.session.whyNot = null;
      desk.focus = unit.id;
      return;
    }
    super.clickUnit(unit, click);
  }

  override isLit(unit: number): boolean {
    return this.desk.lit.units.has(unit) || this.desk.lit.movers.includes(unit);
  }

  /** An own unit that can do nothing now: the question is why not. */
  protected override reselect(unit: GenericUnit, click: Click): void {
    this.ask({ unit: unit.id }, click);
  }

  protected override askHex(hex: number, click: Click): void {
    const { active } = this.desk.lit;
    const target = this.desk.stacks.get(hex)?.at(-1);
    if (active < 0) this.desk.session.whyNot = null;
    else if (!target || !this.ask({ unit: active, target: target.id }, click)) {
      this.ask({ unit: active, hex }, click);
    }
  }

  private ask(about: Parameters<typeof alike>[1], { x, y }: Click): boolean {
    const choice = alike(this.desk.offers, about);
    if (choice) this.desk.session.ask(choice, x, y);
    else this.desk.session.whyNot = null;
    return choice !== undefined;
  }
}
