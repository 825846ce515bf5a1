/** What a player's clicks mean: pick an offer, change one's mind, or ask why not. */

import { BaseHands, type Click } from "../../lib/desk/hands.svelte";
import { wish } from "../../lib/desk/lights";
import type { CohDesk } from "./desk.svelte";
import type { CohChoice, CohOffer, UnitView } from "./wire";

/** What a unit does by going to a hex. */
const STEPS: ReadonlySet<string> = new Set(["Move", "StealthMove", "Enter"]);

export class Hands extends BaseHands<CohOffer, UnitView> {
  constructor(protected readonly desk: CohDesk) {
    super();
  }

  override touch(unit: UnitView, spread: boolean, click: Click): void {
    if (this.desk.looking) return this.desk.lookFrom(unit.hex ?? -1, unit.id);
    if (this.desk.keepsFacing(unit.id)) return this.desk.confirm(true);
    super.touch(unit, spread, click);
  }

  override clickUnit(unit: UnitView, click: Click): void {
    const { desk } = this;
    if (desk.keepsFacing(unit.id)) return desk.confirm(true);
    if (!desk.lit.units.has(unit.id) && desk.lit.movers.includes(unit.id)) {
      desk.focus = unit.id;
      return;
    }
    super.clickUnit(unit, click);
  }

  override clickHex(hex: number, click: Click): void {
    if (this.desk.looking) return this.desk.lookFrom(hex, -1);
    const turning = this.desk.units.get(this.desk.lit.active);
    if (turning?.hex === hex && this.desk.keepsFacing(turning.id)) return this.desk.confirm(true);
    const drive = this.desk.lit.ways.get(hex);
    if (drive) return this.desk.driveOn(drive);
    super.clickHex(hex, click);
  }

  /** A hex that several others could spot for is aimed at first; again, the best one spots. */
  protected override pickHex(hex: number, offers: readonly CohOffer[], click: Click): void {
    const { desk } = this;
    const spotters = desk.lit.spotted.get(hex)?.length ?? 0;
    if (spotters > 1 && desk.aimed < 0 && offers.length === 1) {
      desk.aimed = hex;
      return;
    }
    super.pickHex(hex, offers, click);
  }

  override isLit(unit: number): boolean {
    const { movers, units } = this.desk.lit;
    return units.has(unit) || (movers.length > 1 && movers.includes(unit));
  }

  /** Whether one goes to an own unit or takes it instead is asked for, see `reselect`. */
  protected override hexUnder(unit: UnitView): readonly CohOffer[] | undefined {
    const offers = super.hexUnder(unit);
    const steps = offers?.every(({ choice }) => STEPS.has(choice.type)) ?? true;
    return unit.side === this.desk.seat && steps ? undefined : offers;
  }

  /**
   * Another own unit is clicked while one is in hand: step back and take that one, or go to its
   * hex; where both can be, the player says which is meant.
   */
  protected override reselect(unit: UnitView, click: Click): void {
    const { desk } = this;
    const { x, y } = click;
    const steps = unit.id === desk.chosen ? undefined : super.hexUnder(unit);
    if (steps && this.back !== "out") return this.pick(steps, click);
    if (steps) {
      const instead = { choice: { type: "Select", unit: unit.id } } as CohOffer;
      desk.menu = { x, y, offers: [...steps, instead] };
      return;
    }
    if (this.back !== "out") {
      return desk.session.ask({ type: "Select", unit: unit.id } as CohChoice, x, y);
    }
    if (unit.id !== desk.chosen) this.takeInstead(unit.id);
  }

  /** In the menu of a comrade's hex, the comrade himself is no offer yet. */
  override choose(offer: CohOffer): void {
    const { desk } = this;
    if (offer.choice.type !== "Select" || desk.offers.includes(offer)) return super.choose(offer);
    desk.letGo();
    this.takeInstead(offer.choice.unit);
  }

  private takeInstead(unit: number): void {
    this.stepBackTo(
      wish<CohChoice>((choice) => choice.type === "Select" && choice.unit === unit),
    );
  }

  protected override askHex(hex: number, { x, y }: Click): void {
    const { desk } = this;
    const unit = desk.chosen;
    if (hex < 0 || unit < 0) {
      desk.session.whyNot = null;
      return;
    }
    const enemies = (desk.stacks.get(hex) ?? []).some(({ side }) => desk.isEnemy(side));
    const waits = desk.units.get(unit)?.place === "waiting";
    const comes = desk.aloft.has(unit) ? "Fly" : "Enter";
    const type = enemies ? "Attack" : waits ? comes : "Move";
    desk.session.ask({ type, unit, to: hex } as CohChoice, x, y);
  }
}
