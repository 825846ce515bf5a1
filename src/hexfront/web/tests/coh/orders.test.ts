import { expect, test } from "vitest";
import { aimOf, sheetAfter } from "../../src/games/coh/orders";
import type { CohView, SoloView, UnitView } from "../../src/games/coh/wire";

const units = new Map([
  [3, { id: 3, hex: 40 }],
  [7, { id: 7, hex: 52 }],
]) as unknown as ReadonlyMap<number, UnitView>;

function solo(target: number, why = "taken"): SoloView {
  const verdicts = [
    { unit: 7, why: "farther", number: 4 },
    { unit: 3, why, number: 2 },
  ];
  return { side: 0, target, trials: [{ row: "tactical", index: 0, verdicts }] } as unknown as SoloView;
}

test("an order points from the AI that was taken to its target", () => {
  expect(aimOf(solo(7), units)).toEqual({ from: 40, to: 52 });
});

test("an objective is a hex", () => {
  expect(aimOf(solo(-2 - 61), units)).toEqual({ from: 40, to: 61 });
  expect(aimOf(solo(-2), units)).toEqual({ from: 40, to: 0 });
});

test("without a target or an AI there is no line", () => {
  expect(aimOf(solo(-1), units)).toBeNull();
  expect(aimOf(solo(7, "unable"), units)).toBeNull();
  expect(aimOf(null, units)).toBeNull();
});

function ended(winner: number, wins: number, losses: number): CohView {
  const options = { campaign_wins: wins, campaign_losses: losses };
  const fates = [
    ["destroyed", 0],
    ["destroyed", 1],
    ["board", 1],
    ["destroyed", 1],
  ];
  const units = fates.map(([place, side]) => ({ place, side }));
  return { solo: solo(-1), winner, options, units } as unknown as CohView;
}

test("the sheet counts scenarios won and units lost, 6 and more alike", () => {
  expect(sheetAfter(ended(1, -1, 0))).toEqual({ wins: 1, losses: 2 });
  expect(sheetAfter(ended(0, 1, 1))).toEqual({ wins: 1, losses: 3 });
  expect(sheetAfter(ended(1, 1, 5))).toEqual({ wins: 2, losses: 6 });
  expect(sheetAfter(ended(-1, 0, 0))).toBeNull();
});
