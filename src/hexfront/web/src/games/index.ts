/** The games that this page can show; each is loaded when it is first played. */

import type { Screen } from "../lib/desk/desk";

const screens: Readonly<Record<string, () => Promise<{ default: Screen }>>> = {
  aslsk: () => import("./aslsk/AslskScreen.svelte"),
  coh: () => import("./coh/CohScreen.svelte"),
  s42: () => import("./s42/S42Screen.svelte"),
};

export async function screenOf(game: string): Promise<Screen | undefined> {
  return (await screens[game]?.())?.default;
}
