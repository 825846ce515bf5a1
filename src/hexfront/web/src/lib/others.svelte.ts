/** The others at the table: who is here, what is said, proposed and pointed at, and their clocks. */

import type {
  Claim,
  ClientMessage,
  Clocks,
  Company,
  Mention,
  Notices,
  Parley,
  Proposed,
  ServerMessage,
} from "./wire";

export type Presence = Company["seats"][number];

interface Pulse {
  readonly key: number;
  readonly hex: number;
  readonly seat: number;
}

const PULSE_MS = 2600;

export class Others {
  /** Who is at the table, seat by seat; empty where nobody plays from elsewhere. */
  company: readonly Presence[] = $state.raw([]);
  /** How many look on without a seat. */
  watchers = $state(0);
  /** What is said and proposed; nothing where nobody plays from elsewhere. */
  parley: Parley | null = $state.raw(null);
  /** How long the seats may think; nothing where nobody plays from elsewhere. */
  clocks: Clocks | null = $state.raw(null);
  /** How the seat is told of its turn, once that was asked. */
  notices: Notices | null = $state.raw(null);
  /** By how many milliseconds the server's time is ahead of this machine's. */
  ahead = 0;
  /** Hexes that somebody points at. */
  pulses: readonly Pulse[] = $state.raw([]);
  private pulsed = 0;

  /** `send` says whether the line is up, `seat` which one this page sits at. */
  constructor(
    private readonly send: (message: ClientMessage) => boolean,
    private readonly seat: () => number,
  ) {}

  /** False when the line is down. */
  say(text: string, about: readonly Mention[] = []): boolean {
    return this.send({ type: "Say", text, about });
  }

  /** Point at a hex for the others at the table, if there are any. */
  ping(hex: number): void {
    if (this.company.length === 0) return;
    if (this.send({ type: "Ping", hex })) this.pulse(hex, this.seat());
  }

  /** Let a hex shine for a moment. */
  pulse(hex: number, seat = -1): void {
    const pulse = { key: (this.pulsed += 1), hex, seat };
    this.pulses = [...this.pulses, pulse];
    setTimeout(() => (this.pulses = this.pulses.filter((one) => one !== pulse)), PULSE_MS);
  }

  propose(wish: Proposed["wish"], winner = -1): void {
    this.send({ type: "Propose", wish, winner });
  }

  reply(agrees: boolean): void {
    this.send({ type: "Reply", agrees });
  }

  resign(): void {
    this.send({ type: "Resign" });
  }

  /** Claim something from a seat whose time is over. */
  claim(what: Claim["what"]): void {
    this.send({ type: "Claim", what });
  }

  /** Take the own seat back from the computer. */
  takeBack(): void {
    this.send({ type: "TakeBack" });
  }

  /** Have a web address called at one's turn; without one it is asked which is. */
  notify(webhook?: string): void {
    this.send(webhook === undefined ? { type: "Notify" } : { type: "Notify", webhook });
  }

  /** Go on vacation, or come back. */
  rest(on: boolean): void {
    this.send({ type: "Rest", on });
  }

  /** Takes what tells of the others; false for anything else. */
  heard(message: ServerMessage): boolean {
    switch (message.type) {
      case "Company":
        this.company = message.seats;
        this.watchers = message.watchers;
        return true;
      case "Parley":
        this.parley = message;
        return true;
      case "Pinged":
        this.pulse(message.hex, message.seat);
        return true;
      case "Notices":
        this.notices = message;
        return true;
      case "Clocks":
        this.ahead = message.now - Date.now();
        this.clocks = message;
        return true;
    }
    return false;
  }
}
