/** Words from the Fluent catalogues that server and page share. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { words as fetchWords } from "./api";
import { settings, type Language } from "./settings.svelte";
import type { Texts } from "./wire";

export type WordArgs = Record<string, FluentVariable>;

const bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});
let loaded = $state(0);

const asked: Partial<Record<Language, Promise<void>>> = {};

function load(language: Language): Promise<void> {
  asked[language] ??= fetchBundle(language).catch((error: unknown) => {
    delete asked[language];
    throw error;
  });
  return asked[language];
}

async function fetchBundle(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await fetchWords(language)));
  bundles[language] = bundle;
  loaded += 1;
}

/** English is always there as the fallback for a message a translation lacks. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([load("en"), load(language)]);
}

export async function switchLanguage(language: Language): Promise<void> {
  await loadWords(language);
  settings.language = language;
}

function lookUp(language: Language, id: string, args: WordArgs): string | undefined {
  const bundle = bundles[language];
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

/** The message in the player's language; the bare id when no catalogue knows it. */
export function t(id: string, args: WordArgs = {}): string {
  if (loaded === 0) return "";
  return lookUp(settings.language, id, args) ?? lookUp("en", id, args) ?? id;
}

export function hasWord(id: string): boolean {
  return loaded > 0 && bundles.en?.hasMessage(id) === true;
}

/** A text that a data file gives in several languages. */
export function text(texts: Texts | undefined): string {
  return texts?.[settings.language] ?? texts?.["en"] ?? "";
}
