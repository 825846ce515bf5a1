/** The colours of the ground on small maps. */

const GROUND: Readonly<Record<string, string>> = {
  clear: "#efe6cb",
  desert: "#ecd9a4",
  woods: "#b4cb94",
  rough: "#ddc79b",
  "wooded-rough": "#b9bf86",
  marsh: "#bcd3c4",
  "seasonal-marsh": "#d3dec6",
  mountain: "#bda98b",
  "minor-city": "#d79a86",
  "major-city": "#c97f69",
  sea: "#a9c3cd",
  lake: "#a9c3cd",
};

export function groundColour(terrain: string): string {
  return GROUND[terrain] ?? "#efe6cb";
}
