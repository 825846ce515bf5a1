import { describe, expect, test } from "vitest";
import { HexMap, arrowPath, towards } from "../src/lib/geometry";
import type { BoardFacts } from "../src/lib/wire";

const RADIUS = 50;
const STEP = RADIUS * Math.sqrt(3);

/** Columns of flat-topped hexes, every other one half a hex lower; ids run down the columns. */
function board(columns: number, rows: number): BoardFacts {
  const hexes = Array.from({ length: columns * rows }, (_, id) => {
    const column = Math.floor(id / rows);
    const row = id % rows;
    const x = 100 + column * RADIUS * 1.5;
    const y = 100 + (row + (column % 2) / 2) * STEP;
    return { id, label: `${column}-${row}`, x, y, terrain: "open" };
  });
  return { svg: "", width: 500, height: 500, radius: RADIUS, hexes };
}

const map = new HexMap(board(3, 3));
const MIDDLE = 4;

describe("neighbours", () => {
  test("are six around a hex, clockwise from the north", () => {
    expect(map.neighbours(MIDDLE).map((hex) => hex?.id)).toEqual([3, 7, 8, 5, 2, 1]);
  });

  test("are missing beyond the edge", () => {
    expect(map.neighbours(0).map((hex) => hex?.id)).toEqual([
      undefined,
      undefined,
      3,
      1,
      undefined,
      undefined,
    ]);
  });

  test("know the way back", () => {
    for (const [facing, hex] of map.neighbours(MIDDLE).entries()) {
      expect(map.direction(hex?.id ?? -1, MIDDLE)).toBe((facing + 3) % 6);
    }
    expect(map.direction(0, 8)).toBe(-1);
  });
});

test("the front is the hex faced and those to its left and right", () => {
  expect(map.front(MIDDLE, 0)).toEqual([1, 3, 7]);
  expect(map.front(MIDDLE, 5)).toEqual([2, 1, 3]);
});

describe("the hex under a point", () => {
  test("is the one in whose shape it lies", () => {
    for (const hex of map.board.hexes) {
      expect(map.hexAt(hex)?.id).toBe(hex.id);
      const inside = towards(2, STEP * 0.49);
      expect(map.hexAt({ x: hex.x + inside.x, y: hex.y + inside.y })?.id).toBe(hex.id);
    }
  });

  test("is another just beyond a hexside", () => {
    const centre = map.at(MIDDLE) ?? { x: 0, y: 0 };
    const beyond = towards(2, STEP * 0.51);
    expect(map.hexAt({ x: centre.x + beyond.x, y: centre.y + beyond.y })?.id).toBe(8);
  });

  test("is none off the board", () => {
    expect(map.hexAt({ x: -200, y: 100 })).toBeUndefined();
  });
});

describe("paths", () => {
  test("of a set of hexes leave out the hexsides within it", () => {
    const sides = (ids: number[]): number => map.outline(ids).split("M").length - 1;
    expect(sides([MIDDLE])).toBe(6);
    expect(sides([MIDDLE, 3])).toBe(10);
    expect(sides([])).toBe(0);
  });

  test("of a way need two hexes", () => {
    expect(map.way([MIDDLE])).toBe("");
    expect(map.way([0, 1])).toBe(`M100 100L100 ${100 + STEP}`);
    expect(map.way([0, 99])).toBe("");
  });

  test("of a hexside need neighbours", () => {
    expect(map.hexside(0, 1)).not.toBe("");
    expect(map.hexside(0, 8)).toBe("");
  });

  test("of an arrow keep clear of both ends", () => {
    expect(arrowPath({ x: 0, y: 0 }, { x: 100, y: 0 }, 10, 0)).toBe("M10 0Q50 0 90 0");
    expect(arrowPath({ x: 0, y: 0 }, { x: 20, y: 0 }, 10, 0)).toBe("M8 0Q10 0 12 0");
  });
});
