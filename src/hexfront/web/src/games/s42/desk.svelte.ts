/** One player's desk in Stalingrad '42: what is selected, lit, hovered and asked. */

import { Camera } from "../../lib/camera.svelte";
import { sessionOf, type Desk, type Dice, type Menu } from "../../lib/desk";
import { HexMap } from "../../lib/geometry";
import { kebab, momentPrompt, promptOf } from "../../lib/prompts";
import type { Director, Session } from "../../lib/session.svelte";
import { t } from "../../lib/words.svelte";
import type { Args, Entry, Seated, Update } from "../../lib/wire";
import { diceOf, foresee, linger } from "./director";
import { attackShown, battleHex, unitsInHand } from "./inhand";
import { Hands } from "./hands.svelte";
import { isMode, light, type Lit } from "./lit";
import { Names } from "./naming";
import { isShown, tastes, toggle, type OverlayKind } from "./overlays.svelte";
import { badgesOf, has, printOf, type Badge, type Print } from "./print";
import { remembered, Roster } from "./roster";
import { isBattle, Snapshots } from "./snapshots";
import { areaStacksOf, pilesOf, stacksOf } from "./stacks";
import type {
  AttackPreview,
  S42Moment,
  S42Facts,
  S42HexFact,
  S42Offer,
  S42View,
  UnitView,
} from "./wire";

export interface Hover {
  readonly hex: number;
  readonly unit: number;
}

export type Drawer = "" | "charts" | "forces" | "victory";

const NOTHING: Hover = { hex: -1, unit: -1 };
/** Entry Areas lie around the map, those in the west beside what is seen first. */
const APRON = 370;
/** How much is seen at first, in the map's own units. */
const OPENING = { width: 2050, height: 1500 };
const MID_BELOW = 0.62;
const FAR_BELOW = 0.3;
const LOOK_MS = 50;
/** Pixels that what matters should keep from the window's edges. */
const MARGIN = 130;
/** So many units that have not acted are worth a question before the phase ends. */
const MANY = 6;

const OVERLAY_KEYS: Readonly<Record<string, OverlayKind>> = {
  KeyB: "bonds",
  KeyZ: "zoc",
  KeyS: "supply",
  KeyI: "isolation",
};

const DRAWER_KEYS: Readonly<Record<string, Drawer>> = {
  KeyC: "charts",
  KeyF: "forces",
  KeyV: "victory",
};

export class S42Desk implements Desk, Director {
  readonly session: Session;
  readonly map: HexMap;
  readonly camera: Camera;
  readonly names: Names;
  readonly snapshots: Snapshots;
  readonly hasWindows = false;
  readonly keys = [
    ["N", "s42-key-next"],
    ["B Z S I", "s42-key-overlays"],
    ["C F V", "s42-key-drawers"],
  ] as const;

  /** What a unit's counter prints, and the markers on it. */
  readonly print: (unit: UnitView) => Print | null;
  readonly badges: (unit: UnitView) => readonly Badge[] = remembered(badgesOf);

