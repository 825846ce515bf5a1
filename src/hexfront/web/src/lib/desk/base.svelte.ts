/**
 * The desk that every game's desk is built on: what is hovered, opened, selected and asked, what
 * Esc, Enter and the number keys do. It knows no rule: all that may be done comes as offers.
 */

import { Camera, type Box } from "../camera.svelte";
import { deedOf } from "../deeds";
import { leaveButton } from "../focus";
import { heartOf, HexMap, type Point } from "../geometry";
import { hintOf, momentPrompt, promptOf } from "../prompts";
import { othersDoings } from "../report";
import type { Director } from "../playback.svelte";
import type { Session } from "../session.svelte";
import { settings } from "../settings.svelte";
import { playAll, soundsOf } from "../sound";
import { t } from "../words.svelte";
import type { Args, Entry, LogLine, Offer, ScenarioFacts, Seated, Update } from "../wire";
import {
  NOWHERE,
  sessionOf,
  type Desk,
  type Dice,
  type Hover,
  type Lights,
  type Menu,
  type Naming,
  type Placed,
  type TableView,
  type Whereabouts,
} from "./desk";
import type { BaseHands } from "./hands.svelte";
import { goToNext, goToNextHex, placesOf } from "./going";
import { isSome, isSomewhere, NOTHING_LEFT, type Left } from "./left";
import { byDistance, unitIn } from "./lights";

/** A desk as the shared components know it. */
export type AnyDesk<O extends Offer = Offer, U extends Placed = Placed> = BaseDesk<
  ScenarioFacts,
  TableView,
  O,
  U
>;

const LOOK_MS = 45;
/** Pixels that what matters should keep from the window's edges; less of them while the pointer rests
    on the board, which is not to move under it. */
const MARGIN = 120;
/** And around what is played. */
const SCENE = 72;
const WHOLE = 44;
/** Room between an opened pile and the window's edges, in pixels. */
const EDGE = 8;
const READABLE = 0.75;
/** Where a drawer covers all of the board. */
const SMALL = "(width <= 720px), (height <= 480px), (orientation: portrait) and (width <= 1000px)";
const NOBODY: ReadonlySet<number> = new Set();

export abstract class BaseDesk<
  F extends ScenarioFacts,
  V extends TableView,
  O extends Offer,
  U extends Placed,
