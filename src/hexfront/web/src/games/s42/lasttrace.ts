/** The latest move on the map, marked until the next one. */

import { arrowPath } from "../../lib/geometry";
import { BEGINS } from "../../lib/report";
import type { S42Desk } from "./desk.svelte";

export function lastTrace(desk: S42Desk): string {
  const { log, past } = desk.session;
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const line = log[index];
    if (!line || (past && line.step > past.step)) continue;
    const { args, message } = line.entry;
    if (BEGINS.has(message)) return "";
    const from = desk.map.at(Number(args["from"] ?? -1));
    const to = desk.map.at(Number(args["to"] ?? -1));
    if (from && to && from.id !== to.id) return arrowPath(from, to, 30);
  }
  return "";
}
