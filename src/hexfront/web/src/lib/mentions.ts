/** Hexes and units in what players say: typed names of hexes become links to the board. */

import type { Mention } from "./wire";

export interface Part {
  readonly text: string;
  /** The hex to which it leads; -1, none. */
  readonly hex: number;
}

const MOST = 8;
/** Letters, digits and what else is in the names of hexes; a bare number needs a # before it. */
const WORD = /#?[\p{L}\p{N}]+/gu;

function named(word: string, hexes: ReadonlyMap<string, number>): number {
  const name = word.replace("#", "");
  if (/^\d+$/.test(word)) return -1;
  return hexes.get(name.toUpperCase()) ?? hexes.get(name) ?? -1;
}

/** By its name: the number of each hex. */
export function hexNames(
  hexes: readonly { readonly id: number; readonly label: string }[],
): ReadonlyMap<string, number> {
  return new Map(hexes.map(({ id, label }) => [label.toUpperCase(), id]));
}

/** How a player writes the name of a hex. */
export const written = (label: string): string => (/^\d+$/.test(label) ? `#${label}` : label);

/** The hexes that a line names. */
export function mentioned(text: string, hexes: ReadonlyMap<string, number>): readonly Mention[] {
  const found = [...text.matchAll(WORD)].map(([word]) => named(word, hexes));
  return [...new Set(found)].filter((hex) => hex >= 0).slice(0, MOST).map((hex) => ({ hex }));
}

/** A line in parts; only what the server has let pass leads anywhere. */
export function partsOf(
  text: string,
  about: readonly Mention[],
  hexes: ReadonlyMap<string, number>,
): readonly Part[] {
  const allowed = new Set(about.map(({ hex }) => hex));
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const hex = named(match[0], hexes);
    if (hex < 0 || !allowed.has(hex)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), hex: -1 });
    parts.push({ text: match[0], hex });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), hex: -1 });
  return parts;
}
