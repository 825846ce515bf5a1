/** What units did in a stretch of the log, as one way from first to last for each. */

import type { Point } from "./geometry";
import type { LogLine } from "./wire";

export interface Track {
  readonly unit: number;
  readonly from: number;
  readonly to: number;
}

/** Units that are elsewhere in the end than where they began. */
export function tracksOf(lines: readonly LogLine[]): Track[] {
  const found = new Map<number, Track>();
  for (const { entry } of lines) {
    const { unit, from, to } = entry.args;
    if (typeof unit !== "number" || typeof from !== "number" || typeof to !== "number") continue;
    found.set(unit, { unit, from: found.get(unit)?.from ?? from, to });
  }
  return [...found.values()].filter((track) => track.from !== track.to && track.to >= 0);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A slender arrow as an outline that can be filled: many of them make one path. It ends so far
 * before its goal that what stands there does not hide its head. */
export function arrowShape(from: Point, goal: Point, width: number, before = 0): string {
  const whole = Math.hypot(goal.x - from.x, goal.y - from.y) || 1;
  const [dx, dy] = [(goal.x - from.x) / whole, (goal.y - from.y) / whole];
  const length = whole - Math.min(before, whole / 2);
  const to = { x: from.x + dx * length, y: from.y + dy * length };
  const head = Math.min(4 * width, length / 2);
  const neck = { x: to.x - dx * head, y: to.y - dy * head };
  const beside = (at: Point, far: number): string => `${round(at.x - dy * far)} ${round(at.y + dx * far)}`;
  const corners = [
    beside(from, width * 0.3),
    beside(neck, width * 0.6),
    beside(neck, width * 1.6),
    beside(to, 0),
    beside(neck, -width * 1.6),
    beside(neck, -width * 0.6),
    beside(from, -width * 0.3),
  ];
  return `M${corners.join("L")}Z`;
}
