/** Keys of the game screen; every offer can also be reached with Tab. */

import type { Desk } from "../lib/desk/desk";
import { goAround, isGiven } from "../lib/focus";
import { settings } from "../lib/settings.svelte";

interface Actions {
  look(on: boolean): void;
  help(): void;
  goal(): void;
}

interface Keys {
  /** Before anything on the page hears of the key. */
  first(event: KeyboardEvent): void;
  down(event: KeyboardEvent): void;
  up(event: KeyboardEvent): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function typing(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
}

/** A card lies open that is to be answered or closed first. */
function isCovered(): boolean {
  return document.querySelector("[aria-modal='true']") !== null;
}

/** Milliseconds within which a second Enter was meant for what the first one pressed. */
const HASTE_MS = 350;

/** What lies behind is gone to when nothing lies ahead. */
const BEHIND = 1e6;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the focus was last: what had it may be gone by now. */
let last: Spot | null = null;

/** To the nearest offer in the arrow's direction, from what has or last had the focus. */
function stepFocus([dx, dy]: readonly [number, number]): boolean {
  const here = document.activeElement?.closest("[data-offer], [data-testid='board'] *");
  const from = here ? middle(here) : last;
  if (!from) return false;
  // From the board no arrow leads into the panel: what lies beyond the edge is on the board, too.
  const room = here?.closest("[data-testid='board']") ?? document;
  let best: { element: Element; far: number } | null = null;
  for (const element of room.querySelectorAll("[data-offer]")) {
    if (element === here) continue;
    const to = middle(element);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    // Where what had the focus is gone, any arrow finds what is asked next.
    if (along < 4 && here) continue;
    const far = along < 4 ? BEHIND + aside - along : along + 2 * aside;
    if (!best || far < best.far) best = { element, far };
  }
  (best?.element as HTMLElement | undefined)?.focus({ preventScroll: true });
  return best !== null;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Remembers where the focus is, for the arrows of a player whose choice is gone. */
export function rememberFocus(event: FocusEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-offer]")) {
    last = middle(event.target);
  }
}

/** The pointer is used again: arrows move the board. */
export function forgetFocus(): void {
  last = null;
}

export function keyboard(desk: Desk, actions: Actions): Keys {
  /** When Enter was pressed last, and what was asked then. */
  let entered = { at: -Infinity, update: desk.session.update, menu: desk.menu };

  /** As with a double click: something else may have come under the key meanwhile. */
  function isHasty({ key, timeStamp }: KeyboardEvent): boolean {
    const { update } = desk.session;
    const before = entered;
    const soon = key === "Enter" && timeStamp - before.at < HASTE_MS;
    const at = key === "Enter" ? timeStamp : -Infinity;
    entered = soon ? { ...before, at } : { at, update, menu: desk.menu };
    return soon && isGiven() && (before.update !== update || before.menu !== desk.menu);
  }

  function first(event: KeyboardEvent): void {
    if (!isHasty(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function undoKey(event: KeyboardEvent): boolean {
    const plain = event.code === "KeyU" && !event.ctrlKey && !event.metaKey;
    return plain || (event.code === "KeyZ" && (event.ctrlKey || event.metaKey));
  }

  function down(event: KeyboardEvent): void {
    if (typing(event) || event.altKey) return;
    // A key that is held down presses once: what has the focus meanwhile was not meant.
    if (event.key === "Enter" && event.repeat) return event.preventDefault();
    if (event.key !== "Escape" && isCovered()) return covered(event);
    if (undoKey(event)) {
      event.preventDefault();
      return desk.session.undo();
    }
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === "F6") {
      event.preventDefault();
      return goAround(event.shiftKey);
    }
    const arrow = ARROWS[event.key];
    if (arrow) return pan(event, arrow);
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (digit) return desk.press(Number(digit) - 1);
    plain(event);
  }

  /** Keys that open a card close it again; no other reaches behind it. */
  function covered(event: KeyboardEvent): void {
    if (event.key === "?") actions.help();
    else if (event.code === "KeyW" && !event.repeat) actions.goal();
  }

  function pan(event: KeyboardEvent, arrow: readonly [number, number]): void {
    event.preventDefault();
    if (event.shiftKey || !stepFocus(arrow)) desk.camera.nudge(-arrow[0] * 90, -arrow[1] * 90);
  }

  function plain(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      if (desk.session.playback.playing) desk.session.playback.skipAll();
      else desk.escape();
    } else if (event.key === "+" || event.key === "=") desk.camera.zoom(1.25);
    else if (event.key === "-") desk.camera.zoom(0.8);
    else if (event.key === "0") desk.camera.fit();
    else if (event.key === "?") actions.help();
    else if (event.code === "KeyW" && !event.repeat) actions.goal();
    else if (event.code === "KeyL" && !event.repeat) actions.look(true);
    else if (event.code === "KeyH" && desk.session.playback.playing) desk.session.playback.pause();
    else if (event.code === "KeyP") settings.panel = !settings.panel;
    else if (!event.repeat && desk.key?.(event.code)) event.preventDefault();
    else if (document.activeElement === document.body) goOn(event);
  }

  /** Space skips what is being shown; with nothing to skip it takes only what can be undone. */
  function goOn(event: KeyboardEvent): void {
    if (event.key === "Enter" && !desk.session.playback.playing) desk.confirm(false);
    else if (event.key === " " && desk.session.playback.playing) desk.session.playback.skipAll();
    else if (event.key === " ") desk.confirm(true);
  }

  function up(event: KeyboardEvent): void {
    if (event.code === "KeyL") actions.look(false);
  }

  return { first, down, up };
}
