import { expect, test } from "vitest";
import { matches } from "../src/lib/finding";

const THINGS = ["Voronezh 1605", "Stary Oskol 1204", "6th Army HQ 1407", "16th Panzer 1606", "Nový", "3-\u2060я армия"];
const find = (asked: string, most = 9): string[] => matches(THINGS, asked, (name) => name, most);

test("nothing is found before something is asked", () => {
  expect(find("  ")).toEqual([]);
});

test("whole words come before beginnings, and those before other parts", () => {
  expect(find("160")).toEqual(["Voronezh 1605", "16th Panzer 1606"]);
  expect(find("6th")).toEqual(["6th Army HQ 1407", "16th Panzer 1606"]);
});

test("every word asked for must be there, in any order and without accents", () => {
  expect(find("1204 osk")).toEqual(["Stary Oskol 1204"]);
  expect(find("novy")).toEqual(["Nový"]);
  expect(find("3-я")).toEqual(["3-\u2060я армия"]);
  expect(find("oskol 1605")).toEqual([]);
});

test("no more is listed than there is room for", () => {
  expect(find("1", 2)).toHaveLength(2);
});
