/** Where the keys go on. */

/** What the page gave the focus to, without being asked by a key that says where. */
let given: Element | null = null;

export function focusTo(thing: HTMLElement | SVGElement | null): void {
  thing?.focus({ preventScroll: true });
  given = thing;
}

/** Enter would press what the player has not gone to himself: the default, or what was focused for him. */
export function isGiven(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === given;
}

/** Enter then presses what the player has just gone to, and nothing else. */
export function focusOn(...handles: readonly string[]): boolean {
  return handles.some((handle) => {
    const found = document.querySelector<HTMLElement | SVGElement>(`[data-testid="${handle}"]`);
    if (found && found.tabIndex >= 0) focusTo(found);
    return found !== null && found === document.activeElement;
  });
}

/** The button that was pressed is done with: another choice comes to stand in its place. */
export function leaveButton(): void {
  document.querySelector<HTMLElement>("[data-testid='choices'] button:focus")?.blur();
}

/** The parts of the screen in the order in which F6 goes through them. */
const PARTS = ["side-panel", "top-bar", "board"];
/** What in a part is gone to: the plain answer, what can be taken, what is pressed to begin. */
const DOORS = ["[data-default]", "[data-offer]", "[data-testid='panel'] button:enabled", "button:enabled"];

/** To the next part of the screen, or the one before. */
export function goAround(back: boolean): void {
  const doors = PARTS.flatMap((handle) => {
    const part = document.querySelector(`[data-testid="${handle}"]`);
    const door = DOORS.flatMap((found) => part?.querySelector<HTMLElement>(found) ?? [])[0];
    return part && door ? [{ part, door }] : [];
  });
  const here = doors.findIndex(({ part }) => part.contains(document.activeElement));
  const next = back ? (here < 0 ? doors.length : here) - 1 : here + 1;
  doors.at(next % doors.length)?.door.focus({ preventScroll: true });
}

/** What else the panel lists, such as places. */
export function focusFirst(): void {
  document.querySelector<HTMLElement>("[data-testid='panel'] [data-offer]")?.focus();
}
