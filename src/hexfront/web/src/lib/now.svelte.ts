/** The time of day, for what is shown of clocks; it is looked at twice a second while anybody asks. */

import { createSubscriber } from "svelte/reactivity";

const OFTEN = 500;

const looked = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN);
  return () => clearInterval(timer);
});

export function now(): number {
  looked();
  return Date.now();
}
