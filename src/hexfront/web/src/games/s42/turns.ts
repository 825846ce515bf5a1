/** What a player turn brought, read from the log. */

import { BEGINS } from "../../lib/report";
import type { LogLine } from "../../lib/wire";

export interface TurnStory {
  /** Number of the line that began the present player turn. */
  readonly number: number;
  readonly side: number;
  /** It is a mini-turn, in which nothing arrives. */
  readonly mini: boolean;
  /** What happened in the player turn or mini-turn before it. */
  readonly before: readonly LogLine[];
}

export function storyOf(log: readonly LogLine[]): TurnStory | null {
  const last = log.findLastIndex(({ entry }) => BEGINS.has(entry.message));
  const line = log[last];
  if (!line) return null;
  const earlier = log.slice(0, last);
  const from = earlier.findLastIndex(({ entry }) => BEGINS.has(entry.message));
  return {
    number: line.number,
    side: Number(line.entry.args["side"]),
    mini: line.entry.message === "log-mini-turn",
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
