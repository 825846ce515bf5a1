/** Set-ups that a player has kept, by name: what was chosen, in order, for a side of a scenario. */

import type { Choice } from "./wire";

const KEY = "hexfront.setups";

export interface Setup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** One that was kept without a name is nothing but its choices. */
type Shelf = readonly Setup[] | readonly Choice[];
type Kept = Record<string, Shelf>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const isNamed = (setup: Setup | Choice): setup is Setup => "choices" in setup;

/** The set-ups for one side of one scenario. */
export class Setups {
  private readonly place: string;

  constructor(game: string, scenario: string, seat: number) {
    this.place = `${game}/${scenario}/${seat}`;
  }

  /** In the order in which they were kept. */
  list(): readonly Setup[] {
    const found = all()[this.place] ?? [];
    const bare = found.filter((one): one is Choice => !isNamed(one));
    const named = found.filter(isNamed);
    return bare.length > 0 ? [{ name: "", choices: bare }, ...named] : named;
  }

  /** In place of one of the same name. */
  keep(name: string, choices: readonly Choice[]): void {
    this.write([...this.others(name), { name, choices }]);
  }

  forget(name: string): void {
    this.write(this.others(name));
  }

  private others(name: string): Setup[] {
    return this.list().filter((setup) => setup.name !== name);
  }

  private write(setups: readonly Setup[]): void {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [this.place]: setups }));
  }
}
