import { beforeEach, expect, test, vi } from "vitest";
import { forgetTable, keepTable, keptTables, type KeptTable } from "../src/lib/keep";

const table = (name: string): KeptTable => ({ table: name, token: "t", game: "g", scenario: "s" });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the table kept last comes first, and each only once", () => {
  keepTable(table("a"));
  keepTable(table("b"));
  keepTable(table("a"));
  expect(keptTables().map((kept) => kept.table)).toEqual(["a", "b"]);
});

test("thirty tables are kept", () => {
  for (let n = 0; n < 31; n += 1) keepTable(table(String(n)));
  expect(keptTables()).toHaveLength(30);
  expect(keptTables().at(-1)?.table).toBe("1");
});

test("a table can be forgotten", () => {
  keepTable(table("a"));
  keepTable(table("b"));
  forgetTable("b");
  expect(keptTables().map((kept) => kept.table)).toEqual(["a"]);
});

test("what somebody else wrote there is no list of tables", () => {
  localStorage.setItem("hexfront.tables", "{");
  expect(keptTables()).toEqual([]);
  localStorage.setItem("hexfront.tables", '{"a": 1}');
  expect(keptTables()).toEqual([]);
});
