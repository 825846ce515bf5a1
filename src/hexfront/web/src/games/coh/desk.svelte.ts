/** One player's desk in Conflict of Heroes: what is selected, lit, hovered and asked. */

import { BaseDesk } from "../../lib/desk/base.svelte";
import type { Point } from "../../lib/geometry";
import type { Dice } from "../../lib/desk/desk";
import { unitIn, wish } from "../../lib/desk/lights";
import { piled } from "../../lib/desk/piles";
import type { Entry, Seated, Thread, Update } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { diceOf, foresee, halts, linger } from "./director";
import { Hands } from "./hands.svelte";
import { oddsOf, offerLabel } from "./labels";
import { light, withShells, type Drive, type Lit, type Shells } from "./lit";
import { Names } from "./naming";
import { PILE, stacksOf } from "./piles";
import { answers, standing } from "./standing";
import type {
  CohChoice,
  CohFacts,
  CohOffer,
  CohView,
  Flight,
  SmokeView,
  Strike,
  UnitKind,
  UnitView,
  WorkType,
  WorkView,
} from "./wire";

/** Below this zoom counters show fewer figures, larger. */
const FAR_BELOW = 0.75;

/** Moments in which a unit may keep the facing that it has. */
const TURNS: ReadonlySet<string> = new Set(["ChooseFacing", "Drive"]);

const FORTIFICATIONS: readonly WorkType[] = ["bunker", "trench", "gun-pit"];

export class CohDesk extends BaseDesk<CohFacts, CohView, CohOffer, UnitView> {
  readonly names: Names;
  readonly hands = new Hands(this);
  override readonly keys = [
    ["L", "ui-key-look"],
    ["", "ui-key-facing"],
  ] as const;
  readonly standing = standing();
  protected readonly askWords = "ui-ask";

  raising = $state(false);
  /** The hex that a mortar aims at, while its spotter hex is chosen. */
  aimed = $state(-1);
  /** What planned artillery is to fire. */
  shells: Shells = $state("PlanStrike");
  /** The hex that was clicked while looking: lines are drawn from it. */
  origin = $state(-1);
  private readonly levels: ReadonlyMap<number, number>;
  /** The view of the update whose entries are played. */
  private coming: CohView | null = null;

  constructor(facts: CohFacts, seated: Seated) {
    super(facts, seated);
    this.names = new Names(facts, this.map);
    this.levels = new Map(facts.levels);
    this.session.answers = () => answers(this.session.windows);
    this.session.adopt = (kept) => void Object.assign(this.standing.chosen, kept);
  }

  readonly lit: Lit = $derived.by(() =>
    light(withShells(this.offers, this.shells), this.focus, this.aimed, (a, b) =>
      this.map.apart(a, b),
    ),
  );
  /** Until the initiative of a round is settled it is nobody's turn but that of who is asked. */
  readonly turn = $derived.by(() => {
    const { moments = [], actor = -1, turn = -1 } = this.view ?? {};
    return moments.some(({ type }) => type.includes("Initiative")) ? actor : turn;
  });
  readonly units = $derived.by(() => new Map((this.view?.units ?? []).map((unit) => [unit.id, unit])));
  readonly stacks = $derived.by(() => stacksOf(this.view));
  /** By vehicle: who it carries or tows. */
  readonly cargo: ReadonlyMap<number, UnitView> = $derived.by(
    () => new Map((this.view?.units ?? []).filter(isCarried).map((unit) => [unit.carrier, unit])),
  );
  /** What lies in a hex, as far as this seat knows. */
  readonly works: ReadonlyMap<number, readonly WorkView[]> = $derived.by(() => {
    const found = new Map<number, WorkView[]>();
    for (const work of this.view?.works ?? []) {
      found.set(work.hex, [...(found.get(work.hex) ?? []), work]);
    }
    return found;
  });
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

  /** Aircraft on the map, by unit. */
  readonly aloft: ReadonlyMap<number, Flight> = $derived.by(
    () => new Map((this.view?.classic?.flights ?? []).map((flight) => [flight.unit, flight])),
  );

  /** The unit whose sheet is shown: the one pointed at, else the one in hand. */
  readonly sheet: UnitView | undefined = $derived.by(() => {
    const { units } = this;
    return units.get(this.hover.unit) ?? units.get(this.chosen) ?? units.get(this.focus);
  });

