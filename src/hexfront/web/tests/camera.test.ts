import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Camera } from "../src/lib/camera.svelte";
import type { Clash, Point } from "../src/lib/geometry";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Two foes so far to the left and to the right of a place. */
function clash(at: Point, apart = 40): Clash {
  return { at, ours: { x: at.x - apart, y: at.y }, theirs: { x: at.x + apart, y: at.y } };
}

function camera(width = 1000, height = 800): Camera {
  const made = new Camera(2000, 1000);
  made.resize(width, height);
  return made;
}

test("the whole board is shown at first, beside the tools", () => {
  const shown = camera();
  expect(shown.k).toBeCloseTo((1000 - 76 - 6) / 2000);
  expect(shown.x).toBeGreaterThanOrEqual(76);
  expect(shown.toScreen({ x: 2000, y: 0 }).x).toBeLessThanOrEqual(1000);
});

test("a board that would be too small to read begins near, with everybody in view", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const [fight, far] = [{ x: 900, y: 500 }, { x: 1900, y: 400 }];
  const roomy = camera(1010);
  roomy.begin(clash(fight), [fight]);
  expect(roomy.k).toBeCloseTo(roomy.fitted);
  const cramped = camera(990);
  cramped.begin(clash(fight), [fight]);
  expect(cramped.k).toBeCloseTo(0.62);
  const wide = camera(990);
  wide.begin(clash(fight), [fight, { x: 100, y: 300 }, far]);
  for (const point of [fight, far]) {
    expect(wide.toScreen(point).x).toBeGreaterThan(76);
    expect(wide.toScreen(point).x).toBeLessThan(990);
  }
});

test("a front that is too long to be read whole begins at the thick of the fight", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const theatre = new Camera(6000, 4000);
  theatre.resize(1000, 700);
  const fight = { x: 4000, y: 2500 };
  expect(theatre.begin(clash(fight), [{ x: 100, y: 100 }, fight, { x: 5800, y: 3900 }])).toBe(true);
  expect(theatre.k).toBeCloseTo(0.46);
  expect(theatre.toScreen(fight).x).toBeCloseTo((76 + 1000) / 2);
  expect(theatre.begin(clash({ x: 0, y: 0 }), [fight])).toBe(false);
});

test("on a phone a board begins at the middle of the fight", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const phone = camera(390, 440);
  phone.begin(clash({ x: 900, y: 500 }), [{ x: 100, y: 300 }]);
  expect(phone.k).toBeCloseTo(0.62);
  expect(phone.toScreen({ x: 900, y: 500 }).x).toBeCloseTo((50 + 390) / 2);
});

test("on a phone two foes are seen whole beside the tools, and the own one wherever the other is", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const near = clash({ x: 900, y: 500 }, 260);
  const both = camera(390, 440);
  both.begin(near, [near.ours, near.theirs]);
  expect(both.k).toBeLessThan(0.62);
  expect(both.toScreen(near.ours).x).toBeGreaterThan(50 + 24);
  expect(both.toScreen(near.theirs).x).toBeLessThan(390 - 24);
  const far = clash({ x: 900, y: 500 }, 600);
  const own = camera(390, 440);
  own.begin(far, [far.ours, far.theirs]);
  expect(own.k).toBeCloseTo(0.5);
  expect(own.toScreen(far.ours).x).toBeGreaterThan(50 + 24);
});

test("on a phone who stands beside the own foe is not half under the tools", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const mates = (foe: Clash): Point[] => [110, 220, 2000].map((by) => ({ x: foe.ours.x - by, y: 500 }));
  const near = clash({ x: 900, y: 500 }, 230);
  const together = camera(390, 440);
  together.begin(near, [], mates(near));
  expect(together.k).toBeGreaterThanOrEqual(0.4);
  expect(together.toScreen({ x: near.ours.x - 220, y: 500 }).x).toBeGreaterThan(50 + 20);
  expect(together.toScreen(near.theirs).x).toBeLessThan(390 - 20);
  const far = clash({ x: 900, y: 500 }, 330);
  const apart = camera(390, 440);
  apart.begin(far, [], mates(far));
  expect(apart.k).toBeCloseTo(0.5);
  expect(apart.toScreen({ x: far.ours.x - 220, y: 500 }).x).toBeGreaterThan(50 + 24);
});

test("what lies under the tools or beyond the window is not seen", () => {
  const shown = camera(390, 440);
  shown.zoom(4);
  const at = (x: number, y: number): boolean => shown.sees(shown.toBoard({ x, y }));
  expect([at(49, 200), at(51, 200), at(389, 200), at(391, 200)]).toEqual([false, true, true, false]);
  expect([at(200, -1), at(200, 1), at(200, 439), at(200, 441)]).toEqual([false, true, true, false]);
});

