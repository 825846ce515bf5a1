/** Small pictures for hit markers and map marks, stroked on a field of 14 by 14 around 0, 0. */

const MARKERS: Readonly<Record<string, string>> = {
  "?": "M-2.6-2.4a2.7 2.6 0 1 1 3.9 2.3Q0 .7 0 2M0 4.6v.2",
  stunned: "M-4.4 0a4.4 4.4 0 1 1 4.4 4.4a3 3 0 1 1 3-3a1.6 1.6 0 1 1-3.2 0",
  unnerved: "M-5-2q1.7-2.6 3.3 0t3.4 0t3.3 0M-5 2.6q1.7-2.6 3.3 0t3.4 0t3.3 0",
  killed: "M-5-3.4l4.4 6.8M-.6-3.4l-4.4 6.8M.8-3.4l4.4 6.8M5.2-3.4L.8 3.4",
  panicked: "M0-5.4v6.2M0 4.4v.4M-4.6-3.6l1.6 2.4M4.6-3.6L3-1.2",
  pinned: "M0-5.4v8M-3.6-.6L0 3l3.6-3.6M-5 5.4H5",
  suppressed: "M-5.4-3h6M-5.4.6h8.6M-5.4 4.2h4.4M2.6-5.2l2.8 2.4l-2.8 2.4",
  cowering: "M-5.4 4.6a5.4 7 0 0 1 10.8 0ZM-2 4.4v-3M2 4.4v-3",
  "crew-stunned": "M-4.4 0a4.4 4.4 0 1 1 4.4 4.4a3 3 0 1 1 3-3a1.6 1.6 0 1 1-3.2 0",
  "gun-damaged": "M-5.4 1.4H1L5.4-1.8M-5.4-1.4H0M1.6 2.6l3 2.6M4.6 2.6l-3 2.6",
  destroyed: "M-5-3.4l4.4 6.8M-.6-3.4l-4.4 6.8M.8-3.4l4.4 6.8M5.2-3.4L.8 3.4",
  "crew-panicked": "M0-5.4v6.2M0 4.4v.4M-4.6-3.6l1.6 2.4M4.6-3.6L3-1.2",
  "crew-suppressed": "M-5.4-3h6M-5.4.6h8.6M-5.4 4.2h4.4M2.6-5.2l2.8 2.4l-2.8 2.4",
  immobilized: "M-3.4-3H3.4a3 3 0 0 1 0 6H-3.4a3 3 0 0 1 0-6ZM-5.4 5.4L5.4-5.4",
  "light-damage": "M-5-4.6L-1-1L-2 1.4L1.6 3L5 5.4M-1-1L1.4-4.6M1.6 3L4.4.6",
  berserk:
    "M0 5.4Q-5 4.4-4.2 0Q-2.6 1-2.4-1Q-2-4.4 1-5.6Q.8-2.6 2.8-1.2Q5 1 3.8 3.4Q2.6 5.4 0 5.4Z",
};

export const WHEEL = "M0-2.7a2.7 2.7 0 1 0 .01 0M0-.4V.4";
export const TRACK = "M-1.8-1.7H1.8A1.7 1.7 0 0 1 1.8 1.7H-1.8A1.7 1.7 0 0 1-1.8-1.7Z";
export const FLAME = "M0 6Q-5 5-4.4 0Q-2.8 1.4-2.4-1Q-2-4.6 1.2-6.4Q.8-3 2.8-1.4Q5 .8 4 3.4Q2.8 6 0 6Z";
export const SHIELD = "M-5.4-5.4Q0-7 5.4-5.4V.4Q5 4.6 0 6.6Q-5 4.6-5.4.4Z";

export function markerIcon(id: string): string {
  return MARKERS[id] ?? "M-4-4L4 4M4-4L-4 4";
}

export const BOLT = "M1.4-6.4L-4.2 1H-.6L-1.8 6.4L4.2-1.4H.4Z";
export const EYE_CLOSED =
  "M-6.4-.6Q0-6.6 6.4-.6Q0 5.4-6.4-.6ZM0-2.4a1.9 1.9 0 1 0 .01 0M-5.6 4.4L5.6-5.4";
export const CROSSHAIR = "M0-13v7M0 13V6M-13 0h7M13 0H6M0-9a9 9 0 1 0 .01 0";
export const SKULL =
  "M0-9Q8.4-9 8.4-1.4Q8.4 2.6 5 4.2V7.6H-5V4.2Q-8.4 2.6-8.4-1.4Q-8.4-9 0-9ZM-3.4-3.4a2.3 2.3 0 1 0 .01 4.6a2.3 2.3 0 1 0-.01-4.6ZM3.4-3.4a2.3 2.3 0 1 0 .01 4.6a2.3 2.3 0 1 0-.01-4.6Z";
/** A hook and its eye: something is towed. */
export const HOOK = "M-5 0H1M1 0a2.6 2.6 0 1 1 2.6 2.6M-5-2.6V2.6";
export const EYE = "M-7.4 0Q0-7.4 7.4 0Q0 7.4-7.4 0ZM0-2.4a2.4 2.4 0 1 0 .01 0";
/** A shell on its way down. */
export const SHELL = "M0 9L-4 4.5V-3.5Q-4-8 0-10Q4-8 4-3.5V4.5ZM-4 1.5H4V3H-4Z";
/** Stuck in the mud. */
export const MUD = "M-5.6 2.6q1.9-2.4 3.8 0t3.8 0t3.6 0M0-5.6V0M-2.4-2.2L0 .2L2.4-2.2";
