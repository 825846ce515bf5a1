import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Gallery } from "../src/lib/gallery.svelte";
import type { ScenarioInfo } from "../src/lib/wire";

const scenario = (id: string, board: string): ScenarioInfo => ({ id, board }) as ScenarioInfo;
const [FIRST, TWIN, SECOND] = [scenario("a", "1"), scenario("b", "1"), scenario("c", "2")];

let quiet: (() => void)[] = [];

/** The browser has nothing else to do. */
function rest(): void {
  for (const go of quiet.splice(0)) go();
}

beforeEach(() => {
  quiet = [];
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (go: () => void) => quiet.push(go));
});
afterEach(() => vi.unstubAllGlobals());

it("draws cards that are seen whole, one after the other, and a board once", () => {
  const gallery = new Gallery();
  gallery.look(FIRST, 0, 1);
  gallery.look(SECOND, 2, 1);
  rest();
  expect([FIRST, TWIN, SECOND].map((one) => gallery.mapOf(one))).toEqual(["a", "a", ""]);
  gallery.done(FIRST);
  rest();
  expect(gallery.mapOf(SECOND)).toBe("c");
});

it("draws in the order of the cards, in whatever order they are seen", () => {
  const gallery = new Gallery();
  gallery.look(SECOND, 2, 1);
  gallery.look(FIRST, 0, 1);
  rest();
  expect([FIRST, SECOND].map((one) => gallery.mapOf(one))).toEqual(["a", ""]);
});

it("draws those seen in part when the player stirs", () => {
  const gallery = new Gallery();
  gallery.look(FIRST, 0, 0.5);
  gallery.look(SECOND, 2, 0.1);
  rest();
  expect(gallery.mapOf(FIRST)).toBe("");
  gallery.stir();
  rest();
  expect(gallery.mapOf(FIRST)).toBe("a");
  gallery.done(FIRST);
  rest();
  expect(gallery.mapOf(SECOND)).toBe("");
});

it("leaves all maps while a game is being opened, and goes on with them when it is not", () => {
  const gallery = new Gallery();
  gallery.look(FIRST, 0, 1);
  gallery.look(SECOND, 2, 1);
  rest();
  gallery.done(FIRST);
  rest();
  gallery.hold(true);
  rest();
  expect([FIRST, SECOND].map((one) => gallery.mapOf(one))).toEqual(["a", ""]);
  gallery.hold(false);
  rest();
  expect(gallery.mapOf(SECOND)).toBe("c");
});
