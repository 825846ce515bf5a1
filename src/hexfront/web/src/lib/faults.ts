/** What went wrong, in the player's language. */

import { ApiError } from "./api";
import { toast } from "./toasts.svelte";
import { hasWord, t } from "./words.svelte";

/** What the server says itself is for whoever runs it; players read it where no words are known. */
export function wordsOfFault(code: string, detail: string): string {
  const id = `ui-fault-${code}`;
  return hasWord(id) ? t(id) : t("ui-fault", { detail: detail || code });
}

export function faultWords(error: unknown): string {
  if (error instanceof ApiError) return wordsOfFault(error.code, error.detail);
  return t("ui-fault", { detail: error instanceof Error ? error.message : String(error) });
}

export const complain = (error: unknown): void => toast(faultWords(error), "fault");
