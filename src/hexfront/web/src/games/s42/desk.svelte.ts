/** One player's desk in Stalingrad '42: what is selected, lit, hovered and asked. */

import { BaseDesk } from "../../lib/desk/base.svelte";
import type { Dice, Hover, Whereabouts } from "../../lib/desk/desk";
import type { Left } from "../../lib/desk/left";
import { ofTypes, unseenLit } from "../../lib/desk/lights";
import { piled } from "../../lib/desk/piles";
import type { Point } from "../../lib/geometry";
import { kebab } from "../../lib/prompts";
import { t } from "../../lib/words.svelte";
import type { Entry, Seated, Update } from "../../lib/wire";
import { diceOf, foresee, linger } from "./director";
import { frontOf } from "./front";
import { attackShown, battleHex, pathInHand, spending, unitsInHand } from "./inhand";
import { Hands } from "./hands.svelte";
import { offerFigure, offerLabel } from "./labels";
import { isMode, isPhase, light, type Lit } from "./lit";
import { Names } from "./naming";
import {
  isShown,
  standing,
  tastes,
  toggle,
  type OrderKind,
  type OverlayKind,
  type Switch,
} from "./overlays.svelte";
import { badgesOf, printOf, type Badge, type Print } from "./print";
import { remembered, Roster } from "./roster";
import { Snapshots } from "./snapshots";
import { areaStacksOf, PILE, pilesOf, stacksOf } from "./stacks";
import type {
  AttackPreview,
  S42Counsel,
  S42Facts,
  S42HexFact,
  S42Offer,
  S42View,
  UnitView,
} from "./wire";

/** Entry Areas lie around the map. */
const APRON = 370;
/** The shelf along the upper edge, in pixels: its height, and how far it reaches from the right. */
const SHELF = { height: 48, width: 320 };
const MID_BELOW = 0.62;
const FAR_BELOW = 0.3;
/** Moments in which the units in hand are asked for their next hex after a battle. */
const ADVANCES: ReadonlySet<string> = new Set(["Advancing", "GroupAdvance"]);
/** How far around the window counters are drawn whole, in windows. */
const MARGIN = 0.5;

export type Level = "near" | "mid" | "far";

/** What can be pulled out, with its key, in the order of the shelf. */
export const DRAWERS = [
  { drawer: "briefing", key: "D" },
  { drawer: "plan", key: "Q" },
  { drawer: "order", key: "O" },
  { drawer: "forces", key: "F" },
  { drawer: "charts", key: "C" },
] as const;

const SWITCH_KEYS: Readonly<Record<string, Switch>> = {
  KeyT: "front",
  KeyA: "tracks",
  KeyM: "overview",
};

const OVERLAY_KEYS: Readonly<Record<string, OverlayKind>> = {
  KeyB: "bonds",
  KeyZ: "zoc",
  KeyS: "supply",
  KeyI: "isolation",
};

export class S42Desk extends BaseDesk<S42Facts, S42View, S42Offer, UnitView> {
  readonly names: Names;
  readonly hands = new Hands(this);
  readonly snapshots: Snapshots;
  readonly hasWindows = false;
  readonly standing = standing();
  override readonly keys = [
    ["Shift+Enter", "ui-key-pile"],
    ["B Z S I", "s42-key-overlays"],
    ["T A M", "s42-key-switches"],
    ["D Q O", "s42-key-staff"],
    ["C F V", "s42-key-drawers"],
    ["G", "ui-find"],
  ] as const;
  protected readonly askWords = "s42-ask";
  protected override readonly drawerKeys = {
    KeyV: "victory",
    ...Object.fromEntries(DRAWERS.map(({ drawer, key }) => [`Key${key}`, drawer])),
  };

  /** What a unit's counter prints, and the markers on it. */
  readonly print: (unit: UnitView) => Print | null;
  readonly badges: (unit: UnitView) => readonly Badge[] = remembered(badgesOf);

  /** The field for names is open. */
  finding = $state(false);
  private wantedMode = $state("");
  private wantedArrival = $state(-1);
  private readonly roster = new Roster();

  constructor(facts: S42Facts, seated: Seated) {
    super(facts, seated, APRON, SHELF.height, SHELF.width);
    this.names = new Names(facts, this.map);
    this.print = remembered((unit: UnitView) => printOf(unit, facts));
    this.snapshots = new Snapshots(facts, this.map);
    this.session.answers = () => ({ ...tastes.orders });
    this.session.adopt = (answers) => void Object.assign(tastes.orders, answers);
  }

  /** What the staff points out, as long as the plans are open. */
  readonly counsel: S42Counsel | null = $derived.by(() =>
    this.drawer === "plan" ? (this.session.counsel as S42Counsel | null) : null,
  );

  /** A standing order, kept and given to the server at once. */
  order(kind: OrderKind, order: string): void {
    tastes.orders[kind] = order;
    this.session.orderWindows();
  }

