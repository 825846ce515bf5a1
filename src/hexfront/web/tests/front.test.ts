import { expect, test } from "vitest";
import { frontLine, nearest } from "../src/lib/front";
import { HexMap } from "../src/lib/geometry";

const RADIUS = 50;

/** One row of hexes from the north to the south, numbered from 0. */
const map = new HexMap({
  svg: "",
  width: 100,
  height: 1000,
  radius: RADIUS,
  hexes: Array.from({ length: 8 }, (_, id) => {
    return { id, label: String(id), x: 50, y: 50 + id * RADIUS * Math.sqrt(3), terrain: "open" };
  }),
});
const everywhere = (): boolean => true;

test("each hex belongs to whom it lies nearest, and to nobody when both are as near", () => {
  const near = nearest(map, new Map([[0, 0], [4, 1]]), everywhere, 9); // prettier-ignore
  expect([...near].map(([hex, { side }]) => [hex, side]).sort()).toEqual([
    [0, 0],
    [1, 0],
    [2, -1],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 1],
    [7, 1],
  ]);
  expect(frontLine(map, near, 0)).toBe(map.hexside(1, 2));
  expect(frontLine(map, near, 1)).toBe(map.hexside(3, 2));
});

test("water and great distance are nobody's", () => {
  const near = nearest(map, new Map([[0, 0], [4, 1]]), (hex) => hex !== 1, 1); // prettier-ignore
  expect([...near.keys()].sort()).toEqual([0, 3, 4, 5]);
  expect(frontLine(map, near, 0)).toBe("");
});