  /** The facing that is proposed or kept, the roll or check without CAP, no card, done. */
  protected readonly plain: CohOffer | undefined = $derived.by(() => {
    const { facings, active, shifts, spends, buttons } = this.lit;
    const kept = TURNS.has(this.moment?.type ?? "") ? this.units.get(active)?.facing : -1;
    return (
      [...facings.values()].find(({ preview }) => preview?.proposed) ??
      facings.get(kept ?? -1) ??
      shifts.find((offer) => byOf(offer) === 0) ??
      spends.find(({ choice }) => choice.type === "SpendCap" && choice.cap === 0) ??
      buttons.find(({ choice }) => this.isPlainButton(choice.type))
    );
  });

  /** To go without a strike is a decision, so Enter never takes it. */
  private isPlainButton(type: CohChoice["type"]): boolean {
    return type === "Done" || (type === "Decline" && this.moment?.type !== "PlanStrikes");
  }

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

  /** The strike whose marker lies on the board now. */
  readonly strike: Strike | undefined = $derived.by(() => {
    const open = this.view?.moments.findLast((moment) => "strike" in moment);
    return open && "strike" in open ? open.strike : undefined;
  });

  /** How far artillery shells hit around the hex that they come down on. */
  readonly blast = $derived.by(() =>
    Math.max(0, ...Object.values(this.facts.weapon_cards).map(({ blast }) => blast)),
  );

  /** Smoke by hex. */
  readonly smoke: ReadonlyMap<number, SmokeView> = $derived.by(
    () => new Map((this.view?.smoke ?? []).map((smoke) => [smoke.hex, smoke])),
  );

  /** The kind of unit that a vehicle carries or tows. */
  loadOf(vehicle: number): UnitKind | undefined {
    return this.facts.kinds[this.cargo.get(vehicle)?.kind ?? ""];
  }

  /** The fortification that a unit occupies. */
  shelterOf(unit: UnitView): WorkType | undefined {
    const found = unit.inside ? this.works.get(unit.hex ?? -1) : undefined;
    return found?.find(({ type }) => FORTIFICATIONS.includes(type))?.type;
  }

  /** Whether a seat plays against the one that looks at the screen. */
  isEnemy(seat: number): boolean {
    const { teams } = this.facts.scenario;
    return (teams[seat] ?? seat) !== (teams[this.seat] ?? this.seat);
  }

  unit(id: number): UnitView | undefined {
    return this.units.get(id);
  }

  sideOfUnit(id: number): number {
    return this.units.get(id)?.side ?? -1;
  }

