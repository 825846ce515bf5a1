import { expect, test } from "vitest";
import { Pictures, applied, precededBy } from "../src/lib/picture";
import type { Changes, LogLine, Update } from "../src/lib/wire";

const line = (number: number): LogLine => ({
  number,
  step: number,
  entry: { message: `log-${number}`, args: {}, rule: "", tally: null, audience: null },
});

/** An update with just what a picture looks at. */
const update = (log: readonly LogLine[]): Update => {
  const told: Partial<Update> = { type: "Update", seq: 1, seat: 0, view: { vp: 2 }, log, fresh: true };
  return told as Update;
};

const changes = (told: Partial<Changes>): Changes => ({
  type: "Changes",
  since: 1,
  changes: null,
  kept: 0,
  log: [],
  ...told,
});

test("a change replaces, adds and takes away fields, and leaves the rest as it is", () => {
  const old = { a: 1, b: 2, deep: { x: [1, 2] } };
  const made = applied({ a: [5], b: [], c: [7] }, old) as typeof old;
  expect(made).toEqual({ a: 5, c: 7, deep: { x: [1, 2] } });
  expect(made.deep).toBe(old.deep);
});

test("a list changes by places, or is put together from runs of the old one", () => {
  expect(applied({ "1": ["b"] }, ["x", "y", "z"])).toEqual(["x", "b", "z"]);
  const runs = [[2, 1], { new: ["n"] }, [0, 1]] as unknown as readonly unknown[];
  expect(applied({ runs }, ["x", "y", "z"])).toEqual(["z", "n", "x"]);
});

test("no change is the old value itself", () => {
  const old = { a: 1 };
  expect(applied(null, old)).toBe(old);
});

test("changes that start from another update are not taken", () => {
  const pictures = new Pictures();
  expect(pictures.changed(changes({}))).toBeNull();
  pictures.painted(update([]));
  expect(pictures.changed(changes({ since: 2 }))).toBeNull();
  expect(pictures.changed(changes({ changes: { seq: [2] } }))?.seq).toBe(2);
});

test("lines that were taken back are gone from a fresh log, and new ones follow", () => {
  const pictures = new Pictures();
  pictures.painted(update([line(0), line(1), line(2)]));
  const told = pictures.changed(changes({ kept: 1, log: [line(1)] }));
  expect(told?.log.map(({ number }) => number)).toEqual([0, 1]);
});

test("earlier lines are put before the known ones only where they fit", () => {
  expect(precededBy([line(0), line(1)], [line(2)])).toHaveLength(3);
  expect(precededBy([line(0)], [line(2)])).toHaveLength(1);
  expect(precededBy([], [line(2)])).toHaveLength(1);
});
