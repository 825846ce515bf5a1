/** One player's desk in the ASL Starter Kit: what is picked up, lit, hovered and asked. */

import { Camera } from "../../lib/camera.svelte";
import { sessionOf, type Desk, type Dice, type Menu } from "../../lib/desk";
import { HexMap } from "../../lib/geometry";
import { kebab, momentPrompt, promptOf } from "../../lib/prompts";
import type { Director, Session } from "../../lib/session.svelte";
import type { Args, Entry, Seated, Thread, Update } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { diceOf, foresee, linger } from "./director";
import { Hands } from "./hands.svelte";
import { fireShown, openingView, paperOf, unitsInHand, viewOf, type Paper } from "./inhand";
import { light, type Lit, type TrayItem } from "./lit";
import { Names } from "./naming";
import { armory, stacksOf } from "./stacks";
import { trayOf, type TraySort } from "./tray";
import type {
  AslskFacts,
  AslskHexFact,
  AslskOffer,
  AslskView,
  CounterFact,
  FirePreview,
  GroupFact,
  AslskMoment,
  UnitView,
} from "./wire";

export interface Hover {
  readonly hex: number;
  readonly unit: number;
}

export type Drawer = "" | "charts" | "card";

const NOTHING: Hover = { hex: -1, unit: -1 };
const FAR_BELOW = 0.52;
const LOOK_MS = 40;
/** Pixels that what matters should keep from the window's edges. */
const MARGIN = 110;
/** Room around the board for counters at its edges. */
const APRON = 40;
const DRAWER_KEYS: Readonly<Record<string, Drawer>> = { KeyC: "charts", KeyS: "card" };

export class AslskDesk implements Desk, Director {
  readonly session: Session;
  readonly map: HexMap;
  readonly camera: Camera;
  readonly paper: Paper;
  readonly names: Names;
  readonly hasWindows = true;
  readonly windowOrders = ["ask", "fits", "adjacent", "never"] as const;
  readonly windowWords = "asl-windows";
  readonly keys = [
    ["N", "asl-key-next"],
    ["L", "asl-key-los"],
    ["C S", "asl-key-drawers"],
  ] as const;

