/** The generic page on the wire; written by `python -m tools.wire`. */

import type { Args, ScenarioFacts, SideFacts, Tally, Texts } from "../../lib/wire";

/** What the page knows of a scenario before the first move. */
export interface GenericFacts extends ScenarioFacts {
  readonly sides: readonly GenericSide[];
  readonly units: readonly GenericCounter[];
  /** The messages that name the phases of a turn, in their order. */
  readonly phases: readonly string[];
  /**
   * What the arguments of messages stand for, as the game's `naming.keys` say it; the page knows
   * units, hexes and sides.
   */
  readonly arguments: Texts;
}

/** A side with the colour of its counters as #rrggbb. */
export interface GenericSide extends SideFacts {
  readonly colour: string;
}

/**
 * What a counter prints on top: which unit it is.
 *
 * `symbol` is one of infantry, cavalry, artillery, armour, engineers, recon, headquarters, or a
 * few letters that are printed as they are.
 */
export interface GenericCounter {
  readonly id: number;
  readonly side: number;
  readonly name: Texts;
  readonly code: string;
  readonly symbol: string;
}

/** One seat's picture of the game. */
export interface GenericView {
  readonly seat: number;
  /** The seat that must choose, -1 chance, -2 the game is over. */
  readonly actor: number;
  /** The side whose turn it is. */
  readonly turn: number;
  readonly round: number;
  /** The message that names the phase; one of those of the facts. */
  readonly phase: string;
  /** What is asked of the actor. */
  readonly ask: Sentence;
  readonly units: readonly GenericUnit[];
  /** Units that the question is about. */
  readonly in_hand: readonly number[];
  readonly flags: readonly GenericFlag[];
  readonly scores: readonly GenericScore[];
  readonly winner: number;
  /** At the end: why the game ended like this. */
  readonly reason: Sentence | null;
}

/** A message and what it speaks of. */
export interface Sentence {
  readonly message: string;
  readonly args?: Args;
}

/** A unit as one seat sees it; one that is not listed is not on the table. */
export interface GenericUnit {
  readonly id: number;
  readonly hex: number;
  /** Up to three, along the lower edge of the counter. */
  readonly figures?: readonly string[];
  /** States as message ids; each is a dot on the counter and a word in its description. */
  readonly marks?: readonly string[];
  /** It has had its turn; the counter is dimmed. */
  readonly done?: boolean;
  /** The direction it faces, clockwise from the north; -1 for none. Left out: -1. */
  readonly facing?: number;
}

/** A hex that matters for victory, and the side that holds it, or -1. */
export interface GenericFlag {
  readonly hex: number;
  readonly side: number;
  readonly figure: string;
}

/** A figure for each side under one title. */
export interface GenericScore {
  readonly label: string;
  readonly values: readonly number[];
}

/** What a player should know before a choice is taken. */
export interface GenericPreview {
  /** The one figure that is written on the lit place: a cost, odds. */
  readonly figure?: string;
  /** Left out: "go". */
  readonly tone?: "enter" | "fire" | "go" | "hide";
  readonly sums?: readonly GenericSum[];
  readonly chances?: readonly GenericChance[];
}

/** A number that the rules compute, line by line. */
export interface GenericSum {
  readonly label: string;
  readonly tally: Tally;
}

/** Something that may come of it and how likely it is: numerator and denominator. */
export interface GenericChance {
  readonly label: string;
  readonly chance: readonly [number, number];
}
