/** What page and server say to each other; mirrors `hexfront/table/protocol.py`. */

export type Args = Readonly<Record<string, number | string>>;
export type Texts = Readonly<Record<string, string>>;

export interface Line {
  readonly label: string;
  readonly value: number;
  readonly rule: string;
}

export interface Tally {
  readonly lines: readonly Line[];
  readonly total: number;
}

export interface Refusal {
  readonly rule: string;
  readonly message: string;
  readonly args: Args;
}

export interface Entry {
  readonly message: string;
  readonly args: Args;
  readonly rule: string;
  readonly tally: Tally | null;
}

export interface LogLine {
  readonly number: number;
  readonly step: number;
  readonly entry: Entry;
}

/** A tagged struct; each game narrows it to its own union. */
export interface Choice {
  readonly type: string;
}

export interface Offer<C extends Choice = Choice, P = unknown> {
  readonly choice: C;
  readonly preview: P | null;
}

export interface Update {
  readonly type: "Update";
  readonly seq: number;
  readonly seat: number;
  readonly step: number;
  readonly view: unknown;
  readonly offers: readonly Offer[];
  readonly log: readonly LogLine[];
  readonly fresh: boolean;
  readonly can_undo: boolean;
  readonly players: readonly string[];
  readonly handover: number;
  readonly thinking: boolean;
  readonly steps: readonly number[];
  /** With open hands: how many of the last entries happened since the other seat's update. */
  readonly news: number;
}

/** What has changed since the latest update, whose number was `since`. */
export interface Changes {
  readonly type: "Changes";
  readonly since: number;
  readonly changes: unknown;
  /** How many lines of the log still hold. */
  readonly kept: number;
  readonly log: readonly LogLine[];
}

/** Lines of the log from before those that the page has. */
export interface Earlier {
  readonly type: "Earlier";
  readonly log: readonly LogLine[];
}

export interface Refused {
  readonly type: "Refused";
  readonly seq: number;
  readonly refusal: Refusal;
}

export interface Fault {
  readonly type: "Fault";
  readonly code: string;
  readonly detail: string;
}

export interface Answer {
  readonly type: "Answer";
  readonly refusal: Refusal | null;
}

export interface Seen {
  readonly type: "Seen";
  readonly hex: number;
  readonly visible: readonly number[];
  readonly arc: readonly number[];
  readonly zone: readonly number[];
  readonly long_range: readonly number[];
  /** Hexes in reach: hex, movement left, kind of movement. */
  readonly reach: readonly (readonly [number, number, string])[];
  /** The way to supply, from the hex on. */
  readonly line: readonly number[];
  /** By seat, when neither hex nor unit was named: every way to supply. */
  readonly lines: readonly (readonly (readonly number[])[])[];
  /** The unit that was asked about, or -1. */
  readonly unit: number;
  /** The line to the other hex, if one was named and the game shows it. */
  readonly thread: Thread | null;
}

/** Something on a line of sight that blocks or hinders it, and where on the drawing. */
export interface Snag {
  readonly hex: number;
  readonly what: string;
  readonly rule: string;
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/** A line of sight from one hex to another. */
export interface Thread {
  readonly a: number;
  readonly b: number;
  readonly distance: number;
  readonly clear: boolean;
  readonly blocks: readonly Snag[];
  readonly hindrances: readonly Snag[];
}

export interface Past {
  readonly type: "Past";
  readonly step: number;
  readonly view: unknown;
}

export type ServerMessage = Update | Changes | Earlier | Refused | Fault | Answer | Seen | Past;

export type ClientMessage =
  | { readonly type: "Take"; readonly seq: number; readonly choice: Choice }
  | { readonly type: "Undo"; readonly seq: number }
  | { readonly type: "Sit"; readonly seat: number }
  | { readonly type: "WhyNot"; readonly choice: Choice }
  | { readonly type: "Look"; readonly hex: number; readonly unit: number; readonly to?: number }
  | { readonly type: "Scrub"; readonly step: number }
  | { readonly type: "Lines"; readonly before: number }
  | { readonly type: "StandingOrder"; readonly windows: string };

export interface OptionInfo {
  readonly id: string;
  readonly default: boolean | number | string;
  readonly rule: string;
}

export interface ScenarioInfo {
  readonly id: string;
  readonly title: Texts;
  readonly note: Texts;
  readonly seats: readonly string[];
  readonly rounds: number;
  readonly board: string;
  readonly designed: Texts;
}

export interface GameInfo {
  readonly id: string;
  readonly seats: readonly string[];
  readonly options: readonly OptionInfo[];
  readonly scenarios: readonly ScenarioInfo[];
}

export interface HexFacts {
  readonly id: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly terrain: string;
}

export interface BoardFacts {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly hexes: readonly HexFacts[];
}

/** What every game tells about a scenario; a game adds its units, cards and markers. */
export interface ScenarioFacts {
  readonly game: string;
  readonly scenario: ScenarioInfo;
  readonly board: BoardFacts;
  readonly sides: readonly { readonly id: string; readonly name: Texts }[];
}

export interface RuleText {
  readonly title: string;
  readonly text: string;
  readonly chapter: string;
}

export type RuleBook = Readonly<Record<string, RuleText>>;

export interface TableInfo {
  readonly table: string;
  readonly scenario: string;
  readonly round: number;
  readonly over: boolean;
}

export interface Seated {
  readonly table: string;
  readonly token: string;
}
