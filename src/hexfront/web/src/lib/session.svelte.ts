/** One table as this page knows it: the latest picture, the log, and what is shown of both. */

import { Pictures, precededBy } from "./picture";
import { pace, settings } from "./settings.svelte";
import { TableSocket, type Listener } from "./socket";
import type {
  Choice,
  Company,
  Entry,
  Fault,
  LogLine,
  Offer,
  Past,
  Refusal,
  Seated,
  Seen,
  ServerMessage,
  Thread,
  Update,
} from "./wire";

export type Presence = Company["seats"][number];

/** What a game knows about showing its own log entries on the board. */
export interface Director {
  /** How long this entry deserves to be looked at, in milliseconds at normal pace. */
  linger(entry: Entry, update: Update): number;
  /** The view with this entry's effect, as far as it can be shown beforehand. */
  foresee(view: unknown, entry: Entry): unknown;
}

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

export class Session implements Listener {
  status: "connecting" | "open" | "lost" | "refused" = $state("connecting");
  update: Update | null = $state.raw(null);
  view: unknown = $state.raw(null);
  log: readonly LogLine[] = $state.raw([]);
  past: Past | null = $state.raw(null);
  /** Who is at the table, seat by seat; empty where nobody plays from elsewhere. */
  company: readonly Presence[] = $state.raw([]);
  /** The log line that is being played on the board. */
  playing: LogLine | null = $state.raw(null);
  /** What has been played since the players last looked on, the latest line last. */
  story: readonly LogLine[] = $state.raw([]);
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
  whyNot: WhyNot | null = $state.raw(null);

  director: Director = { linger: () => 0, foresee: (view) => view };
  onFault: (fault: Fault) => void = () => undefined;
  onRefused: (refusal: Refusal) => void = () => undefined;

  /** A game's own standing orders, by name. */
  answers: Readonly<Record<string, string>> = {};

  private readonly socket: TableSocket;
  private readonly pictures = new Pictures();
  private seq = 0;
  /** The line before which earlier ones have been asked for. */
  private askedBefore = 0;
  /** Grows with every fresh start, so that an animation under way knows it is outdated. */
  private epoch = 0;
  private queue: Update[] = [];
  private running = false;
  private skip: (() => void) | null = null;
  private skipping = false;
  private asked = { x: 0, y: 0 };
  private pursuit: Pursuit | null = null;

  constructor(readonly seated: Seated) {
    this.socket = new TableSocket(seated, this);
  }

  /** What the board shows: a moment of the past while scrubbing, else the present. */
  get shown(): unknown {
    return this.past ? this.past.view : this.view;
  }

  get live(): boolean {
    return this.past === null && this.playing === null;
  }

  /** Legal choices, empty while something else is on the screen. */
  get offers(): readonly Offer[] {
    if (!this.live || this.waiting || this.status !== "open") return [];
    return this.update?.offers ?? [];
  }

  get handover(): number {
    return this.playing ? -1 : (this.update?.handover ?? -1);
  }

  take(choice: Choice): void {
    if (this.waiting || !this.update) return;
    this.whyNot = null;
    this.waiting = this.socket.send({ type: "Take", seq: this.seq, choice });
  }

  undo(): void {
    if (!this.update?.can_undo || this.waiting) return;
    this.skipAll();
    this.whyNot = null;
    this.waiting = this.socket.send({ type: "Undo", seq: this.seq });
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
    this.socket.send({ type: "Sit", seat });
  }

  ask(choice: Choice, x: number, y: number): void {
    this.asked = { x, y };
    this.socket.send({ type: "WhyNot", choice });
  }

  look(hex: number, unit: number): void {
    this.socket.send({ type: "Look", hex, unit });
  }

  /** Ask for the line of sight between two hexes. */
  trace(from: number, to: number): void {
    this.socket.send({ type: "Look", hex: from, unit: -1, to });
  }

  /** Ask for the way of a unit to a hex. */
  plan(unit: number, to: number): void {
    this.socket.send({ type: "Look", hex: -1, unit, to });
  }

  lookOver(): void {
    this.socket.send({ type: "Look", hex: -1, unit: -1 });
  }

  consult(): void {
    this.socket.send({ type: "Consult" });
  }

  stopLooking(): void {
    this.seen = null;
  }

  scrub(step: number): void {
    this.skipAll();
    this.socket.send({ type: "Scrub", step });
    if (step < (this.log[0]?.step ?? 0)) this.askEarlier();
  }

  /** Ask for lines of the log from before those that are known, if there are any. */
  askEarlier(): void {
    const before = this.log[0]?.number ?? 0;
    if (before === 0 || before === this.askedBefore) return;
    this.askedBefore = before;
    this.socket.send({ type: "Lines", before });
  }

  backToLive(): void {
    this.past = null;
  }

  orderWindows(): void {
    this.socket.send({
      type: "StandingOrder",
      windows: settings.windows,
      answers: this.answers,
    });
  }

  skipAll(): void {
    this.skipping = this.running;
    this.skip?.();
  }

  close(): void {
    this.skipAll();
    this.socket.close();
  }

  /** The picture is an old one until the first update: nothing can be chosen before that. */
  opened(): void {
    this.waiting = false;
    this.orderWindows();
  }

  lost(): void {
    this.status = "lost";
    this.waiting = false;
    this.pursuit = null;
  }

  refused(): void {
    this.status = "refused";
  }

  heard(message: ServerMessage): void {
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
      case "Company":
        this.company = message.seats;
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
      case "Counsel":
        this.counsel = message.counsel;
        return;
      case "Past":
        this.past = message;
        return;
    }
  }

  private updated(update: Update): void {
    this.seq = update.seq;
    this.status = "open";
    if (update.fresh && update.news === 0) {
      this.epoch += 1;
      this.queue = [];
      this.skipAll();
      this.log = [];
      this.past = null;
      return this.apply(update);
    }
    this.queue.push(update);
    if (!this.running) void this.play();
  }

  private async play(): Promise<void> {
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { epoch } = this;
      for (const line of this.turnTo(next)) {
        await this.playLine(line, next);
        if (epoch !== this.epoch) break;
      }
      if (epoch === this.epoch) this.apply(next);
    }
    this.playing = null;
    this.story = [];
    this.running = false;
    this.skipping = false;
    if (this.update) this.followUp(this.update);
  }

  /** The lines of an update to be played; a fresh log begins with what was seen already. */
  private turnTo(update: Update): readonly LogLine[] {
    if (!update.fresh) return update.log;
    this.past = null;
    this.log = update.log.slice(0, -update.news);
    return update.log.slice(-update.news);
  }

  private async playLine(line: LogLine, update: Update): Promise<void> {
    this.tell([line]);
    const time = this.director.linger(line.entry, update) * pace();
    if (time <= 0 || this.skipping || document.hidden) return;
    this.playing = line;
    this.story = [...this.story, line];
    this.view = this.director.foresee(this.view, line.entry);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.skip = null;
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