test("looking at a part shows no more than it must of what is not board", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const shown = camera(900, 600);
  shown.lookAt({ x: 100, y: 700, width: 900, height: 400 }, 0.8);
  expect(shown.toScreen({ x: 0, y: 1000 }).y).toBeCloseTo(600 - 6);
});

test("on a phone a part is looked at where things happen in it, near enough for a finger", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const area = { x: 0, y: 0, width: 1900, height: 900, heart: { x: 500, y: 400 } };
  const phone = camera(390, 440);
  phone.open(area);
  expect(phone.k).toBeCloseTo(0.5);
  expect(phone.toScreen(area.heart).x).toBeCloseTo((50 + 390) / 2);
  const roomy = camera(1400, 800);
  roomy.open(area);
  expect(roomy.toScreen({ x: 1900, y: 900 }).x).toBeLessThan(1400);
});

test("it stays fitted when the window changes, until the player has moved it", () => {
  const shown = camera();
  shown.resize(1400, 800);
  expect(shown.k).toBeCloseTo(shown.fitted);
  shown.zoom(2);
  const zoomed = shown.k;
  shown.resize(1000, 800);
  expect(shown.k).toBe(zoomed);
});

test("when a bar above or a sheet below grows, the board stays where it is on the screen", () => {
  const shown = new Camera(2000, 1000);
  shown.resize(390, 400, 60);
  shown.zoom(2);
  const before = shown.y + 60;
  shown.resize(390, 384, 76);
  expect(shown.y + 76).toBeCloseTo(before);
  shown.resize(390, 340, 76);
  expect(shown.y + 76).toBeCloseTo(before);
  shown.resize(390, 160, 76);
  expect(shown.y + 76).toBeCloseTo(before);
  shown.resize(390, 400, 76);
  expect(shown.y + 76).toBeCloseTo(before);
  shown.resize(844, 300, 46);
  expect(shown.y + 46).not.toBeCloseTo(before);
});

test("the point under the pointer stays where it is when the board is zoomed", () => {
  const shown = camera();
  const before = shown.toBoard({ x: 600, y: 400 });
  shown.zoom(1.5, 600, 400);
  const after = shown.toBoard({ x: 600, y: 400 });
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("zoom has an end in both directions", () => {
  const shown = camera();
  shown.zoom(1000);
  expect(shown.k).toBe(2.6);
  shown.zoom(0.0001);
  expect(shown.k).toBeCloseTo(shown.fitted * 0.8);
});

test("a point in view does not move the board, one outside does", () => {
  const shown = camera();
  shown.zoom(4);
  const { x } = shown;
  shown.show(shown.toBoard({ x: 500, y: 400 }));
  expect(shown.x).toBe(x);
  const outside = shown.toBoard({ x: 1100, y: 400 });
  shown.show(outside, 24);
  expect(shown.toScreen(outside).x).toBeCloseTo(1000 - 24);
});

test("several places come into view together, from further off where that makes them fit", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const [near, far, foot] = [{ x: 900, y: 400 }, { x: 1500, y: 420 }, 0.55];
  const shown = new Camera(6000, 3000);
  shown.resize(390, 480);
  shown.zoom(10);
  const seen = (point: Point): boolean => {
    const { x, y } = shown.toScreen(point);
    return x > 50 && x < 390 && y > 0 && y < 480 * (1 - foot);
  };
  shown.showAll([near, far], 90, foot);
  expect([near, far].map(seen)).toEqual([true, true]);
  const { k } = shown;
  expect(k).toBeLessThan(0.55);
  shown.showAll([near, far, { x: 5000, y: 400 }], 90, foot);
  expect([shown.k, ...[near, far].map(seen)]).toEqual([k, true, true]);
  shown.zoom(2);
  shown.showAll([far, { x: 5000, y: 400 }], 60, foot);
  expect(shown.k).toBe(2 * k);
  expect(seen(far)).toBe(true);
});

test("what is to be shown before the window is known is shown when it is", () => {
  const shown = new Camera(2000, 1000);
  shown.open({ x: 0, y: 0, width: 300, height: 300, heart: { x: 150, y: 150 } });
  shown.show({ x: 1900, y: 900 });
  shown.resize(1000, 800);
  const at = shown.toScreen({ x: 1900, y: 900 });
  expect(at.x).toBeLessThanOrEqual(1000 - 24 + 1e-9);
  expect(at.y).toBeLessThanOrEqual(800 - 24 + 1e-9);
});

test("what the game asks about stays in view when the sheet grows, until the player looks away", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const [spot, head] = [{ x: 900, y: 380 }, 48];
  const shown = new Camera(2000, 1000, 0, head);
  shown.resize(390, 400, 60);
  shown.zoom(4);
  shown.mind(spot, 120);
  shown.resize(390, 240, 60);
  const { x, y } = shown.toScreen(spot);
  expect(x).toBeGreaterThanOrEqual(50 + 60 - 1e-9);
  expect(y).toBeGreaterThanOrEqual(head + 60 - 1e-9);
  expect(y).toBeLessThanOrEqual(240 - 60 + 1e-9);
  shown.pan(0, 200);
  shown.resize(390, 200, 60);
  expect(shown.toScreen(spot).y).toBeGreaterThan(200);
});

