/**
 * Fortifications and obstacles seen from above, drawn for Hexfront around 0, 0 in a hex of radius
 * 60, so that they can be read around a counter as well as without one.
 */

import { hexPath, towards, type Point } from "../../lib/geometry";
import type { WorkType, WorkView } from "./wire";

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

/** Heads of people, and backs of cattle with horns, on both sides of the road. */
const people = [-40, -24, 24, 40].flatMap((x) => [-22, 22].map((y) => ({ x, y })));
const heads = people.map((point) => ring(point, 4.5)).join("");
const bundles = people.map(({ x, y }) => `M${x - 6} ${y + 11}a6 6 0 0 1 12 0Z`).join("");

const refugees: readonly Stroke[] = [
  { d: heads + bundles, tone: "halo" },
  { d: bundles, tone: "coat" },
  { d: heads, tone: "head" },
];

const herd = [-38, 38].flatMap((x) => [-26, 0, 26].map((y) => ({ x, y })));
const backs = herd.map(({ x, y }) => `M${x - 9} ${y}a9 5.5 0 1 0 18 0a9 5.5 0 1 0-18 0Z`).join("");
const horns = herd.map(({ x, y }) => `M${x + 9} ${y - 5}l4-3M${x + 9} ${y + 5}l4 3`).join("");

const livestock: readonly Stroke[] = [
  { d: backs, tone: "halo" },
  { d: backs, tone: "hide" },
  { d: horns, tone: "post" },
];

/** A bank around the gun, open behind it; the marker is turned as the gun faces. */
const bank = "M-44 18A46 46 0 0 1 44 18";
const gunPit: readonly Stroke[] = [
  { d: bank, tone: "halo" },
  { d: bank, tone: "post" },
];

const trough = "M-50-8L50-8M-50 8L50 8";
const ditch: readonly Stroke[] = [
  { d: trough, tone: "halo" },
  { d: trough, tone: "post" },
];

const DRAWN: Readonly<Record<WorkType, readonly Stroke[]>> = {
  trench,
  bunker,
  wire,
  "road-block": roadBlock,
  mines,
  hasty: [],
  refugees,
  livestock,
  "gun-pit": gunPit,
  ditch,
};

export function drawn(type: WorkType): readonly Stroke[] {
  return DRAWN[type];
}

/** A work and the share of its hex that is drawn of it. */
export interface LaidWork {
  readonly work: WorkView;
  /** The wedge that is its own where several lie in one hex. */
  readonly wedge: string | null;
  /** Where its signs stand. */
  readonly sign: Point;
  readonly badge: Point;
}

/** What looks somewhere keeps the whole hex; the others share what lies behind it. */
const FACED: ReadonlySet<WorkType> = new Set(["bunker", "gun-pit"]);
const REACH = 76;
const SIGNS = 44;

/** Works of one hex side by side: each is drawn in a wedge, the faced ones beneath. */
export function laidOut(works: readonly WorkView[]): LaidWork[] {
  const hexes = [...new Set(works.map(({ hex }) => hex))];
  return hexes.flatMap((hex) => {
    const here = works.filter((work) => work.hex === hex);
    const under = here.filter(({ type }) => FACED.has(type));
    const over = here.filter(({ type }) => !FACED.has(type));
    const [base] = under;
    const first = base ? Math.max(0, base.facing ?? 0) + 1.5 : 0;
    const share = (base ? 3 : 6) / Math.max(1, over.length);
    return [
      ...under.map(whole),
      ...over.map((work, index) =>
        here.length === 1 ? whole(work) : part(work, first + index * share, share),
      ),
    ];
  });
}

function whole(work: WorkView): LaidWork {
  return { work, wedge: null, sign: { x: -SIGNS, y: 0 }, badge: { x: SIGNS, y: 0 } };
}

/** From one direction on, clockwise; directions as facings, 0 is north. */
function part(work: WorkView, from: number, share: number): LaidWork {
  const rim = [0, 0.25, 0.5, 0.75, 1].map((step) => towards(from + step * share, REACH));
  return {
    work,
    wedge: closed([MIDDLE, ...rim]),
    sign: towards(from + share * 0.35, SIGNS),
    badge: towards(from + share * 0.7, SIGNS),
  };
}
