/** The pages that were made for a game, by the name its rulebook gives; loaded when it is played. */

import { games, scenarioFacts } from "../lib/api";
import type { Screen } from "../lib/desk/desk";
import { drawer } from "../lib/rulebook.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameInfo, ScenarioFacts } from "../lib/wire";
import { loadWords, t } from "../lib/words.svelte";

type Loading = () => Promise<{ default: Screen }>;

const generic: Loading = () => import("./generic/GenericScreen.svelte");
/** Each game's folder holds one screen. */
const found = import.meta.glob<{ default: Screen }>("./*/*Screen.svelte");
const screens = new Map<string, Loading>(
  Object.entries(found).map(([path, load]) => [path.split("/")[1] ?? "", load]),
);

/** A game without a page of its own here is shown by the generic one, in the words of the game. */
export async function screenOf(page: string): Promise<Screen> {
  return (await (screens.get(page) ?? generic)()).default;
}

/** What a game's screen needs, asked for before it is opened; the server makes itself ready too. */
export function comeAhead({ id, page }: GameInfo, scenario: string): void {
  scenarioFacts(id, scenario).catch(() => undefined);
  screenOf(page).catch(() => undefined);
}

export interface Opened {
  readonly Game: Screen;
  readonly facts: ScenarioFacts;
}

/** The screen of a scenario, with its words and rules at hand. */
export async function openScreen(game: string, scenario: string): Promise<Opened> {
  const known = (await games()).find(({ id }) => id === game);
  if (!known) throw new Error(t("ui-unknown-game"));
  const [facts, Game] = await Promise.all([
    scenarioFacts(game, scenario),
    screenOf(known.page),
    loadWords(settings.language, game),
  ]);
  drawer.game = game;
  return { Game, facts };
}
