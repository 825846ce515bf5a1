/** Whether a game is among the first that somebody plays in this browser. */

const KEY = "hexfront.first-games";
/** So many games of a rulebook are played with hints. */
const FIRST = 3;

function kept(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

/** Remembers the table if it is one of the first. */
export function isEarly(game: string, table: string): boolean {
  const all = kept();
  const tables = Array.isArray(all[game]) ? all[game] : [];
  if (tables.includes(table)) return true;
  if (tables.length >= FIRST) return false;
  localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...tables, table] }));
  return true;
}
