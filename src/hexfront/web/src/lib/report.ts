/** What the others did while a player waited, read from the log. */

import { isOwn } from "./desk/director";
import type { Entry, LogLine } from "./wire";

/** The entries with which a player's turn begins, in games that have such turns: a whole or a short
    one. */
export const BEGINS: ReadonlySet<string> = new Set(["log-player-turn", "log-mini-turn"]);
/** What the log tells of the others although they did nothing worth a look: cards drawn, a set-up,
    phases. */
const QUIET = /^log-(draw-unseen$|set-up-done$|phase-)/;
/** What the log tells of those to whom something was done, or whose turn of the rules has come. */
const BEFALLS =
  /^log-(marker-|destroyed|second-hit|critical|leaves-wreck|cover-destroyed|mines-|revealed|sniper|fixed|confused|cap-lost|event-|vp|control|contested|reinforcement|officer|scenario-card|objective-)/;

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
 * The latest turn of the others, without what belongs to nobody; in a game that tells of no turns, or
 * where the others began before the first turn that is told, everything since the latest own doing.
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
  const first = log.findIndex((line) => isTurn(line, true));
  const told = (lines: readonly LogLine[]): LogLine[] =>
    lines.filter(({ entry }) => side(entry) >= 0 && begins(entry) < 0);
  if (theirs < 0) {
    const before = first < 0 ? log : log.slice(0, first);
    const done = before.findLastIndex(({ entry }) => own(side(entry)) && !befalls(entry));
    const since = told(before.slice(done + 1));
    const begun = since.findIndex(({ entry }) => !own(side(entry)));
    return begun < 0 ? [] : since.slice(begun);
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
    side: (entry) => (QUIET.test(entry.message) ? -1 : sideOf(entry)),
    begins: (entry) => (BEGINS.has(entry.message) ? sideOf(entry) : -1),
    own: (side) => isOwn(players, side),
    befalls: ({ message }) => BEFALLS.test(message),
  });
}
