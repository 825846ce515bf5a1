/**
 * Men and weapons on the counters, drawn for Hexfront as filled shapes: a squad is three men, a
 * half-squad two, a crew two who kneel, a leader one who points the way. The broken lie flat.
 */

/** A soldier who advances with his rifle, about 13 wide and 26 high, his helmet's top at (x, y). */
const soldier = (x: number, y: number, s: number): string => {
  const p = (dx: number, dy: number): string => `${x + dx * s} ${y + dy * s}`;
  return (
    `M${p(-3.2, 3.4)}Q${p(-3, 0)} ${p(0.4, 0)}Q${p(3.6, 0.2)} ${p(3.8, 3.3)}L${p(4.4, 4.2)}L${p(2.9, 4.3)}` +
    `L${p(2.6, 6.3)}L${p(1.6, 7.1)}L${p(3.4, 8.6)}L${p(8.6, 10.8)}L${p(8.2, 12.3)}L${p(3.6, 11.4)}` +
    `L${p(3.2, 15.2)}L${p(5.2, 19.6)}L${p(5.8, 25)}L${p(3.2, 25)}L${p(2.4, 20.6)}L${p(0.2, 17.6)}` +
    `L${p(-2.4, 21.2)}L${p(-5.4, 25)}L${p(-8, 24.2)}L${p(-4.6, 19.6)}L${p(-3.4, 15.4)}L${p(-4.2, 10.4)}` +
    `L${p(-2.6, 7.9)}L${p(-1.4, 7)}L${p(-2.4, 6.2)}L${p(-2.6, 4.2)}L${p(-3.8, 4.2)}Z` +
    `M${p(-3.4, 13.6)}L${p(12.4, 7.2)}L${p(12.8, 8.2)}L${p(2.4, 13.4)}L${p(-2.6, 15.6)}Z`
  );
};

/** A man who kneels behind something, about 14 wide and 17 high. */
const kneeling = (x: number, y: number, s: number): string => {
  const p = (dx: number, dy: number): string => `${x + dx * s} ${y + dy * s}`;
  return (
    `M${p(-3.2, 3.4)}Q${p(-3, 0)} ${p(0.4, 0)}Q${p(3.6, 0.2)} ${p(3.8, 3.3)}L${p(4.4, 4.2)}L${p(2.9, 4.3)}` +
    `L${p(2.6, 6.3)}L${p(1.8, 7.1)}L${p(7.6, 9)}L${p(7.4, 10.8)}L${p(2.6, 10.6)}L${p(3, 12.6)}` +
    `L${p(7.4, 13)}L${p(7.4, 17.4)}L${p(5, 17.4)}L${p(4.6, 15.2)}L${p(-1.2, 15.4)}L${p(-1, 17.4)}` +
    `L${p(-7, 17.4)}L${p(-6.4, 15.2)}L${p(-4.8, 14.2)}L${p(-4.6, 9.6)}L${p(-2.2, 7.1)}L${p(-2.6, 4.2)}` +
    `L${p(-3.8, 4.2)}Z`
  );
};

/** A man flat on the ground, about 24 wide and 8 high. */
const prone = (x: number, y: number, s: number): string => {
  const p = (dx: number, dy: number): string => `${x + dx * s} ${y + dy * s}`;
  return (
    `M${p(5.6, 3.6)}Q${p(5.8, 0.4)} ${p(8.8, 0.4)}Q${p(11.8, 0.6)} ${p(12, 3.6)}L${p(12.8, 4.4)}L${p(11.4, 4.6)}` +
    `L${p(11, 6)}L${p(7.6, 6.2)}L${p(6.6, 8)}L${p(-4, 7.6)}L${p(-12, 8)}L${p(-12, 5.6)}L${p(-4.4, 5)}` +
    `L${p(1, 2.8)}L${p(5.4, 3.6)}Z`
  );
};

