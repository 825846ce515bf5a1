/** Things that go to their new place instead of jumping there. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "./geometry";
import { pace } from "./settings.svelte";

const TIMING = { duration: 320, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" };

/**
 * Remembers where each thing was last laid. It has a transform only while it slides: hundreds of
 * standing ones would have to be gone through in every frame of a moving board.
 */
export function slide(): (id: number, x: number, y: number) => Attachment<SVGElement> {
  const lain = new Map<number, Point>();
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  return (id, x, y) => (element) => {
    const from = lain.get(id);
    lain.set(id, { x, y });
    if (!from || (from.x === x && from.y === y) || still.matches || pace() === 0) return;
    const start = `translate(${from.x - x}px, ${from.y - y}px)`;
    element.animate({ transform: [start, "none"] }, TIMING);
  };
}
