/** What a player turn brought, read from the log. */

import type { LogLine } from "../../lib/wire";

export interface TurnStory {
  /** Number of the line that began the present player turn. */
  readonly number: number;
  readonly turn: number;
  readonly side: number;
  /** What happened in the player turn before it. */
  readonly before: readonly LogLine[];
}

export const BEGINS = "log-player-turn";

export function storyOf(log: readonly LogLine[]): TurnStory | null {
  const last = log.findLastIndex((line) => line.entry.message === BEGINS);
  const line = log[last];
  if (!line) return null;
  const earlier = log.slice(0, last);
  const from = earlier.findLastIndex(({ entry }) => entry.message === BEGINS);
  const { turn, side } = line.entry.args;
  return {
    number: line.number,
    turn: Number(turn),
    side: Number(side),
    before: from < 0 ? [] : earlier.slice(from),
  };
}

export function count(lines: readonly LogLine[], pattern: RegExp): number {
  return lines.filter(({ entry }) => pattern.test(entry.message)).length;
}

/** What was logged of the weather since the last turn began. */
export function weatherNews(log: readonly LogLine[]): LogLine[] {
  const story = storyOf(log);
  const lines = story ? log.filter(({ number }) => number >= (story.before[0]?.number ?? 0)) : log;
  return lines.filter(({ entry }) => entry.message === "log-weather").slice(-1);
}
