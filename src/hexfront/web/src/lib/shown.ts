/** Games that are shown to everybody: nobody needs a seat for what is asked here. */

import { read, request } from "./api";
import type { DiceTold, Invitation, Seated, Show } from "./wire";
import { t } from "./words.svelte";

/** Where a page sits at a table, or that it only looks on. */
export interface Place extends Seated {
  readonly watching?: boolean;
  /** How many steps later somebody who looks on sees what is played. */
  readonly delay?: number;
}

export const onlooker = (table: string, delay: number): Place => ({
  table,
  token: "",
  invites: [],
  watching: true,
  delay,
});

/** What can be shared: whoever opens it looks on. */
export const gameAddress = (table: string): string => `/game/${encodeURIComponent(table)}`;

const at = (table: string): string => `/api/shown/${encodeURIComponent(table)}`;

export interface Wanted {
  readonly state: "running" | "finished";
  readonly game?: string;
  readonly scenario?: string;
  /** Only those that were over, or began, before then. */
  readonly before?: number;
}

export function shows({ state, game = "", scenario = "", before = 0 }: Wanted): Promise<Show[]> {
  const query = new URLSearchParams({ state, game, scenario, before: String(before) });
  return read(`/api/shown?${query.toString()}`);
}

export const show = (table: string): Promise<Show> => read(at(table));

export const shownDice = (table: string): Promise<DiceTold> => read(`${at(table)}/dice`);

export const shownSave = async (table: string): Promise<Blob> =>
  (await request(`${at(table)}/save`)).blob();

/** Who may look on, in a few words. */
export function watchWords({ watch, delay }: Pick<Invitation, "watch" | "delay">): string {
  if (watch === "off") return "";
  const way = watch === "after" ? "after" : delay > 0 ? "later" : "public";
  return t(`watch-terms-${way}`, { steps: delay });
}
