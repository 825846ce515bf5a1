/** How long a scenario is. */

import { hasWord, t } from "./words.svelte";

/** Counted as its game counts: in rounds unless it has another word. */
export function lengthOf(rounds: number, how: "whole" | "most"): string {
  const own = `scenario-length-${how}`;
  return t(hasWord(own) ? own : `ui-rounds-${how}`, { count: rounds });
}