  /** The unit whose sheet stays open. */
  focus = $state(-1);
  hover: Hover = $state.raw(NOTHING);
  /** A place with more than one meaning, waiting for the player to say which. */
  menu: Menu<S42Offer> | null = $state.raw(null);
  fanned = $state(-1);
  looking = $state(false);
  drawer: Drawer = $state("");
  /** An offer pointed at in the panel or the map, whose figures are shown. */
  peeked: S42Offer | null = $state.raw(null);
  /** The end of a phase, waiting for the player to confirm it. */
  ending: S42Offer | null = $state.raw(null);
  private wantedMode = $state("");
  private wantedArrival = $state(-1);
  private lookTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly facts: S42Facts,
    seated: Seated,
  ) {
    this.map = new HexMap(facts.board);
    this.camera = new Camera(facts.board.width, facts.board.height, APRON);
    this.camera.opening = { x: -APRON, y: 0, ...OPENING };
    this.names = new Names(facts, this.map);
    this.print = remembered((unit: UnitView) => printOf(unit, facts));
    this.snapshots = new Snapshots(facts, this.map);
    this.session = sessionOf(this, seated);
  }

  readonly hands = new Hands(this);
  private readonly roster = new Roster();
  readonly view: S42View | null = $derived.by(() =>
    this.roster.settle(this.session.shown as S42View | null),
  );
  readonly offers = $derived.by(() => this.session.offers as readonly S42Offer[]);
  readonly mode: string = $derived.by(() => {
    const { wantedMode } = this;
    return this.offers.some(({ choice }) => choice.type === wantedMode) ? wantedMode : "";
  });
  readonly arriving: number = $derived.by(() => {
    const due = this.offers.flatMap(({ choice }) => (choice.type === "Arrive" ? choice.unit : []));
    return due.includes(this.wantedArrival) ? this.wantedArrival : (due[0] ?? -1);
  });
  readonly lit: Lit = $derived(light(this.offers, this.mode, this.arriving));
  readonly moment: S42Moment | undefined = $derived(this.view?.moments.at(-1));
  readonly seat = $derived.by(() => this.session.update?.seat ?? 0);
  readonly turn = $derived(this.view?.side ?? -1);
  readonly over = $derived(this.view?.actor === -2);
  readonly units = $derived(this.view?.units ?? []);
  readonly stacks = $derived(stacksOf(this.view));
  readonly areaStacks = $derived(areaStacksOf(this.view));
  readonly piles = $derived(pilesOf(this.stacks));
  readonly myMove = $derived(this.offers.length > 0);
  readonly inHand: ReadonlySet<number> = $derived(unitsInHand(this.view));
  /** The attack that is being put together, or the one pointed at. */
  readonly attack: AttackPreview | null = $derived.by(() => attackShown(this));

  /** How much the counters show: changes only when a threshold is passed. */
  readonly level: "near" | "mid" | "far" = $derived.by(() => {
    const { rested } = this.camera;
    return rested < FAR_BELOW ? "far" : rested < MID_BELOW ? "mid" : "near";
  });
  /** Counters grow when they are seen from afar. */
  readonly counterSize: number = $derived({ near: 1, mid: 1.16, far: 1.34 }[this.level]);
  /** And so does what lies beside the map. */
  readonly besideSize: number = $derived({ near: 1, mid: 1.5, far: 2.7 }[this.level]);
  /** For what must be read at any zoom. */
  readonly loupe: number = $derived.by(() => Math.min(4, Math.max(1, 0.95 / this.camera.k)));

  /** Units in the hex that the sheet shows: pointed at, in hand, or last clicked. */
  readonly sheet: readonly UnitView[] = $derived.by(() => {
    const shown =
      this.units[this.hover.unit] ??
      this.stacks.get(this.hover.hex)?.at(-1) ??
      this.units[[...this.inHand][0] ?? -1] ??
      this.units[this.focus];
    if (!shown) return [];
    if (shown.place === "map") return this.stacks.get(shown.hex ?? -1)?.toReversed() ?? [shown];
    if (shown.place === "area") return this.areaStacks.get(shown.area ?? "") ?? [shown];
    return [shown];
  });

  /** What Enter takes. */
  readonly byDefault: S42Offer | undefined = $derived.by(() => {
    const wanted = ["Resolve", "Halt", "Decline", "EndAdvance", "EndPhase"];
    const { buttons } = this.lit;
    return wanted.map((type) => buttons.find(({ choice }) => choice.type === type)).find(Boolean);
  });

  /** An attack is left by stepping back; calling it off would close the hex for the phase. */
  readonly buttons: readonly S42Offer[] = $derived.by(() =>
    this.lit.buttons.filter(
      ({ choice }) => choice.type !== "CallOff" || !this.hands.canStepBack,
    ),
  );

  readonly prompt: string = $derived.by(() =>
    promptOf(this, () =>
      this.mode === ""
        ? momentPrompt(this, "s42-ask", this.moment)
        : t(`s42-mode-${kebab(this.mode)}-ask`),
    ),
  );

  say(message: string, args: Args): string {
    return this.names.say(message, args);
  }

  sideName(seat: number): string {
    return this.names.side(seat);
  }

  hexFacts(id: number): S42HexFact | undefined {
    return this.map.at(id) as S42HexFact | undefined;
  }

  dice(entry: Entry): Dice | null {
    return diceOf(entry);
  }

  sideOf(entry: Entry): number {
    const { unit, side, seat } = entry.args;
    const told = side ?? seat;
    if (typeof told === "number") return told;
    return typeof unit === "number" ? (this.names.unitFacts(unit)?.side ?? -1) : -1;
  }

  linger(entry: Entry, update: Update): number {
    this.snapshots.take(entry, this.session.view as S42View | null);
    const time = linger(entry, update, this.sideOf(entry));
    const battle = isBattle(entry) ? this.map.at(Number(entry.args["hex"] ?? -1)) : undefined;
    if (time > 0 && battle) this.camera.show(battle, MARGIN);
    return time;
  }

  foresee(view: unknown, entry: Entry): unknown {
    return view === null ? view : foresee(view as S42View, entry);
  }

  take(offer: S42Offer): void {
    if (offer.choice.type === "EndPhase" && this.ending !== offer && this.idle.length >= MANY) {
      if (tastes.confirm) {
        this.ending = offer;
        return;
      }
    }
    this.menu = null;
    this.ending = null;
    this.peeked = null;
    this.fanned = -1;
    this.session.stopLooking();
    if (!isMode(offer.choice.type)) this.wantedMode = "";
    if ("unit" in offer.choice && offer.choice.unit >= 0) this.focus = offer.choice.unit;
    this.session.take(offer.choice);
  }

  confirm(freely: boolean): void {
    const offer = this.ending ?? this.byDefault;
    const tame = offer?.choice.type === "Halt" || offer?.choice.type === "EndAdvance";
    if (offer && (!freely || tame)) this.take(offer);
  }

  /** Units of the active side that could still move or attack. */
  readonly idle: readonly number[] = $derived.by(() => {
    if (this.mode !== "") return [];
    const able = [...this.lit.units].flatMap(([id, offers]) =>
      offers.some(({ choice }) => choice.type === "Move") ? [id] : [],
    );
    return able.filter((id) => !has(this.units[id] ?? { id, place: "pool" }, "moved"));
  });

  setMode(mode: string): void {
    this.wantedMode = this.mode === mode ? "" : mode;
    this.menu = null;
  }

  setArrival(unit: number): void {
    this.wantedArrival = unit;
  }

  /** What the game asks about should be in view. */
  showWhatMatters(): void {
    if (!this.myMove || this.camera.moving) return;
    const battle = battleHex(this.view);
    const [first] = this.inHand;
    const hex = battle >= 0 ? battle : (this.units[first ?? -1]?.hex ?? -1);
    const point = this.map.at(hex);
    if (point) this.camera.show(point, MARGIN);
  }

  escape(): boolean {
    if (this.session.whyNot || this.menu || this.fanned >= 0 || this.ending || this.drawer) {
      this.session.whyNot = null;
      this.menu = null;
      this.fanned = -1;
      this.ending = null;
      this.drawer = "";
      return true;
    }
    if (this.mode !== "") {
      this.wantedMode = "";
      return true;
    }
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

  /** Number keys follow the order in which the panel lists its buttons. */
  press(index: number): void {
    const offer = this.buttons[index];
    if (offer) this.take(offer);
  }

  key(code: string): boolean {
    const overlay = OVERLAY_KEYS[code];
    const drawer = DRAWER_KEYS[code];
    if (overlay) toggle(overlay, this.seat);
    else if (drawer) this.drawer = this.drawer === drawer ? "" : drawer;
    else if (code === "KeyN") this.next();
    else return false;
    return true;
  }

  /** Goes on to the next unit that can still act, or the next hex that can be attacked. */
  next(): void {
    const places = this.idle.length > 0 ? this.idle.map((id) => this.units[id]?.hex ?? -1) : [];
    const hexes = places.length > 0 ? places : [...this.lit.hexes.keys()];
    const open = [...new Set(hexes)].filter((hex) => hex >= 0).sort((a, b) => a - b);
    if (open.length === 0) return;
    const last = this.units[this.focus]?.hex ?? this.hover.hex;
    const hex = open.find((id) => id > last) ?? open[0] ?? -1;
    const point = this.map.at(hex);
    if (!point) return;
    const unit = this.stacks.get(hex)?.findLast(({ id }) => this.idle.includes(id));
    this.focus = unit?.id ?? this.stacks.get(hex)?.at(-1)?.id ?? -1;
    this.camera.centre(point);
    this.rest({ hex, unit: this.focus });
  }

  look(): void {
    const { hex, unit } = this.hover;
    clearTimeout(this.lookTimer);
    if (hex < 0 && unit < 0) return this.session.stopLooking();
    this.lookTimer = setTimeout(() => this.session.look(hex, unit), LOOK_MS);
  }

  rest(hover: Hover | null): void {
    const next = hover ?? NOTHING;
    if (next.hex === this.hover.hex && next.unit === this.hover.unit) return;
    this.hover = next;
    clearTimeout(this.lookTimer);
    if (this.wantsSight()) this.look();
    else this.session.stopLooking();
  }

  /** Reach is asked for where units may be moved, lines of supply where that overlay is on. */
  private wantsSight(): boolean {
    if (this.session.past || this.session.playing) return false;
    const unit = this.units[this.hover.unit];
    if (unit) return unit.place === "map" || unit.place === "area";
    return isShown("supply") && this.hover.hex >= 0;
  }
}
