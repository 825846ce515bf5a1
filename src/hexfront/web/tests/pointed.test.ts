import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pointed } from "../src/lib/pointed";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const by = (pointerType: string): PointerEvent => ({ pointerType }) as PointerEvent;

test("a mouse sees at once what a button shows, until it leaves", () => {
  const [show, hide] = [vi.fn(), vi.fn()];
  const { onpointerenter, onpointerleave } = pointed(show, hide);
  onpointerenter(by("mouse"));
  expect(show).toHaveBeenCalledOnce();
  onpointerleave();
  expect(hide).toHaveBeenCalledOnce();
});

test("a tap shows nothing that would push the button away, a finger that stays does", () => {
  const show = vi.fn();
  const { onpointerenter, onpointerleave } = pointed(show, () => undefined);
  onpointerenter(by("touch"));
  onpointerleave();
  vi.advanceTimersByTime(1000);
  expect(show).not.toHaveBeenCalled();
  onpointerenter(by("touch"));
  vi.advanceTimersByTime(1000);
  expect(show).toHaveBeenCalledOnce();
});
