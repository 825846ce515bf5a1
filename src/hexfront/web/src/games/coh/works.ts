/**
 * Fortifications and obstacles seen from above, drawn for Hexfront around 0, 0 in a hex of radius
 * 60, so that they can be read around a counter as well as without one.
 */

import { hexPath, towards, type Point } from "../../lib/geometry";
import type { WorkType } from "./wire";

export interface Stroke {
  readonly d: string;
  readonly tone: string;
}

const MIDDLE: Point = { x: 0, y: 0 };
const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((turn) => towards(turn + 0.5, 1));

const spot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Points along the rim of a hex, so many on each side, alternately pulled in. */
function rim(radius: number, each: number, inwards = 0): Point[] {
  return CORNERS.flatMap((from, turn) => {
    const to = CORNERS[(turn + 1) % 6] ?? from;
    return Array.from({ length: each }, (_, step) => {
      const share = step / each;
      const size = radius - (step % 2 === 1 ? inwards : 0);
      return {
        x: (from.x + (to.x - from.x) * share) * size,
        y: (from.y + (to.y - from.y) * share) * size,
      };
    });
  });
}

const closed = (points: readonly Point[]): string => `M${points.map(spot).join("L")}Z`;

const ring = ({ x, y }: Point, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;

const cross = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;

const zigzag = closed(rim(53, 6, 6));

const trench: readonly Stroke[] = [
  { d: zigzag, tone: "spoil" },
  { d: zigzag, tone: "parapet" },
  { d: zigzag, tone: "ditch" },
];

/** Looks north: the slit and the stripe lie at the faced hexside, as on its marker. */
const bunker: readonly Stroke[] = [
  { d: hexPath(MIDDLE, 59), tone: "earth" },
  { d: hexPath(MIDDLE, 54.5), tone: "concrete" },
  { d: hexPath(MIDDLE, 41), tone: "roof" },
  { d: "M-19-45.5H19V-39.5H-19Z", tone: "slit" },
  { d: "M-45.6-8L-33-30L-27.8-27L-40.4-5Z", tone: "slit side" },
  { d: "M45.6-8L33-30L27.8-27L40.4-5Z", tone: "slit side" },
  { d: "M-27-50H27", tone: "stripe" },
];

const coils = rim(49, 6).map((point) => ring(point, 6)).join("");
const posts = CORNERS.map(({ x, y }) => cross({ x: x * 50, y: y * 50 }, 6)).join("");

const wire: readonly Stroke[] = [
  { d: coils, tone: "halo" },
  { d: coils, tone: "coil" },
  { d: posts, tone: "post" },
];

const logs = [-12, 0, 12].map((y) => `M-47 ${y}H47`).join("");
const hedgehogs = [-45, 45].map((x) => cross({ x, y: 0 }, 15)).join("");

const roadBlock: readonly Stroke[] = [
  { d: logs, tone: "bark" },
  { d: logs, tone: "timber" },
  { d: hedgehogs, tone: "bark" },
  { d: hedgehogs, tone: "beam" },
];

const discs = rim(44, 2).map((point) => ring(point, 5.4)).join("");
const prongs = rim(44, 2).map(({ x, y }) => cross({ x, y }, 2)).join("");

const mines: readonly Stroke[] = [
  { d: discs, tone: "mine" },
  { d: prongs, tone: "prong" },
];

const DRAWN: Readonly<Record<WorkType, readonly Stroke[]>> = {
  trench,
  bunker,
  wire,
  "road-block": roadBlock,
  mines,
  hasty: [],
};

export function drawn(type: WorkType): readonly Stroke[] {
  return DRAWN[type];
}
