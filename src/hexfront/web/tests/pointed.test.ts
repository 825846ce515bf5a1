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

test("a finger that stays to read presses nothing when it goes; a tap and a key do", () => {
  const { onpointerenter, onpointerleave, onclickcapture } = pointed(vi.fn(), vi.fn(), true);
  const click = (detail = 1): boolean => {
    const stop = vi.fn();
    onclickcapture({ detail, stopImmediatePropagation: stop } as unknown as MouseEvent);
    return stop.mock.calls.length === 0;
  };
  const touch = (time: number): void => {
    onpointerenter(by("touch"));
    vi.advanceTimersByTime(time);
    onpointerleave();
  };
  touch(100);
  expect(click()).toBe(true);
  touch(1000);
  expect(click()).toBe(false);
  expect(click()).toBe(true);
  touch(1000);
  expect(click(0)).toBe(true);
});

test("where there is nothing to read a slow finger presses too", () => {
  const { onpointerenter, onclickcapture } = pointed(vi.fn(), vi.fn());
  const stop = vi.fn();
  onpointerenter(by("touch"));
  vi.advanceTimersByTime(1000);
  onclickcapture({ detail: 1, stopImmediatePropagation: stop } as unknown as MouseEvent);
  expect(stop).not.toHaveBeenCalled();
});
