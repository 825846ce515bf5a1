/** The pages that were made for a game, by the name its rulebook gives; loaded when it is played. */

import type { Screen } from "../lib/desk/desk";

type Loading = () => Promise<{ default: Screen }>;

const generic: Loading = () => import("./generic/GenericScreen.svelte");
const screens: Readonly<Record<string, Loading>> = {
  aslsk: () => import("./aslsk/AslskScreen.svelte"),
  coh: () => import("./coh/CohScreen.svelte"),
  s42: () => import("./s42/S42Screen.svelte"),
};

/** A game without a page of its own here is shown by the generic one, in the words of the game. */
export async function screenOf(page: string): Promise<Screen> {
  return (await (screens[page] ?? generic)()).default;
}
