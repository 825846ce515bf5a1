/** Pointing at a hex for the others: Alt and a click, a long press, or a key over the hex. */

import type { AnyDesk } from "../lib/desk/base.svelte";

const PRESS_MS = 900;
const STILL = 8;

function hexUnder(desk: AnyDesk, target: EventTarget | null, x: number, y: number): number {
  const board = target instanceof Element ? target.closest("[data-testid='board']") : null;
  const box = board?.querySelector(".stage")?.getBoundingClientRect();
  if (!box) return -1;
  const { k } = desk.camera;
  return desk.map.hexAt({ x: (x - box.left) / k, y: (y - box.top) / k })?.id ?? -1;
}

interface Hands {
  click(event: MouseEvent): void;
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(): void;
  key(event: KeyboardEvent): void;
}

export function pinging(desk: AnyDesk): Hands {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };

  const up = (): void => clearTimeout(timer);

  return {
    up,
    click(event) {
      const hex = event.altKey ? hexUnder(desk, event.target, event.clientX, event.clientY) : -1;
      if (hex < 0) return;
      event.stopPropagation();
      desk.session.others.ping(hex);
    },
    down(event) {
      up();
      if (event.pointerType !== "touch" || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      const { target } = event;
      timer = setTimeout(() => {
        const hex = hexUnder(desk, target, from.x, from.y);
        if (hex >= 0) desk.session.others.ping(hex);
      }, PRESS_MS);
    },
    move(event) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) up();
    },
    key(event) {
      const typing = event.target instanceof HTMLInputElement;
      if (event.code !== "KeyX" || typing || event.ctrlKey || event.metaKey || event.repeat) return;
      if (desk.hover.hex >= 0) desk.session.others.ping(desk.hover.hex);
    },
  };
}
