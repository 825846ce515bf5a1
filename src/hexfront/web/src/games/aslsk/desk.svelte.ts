/** One player's desk in the ASL Starter Kit: what is picked up, lit, hovered and asked. */

import { BaseDesk } from "../../lib/desk/base.svelte";
import type { Dice, Hover } from "../../lib/desk/desk";
import type { Left } from "../../lib/desk/left";
import { ofTypes, unseenLit } from "../../lib/desk/lights";
import { kebab } from "../../lib/prompts";
import type { Entry, Seated, Thread, Update } from "../../lib/wire";
import { settings, type Windows } from "../../lib/settings.svelte";
import { t } from "../../lib/words.svelte";
import { arrangementOf } from "./arrangement";
import { diceOf, foresee, linger } from "./director";
import { Hands } from "./hands.svelte";
import { fireShown, openingView, paperOf, unitsInHand, viewOf, type Paper } from "./inhand";
import { offerFigure, offerLabel } from "./labels";
import { drives, hexOf, isFire, light, type Lit, type TrayItem } from "./lit";
import { Names } from "./naming";
import { armory, piled, stacksOf } from "./stacks";
import { trayOf, type TraySort } from "./tray";
import { isVehicle } from "./vehicles";
import type {
  AslskChoice,
  AslskFacts,
  AslskHexFact,
  AslskOffer,
  AslskView,
  CounterFact,
  FirePreview,
  GroupFact,
  KillPreview,
  RouteView,
  UnitView,
} from "./wire";

const FAR_BELOW = 0.52;
/** Room around the board for counters at its edges. */
const APRON = 40;

export class AslskDesk extends BaseDesk<AslskFacts, AslskView, AslskOffer, UnitView> {
  readonly paper: Paper;
  readonly names: Names;
  readonly hands = new Hands(this);
  readonly hasWindows = true;
  /** Whether there are vehicles in the scenario. */
  readonly armored: boolean;
  /** Whether to fire at vehicles alone is asked only where there are any. */
  readonly windowOrders: readonly Windows[];
  readonly windowWords = "asl-windows";
  override readonly keys = [
    ["Shift+Enter", "ui-key-pile"],
    ["L", "asl-key-los"],
    ["C S", "asl-key-drawers"],
  ] as const;
  protected readonly askWords = "asl-ask";
  protected override readonly drawerKeys = { KeyC: "charts", KeyS: "card" };

  private wantedTool = $state("");
  private wantedPicks: ReadonlySet<number> = $state.raw(new Set<number>());
  private wantedArms: ReadonlyMap<number, number> = $state.raw(new Map<number, number>());
  private wantedAim = $state(-1);
  private wantedSort = $state("");
  /** Where the thread of the LOS tool begins. */
  private origin = $state(-1);
  private shownGroup: GroupFact | undefined;

  constructor(facts: AslskFacts, seated: Seated) {
    super(facts, seated, APRON);
    this.paper = paperOf(facts);
    this.armored = Object.values(facts.counters).some(isVehicle);
    this.windowOrders = this.armored
      ? ["ask", "fits", "adjacent", "vehicles", "never"]
      : ["ask", "fits", "adjacent", "never"];
    this.names = new Names(facts, this.map, () => this.view);
    const opening = openingView(facts, this.map);
    if (opening) this.camera.open(opening);
  }

  readonly turn = $derived.by(() => this.view?.attacker ?? -1);
  readonly units = $derived.by(() => this.view?.units ?? []);
  readonly stacks = $derived.by(() => stacksOf(this.view, (unit) => this.counter(unit)));
  readonly lain = $derived.by(() => piled(this.stacks, this.map));
  readonly armory = $derived.by(() => armory(this.view));
  readonly inHand: ReadonlySet<number> = $derived.by(() => unitsInHand(this.view));

