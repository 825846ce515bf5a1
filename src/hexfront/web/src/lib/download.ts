/** A game as a file on the player's disk. Its token goes in a header, so a plain link will not do. */

import { ApiError, savedGame } from "./api";
import { toast } from "./toasts.svelte";
import type { Seated } from "./wire";
import { t } from "./words.svelte";

export async function download(seated: Seated): Promise<void> {
  try {
    const address = URL.createObjectURL(await savedGame(seated));
    const link = document.createElement("a");
    link.href = address;
    link.download = `hexfront-${seated.table}.jsonl`;
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    const detail = error instanceof ApiError ? error.message : String(error);
    toast(t("ui-fault", { detail }), "fault");
  }
}
