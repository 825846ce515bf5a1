/** Where the keys go on. */

/** Enter then presses what the player has just gone to, and nothing else. */
export function focusOn(...handles: readonly string[]): boolean {
  return handles.some((handle) => {
    const found = document.querySelector<HTMLElement | SVGElement>(`[data-testid="${handle}"]`);
    if (found && found.tabIndex >= 0) found.focus({ preventScroll: true });
    return found !== null && found === document.activeElement;
  });
}

/** The button that was pressed is done with: another choice comes to stand in its place. */
export function leaveButton(): void {
  document.querySelector<HTMLElement>("[data-testid='choices'] button:focus")?.blur();
}

/** What else the panel lists, such as places. */
export function focusFirst(): void {
  document.querySelector<HTMLElement>("[data-testid='panel'] [data-offer]")?.focus();
}
