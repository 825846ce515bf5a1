/** What a player's clicks mean: pick an offer, change one's mind, or ask why not. */

import { BaseHands, type Click } from "../../lib/desk/hands.svelte";
import { unitIn, wish, type Find } from "../../lib/desk/lights";
import type { S42Desk } from "./desk.svelte";
import { placeOf } from "./lit";
import type { S42Choice, S42Offer, UnitView } from "./wire";

/** The first offer of a type whose choice fits. */
function first(type: S42Choice["type"], fits: (choice: S42Choice) => boolean): Find {
  return wish<S42Choice>((choice) => choice.type === type && fits(choice));
}

export class Hands extends BaseHands<S42Offer, UnitView> {
  constructor(protected readonly desk: S42Desk) {
    super();
  }

  clickArea(place: number, click: Click): void {
    const offers = this.desk.lit.areas.get(place);
    if (offers) this.pick(offers, click);
  }

  /** The die of a Breakthrough Combat falls at once: its figures are shown before. */
  protected override pick(offers: readonly S42Offer[], click: Click): void {
    const [only] = offers;
    if (only?.choice.type !== "Breakthrough" || offers.length > 1) return super.pick(offers, click);
    this.desk.menu = { x: click.x, y: click.y, offers };
  }

  /** Another own unit is clicked while one is in hand: let that one go and take this one. */
  protected override reselect(unit: UnitView, { x, y }: Click): void {
    const { desk } = this;
    const find = first("Move", (choice) => unitIn(choice) === unit.id);
    if (desk.moment?.type === "Moving" && !desk.inHand.has(unit.id)) {
      const halt = desk.lit.buttons.find(({ choice }) => choice.type === "Halt");
      if (this.canStepBack) return this.stepBackTo(find);
      if (halt) return desk.session.takeThen(halt.choice, find);
    }
    const type = desk.view?.phase === "combat" ? "Join" : "Move";
    desk.session.ask({ type, unit: unit.id } as S42Choice, x, y);
  }

  protected override askHex(hex: number, { x, y }: Click): void {
    const { desk } = this;
    const ask = (choice: object): void => desk.session.ask(choice as S42Choice, x, y);
    if (hex < 0) return;
    if (desk.moment?.type === "Moving") return ask({ type: "March", to: hex });
    if (desk.moment && "retreat" in desk.moment) return ask({ type: "Step", place: hex });
    if (desk.mode === "Fortify") return ask({ type: "Fortify", hex });
    const enemies = (desk.stacks.get(hex) ?? []).some(({ id }) => desk.sideOfUnit(id) !== desk.seat);
    if (!enemies) return;
    if (desk.moment?.type === "Gathering" && this.canStepBack) {
      return this.stepBackTo(first("Attack", (choice) => placeOf(choice) === hex));
    }
    ask({ type: desk.view?.phase === "combat" ? "Attack" : "Overrun", hex });
  }

  protected override takeOf(unit: number): S42Offer | undefined {
    if (this.desk.mode !== "") return undefined;
    return this.desk.lit.units.get(unit)?.find(({ choice }) => choice.type === "Move");
  }

  protected override along(units: readonly number[]): Find {
    return first("Take", (choice) => units.includes(unitIn(choice)));
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
