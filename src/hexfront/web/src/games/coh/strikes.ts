/** Artillery strikes as the log tells them, for the marker that drifts over the board. */

import type { LogLine } from "../../lib/wire";

/** A strike that is being told. */
export interface Fall {
  readonly target: number;
  /** Where the shells come down; -1 while that is open, or beyond the board. */
  readonly at: number;
  readonly smoke: boolean;
  /** How far it has come. */
  readonly stage: "aimed" | "drifts" | "lands";
}

const OPENED: Readonly<Record<string, boolean>> = { "log-strike": false, "log-smoke-strike": true };
const STAGES: Readonly<Record<string, Fall["stage"]>> = {
  "log-strike": "aimed",
  "log-smoke-strike": "aimed",
  "log-arrow": "aimed",
  "log-on-target": "aimed",
  "log-drifts": "drifts",
  "log-drift-direction": "drifts",
  "log-strike-lands": "lands",
  "log-strike-off-map": "lands",
};

/** The strike that a line of the log is about, if it is about one. */
export function fallOf(log: readonly LogLine[], playing: LogLine | null): Fall | null {
  const stage = STAGES[playing?.entry.message ?? ""];
  if (!playing || !stage) return null;
  const opened = log.findLast(
    ({ entry, number }) => number <= playing.number && entry.message in OPENED,
  );
  if (!opened) return null;
  const { hex } = playing.entry.args;
  const landed = playing.entry.message === "log-strike-lands" && typeof hex === "number";
  return {
    target: Number(opened.entry.args["hex"]),
    at: landed ? hex : -1,
    smoke: OPENED[opened.entry.message] ?? false,
    stage,
  };
}
