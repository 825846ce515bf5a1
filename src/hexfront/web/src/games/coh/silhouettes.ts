/**
 * Pictures on the counters, drawn for Hexfront on a 40 by 30 field. Each is a list of filled
 * shapes; a counter paints them in one colour.
 */

const MAN = (x: number, y: number, s = 1): string =>
  // Helmet, face, trunk and striding legs of a soldier with the rifle held low.
  `M${x - 3 * s} ${y}a${3.1 * s} ${3 * s} 0 0 1 ${6.2 * s} 0l${0.9 * s} ${0.9 * s}h-${1.4 * s}` +
  `v${1.6 * s}q0 ${1.1 * s}-${1.3 * s} ${1.2 * s}l${2.6 * s} ${1.9 * s}v${5.4 * s}` +
  `l${1.8 * s} ${4.2 * s}l${0.5 * s} ${4.6 * s}h-${2.5 * s}l-${0.9 * s}-${4.2 * s}l-${2 * s}-${2.9 * s}` +
  `l-${1.6 * s} ${3.2 * s}l-${1.9 * s} ${3.9 * s}h-${2.7 * s}l${2.2 * s}-${5.4 * s}l${0.6 * s}-${4 * s}` +
  `l-${0.6 * s}-${4.4 * s}l${1.2 * s}-${1.6 * s}q-${1.1 * s}-${0.6 * s}-${1.1 * s}-${2 * s}h-${0.9 * s}Z`;

const RIFLE = (x: number, y: number, length = 19, drop = -5): string =>
  `M${x} ${y}l3.4-1.6l1.5.5l${length - 5} ${drop}l.3.9l-${length - 5.4} ${-drop + 1.1}l-1.6 1.3l-2.8 1Z`;

const CREW = (x: number, y: number): string =>
  // A man lying or kneeling behind a weapon.
  `M${x} ${y}a3 2.9 0 0 1 6 0l.9.9h-1.4v1.5q0 1-1.2 1.2l1.5 1.6l4.2.6l.2 1.8l-5 .3l-.4 3.2l1 4.1` +
  `h-9.5q-1.2-4.6.2-7.4q1-2.2 3.6-3.3q-1-.6-1-2v-.7h-.8Z`;

