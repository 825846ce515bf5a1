import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { meant, pointed } from "../src/lib/pointed";

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

/** A finger comes down on a button and goes after so long; whether its click presses. */
function presses(telling: boolean, time: number, detail = 1): boolean {
  const { onpointerenter, onpointerleave, onclickcapture } = pointed(vi.fn(), vi.fn(), telling);
  const stop = vi.fn();
  onpointerenter({ pointerType: "touch", timeStamp: 5000 } as PointerEvent);
  onpointerleave();
  onclickcapture({ detail, timeStamp: 5000 + time, stopImmediatePropagation: stop } as unknown as MouseEvent);
  return stop.mock.calls.length === 0;
}

test("a finger that stays to read presses nothing when it goes; a slow tap and a key do", () => {
  expect(presses(true, 800)).toBe(true);
  expect(presses(true, 801)).toBe(false);
  expect(presses(true, 3000, 0)).toBe(true);
  const { onclickcapture } = pointed(vi.fn(), vi.fn(), true);
  const stop = vi.fn();
  onclickcapture({ detail: 1, timeStamp: 99_000, stopImmediatePropagation: stop } as unknown as MouseEvent);
  expect(stop).not.toHaveBeenCalled();
});

test("where there is nothing to read a finger presses however long it stays", () => {
  expect(presses(false, 3000)).toBe(true);
});

test("the second click of a double click presses nothing that has come under the pointer meanwhile", () => {
  const click = (detail: number): MouseEvent => ({ detail }) as MouseEvent;
  expect(meant(click(1), "artillery")).toBe(true);
  expect(meant(click(2), "attack")).toBe(false);
  expect(meant(click(2), "artillery")).toBe(true);
  expect(meant(click(0), "attack")).toBe(true);
});

test("a button that has come under a resting mouse shows nothing until the mouse moves", () => {
  const show = vi.fn();
  const { onpointerenter, onpointermove, onclickcapture } = pointed(show, vi.fn());
  const mouse = (clientX: number): PointerEvent =>
    ({ pointerType: "mouse", clientX, clientY: 7 }) as PointerEvent;
  onclickcapture({ ...mouse(5), detail: 1, timeStamp: 0 } as unknown as MouseEvent);
  onpointerenter(mouse(5));
  onpointermove(mouse(5));
  expect(show).not.toHaveBeenCalled();
  onpointermove(mouse(6));
  onpointermove(mouse(7));
  expect(show).toHaveBeenCalledOnce();
});
