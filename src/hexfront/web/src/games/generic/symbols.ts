/** The arms of service as map symbols, drawn in a box 28 wide and 18 high around (0, 0). */

const BOX = "M-14-9H14V9H-14Z";
const CROSS = "M-14-9L14 9M-14 9L14-9";

const SYMBOLS: Readonly<Record<string, string>> = {
  infantry: BOX + CROSS,
  cavalry: BOX + "M-14 9L14-9",
  recon: BOX + "M-14 9L14-9",
  artillery: BOX + "M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0",
  armour: BOX + "M-6-5H6a5 5 0 0 1 0 10H-6a5 5 0 0 1 0-10Z",
  engineers: BOX + "M-7 5V-4H7V5M0-4V5",
  headquarters: BOX + "M-14-3H14",
};

/** The lines of a symbol; nothing for a name that is printed as it is. */
export function symbolPath(name: string): string {
  return SYMBOLS[name] ?? "";
}
