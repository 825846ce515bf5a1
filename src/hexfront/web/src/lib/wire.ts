/** What page and server say to each other; written by `python -m tools.wire`. */

/** A text by language. */
export type Texts = Readonly<Record<string, string>>;

/** What a message speaks of. */
export type Args = Readonly<Record<string, number | string>>;

/** Anything the page says. */
export type ClientMessage =
  | Enter
  | Take
  | Undo
  | Sit
  | WhyNot
  | Look
  | Consult
  | Scrub
  | Lines
  | StandingOrder;

/**
 * The first message: the token that opens the page's seats. An address is written down in too
 * many places for it.
 */
export interface Enter {
  readonly type: "Enter";
  readonly token: string;
}

/** A seat's choice. `seq` is the number of the update it answers. */
export interface Take {
  readonly type: "Take";
  readonly seq: number;
  readonly choice: unknown;
}

/** Take back the latest own choice. */
export interface Undo {
  readonly type: "Undo";
  readonly seq: number;
}

/** At one keyboard: another of this page's seats looks at the screen now. */
export interface Sit {
  readonly type: "Sit";
  readonly seat: number;
}

/** Ask why a choice is not legal. */
export interface WhyNot {
  readonly type: "WhyNot";
  readonly choice: unknown;
}

/**
 * Ask what can be seen, and fired at, from a hex or by a unit; without either, what the game
 * shows of all units at once. With `to`, only for the line from the hex, or the way of the unit,
 * to that one.
 */
export interface Look {
  readonly type: "Look";
  /** Left out: -1. */
  readonly hex?: number;
  /** Left out: -1. */
  readonly unit?: number;
  /** Left out: -1. */
  readonly to?: number;
}

/** Ask what the seat should look at now. */
export interface Consult {
  readonly type: "Consult";
}

/** Ask for the seat's view after that many steps, as the seat counts them. */
export interface Scrub {
  readonly type: "Scrub";
  readonly step: number;
}

/** Ask for some lines of the log before the one with that number. */
export interface Lines {
  readonly type: "Lines";
  readonly before: number;
}

/**
 * How the page's seats want their windows handled from now on; "fits" without one.
 *
 * `answers` are a game's own standing orders by their names (see `Game.ordered`). Nothing of it
 * is kept: a page gives it again when it connects.
 */
export interface StandingOrder {
  readonly type: "StandingOrder";
  readonly windows: "adjacent" | "ask" | "fits" | "never" | "vehicles";
  readonly answers?: Texts;
}

/** Anything the server says. */
export type ServerMessage =
  | Update
  | Changes
  | Company
  | Earlier
  | Refused
  | Fault
  | Answer
  | Seen
  | Counsel
  | Past;

/**
 * The seat's whole picture; sent, or the changes in it, whenever it changes, and never for
 * anything else.
 *
 * A seat counts as steps only what changed its own picture, since the number of steps
 * that it cannot see would tell it something.
 */
export interface Update {
  readonly type: "Update";
  readonly seq: number;
  readonly seat: number;
  readonly step: number;
  readonly view: unknown;
  readonly offers: readonly Offer[];
  /** The latest lines when `fresh`, otherwise those since the last update. */
  readonly log: readonly LogLine[];
  /** Lines that were told before have been taken back, or nothing was told of this seat yet. */
  readonly fresh: boolean;
  readonly can_undo: boolean;
  /** Who plays each seat, as it is from this keyboard: me, friend, guest, computer, expert. */
  readonly players: readonly ("computer" | "expert" | "friend" | "guest" | "me")[];
  /** At one keyboard: the other seat that must act now, so the screen must be hidden. */
  readonly handover: number;
  /** A computer player is at work. */
  readonly thinking: boolean;
  /** The seat's own steps at which the log has something to tell: stops for the scrubber. */
  readonly steps: readonly number[];
  /** How far the seat may step back from what it has begun. */
  readonly back: "no" | "out" | "step";
  /** With open hands: how many of the last entries happened since the other seat's update. */
  readonly news: number;
}