  override teamName(team: number): string {
    return this.names.team(team);
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

  halts(entry: Entry): boolean {
    return halts(entry);
  }

  /** A unit beside the board can only come in. */
  private get enters(): boolean {
    return this.moment?.type === "UnitAction" && this.units.get(this.chosen)?.place === "waiting";
  }

  protected override asks(): string {
    if (this.moment?.type !== "UnitAction") return super.asks();
    const unit = this.names.unit(this.chosen);
    if (this.enters) return t("ui-ask-enter", { unit });
    // Nothing on the map is asked about.
    return this.lit.hexes.size === 0 ? t("ui-ask-unit-still", { unit }) : super.asks();
  }

  protected override hinting(): string {
    return this.enters ? "hint-enter" : super.hinting();
  }

  protected override taking(): void {
    this.raising = false;
    this.aimed = -1;
  }

  /** In the classic edition a unit is activated to act at once. */
  protected override leadsTo({ choice }: CohOffer): ReturnType<typeof wish<CohChoice>> | undefined {
    if (choice.type !== "Activate") return undefined;
    return wish<CohChoice>((next) => next.type === "Select" && next.unit === choice.unit);
  }

  /** Puts the mortar's aim down. */
  protected override putDown(): boolean {
    const aimed = this.aimed >= 0;
    this.aimed = -1;
    return aimed;
  }

  /** The drive that a click on the hex under the pointer begins. */
  readonly drive: Drive | undefined = $derived.by(() => {
    const under = this.units.get(this.hover.unit);
    return this.lit.ways.get(under?.hex ?? this.hover.hex);
  });

  /** Takes the steps of a drive one after the other, as long as they are on offer. */
  driveOn({ offer, way }: Drive): void {
    const ahead = way.path.slice(1);
    this.letGo();
    this.session.stopLooking();
    this.focus = unitIn(offer.choice);
    this.session.takeThen(
      offer.choice,
      (offers) => {
        const next = wish<CohChoice>(
          (choice) => choice.type === "Move" && choice.unit === this.focus && choice.to === ahead[0],
        )(offers);
        if (next) ahead.shift();
        return next;
      },
      true,
    );
  }

  override readonly begins = new Set(["Select"]);

  protected override isTame({ choice }: CohOffer): boolean {
    return choice.type === "Face";
  }

  /** A click on the unit that is asked for its facing leaves it as it is. */
  keepsFacing(unit: number): boolean {
    return this.byDefault?.choice.type === "Face" && this.lit.active === unit;
  }

  /** The board is small: it stays where the player has put it, unless the unit in hand or the strike
      that falls is not seen or no hex on offer is in view. */
  protected override matters(): number {
    const { width, height } = this.camera;
    const flown = this.aloft.get(this.chosen)?.hex;
    const inHand = flown ?? this.units.get(this.chosen)?.hex ?? this.strike?.hex ?? -1;
    const stands = this.map.at(inHand);
    // Where only a facing is asked for, all arrows around the unit are to be hit; an aircraft goes on
    // into the hexes ahead of it.
    const isTurning = this.lit.facings.size > 0 && this.lit.hexes.size === 0;
    if (stands && (isTurning || flown !== undefined || !this.camera.sees(stands))) return inHand;
    const away = ([, { x, y }]: readonly [number, Point]): number =>
      Math.hypot(Math.max(-x, x - width, 0), Math.max(-y, y - height, 0));
    const offered = [...this.lit.hexes.keys()].flatMap((hex) => {
      const at = this.map.at(hex);
      return at ? [[hex, this.camera.toScreen(at)] as const] : [];
    });
    const [nearest] = offered.sort((a, b) => away(a) - away(b));
    return nearest && away(nearest) > 0 ? nearest[0] : -1;
  }

  /** In the order in which the panel lists its choices. */
  override get numbered(): readonly CohOffer[] {
    const { shifts, spends, buttons } = this.lit;
    const lower = shifts.filter((offer) => byOf(offer) <= 0).sort((a, b) => byOf(b) - byOf(a));
    const raise = shifts.filter((offer) => byOf(offer) > 0).sort((a, b) => byOf(a) - byOf(b));
    const rolls = this.raising || this.moment?.type === "DriftDirection" ? [...lower, ...raise] : lower;
    return rolls.length + spends.length > 0 ? [...rolls, ...spends] : buttons;
  }

  protected override rested(): void {
    if (this.looking) this.soon(() => this.look());
  }

  /** From what is under the pointer, or from the hex that was clicked to it. */
  override look(): void {
    const { hex, unit } = this.hover;
    // Who waits beside the board sees nothing of it.
    if (this.origin < 0) return hex >= 0 || this.stands(unit) ? super.look() : undefined;
    if (hex >= 0 && hex !== this.origin) this.session.trace(this.origin, hex);
  }

  private stands(unit: number): boolean {
    return (this.units.get(unit)?.hex ?? -1) >= 0;
  }

  /** While looking a click says from where; a second one on the same hex lets go. */
  lookFrom(hex: number, unit: number): void {
    this.origin = this.origin === hex ? -1 : hex;
    if (this.origin >= 0) this.session.look(hex, unit);
  }

  /** The line from the hex that was clicked to the one under the pointer. */
  readonly thread: Thread | null = $derived.by(() => {
    const { thread } = this.session;
    const asked = this.looking && thread?.a === this.origin && thread.b === this.hover.hex;
    return asked ? thread : null;
  });

  levelOf(hex: number): number {
    return this.levels.get(hex) ?? 0;
  }
}

function isCarried(unit: UnitView): unit is UnitView & { readonly carrier: number } {
  return unit.carrier !== undefined && unit.carrier >= 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function byOf(offer: CohOffer): number {
  return offer.choice.type === "Shift" ? offer.choice.by : 0;
}
