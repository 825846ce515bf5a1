/** Asking again for what did not come: a line that broke for a moment costs the player nothing. */

const FIRST_MS = 500;
const MOST_ASKED = 8;

/** The answer, asked for again after longer and longer waits; the last failure is told. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let times = 1; times < MOST_ASKED; times += 1) {
    try {
      return await ask();
    } catch {
      await new Promise((done) => setTimeout(done, FIRST_MS * 2 ** (times - 1)));
    }
  }
  return ask();
}
