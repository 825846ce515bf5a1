/** What a player's clicks mean: pick up, choose an offer, change one's mind, or ask why not. */

import { BaseHands, type Click } from "../../lib/desk/hands.svelte";
import { wish, type Find } from "../../lib/desk/lights";
import type { AslskDesk } from "./desk.svelte";
import { shotChance } from "./labels";
import { hexOf, isFire } from "./lit";
import type { AslskChoice, AslskOffer, RouteView, UnitView } from "./wire";

export class Hands extends BaseHands<AslskOffer, UnitView> {
  constructor(protected readonly desk: AslskDesk) {
    super();
  }

  /** With the LOS tool in hand a click says where the thread begins. */
  override touch(unit: UnitView, spread: boolean, click: Click): void {
    if (this.desk.looking) return this.desk.threadFrom(unit.hex ?? -1);
    super.touch(unit, spread, click);
  }

  override clickUnit(unit: UnitView, click: Click): void {
    const { lit, session } = this.desk;
    if (lit.units.has(unit.id) || !lit.pickable.has(unit.id)) return super.clickUnit(unit, click);
    session.playback.skipAll();
    this.pickUp(unit.id, click.alone === true);
  }

  override clickHex(hex: number, click: Click): void {
    const { desk } = this;
    if (desk.looking) return desk.threadFrom(hex);
    const aimed = desk.view?.fire?.hex === hex && !desk.lit.hexes.has(hex);
    const fire = desk.offers.find(({ choice }) => choice.type === "Fire");
    if (fire && aimed && !desk.menu && desk.fanned < 0) return desk.take(fire);
    super.clickHex(hex, click);
  }

  override isLit(unit: number): boolean {
    return super.isLit(unit) || this.desk.lit.pickable.has(unit);
  }

  /** Puts a unit to those who are to fire or advance, or takes it away again. */
  private pickUp(unit: number, alone: boolean): void {
    const { desk } = this;
    const fires = desk.lit.pickable.get(unit)?.some(({ choice }) => isFire(choice));
    const picked = new Set(fires && !alone ? desk.picked : []);
    if (desk.picked.has(unit)) picked.delete(unit);
    else picked.add(unit);
    const arms = new Map([...desk.arms].filter(([id]) => id !== unit));
    desk.setPicked(picked, arms);
    desk.focus = unit;
    desk.showLit(unit);
  }

  /** A weapon by itself: chosen, or picked up to fire without its holder's own FP. */
  clickWeapon(weapon: number, click: Click): void {
    const { desk } = this;
    const offers = desk.lit.weapons.get(weapon) ?? [];
    const [first] = offers;
    if (first?.choice.type !== "OpenFire") return this.pickOf(weapon, offers, click);
    const { unit } = first.choice;
    const aimed = offers.find(({ choice }) => "hex" in choice && choice.hex === desk.aimed);
    if (aimed) return desk.take(aimed);
    const arms = new Map(desk.arms);
    const picked = new Set(desk.picked);
    if (arms.get(unit) === weapon) {
      arms.delete(unit);
      picked.delete(unit);
    } else {
      arms.set(unit, weapon);
      picked.add(unit);
    }
    desk.setPicked(picked, arms);
    desk.focus = unit;
    desk.showLit(unit);
  }

  private pickOf(weapon: number, offers: readonly AslskOffer[], click: Click): void {
    if (offers.length > 0) return super.pick(offers, click);
    const unit = this.desk.units[this.desk.view?.weapons[weapon]?.holder ?? -1];
    if (unit) this.clickUnit(unit, click);
  }

  /** All units of a hex that can be picked up. */
  private pickUpHex(hex: number): boolean {
    const units = (this.desk.stacks.get(hex) ?? []).filter(({ id }) =>
      this.desk.lit.pickable.has(id),
    );
    if (units.length === 0) return false;
    this.desk.setPicked(new Set([...this.desk.picked, ...units.map(({ id }) => id)]), this.desk.arms);
    this.desk.fanned = -1;
    return true;
  }

