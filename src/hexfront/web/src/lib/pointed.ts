/** What a button shows while it is pointed at or has the focus of the keys. */

const HOLD_MS = 380;

let held: ReturnType<typeof setTimeout> | undefined;
/** A finger has stayed and reads what it is shown. */
let reading = false;

interface Handlers {
  readonly onpointerenter: (event: PointerEvent) => void;
  readonly onpointerleave: () => void;
  readonly onfocus: (event: FocusEvent) => void;
  readonly onblur: () => void;
  readonly onclickcapture: (event: MouseEvent) => void;
}

/** A finger sees it when it stays: what appears at its touch would push the button from under it.
    `telling`: there is something to read, and who has read it has pressed nothing. */
export function pointed(show: () => void, hide: () => void, telling = false): Handlers {
  const off = (): void => {
    clearTimeout(held);
    hide();
  };
  return {
    onpointerenter({ pointerType }) {
      clearTimeout(held);
      reading = false;
      if (pointerType !== "touch") return show();
      held = setTimeout(() => {
        reading = telling;
        show();
      }, HOLD_MS);
    },
    onpointerleave: off,
    onfocus({ currentTarget }) {
      if (currentTarget instanceof Element && currentTarget.matches(":focus-visible")) show();
    },
    onblur: off,
    onclickcapture(event) {
      if (reading && event.detail > 0) event.stopImmediatePropagation();
      reading = false;
    },
  };
}
