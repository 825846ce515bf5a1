/** Order cards in words: rows, orders, and why an AI was taken or passed over. */

import { t } from "../../lib/words.svelte";
import type {
  CohView,
  Deed,
  Order,
  OrderCard,
  OrderTarget,
  SoloFacts,
  SoloView,
  Trial,
  UnitView,
  Verdict,
} from "./wire";

/** A row of a card as the page shows it. */
export interface Row {
  key: string;
  title: string;
  text: string;
  /** It was executed, tried in vain, or not reached. */
  state: "done" | "tried" | "waits";
  verdicts: readonly Verdict[];
  /** The cell of a card from the rulebook is ours all the same. */
  ours: boolean;
}

export function deedText({ act, cap, long_range: far, toward }: Deed): string {
  const parts = [t(`ui-order-act-${act.toLowerCase()}`)];
  if (toward) parts.push(t(`ui-order-cover-${toward}`));
  if (far) parts.push(t("ui-order-long"));
  if (cap) parts.push(t("ui-order-cap", { cap }));
  return parts.join(" ");
}

const atoms = (named: readonly string[]): string =>
  [...named]
    .filter((atom) => atom !== "ai")
    .sort()
    .map((atom) => t(`ui-order-atom-${atom.toLowerCase()}`))
    .join(", ");

function targetText({ objective, atoms: named }: OrderTarget): string {
  const noun = t(objective ? "ui-order-objective" : "ui-order-unit");
  return named.length > 0 ? `${noun} (${atoms(named)})` : noun;
}

export function orderText(order: Order): string {
  const more = [
    atoms(order.agent),
    order.clear ? t("ui-order-clear", { hexes: order.clear }) : "",
    order.unless_attacked ? t("ui-order-unless-attacked") : "",
  ].filter(Boolean);
  const agent = more.length > 0 ? `${t("ui-order-ai")} (${more.join(", ")})` : t("ui-order-ai");
  const target = order.targets.map(targetText).join(t("ui-order-or"));
  const where = t(order.nearest ? "ui-order-near" : "ui-order-far", { target });
  return `${agent} ${where} → ${deedText(order.deed)}`;
}

/** All rows of a card, with what came of those that were tried. */
export function rowsOf(card: OrderCard, solo: SoloFacts, trials: readonly Trial[]): Row[] {
  const rows: Row[] = [];
  const last = trials.at(-1);
  const taken = last?.verdicts.some(({ why }) => why === "taken") ? last : undefined;
  const add = (row: string, index: number, column: string, title: string, text: string): void => {
    const trial = trials.find((one) => one.row === row && one.index === index);
    const state = !trial ? "waits" : trial === taken ? "done" : "tried";
    const ours = card.source !== "designed" && card.designed.includes(column);
    rows.push({ key: `${row}-${index}`, title, text, state, verdicts: trial?.verdicts ?? [], ours });
  };
  const either = (deeds: readonly Deed[]): string => deeds.map(deedText).join(t("ui-order-else"));
  add("close", 0, "CC", t("ui-order-close"), either(card.close));
  add("short", 0, "SR", t("ui-order-short"), either(card.short));
  if (card.third === "CA") {
    solo.counteractions.forEach((order, index) =>
      add("counter", index, "3rd", t("ui-order-counter"), orderText(order)),
    );
  }
  if (card.third === "PS") add("pass", 1, "3rd", t("ui-order-pass"), t("ui-order-pass-text"));
  card.tactical.forEach((order, index) =>
    add("tactical", index, `T${index + 1}`, `${index + 1}`, orderText(order)),
  );
  if (card.scenario) {
    solo.scenario_orders.forEach((order, index) =>
      add("scenario", index, "SO", t("ui-order-scenario"), orderText(order)),
    );
  }
  return rows;
}

/** From which hex to which the order that is executed points; an objective is -2 less its hex. */
export function aimOf(
  solo: SoloView | null,
  units: ReadonlyMap<number, UnitView>,
): { from: number; to: number } | null {
  const taken = solo?.trials.at(-1)?.verdicts.findLast(({ why }) => why === "taken");
  const from = units.get(taken?.unit ?? -1)?.hex ?? -1;
  if (!solo || from < 0 || solo.target === -1) return null;
  const to = solo.target < -1 ? -2 - solo.target : (units.get(solo.target)?.hex ?? -1);
  return to < 0 ? null : { from, to };
}

/** The campaign sheet when a scenario is over: what was won and lost so far; 6 losses are "or more". */
export function sheetAfter(view: CohView): { wins: number; losses: number } | null {
  const { solo, winner, options } = view;
  if (!solo || winner < 0) return null;
  const won = winner === solo.side ? 0 : 1;
  const lost = view.units.filter(({ place, side }) => place === "destroyed" && side !== solo.side).length;
  return {
    wins: Math.max(0, options.campaign_wins) + won,
    losses: Math.min(6, options.campaign_losses + lost),
  };
}