const officer = (x: number, y: number, s: number): string => {
  const p = (dx: number, dy: number): string => `${x + dx * s} ${y + dy * s}`;
  return (
    // Peaked cap, face, an arm that points ahead, a long coat, the other hand at the belt.
    `M${p(-4, 2.4)}L${p(-3.4, 0.4)}L${p(3, -0.6)}L${p(4.6, 1)}L${p(4, 2.4)}L${p(6, 3.4)}L${p(3.6, 3.6)}` +
    `L${p(3.2, 6)}L${p(1.8, 7)}L${p(3.6, 8)}L${p(13.4, 5)}L${p(15.4, 4)}L${p(15.8, 5.2)}L${p(13.8, 7)}` +
    `L${p(4.8, 11)}L${p(4.2, 15.4)}L${p(6.2, 21)}L${p(3.4, 21.4)}L${p(3.8, 25)}L${p(1, 25)}L${p(0.2, 21.6)}` +
    `L${p(-1.6, 21.6)}L${p(-2.2, 25)}L${p(-5, 25)}L${p(-4.6, 21.4)}L${p(-6, 21)}L${p(-4.4, 15)}` +
    `L${p(-7.8, 13.6)}L${p(-7.2, 11.8)}L${p(-4.6, 8.4)}L${p(-1.8, 7)}L${p(-3, 5.6)}L${p(-3, 2.6)}Z`
  );
};

export const MEN: Readonly<Record<string, string>> = {
  squad: soldier(-15, -23, 0.8) + soldier(15, -23, 0.8) + soldier(-0.5, -27, 0.98),
  "half-squad": soldier(-10.5, -26, 0.94) + soldier(10, -26, 0.94),
  crew: kneeling(-11, -22, 1.1) + kneeling(10, -22, 1.1) + "M-29-3H29V-.6H-29Z",
  leader: officer(-4, -27, 1.12),
};

export const BROKEN: Readonly<Record<string, string>> = {
  squad: prone(-9, -23, 0.95) + prone(9, -15, 0.95) + prone(-8, -8, 0.95),
  "half-squad": prone(-6, -20, 1.1) + prone(5, -10, 1.1),
  crew: prone(-6, -20, 1.1) + prone(5, -10, 1.1) + "M-29-1H29V1H-29Z",
  leader: prone(0, -16, 1.5),
};

/** Weapons on a field of 26 by 14 around (0, 0). */
export const ARMS: Readonly<Record<string, string>> = {
  lmg: "M-12-1.6L-6-2.6H3V-3.4H12V-1.6H3V.2H-3L-4 2.6H-6L-5.4.4L-12 2ZM5-1.4L7.4 5H6L4.6 1.4L3.2 5H1.8L4-1.4Z",
  mmg: "M-11-3.4H3V-4.4H12V-2.2H3V-.4H-3.6L-2.6 1.4L5 6H2.6L-3.6 2.6L-9.4 6H-11.8L-5 1.4L-5.6-.4H-11Z",
  hmg: "M-11-4.2H1V-5.4H9V-4.6H12.6V-2.8H9V-2H1V-.6H-2.8L-1.8 1.2L5 6H2.4L-3 2.8L-9.4 6H-12L-4.8 1.2L-5.4-.6H-11Z",
  mortar: "M-5 5.4L2-6.4L4.8-4.8L-1 5.4ZM2.6-1.4L7.4 5.4H5.8L1.8 0ZM-8.6 4.6H2.6V6.4H-8.6Z",
  flamethrower: "M-8-5.6H-4.6V5.6H-8ZM-3.6-5.6H-.2V5.6H-3.6ZM.6-2.6L11-4.4L13-6L12.4-3L14-1.6L11-2.6L.8-.8Z",
  "demolition-charge": "M-9-4.6H7V5.6H-9ZM7-2Q12-6 12.6-1.4L11.4-1.2Q11-3.8 7-.4Z",
  atr: "M-13 1L-7-1.6L13-3.4V-2L-5.4.6L-7 3.4L-13 3.6ZM4-1.6L6.6 5H5.2L3.8 1.4L2.4 5H1L3-1.6Z",
  bazooka: "M-13-2.8H13V.6H-13ZM-3 .6H-.8V4.4H-3ZM2 .6H4V3.4H2Z",
  panzerschreck: "M-13-3H13V.6H-13ZM2-6H7V-3H2ZM-3 .6H-.8V4.4H-3Z",
  gun: "M-4-1.4L13-4.4V-2.6L-3.4 1.4L-2.6 3.4L-10 6H-13L-6 1.6ZM-5.6-5H-2.8V4.6H-5.6ZM-2 .8a3.4 3.4 0 1 0 .1 0Z",
  piat: "M-13-1.6H3L6-3.4H13V2L6 1.6L3 .6H-13ZM-13-3H-10.6V3H-13ZM-1 .6L1 5H-.6L-2.4.8Z",
};
