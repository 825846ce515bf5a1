import { describe, expect, test } from "vitest";
import { deedOf } from "../src/lib/deeds";
import { heartOf } from "../src/lib/geometry";
import { othersDoings, reportOf } from "../src/lib/report";
import { arrangementOf } from "../src/games/aslsk/arrangement";
import type { AslskView } from "../src/games/aslsk/wire";
import type { Args, Entry, LogLine } from "../src/lib/wire";

const entry = (message: string, args: Args = {}): Entry => ({
  message,
  args,
  rule: "",
  tally: null,
  audience: null,
});

const HEXES = new Map([[7, 30]]);
const hexOf = (unit: number): number => HEXES.get(unit) ?? -1;

describe("what an entry tells of the map", () => {
  test("a move goes from one hex to another, however a game calls where it began", () => {
    const move = { kind: "move", from: 1, to: 2 };
    expect(deedOf(entry("log-moved", { unit: 7, from: 1, to: 2 }), hexOf)).toEqual(move);
    expect(deedOf(entry("log-move", { unit: 7, origin: 1, to: 2 }), hexOf)).toEqual(move);
  });

  test("a shot comes from where its firer is", () => {
    const shot = deedOf(entry("log-fires-weapon", { unit: 7, hex: 4 }), hexOf);
    expect(shot).toEqual({ kind: "fire", from: 30, to: 4 });
  });

  test("anything else happens in its hex, or where its unit is, or nowhere", () => {
    expect(deedOf(entry("log-broken", { unit: 7, hex: 4 }), hexOf)?.to).toBe(4);
    expect(deedOf(entry("log-pinned", { unit: 7 }), hexOf)).toEqual({ kind: "spot", from: 30, to: 30 });
    expect(deedOf(entry("log-miss", { by: 3, target: 7 }), hexOf)?.to).toBe(30);
    expect(deedOf(entry("log-round", { round: 2 }), hexOf)).toBeNull();
  });
});

describe("the report of the others' turn", () => {
  const log = (...told: (readonly [string, number])[]): LogLine[] =>
    told.map(([message, side], number) => ({ number, step: number, entry: entry(message, { side }) }));
  const reader = {
    side: ({ args }: Entry) => Number(args["side"]),
    begins: ({ message, args }: Entry) => (message === "log-player-turn" ? Number(args["side"]) : -1),
    own: (side: number) => side === 0,
    befalls: ({ message }: Entry) => message === "log-destroyed",
  };
  const numbers = (lines: readonly LogLine[]): number[] => lines.map(({ number }) => number);

  test("is their latest turn, without its beginning and what belongs to nobody", () => {
    const lines = log(
      ["log-player-turn", 1],
      ["log-moved", 1],
      ["log-player-turn", 0],
      ["log-moved", 0],
      ["log-player-turn", 1],
      ["log-moved", 1],
      ["log-weather", -1],
      ["log-fires", 0],
      ["log-player-turn", 0],
      ["log-moved", 0],
    );
    expect(numbers(reportOf(lines, reader))).toEqual([5, 7]);
    expect(numbers(reportOf(lines.slice(0, 7), reader))).toEqual([5]);
  });

  test("is what came before the own first turn where only that is told", () => {
    const lines = log(["log-march", 0], ["log-march", 1], ["log-player-turn", 0], ["log-march", 0]);
    expect(numbers(reportOf(lines, reader))).toEqual([1]);
    expect(reportOf([...lines.slice(2), ...log(["log-retreat", 1])], reader)).toEqual([]);
  });

  test("names no phases, in which somebody may have done nothing", () => {
    const lines = log(["log-player-turn", 1], ["log-phase-rout", 1], ["log-rout", 1], ["log-player-turn", 0]);
    const told = othersDoings(lines, ["me", "computer"], ({ args }) => Number(args["side"]));
    expect(numbers(told)).toEqual([2]);
  });

  test("is no set-up, and nothing in the midst of the reader's own first turn", () => {
    const lines = log(["log-set-up-done", 1], ["log-player-turn", 0], ["log-fires", 0], ["log-check", 1]);
    expect(othersDoings(lines, ["me", "computer"], ({ args }) => Number(args["side"]))).toEqual([]);
  });

  test("is a short turn, too", () => {
    const lines = log(["log-march", 0], ["log-mini-turn", 1], ["log-march", 1], ["log-player-turn", 0]);
    const told = othersDoings(lines, ["me", "computer"], ({ args }) => Number(args["side"]));
    expect(numbers(told)).toEqual([2]);
  });

  test("is what came after the latest own doing where no turns are told", () => {
    const lines = log(["log-move", 0], ["log-move", 1], ["log-attack", 1]);
    expect(numbers(reportOf(lines, reader))).toEqual([1, 2]);
    expect(reportOf(log(["log-move", 1], ["log-pass", 0]), reader)).toEqual([]);
    const hit = log(["log-move", 0], ["log-attack", 1], ["log-destroyed", 0]);
    expect(numbers(reportOf(hit, reader))).toEqual([1, 2]);
    expect(reportOf(log(["log-move", 0], ["log-destroyed", 0]), reader)).toEqual([]);
  });

  test("goes on where the end of a round brings the reader something, too", () => {
    const lines = log(
      ["log-pass", 0],
      ["log-card", 1],
      ["log-sniper", 0],
      ["log-pass", 1],
      ["log-reinforcement", 0],
      ["log-reinforcement", 1],
    );
    const told = othersDoings(lines, ["me", "computer"], ({ args }) => Number(args["side"]));
    expect(numbers(told)).toEqual([1, 2, 3, 4, 5]);
  });
});

test("the heart of a fight lies between those who are nearest to each other", () => {
  const ours = [{ x: 0, y: 0 }, { x: 100, y: 0 }];
  expect(heartOf(ours, [{ x: 140, y: 0 }, { x: 900, y: 0 }])).toEqual({
    at: { x: 120, y: 0 },
    ours: { x: 100, y: 0 },
    theirs: { x: 140, y: 0 },
  });
  expect(heartOf([...ours, { x: 60, y: 0 }], [])?.at).toEqual({ x: 60, y: 0 });
  expect(heartOf([], [])).toBeUndefined();
});

test("of many places where foes meet the heart is where most of them do", () => {
  const [alone, crowd] = [[0], [5000, 5010, 5020]].map((places) =>
    places.map((x) => ({ x, y: 0 })),
  );
  const ours = [...alone!, ...crowd!];
  expect(heartOf(ours, ours.map(({ x }) => ({ x, y: 10 })))?.at.x).toBeGreaterThan(4000);
});

test("a set-up is kept as the choices that make it again", () => {
  const view: Pick<AslskView, "units" | "weapons"> = {
    units: [
      { id: 0, kind: "a", side: 0, place: "board", hex: 5 },
      { id: 1, kind: "a", side: 0, place: "pending" },
      { id: 2, kind: "a", side: 1, place: "board", hex: 6 },
      { id: 3, kind: "t", side: 0, place: "board", hex: 8, vca: 2, tca: 3 },
    ],
    weapons: [
      { id: 0, place: "held", holder: 0 },
      { id: 1, place: "held", holder: 2 },
    ],
  };
  expect(arrangementOf(view as AslskView, 0)).toEqual([
    { type: "Place", unit: 0, hex: 5 },
    { type: "Place", unit: 3, hex: 8 },
    { type: "Arm", weapon: 0, unit: 0 },
    { type: "Turn", unit: 3, arc: 2 },
    { type: "Traverse", unit: 3, arc: 3 },
  ]);
});
