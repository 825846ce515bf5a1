/** What a button shows while it is pointed at or has the focus of the keys. */

const HOLD_MS = 380;
/** A finger that has stayed so long has read; a slow tap is still a tap. */
const READ_MS = 800;

/** The button that was clicked last. */
let clicked = "";
/** Where the mouse rests since it clicked. */
let at = { x: NaN, y: NaN };

/** Whether a click means this button: the second one of a double click was meant for what the first
    one hit, and something else may have come under the pointer meanwhile. */
export function meant({ detail }: MouseEvent, button: string): boolean {
  const means = detail < 2 || clicked === button;
  if (detail < 2) clicked = button;
  return means;
}

let held: ReturnType<typeof setTimeout> | undefined;
/** When a finger came down on a button that has something to tell. */
let since = Infinity;

interface Handlers {
  readonly onpointerenter: (event: PointerEvent) => void;
  readonly onpointermove: (event: PointerEvent) => void;
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
    onpointerenter({ pointerType, timeStamp, clientX, clientY }) {
      clearTimeout(held);
      // It has come under a pointer that rests since it clicked something else.
      if (pointerType === "mouse" && clientX === at.x && clientY === at.y) return;
      const finger = pointerType === "touch";
      since = finger && telling ? timeStamp : Infinity;
      if (finger) held = setTimeout(show, HOLD_MS);
      else show();
    },
    onpointermove({ pointerType, clientX, clientY }) {
      if (pointerType !== "mouse" || (clientX === at.x && clientY === at.y)) return;
      if (!Number.isNaN(at.x)) show();
      at = { x: NaN, y: NaN };
    },
    onpointerleave: off,
    onfocus({ currentTarget }) {
      if (currentTarget instanceof Element && currentTarget.matches(":focus-visible")) show();
    },
    onblur: off,
    onclickcapture(event) {
      at = { x: event.clientX, y: event.clientY };
      if (event.detail > 0 && event.timeStamp - since > READ_MS) event.stopImmediatePropagation();
      since = Infinity;
    },
  };
}