  protected override pickHex(hex: number, offers: readonly AslskOffer[], click: Click): void {
    const kinds = new Set(offers.map(({ choice }) => choice.type));
    const fires = offers.some(({ choice }) => isFire(choice));
    if (fires && kinds.has("Step")) {
      // A vehicle may drive into the hex of those at whom it could fire.
      const { x, y } = click;
      this.desk.menu = { x, y, offers: [...atCost(offers), ...offers.filter(({ choice }) => isFire(choice))] };
      return;
    }
    if (fires) return this.fireAt(hex, offers, click);
    if (kinds.has("Advance") && this.desk.picked.size > 1) return this.advanceTo(hex);
    if (this.desk.driver >= 0 && kinds.has("Step") && !click.whole) return this.pick(atCost(offers), click);
    this.pick(kinds.has("Step") ? cheapest(offers) : offers, click);
  }

  protected override pick(offers: readonly AslskOffer[], click: Click): void {
    const [only] = offers;
    if (only?.choice.type === "AddFirer") return this.addAll(only.choice.unit);
    if (only && isFire(only.choice) && "unit" in only.choice) {
      const hex = hexOf(only.choice, (unit) => this.desk.hexOfUnit(unit));
      return this.fireWithAny(hex, offers, [only.choice.unit], click);
    }
    super.pick(offers, click);
  }

  /** Fire at a hex with all who are picked up; with nobody, it is aimed at. */
  private fireAt(hex: number, offers: readonly AslskOffer[], click: Click): void {
    const { picked } = this.desk;
    if (picked.size === 0) {
      const firers = new Set(offers.map(({ choice }) => ("unit" in choice ? choice.unit : -1)));
      const [only] = firers;
      if (firers.size === 1 && only !== undefined) {
        return this.fireWithAny(hex, offers, [only], click);
      }
      this.desk.aimed = this.desk.aimed === hex ? -1 : hex;
      return;
    }
    this.fireWithAny(hex, offers, [...picked], click);
  }

  /** Where a weapon that fires alone is at hand, the player says whether it does. */
  private fireWithAny(
    hex: number,
    offers: readonly AslskOffer[],
    units: readonly number[],
    click: Click,
  ): void {
    const lone = offers.filter(firesAlone);
    if (lone.length === 0) return this.fireWith(hex, units);
    const together = offers.find((offer) => !firesAlone(offer));
    // Enter, pressed at once, takes the shot that is likeliest to do something.
    const best = lone.toSorted((a, b) => shotChance(b) - shotChance(a));
    super.pick(together ? [together, ...best] : best, click);
  }

  /** An offer of the menu: a group's fire is begun with all who belong to it. */
  override choose(offer: AslskOffer): void {
    const { choice } = offer;
    if (choice.type !== "OpenFire" || firesAlone(offer)) return this.desk.take(offer);
    const { picked } = this.desk;
    this.fireWith(choice.hex, picked.size > 0 ? [...picked] : [choice.unit]);
  }

  /** Begins an attack with all that some units have, and with the leaders among them. */
  private fireWith(hex: number, units: readonly number[]): void {
    const { arms } = this.desk;
    const mine = (unit: number, weapon = -1): boolean =>
      units.includes(unit) && (arms.get(unit) ?? weapon) === weapon;
    const begin = this.desk.offers
      .filter((offer) => !firesAlone(offer))
      .filter(({ choice }) => choice.type === "OpenFire" && choice.hex === hex)
      .filter(({ choice }) => "weapon" in choice && "unit" in choice && mine(choice.unit, choice.weapon))
      .sort((a, b) => weaponIn(a) - weaponIn(b))[0];
    if (!begin) return;
    this.desk.setPicked(new Set());
    this.desk.menu = null;
    this.desk.aimed = -1;
    this.desk.fanned = -1;
    this.desk.session.takeThen(begin.choice, this.joining(mine), true);
  }

  private joining(mine: (unit: number, weapon?: number) => boolean): Find {
    return wish<AslskChoice>(
      (choice) => choice.type === "AddFirer" && choice.weapon < 0 && mine(choice.unit, -1),
      (choice) => choice.type === "AddFirer" && mine(choice.unit, choice.weapon),
      (choice) => choice.type === "Direct" && mine(choice.leader),
    );
  }