  protected override settled(view: S42View | null): S42View | null {
    return this.roster.settle(view);
  }

  readonly mode: string = $derived.by(() => {
    const { wantedMode } = this;
    const offered = this.offers.some(({ choice }) => choice.type === wantedMode);
    return offered && isPhase(this.moment) ? wantedMode : "";
  });
  readonly arriving: number = $derived.by(() => {
    const due = this.offers.flatMap(({ choice }) => (choice.type === "Arrive" ? choice.unit : []));
    return due.includes(this.wantedArrival) ? this.wantedArrival : (due[0] ?? -1);
  });
  readonly lit: Lit = $derived.by(() => 
    light(this.offers, this.mode, this.arriving, !isPhase(this.moment)),
  );
  readonly turn = $derived.by(() => this.view?.side ?? -1);
  readonly units = $derived.by(() => this.view?.units ?? []);
  readonly stacks = $derived.by(() => stacksOf(this.view));
  readonly lain = $derived.by(() => piled(this.stacks, this.map, PILE));
  readonly areaStacks = $derived.by(() => areaStacksOf(this.view));
  readonly piles = $derived(pilesOf(this.stacks));
  readonly front = $derived.by(() => frontOf(this));
  readonly inHand: ReadonlySet<number> = $derived.by(() => unitsInHand(this.view));
  /** The attack that is being put together, or the one pointed at. */
  readonly attack: AttackPreview | null = $derived.by(() => attackShown(this));

  /** How much the counters show: changes only when a threshold is passed. */
  readonly level: Level = $derived.by(() => {
    const { rested } = this.camera;
    return rested < FAR_BELOW ? "far" : rested < MID_BELOW ? "mid" : "near";
  });
  /** Counters well out of view are spared what is only read from near. */
  levelAt({ x, y }: Point): Level {
    if (this.level !== "near") return this.level;
    const { seen } = this.camera;
    const [dx, dy] = [x - seen.x, y - seen.y];
    const wide = dx > -MARGIN * seen.width && dx < (1 + MARGIN) * seen.width;
    return wide && dy > -MARGIN * seen.height && dy < (1 + MARGIN) * seen.height ? "near" : "mid";
  }

  /** Counters grow when they are seen from afar. */
  sizeAt(level: Level): number {
    return { near: 1, mid: 1.16, far: 1.34 }[level];
  }

  /** And so does what lies beside the map. */
  readonly besideSize: number = $derived({ near: 1, mid: 1.5, far: 2.7 }[this.level]);
  /** For what must be read at any zoom. */
  readonly loupe: number = $derived.by(() => Math.min(4, Math.max(1, 0.95 / this.camera.k)));

  /** Units in the hex or Entry Area that the sheet shows. */
  readonly sheet: readonly UnitView[] = $derived.by(() => {
    const { shown } = this;
    if (!shown) return [];
    if (shown.place === "map") return this.stacks.get(shown.hex ?? -1)?.toReversed() ?? [shown];
    if (shown.place === "area") return this.areaStacks.get(shown.area ?? "") ?? [shown];
    return [shown];
  });

  /** Resource Points and replacements are lost with the end of the phase: Enter does not end it. */
  protected readonly plain: S42Offer | undefined = $derived.by(() => {
    const [plain] = ofTypes(this.offers, ["Resolve", "Halt", "Decline", "EndPhase"]);
    return plain?.choice.type === "EndPhase" && spending(this.view) ? undefined : plain;
  });

  /** An attack is left by stepping back; calling it off would close the hex for the phase. */
  readonly buttons: readonly S42Offer[] = $derived.by(() =>
    this.lit.buttons.filter(
      ({ choice }) => choice.type !== "CallOff" || !this.hands.canStepBack,
    ),
  );

  override get numbered(): readonly S42Offer[] {
    return this.buttons;
  }

  protected override asks(): string {
    if (this.mode !== "") return t(`s42-mode-${kebab(this.mode)}-ask`);
    const { moment } = this;
    if (moment?.type !== "Retreating") return super.asks();
    const { path, length } = moment.retreat;
    return path.length < length
      ? t("s42-ask-retreating-hex", { hex: path.length + 1, length })
      : super.asks();
  }

  /** What was asked for by a button has a hint of its own, and so has what must be named first. */
  protected override hinting(): string {
    const { mode, moment } = this;
    if (mode !== "") return `hint-mode-${kebab(mode)}`;
    const first = moment?.type === "AdvanceChoice" && moment.hexes.length > 0;
    return first ? "hint-advance-group" : super.hinting();
  }

  unit(id: number): UnitView | undefined {
    return this.units[id];
  }

  sideOfUnit(id: number): number {
    return this.names.unitFacts(id)?.side ?? -1;
  }

