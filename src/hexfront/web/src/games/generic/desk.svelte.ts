/** One player's desk in a game that this page knows only by what it says of itself. */

import { BaseDesk } from "../../lib/desk/base.svelte";
import type { Dice, TableView } from "../../lib/desk/desk";
import { isOwn, moved } from "../../lib/desk/director";
import { piled, stacked } from "../../lib/desk/piles";
import type { Entry, Seated, Update } from "../../lib/wire";
import type { GenericOffer } from "./choice";
import { Hands } from "./hands.svelte";
import { light, type Lit } from "./lit";
import { Names } from "./naming";
import { PILE } from "./piles";
import type { GenericFacts, GenericUnit, GenericView } from "./wire";

type View = GenericView & TableView;

const OWN_DICE_MS = 900;
const OTHER_DICE_MS = 1700;
const OTHER_DEED_MS = 1000;

export class GenericDesk extends BaseDesk<GenericFacts, View, GenericOffer, GenericUnit> {
  readonly names: Names;
  readonly hands = new Hands(this);
  protected readonly askWords = "";
  readonly hasWindows = false;

  constructor(facts: GenericFacts, seated: Seated) {
    super(facts, seated);
    this.names = new Names(facts, this.map);
  }

  readonly lit: Lit = $derived.by(() => light(this.offers, this.focus, this.view?.in_hand ?? []));
  readonly turn = $derived.by(() => this.view?.turn ?? -1);
  readonly units = $derived.by(() => new Map((this.view?.units ?? []).map((u) => [u.id, u])));
  readonly stacks = $derived.by(() => stacked(this.view?.units ?? [], ({ hex }) => hex));
  readonly inHand: ReadonlySet<number> = $derived.by(
    () => new Set([this.lit.active, ...(this.view?.in_hand ?? [])].filter((unit) => unit >= 0)),
  );

  readonly lain = $derived.by(() => piled(this.stacks, this.map, PILE));

  /** Enter takes the only choice that is no place on the board. */
  protected readonly plain: GenericOffer | undefined = $derived.by(() => {
    const [only] = this.lit.buttons;
    return this.lit.buttons.length === 1 ? only : undefined;
  });

  /** Small things on the board that must be read or hit: costs, odds. */
  readonly smallSize = $derived.by(() => Math.min(1.7, Math.max(1, 0.72 / this.camera.k)));
  readonly loupe = $derived.by(() => Math.max(1, 1.2 / this.camera.k));

  /** First what ends or answers something, then the places of the unit in hand. */
  override get numbered(): readonly GenericOffer[] {
    const { buttons, own } = this.lit;
    return [...buttons, ...own.filter((offer) => !buttons.includes(offer))];
  }

  unit(id: number): GenericUnit | undefined {
    return this.units.get(id);
  }

  sideOfUnit(id: number): number {
    return this.names.counter(id)?.side ?? -1;
  }

  label(offer: GenericOffer): string {
    return this.names.choice(offer);
  }

  override figure({ preview }: GenericOffer): string {
    return preview?.figure ?? "";
  }

  /** Dice as every game logs them: "3+5". */
  dice(entry: Entry): Dice | null {
    const thrown = entry.args["dice"];
    if (thrown === undefined) return null;
    return { kind: "d6", faces: String(thrown).split("+").map(Number) };
  }

  /** Own doings pass at once; dice and what the computer does are worth a look. */
  linger(entry: Entry, update: Update): number {
    const side = this.sideOf(entry);
    const own = isOwn(update.players, side);
    if (this.dice(entry)) return own ? OWN_DICE_MS : OTHER_DICE_MS;
    return own || side < 0 ? 0 : OTHER_DEED_MS;
  }

  override foresee(view: unknown, entry: Entry): unknown {
    return view === null ? view : moved<GenericUnit, GenericView>(view as GenericView, entry, {});
  }

  protected override settled(view: View | null): View | null {
    return view && { ...view, moments: [] };
  }

  protected override asks(): string {
    const { ask } = this.view ?? {};
    return ask ? this.say(ask.message, ask.args ?? {}) : "";
  }

  /** A choice commits when it is taken; a unit in hand is put down. */
  protected override putDown(): boolean {
    if (this.focus < 0) return false;
    this.focus = -1;
    return true;
  }

  protected override rested(): void {
    if (this.looking) this.look();
  }
}
