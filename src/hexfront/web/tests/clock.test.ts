import { describe, expect, it } from "vitest";
import { isFast, isLow, lateSeat, leftOf, paceTold, timeAgreed, timeShown } from "../src/lib/clock";
import type { Clocks, Pace } from "../src/lib/wire";

const t = (id: string, args: Record<string, string | number> = {}): string =>
  [id.replace(/^ui-(time|pace)-/, ""), ...Object.values(args)].join(" ");

const GAME: Pace = { kind: "game", seconds: 600, increment: 0, vacation: 0 };
const clocks: Clocks = {
  type: "Clocks",
  pace: GAME,
  running: 1,
  until: 600_000,
  left: [500_000, 0],
  vacation: [0, 0],
  resting: [false, false],
  stand_ins: [false, false],
  now: 0,
};

describe("clocks", () => {
  it("passes only for the seat that is asked, down to nothing", () => {
    expect(leftOf(clocks, 0, 90_000)).toBe(500_000);
    expect(leftOf(clocks, 1, 90_000)).toBe(510_000);
    expect(leftOf(clocks, 1, 700_000)).toBe(0);
  });

  it("knows who is late", () => {
    expect(lateSeat(clocks, 599_999)).toBe(-1);
    expect(lateSeat(clocks, 600_000)).toBe(1);
    expect(lateSeat({ ...clocks, until: 0 }, 600_000)).toBe(-1);
    expect(lateSeat({ ...clocks, running: -1 }, 600_000)).toBe(-1);
  });

  it("warns in the last tenth", () => {
    expect(isLow(clocks, 1, 539_999)).toBe(false);
    expect(isLow(clocks, 1, 540_000)).toBe(true);
    expect(isLow({ ...clocks, pace: { ...GAME, kind: "none" } }, 1, 600_000)).toBe(false);
  });

  it("tells fast games from slow ones", () => {
    expect(isFast({ ...GAME, seconds: 86_399 })).toBe(true);
    expect(isFast({ ...GAME, seconds: 86_400 })).toBe(false);
    expect(isFast({ ...GAME, kind: "none" })).toBe(false);
  });

  it("shows what is left in two units", () => {
    expect(timeShown(9_000, t)).toBe("0:09");
    expect(timeShown(3_599_999, t)).toBe("59:59");
    expect(timeShown(3_600_000, t)).toBe("hours 1 0");
    expect(timeShown(90_000_000, t)).toBe("days 1 1");
  });

  it("says what was agreed on in whole units", () => {
    expect(timeAgreed(172_800, t)).toBe("whole-days 2");
    expect(timeAgreed(7200, t)).toBe("whole-hours 2");
    expect(timeAgreed(5400, t)).toBe("minutes 90");
    expect(timeAgreed(30, t)).toBe("seconds 30");
    expect(paceTold({ kind: "fischer", seconds: 7200, increment: 60, vacation: 3 }, t)).toBe(
      "fischer-told whole-hours 2 minutes 1, vacation-told 3",
    );
  });
});
