/**
 * The maps of the start screen, each fetched once, one after the other in the order of the cards, and
 * only those in view: at first of cards that are seen whole; the rest once the player stirs.
 */

import { SvelteMap } from "svelte/reactivity";
import type { ScenarioInfo } from "./wire";

const PART = 0.35;
const WHOLE = 0.95;

interface Seen {
  readonly scenario: ScenarioInfo;
  /** Which card it is. */
  readonly place: number;
  readonly share: number;
}

export class Gallery {
  /** By board: the scenario whose map is drawn for all that share it. */
  private readonly drawn = new SvelteMap<string, string>();
  private readonly seen = new Map<string, Seen>();
  /** The browser has been asked for a quiet moment. */
  private asked = false;
  private loading = "";
  private stirred = false;
  private held = false;

  /** The scenario whose map shows this one's board; nothing until it is its turn. */
  mapOf({ board }: ScenarioInfo): string {
    return this.drawn.get(board) ?? "";
  }

  /** So much of a scenario's card is in view. */
  look(scenario: ScenarioInfo, place: number, share: number): void {
    this.seen.set(scenario.id, { scenario, place, share });
    this.next();
  }

  /** The player has moved something. */
  stir(): void {
    this.stirred = true;
    this.next();
  }

  /** A map has come, or will not come. */
  done({ board }: ScenarioInfo): void {
    if (this.loading !== board) return;
    this.loading = "";
    this.next();
  }

  /** While a game is being opened no map is drawn, and the one on its way waits like all others. */
  hold(held: boolean): void {
    this.held = held;
    if (!held) return this.next();
    this.drawn.delete(this.loading);
    this.loading = "";
  }

  private next(): void {
    if (this.loading || this.asked || this.held) return;
    this.asked = true;
    const go = (): void => this.draw();
    if ("requestIdleCallback" in window) requestIdleCallback(go, { timeout: 400 });
    else setTimeout(go, 50);
  }

  private draw(): void {
    this.asked = false;
    if (this.held) return;
    const least = this.stirred ? PART : WHOLE;
    const [waiting] = [...this.seen.values()]
      .filter(({ scenario, share }) => share >= least && !this.drawn.has(scenario.board))
      .sort((one, other) => one.place - other.place);
    if (!waiting) return;
    const { board, id } = waiting.scenario;
    this.loading = board;
    this.drawn.set(board, id);
  }
}
