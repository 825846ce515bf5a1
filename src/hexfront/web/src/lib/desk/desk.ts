/** What the generic game screen needs to know of the game that is played on it. */

import type { Component } from "svelte";
import type { Camera } from "../camera.svelte";
import type { HexMap, Point } from "../geometry";
import type { Director } from "../playback.svelte";
import { Session } from "../session.svelte";
import type { Windows } from "../settings.svelte";
import type { Place } from "../shown";
import { wordsOfFault } from "../faults";
import { toast } from "../toasts.svelte";
import type { Args, Entry, Offer, ScenarioFacts } from "../wire";

/** Dice as they lie on the table. */
export interface Dice {
  readonly kind: "d6" | "d10";
  readonly faces: readonly number[];
  readonly good?: boolean | undefined;
  /** The first die is the colored one. */
  readonly colored?: boolean | undefined;
}

/** A place with more than one meaning, waiting for the player to say which; in the window. */
export interface Menu<O extends Offer> {
  readonly x: number;
  readonly y: number;
  readonly offers: readonly O[];
}

/** What the pointer or the focus rests on; -1 for nothing. */
export interface Hover {
  readonly hex: number;
  readonly unit: number;
}

export const NOWHERE: Hover = { hex: -1, unit: -1 };

/** A unit as far as every board has to know it. */
export interface Placed {
  readonly id: number;
  readonly hex?: number | undefined;
}

/** A moment as far as every desk has to know it; each game's wire types tell its fields. */
export interface MomentSeen {
  readonly type: string;
}

/** What every game's view tells, whatever else it holds. */
export interface TableView {
  readonly actor: number;
  readonly winner?: number | null | undefined;
  /** The round; a game without rounds counts turns, where `turn` is no side. */
  readonly round?: number;
  readonly turn?: number;
  /** The phase, in games that have such. */
  readonly phase?: string;
  readonly moments: readonly MomentSeen[];
}

/** What lights up for the choices on offer, and what a click on it means. */
export interface Lights<O extends Offer> {
  /** Units that take an offer when clicked. */
  readonly units: ReadonlyMap<number, readonly O[]>;
  readonly hexes: ReadonlyMap<number, readonly O[]>;
  readonly buttons: readonly O[];
}

export interface Desk {
  readonly session: Session;
  readonly facts: ScenarioFacts;
  readonly map: HexMap;
  readonly camera: Camera;
  /** What is asked now, in one sentence. */
  readonly prompt: string;
  /** Whose turn it is; -1 for nobody. */
  readonly turn: number;
  readonly over: boolean;
  /** The game is over, whatever is shown of its past. */
  readonly ended: boolean;
  /** The number of the round or turn. */
  readonly round: number;
  /** A place with more than one meaning, while the player is asked which. */
  readonly menu: unknown;
  /** What was last pointed at on the board. */
  readonly touched: Hover;
  /** Looks at a hex, near enough to read it. */
  goTo(hex: number, unit?: number): void;
  /** Words for a message whose arguments are ids. */
  say(message: string, args: Args): string;
  sideName(seat: number): string;
  /** A side as a whole, whoever plays for it. */
  teamName(team: number): string;
  dice(entry: Entry): Dice | null;
  /** Seat that a log entry is about, for its colour; -1 for neither. */
  sideOf(entry: Entry): number;
  /** Esc: close what is open or step back; false when there was nothing. */
  escape(): boolean;
  /** Enter: take what is proposed; `freely` only what can be taken back. */
  confirm(freely: boolean): void;
  /** A number key. */
  press(index: number): void;
  /** What the pointer or the focus rests on changed, or the look key went down. */
  look(): void;
  /** A key of the game's own, by its code; false when it means nothing to the game. */
  key?(code: string): boolean;
  /** The game's own keys for the help: the key and the message that explains it. */
  readonly keys?: readonly (readonly [string, string])[];
  /** Whether the game opens windows for reactions that a player may want to be asked about. */
  readonly hasWindows?: boolean;
  /** The standing orders for these windows and the prefix of their words, if not the usual ones. */
  readonly windowOrders?: readonly Windows[];
  readonly windowWords?: string;
  /** Finer standing orders of the game's own. */
  readonly standing?: Standing;
}

/** A game's own standing orders: what each may say, the prefix of their words, what is chosen. */
export interface Standing {
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly words: string;
  readonly chosen: Record<string, string>;
}

/** The session of a desk, which directs what is played and says what went wrong. */
export function sessionOf(desk: Desk & Director, seated: Place): Session {
  const session = new Session(seated);
  session.playback.director = desk;
  session.onFault = ({ code, detail }) =>
    toast(wordsOfFault(code, detail), "fault");
  session.onRefused = ({ message, args }) => toast(desk.say(message, args), "fault");
  return session;
}

export interface ScreenProps {
  facts: ScenarioFacts;
  seated: Place;
}

export type Screen = Component<ScreenProps>;

/** What a game calls things. */
export interface Naming {
  say(message: string, args: Args): string;
  side(seat: number): string;
}

/** Where a counter lies, and whether it is the player's own. */
export interface Whereabouts {
  readonly at: Point;
  readonly own: boolean;
}
