/** What a player's clicks mean: pick an offer, change one's mind, or ask why not. */

import { BaseHands, type Click } from "../../lib/desk/hands.svelte";
import { unitIn, wish, type Find } from "../../lib/desk/lights";
import type { S42Desk } from "./desk.svelte";
import { isPhase, placeOf } from "./lit";
import type { S42Choice, S42Offer, S42View, UnitView } from "./wire";

const ROLLED: ReadonlySet<string> = new Set(["Breakthrough", "Disengage", "DisengageStack"]);
/** Moments in which units are asked for different things at once. */
const WIDE: ReadonlySet<string> = new Set(["Moving", "Gathering", "GroupAdvance"]);

/** The first offer of a type whose choice fits. */
function first(type: S42Choice["type"], fits: (choice: S42Choice) => boolean): Find {
  return wish<S42Choice>((choice) => choice.type === type && fits(choice));
}

/** Whether a unit may go on its own advance when the one that has been picked for it is let go. */
function waitsToAdvance(view: S42View | null, unit: number): boolean {
  const next = view?.moments.find((moment) => moment.type === "AdvanceNext");
  return view?.moments.at(-1)?.type === "Advancing" && next?.waiting.some(([id]) => id === unit) === true;
}

export class Hands extends BaseHands<S42Offer, UnitView> {
  constructor(protected readonly desk: S42Desk) {
    super();
  }

  clickArea(place: number, click: Click): void {
    const offers = this.desk.lit.areas.get(place);
    if (offers) this.pick(offers, click);
  }

  /** The die of some choices falls at once: their figures are shown before. */
  protected override pick(offers: readonly S42Offer[], click: Click): void {
    const [only] = offers;
    if (!only || !ROLLED.has(only.choice.type) || offers.length > 1) return super.pick(offers, click);
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
    if (this.canStepBack && waitsToAdvance(desk.view, unit.id)) {
      return this.stepBackTo(first("Advance", (choice) => unitIn(choice) === unit.id));
    }
    const type = desk.view?.phase === "combat" ? "Join" : "Move";
    const there = this.isWide ? undefined : this.likeNearest(unit.hex ?? -1);
    const asked = this.likeOthers(unit.id) ?? there ?? { type, unit: unit.id };
    desk.session.ask(asked, x, y);
  }

  private get isWide(): boolean {
    return WIDE.has(this.desk.moment?.type ?? "");
  }

  /** What is asked for now, of one kind, as if it could be done with this unit too. */
  private likeOthers(unit: number): S42Choice | undefined {
    const { desk } = this;
    const asked = desk.mode !== "" || !(isPhase(desk.moment) || this.isWide);
    const offers = asked ? [...desk.lit.units.values()].flat() : [];
    const [like, ...others] = offers.filter(({ choice }) => unitIn(choice) >= 0);
    if (!like || others.some(({ choice }) => choice.type !== like.choice.type)) return undefined;
    return { ...like.choice, unit } as S42Choice;
  }

  /** The same with a hex: as in the nearest one in which it can be done. */
  private likeNearest(hex: number): S42Choice | undefined {
    const { desk } = this;
    const here = desk.map.at(hex);
    if (!here || (desk.mode === "" && isPhase(desk.moment))) return undefined;
    const far = (id: number): number => {
      const { x, y } = desk.map.at(id) ?? { x: Infinity, y: Infinity };
      return Math.hypot(x - here.x, y - here.y);
    };
    const [nearest] = [...desk.lit.hexes].sort(([a], [b]) => far(a) - far(b));
    const choice = nearest?.[1][0]?.choice;
    const field = (["hex", "to", "place"] as const).find((name) => choice && name in choice);
    return choice && field ? { ...choice, [field]: hex } : undefined;
  }

  protected override askHex(hex: number, { x, y }: Click): void {
    const { desk } = this;
    const ask = (choice: object): void => desk.session.ask(choice as S42Choice, x, y);
    if (hex < 0) return;
    if (desk.moment?.type === "Moving") return ask({ type: "March", to: hex });
    if (desk.moment && "retreat" in desk.moment) return ask({ type: "Step", place: hex });
    const enemies = (desk.stacks.get(hex) ?? []).some(({ id }) => desk.sideOfUnit(id) !== desk.seat);
    if (desk.moment?.type === "GroupAdvance" && enemies) return ask({ type: "Breakthrough", hex });
    const like = desk.moment?.type === "Gathering" ? undefined : this.likeNearest(hex);
    if (like) return ask(like);
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
