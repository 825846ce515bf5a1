/** The marker of a strike follows what the log tells. */

import { expect, it } from "vitest";
import { fallOf } from "../../src/games/coh/strikes";
import type { LogLine } from "../../src/lib/wire";

const line = (number: number, message: string, args: Record<string, number> = {}): LogLine =>
  ({ number, step: number, entry: { message, args, rule: "" } }) as unknown as LogLine;

const log = [
  line(0, "log-strike", { hex: 4, side: 0 }),
  line(1, "log-drifts", { hex: 4 }),
  line(2, "log-strike-lands", { hex: 9 }),
  line(3, "log-smoke-strike", { hex: 7, side: 1 }),
  line(4, "log-strike-off-map", { count: 2 }),
];

it("shows nothing while nothing of a strike is told", () => {
  expect(fallOf(log, null)).toBeNull();
  expect(fallOf(log, line(9, "log-pass"))).toBeNull();
});

it("goes from the target to where the shells come down", () => {
  expect(fallOf(log, log[1] ?? null)).toEqual({ target: 4, at: -1, smoke: false, stage: "drifts" });
  expect(fallOf(log, log[2] ?? null)).toEqual({ target: 4, at: 9, smoke: false, stage: "lands" });
});

it("belongs to the strike that was opened last before the line", () => {
  expect(fallOf(log, log[4] ?? null)).toEqual({ target: 7, at: -1, smoke: true, stage: "lands" });
});
