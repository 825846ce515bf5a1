/** Words from the Fluent catalogues that server and page share. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { words as fetchWords } from "./api";
import { settings, type Language } from "./settings.svelte";
import { inSentence } from "./nouns";
import type { Args, Texts } from "./wire";

export type WordArgs = Record<string, FluentVariable>;

/** By language: what all games share, and what the game that is spoken of adds. */
let bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});
let spoken = "";
/** The game that the bundles are of. */
let bundled = "";
const asked: Record<string, Promise<FluentResource>> = {};

function resource(language: Language, game: string): Promise<FluentResource> {
  const key = `${game}/${language}`;
  const found = (asked[key] ??= fetchWords(language, game)
    .then((words) => new FluentResource(words))
    .catch((error: unknown) => {
      delete asked[key];
      throw error;
    }));
  return found;
}

async function bundleOf(language: Language, game: string): Promise<FluentBundle> {
  const sources = game ? ["", game] : [""];
  const resources = await Promise.all(sources.map((source) => resource(language, source)));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const each of resources) bundle.addResource(each);
  return bundle;
}

/** From now on words are those of this game; English serves where a translation lacks a message. */
export async function loadWords(language: Language, game = spoken): Promise<void> {
  const before = spoken;
  spoken = game;
  try {
    const [en, own] = await Promise.all([bundleOf("en", game), bundleOf(language, game)]);
    if (spoken !== game) return;
    bundles = { ...(bundled === game ? bundles : {}), en, [language]: own };
    bundled = game;
  } catch (error) {
    if (spoken === game) spoken = before;
    throw error;
  }
}

export async function switchLanguage(language: Language): Promise<void> {
  await loadWords(language);
  // Another game may have been picked meanwhile, with words of its own.
  if (!bundles[language]) await loadWords(language);
  settings.language = language;
}

/** Words of any game, whichever is spoken of now: for lists of several games. */
export async function sayerOf(game: string): Promise<(id: string) => string> {
  const both = await Promise.all([bundleOf(settings.language, game), bundleOf("en", game)]);
  return (id) => {
    for (const bundle of both) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, {}, []);
    }
    return id;
  };
}

function lookUp(language: Language, id: string, args: WordArgs): string | undefined {
  const bundle = bundles[language];
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  return inSentence(args, (named) => bundle.formatPattern(pattern, named, []));
}

/** The message in the player's language; the bare id when no catalogue knows it. */
export function t(id: string, args: WordArgs = {}): string {
  if (!bundles.en) return "";
  return lookUp(settings.language, id, args) ?? lookUp("en", id, args) ?? id;
}

/** The same with arguments that are named first: a unit's number becomes its name. */
export function tNamed(
  id: string,
  args: Args,
  named: (key: string, value: number | string) => number | string,
): string {
  return t(id, Object.fromEntries(Object.entries(args).map(([key, value]) => [key, named(key, value)])));
}

export function hasWord(id: string): boolean {
  return bundles.en?.hasMessage(id) === true;
}

/** Figures such as 4-6-7 or S-(1)-5, ordinals such as 11-я and names such as T-34 stay in one line;
    ids in brackets are no words. */
const HYPHENS = /\[[^\]]*\]|(?<=[\dS)])-(?=[\d\p{L}(])|(?<=\p{Lu})-(?=\d)/gu;
export const unbroken = (words: string): string =>
  words.replace(HYPHENS, (found) => (found === "-" ? "-\u2060" : found));

/** A text that a data file gives in several languages. */
export function text(texts: Texts | undefined): string {
  return unbroken(texts?.[settings.language] ?? texts?.["en"] ?? "");
}
