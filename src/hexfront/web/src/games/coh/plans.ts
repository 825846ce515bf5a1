/**
 * Vehicles and guns seen from above, drawn for Hexfront around 0, 0 and looking north; a counter
 * turns them to where the hull points. About 24 wide and 34 long.
 */

export interface Shape {
  readonly d: string;
  readonly tone: "track" | "hull" | "deck" | "turret" | "barrel" | "canvas" | "detail";
}

const box = (x: number, y: number, width: number, height: number, r = 1.5): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}` +
  `h-${width - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${height - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}Z`;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;

/** Two tracks with their links. */
function tracks(half: number, width: number, length: number): Shape[] {
  const top = -length / 2;
  const links = Array.from({ length: Math.floor(length / 3) - 1 }, (_, index) => {
    const y = top + 3 + index * 3;
    return `M${-half} ${y}h${width}M${half - width} ${y}h${width}`;
  }).join("");
  return [
    { d: box(-half, top, width, length, 2) + box(half - width, top, width, length, 2), tone: "track" },
    { d: links, tone: "detail" },
  ];
}

function wheels(half: number, ...rows: number[]): Shape {
  const each = rows.map((y) => box(-half, y - 3, 3.4, 6, 1.2) + box(half - 3.4, y - 3, 3.4, 6, 1.2));
  return { d: each.join(""), tone: "track" };
}

const barrel = (length: number, from = -4, width = 2): Shape => ({
  d: box(-width / 2, -length, width, length + from, 0.6) + box(-width * 0.85, -length - 0.4, width * 1.7, 2.6, 0.6),
  tone: "barrel",
});

const lightTank: readonly Shape[] = [
  ...tracks(10, 4, 27),
  { d: "M-7-12.5L-4.5-14H4.5L7-12.5V12.5H-7Z", tone: "hull" },
  { d: "M-5 7.5H5M-5 10H5", tone: "detail" },
  barrel(17, -4, 1.7),
  { d: "M-4.6-4.6L0-6.4L4.6-4.6L5.4 1L3.6 5H-3.6L-5.4 1Z", tone: "turret" },
  { d: disc(1.4, 1, 1.9), tone: "detail" },
];

const tank: readonly Shape[] = [
  ...tracks(11.6, 4.6, 31),
  { d: "M-7.6-14L-5-16H5L7.6-14V14.6H-7.6Z", tone: "hull" },
  { d: "M-5.6 8.6H5.6M-5.6 11.4H5.6M-4-12.4H-1", tone: "detail" },
  barrel(20.5, -5, 2.2),
  { d: "M-4-7.4H4L7.2-2V4.4L4.4 7.6H-4.4L-7.2 4.4V-2Z", tone: "turret" },
  { d: disc(-2.2, 2.4, 2.2) + "M2.6-4.6V-1", tone: "detail" },
];

const heavyTank: readonly Shape[] = [
  ...tracks(13, 5.4, 34),
  { d: "M-8-15.4L-6-17H6L8-15.4V16.4H-8Z", tone: "hull" },
  { d: "M-6 10H6M-6 12.6H6M-6 15H6", tone: "detail" },
  barrel(21, -6, 2.8),
  { d: "M-5.4-8.6H5.4L8.4-4V5.6L6 9H-6L-8.4 5.6V-4Z", tone: "turret" },
  { d: disc(-2.6, 3.4, 2.4) + disc(3, 3.4, 1.8), tone: "detail" },
];

const spg: readonly Shape[] = [
  ...tracks(11, 4.4, 28),
  { d: "M-7.4-13L-5-14.6H5L7.4-13V13.4H-7.4Z", tone: "hull" },
  barrel(20, -6, 2.2),
  { d: "M-6.6-7.4L-2-8.6H2L6.6-7.4V8H-6.6Z", tone: "deck" },
  { d: "M-4.8-5.6H4.8V6.2H-4.8Z", tone: "canvas" },
  { d: "M0-8.6V2M-3 3.4H3", tone: "detail" },
];

const armoredCar: readonly Shape[] = [
  wheels(9.6, -10, 4, 10.4),
  { d: "M-4.4-16.4H4.4L7-11V10.4L4.6 15H-4.6L-7 10.4V-11Z", tone: "hull" },
  { d: "M-4 10H4M-3.6-13H3.6", tone: "detail" },
  barrel(15.5, -3, 1.6),
  { d: "M-4-3.6L0-5.2L4-3.6L5 1.6L2.6 5.4H-2.6L-5 1.6Z", tone: "turret" },
  { d: disc(0, 1.4, 1.8), tone: "detail" },
];

const halftrack: readonly Shape[] = [
  wheels(9, -11.6),
  ...tracks(9.6, 3.6, 18).map((shape) => ({ ...shape, d: shift(shape.d) })),
  { d: "M-4-17H4L7-9V15L5 17H-5L-7 15V-9Z", tone: "hull" },
  { d: "M-5-4H5V14H-5Z", tone: "canvas" },
  { d: "M-3-15.4V-9M3-15.4V-9M-5-4H5M-5 0H-2.6M-5 4H-2.6M-5 8H-2.6M5 0H2.6M5 4H2.6M5 8H2.6", tone: "detail" },
  { d: "M-.7-9h1.4v6h-1.4Z", tone: "barrel" },
];

const gunHalftrack: readonly Shape[] = [
  wheels(8.6, -11.6),
  ...tracks(9, 3.4, 18).map((shape) => ({ ...shape, d: shift(shape.d) })),
  { d: "M-4-16.4H4L6.6-9V15.4H-6.6V-9Z", tone: "hull" },
  barrel(20, 0, 2),
  { d: "M-6-2.4L0-4.4L6-2.4V0H-6Z", tone: "deck" },
  { d: "M-2.6 0H2.6V9H-2.6Z", tone: "turret" },
];

const truck: readonly Shape[] = [
  wheels(8.8, -10.4, 8.4, 13),
  { d: "M-3.6-16.6H3.6L6-13.6V-3H-6V-13.6Z", tone: "hull" },
  { d: "M-4.8-8.6H4.8V-5H-4.8Z", tone: "deck" },
  { d: box(-7.4, -2.4, 14.8, 19, 1.4), tone: "canvas" },
  { d: "M-7.4 2.4H7.4M-7.4 7H7.4M-7.4 11.8H7.4M-2.4-15.6V-11M2.4-15.6V-11", tone: "detail" },
];

const gunTruck: readonly Shape[] = [
  wheels(8.8, -10.4, 6.4, 12.4),
  { d: "M-3.6-16.6H3.6L6-13.6V-3H-6V-13.6Z", tone: "hull" },
  { d: box(-7, -3, 14, 18.6, 1), tone: "deck" },
  { d: "M-.8-14.4H.8V3H-.8Z", tone: "barrel" },
  { d: "M-5.4-1.4L0-3L5.4-1.4V.8H-5.4Z", tone: "turret" },
  { d: "M-4.4 10.4H4.4M-2.6-15.6V-11.4M2.6-15.6V-11.4", tone: "detail" },
];

const wagon: readonly Shape[] = [
  { d: "M-3.4-17.4Q-1.8-19-.6-17.4V-8.4H-3.4ZM.6-17.4Q1.8-19 3.4-17.4V-8.4H.6Z", tone: "hull" },
  { d: "M0-16V0M-4-7H4", tone: "detail" },
  wheels(8.4, 1.6, 12.6),
  { d: box(-6, -1.4, 12, 17, 1), tone: "canvas" },
  { d: "M-6 2.6H6M-6 6.6H6M-6 10.6H6", tone: "detail" },
];

const gun: readonly Shape[] = [
  { d: "M-2 4L-7.6 16.4L-5.4 17.2L0 6.4L5.4 17.2L7.6 16.4L2 4Z", tone: "deck" },
  wheels(11.2, 1),
  barrel(19, 6, 2),
  { d: "M-8.4-3.4L-3-5.8H3L8.4-3.4V-.8L3-3H-3L-8.4-.8Z", tone: "hull" },
  { d: "M-1.8-3H1.8V6H-1.8Z", tone: "turret" },
];

/** A half-track runs on its rear two thirds. */
function shift(d: string): string {
  return d.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `M${x} ${Number(y) + 6}`);
}

const PLANS: Readonly<Record<string, readonly Shape[]>> = {
  "light-tank": lightTank,
  tank,
  "heavy-tank": heavyTank,
  spg,
  "armored-car": armoredCar,
  halftrack,
  "gun-halftrack": gunHalftrack,
  truck,
  "gun-truck": gunTruck,
  wagon,
  gun,
};

/** The picture from above, for what has a hull or a carriage; none for men on foot. */
export function plan(key: string): readonly Shape[] | undefined {
  return PLANS[key];
}