/** A legal choice with what the player should know before taking it. */
export interface Offer {
  readonly choice: Choice;
  readonly preview?: unknown;
  /** For a choice that ends a phase: what is left to do. The page asks before it is taken. */
  readonly undone?: Undone | null;
}

/**
 * Something a seat may choose; each game derives its own small structs.
 *
 * The tag is the choice's name on the wire and in saves, whatever its class is called.
 */
export interface Choice {
  readonly type: string;
}

/** What could still be done and will not be, once a choice is taken that ends something. */
export interface Undone {
  /** Units that could still act. */
  readonly units?: readonly number[];
  /** Hexes that could still be dealt with, such as those that can be attacked. */
  readonly hexes?: readonly number[];
}

/** An entry with the seat's own count of what it has been told, and its own step. */
export interface LogLine {
  readonly number: number;
  readonly step: number;
  readonly entry: Entry;
}

/** One thing that happened. */
export interface Entry {
  readonly message: string;
  readonly args: Args;
  readonly rule: string;
  readonly tally: Tally | null;
  readonly audience: number | null;
}

/** Contributions and their sum. */
export interface Tally {
  readonly lines: readonly Line[];
  readonly total: number;
}

/** One contribution to a total. */
export interface Line {
  readonly label: string;
  readonly value: number;
  readonly rule: string;
}

/** What has changed since the latest update of the same seat, whose number was `since`. */
export interface Changes {
  readonly type: "Changes";
  readonly since: number;
  /** The change of the update as `table/difference.py` writes it, its log left out. */
  readonly changes: unknown;
  /** How many lines of the log still hold; those told before with higher numbers are gone. */
  readonly kept: number;
  /** The lines that follow them. */
  readonly log: readonly LogLine[];
}

/**
 * Who is at the table, seat by seat: nobody has taken the seat yet, its page is not connected,
 * or it is. A computer is always here. Told at tables with guests, whenever it changes.
 */
export interface Company {
  readonly type: "Company";
  readonly seats: readonly ("away" | "here" | "open")[];
}

/** Lines of a seat's log from before those that the page has. */
export interface Earlier {
  readonly type: "Earlier";
  readonly seat: number;
  readonly log: readonly LogLine[];
}

/** The choice was not legal; nothing happened. */
export interface Refused {
  readonly type: "Refused";
  readonly seq: number;
  readonly refusal: Refusal;
}

/** A reason: the rule broken, a message id, and what the message speaks of. */
export interface Refusal {
  readonly rule: string;
  readonly message: string;
  readonly args: Args;
}

/** Something else was wrong with the request; nothing was lost. */
export interface Fault {
  readonly type: "Fault";
  readonly code: string;
  readonly detail: string;
}

/** Why a choice is not legal; None when it is legal after all. */
export interface Answer {
  readonly type: "Answer";
  readonly refusal: Refusal | null;
}

/** What a hex or unit sees, may fire at and can reach, or all lines of supply. */
export interface Seen {
  readonly type: "Seen";
  readonly hex: number;
  readonly visible: readonly number[];
  readonly arc: readonly number[];
  readonly zone: readonly number[];
  readonly long_range: readonly number[];
  readonly too_near: readonly number[];
  readonly indirect: readonly number[];
  readonly spotters: readonly number[];
  readonly reach: readonly Reached[];
  readonly line: readonly number[];
  readonly lines: readonly (readonly (readonly number[])[])[];
  readonly unit: number;
  readonly thread: Thread | null;
  readonly route: unknown;
}

/** A hex that a unit can move to, what is left of its movement there, and how it moves. */
export type Reached = readonly [hex: number, left: number, kind: string];

/** A line of sight as a thread from one hex to another; blocked, it lists all that blocks. */
export interface Thread {
  readonly a: number;
  readonly b: number;
  readonly distance: number;
  readonly clear: boolean;
  readonly blocks: readonly Snag[];
  readonly hindrances: readonly Snag[];
}

