/** The small pictures on counters: symbols and markers, as images that all counters share. */

import { SYMBOLS } from "virtual:nato-symbols";

/** Markers, stroked on a field of 14 by 14 around 0, 0. */

const MARKS: Readonly<Record<string, string>> = {
  disrupted: "M1.6-6L-3.4.8H.2L-1.4 6L3.6-1.2H0Z",
  "full-retreat": "M-.4-5L-5.2-.6L-.4 3.8M-5-.6H2Q5.4-.6 5.4 2.8V5.4",
  oos: "M-3.4-2.4H3.4V5H-3.4ZM-1.6-2.4V-5H1.6V-2.4M-5.8 5.6L5.8-5.6",
  isolated: "M5-1.4A5.2 5.2 0 1 1 1.4-5M-2.2-2.2L2.2 2.2M2.2-2.2L-2.2 2.2",
  used: "M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6",
  train: "M-5 2.8V-2.4H1V-5H4.6V2.8ZM-2.8 4.9a1.3 1.3 0 1 0 .01 0M2.6 4.9a1.3 1.3 0 1 0 .01 0",
  fresh: "M0-5V5M-5 0H5",
  "auto-ds": "M-5-4.4L-.8 0L-5 4.4M.6-4.4L4.8 0L.6 4.4",
  locked: "M-4.2-.8H4.2V5H-4.2ZM-2.6-.8V-2.8A2.6 2.6 0 0 1 2.6-2.8V-.8",
  exposed: "M-5.4 0Q0-6 5.4 0Q0 6-5.4 0ZM0-1.6a1.6 1.6 0 1 0 .01 0",
  reserve: "M-4.6 4.8V-4.8H1.2A2.7 2.7 0 0 1 1.2.6H-4.6M.4.6L4.4 4.8",
  committed: "M-5.4 0H4.6M.8-4L4.8 0L.8 4",
  besieged: "M-5 5V-1.6H-1.6V-4.8H1.6V-1.6H5V5ZM-1 5V1.6H1V5",
  tried: "M5-4V-.6A3 3 0 0 1 2-.6H-4.6M-1.4-3.8L-4.8-.6L-1.4 2.6",
  moved: "M-4.6.4L-1.2 3.8L4.8-3.6",
  attacked: "M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6M-5 2.4L-2.4 5M5 2.4L2.4 5",
};

/** Symbols that are no NATO symbols, on the field of 150 by 100 from (25, 50). */
const OWN_SYMBOLS: Readonly<Record<string, string>> = {
  "reserve-army":
    '<path d="M46 76h50v48H46ZM104 76h50v48h-50ZM46 76l50 48M104 76l50 48" ' +
    'fill="none" stroke="currentcolor" stroke-dasharray="13 7" stroke-width="8"/>',
  leader:
    '<path d="M100 58L111 87L142 88L117 107L126 137L100 119L74 137L83 107L58 88L89 87Z"/>',
  supply:
    '<path d="M62 72h36v56H62ZM102 72h36v56h-36ZM62 90h36M62 110h36M102 90h36M102 110h36" ' +
    'fill="none" stroke="currentcolor" stroke-width="8"/>',
};

/** The enemy of colour confusion: one side's symbols are dark on light, the other's reversed. */
const INKS = ["#1d1a16", "#fbeedd"] as const;

const TONES = {
  plain: { field: "#2a241c", line: "#fff7e3" },
  warn: { field: "#f0b21f", line: "#241a05" },
  bad: { field: "#cf2a1a", line: "#fff7e3" },
  good: { field: "#2f7d3b", line: "#fff7e3" },
} as const;

const drawn = new Map<string, string>();

function image(key: string, box: string, inside: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const [, , width = "", height = ""] = box.split(" ");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" ` +
    `height="${height}" preserveAspectRatio="none">${inside()}</svg>`;
  const made = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(key, made);
  return made;
}

/** The symbol of a type of unit in the ink of its side. */
export function symbolImage(type: string, side: number): string {
  return image(`${type}/${side}`, "25 50 150 100", () => {
    const ink = INKS[side] ?? INKS[0];
    const lines = { ...SYMBOLS, ...OWN_SYMBOLS }[type] ?? "";
    return `<g color="${ink}" fill="${ink}">${lines}</g>`;
  });
}

/** A marker on a counter, in the colour of what it says about it. */
export function badgeImage(mark: string, tone: keyof typeof TONES): string {
  return image(`${mark}/${tone}`, "-11.5 -11.5 23 23", () => {
    const { field, line } = TONES[tone];
    const rim = tone === "warn" ? line : "#fff7e3";
    const path = MARKS[mark] ?? "M-4-4L4 4M4-4L-4 4";
    return (
      `<circle r="10.5" fill="${field}" stroke="${rim}" stroke-width="1.4"/>` +
      `<path d="${path}" fill="none" stroke="${line}" stroke-width="2" ` +
      `stroke-linecap="round" stroke-linejoin="round"/>`
    );
  });
}
