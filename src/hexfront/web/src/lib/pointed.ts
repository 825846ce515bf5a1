/** What a button shows while it is pointed at or has the focus of the keys. */

const HOLD_MS = 380;

let held: ReturnType<typeof setTimeout> | undefined;

interface Handlers {
  readonly onpointerenter: (event: PointerEvent) => void;
  readonly onpointerleave: () => void;
  readonly onfocus: (event: FocusEvent) => void;
  readonly onblur: () => void;
}

/** A finger sees it when it stays: what appears at its touch would push the button from under it. */
export function pointed(show: () => void, hide: () => void): Handlers {
  const off = (): void => {
    clearTimeout(held);
    hide();
  };
  return {
    onpointerenter({ pointerType }) {
      clearTimeout(held);
      if (pointerType === "touch") held = setTimeout(show, HOLD_MS);
      else show();
    },
    onpointerleave: off,
    onfocus({ currentTarget }) {
      if (currentTarget instanceof Element && currentTarget.matches(":focus-visible")) show();
    },
    onblur: off,
  };
}
