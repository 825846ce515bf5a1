/** Sorting offers, and finding the one that is wanted most. */

import { expect, it } from "vitest";
import { byType, ofTypes, unitIn, unseenLit, wish } from "../../src/lib/desk/lights";

const offers = ["Done", "Move", "Fire", "Move"].map((type, unit) => ({ choice: { type, unit } }));

it("lists offers in the order of the wanted types", () => {
  expect(ofTypes(offers, ["Move", "Done"]).map(({ choice }) => choice.unit)).toEqual([1, 3, 0]);
});

it("leaves out types that are not on offer", () => {
  expect([...byType(offers, ["Rally", "Fire", "Move"]).keys()]).toEqual(["Fire", "Move"]);
});

it("grants the earliest wish that can be granted", () => {
  const find = wish<{ type: string; unit: number }>(
    ({ type }) => type === "Rally",
    ({ type, unit }) => type === "Move" && unit > 1,
    ({ type }) => type === "Done",
  );
  expect(find(offers)).toBe(offers[3]);
  expect(find(offers.slice(0, 2))).toBe(offers[0]);
  expect(find([])).toBeUndefined();
});

it("names the unit of a choice, number 0 too", () => {
  expect(unitIn({ type: "Move", unit: 0 } as { type: string })).toBe(0);
  expect(unitIn({ type: "Done" })).toBe(-1);
});

it.each([
  [[1, 2], -1],
  [[2, 3], 2],
  [[3], 3],
  [[], -1],
])("finds the nearest of what is lit out of view: %o", (ids, found) => {
  const places: Readonly<Record<number, number>> = { 1: 100, 2: 101, 3: 300 };
  const board = {
    lit: { hexes: new Map(ids.map((id) => [id, null])) },
    map: { at: (id: number) => ({ id, x: places[id] ?? 0, y: 50 }) },
    room: { x: 0, y: 0, width: 100, height: 100 },
  };
  expect(unseenLit(board, { x: 50, y: 50 })).toBe(found);
});
