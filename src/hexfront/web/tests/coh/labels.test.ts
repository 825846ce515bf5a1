import { expect, test } from "vitest";
import { bestByTone, bestChance } from "../../src/games/coh/labels";
import type { CohOffer, OddsRow } from "../../src/games/coh/wire";

const row = (by: number, hits: number): OddsRow => ({
  by,
  number: 7,
  success: [hits, 36],
  destroyed: [0, 36],
});

function shot(type: string, preview: object): CohOffer {
  return { choice: { type, unit: 1, to: 5 }, preview } as unknown as CohOffer;
}

const aimed = (...hits: readonly number[]) => ({
  targets: hits.map((each) => ({ rows: [row(-1, each + 5), row(0, each)] })),
});

test("the best chance is that of the easiest target, without CAP", () => {
  expect(bestChance(shot("Attack", aimed(6, 10, 3)))).toEqual([10, 36]);
});

test("where nobody is hit the chance is that against the work", () => {
  const preview = { targets: [], works: [{ rows: [row(0, 15)] }] };
  expect(bestChance(shot("Attack", preview))).toEqual([15, 36]);
  expect(bestChance(shot("Move", { cost: { total: 2, lines: [] } }))).toBeUndefined();
});

test("of several ways to fire at a hex only the best is written on it", () => {
  const move = shot("Move", { cost: { total: 2, lines: [] } });
  const fire = shot("Attack", aimed(6));
  const flame = shot("Flame", aimed(10));
  const grenade = shot("UseWeapon", aimed(3));
  expect(bestByTone([move, fire, flame, grenade])).toEqual([move, flame]);
});
