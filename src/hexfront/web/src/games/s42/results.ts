/** Combat results in words. */

import { t } from "../../lib/words.svelte";
import type { CombatCell, CombatChart } from "./types";

/** What a cell of the CRT means, for whoever does not know it by heart. */
export function resultWords(chart: CombatChart, cell: CombatCell): string {
  const result = chart.results[cell.code];
  if (!result) return cell.code;
  const parts: string[] = [];
  if (result.attacker_loss > 0) parts.push(t("s42-result-attacker", { steps: result.attacker_loss }));
  if (result.defender_loss > 0) parts.push(t("s42-result-defender", { steps: result.defender_loss }));
  if (result.retreat > 0) parts.push(t("s42-result-retreat", { hexes: result.retreat }));
  if (result.state !== "good-order") parts.push(t(`s42-order-${result.state}`));
  if (cell.advance > 0) parts.push(t("s42-result-advance", { hexes: cell.advance }));
  if (result.retreat > 0) {
    const open = cell.shade === "x" ? "none" : cell.shade === "o" ? "orange" : "open";
    parts.push(t(`s42-result-defense-${open}`));
  }
  return parts.join(", ");
}
