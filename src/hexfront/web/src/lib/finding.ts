/** Finding things by a few letters of their names. */

const plain = (words: string): string =>
  words.toLocaleLowerCase().normalize("NFD").replace(/[\p{M}\u2060]/gu, "");

/** How well words answer what is asked: 0 the best, -1 not at all. */
function rank(words: string, parts: readonly string[]): number {
  const all = words.split(/[\s,()./-]+/);
  let worst = 0;
  for (const part of parts) {
    if (all.includes(part)) continue;
    if (all.some((word) => word.startsWith(part))) worst = Math.max(worst, 1);
    else if (words.includes(part)) worst = Math.max(worst, 2);
    else return -1;
  }
  return worst;
}

/** Those that hold every word asked for: whole words first, then beginnings, then any part. */
export function matches<T>(
  things: readonly T[],
  asked: string,
  words: (thing: T) => string,
  most: number,
): T[] {
  const parts = plain(asked).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  const found = things.flatMap((thing, index) => {
    const rest = rank(plain(words(thing)), parts);
    return rest < 0 ? [] : [{ thing, rest, index }];
  });
  found.sort((a, b) => a.rest - b.rest || a.index - b.index);
  return found.slice(0, most).map(({ thing }) => thing);
}