test("what the player has just pointed at stays under his pointer, as far as all around it is in view", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const shown = new Camera(2000, 1000, 0, 48);
  shown.resize(1000, 600);
  shown.zoom(2);
  const spots = [[500, 4], [500, 60], [500, 596], [60, 300], [996, 300]] as const;
  for (const [x, y] of spots) {
    const spot = shown.toBoard({ x, y });
    shown.mind(spot, 120, [shown.toBoard({ x: 500, y: 300 })]);
    expect(shown.toScreen(spot).x).toBeCloseTo(x);
    expect(shown.toScreen(spot).y).toBeCloseTo(y);
  }
  const [spot, below] = [shown.toBoard({ x: 500, y: 560 }), shown.toBoard({ x: 500, y: 620 })];
  shown.mind(spot, 120, [below]);
  expect(shown.toScreen(below).y).toBeCloseTo(600 - 36);
  const gone = shown.toBoard({ x: 500, y: 640 });
  shown.mind(gone, 120, []);
  expect(shown.toScreen(gone).y).toBeCloseTo(600 - 120);
});

test("a point under the tools along the upper edge is in view, but not clear", () => {
  const shown = new Camera(2000, 1000, 0, 48, 300);
  shown.resize(1000, 600);
  const clear = (x: number, y: number): boolean => shown.isClear(shown.toBoard({ x, y }));
  expect(shown.sees(shown.toBoard({ x: 701, y: 47 }))).toBe(true);
  expect([clear(701, 47), clear(701, 49), clear(699, 47), clear(699, -1)]).toEqual([false, true, true, false]);
});

test("what is played is not under the words that tell it", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  for (const [height, words] of [[600, 190], [240, 108]] as const) {
    const shown = new Camera(2000, 1000, 0, 48, 300);
    shown.resize(1000, height);
    shown.zoom(2);
    const spot = shown.toBoard({ x: 500, y: 90 });
    shown.mind(spot, 72, undefined, true);
    expect(shown.toScreen(spot).y).toBeCloseTo(words + Math.min(72, height / 4));
    const below = shown.toBoard({ x: 500, y: words + 72 });
    shown.mind(below, 72, undefined, true);
    expect(shown.toScreen(below).y).toBeCloseTo(words + 72);
  }
});

test("tools that take only a part of the upper edge move nothing that lies beside them", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const shown = new Camera(2000, 1000, 0, 48, 300);
  shown.resize(1000, 600);
  shown.zoom(2);
  const pointAt = (x: number): number => {
    const [spot, above] = [shown.toBoard({ x, y: 90 }), shown.toBoard({ x, y: 40 })];
    shown.mind(spot, 120, [above]);
    return shown.toScreen(spot).y;
  };
  expect(pointAt(600)).toBeCloseTo(90);
  expect(pointAt(700)).toBeCloseTo(48 + 36 + 50);
});

test("a sheet that grows does not move a board on which the player has pressed something", () => {
  const [spot, shown] = [{ x: 900, y: 380 }, camera(390, 440)];
  const { y } = shown.toScreen(spot);
  shown.resize(390, 400);
  expect(shown.toScreen(spot).y).not.toBeCloseTo(y);
  shown.resize(390, 440);
  shown.press();
  shown.resize(390, 300);
  expect(shown.toScreen(spot).y).toBeCloseTo(y);
  shown.resize(844, 300);
  expect(shown.k).toBeCloseTo(shown.fitted);
});

test("an arrow key never pushes the board under the tools", () => {
  const shown = camera();
  const { x, y } = shown;
  shown.nudge(-90, 0);
  shown.nudge(90, 0);
  shown.nudge(0, 90);
  expect([shown.x, shown.y]).toEqual([x, y]);
});

test("at rest it says so, and at which zoom", () => {
  const shown = camera();
  shown.zoom(2);
  expect(shown.moving).toBe(true);
  vi.advanceTimersByTime(200);
  expect(shown.moving).toBe(false);
  expect(shown.rested).toBe(shown.k);
});

test("on a phone the tools leave more room to the board", () => {
  const shown = camera(390, 300);
  expect(shown.k).toBeCloseTo((390 - 50 - 6) / 2000);
  expect(shown.x).toBeGreaterThanOrEqual(50);
});
