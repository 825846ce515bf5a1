/** The opening of a round, as long as nothing else has happened in it. */

import type { LogLine } from "../../lib/wire";

export interface Opening {
  readonly round: number;
  /** What the round before brought at its end. */
  readonly scored: readonly LogLine[];
  /** Cards, reinforcements, initiative. */
  readonly prepared: readonly LogLine[];
}

/** What happens between two rounds, apart from the scoring. */
export const PREPARATION: ReadonlySet<string> = new Set([
  "log-draw",
  "log-draw-unseen",
  "log-scenario-card",
  "log-reshuffle",
  "log-reinforcement",
  "log-cap-shift",
  "log-initiative",
  "log-initiative-roll",
  "log-initiative-tie",
  "log-moves-first",
]);

/** A player passes, or an order deck goes through its card. */
const isAct = ({ entry }: LogLine): boolean =>
  entry.message === "log-pass" || /^log-(order-card|row-|verdict-|lot-|deck-passes)/.test(entry.message);

/** Null once a unit has acted, a card was played, or somebody has passed. */
export function openingOf(log: readonly LogLine[]): Opening | null {
  const at = log.findLastIndex((line) => line.entry.message === "log-round");
  const prepared = log.slice(at + 1);
  if (at < 0 || prepared.some((line) => !PREPARATION.has(line.entry.message))) return null;
  const before = log.slice(0, at);
  return {
    round: Number(log[at]?.entry.args["round"]),
    scored: before.slice(before.findLastIndex(isAct) + 1),
    prepared,
  };
}
