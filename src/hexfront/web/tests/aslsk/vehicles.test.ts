import { expect, test } from "vitest";
import { vehicleTags } from "../../src/games/aslsk/marks";
import { bearing, planOf, spineAngle, wedgePath } from "../../src/games/aslsk/vehicles";
import type { CounterFact, UnitView, WeaponView } from "../../src/games/aslsk/wire";

const unit = (more: Partial<UnitView> = {}): UnitView => ({
  id: 1,
  kind: "ger-pzivf2",
  side: 0,
  place: "board",
  ...more,
});
const arm = (type: string, ...marks: readonly string[]): WeaponView & { readonly type: string } => ({
  id: 1,
  place: "held",
  type,
  marks,
});
const tank = { type: "tracked", turret: "T" } as CounterFact;

test("a hexspine points half a hexside clockwise of its hexside", () => {
  expect([0, 1, 5].map(spineAngle)).toEqual([30, 90, 330]);
});

test("an arc is the wedge between two rows of hexes", () => {
  expect(wedgePath(0, 100)).toBe("M0 0L0.0 -100.0L86.6 -50.0Z");
});

test("a turret points by itself, a Gun for its crew", () => {
  expect(bearing(unit({ vca: 1, tca: 0 }), [])).toEqual({ front: 1, gun: 0 });
  expect(bearing(unit({ vca: 1 }), [])).toEqual({ front: 1, gun: 1 });
  expect(bearing(unit(), [{ id: 3, place: "held", arc: 4 }])).toEqual({ front: -1, gun: 4 });
  expect(bearing(unit(), [])).toEqual({ front: -1, gun: -1 });
});

test("longer guns have longer barrels, and who has no turret has a casemate", () => {
  const tip = (gun: string): number =>
    Number(/V(-\d+)/.exec(planOf(tank, gun).turret[0]?.d ?? "")?.[1] ?? 0);
  expect(tip("75LL")).toBeLessThan(tip("75L"));
  expect(tip("75L")).toBeLessThan(tip("75"));
  expect(tip("75")).toBeLessThan(tip("75*"));
  expect(planOf({ ...tank, turret: "NT" }, "75L").turret[1]?.tone).toBe("deck");
});

test("the worst is told first, and arms that fail are told on the vehicle", () => {
  const letters = (...marks: readonly string[]): string[] =>
    vehicleTags(unit({ marks }), []).map((tag) => tag.letters);
  expect(letters("exposed", "motion", "immobilized")).toEqual(["IMM", "MOT", "CE"]);
  expect(
    vehicleTags(unit(), [arm("main-armament", "malfunctioned"), arm("bow-mg", "disabled")]).map(
      (tag) => tag.letters,
    ),
  ).toEqual(["MA✕", "MG✕"]);
});
