import { expect, test } from "vitest";
import { fraction, percent, percents, share, signed } from "../src/lib/chance";

test("a percentage is whole, and never 0 or 100 for what is not certain", () => {
  expect(percent([1, 3])).toBe("33%");
  expect(percent([0, 36])).toBe("0%");
  expect(percent([36, 36])).toBe("100%");
  expect(percent([1, 1000])).toBe("<1%");
  expect(percent([1, 100])).toBe("1%");
  expect(percent([999, 1000])).toBe(">99%");
  expect(percent([99, 100])).toBe("99%");
});

test("a fraction is reduced, unless its numbers are too large to be told apart", () => {
  expect(fraction([6, 36])).toBe("1/6");
  expect(fraction([0, 36])).toBe("0/1");
  expect(fraction([2 ** 54, 2 ** 55])).toBe(`${2 ** 54}/${2 ** 55}`);
});

test("nothing out of nothing is no chance", () => {
  expect(share([0, 0])).toBe(0);
  expect(share([1, 4])).toBe(0.25);
});

test("a change shows its sign", () => {
  expect(signed(2)).toBe("+2");
  expect(signed(-2)).toBe("\u22122");
  expect(signed(0)).toBe("0");
});

test("what two sides have won of all games adds up to a hundred", () => {
  expect(percents([117, 83], 200)).toEqual([59, 41]);
  expect(percents([50, 150], 200)).toEqual([25, 75]);
  expect(percents([1, 1, 1], 3)).toEqual([33, 34, 33]);
});
