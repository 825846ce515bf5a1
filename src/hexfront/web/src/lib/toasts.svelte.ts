/** Short notices that go away by themselves. */

export interface Toast {
  readonly id: number;
  readonly words: string;
  readonly tone: "note" | "fault";
}

const LASTS_MS = 6000;
let count = 0;

export const toasts: Toast[] = $state([]);

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

export function toast(words: string, tone: Toast["tone"] = "note"): void {
  if (toasts.some((shown) => shown.words === words)) return;
  count += 1;
  const id = count;
  toasts.push({ id, words, tone });
  setTimeout(() => dismiss(id), LASTS_MS);
}
