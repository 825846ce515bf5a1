/** Another game of the same kind; people who play from elsewhere change sides. */

import { newTable } from "./api";
import type { Desk } from "./desk/desk";
import { complain } from "./faults";
import { keepTable, keptTables } from "./keep";
import { goToTable } from "./route.svelte";

/** Whether the sides are changed for it. */
export const swapsSides = (desk: Desk): boolean =>
  desk.session.update?.players.includes("guest") ?? false;

/** The same set-up again; a loaded game is played again with its own players. */
export async function rematch(desk: Desk): Promise<void> {
  const game = desk.facts.game;
  const scenario = desk.facts.scenario.id;
  const kept = keptTables().find((table) => table.table === desk.session.seated.table);
  const players = desk.session.update?.players ?? [];
  const same = kept?.setup ?? { game, scenario, options: {}, players, open_hands: true };
  const setup = swapsSides(desk) ? { ...same, players: [...same.players].reverse() } : same;
  try {
    const seated = await newTable(setup);
    keepTable({ ...seated, game, scenario, setup });
    goToTable(seated.table);
  } catch (error) {
    complain(error);
  }
}
