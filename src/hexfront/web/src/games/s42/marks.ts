/** Small pictures of markers, stroked on a field of 14 by 14 around 0, 0. */

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
  moved: "M-4.6.4L-1.2 3.8L4.8-3.6",
  attacked: "M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6M-5 2.4L-2.4 5M5 2.4L2.4 5",
};

export function markPath(mark: string): string {
  return MARKS[mark] ?? "M-4-4L4 4M4-4L-4 4";
}

/** Symbols that are no NATO symbols, on the field of 150 by 100 from (25, 50). */
export const OWN_SYMBOLS: Readonly<Record<string, string>> = {
  supply:
    '<path d="M62 72h36v56H62ZM102 72h36v56h-36ZM62 90h36M62 110h36M102 90h36M102 110h36" ' +
    'fill="none" stroke="currentcolor" stroke-width="8"/>',
};
