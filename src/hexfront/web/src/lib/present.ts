/** Whether a screen is still looked at, for what it wants to do when an answer comes late. */

import { onDestroy } from "svelte";

export function presence(): () => boolean {
  let here = true;
  onDestroy(() => (here = false));
  return () => here;
}
