/** A game as a file on the player's disk. Its token goes in a header, so a plain link will not do. */

import { savedGame } from "./api";
import { complain } from "./faults";
import { shownSave, type Place } from "./shown";
import { t } from "./words.svelte";

/** Called by its scenario, its turn and the time, so that it is known again among others. */
export function saveName(scenario: string, turn: number, now: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const words = [scenario, t("ui-round-number", { round: turn }), `${day} ${two(now.getHours())}.${two(now.getMinutes())}`];
  return `${words.join(", ").replace(/[\\/:*?"<>|]/g, "")}.jsonl`;
}

export async function download(seated: Place, name: string): Promise<void> {
  try {
    const saved = seated.watching ? shownSave(seated.table) : savedGame(seated);
    const address = URL.createObjectURL(await saved);
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    complain(error);
  }
}