  /** A unit joins the attack with all that it has. */
  private addAll(unit: number): void {
    const first = this.joining((id) => id === unit)(this.desk.offers);
    if (!first) return;
    this.desk.session.takeThen(first.choice, this.joining((id) => id === unit), true);
  }

  /** The attack without one of its members: called off and put together anew. */
  without(unit: number, weapon: number): void {
    const fire = this.desk.fire;
    const callOff = this.desk.offers.find(({ choice }) => choice.type === "CallOff");
    if (!fire || !callOff) return;
    const rest = fire.members.filter((m) => m.unit !== unit || m.weapon !== weapon);
    const keeps = new Set(rest.map((m) => `${m.unit}:${m.weapon}`));
    const leaders = new Set(fire.leaders.filter((id) => id !== unit));
    const in_ = (u: number, w: number): boolean => keeps.has(`${u}:${w}`);
    this.desk.session.takeThen(
      callOff.choice,
      wish<AslskChoice>(
        (c) => c.type === "OpenFire" && c.hex === fire.hex && in_(c.unit, c.weapon),
        (c) => c.type === "AddFirer" && in_(c.unit, c.weapon),
        (c) => c.type === "Direct" && leaders.has(c.leader),
      ),
      rest.length > 0,
    );
  }

  /** All who are picked up advance into a hex, one after the other. */
  private advanceTo(hex: number): void {
    const units = this.desk.picked;
    const find = wish<AslskChoice>(
      (c) => c.type === "Advance" && c.hex === hex && units.has(c.unit) && units.has(c.leader),
      (c) => c.type === "Advance" && c.hex === hex && units.has(c.unit) && c.leader < 0,
    );
    const first = find(this.desk.offers);
    if (!first) return;
    this.desk.setPicked(new Set());
    this.desk.session.takeThen(first.choice, find, true);
  }

  /** Another own unit is clicked while one is moving: that one stops and this one goes. */
  protected override reselect(unit: UnitView, { x, y }: Click): void {
    const { desk } = this;
    // Who moves already goes on by hexes.
    if (desk.inHand.has(unit.id) && desk.moment?.type === "Routing") return;
    const find = wish<AslskChoice>((choice) => choice.type === "Take" && choice.unit === unit.id);
    if (desk.moment?.type === "Marching" && !desk.inHand.has(unit.id)) {
      const stop = desk.lit.buttons.find(({ choice }) => choice.type === "Stop");
      if (this.canStepBack) return this.stepBackTo(find);
      if (stop) return desk.session.takeThen(stop.choice, find);
    }
    desk.session.ask(this.askedOf(unit), x, y);
  }

  private askedOf({ id, hex }: UnitView): AslskChoice {
    const enemy = this.desk.view?.movers[0];
    const aim = this.desk.view?.units[enemy ?? -1]?.hex ?? this.desk.aimed;
    const fireAt = (target: number): AslskChoice => ({
      type: "OpenFire",
      unit: id,
      weapon: -1,
      hex: target,
      hull: false,
    });
    switch (this.desk.view?.phase) {
      case "rally":
        return { type: "SelfRally", unit: id };
      case "movement":
        return this.desk.moment?.type === "FirstFire"
          ? fireAt(aim >= 0 ? aim : (hex ?? 0))
          : { type: "Take", unit: id };
      case "rout":
        return { type: "Rout", unit: id, leader: -1 };
      case "advance":
        return { type: "Advance", unit: id, hex: hex ?? 0, leader: -1 };
      case "close-combat":
        return { type: "Grapple", unit: id };
      default:
        return this.desk.moment?.type === "Gathering"
          ? { type: "AddFirer", unit: id, weapon: -1 }
          : fireAt(aim >= 0 ? aim : this.anyTarget(hex ?? 0));
    }
  }

  private anyTarget(hex: number): number {
    const enemies = this.desk.view?.units.find(
      (unit) => unit.side !== this.desk.seat && unit.place === "board",
    );
    return enemies?.hex ?? hex;
  }

  /** A hex is clicked before its way is known: it is shown, and the next click drives it. */
  private plan(hex: number): void {
    this.desk.planned = hex;
    this.desk.rest({ hex, unit: -1 });
    this.desk.session.plan(this.desk.driver, hex);
  }

