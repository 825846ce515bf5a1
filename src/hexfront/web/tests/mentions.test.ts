import { expect, test } from "vitest";
import { hexNames, mentioned, partsOf, written } from "../src/lib/mentions";

const HEXES = hexNames([
  { id: 31, label: "B05" },
  { id: 47, label: "2204" },
]);

test("names of hexes are found, a bare number is only a number", () => {
  expect(mentioned("Hold b05, then #2204; in 2204 or b055 nothing", HEXES)).toEqual([
    { hex: 31 },
    { hex: 47 },
  ]);
  expect(mentioned("nothing here", HEXES)).toEqual([]);
});

test("a hex is written so that it is found again", () => {
  expect(["B05", "2204"].map(written)).toEqual(["B05", "#2204"]);
  expect(mentioned(written("2204"), HEXES)).toEqual([{ hex: 47 }]);
});

test("a line is cut at what leads to the board", () => {
  expect(partsOf("Hold B05!", [{ hex: 31 }], HEXES)).toEqual([
    { text: "Hold ", hex: -1 },
    { text: "B05", hex: 31 },
    { text: "!", hex: -1 },
  ]);
});

test("what the server has not let pass leads nowhere", () => {
  expect(partsOf("Hold B05!", [], HEXES)).toEqual([{ text: "Hold B05!", hex: -1 }]);
});
