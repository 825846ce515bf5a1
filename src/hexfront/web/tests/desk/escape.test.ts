/** Esc closes the topmost thing that is open, and nothing else. */

import { expect, it } from "vitest";
import { dismiss, dismissable } from "../../src/lib/escape";

it("closes one layer after the other, from the top", () => {
  const closed: string[] = [];
  const element = null as unknown as HTMLElement;
  const shut = ["menu", "drawer"].map((name) => dismissable(() => closed.push(name))(element));
  expect(dismiss()).toBe(true);
  expect(closed).toEqual(["drawer"]);
  shut[1]?.();
  expect(dismiss()).toBe(true);
  expect(closed).toEqual(["drawer", "menu"]);
  shut[0]?.();
  expect(dismiss()).toBe(false);
});

it("passes over what only fades out", () => {
  const gone = dismissable(
    () => expect.unreachable(),
    () => false,
  )(null as unknown as HTMLElement);
  expect(dismiss()).toBe(false);
  gone?.();
});
