/** Set-ups that a player has kept: what was chosen, in order, for a side of a scenario. */

import type { Choice } from "./wire";

const KEY = "hexfront.setups";

type Kept = Record<string, readonly Choice[]>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const nameOf = (game: string, scenario: string, seat: number): string =>
  `${game}/${scenario}/${seat}`;

export function keptSetup(game: string, scenario: string, seat: number): readonly Choice[] {
  return all()[nameOf(game, scenario, seat)] ?? [];
}

export function keepSetup(
  game: string,
  scenario: string,
  seat: number,
  choices: readonly Choice[],
): void {
  const kept = { ...all(), [nameOf(game, scenario, seat)]: choices };
  localStorage.setItem(KEY, JSON.stringify(kept));
}
