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
  | Turn
  | Delegate
  | Sit
  | WhyNot
  | Look
  | Consult
  | Reckon
  | Scrub
  | Lines
  | StandingOrder
  | Say
  | Ping
  | Propose
  | Reply
  | Resign
  | Claim
  | TakeBack
  | Rest
  | Notify;

/**
 * The first message: the token that opens the page's seats, and the player's language. An
 * address is written down in too many places for the token.
 */
export interface Enter {
  readonly type: "Enter";
  readonly token: string;
  /** Left out: "en". */
  readonly language?: string;
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

/** In a printed example: show it after that many steps of its script. */
export interface Turn {
  readonly type: "Turn";
  readonly step: number;
}

/**
 * Let a computer player place the counters that the seat is to place by hand. `seq` is the
 * number of the update it answers.
 */
export interface Delegate {
  readonly type: "Delegate";
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

/** Ask how the game stands: points, where they come from, who would win now. */
export interface Reckon {
  readonly type: "Reckon";
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
 * How the page's seats want their windows handled from now on; without one "fits", and at
 * tables with guests "ask", which alone tells the others nothing but what "never" does.
 *
 * `answers` are a game's own standing orders by their names (see `Game.ordered`); `forced`
 * confirms beforehand whatever leaves no choice, as far as the others know that it does. They are
 * kept at tables with guests: a page that gives them `again` when it connects changes nothing and
 * is told those that hold.
 */
export interface StandingOrder {
  readonly type: "StandingOrder";
  readonly windows: "adjacent" | "ask" | "fits" | "never" | "vehicles";
  readonly answers?: Texts;
  readonly forced?: boolean;
  readonly again?: boolean;
}

/** Say something to the others at the table. */
export interface Say {
  readonly type: "Say";
  readonly text: string;
  /** What of it leads to the board; of a unit only its number counts. */
  readonly about?: readonly Mention[];
}

/** A hex that a line of talk is about, or a unit there. */
export interface Mention {
  /** Left out: -1. */
  readonly hex?: number;
  /** Left out: -1. */
  readonly unit?: number;
}

/** Point at a hex for the others at the table. */
export interface Ping {
  readonly type: "Ping";
  readonly hex: number;
}

/** Ask the others to agree to something that no rule allows alone. */
export interface Propose {
  readonly type: "Propose";
  readonly wish: "award" | "draw" | "rewind";
  /** To whom an award gives the game. Left out: -1. */
  readonly winner?: number;
}

/** Agree to what is proposed or not; whoever proposed it withdraws it. */
export interface Reply {
  readonly type: "Reply";
  readonly agrees: boolean;
}

/** Give the game up. */
export interface Resign {
  readonly type: "Resign";
}

/** Claim something from a seat whose time is over. */
export interface Claim {
  readonly type: "Claim";
  readonly what: "computer" | "win";
}

/** Take one's seat back from the computer that has played on for it. */
export interface TakeBack {
  readonly type: "TakeBack";
}

/** Go on vacation, or come back. */
export interface Rest {
  readonly type: "Rest";
  readonly on: boolean;
}

/**
 * Have a web address called whenever it is the turn of this page's seats and nobody is there;
 * none with an empty one. Without any it is only told what is set.
 */
export interface Notify {
  readonly type: "Notify";
  readonly webhook?: string | null;
}

/** Anything the server says. */
export type ServerMessage =
  | Update
  | Changes
  | Company
  | Clocks
  | Parley
  | Pinged
  | Orders
  | Notices
  | Earlier
  | Refused
  | Fault
  | Answer
  | Seen
  | Counsel
  | Reckoned
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
  /**
   * Who plays each seat, as it is from this keyboard: me, friend, guest, novice, computer,
   * expert.
   */
  readonly players: readonly ("computer" | "expert" | "friend" | "guest" | "me" | "novice")[];
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
  /** In a lesson: how many steps of its script are done. */
  readonly taught: number;
  /** In a lesson: the choice that leads on. */
  readonly awaited: unknown;
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
  /** Points that could still be spent and are lost. */
  readonly points?: number;
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
  /** How many look on without a seat. */
  readonly watchers: number;
}

/**
 * How long the seats of a table with guests may think. Times are milliseconds, moments those
 * since 1970. Told whenever it changes other than by the passing of time.
 */
export interface Clocks {
  readonly type: "Clocks";
  readonly pace: Pace;
  /** The seat whose time passes; -1, nobody's. */
  readonly running: number;
  /**
   * When it will be late, or when it was; 0, never. Its own time and vacation are counted here
   * and told as 0 below.
   */
  readonly until: number;
  readonly left: readonly number[];
  readonly vacation: readonly number[];
  /** Who is on vacation. */
  readonly resting: readonly boolean[];
  /** Whose seat the computer plays while the person is away. */
  readonly stand_ins: readonly boolean[];
  /** The server's time when it told this. */
  readonly now: number;
}

/**
 * How fast a game between people is played: the budget and increment in seconds, and vacation
 * in days for each seat.
 */
export interface Pace {
  readonly kind: "fischer" | "game" | "move" | "none";
  readonly seconds: number;
  readonly increment: number;
  readonly vacation: number;
}

/** What is said and proposed at a table with guests; told whenever it changes. */
export interface Parley {
  readonly type: "Parley";
  readonly said: readonly Said[];
  readonly proposed: Proposed | null;
  readonly ended: Ended | null;
}

/** A line of talk; `at` is its time in seconds since 1970. */
export interface Said {
  readonly seat: number;
  readonly text: string;
  readonly at: number;
  /** Hexes of the board, and units where everybody at the table saw them when it was said. */
  readonly about: readonly Mention[];
}

/** What a seat asks the others to agree to; `winner` is who gets the game by an award. */
export interface Proposed {
  readonly seat: number;
  readonly wish: "award" | "draw" | "rewind";
  /** Left out: -1. */
  readonly winner?: number;
}

/**
 * The players have ended the game themselves; `seat` is who resigned or lost by time, or who
 * won by agreement.
 */
export interface Ended {
  readonly how: "awarded" | "drawn" | "resigned" | "timeout";
  readonly seat: number;
}

/** Another player points at a hex. */
export interface Pinged {
  readonly type: "Pinged";
  readonly seat: number;
  readonly hex: number;
}

/** The standing orders that hold for the seat at a table with guests. */
export interface Orders {
  readonly type: "Orders";
  readonly windows: "adjacent" | "ask" | "fits" | "never" | "vehicles";
  readonly answers: Texts;
  readonly forced: boolean;
}

/**
 * How the seat is told of its turn while its player is away; `mails`, whether this server can
 * send any to those who have given an address in their account.
 */
export interface Notices {
  readonly type: "Notices";
  readonly webhook: string;
  readonly mails: boolean;
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

/** How the game stands for the seat; nothing where its game does not say it. */
export interface Reckoned {
  readonly type: "Reckoned";
  readonly standing: Standing | null;
}

/** How the game stands for the eyes of one seat. */
export interface Standing {
  /** A message that says how far the game is: its arguments are `now` and `last`. */
  readonly clock: string;
  readonly now: number;
  readonly last: number;
  readonly scores?: readonly Score[];
  readonly aims?: readonly Aim[];
  /** What has brought points so far, or brings them as long as it lasts. */
  readonly gains?: readonly Gain[];
  /** What the present position brings at the end of the round. */
  readonly coming?: readonly Gain[];
  /** The team that would win if the game ended now; None for a draw. */
  readonly winner?: number | null;
  /** A message: why it would. */
  readonly reason?: string;
  readonly rule?: string;
}

/** The points of a team. */
export interface Score {
  readonly team: number;
  readonly points: number;
}

/** Something that a team needs, and how much of it it has: a message, or a text of the file. */
export interface Aim {
  readonly team: number;
  readonly has: number;
  readonly needs: number;
  readonly met: boolean;
  readonly message?: string;
  readonly args?: Args;
  readonly text?: Texts;
  /** The hexes that it is about. */
  readonly hexes?: readonly number[];
}

/** Points of a team, what they are for, and the rule that gives them. */
export interface Gain {
  readonly team: number;
  readonly message: string;
  readonly args: Args;
  readonly points: number;
  readonly rule: string;
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
  /** Only scenarios that name it have a use for it. */
  readonly special: boolean;
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
  /** Options that few scenarios have a use for, each with the values that it may have here. */
  readonly special: Readonly<Record<string, readonly (number | string)[]>>;
  readonly card: ScenarioCard | null;
}

/** How often each side won when the computer player sat on both. */
export interface Balance {
  readonly games: number;
  /** By the ids of the sides; the rest were draws. */
  readonly wins: Readonly<Record<string, number>>;
  /** Why it is not even, where it is not. */
  readonly note: Texts;
}

/** What a list of scenarios tells on the card. */
export interface ScenarioCard {
  readonly level: number;
  readonly decisions: number;
  /** About how long a game takes: reckoned from the decisions. */
  readonly minutes: readonly [number, number];
  readonly victory: readonly Texts[];
  readonly special: readonly Texts[];
  /** Rules of the scenario itself that the rule reference has in words. */
  readonly rules: readonly string[];
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

/** A term as pages are told of it. */
export interface Term {
  readonly id: string;
  readonly term: Texts;
  readonly name: Texts;
  readonly text: Texts;
  readonly forms: Readonly<Record<string, readonly string[]>>;
  readonly rule: string;
}

/** A lesson in the list of a game's. */
export interface LessonInfo {
  readonly id: string;
  readonly title: Texts;
  readonly about: Texts;
  readonly minutes: number;
  readonly rules: readonly string[];
  /** The printed example that this is; nothing for a lesson. */
  readonly example: string;
  /** The chapter of the rules to which the example belongs. */
  readonly chapter: Texts;
  readonly part: number;
  /** An example may have several positions; each is shown by itself. */
  readonly parts: number;
  /** The part that follows. */
  readonly next: string;
}

/** A lesson as the page teaches it. */
export interface LessonFacts {
  readonly info: LessonInfo;
  readonly steps: readonly StepShown[];
  /** The words of an example. */
  readonly text: Texts;
}

/** A step as the teacher tells it. */
export interface StepShown {
  readonly say: Texts;
  /** How many steps the match has when this one begins. */
  readonly begins: number;
  /** And when it is done; the same if nothing is to be done. */
  readonly ends: number;
  /** What it points at: hexes by label, units by number, parts of the page by handle. */
  readonly hexes: readonly string[];
  readonly units: readonly number[];
  readonly parts: readonly string[];
  readonly wrong: Texts | null;
  readonly answers: readonly Texts[];
  readonly figures: readonly FigureShown[];
  /** In an example: the log of the step before. */
  readonly happened: readonly Entry[];
  /** In an example: the answers to what its tests asked since then. */
  readonly told: readonly Told[];
}

/** A figure of the rules at this point. */
export interface FigureShown {
  readonly say: Texts;
  readonly value: number | string | boolean;
}

/** A figure, an answer in words, or what a player is told of a choice before he takes it. */
export interface Told {
  /** What it is, in the words of the game's catalogues. */
  readonly message?: string;
  readonly args?: Args;
  readonly rule?: string;
  /** The figure itself, where it is not among the words. */
  readonly value?: string;
  readonly tally?: Tally | null;
  /** A choice with its preview, which the game's page knows to show. */
  readonly offer?: unknown;
}

/** The server's pledge and what was added; all the rest when the game is over. */
export interface DiceTold {
  readonly pledge: string;
  readonly added: readonly Added[];
  readonly record: DiceRecord | null;
  readonly rolls: readonly Rolled[];
  /** What this server itself finds wrong with the dice. */
  readonly fault: string;
}

/**
 * A number that somebody added. From which step on it counts is told at the end only: how
 * many steps there have been would tell of those that a seat cannot see.
 */
export interface Added {
  readonly seat: number;
  readonly grain: string;
}

/** All that is needed to roll the dice of a game again. */
export interface DiceRecord {
  readonly pledge: string;
  readonly seed: string;
  readonly grains: readonly Grain[];
}

/** What somebody added to the dice, which counts from the step `since` on. */
export interface Grain {
  readonly seat: number;
  readonly since: number;
  readonly grain: string;
}

/** Dice that fell: the roll's number, modulo `total`, lies from `low` to before `high`. */
export interface Rolled {
  readonly step: number;
  readonly total: number;
  readonly low: number;
  readonly high: number;
}

/** A seat that waits for somebody. Who asks for company is not named. */
export interface OpenSeat {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  readonly seat: number;
  /** When the table was made, in seconds since 1970. */
  readonly since: number;
  readonly pace: Pace;
  readonly players: readonly ("computer" | "expert" | "friend" | "guest" | "me" | "novice")[];
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly watch: "after" | "off" | "public";
  readonly delay: number;
  /** In which whoever made it would talk; nothing if that was not said. */
  readonly language: string;
}

/** What a page asks for when it starts a game. */
export interface NewTable {
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly ("computer" | "expert" | "friend" | "guest" | "me" | "novice")[];
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly seed?: number | null;
  readonly open_hands?: boolean;
  /** Whether anybody may take the seats that are kept for guests. */
  readonly public?: boolean;
  /** Left out: "off". */
  readonly watch?: "after" | "off" | "public";
  /** How many steps later those who look on see what is played. */
  readonly delay?: number;
  /** In which whoever makes the table would talk. */
  readonly language?: string;
  readonly grain?: string;
  /** How fast a game between people is played. Left out: {"kind": "none", "seconds": 0, "increment": 0, "vacation": 0}. */
  readonly pace?: Pace;
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

/** What an invitation is to, and who will look on. */
export interface Invitation {
  readonly game: string;
  readonly scenario: string;
  readonly seat: number;
  readonly pace: Pace;
  readonly watch: "after" | "off" | "public";
  readonly delay: number;
}

/** A line in the list of own games. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly ("computer" | "expert" | "friend" | "guest" | "me" | "novice")[];
  readonly round: number;
  readonly over: boolean;
  /** Whether one of the asker's seats has to choose. */
  readonly my_turn: boolean;
  /** Those of the asker. */
  readonly seats: readonly number[];
  /** By seat, as far as anybody there has an account; others are nameless. */
  readonly names: readonly string[];
  /** Whether the asker plays it as the person who is logged in. */
  readonly account: boolean;
  /**
   * Milliseconds until the seat that has to choose is late; 0, it is; -1, there is no clock, or
   * nobody's runs.
   */
  readonly left: number;
}

/**
 * A game that everybody may look at; times are in seconds since 1970.
 *
 * When something last happened in a game that goes on would tell of what happens in secret.
 */
export interface Show {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly ("computer" | "expert" | "friend" | "guest" | "me" | "novice")[];
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** The seat that has to choose; -1 where those who look on see the game later, or nobody has. */
  readonly acting: number;
  /** 0 where those who look on see the game later than it is played. */
  readonly round: number;
  readonly over: boolean;
  /** The team that has won; -1, it was a draw; -2, it goes on. */
  readonly winner: number;
  /** How the players ended it themselves. */
  readonly ended: Ended | null;
  readonly delay: number;
  readonly began: number;
  /** When it was over; 0, it goes on. */
  readonly since: number;
  /** Whether its dice can be rolled again. */
  readonly fair: boolean;
}

/** Who is logged in; nobody. */
export interface AccountTold {
  readonly account: Account | null;
}

/** Whoever is logged in, as only that person is told. */
export interface Account {
  readonly name: string;
  readonly address: string;
  readonly mails: boolean;
  /**
   * Whether the owner of the address has followed the link in a mail; before that none is sent
   * about turns.
   */
  readonly confirmed: boolean;
}

/** What a person has played against people. */
export interface OwnRecord {
  readonly ranks: readonly Rank[];
  readonly tallies: readonly SideRecord[];
  readonly latest: readonly Played[];
}

/** How strong somebody is at a game. */
export interface Rank {
  readonly game: string;
  readonly rating: number;
  readonly games: number;
}

/** What a person has achieved with a side of a scenario. */
export interface SideRecord {
  readonly game: string;
  readonly scenario: string;
  readonly side: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** A game that is over. `points`: 1 won, 0.5 drawn, 0 lost; `at` in seconds since 1970. */
export interface Played {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  readonly side: string;
  readonly points: number;
  readonly how: string;
  readonly at: number;
  readonly others: readonly Opponent[];
}

/** Somebody else in a game, who may have no name or no longer one. */
export interface Opponent {
  readonly side: string;
  readonly name: string;
}

/** What all have played of one game. */
export interface GameRecords {
  readonly ladder: readonly Rung[];
  readonly balance: readonly PlayedBalance[];
}

/** Somebody on the ladder of a game. */
export interface Rung {
  readonly name: string;
  readonly rating: number;
  readonly games: number;
}

/** A scenario as people have played it. */
export interface PlayedBalance {
  readonly scenario: string;
  readonly games: number;
  readonly drawn: number;
  readonly sides: readonly SideWins[];
}

/** How often a side has won. */
export interface SideWins {
  readonly side: string;
  readonly won: number;
}
