import { expect, test } from "vitest";
import { arrowShape, tracksOf } from "../src/lib/tracks";
import type { LogLine } from "../src/lib/wire";

const line = (args: Record<string, number>): LogLine =>
  ({ number: 0, step: 0, entry: { message: "log-marched", rule: "", args } }) as unknown as LogLine;

test("a unit's moves are one way from its first hex to its last", () => {
  const lines = [
    line({ unit: 1, from: 10, to: 11 }),
    line({ unit: 2, from: 5, to: 6 }),
    line({ unit: 1, from: 11, to: 12 }),
    line({ unit: 3 }),
  ];
  expect(tracksOf(lines)).toEqual([
    { unit: 1, from: 10, to: 12 },
    { unit: 2, from: 5, to: 6 },
  ]);
});

test("who comes back has gone nowhere, and who leaves the map has no arrow", () => {
  const back = [line({ unit: 1, from: 10, to: 11 }), line({ unit: 1, from: 11, to: 10 })];
  expect(tracksOf([...back, line({ unit: 2, from: 4, to: -7 })])).toEqual([]);
});

test("an arrow points from its first point to its last", () => {
  expect(arrowShape({ x: 0, y: 0 }, { x: 100, y: 0 }, 10)).toBe(
    "M0 3L60 6L60 16L100 0L60 -16L60 -6L0 -3Z",
  );
  expect(arrowShape({ x: 0, y: 0 }, { x: 120, y: 0 }, 10, 20)).toBe(
    arrowShape({ x: 0, y: 0 }, { x: 100, y: 0 }, 10),
  );
});