  /** The unit whose sheet stays open. */
  focus = $state(-1);
  hover: Hover = $state.raw(NOTHING);
  menu: Menu<AslskOffer> | null = $state.raw(null);
  fanned = $state(-1);
  /** The LOS tool is in hand: the pointer draws a thread. */
  looking = $state(false);
  drawer: Drawer = $state("");
  /** An offer pointed at in the panel, whose figures are shown. */
  peeked: AslskOffer | null = $state.raw(null);
  private wantedTool = $state("");
  private wantedPicks: ReadonlySet<number> = $state.raw(new Set<number>());
  private wantedArms: ReadonlyMap<number, number> = $state.raw(new Map<number, number>());
  private wantedAim = $state(-1);
  private wantedSort = $state("");
  /** Where the thread of the LOS tool begins. */
  private origin = $state(-1);
  private shownGroup: GroupFact | undefined;
  private lookTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly facts: AslskFacts,
    seated: Seated,
  ) {
    this.map = new HexMap(facts.board);
    this.paper = paperOf(facts);
    this.camera = new Camera(facts.board.width, facts.board.height, APRON);
    this.names = new Names(facts, this.map, () => this.view);
    this.session = sessionOf(this, seated);
    this.camera.opening = openingView(facts, this.map);
  }

  readonly hands = new Hands(this);
  readonly view: AslskView | null = $derived.by(() => this.session.shown as AslskView | null);
  readonly offers = $derived.by(() => this.session.offers as readonly AslskOffer[]);
  readonly moment: AslskMoment | undefined = $derived(this.view?.moments.at(-1));
  readonly seat = $derived.by(() => this.session.update?.seat ?? 0);
  readonly turn = $derived(this.view?.attacker ?? -1);
  readonly over = $derived(this.view?.actor === -2);
  readonly units = $derived(this.view?.units ?? []);
  readonly stacks = $derived(stacksOf(this.view, (unit) => this.counter(unit)));
  readonly armory = $derived(armory(this.view));
  readonly myMove = $derived(this.offers.length > 0);
  readonly inHand: ReadonlySet<number> = $derived(unitsInHand(this.view));

  // What the player has picked up; it holds as long as the offers still know it.
  readonly tool: string = $derived.by(() => {
    const { wantedTool } = this;
    return this.offers.some(({ choice }) => choice.type === wantedTool) ? wantedTool : "";
  });
  readonly sorts: readonly TraySort[] = $derived.by(() =>
    trayOf(this.facts, this.view, this.offers),
  );
  readonly tray: TrayItem | null = $derived.by(() => {
    if (this.tool !== "") return null;
    const ready = this.sorts.filter((sort) => sort.ready);
    return (ready.find(({ key }) => key === this.wantedSort) ?? ready[0])?.item ?? null;
  });
  readonly picked: ReadonlySet<number> = $derived.by(() => {
    const able = new Set(
      this.offers.flatMap(({ choice }) =>
        choice.type === "OpenFire" || choice.type === "Advance" ? choice.unit : [],
      ),
    );
    return new Set([...this.wantedPicks].filter((id) => able.has(id)));
  });
  /** Units that are to fire one weapon alone. */
  readonly arms: ReadonlyMap<number, number> = $derived.by(
    () => new Map([...this.wantedArms].filter(([unit]) => this.picked.has(unit))),
  );
  /** Under Defensive First Fire there is one hex to fire at. */
  get aimed(): number {
    return this.aim;
  }
  set aimed(hex: number) {
    this.wantedAim = hex;
  }
  private readonly aim: number = $derived.by(() => {
    const hexes = new Set(
      this.offers.flatMap(({ choice }) => (choice.type === "OpenFire" ? choice.hex : [])),
    );
    if (hexes.has(this.wantedAim)) return this.wantedAim;
    const [only] = hexes;
    return this.moment?.type === "FirstFire" && hexes.size === 1 ? (only ?? -1) : -1;
  });

  readonly lit: Lit = $derived(
    light(
      this.offers,
      { picked: this.picked, arms: this.arms, aimed: this.aim, tool: this.tool, tray: this.tray },
      (weapon) => this.view?.weapons[weapon]?.holder ?? -1,
    ),
  );

  /** The attack that is being put together, or the one pointed at. */
  readonly fire: FirePreview | null = $derived.by(() => fireShown(this));

  /** How much the counters show: changes only when the board rests. */
  readonly far: boolean = $derived.by(() => this.camera.rested < FAR_BELOW);
  readonly counterSize: number = $derived(this.far ? 1.22 : 1);
  /** For what must be read at any zoom. */
  readonly loupe: number = $derived.by(() => Math.min(3.2, Math.max(1, 0.95 / this.camera.k)));

  /** Units in the hex that the sheet shows: pointed at, in hand, or last clicked. */
  readonly sheet: readonly UnitView[] = $derived.by(() => {
    const shown =
      this.units[this.hover.unit] ??
      this.stacks.get(this.hover.hex)?.at(-1) ??
      this.units[[...this.inHand][0] ?? -1] ??
      this.units[[...this.picked][0] ?? -1] ??
      this.units[this.focus];
    if (!shown) return [];
    if (shown.place !== "board") return [shown];
    return this.stacks.get(shown.hex ?? -1)?.toReversed() ?? [shown];
  });

  /** What Enter takes. */
  readonly byDefault: AslskOffer | undefined = $derived.by(() => {
    const wanted = ["Fire", "Declare", "Stop", "Done", "AvoidBackblast", "Promote"];
    const { buttons } = this.lit;
    return wanted.map((type) => buttons.find(({ choice }) => choice.type === type)).find(Boolean);
  });

  /** Units that can still do the phase's business. */
  readonly idle: readonly number[] = $derived.by(() => {
    const busy = new Set(["Take", "SelfRally", "Rally", "Repair", "Recover", "Rout", "Grapple"]);
    const direct = [...this.lit.units].flatMap(([id, offers]) =>
      offers.some(({ choice }) => busy.has(choice.type)) ? [id] : [],
    );
    return [...new Set([...direct, ...this.lit.pickable.keys()])];
  });

  /** The thread under the pointer: from the LOS tool's hex, or from who is to fire. */
  readonly thread: Thread | null = $derived.by(() => {
    const { thread } = this.session;
    return thread && thread.a === this.from && thread.b === this.hover.hex ? thread : null;
  });
  /** Where lines may not be checked beforehand, the answer comes without a thread. */
  private readonly blind: boolean = $derived.by(() => {
    const { seen } = this.session;
    return this.looking && seen !== null && seen.unit < 0 && seen.hex === this.from;
  });
  readonly from: number = $derived.by(() => {
    if (this.looking && this.origin >= 0) return this.origin;
    const [picked] = this.picked;
    if (picked !== undefined && this.view?.phase !== "advance") return this.units[picked]?.hex ?? -1;
    return this.looking ? (this.units[this.focus]?.hex ?? -1) : -1;
  });

  readonly prompt: string = $derived.by(() =>
    promptOf(this, () => {
      if (this.blind) return t("asl-los-barred");
      if (this.tool !== "") return t(`asl-tool-${kebab(this.tool)}-ask`);
      const phase = this.moment?.type === "FirePhase" ? `-${this.view?.phase ?? ""}` : "";
      if (phase) return t(`asl-ask-fire-phase${phase}`);
      return momentPrompt(this, "asl-ask", this.moment);
    }),
  );

  say(message: string, args: Args): string {
    return this.names.say(message, args);
  }

  sideName(seat: number): string {
    return this.names.side(seat);
  }

  counter(unit: UnitView): CounterFact | undefined {
    return this.facts.counters[unit.kind];
  }

  hexFacts(id: number): AslskHexFact | undefined {
    return this.map.at(id) as AslskHexFact | undefined;
  }

  dice(entry: Entry): Dice | null {
    return diceOf(entry);
  }

  sideOf(entry: Entry): number {
    const { unit, leader, side } = entry.args;
    if (typeof side === "number") return side;
    const id = unit ?? leader;
    return typeof id === "number" ? (this.units[id]?.side ?? this.facts.units[id]?.side ?? -1) : -1;
  }

  linger(entry: Entry, update: Update): number {
    const time = linger(entry, update, this.sideOf(entry));
    const at = this.map.at(Number(entry.args["hex"] ?? entry.args["to"] ?? -1));
    if (time > 0 && at) this.camera.show(at, MARGIN);
    return time;
  }

  foresee(view: unknown, entry: Entry): unknown {
    return view === null ? view : foresee(view as AslskView, entry);
  }

  take(offer: AslskOffer): void {
    this.menu = null;
    this.peeked = null;
    this.fanned = -1;
    this.session.stopLooking();
    if (offer.choice.type !== this.wantedTool) this.wantedTool = "";
    if ("unit" in offer.choice && offer.choice.unit >= 0) this.focus = offer.choice.unit;
    this.setPicked(new Set());
    this.session.take(offer.choice);
  }

  confirm(freely: boolean): void {
    const offer = this.byDefault;
    if (offer && (!freely || offer.choice.type === "Stop")) this.take(offer);
  }

  setPicked(units: ReadonlySet<number>, arms: ReadonlyMap<number, number> = new Map()): void {
    this.wantedPicks = units;
    this.wantedArms = arms;
    this.menu = null;
  }

  setTool(tool: string): void {
    this.wantedTool = this.tool === tool ? "" : tool;
    this.menu = null;
  }

  setSort(key: string): void {
    this.wantedSort = key;
    this.wantedTool = "";
  }

  /** What the game asks about should be in view. */
  showWhatMatters(): void {
    if (!this.myMove) return;
    if (this.moment?.type === "SetUp") return this.showArea();
    if (this.camera.moving) return;
    const [unit] = this.inHand;
    const hex = this.view?.fire?.hex ?? (this.aim >= 0 ? this.aim : this.units[unit ?? -1]?.hex);
    const point = this.map.at(hex ?? -1);
    if (point) this.camera.show(point, MARGIN);
  }

  /** The area of the group that is set up next. */
  private showArea(): void {
    const group = this.facts.card.groups[this.sorts[0]?.group ?? -1];
    if (!group || group.turn > 0 || group === this.shownGroup) return;
    this.shownGroup = group;
    const box = viewOf(this.facts, this.map, group.hexes);
    if (!box) return;
    this.camera.opening = box;
    if (this.camera.width > 1) this.camera.lookAt(box);
  }

  escape(): boolean {
    if (this.session.whyNot || this.menu || this.fanned >= 0 || this.drawer) {
      this.session.whyNot = null;
      this.menu = null;
      this.fanned = -1;
      this.drawer = "";
      return true;
    }
    if (this.tool !== "" || this.picked.size > 0 || this.wantedAim >= 0) {
      this.wantedTool = "";
      this.setPicked(new Set());
      this.aimed = -1;
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
    const offer = this.lit.buttons[index];
    if (offer) this.take(offer);
  }

  key(code: string): boolean {
    const drawer = DRAWER_KEYS[code];
    if (drawer) this.drawer = this.drawer === drawer ? "" : drawer;
    else if (code === "KeyN") this.next();
    else return false;
    return true;
  }

  /** Goes on to the next unit that can still act. */
  next(): void {
    const open = this.idle.toSorted((a, b) => (this.units[a]?.hex ?? 0) - (this.units[b]?.hex ?? 0));
    const at = open.indexOf(this.focus);
    const next = open[(at + 1) % Math.max(1, open.length)];
    const point = this.map.at(this.units[next ?? -1]?.hex ?? -1);
    if (next === undefined || !point) return;
    this.focus = next;
    this.camera.centre(point);
  }

  look(): void {
    this.origin = this.hover.hex;
  }

  rest(hover: Hover | null): void {
    const next = hover ?? NOTHING;
    if (next.hex === this.hover.hex && next.unit === this.hover.unit) return;
    this.hover = next;
    clearTimeout(this.lookTimer);
    if (next.hex < 0 || this.session.past || this.session.playing) return;
    const { from } = this;
    this.lookTimer = setTimeout(() => {
      if (from >= 0 && from !== next.hex) this.session.trace(from, next.hex);
      if (next.unit >= 0 && !this.looking) this.session.look(-1, next.unit);
      else this.session.stopLooking();
    }, LOOK_MS);
  }

  /** With the LOS tool in hand a click sets where the thread begins. */
  threadFrom(hex: number): void {
    this.origin = hex;
  }
}