  hexFacts(id: number): S42HexFact | undefined {
    return this.map.at(id);
  }

  label(offer: S42Offer): string {
    return offerLabel(this, offer);
  }

  override figure(offer: S42Offer): string {
    return offerFigure(offer);
  }

  dice(entry: Entry): Dice | null {
    return diceOf(entry);
  }

  linger(entry: Entry, update: Update): number {
    const line = update.log.find((told) => told.entry === entry);
    if (line) this.snapshots.take(line, this.session.view as S42View | null);
    return linger(entry, update, this.sideOf(entry));
  }

  override foresee(view: unknown, entry: Entry): unknown {
    return view === null ? view : foresee(view as S42View, entry);
  }

  protected override taking({ choice }: S42Offer): void {
    if (!isMode(choice.type)) this.wantedMode = "";
  }

  override readonly begins = new Set(["Move", "Attack"]);

  protected override isTame({ choice }: S42Offer): boolean {
    return choice.type === "Halt";
  }

  override leftWords({ units, hexes, points }: Left): string {
    if (units.length > 0) return t("s42-can-move", { count: units.length });
    const can = this.moment?.type === "Railheads" ? "s42-can-repair" : "s42-can-attack";
    if (hexes.length > 0) return t(can, { count: hexes.length });
    const what = points === this.view?.rp ? "rp" : "all";
    return points > 0 ? t("s42-can-spend", { count: points, what }) : "";
  }

  /** The buttons that light something up follow those of the panel. */
  override press(index: number): void {
    const mode = [...this.lit.modes.keys()][index - this.buttons.length];
    if (mode !== undefined && index >= this.buttons.length) this.setMode(mode);
    else super.press(index);
  }

  /** What was asked for by a button comes before what is left to do in the phase. */
  override get waiting(): Left {
    if (this.mode === "") return super.waiting;
    return { ...this.left, units: [...this.lit.units.keys()], hexes: [...this.lit.hexes.keys()] };
  }

  setMode(mode: string): void {
    this.wantedMode = this.mode === mode ? "" : mode;
    this.menu = null;
    const { x, y, width, height } = this.room;
    if (this.mode !== "") this.show(unseenLit(this, { x: x + width / 2, y: y + height / 2 }));
  }

  setArrival(unit: number): void {
    this.wantedArrival = unit;
  }

  /** Units that wait in an Entry Area take part in what is fought beside it. */
  protected override placed(): Whereabouts[] {
    const waiting = this.facts.board.areas.flatMap(({ id, x, y }) => {
      const [unit] = this.areaStacks.get(id) ?? [];
      return unit ? [{ at: { x, y }, own: this.sideOfUnit(unit.id) === this.seat }] : [];
    });
    return [...super.placed(), ...waiting];
  }

  protected override beside(unit: number): Point | undefined {
    const { area } = this.unit(unit) ?? {};
    return this.facts.board.areas.find(({ id }) => id === area);
  }

  protected override matters(): number {
    const battle = battleHex(this.view);
    const [unit] = this.inHand;
    // Who retreats or advances may be far from it by now.
    const path = ADVANCES.has(this.moment?.type ?? "") ? [this.unit(unit ?? -1)?.hex] : pathInHand(this.view);
    if (battle >= 0) return this.map.at(path.at(-1) ?? -1)?.id ?? battle;
    const from = this.beside(unit ?? -1);
    return from ? unseenLit(this, from) : super.matters();
  }

  protected override openAround(hex: number): readonly Point[] | undefined {
    if (hex !== this.touched.hex) return undefined;
    return this.map.neighbours(hex).flatMap((next) => (next && this.lit.hexes.has(next.id) ? next : []));
  }

  protected override putDown(): boolean {
    if (this.mode === "") return false;
    this.wantedMode = "";
    return true;
  }

  protected override ownKey(code: string): boolean {
    const overlay = OVERLAY_KEYS[code];
    const turned = SWITCH_KEYS[code];
    if (overlay) toggle(overlay, this.seat);
    else if (turned) tastes.on[turned] = !tastes.on[turned];
    else if (code === "KeyG") this.finding = !this.finding;
    else return false;
    return true;
  }

  override look(): void {
    const { hex, unit } = this.hover;
    if (hex < 0 && unit < 0) return this.session.stopLooking();
    this.soon(() => this.session.look(hex, unit));
  }

  protected override rested(hover: Hover): void {
    if (this.wantsSight(hover)) this.look();
    else this.session.stopLooking();
  }

  /** Reach is asked for where units may be moved, lines of supply where that overlay is on. */
  private wantsSight(hover: Hover): boolean {
    if (this.session.past || this.session.playback.playing) return false;
    const unit = this.units[hover.unit];
    if (unit) return unit.place === "map" || unit.place === "area";
    return isShown("supply") && hover.hex >= 0;
  }
}
