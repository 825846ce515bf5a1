/** The pages that were made for a game, by the name its rulebook gives; loaded when it is played. */

import type { Screen } from "../lib/desk/desk";

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
