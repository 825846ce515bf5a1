/** What lies open over the page: Esc closes the topmost of it and does nothing else, and where it is a
    card that is to be answered or closed first, the keys' focus stays within. */

import type { Attachment } from "svelte/attachments";
import { focusTo } from "./focus";

interface Layer {
  readonly node: HTMLElement;
  close(): void;
  /** False while it only fades out. */
  isOpen(): boolean;
}

const layers: Layer[] = [];
/** Cards that keep the focus, the topmost last. */
const keepers: HTMLElement[] = [];

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** For what lies there as long as its element does. */
export function dismissable(
  close: () => void,
  isOpen: () => boolean = () => true,
): Attachment<HTMLElement> {
  return (node) => {
    const layer = { node, close, isOpen };
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  };
}

/** Closes the topmost; false when nothing is open. */
export function dismiss(): boolean {
  const top = layers.findLast((layer) => layer.isOpen());
  top?.close();
  return top !== undefined;
}

/** For what takes the focus of the keys while it lies there, and then gives it back; `lost` where
    what had it stands for something else by now. */
export function borrowsFocus(
  selector: string,
  lost: () => boolean = () => false,
): Attachment<HTMLElement> {
  return (node) => {
    const before = document.activeElement;
    focusTo(node.querySelector<HTMLElement>(selector));
    return () => {
      const given = before instanceof HTMLElement || before instanceof SVGElement;
      if (given && before !== document.body && !lost()) before.focus({ preventScroll: true });
    };
  };
}

/** For a card that is to be answered or closed first: Tab does not lead out of it either. */
export function holdsFocus(selector: string, lost?: () => boolean): Attachment<HTMLElement> {
  const borrow = borrowsFocus(selector, lost);
  return (node) => {
    const giveBack = borrow(node);
    keepers.push(node);
    return () => {
      keepers.splice(keepers.indexOf(node), 1);
      giveBack?.();
    };
  };
}

/** Where Tab leads to: within the topmost card, and what was opened above it, such as a rule. */
export function keepWithin(event: KeyboardEvent): void {
  const card = keepers.at(-1);
  if (event.key !== "Tab" || !card) return;
  event.preventDefault();
  const stops = [card, ...above(card)].flatMap(stopsOf);
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? (here < 0 ? -1 : here - 1) : (here + 1) % stops.length;
  stops.at(next)?.focus();
}

/** What was opened later than a card, and lies over it. */
function above(card: HTMLElement): HTMLElement[] {
  const own = layers.findIndex(({ node }) => node === card);
  return own < 0 ? [] : layers.slice(own + 1).map(({ node }) => node);
}

function stopsOf(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility(),
  );
}
