import { expect, test } from "vitest";
import { openingOf } from "../../src/games/coh/opening";
import type { LogLine } from "../../src/lib/wire";

const logged = (...messages: string[]): LogLine[] =>
  messages.map((message, number) => ({ number, step: 0, entry: { message, args: { round: 2 } } })) as unknown as LogLine[];

const told = (lines: readonly LogLine[] = []): string[] => lines.map(({ entry }) => entry.message);

test("a round opens with what the last one brought, until somebody acts", () => {
  const log = logged("log-pass", "log-vp", "log-round", "log-draw");
  expect(told(openingOf(log)?.scored)).toEqual(["log-vp"]);
  expect(told(openingOf(log)?.prepared)).toEqual(["log-draw"]);
  expect(openingOf([...log, ...logged("log-move")])).toBeNull();
});

test("the orders that a deck went through are not what the round brought", () => {
  const deck = ["log-order-card", "log-row-close", "log-verdict-spent", "log-lot-hex", "log-deck-passes"];
  expect(told(openingOf(logged("log-pass", ...deck, "log-vp", "log-round"))?.scored)).toEqual(["log-vp"]);
});

test("the roll for the first move of the classic edition belongs to the opening", () => {
  const rolls = ["log-initiative-roll", "log-initiative-tie", "log-moves-first"];
  expect(told(openingOf(logged("log-pass", "log-round", ...rolls))?.prepared)).toEqual(rolls);
});
