import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Gallery } from "../src/lib/gallery.svelte";
import type { ScenarioInfo } from "../src/lib/wire";

const scenario = (id: string, board: string): ScenarioInfo => ({ id, board }) as ScenarioInfo;
const [FIRST, TWIN, SECOND] = [scenario("a", "1"), scenario("b", "1"), scenario("c", "2")];

beforeEach(() => {
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (go: () => void) => go());
});
afterEach(() => vi.unstubAllGlobals());

it("draws cards that are seen whole, one after the other, and a board once", () => {
  const gallery = new Gallery();
  gallery.look(FIRST, 1);
  gallery.look(SECOND, 1);
  expect([FIRST, TWIN, SECOND].map((one) => gallery.mapOf(one))).toEqual(["a", "a", ""]);
  gallery.done(FIRST);
  expect(gallery.mapOf(SECOND)).toBe("c");
});

it("draws those seen in part when the player stirs", () => {
  const gallery = new Gallery();
  gallery.look(FIRST, 0.5);
  gallery.look(SECOND, 0.1);
  expect(gallery.mapOf(FIRST)).toBe("");
  gallery.stir();
  expect(gallery.mapOf(FIRST)).toBe("a");
  gallery.done(FIRST);
  expect(gallery.mapOf(SECOND)).toBe("");
});
