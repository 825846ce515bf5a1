/**
 * The maps of the start screen, each fetched once, one after the other, and only those in view: at
 * first of cards that are seen whole; the rest once the player stirs.
 */

import { SvelteMap } from "svelte/reactivity";
import type { ScenarioInfo } from "./wire";

const PART = 0.35;
const WHOLE = 0.95;

export class Gallery {
  /** By board: the scenario whose map is drawn for all that share it. */
  private readonly drawn = new SvelteMap<string, string>();
  private readonly seen = new Map<string, { scenario: ScenarioInfo; share: number }>();
  private loading = "";
  private stirred = false;

  /** The scenario whose map shows this one's board; nothing until it is its turn. */
  mapOf({ board }: ScenarioInfo): string {
    return this.drawn.get(board) ?? "";
  }

  /** So much of a scenario's card is in view. */
  look(scenario: ScenarioInfo, share: number): void {
    this.seen.set(scenario.id, { scenario, share });
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

  private next(): void {
    if (this.loading) return;
    const least = this.stirred ? PART : WHOLE;
    const waiting = [...this.seen.values()].find(
      ({ scenario, share }) => share >= least && !this.drawn.has(scenario.board),
    );
    if (!waiting) return;
    const { board, id } = waiting.scenario;
    this.loading = board;
    const go = (): void => void this.drawn.set(board, id);
    if ("requestIdleCallback" in window) requestIdleCallback(go, { timeout: 400 });
    else setTimeout(go, 50);
  }
}