> implements Desk, Director
{
  readonly session: Session;
  readonly map: HexMap;
  readonly camera: Camera;

  /** The unit whose sheet stays open. */
  focus = $state(-1);
  hover: Hover = $state.raw(NOWHERE);
  /** What the pointer or the focus rested on last, wherever it is now. */
  touched: Hover = $state.raw(NOWHERE);
  /** A place with more than one meaning, waiting for the player to say which. */
  menu: Menu<O> | null = $state.raw(null);
  /** The hex whose pile is spread out, and the unit that was pointed at when it was opened. */
  fanned = $state(-1);
  fannedFrom = $state(-1);
  /** The look key is held or its switch is on. */
  looking = $state(false);
  /** What is pulled out beside the board: charts, a card, the forces; or nothing. */
  drawer = $state("");
  /** An offer pointed at in the panel or in a menu, whose figures are shown. */
  peeked: O | null = $state.raw(null);
  /** A choice that ends something while things are left to do, waiting to be confirmed. */
  ending: O | null = $state.raw(null);
  /** The hex of what is being played, or -1. */
  scene = $state(-1);
  private lookTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly facts: F,
    seated: Seated,
    apron = 0,
    head = 0,
    headWidth = Infinity,
  ) {
    this.map = new HexMap(facts.board);
    this.camera = new Camera(facts.board.width, facts.board.height, apron, head, headWidth);
    this.session = sessionOf(this, seated);
  }

  abstract readonly names: Naming;
  abstract readonly hands: BaseHands<O, U>;
  abstract readonly lit: Lights<O>;
  /** Whose turn it is; -1 for nobody. */
  abstract readonly turn: number;
  /** Units on the board by hex, the last one on top. */
  abstract readonly stacks: ReadonlyMap<number, readonly U[]>;
  /** What the game itself has in hand: units that move, fire, retreat. */
  abstract readonly inHand: ReadonlySet<number>;
  /** The plain answer to what is asked. */
  protected abstract readonly plain: O | undefined;
  /** For what must be read at any zoom. */
  abstract readonly loupe: number;
  /** Prefix of the messages that ask for something. */
  protected abstract readonly askWords: string;

  abstract unit(id: number): U | undefined;
  abstract sideOfUnit(id: number): number;
  /** Words for an offer, and its odds or cost. */
  abstract label(offer: O): string;
  figure(_offer: O): string {
    return "";
  }

  abstract dice(entry: Entry): Dice | null;
  abstract linger(entry: Entry, update: Update): number;

  readonly view: V | null = $derived.by(() => this.settled(this.session.shown as V | null));
  readonly offers = $derived.by(() => this.session.offers as readonly O[]);
  readonly moment: V["moments"][number] | undefined = $derived(this.view?.moments.at(-1));
  readonly seat = $derived.by(() => this.session.update?.seat ?? 0);
  readonly over = $derived(this.view?.actor === -2);
  readonly ended = $derived.by(() => (this.session.view as V | null)?.actor === -2);
  readonly round = $derived(this.view?.round ?? this.view?.turn ?? 0);
  readonly myMove = $derived(this.offers.length > 0);
  readonly prompt: string = $derived.by(() => promptOf(this, () => this.asks()));

  /** What the moment is for, for those who play their first games. */
  readonly hint: string = $derived.by(() =>
    this.session.past
      ? t("hint-past")
      : hintOf(this.view, this.myMove, !!this.session.others.parley?.ended, this.hinting()),
  );

  /** What an offer would leave undone, as the game tells it. */
  leaves(offer: O): Left {
    return { ...NOTHING_LEFT, ...offer.undone };
  }

  /** What is still to be done before the choice that ends the phase. */
  readonly left: Left = $derived.by(
    () => this.offers.map((offer) => this.leaves(offer)).find(isSome) ?? NOTHING_LEFT,
  );

  /** What is left to do, in words; nothing when there is nothing. */
  leftWords({ units }: Left): string {
    return units.length > 0 ? t("ui-left-units", { count: units.length }) : "";
  }

  /** What Enter takes: the plain answer, unless it would end something by the way. */
  readonly byDefault: O | undefined = $derived.by(() =>
    this.plain && !isSome(this.leaves(this.plain)) ? this.plain : undefined,
  );

  /** What the player has picked up, before anything is chosen. */
  get picked(): ReadonlySet<number> {
    return NOBODY;
  }

  /** The unit that the panel tells about: pointed at, in an opened pile, in hand, or last clicked. */
  readonly shown: U | undefined = $derived.by(() => {
    const [held] = this.inHand;
    const [picked] = this.picked;
    return (
      this.unit(this.hover.unit) ??
      this.stacks.get(this.hover.hex)?.at(-1) ??
      this.unit(this.fanned >= 0 ? this.fannedFrom : -1) ??
      this.unit(held ?? -1) ??
      this.unit(picked ?? -1) ??
      this.unit(this.focus)
    );
  });

  /** What the number keys choose from. */
  get numbered(): readonly O[] {
    return this.lit.buttons;
  }

  /** The game's own keys for the help: the key and the message that explains it. */
  readonly keys: readonly (readonly [string, string])[] = [];

  /** The keys that pull out a drawer. */
  protected readonly drawerKeys: Readonly<Record<string, string>> = {};

  /** A place for games that keep more of a view than they are sent. */
  protected settled(view: V | null): V | null {
    return view;
  }

  /** What is asked of the seat that looks at the screen. */
  protected asks(): string {
    return momentPrompt(this, this.askWords, this.moment);
  }

  /** A hint for something more special than the moment. */
  protected hinting(): string {
    return "";
  }

  say(message: string, args: Args): string {
    return this.names.say(message, args);
  }

  sideName(seat: number): string {
    return this.names.side(seat);
  }

  teamName(team: number): string {
    return this.sideName(team);
  }

  sideOf(entry: Entry): number {
    const { unit, leader, side, seat, team } = entry.args;
    const told = side ?? seat ?? team;
    if (typeof told === "number") return told;
    const id = unit ?? leader;
    return typeof id === "number" ? this.sideOfUnit(id) : -1;
  }

  foresee(view: unknown, _entry: Entry): unknown {
    return view;
  }

  // Following the others.

  /** What the others did while the player waited. */
  readonly report: readonly LogLine[] = $derived.by(() =>
    othersDoings(this.session.log, this.session.update?.players ?? [], (entry) => this.sideOf(entry)),
  );

  private placeOf(entry: Entry): number {
    return deedOf(entry, (id) => this.unit(id)?.hex ?? -1)?.to ?? -1;
  }

  /** Moves the board to where an entry happens, if the player wants it moved. */
  follow(entry: Entry): void {
    this.scene = this.placeOf(entry);
    if (settings.follow === "camera") this.camera.mind(this.map.at(this.scene), SCENE, undefined, true);
  }

  sounds(entry: Entry): void {
    playAll(soundsOf(entry.message, this.dice(entry) !== null));
  }

  /** Looks at where an entry happened, near enough to read it. */
  visitEntry(entry: Entry): void {
    const point = this.map.at(this.placeOf(entry));
    if (point) this.camera.visit(point, READABLE);
  }

  /** The choices that would set up the own counters as they stand now; none where nobody places
      counters by hand. */
  arrangement(): readonly O["choice"][] {
    return [];
  }

  /** Whether a choice takes up a counter again that was placed by hand. */
  takesBack(_offer: O): boolean {
    return false;
  }

  // Choosing.

  /** Takes an offer; what ends something with things left to do is asked about first. */
  take(offer: O): void {
    if (settings.confirm && this.ending !== offer && isSome(this.leaves(offer))) {
      this.ending = offer;
      return;
    }
    this.letGo();
    leaveButton();
    this.session.stopLooking();
    const unit = unitIn(offer.choice);
    if (unit >= 0) this.focus = unit;
    this.taking(offer);
    const next = this.leadsTo(offer);
    if (next) this.session.takeThen(offer.choice, next);
    else this.session.take(offer.choice);
  }

  /** A game puts down what it had in hand for the choice that is taken. */
  protected taking(_offer: O): void {}

  /** What a player who takes this wants next, so that he need not click for it. */
  protected leadsTo(_offer: O): ((offers: readonly Offer[]) => Offer | undefined) | undefined {
    return undefined;
  }

  /** Closes what lies over the board. */
  letGo(): void {
    this.menu = null;
    this.ending = null;
    this.peeked = null;
    this.fanned = -1;
  }

  /** Enter; `freely` takes only what can be taken back. */
  confirm(freely: boolean): void {
    const offer = this.byDefault;
    if (offer && (!freely || this.isTame(offer))) this.take(offer);
  }

  /** Whether a choice can be taken back. */
  protected isTame(_offer: O): boolean {
    return false;
  }

  /** Number keys follow the order in which the panel lists its choices. */
  press(index: number): void {
    const offer = this.numbered[index];
    if (offer) this.take(offer);
  }

  /** Esc: closes the topmost thing that is open and nothing else, or steps back. */
  escape(): boolean {
    if (this.shutTopmost() || this.putDown()) return true;
    if (this.session.past) {
      this.session.backToLive();
      return true;
    }
    if (this.hands.canStepBack && this.myMove) {
      this.hands.stepBack();
      return true;
    }
    this.focus = -1;
    return false;
  }

  private shutTopmost(): boolean {
    if (this.ending) this.ending = null;
    else if (this.menu) this.menu = null;
    else if (this.session.whyNot) this.session.whyNot = null;
    else if (this.drawer) this.drawer = "";
    else if (this.fanned >= 0) this.fanned = -1;
    else return false;
    return true;
  }

  /** Puts down a tool, or units that were picked up; false when there was nothing. */
  protected putDown(): boolean {
    return false;
  }

  key(code: string): boolean {
    const drawer = this.drawerKeys[code];
    if (drawer) this.pullOut(drawer);
    else if (code === "KeyN") this.next();
    else if (code === "KeyJ") goToNextHex(this);
    else return this.ownKey(code);
    return true;
  }

  protected ownKey(_code: string): boolean {
    return false;
  }

  /** Pulls a drawer out, or pushes it back. */
  pullOut(drawer: string): void {
    this.drawer = this.drawer === drawer ? "" : drawer;
  }

  // Piles.

  /** Spreads out the pile in which a unit lies. */
  fan(unit: U): void {
    this.fannedFrom = unit.id;
    this.fanned = unit.hex ?? -1;
  }

  /** The window in the board's own units, without the tools along its edges. */
  get room(): Box {
    const { camera } = this;
    const { x, y, width, height } = camera.free;
    const first = camera.toBoard({ x: x + EDGE, y: y + EDGE });
    const last = camera.toBoard({ x: x + width - EDGE, y: y + height - EDGE });
    return { x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y };
  }

  // Looking.

  /** What can be gone to: what is left to do, else all that takes an offer. */
  get waiting(): Left {
    if (isSomewhere(this.left)) return this.left;
    return { ...this.left, units: [...this.lit.units.keys()], hexes: [...this.lit.hexes.keys()] };
  }

  /** The kinds of choices that begin something that Esc leaves again. */
  readonly begins: ReadonlySet<string> = new Set();

  /** Whether a unit can be picked up, and only that. */
  isBeginning(unit: number): boolean {
    return this.onlyBegins(this.lit.units.get(unit));
  }

  onlyBegins(offers: readonly O[] = []): boolean {
    return offers.length > 0 && offers.every(({ choice }) => this.begins.has(choice.type));
  }

  /** Goes on to the next place where something is to be done, and puts the keys' focus there. */
  next(): void {
    goToNext(this);
  }

  /** Looks at a hex, near enough to read it, and at a unit in it. */
  goTo(hex: number, unit = -1): void {
    const point = this.map.at(hex) ?? this.beside(unit);
    if (!point) return;
    if (matchMedia(SMALL).matches) this.drawer = "";
    this.focus = unit;
    this.camera.visit(point, READABLE);
    this.rest({ hex, unit });
  }

  /** Where a unit waits that lies in no hex. */
  protected beside(_unit: number): Point | undefined {
    return undefined;
  }

  /** The hex that the game asks about, or -1. */
  protected matters(): number {
    const [unit] = this.inHand;
    return this.unit(unit ?? -1)?.hex ?? -1;
  }

  /** What the game asks about should be in view. */
  showWhatMatters(): void {
    const placed = this.placed();
    const ours = placed.filter(({ own }) => own).map(({ at }) => at);
    const theirs = placed.filter(({ own }) => !own).map(({ at }) => at);
    const heart = heartOf(ours, theirs);
    const moving = this.camera.moving;
    const begun = heart !== undefined && this.camera.begin(heart, [...ours, ...theirs], ours);
    if (!this.myMove || (moving && !begun)) return;
    const hex = this.matters();
    this.show(hex >= 0 ? hex : this.outOfSight(), this.hover.hex >= 0 ? WHOLE : MARGIN);
  }

  /** Where nothing that is to be done is in view, the nearest of it; else -1. */
  private outOfSight(): number {
    const { camera, map } = this;
    const open = placesOf(this).flatMap((hex) => map.at(hex) ?? []);
    return open.some((at) => camera.isClear(at)) ? -1 : (byDistance(open, camera.heart)[0]?.id ?? -1);
  }

  /** Where counters lie. */
  protected placed(): Whereabouts[] {
    return [...this.stacks].flatMap(([hex, [unit]]) => {
      const at = this.map.at(hex);
      return at && unit ? [{ at, own: this.sideOfUnit(unit.id) === this.seat }] : [];
    });
  }

  show(hex: number, margin = MARGIN): void {
    this.camera.mind(this.map.at(hex), margin, this.openAround(hex));
  }

  /** Around a hex that the player has just pointed at himself, and that stays under his pointer: what
      can be chosen there. */
  protected openAround(_hex: number): readonly Point[] | undefined {
    return undefined;
  }

  /** The pointer or the focus rests on something else. */
  rest(hover: Hover | null): void {
    const next = hover ?? NOWHERE;
    if (next.hex === this.hover.hex && next.unit === this.hover.unit) return;
    this.hover = next;
    if (next.hex >= 0) this.touched = next;
    clearTimeout(this.lookTimer);
    this.rested(next);
  }

  protected rested(_hover: Hover): void {}

  /** Asks the server when the pointer stays for a moment. */
  protected soon(ask: () => void): void {
    clearTimeout(this.lookTimer);
    this.lookTimer = setTimeout(ask, LOOK_MS);
  }

  look(): void {
    const { hex, unit } = this.hover;
    if (hex >= 0 || unit >= 0) this.session.look(hex, unit);
  }
}
