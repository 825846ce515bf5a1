/** Standing orders: about what a player wants to be asked (see the engine's `screen/orders.py`). */

import type { Standing } from "../../lib/desk/desk";
import { settings, type Windows } from "../../lib/settings.svelte";
import type { CohView } from "./wire";

type MomentType = CohView["moments"][number]["type"];

const KINDS: Readonly<Record<string, readonly string[]>> = {
  fire: ["matters", "ask", "never"],
  rally: ["matters", "ask", "never"],
  rolls: ["matters", "ask", "never"],
  checks: ["matters", "ask", "likely", "never"],
  rerolls: ["matters", "ask", "near", "play", "never"],
  reactions: ["matters", "ask", "never"],
};

const ASKED: Partial<Record<MomentType, string>> = {
  HitNumber: "fire",
  BlindNumber: "fire",
  WorkNumber: "fire",
  DetectionNumber: "fire",
  SearchNumber: "fire",
  BlindFire: "fire",
  AirNumber: "fire",
  RallyNumber: "rally",
  Initiative: "rolls",
  SoloInitiative: "rolls",
  InitiativeNumber: "rolls",
  DriftNumber: "rolls",
  DriftDirection: "rolls",
  UnseenNumber: "rolls",
  MineNumber: "rolls",
  BogNumber: "rolls",
  BogTest: "rolls",
  ActionCost: "checks",
  AfterRoll: "rerolls",
  AfterCheck: "rerolls",
  Hardened: "rerolls",
  ConfusionWindow: "reactions",
  BogWindow: "reactions",
};

/** The order that decides whether this moment is asked about. */
export function orderOf(type: string): string {
  return ASKED[type as MomentType] ?? "";
}

/** As the player has set them; the first of each kind where he has set nothing. */
function chosen(): Record<string, string> {
  settings.orders["coh"] ??= {};
  const kept = settings.orders["coh"];
  for (const [kind, values] of Object.entries(KINDS)) {
    if (!values.includes(kept[kind] ?? "")) kept[kind] = values[0] ?? "";
  }
  return kept;
}

export function standing(): Standing {
  return { kinds: KINDS, words: "ui-order", chosen: chosen() };
}

/** What the server is told: finer orders count where the rougher one leaves the question open.
Whoever is always asked may still say where never: that depends on nothing, and tells nothing. */
export function answers(windows: Windows): Record<string, string> {
  if (windows === "never") return {};
  const said = Object.entries(chosen());
  return Object.fromEntries(said.filter(([, order]) => windows === "fits" || order === "never"));
}
