/** Names of counters inside Russian sentences: a common noun has its capital only where one begins. */

import type { FluentVariable } from "@fluent/bundle";

type NamedArgs = Record<string, FluentVariable>;

/** Arguments that stand for units and weapons; `hexfront/words` has the same. */
const THINGS: ReadonlySet<string> = new Set([
  "aimed",
  "attacker",
  "by",
  "enemy",
  "firer",
  "giver",
  "holder",
  "leader",
  "mover",
  "target",
  "unit",
  "units",
  "vehicle",
  "weapon",
]);

/** Where a name begins, while the sentence is put together. */
const MARK = "\ue000";
/** A word of small letters with a capital: no abbreviation, and nothing in another alphabet. */
const TITLE = /(^|, )(?=[А-ЯЁ][а-яё]{2})/gu;
/** A name that begins a sentence or a quotation, and one in the middle of it. */
const FIRST = /(^|[.!?…]\s+|«)\ue000/gu;
const INSIDE = /\ue000(.)/gu;

/** A message put together by `say` from these arguments. */
export function inSentence(args: NamedArgs, say: (args: NamedArgs) => string): string {
  let marked: NamedArgs | null = null;
  for (const [key, value] of Object.entries(args)) {
    if (!THINGS.has(key) || typeof value !== "string") continue;
    const named = value.replace(TITLE, `$1${MARK}`);
    if (named !== value) marked = { ...(marked ?? args), [key]: named };
  }
  if (!marked) return say(args);
  return say(marked)
    .replace(FIRST, "$1")
    .replace(INSIDE, (_, letter: string) => letter.toLowerCase());
}