  // What the player has picked up; it holds as long as the offers still know it.
  readonly tool: string = $derived.by(() => {
    const { wantedTool } = this;
    return this.offers.some(({ choice }) => choice.type === wantedTool) ? wantedTool : "";
  });
  /** As before while a counter is on its way to the server. */
  readonly sorts: readonly TraySort[] = $derived.by(() =>
    trayOf(this.facts, this.view, (this.session.update?.offers ?? []) as readonly AslskOffer[]),
  );
  readonly tray: TrayItem | null = $derived.by(() => {
    if (this.tool !== "") return null;
    const ready = this.sorts.filter((sort) => sort.ready);
    return (ready.find(({ key }) => key === this.wantedSort) ?? ready[0])?.item ?? null;
  });
  override get picked(): ReadonlySet<number> {
    return this.pickedUp;
  }
  private readonly pickedUp: ReadonlySet<number> = $derived.by(() => {
    const able = new Set(
      this.offers.flatMap(({ choice }) =>
        choice.type === "OpenFire" || choice.type === "Engage" || choice.type === "Advance"
          ? choice.unit
          : [],
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
      this.offers.flatMap(({ choice }) =>
        isFire(choice) ? hexOf(choice, (unit) => this.hexOfUnit(unit)) : [],
      ),
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
      (unit) => this.hexOfUnit(unit),
    ),
  );

  /** The attack that is being put together, or the one pointed at. */
  readonly fire: FirePreview | null = $derived.by(() => fireShown(this));

  /** The shot at a vehicle that is pointed at. */
  readonly kill: KillPreview | null = $derived.by(() => {
    const here = this.picked.size > 0 ? (this.lit.hexes.get(this.hover.hex) ?? []) : [];
    const shots = [this.peeked, ...here].map((offer) => offer?.preview?.kill);
    return shots.find(Boolean) ?? null;
  });

  /** How much the counters show: changes only when the board rests. */
  readonly far: boolean = $derived.by(() => this.camera.rested < FAR_BELOW);
  readonly counterSize: number = $derived(this.far ? 1.22 : 1);
  /** For what must be read at any zoom. */
  readonly loupe: number = $derived.by(() => Math.min(3.2, Math.max(1, 0.95 / this.camera.k)));

  /** Units in the hex that the sheet shows. */
  readonly sheet: readonly UnitView[] = $derived.by(() => {
    const { shown } = this;
    if (!shown) return [];
    if (shown.place !== "board") return [shown];
    return this.stacks.get(shown.hex ?? -1)?.toReversed() ?? [shown];
  });

  /** A vehicle that has not started is not done with its move. */
  protected readonly plain: AslskOffer | undefined = $derived.by(() =>
    ofTypes(this.offers, ["Start"]).length > 0
      ? undefined
      : ofTypes(this.offers, ["Fire", "Declare", "Stop", "Done", "AvoidBackblast", "Promote"])[0],
  );

  /** An attack is left by stepping back, wherever that can be done. */
  override get numbered(): readonly AslskOffer[] {
    return this.lit.buttons.filter(
      ({ choice }) => choice.type !== "CallOff" || !this.hands.canStepBack,
    );
  }

  /** Where the target was picked first: whoever can fire at it. */
  override get waiting(): Left {
    const waiting = super.waiting;
    if (this.isAimed) return { ...waiting, units: [...this.lit.units.keys()], hexes: [] };
    return { ...waiting, units: [...new Set([...waiting.units, ...this.lit.pickable.keys()])] };
  }

  override leftWords({ units }: Left): string {
    return units.length > 0 ? t(`asl-can-${this.view?.phase ?? ""}`, { count: units.length }) : "";
  }

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

  /** The own vehicle that drives now, or -1. */
  readonly driver: number = $derived.by(() => {
    const { moment } = this;
    return this.myMove && moment?.type === "Driving" ? moment.unit : -1;
  });
  /** The hex that was clicked for its way; a finger leaves it again at once. */
  planned = $state(-1);
  /** Its way to the hex under the pointer. */
  readonly route: RouteView | null = $derived.by(() => {
    const hex = this.hover.hex >= 0 ? this.hover.hex : this.planned;
    const route = this.tool === "" && !this.looking ? this.routeTo(hex) : null;
    return route && route.points.length > 0 ? route : null;
  });

  /** The way to a hex, if it is the one that was asked for last; without points there is none. */
  routeTo(hex: number): RouteView | null {
    const route = this.session.route as RouteView | null;
    return route && route.unit === this.driver && route.hex === hex ? route : null;
  }

  protected override asks(): string {
    if (this.blind) return t("asl-los-barred");
    if (this.tool !== "") return t(`asl-tool-${kebab(this.tool)}-ask`);
    if (this.moment?.type === "SetUp" && this.sorts.length === 0) return t("asl-set-up-ready");
    if (this.moment?.type === "Driving" && !this.offers.some(drives)) return this.askStill(this.moment.unit);
    if (this.moment?.type === "FirePhase" && this.picked.size > 0) return t("asl-ask-aim");
    if (this.moment?.type === "FirePhase" && this.isAimed) {
      return this.say("asl-ask-aimed", { hex: this.aimed });
    }
    if (this.moment?.type === "FirePhase") return t(`asl-ask-fire-phase-${this.view?.phase ?? ""}`);
    return super.asks();
  }

  /** What is left to a vehicle that can neither drive nor turn. */
  private askStill(unit: number): string {
    const types = new Set(this.offers.map(({ choice }) => choice.type));
    const can = [
      ...(types.has("Traverse") ? [t("asl-still-traverse")] : []),
      ...(types.has("OpenFire") || types.has("Engage") ? [t("asl-still-fire")] : []),
      t("asl-still-end"),
    ];
    const listed = new Intl.ListFormat(settings.language, { type: "disjunction" }).format(can);
    return this.say("asl-ask-driving-still", { unit, can: listed });
  }

  unit(id: number): UnitView | undefined {
    return this.units[id];
  }

  hexOfUnit(id: number): number {
    return this.units[id]?.hex ?? -1;
  }

  sideOfUnit(id: number): number {
    return this.units[id]?.side ?? this.facts.units[id]?.side ?? -1;
  }

  counter(unit: UnitView): CounterFact | undefined {
    return this.facts.counters[unit.kind];
  }

  hexFacts(id: number): AslskHexFact | undefined {
    return this.map.at(id);
  }

  label(offer: AslskOffer): string {
    return offerLabel(this.names, this.view, offer);
  }

  override figure(offer: AslskOffer): string {
    return offerFigure(offer, this.driver >= 0);
  }

  dice(entry: Entry): Dice | null {
    return diceOf(entry);
  }

  linger(entry: Entry, update: Update): number {
    return linger(entry, update, this.sideOf(entry));
  }

  override foresee(view: unknown, entry: Entry): unknown {
    return view === null ? view : foresee(view as AslskView, entry);
  }

  override arrangement(): readonly AslskChoice[] {
    return this.view ? arrangementOf(this.view, this.seat) : [];
  }

  override takesBack({ choice }: AslskOffer): boolean {
    return choice.type === "PickUp";
  }

  protected override taking({ choice }: AslskOffer): void {
    if (choice.type !== this.wantedTool) this.wantedTool = "";
    this.setPicked(new Set());
  }

  /** The player has picked the target first. */
  private get isAimed(): boolean {
    return this.aimed >= 0 && this.aimed === this.wantedAim && this.picked.size === 0;
  }

  override readonly begins = new Set(["Take", "OpenFire", "Engage"]);

  /** Those who fire or advance are picked up first and sent afterwards. */
  override isBeginning(unit: number): boolean {
    return super.isBeginning(unit) || (!this.lit.units.has(unit) && this.lit.pickable.has(unit));
  }

  protected override isTame({ choice }: AslskOffer): boolean {
    return choice.type === "Stop";
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

  /** Counters that number keys take up, while there are no choices that they press. */
  readonly keyed: readonly TraySort[] = $derived.by(() =>
    this.numbered.length > 0 ? [] : this.sorts.filter(({ ready }) => ready).slice(0, 9),
  );

  override press(index: number): void {
    const sort = this.keyed[index];
    if (sort) this.setSort(sort.key);
    else super.press(index);
  }

  setSort(key: string): void {
    this.wantedSort = key;
    this.wantedTool = "";
  }

  override showWhatMatters(): void {
    if (this.myMove && this.moment?.type === "SetUp") this.showArea();
    else super.showWhatMatters();
  }

  /** Where nothing that is lit for those who are picked up is in view, the nearest of it is shown. */
  showLit(unit: number): void {
    const from = this.map.at(this.hexOfUnit(unit));
    if (from && this.picked.has(unit)) this.show(unseenLit(this, from));
  }

  protected override matters(): number {
    const asked = this.moment && "hex" in this.moment ? this.moment.hex : -1;
    return this.view?.fire?.hex ?? [this.aim, asked, super.matters()].find((hex) => hex >= 0) ?? -1;
  }

  /** The area of the group that is set up next. */
  private showArea(): void {
    const group = this.facts.card.groups[this.sorts[0]?.group ?? -1];
    if (!group || group.turn > 0 || group === this.shownGroup) return;
    this.shownGroup = group;
    const box = viewOf(this.facts, this.map, group.hexes);
    if (box) this.camera.open(box);
  }

  protected override putDown(): boolean {
    if (this.tool === "" && this.picked.size === 0 && this.wantedAim < 0) return false;
    this.wantedTool = "";
    this.setPicked(new Set());
    this.aimed = -1;
    return true;
  }

  override look(): void {
    this.origin = this.hover.hex;
  }

  protected override rested(hover: Hover): void {
    if (hover.hex < 0 || this.session.past || this.session.playback.playing) return;
    const { from } = this;
    this.soon(() => {
      if (from >= 0 && from !== hover.hex) this.session.trace(from, hover.hex);
      if (this.driver >= 0 && !this.looking) this.session.plan(this.driver, hover.hex);
      if (hover.unit >= 0 && !this.looking) this.session.look(-1, hover.unit);
      else this.session.stopLooking();
    });
  }

  /** With the LOS tool in hand a click sets where the thread begins. */
  threadFrom(hex: number): void {
    this.origin = hex;
  }
}