  /** Drives a way choice by choice, as long as nobody fires and no die falls. */
  drive({ points }: RouteView): void {
    const { session } = this.desk;
    const heard = session.log.at(-1)?.number ?? -1;
    const calm = (): boolean =>
      session.log.every(
        ({ number, entry }) =>
          number <= heard || (this.desk.sideOf(entry) === this.desk.seat && !this.desk.dice(entry)),
      );
    const [first, ...rest] = points.map(({ choice }) => JSON.stringify(choice));
    const begin = this.desk.offers.find(({ choice }) => JSON.stringify(choice) === first);
    if (!begin) return;
    const find: Find = (offers) => {
      const found = calm() && offers.find(({ choice }) => JSON.stringify(choice) === rest[0]);
      if (found) rest.shift();
      return found || undefined;
    };
    session.takeThen(begin.choice, find, true, true);
  }

  protected override askHex(hex: number, { x, y }: Click): void {
    const { desk } = this;
    const [picked] = desk.picked;
    const moment = desk.moment?.type;
    if (moment === "Driving") {
      const route = desk.routeTo(hex);
      if (!route) return this.plan(hex);
      if (route.points.length > 0) return this.drive(route);
      return desk.session.ask({ type: "Step", hex, road: false } as AslskChoice, x, y);
    }
    if (moment === "Marching") return desk.session.ask({ type: "Step", hex, road: false } as AslskChoice, x, y);
    if (moment === "Routing") {
      return desk.session.ask({ type: "RoutStep", hex, crawl: false, road: false } as AslskChoice, x, y);
    }
    if (moment === "SetUp" && desk.tray?.type === "unit") {
      return desk.session.ask({ type: "Place", unit: desk.tray.id, hex } as AslskChoice, x, y);
    }
    if (picked === undefined) return;
    const type = desk.view?.phase === "advance" ? "Advance" : "OpenFire";
    const choice = type === "Advance" ? { type, unit: picked, hex, leader: -1 } : { type, unit: picked, hex, weapon: -1 };
    desk.session.ask(choice, x, y);
  }

  /** A unit that moves, or that is picked up, with all of its hex. */
  protected override takeOf(unit: number): AslskOffer | undefined {
    const { lit, tool } = this.desk;
    if (tool !== "") return undefined;
    const offers = lit.units.get(unit);
    return (
      offers?.find(({ choice }) => choice.type === "Take" || choice.type === "Join") ??
      lit.pickable.get(unit)?.[0]
    );
  }

  protected override along(units: readonly number[]): Find {
    return wish<AslskChoice>((choice) => choice.type === "Join" && units.includes(choice.unit));
  }

  override takeStack(hex: number): boolean {
    return this.pickUpHex(hex) || super.takeStack(hex);
  }
}

/** The game says of an offer that it joins no fire group; shots at vehicles never do. */
function firesAlone({ choice, preview }: AslskOffer): boolean {
  return choice.type === "Engage" || preview?.alone === true;
}

function weaponIn({ choice }: AslskOffer): number {
  return "weapon" in choice ? choice.weapon : -1;
}

/** A vehicle pays what the hex costs, by the cheaper way; with Shift the player says how. */
function atCost(offers: readonly AslskOffer[]): readonly AslskOffer[] {
  const price = ({ preview }: AslskOffer): number => preview?.step?.cost ?? Infinity;
  const steps = offers.filter(({ choice }) => choice.type === "Step");
  const plain = steps.filter(({ choice }) => choice.type === "Step" && !choice.pay);
  const [best] = plain.toSorted((a, b) => price(a) - price(b));
  return best ? [best] : steps;
}

/** By road where it costs the same: it keeps the road bonus; else the player says which. */
function cheapest(offers: readonly AslskOffer[]): readonly AslskOffer[] {
  const costs = new Set(offers.map(({ preview }) => preview?.step?.cost));
  if (offers.length < 2 || costs.size > 1) return offers;
  const road = offers.find(({ choice }) => choice.type === "Step" && choice.road);
  return road ? [road] : offers;
}
