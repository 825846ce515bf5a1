/** What lights up for a vehicle that drives on and for a mortar that needs a spotter. */

import { expect, it } from "vitest";
import { light } from "../../src/games/coh/lit";
import type { CohChoice, CohOffer, Preview, Way } from "../../src/games/coh/wire";

const cost = (total: number) => ({ lines: [], total });
const offer = (choice: CohChoice, preview: Preview = {}): CohOffer => ({ choice, preview });
const way = (total: number, ...path: number[]): Way => ({ path, cost: cost(total) });
const move = (to: number, ...ways: Way[]): CohOffer => offer({ type: "Move", unit: 0, to }, { ways });
const shell = (to: number, spot: number, price = 4, chance = 1): CohOffer =>
  offer(
    { type: "Bombard", unit: 0, to, spot },
    { cost: cost(price), roll: [{ by: 0, number: 7, success: [chance, 9], destroyed: [0, 1] }] },
  );

it("finds the cheapest drive to a hex, then the shortest", () => {
  const { ways } = light([move(1, way(3, 1, 5)), move(2, way(2, 2, 4, 5), way(2, 2, 5))], -1);
  expect(ways.get(5)?.way.path).toEqual([2, 5]);
  expect(ways.get(5)?.offer.choice).toMatchObject({ to: 2 });
});

it("leaves hexes to which a single step leads to that step", () => {
  const { ways, hexes } = light([move(1, way(1, 1, 2)), move(2)], -1);
  expect(ways.size).toBe(0);
  expect([...hexes.keys()]).toEqual([1, 2]);
});

it("shows the drives of the unit that is looked at alone", () => {
  const other = offer({ type: "Move", unit: 3, to: 7 }, { ways: [way(1, 7, 8)] });
  expect([...light([move(1, way(1, 1, 5)), other], 3).ways.keys()]).toEqual([8]);
});

it("lights a mortar's target once, with the best spotter", () => {
  const { hexes, spotted } = light([shell(9, 1), shell(9, 2, 4, 3), shell(9, 3, 3)], -1);
  expect(hexes.get(9)?.map(({ choice }) => choice)).toEqual([
    { type: "Bombard", unit: 0, to: 9, spot: 2 },
  ]);
  expect(spotted.get(9)?.map(({ choice }) => "spot" in choice && choice.spot)).toEqual([2, 3, 1]);
});

it("prefers the nearest of spotters that are equally good", () => {
  const apart = (a: number, b: number): number => Math.abs(a - b);
  const { hexes } = light([shell(9, 1), shell(9, 7), shell(9, 4)], -1, -1, apart);
  expect(hexes.get(9)?.[0]?.choice).toMatchObject({ spot: 7 });
});

it("lights the spotters of the hex that is aimed at, and that hex for the best of them", () => {
  const { hexes } = light([shell(9, 1), shell(9, 2, 4, 3), shell(8, 1), move(5)], -1, 9);
  expect([...hexes.keys()].sort()).toEqual([1, 2, 9]);
  expect(hexes.get(9)?.[0]?.choice).toMatchObject({ spot: 2 });
});
