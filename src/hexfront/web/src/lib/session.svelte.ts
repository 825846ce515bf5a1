/** One table as this page knows it: the latest picture, the log, and what is shown of both. */

import { Others } from "./others.svelte";
import { Pictures, precededBy } from "./picture";
import { Playback } from "./playback.svelte";
import { settings, type Windows } from "./settings.svelte";
import type { Place } from "./shown";
import { TableSocket, type Listener } from "./socket";
import type {
  Choice,
  ClientMessage,
  Fault,
  LogLine,
  Offer,
  Orders,
  Past,
  Refusal,
  Seen,
  ServerMessage,
  Standing,
  Thread,
  Update,
} from "./wire";

export interface WhyNot {
  readonly refusal: Refusal;
  readonly x: number;
  readonly y: number;
}

interface Pursuit {
  find(offers: readonly Offer[]): Offer | undefined;
  retractable(update: Update): boolean;
  left: number;
  /** Go on as long as something is found. */
  again?: boolean;
  /** Others may be asked in between. */
  waits?: boolean;
}

const WATCHERS_SAY: ReadonlySet<string> = new Set(["Scrub", "Lines", "Sit"]);

export class Session implements Listener {
  status: "connecting" | "open" | "lost" | "refused" = $state("connecting");
  update: Update | null = $state.raw(null);
  view: unknown = $state.raw(null);
  log: readonly LogLine[] = $state.raw([]);
  past: Past | null = $state.raw(null);
  /** The seat belongs to an account, as which nobody is logged in here. */
  held = $state(false);
  /** The standing orders that the server keeps of this seat; nothing where nobody plays from
  elsewhere. */
  kept: Orders | null = $state.raw(null);
  /** A choice is on its way to the server. */
  waiting = $state(false);
  seen: Seen | null = $state.raw(null);
  /** The line of sight that was asked for last. */
  thread: Thread | null = $state.raw(null);
  /** The way of a unit that was asked for last, as the game tells it. */
  route: unknown = $state.raw(null);
  /** What the game shows of all units at once, as it was when it was last asked for. */
  overview: Seen | null = $state.raw(null);
  /** What the game would have the seat look at, as it was when it was last asked. */
  counsel: unknown = $state.raw(null);
  /** How the game stands, as it was when it was last asked. */
  standing: Standing | null = $state.raw(null);
  whyNot: WhyNot | null = $state.raw(null);
  onFault: (fault: Fault) => void = () => undefined;
  onRefused: (refusal: Refusal) => void = () => undefined;

  /** A game's own standing orders, by name. */
  answers: () => Readonly<Record<string, string>> = () => ({});
  /** Takes over those that the server has kept of this seat. */
  adopt: (answers: Readonly<Record<string, string>>) => void = () => undefined;

  private readonly socket: TableSocket;
  private readonly pictures = new Pictures();
  private seq = 0;
  /** The line before which earlier ones have been asked for. */
  private askedBefore = 0;
  private asked = { x: 0, y: 0 };
  private pursuit: Pursuit | null = null;
  /** The earlier step that is to be shown; the page may ask for others meanwhile. */
  private wanted = -1;
  /** Who waits for the view of an earlier step. */
  private readonly glances = new Map<number, ((view: unknown) => void)[]>();

  readonly others = new Others(
    (message) => this.send(message),
    () => this.update?.seat ?? -1,
  );
  readonly playback = new Playback({
    turnTo: (update) => this.turnTo(update),
    tell: (line) => this.tell([line]),
    foresee: ({ entry }) => (this.view = this.playback.director.foresee(this.view, entry)),
    apply: (update) => this.apply(update),
    rested: () => this.update && this.followUp(this.update),
  });

  constructor(readonly seated: Place) {
    this.socket = new TableSocket(seated, this);
  }

  /** Whoever looks on without a seat asks for nothing but what has been. */
  get watching(): boolean {
    return this.seated.watching === true;
  }

  private send(message: ClientMessage): boolean {
    if (this.watching && !WATCHERS_SAY.has(message.type)) return false;
    return this.socket.send(message);
  }

  /** What the board shows: a moment of the past while scrubbing, else the present. */
  get shown(): unknown {
    return this.past ? this.past.view : this.view;
  }

