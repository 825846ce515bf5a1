import { expect, test } from "vitest";
import { audit, newGrain } from "../src/lib/fair";
import type { DiceTold } from "../src/lib/wire";

/** The numbers of the server's own test. */
const PLEDGE = "93d2990f2637d4bae87078068228d3fcbc5ed4e9cf45fc8734fed03b1aa7879c";
const TOLD: DiceTold = {
  pledge: PLEDGE,
  added: [],
  record: {
    pledge: PLEDGE,
    seed: "00000010000000000000000000000007",
    grains: [
      { seat: 0, since: 0, grain: "aa" },
      { seat: 1, since: 3, grain: "0b" },
    ],
  },
  rolls: [
    { step: 0, total: 36, low: 7, high: 8 },
    { step: 3, total: 36, low: 6, high: 7 },
  ],
  fault: "",
};

test("dice that follow from pledge and grains are fair", async () => {
  expect(await audit(TOLD, PLEDGE, "0b")).toBe("fair");
});

test("another pledge than the first, and another number than the pledged one, are told", async () => {
  expect(await audit(TOLD, "00", "aa")).toBe("pledge");
  const record = { ...TOLD.record!, seed: "1" };
  expect(await audit({ ...TOLD, record }, PLEDGE, "aa")).toBe("pledge");
});

test("what a player added must be among what was mixed in", async () => {
  expect(await audit(TOLD, PLEDGE, "0c")).toBe("grain");
});

test("a roll beside its place is told", async () => {
  const rolls = [{ step: 3, total: 36, low: 7, high: 8 }];
  expect(await audit({ ...TOLD, rolls }, PLEDGE, "aa")).toBe("roll");
});

test("grains are digits and never the same", () => {
  expect(newGrain()).toMatch(/^[0-9a-f]{32}$/);
  expect(newGrain()).not.toBe(newGrain());
});
