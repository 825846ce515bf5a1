/** Exact chances as people read them. */

export type Chance = readonly [number, number];

export function share(chance: Chance): number {
  const [numerator, denominator] = chance;
  return denominator === 0 ? 0 : numerator / denominator;
}

/** Whole percents, but never 0 % or 100 % for something that is not certain. */
export function percent(chance: Chance): string {
  const value = share(chance);
  if (value > 0 && value < 0.01) return "<1%";
  if (value < 1 && value > 0.99) return ">99%";
  return `${Math.round(value * 100)}%`;
}

/** What each part is of the whole in whole percents that add up as the parts do. */
export function percents(parts: readonly number[], whole: number): number[] {
  let sum = 0;
  return parts.map((part) => {
    const before = Math.round((100 * sum) / whole);
    sum += part;
    return Math.round((100 * sum) / whole) - before;
  });
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

export function fraction(chance: Chance): string {
  const [numerator, denominator] = chance;
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) {
    return `${numerator}/${denominator}`;
  }
  const common = divisor(numerator, denominator) || 1;
  return `${numerator / common}/${denominator / common}`;
}

export function signed(value: number): string {
  if (value > 0) return `+${value}`;
  return value < 0 ? `\u2212${-value}` : "0";
}
