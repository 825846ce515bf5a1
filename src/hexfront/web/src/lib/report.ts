/** What the others did while a player waited, read from the log. */

import { isOwn } from "./desk/director";
import type { Entry, LogLine } from "./wire";

/** The entry with which a player's turn begins, in games that have such turns. */
const BEGINS = "log-player-turn";
/** What the log tells of the others although they did nothing. */
const DRAWN = "log-draw-unseen";
/** What the log tells of those to whom something was done. */
const BEFALLS = /^log-(marker-|destroyed|second-hit|critical|leaves-wreck)/;

export interface Reader {
  /** Seat that an entry is about; -1 for neither. */
  readonly side: (entry: Entry) => number;
  /** Whose turn an entry begins; -1 when it begins none. */
  readonly begins: (entry: Entry) => number;
  /** Whether somebody here plays that seat. */
  readonly own: (side: number) => boolean;
  /** Whether an entry tells what befell somebody, rather than what he did. */
  readonly befalls: (entry: Entry) => boolean;
}

/**
 * The latest turn of the others, without what belongs to nobody; in a game that tells of no turns,
 * everything since the latest own doing.
 */
export function reportOf(
  log: readonly LogLine[],
  { side, begins, own, befalls }: Reader,
): LogLine[] {
  const isTurn = (line: LogLine, mine: boolean): boolean => {
    const whose = begins(line.entry);
    return whose >= 0 && own(whose) === mine;
  };
  const theirs = log.findLastIndex((line) => isTurn(line, false));
  const told = (lines: readonly LogLine[]): LogLine[] =>
    lines.filter(({ entry }) => side(entry) >= 0 && begins(entry) < 0);
  if (theirs < 0) {
    const done = log.findLastIndex(({ entry }) => own(side(entry)) && !befalls(entry));
    const since = told(log.slice(done + 1));
    const first = since.findIndex(({ entry }) => !own(side(entry)));
    return first < 0 ? [] : since.slice(first);
  }
  const mine = log.findIndex((line, index) => index > theirs && isTurn(line, true));
  return told(log.slice(theirs, mine < 0 ? undefined : mine));
}

/** What the others did last; nothing where everybody plays from here. */
export function othersDoings(
  log: readonly LogLine[],
  players: readonly string[],
  sideOf: (entry: Entry) => number,
): readonly LogLine[] {
  if (players.every((_, seat) => isOwn(players, seat))) return [];
  return reportOf(log, {
    side: (entry) => (entry.message === DRAWN ? -1 : sideOf(entry)),
    begins: (entry) => (entry.message === BEGINS ? sideOf(entry) : -1),
    own: (side) => isOwn(players, side),
    befalls: ({ message }) => BEFALLS.test(message),
  });
}