const WHEEL = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z` +
  `M${x - r + 1.5} ${y}a${r - 1.5} ${r - 1.5} 0 1 1 ${2 * r - 3} 0a${r - 1.5} ${r - 1.5} 0 1 1-${2 * r - 3} 0Z` +
  `M${x - 1.3} ${y}a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z`;

const rifles = [
  MAN(10.5, 6.6, 0.92),
  RIFLE(6, 15, 15, -4),
  MAN(28.5, 6.6, 0.92),
  RIFLE(24, 15, 15, -4),
  MAN(19.5, 4.8, 1.08),
  RIFLE(14.5, 14.8, 18, -5),
];

const smg = [
  MAN(12, 5.4, 1.02),
  "M7 14.6h11l6.6-1v1.7l-6.4.9v1.2a2.6 2.6 0 0 1-5.2 0v-1l-3 .4l-2 2.8l-2-.6Z",
  MAN(27, 5.4, 1.02),
  "M22 14.6h10l6.6-1v1.7l-6.4.9v1.2a2.6 2.6 0 0 1-5.2 0v-1l-2 .4l-2 2.8l-2-.6Z",
];

const mg = [
  "M4 25.5l1.6-3.4l5.2-2l3.4.4l2.4 2.2l1.8 2.8Z",
  "M12 16.4a3.3 3.2 0 0 1 6.6 0l.9 1h-1.4v1.2q0 1.4-1.4 1.5l3.4 1.4l-.4 2l-6-.5l-2.6-2.4q-.9-.9.1-1.7l1-.7Z",
  "M16.6 18.4l5.2-.3l.9-1.1h4l.4.9h8.6v-.6h1.6v2.2h-1.6v-.6h-8.4l-.4 1.4h-3.2v3h-1.8v-2.9l-5.3.5Z",
  "M31.4 18.8l2.8 6.7h-1.7l-2-5l-1.5 5h-1.6l2.2-6.7Z",
];

const hmg = [
  CREW(7.5, 9.5),
  "M12.5 14.2h4.6l.8-1.5h9.4v1.4h9.4v2h-9.4v1.6h-9.8l-.9-1.4h-4.1Z",
  "M21.5 17.4h2.6l9.4 8.4h-2.6l-7-5.9l-1.3 5.9h-2.1l1.2-6l-7 6h-2.6Z",
  "M26.4 17.6h4.2v4.2h-4.2Z",
];

const pioneers = [
  MAN(11, 5.4, 1.02),
  RIFLE(6, 14.8, 15, -4),
  MAN(26.5, 5.4, 1.02),
  "M21.6 13h7v6.4h-7ZM23.8 10.6h.9v2.6h-.9ZM25.5 10.6h.9v2.6h-.9ZM27.2 10.2q2.6-1.6 3.6 1l-.8.3q-.7-1.6-2.4-.5Z",
  "M32.4 25.8l4-11.2l1.2.4l-4 11.2ZM34.6 12.2l3-2.7l2.2 2.6l-1.6 3.6l-3.5-1.3Z",
];

const mortar = [
  "M19 26l8.6-20.4l3.2 1.4l-7.6 19Z",
  "M28 12l5.4 13.6h-1.8l-4.8-11.6ZM15.5 25h11.6v2h-11.6Z",
  CREW(6, 11.5),
];

const gun = [
  "M2 21.4l13-4.6l1 1.8l-12.6 5.2Z",
  "M14.6 13.4h4l.8 1.2h17.4v-.7h2v3.2h-2v-.8h-17l-.8 1.5h-4.4Z",
  "M18.6 8.2l3.6 1.2l1.6 9.4l-1.4 4.4h-3l-1.4-4.6Z",
  WHEEL(19.5, 21.4, 5.4),
];

const nkvd = [
  MAN(20, 4.6, 1.12),
  RIFLE(15, 14.6, 18, -5),
  "M6 6.4l1.2 2.6l2.8.3l-2.1 1.9l.6 2.8l-2.5-1.4l-2.5 1.4l.6-2.8l-2.1-1.9l2.8-.3Z",
  "M34 6.4l1.2 2.6l2.8.3l-2.1 1.9l.6 2.8l-2.5-1.4l-2.5 1.4l.6-2.8l-2.1-1.9l2.8-.3Z",
];

const hunters = [
  MAN(12, 5.4, 1.02),
  "M5.4 15.6l3.6-1.8l25.4-5.2l2.4-1l.4 1.8l-2.4.2l-24.6 5.4l-3.4 2.4Z",
  MAN(28, 6.4, 0.96),
];

const tank = [
  "M3.6 18.4h32.8l2.2 2.6l-2 4.4q-.4 1-1.6 1H5q-1.2 0-1.6-1l-2-4.4Z",
  "M8 13.6h24.4l3 4h-30.6Z",
  "M14.4 8.4h10.8l2.8 4.4h-15.6ZM25 9.8h13.4v1.8h-12.6Z",
];

/** A question mark: nobody knows who it is. */
const rumour = [
  "M14 9q0-7 6.5-7t6.5 6q0 4-4.4 6.2q-1.4.8-1.4 3v1.6h-3.4v-2.2q0-3.4 2.6-5q2.8-1.6 2.8-3.6" +
    "q0-2.6-2.8-2.6q-2.8 0-2.8 3.6Z",
  "M17.6 22h3.8v4h-3.8Z",
];

const sniper = [CREW(9, 12), RIFLE(14, 17, 22, -3)];
const aircraft = [
  "M20 2q2 2 2 7l14 6v3l-14-2-1 8 5 4v2l-6-2-6 2v-2l5-4-1-8-14 2v-3l14-6q0-5 2-7Z",
];

const SILHOUETTES: Readonly<Record<string, readonly string[]>> = {
  rifles,
  rumour,
  smg,
  mg,
  hmg,
  pioneers,
  mortar,
  gun,
  nkvd,
  "tank-hunters": hunters,
  tank,
  sniper,
  aircraft,
  "heavy-tank": tank,
};

/** Low pictures are enlarged so that every counter is filled alike. */
const FITS: Readonly<Record<string, string>> = {
  mg: "translate(-5.5 -11) scale(1.25)",
  hmg: "translate(-3 -4.5) scale(1.12)",
  gun: "translate(-2 -3.5) scale(1.1)",
};

export function silhouette(key: string): string {
  return (SILHOUETTES[key] ?? rifles).join("");
}

export function fit(key: string): string {
  return FITS[key] ?? "";
}