/** Something on a line of sight that blocks or hinders it; (x, y) is where, on the drawing. */
export interface Snag {
  readonly hex: number;
  readonly what: string;
  readonly rule: string;
  readonly x: number;
  readonly y: number;
  /** By how much it hinders. */
  readonly value: number;
}

/** What the seat should look at, as its game tells it; nothing where it does not. */
export interface Counsel {
  readonly type: "Counsel";
  readonly counsel: unknown;
}

/** The seat's view at an earlier step. */
export interface Past {
  readonly type: "Past";
  readonly step: number;
  readonly view: unknown;
}

/** A game in the list of games. */
export interface GameInfo {
  readonly id: string;
  readonly title: Texts;
  /** The page that was made for it; nothing if the generic page shows it. */
  readonly page: string;
  readonly seats: readonly string[];
  readonly options: readonly OptionInfo[];
  readonly scenarios: readonly ScenarioInfo[];
  /** There is a stronger computer player beside the usual one. */
  readonly has_expert: boolean;
}

/** What players may choose for a game: a reading that they dispute, or what they agree on. */
export interface OptionInfo {
  readonly id: string;
  readonly default: boolean | number | string;
  readonly rule: string;
  /** What it may be; a switch is on or off. */
  readonly values: readonly (number | string)[];
  /** With how few seats a scenario has no use for it. */
  readonly seats: number;
}

/** What a list of scenarios tells; texts are (language -> words) from the data file. */
export interface ScenarioInfo {
  readonly id: string;
  readonly title: Texts;
  readonly note: Texts;
  readonly seats: readonly string[];
  readonly rounds: number;
  readonly board: string;
  readonly designed: Texts;
  readonly balance: Balance | null;
  /** By seat: the team that it plays for. */
  readonly teams: readonly number[];
  /** By seat: what its player is called; nothing where the name of the seat says all. */
  readonly commanders: readonly Texts[];
  /** The seats that a procedure of the rules plays; nobody sits there. */
  readonly procedures: readonly number[];
}

/** How often each side won when the computer player sat on both. */
export interface Balance {
  readonly games: number;
  /** By the ids of the sides; the rest were draws. */
  readonly wins: Readonly<Record<string, number>>;
  /** Why it is not even, where it is not. */
  readonly note: Texts;
}

/** What every game tells about a scenario; a game adds its units, cards and charts. */
export interface ScenarioFacts {
  readonly game: string;
  readonly scenario: ScenarioInfo;
  readonly board: BoardFacts;
  readonly sides: readonly SideFacts[];
  /** What teams of several seats are called; nothing where every seat is one. */
  readonly teams: readonly Texts[];
}

/** The board: where its drawing is fetched from, how large it is, and its hexes. */
export interface BoardFacts {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly hexes: readonly HexFact[];
}

/** A hex; (x, y) is its centre on the drawing. */
export interface HexFact {
  readonly id: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly terrain: string;
}

/** A side, in the order of the seats. */
export interface SideFacts {
  readonly id: string;
  readonly name: Texts;
}

/** One rule of the reference that players read. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
  readonly chapter: string;
}

/** What a page asks for when it starts a game. */
export interface NewTable {
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly ("computer" | "expert" | "friend" | "guest" | "me")[];
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly seed?: number | null;
  readonly open_hands?: boolean;
}

/** A new table, the token that opens its seats here, and invitations to the others. */
export interface Seated {
  readonly table: string;
  readonly token: string;
  readonly invites: readonly Invite[];
}

/** What whoever is to take a seat from elsewhere must show, once. */
export interface Invite {
  readonly seat: number;
  readonly code: string;
}

/** What an invitation is to. */
export interface Invitation {
  readonly game: string;
  readonly scenario: string;
  readonly seat: number;
}

/** A line in the list of own games. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly ("computer" | "expert" | "friend" | "guest" | "me")[];
  readonly round: number;
  readonly over: boolean;
}
