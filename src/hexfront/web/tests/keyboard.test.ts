/** Enter pressed twice presses once, where something else has come under it meanwhile. */

import { beforeEach, expect, it, vi } from "vitest";
import { keyboard } from "../src/components/keyboard";
import type { Desk } from "../src/lib/desk/desk";

const body = {};
const session = { update: {} };
const desk = { session, menu: null as unknown };
let at = 0;

/** Whether a key goes on to the page. */
function press(key: string, after: number): boolean {
  const { first } = keys;
  const stopped = vi.fn();
  at += after;
  first({ key, timeStamp: at, preventDefault: stopped, stopPropagation: stopped } as unknown as KeyboardEvent);
  return stopped.mock.calls.length === 0;
}

const nothing = (): void => undefined;
let keys = keyboard(desk as unknown as Desk, { look: nothing, help: nothing, goal: nothing });

beforeEach(() => {
  vi.stubGlobal("document", { body, activeElement: body });
  [session.update, desk.menu] = [{}, null];
  keys = keyboard(desk as unknown as Desk, { look: nothing, help: nothing, goal: nothing });
});

it("leaves what has come in answer to the first Enter", () => {
  expect(press("Enter", 1000)).toBe(true);
  session.update = {};
  expect(press("Enter", 200)).toBe(false);
  expect(press("Enter", 349)).toBe(false);
  expect(press("Enter", 350)).toBe(true);
});

it("leaves the first line of a menu that has opened", () => {
  press("Enter", 1000);
  desk.menu = {};
  expect(press("Enter", 100)).toBe(false);
});

it("takes a second Enter where nothing has changed, and one that another key has led to", () => {
  press("Enter", 1000);
  expect(press("Enter", 100)).toBe(true);
  session.update = {};
  expect(press("ArrowDown", 50)).toBe(true);
  expect(press("Enter", 50)).toBe(true);
});

it("takes what the player has gone to himself", () => {
  press("Enter", 1000);
  session.update = {};
  vi.stubGlobal("document", { body, activeElement: {} });
  expect(press("Enter", 100)).toBe(true);
});