  get live(): boolean {
    return this.past === null && this.playback.playing === null;
  }

  /** Legal choices, empty while something else is on the screen. */
  get offers(): readonly Offer[] {
    if (!this.live || this.waiting || this.status !== "open") return [];
    return this.update?.offers ?? [];
  }

  get handover(): number {
    return this.playback.playing ? -1 : (this.update?.handover ?? -1);
  }

  take(choice: Choice): void {
    if (this.waiting || !this.update) return;
    this.whyNot = null;
    this.waiting = this.send({ type: "Take", seq: this.seq, choice });
  }

  /** Let a computer player set up the counters that are to be placed by hand. */
  delegate(): void {
    if (this.waiting || !this.update) return;
    this.send({ type: "Delegate", seq: this.seq });
  }

  undo(): void {
    if (!this.update?.can_undo || this.waiting) return;
    this.playback.skipAll();
    this.whyNot = null;
    this.waiting = this.send({ type: "Undo", seq: this.seq });
  }

  /** In a printed example: go to the point after so many steps. */
  turn(step: number): void {
    if (this.waiting) return;
    this.playback.skipAll();
    this.whyNot = null;
    this.socket.send({ type: "Turn", step });
  }

  /** Take back choices that commit to nothing until the wanted one is offered, then take it. */
  pursue(find: Pursuit["find"], retractable: Pursuit["retractable"], most = 6): void {
    this.pursuit = { find, retractable, left: most };
    if (this.update) this.followUp(this.update);
  }

  /** Take a choice, and then what is found among the offers that follow it, once or each time. */
  takeThen(choice: Choice, find: Pursuit["find"], again = false, waits = false): void {
    this.take(choice);
    if (this.waiting) this.pursuit = { find, retractable: () => false, left: 0, again, waits };
  }

  sit(seat: number): void {
    this.send({ type: "Sit", seat });
  }

  ask(choice: Choice, x: number, y: number): void {
    this.asked = { x, y };
    this.send({ type: "WhyNot", choice });
  }

  look(hex: number, unit: number): void {
    this.send({ type: "Look", hex, unit });
  }

  /** Ask for the line of sight between two hexes. */
  trace(from: number, to: number): void {
    this.send({ type: "Look", hex: from, unit: -1, to });
  }

  /** Ask for the way of a unit to a hex. */
  plan(unit: number, to: number): void {
    this.send({ type: "Look", hex: -1, unit, to });
  }

  lookOver(): void {
    this.send({ type: "Look", hex: -1, unit: -1 });
  }

  consult(): void {
    this.send({ type: "Consult" });
  }

  reckon(): void {
    this.send({ type: "Reckon" });
  }

  stopLooking(): void {
    this.seen = null;
  }

  scrub(step: number): void {
    this.playback.skipAll();
    this.wanted = step;
    this.send({ type: "Scrub", step });
    if (step < (this.log[0]?.step ?? 0)) this.askEarlier();
  }

  /** Ask for the view of an earlier step without showing it. */
  glance(step: number, told: (view: unknown) => void): void {
    const waiting = this.glances.get(step);
    if (waiting) waiting.push(told);
    else if (this.send({ type: "Scrub", step })) this.glances.set(step, [told]);
  }

  /** Ask for lines of the log from before those that are known, if there are any. */
  askEarlier(): void {
    const before = this.log[0]?.number ?? 0;
    if (before === 0 || before === this.askedBefore) return;
    this.askedBefore = before;
    this.send({ type: "Lines", before });
  }

  backToLive(): void {
    this.wanted = -1;
    this.past = null;
  }

  /** The order for windows: between people that of this seat, elsewhere the player's own. */
  get windows(): Windows {
    return this.kept?.windows ?? settings.windows;
  }

  set windows(order: Windows) {
    if (this.kept) this.kept = { ...this.kept, windows: order };
    else settings.windows = order;
  }

  /** Whether what leaves no choice is confirmed beforehand. */
  get forced(): boolean {
    return this.kept?.forced ?? settings.forced;
  }

  set forced(on: boolean) {
    if (this.kept) this.kept = { ...this.kept, forced: on };
    else settings.forced = on;
  }

