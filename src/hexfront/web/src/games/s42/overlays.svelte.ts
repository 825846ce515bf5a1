/** What is laid over the map, for either side; kept from one visit to the next. */

import type { Standing } from "../../lib/desk/desk";
import type { S42Moment } from "./wire";

export const OVERLAYS = ["bonds", "zoc", "supply", "isolation"] as const;
export type OverlayKind = (typeof OVERLAYS)[number];

/** Switches that are not asked for by side. */
export const SWITCHES = ["front", "tracks", "overview"] as const;
export type Switch = (typeof SWITCHES)[number];

/** Standing orders of a defender and what they may say (see the engine's `screen/orders.py`). */
export const ORDERS = {
  defense: ["ask", "likely", "stand", "retreat"],
  support: ["ask", "never"],
} as const;
export type OrderKind = keyof typeof ORDERS;

/** The order that answers this question, if there is one. */
export function orderOf(moment: S42Moment | undefined): OrderKind | "" {
  switch (moment?.type) {
    case "Stand":
      return moment.desperate ? "" : "defense";
    case "NameLead":
      return "defense";
    case "DefensiveAir":
    case "CallSupport":
      return "support";
    default:
      return "";
  }
}

/** The standing orders as the shared components know them. */
export function standing(): Standing {
  return { kinds: ORDERS, words: "s42-orders", chosen: tastes.orders };
}

interface Kept {
  orders: Record<OrderKind, string>;
  shown: Record<OverlayKind, [boolean, boolean]>;
  on: Record<Switch, boolean>;
}

const KEY = "hexfront.s42";

function defaults(): Kept {
  return {
    orders: { defense: "ask", support: "ask" },
    shown: {
      bonds: [true, true],
      zoc: [false, false],
      supply: [false, false],
      isolation: [false, false],
    },
    on: { front: false, tracks: true, overview: innerWidth > 720 },
  };
}

function restore(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const plain = defaults();
    return { ...plain, ...kept, shown: { ...plain.shown, ...kept.shown }, on: { ...plain.on, ...kept.on }, orders: { ...plain.orders, ...kept.orders } };
  } catch {
    return defaults();
  }
}

export const tastes: Kept = $state(restore());

export function keepTastes(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(tastes)));
}

export function isShown(kind: OverlayKind): boolean {
  return tastes.shown[kind][0] || tastes.shown[kind][1];
}

/** Supply is asked for one side at a time, the others for both. */
function isSingle(kind: OverlayKind): boolean {
  return kind === "supply" || kind === "isolation";
}

export function toggle(kind: OverlayKind, seat: number): void {
  const on = !isShown(kind);
  const single = isSingle(kind);
  tastes.shown[kind] = [on && (!single || seat === 0), on && (!single || seat === 1)];
}

/** One's own, then the enemy's, then none: where there is no room for a switch for each side. */
export function goRound(kind: OverlayKind, seat: number): void {
  const own = seat === 1 ? 1 : 0;
  if (!isSingle(kind) || !tastes.shown[kind][own]) toggle(kind, own);
  else tastes.shown[kind] = [own === 1, own === 0];
}
