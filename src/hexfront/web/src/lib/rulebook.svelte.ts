/** The rule reference and the drawer that shows it. */

import { rules as fetchRules } from "./api";
import { insist } from "./insist";
import { settings } from "./settings.svelte";
import type { RuleText } from "./wire";

export type RuleBook = Readonly<Record<string, RuleText>>;

const books: Record<string, RuleBook> = $state.raw({});
let arrived = $state(0);

export const drawer: { open: boolean; game: string; rule: string; search: string } = $state({
  open: false,
  game: "",
  rule: "",
  search: "",
});

/** The book in the player's language; empty until it has arrived. */
export function book(game: string): RuleBook {
  const key = `${game}/${settings.language}`;
  if (arrived >= 0 && books[key]) return books[key];
  void load(key, game, settings.language);
  return {};
}

const asked = new Set<string>();

async function load(key: string, game: string, language: string): Promise<void> {
  if (asked.has(key)) return;
  asked.add(key);
  try {
    books[key] = await insist(() => fetchRules(game, language));
    arrived += 1;
  } catch {
    asked.delete(key);
  }
}

type Numbered = readonly [string, RuleText];

/** Rules that have all the words: first the one of that number, those that begin with it, then titles. */
export function searched(rules: readonly Numbered[], wanted: string): readonly Numbered[] {
  const whole = wanted.toLowerCase();
  const words = whole.split(/\s+/);
  const rank = ([id, { title }]: Numbered): number => {
    const number = id.toLowerCase();
    if (number === whole || number.endsWith(`-${whole}`)) return 0;
    if (number.startsWith(whole) || number.includes(`-${whole}`)) return 1;
    return title.toLowerCase().includes(whole) ? 2 : 3;
  };
  return rules
    .filter(([id, { title, text }]) => {
      const hay = `${id} ${title} ${text}`.toLowerCase();
      return words.every((word) => hay.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

export function openRule(rule: string): void {
  drawer.rule = rule;
  drawer.search = "";
  drawer.open = true;
}

export function openRules(game: string): void {
  drawer.game = game;
  drawer.open = true;
}