  /** Gives the standing orders; `again` where those that the server keeps count. */
  orderWindows(again = false): void {
    this.send({
      type: "StandingOrder",
      windows: this.windows,
      answers: this.answers(),
      forced: this.forced,
      again,
    });
  }

  close(): void {
    this.playback.skipAll();
    this.socket.close();
  }

  /** The picture is an old one until the first update: nothing can be chosen before that. */
  opened(): void {
    this.waiting = false;
    this.orderWindows(true);
  }

  lost(): void {
    this.glances.clear();
    this.status = "lost";
    this.waiting = false;
    this.pursuit = null;
  }

  refused(): void {
    this.status = "refused";
  }

  heard(message: ServerMessage): void {
    if (this.others.heard(message)) return;
    switch (message.type) {
      case "Update":
        this.askedBefore = 0;
        this.updated(this.pictures.painted(message));
        // Enough to tell of the turn before this one.
        return this.askEarlier();
      case "Changes": {
        const update = this.pictures.changed(message);
        if (update && update.seat !== this.update?.seat) this.askedBefore = 0;
        return update ? this.updated(update) : undefined;
      }
      case "Orders":
        this.kept = message;
        this.adopt(message.answers);
        // What this browser shows of a game's own orders, the server is to follow.
        if (Object.keys(message.answers).length === 0 && Object.keys(this.answers()).length > 0) {
          this.orderWindows();
        }
        return;
      case "Earlier":
        this.pictures.extended(message);
        if (message.seat === this.update?.seat) this.log = precededBy(message.log, this.log);
        if (this.past && this.past.step < (this.log[0]?.step ?? 0)) this.askEarlier();
        return;
      case "Refused":
        this.waiting = false;
        this.pursuit = null;
        return this.onRefused(message.refusal);
      case "Fault":
        if (message.code === "held-seat") this.held = true;
        if (message.code === "wrong-token" && !this.seated.token) this.held = true;
        this.waiting = false;
        this.pursuit = null;
        return this.onFault(message);
      case "Answer":
        this.whyNot = message.refusal && { refusal: message.refusal, ...this.asked };
        return;
      case "Seen":
        if (message.thread) this.thread = message.thread;
        else if (message.route) this.route = message.route;
        else if (message.hex < 0 && message.unit < 0) this.overview = message;
        else this.seen = message;
        return;
      case "Reckoned":
        this.standing = message.standing;
        return;
      case "Counsel":
        this.counsel = message.counsel;
        return;
      case "Past":
        for (const told of this.glances.get(message.step) ?? []) told(message.view);
        this.glances.delete(message.step);
        if (message.step === this.wanted) this.past = message;
        return;
    }
  }

  private updated(update: Update): void {
    this.seq = update.seq;
    this.status = "open";
    if (update.fresh && update.news === 0) {
      this.playback.drop();
      this.log = [];
      this.past = null;
      return this.apply(update);
    }
    this.playback.add(update);
  }

  /** The lines of an update to be played; a fresh log begins with what was seen already. */
  private turnTo(update: Update): readonly LogLine[] {
    if (!update.fresh) return update.log;
    this.past = null;
    this.log = update.log.slice(0, -update.news);
    return update.log.slice(-update.news);
  }

  private apply(update: Update): void {
    this.tell(update.log);
    this.update = update;
    this.view = update.view;
    this.route = null;
    this.waiting = false;
    if (update.fresh) this.followUp(update);
  }

  private tell(lines: readonly LogLine[]): void {
    const last = this.log.at(-1)?.number ?? -1;
    const news = lines.filter((line) => line.number > last);
    if (news.length > 0) this.log = [...this.log, ...news];
  }

  private followUp(update: Update): void {
    const pursuit = this.pursuit;
    if (!pursuit || update.thinking) return;
    const offer = pursuit.find(update.offers);
    if (offer) {
      if (!pursuit.again) this.pursuit = null;
      return this.take(offer.choice);
    }
    if (pursuit.waits && update.offers.length === 0) return;
    if (pursuit.left === 0 || !update.can_undo || !pursuit.retractable(update)) {
      this.pursuit = null;
      return;
    }
    pursuit.left -= 1;
    this.undo();
  }
}
