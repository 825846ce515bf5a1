/** What Stalingrad '42 has in hand: the battle that is under way, and small maps of past ones. */

import { describe, expect, it } from "vitest";
import type { S42Desk } from "../src/games/s42/desk.svelte";
import { Hands } from "../src/games/s42/hands.svelte";
import { battleHex, battlesOf } from "../src/games/s42/inhand";
import { Snapshots } from "../src/games/s42/snapshots";
import type { S42Facts, S42View } from "../src/games/s42/wire";
import type { HexMap } from "../src/lib/geometry";
import type { Entry, LogLine } from "../src/lib/wire";

const battle = { hex: 7, code: "D1" };

function viewWith(...moments: object[]): S42View {
  return { moments, units: [{ id: 0, place: "map", hex: 7 }] } as unknown as S42View;
}

describe("the battle under way", () => {
  it.each([
    [{ type: "Stand", battle }],
    [{ type: "NameLead", attempt: { battle } }],
    [{ type: "AdvanceChoice", following: { battle } }],
    [{ type: "Advancing", march: { battle } }],
  ])("is known to its last advance: %o", (moment) => {
    expect(battlesOf(viewWith({ type: "CombatPhase" }, moment))).toEqual([battle]);
  });

  it("is none between battles", () => {
    expect(battleHex(viewWith({ type: "CombatPhase" }))).toBe(-1);
  });
});

describe("a small map in the log", () => {
  const facts = { units: [{ side: 1 }] } as unknown as S42Facts;
  const map = { neighbours: () => [] } as unknown as HexMap;
  const told = (step: number, against: number): LogLine => {
    const entry = { message: "log-assault", args: { hex: 7, against }, rule: "" };
    return { number: step, step, entry: entry as unknown as Entry };
  };

  it("is kept for the log of another seat, and as things stood then", () => {
    const snapshots = new Snapshots(facts, map);
    snapshots.take(told(3, 5), viewWith());
    snapshots.take(told(3, 5), { ...viewWith(), units: [] });
    expect(snapshots.of(told(3, 5))?.held).toEqual([[7, 1, 1]]);
  });

  it("is another one where the step was undone and taken otherwise", () => {
    const snapshots = new Snapshots(facts, map);
    snapshots.take(told(3, 5), viewWith());
    expect(snapshots.of(told(3, 6))).toBeUndefined();
    expect(snapshots.of(told(4, 5))).toBeUndefined();
  });
});

describe("a click on a target", () => {
  it.each([
    ["Breakthrough", 0],
    ["Attack", 1],
  ])("asks before a die falls at once: %s", (type, taken) => {
    const offer = { choice: { type, hex: 7 } };
    const took: unknown[] = [];
    const desk = {
      lit: { areas: new Map([[-1, [offer]]]) },
      menu: null,
      take: (one: unknown) => took.push(one),
    };
    new Hands(desk as unknown as S42Desk).clickArea(-1, { x: 1, y: 2 });
    expect(took).toHaveLength(taken);
    expect(desk.menu).toEqual(taken ? null : { x: 1, y: 2, offers: [offer] });
  });
});
