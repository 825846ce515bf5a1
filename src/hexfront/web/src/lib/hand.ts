/** What the player points with, for messages that tell how something is done. */
export function hand(): "finger" | "pointer" {
  return matchMedia("(pointer: coarse)").matches ? "finger" : "pointer";
}
