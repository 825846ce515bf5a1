/** Where counters lie when a pile is opened, and what a click on a pile means. */

import { describe, expect, it } from "vitest";
import { fanOut, opensPile, pile, stacked, type FanShape } from "../../src/lib/desk/piles";

const SHAPE: FanShape = {
  across: 80,
  down: 90,
  columns: 3,
  edge: { side: 50, top: 40, bottom: 60 },
};
const ROOM = { x: 0, y: 0, width: 1000, height: 800 };

describe("an opened pile", () => {
  it("leaves the first counter where it is and lays the others beside it", () => {
    const { places } = fanOut(["a", "b", "c", "d"], { x: 300, y: 300 }, SHAPE, 1, ROOM);
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [300, 300],
      [380, 300],
      [460, 300],
      [300, 390],
    ]);
  });

  it.each([
    [{ x: 790, y: 300 }, 1],
    [{ x: 791, y: 300 }, -1],
  ])("turns to the other side where the window ends: %o", (from, way) => {
    const { places } = fanOut(["a", "b", "c"], from, SHAPE, 1, ROOM);
    expect(places[0]).toMatchObject(from);
    expect(places[1]?.x).toBe(from.x + way * 80);
  });

  it.each([
    [{ x: 20, y: 20 }],
    [{ x: 990, y: 790 }],
  ])("lies in the window: %o", (from) => {
    const { box } = fanOut(["a", "b", "c", "d", "e"], from, SHAPE, 2, ROOM);
    expect(box.left).toBeGreaterThanOrEqual(ROOM.x);
    expect(box.top).toBeGreaterThanOrEqual(ROOM.y);
    expect(box.right).toBeLessThanOrEqual(ROOM.width);
    expect(box.bottom).toBeLessThanOrEqual(ROOM.height);
  });

  it.each([
    [259, [0, 0, 90]],
    [260, [0, 0, 0]],
    [90, [0, 90, 180]],
  ])("has rows no longer than a window %i wide", (width, downs) => {
    const { box, places } = fanOut(["a", "b", "c"], { x: 50, y: 50 }, SHAPE, 1, { ...ROOM, width });
    expect(places.map(({ y }) => y - 50)).toEqual(downs);
    expect(box.right).toBeLessThanOrEqual(Math.max(width, 100));
  });
});

describe("a pile", () => {
  it("is spread no further than its shape allows", () => {
    const lain = pile(["a", "b", "c", "d"], { x: 0, y: 0 }, { step: 8, spread: 18 });
    expect(lain.map(({ x }) => x)).toEqual([-9, -3, 3, 9]);
    expect(lain.map(({ y }) => y)).toEqual([9, 3, -3, -9]);
  });

  it("has the heaviest unit on top, and of equals the one with the higher number", () => {
    const units = [
      { id: 0, hex: 5, weight: 2 },
      { id: 1, hex: 5, weight: 1 },
      { id: 2, hex: 7, weight: 1 },
      { id: 3, hex: 5, weight: 1 },
      { id: 4, weight: 9 },
    ];
    const found = stacked(units, ({ hex }) => hex, ({ weight }) => weight);
    expect(found.get(5)?.map(({ id }) => id)).toEqual([1, 3, 0]);
    expect(found.get(7)?.map(({ id }) => id)).toEqual([2]);
  });
});

describe("a click on a pile", () => {
  const lit = { crowd: 2, opened: false, lit: true, hexLit: true, own: false };

  it("opens it whenever one of its counters takes an offer", () => {
    expect(opensPile(lit)).toBe(true);
  });

  it.each([
    ["one counter alone", { crowd: 1 }],
    ["an opened pile", { opened: true }],
    ["a hex that can be chosen", { lit: false, own: true }],
    ["the other side's counters", { lit: false, hexLit: false }],
  ])("is a click on the counter itself for %s", (_, change) => {
    expect(opensPile({ ...lit, ...change })).toBe(false);
  });

  it("opens own counters to be looked at", () => {
    expect(opensPile({ ...lit, lit: false, hexLit: false, own: true })).toBe(true);
  });
});
