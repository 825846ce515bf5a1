/** Results of the IFT by their weight, for their shade. */

/** From nothing (0) over a PTC (1) and Morale Checks to KIA (5). */
export function weight(cell: string): number {
  if (cell.endsWith("KIA")) return 5;
  if (cell.startsWith("K/")) return 4;
  if (/^[2-9]MC$/.test(cell)) return 3;
  if (cell === "1MC" || cell === "NMC") return 2;
  return cell === "PTC" ? 1 : 0;
}

const SHADES = ["#efe6d0", "#f3e2a6", "#f3c77d", "#eba163", "#dd6b4a", "#b83a2a"];

export const shade = (cell: string): string => SHADES[weight(cell)] ?? "#efe6d0";

/** What becomes of a unit, the worst first; joined fates count by their worst. */
const FATES = ["eliminated", "reduced", "wounded", "replaced", "broken", "pinned", "unharmed"];

export function fateRank(fate: string): number {
  return FATES.findIndex((name) => fate.split("+").includes(name));
}

export const fateShade = (fate: string): string =>
  ["#8f1d12", "#bb3c26", "#c95a35", "#d07a3d", "#dd9a3f", "#e9cc68", "#b9c79a"][fateRank(fate)] ??
  "#b9c79a";

/** What becomes of a vehicle, the worst first; joined damage counts by its worst. */
const DAMAGE: Readonly<Record<string, string>> = {
  destroyed: "#8f1d12",
  recalled: "#c04a2c",
  shocked: "#c95a35",
  "possible-shock": "#d07a3d",
  stunned: "#dd9a3f",
  immobilized: "#e0b04e",
};

export function damageShade(damage: string): string {
  const parts = damage.split("+");
  const worst = Object.keys(DAMAGE).find((name) => parts.includes(name));
  return (worst && DAMAGE[worst]) ?? (damage === "unharmed" ? "#b9c79a" : "#e9cc68");
}
