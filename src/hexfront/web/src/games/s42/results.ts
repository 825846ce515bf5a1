/** Combat results in words. */

import { t } from "../../lib/words.svelte";
import type { CombatCell, CombatChart } from "./wire";

const SHADES: Readonly<Record<string, string>> = { A: "#f3d8cd", E: "#f1e5bf", D: "#d6e6c4" };
const ORANGE = "#f6c98c";
const CLOSED = "#a9cf8a";

/** The ground of a cell: who suffers, and what defense is open against it. */
export function resultShade({ code, shade }: CombatCell): string {
  if (shade === "x") return CLOSED;
  return shade === "o" ? ORANGE : (SHADES[code[0] ?? ""] ?? "");
}

/** "S 1*\/-": outcome of a defense, then steps lost by attacker and defender. */
export function defenseWords(label: string): string {
  const [outcome = "", losses = ""] = label.split(" ");
  const [attacker = "-", defender = "-"] = losses.split("/");
  const parts = [t(`s42-defense-${outcome.toLowerCase()}`)];
  if (attacker !== "-") parts.push(t("s42-result-attacker", { steps: parseInt(attacker, 10) }));
  if (defender !== "-") parts.push(t("s42-result-defender", { steps: parseInt(defender, 10) }));
  return parts.join(", ");
}

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
