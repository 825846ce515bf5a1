/** What lies open over the page: Esc closes the topmost of it and does nothing else. */

import type { Attachment } from "svelte/attachments";

interface Layer {
  close(): void;
  /** False while it only fades out. */
  isOpen(): boolean;
}

const layers: Layer[] = [];

/** For what lies there as long as its element does. */
export function dismissable(close: () => void, isOpen: () => boolean = () => true): Attachment {
  return () => {
    const layer = { close, isOpen };
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
    node.querySelector<HTMLElement>(selector)?.focus();
    return () => {
      const given = before instanceof HTMLElement || before instanceof SVGElement;
      if (given && before !== document.body && !lost()) before.focus({ preventScroll: true });
    };
  };
}
