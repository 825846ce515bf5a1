/** Lists of games change while the start screen is looked at: they are asked for again. */

import { untrack } from "svelte";
import { people } from "./account.svelte";
import { settings } from "./settings.svelte";

const OFTEN = 20_000;
/** As long as the player is at work, nothing comes or goes under the pointer. */
const AT_WORK = 4_000;

/** Asks at once, in each language and for each account; later when the page is looked at again, and
    now and then while nobody touches it. */
export function afresh(load: () => Promise<void>): void {
  $effect(() => {
    void settings.language;
    void people.changes;
    let touched = 0;
    const touch = (): void => void (touched = Date.now());
    const ask = (): void => void load().catch(() => undefined);
    const seen = (): void => {
      if (!document.hidden) ask();
    };
    const idle = (): void => {
      if (Date.now() - touched > AT_WORK) seen();
    };
    untrack(ask);
    const timer = setInterval(idle, OFTEN);
    document.addEventListener("visibilitychange", seen);
    document.addEventListener("pointermove", touch);
    document.addEventListener("pointerdown", touch);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
      document.removeEventListener("pointermove", touch);
      document.removeEventListener("pointerdown", touch);
    };
  });
}
