/** Telling a player whose page is in the background that it is his turn. */

/** A dot on the icon of the tab: what the icon shows is drawn below it. */
const DOT = "%3Ccircle cx='24' cy='8' r='8' fill='%23ff7a4d' stroke='%231e1813' stroke-width='2'/%3E";
const END = "%3C/svg%3E";

export const withDot = (icon: string): string => icon.replace(END, `${DOT}${END}`);
export const withoutDot = (icon: string): string => icon.replace(DOT, "");

/** Marks the tab, or takes the mark away. */
export function markTab(marked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  if (!link) return;
  const plain = withoutDot(link.getAttribute("href") ?? "");
  link.setAttribute("href", marked ? withDot(plain) : plain);
}

/** Whether this browser would show notices; some know none. */
export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the player once; true when notices are allowed. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission !== "default") return Notification.permission === "granted";
  return (await Notification.requestPermission()) === "granted";
}

/** Shows a notice, one for each table; a click on it comes back to the page. */
export function notify(words: string, table: string): void {
  if (!canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(words, { tag: table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones allow notices only to pages that are installed.
  }
}
