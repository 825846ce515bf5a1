/** What lights up on the generic page: a choice says by its fields what it is about. */

import { describe, expect, it } from "vitest";
import type { GenericChoice, GenericOffer } from "../src/games/generic/choice";
import { alike, light } from "../src/games/generic/lit";

function offers(...choices: GenericChoice[]): GenericOffer[] {
  return choices.map((choice) => ({ choice, preview: null }));
}

const MOVES = offers(
  { type: "Move", unit: 0, hex: 7 },
  { type: "Move", unit: 0, hex: 8 },
  { type: "Move", unit: 3, hex: 8 },
  { type: "Done" },
);

describe("light", () => {
  it("lights no hex while several units could act", () => {
    const lit = light(MOVES, -1, []);
    expect(lit.movers).toEqual([0, 3]);
    expect(lit.active).toBe(-1);
    expect(lit.hexes.size).toBe(0);
    expect(lit.buttons.map(({ choice }) => choice.type)).toEqual(["Done"]);
  });

  it("lights the hexes of the unit in hand, unit 0 as well", () => {
    expect([...light(MOVES, 0, []).hexes.keys()]).toEqual([7, 8]);
    expect([...light(MOVES, 3, []).hexes.keys()]).toEqual([8]);
  });

  it("takes the unit that the game asks about, or the only one there is", () => {
    expect(light(MOVES, -1, [3]).active).toBe(3);
    expect(light(MOVES.slice(0, 2), 9, []).active).toBe(0);
  });

  it("lights targets, and keeps several meanings of one place", () => {
    const lit = light(
      offers(
        { type: "Attack", unit: 1, target: 0 },
        { type: "Charge", unit: 1, target: 0 },
        { type: "Rally", unit: 1 },
      ),
      -1,
      [],
    );
    expect(lit.units.get(0)?.map(({ choice }) => choice.type)).toEqual(["Attack", "Charge"]);
    expect(lit.buttons.map(({ choice }) => choice.type)).toEqual(["Rally"]);
    expect(lit.own).toHaveLength(3);
  });

  it("lights hexes that belong to no unit", () => {
    expect(light(offers({ type: "Place", hex: 0 }), -1, []).hexes.has(0)).toBe(true);
  });
});

describe("alike", () => {
  it("asks about another hex with a choice of the same kind", () => {
    expect(alike(MOVES, { unit: 3, hex: 40 })).toEqual({ type: "Move", unit: 3, hex: 40 });
  });

  it("has no question where no choice has such fields", () => {
    expect(alike(MOVES, { target: 1 })).toBeUndefined();
  });
});
