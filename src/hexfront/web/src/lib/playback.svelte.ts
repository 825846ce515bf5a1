/** What is new in the log, played line by line on the board before its update is shown. */

import { pace } from "./settings.svelte";
import type { Entry, LogLine, Update } from "./wire";

/** What a game knows about showing its own log entries on the board. */
export interface Director {
  /** How long this entry deserves to be looked at, in milliseconds at normal pace. */
  linger(entry: Entry, update: Update): number;
  /** The view with this entry's effect, as far as it can be shown beforehand. */
  foresee(view: unknown, entry: Entry): unknown;
  /** Whether a player who goes step by step is waited for here. */
  halts?(entry: Entry): boolean;
  /** Looks at where this entry happens. */
  follow(entry: Entry): void;
  /** Lets it be heard. */
  sounds(entry: Entry): void;
}

/** Where the lines and pictures are shown. */
interface Screen {
  /** Brings the log to where an update begins, and gives the lines of it that are to be played. */
  turnTo(update: Update): readonly LogLine[];
  tell(line: LogLine): void;
  foresee(line: LogLine): void;
  apply(update: Update): void;
  /** Everything has been played. */
  rested(): void;
}

export class Playback {
  /** The log line that is being played on the board. */
  playing: LogLine | null = $state.raw(null);
  /** What has been played since the players last looked on, the latest line last. */
  story: readonly LogLine[] = $state.raw([]);
  /** What is played stands still until the player goes on. */
  paused = $state(false);
  /** What a procedure of the rules does is shown step by step, at the player's pace. */
  stepwise = $state(false);
  /** A step is shown that lasts until the player goes on. */
  halted = $state(false);

  director: Director = {
    linger: () => 0,
    foresee: (view) => view,
    follow: () => undefined,
    sounds: () => undefined,
  };

  /** Grows with every fresh start, so that an animation under way knows it is outdated. */
  private epoch = 0;
  private queue: Update[] = [];
  private running = false;
  private skip: (() => void) | null = null;
  private skipping = false;
  /** Lets a paused line go. */
  private resume: (() => void) | null = null;

  constructor(private readonly screen: Screen) {}

  /** Something goes on by itself: whatever lies over the board would cover it. */
  get moving(): boolean {
    return this.playing !== null && !this.paused;
  }

  add(update: Update): void {
    this.queue.push(update);
    if (!this.running) void this.play();
  }

  /** Drops what waits and what is under way. */
  drop(): void {
    this.epoch += 1;
    this.queue = [];
    this.skipAll();
  }

  /** On to the next step. */
  goOn(): void {
    this.skip?.();
  }

  skipAll(): void {
    this.skipping = this.running;
    this.paused = false;
    this.skip?.();
    this.resume?.();
  }

  /** Stops what is played, or lets it go on. */
  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.resume?.();
  }

  /** While it stands still: one line on. */
  stepOn(): void {
    this.skip?.();
    this.resume?.();
  }

  private async play(): Promise<void> {
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { epoch } = this;
      for (const line of this.screen.turnTo(next)) {
        await this.playLine(line, next);
        if (epoch !== this.epoch) break;
      }
      if (epoch === this.epoch) this.screen.apply(next);
    }
    this.playing = null;
    this.story = [];
    this.running = false;
    this.skipping = false;
    this.screen.rested();
  }

  private async playLine(line: LogLine, update: Update): Promise<void> {
    this.screen.tell(line);
    const time = this.director.linger(line.entry, update) * pace();
    if (this.skipping) return;
    this.director.sounds(line.entry);
    const halts = this.stepwise && this.director.halts?.(line.entry) === true;
    if ((time <= 0 && !halts) || document.hidden) return;
    this.playing = line;
    this.story = [...this.story, line];
    this.screen.foresee(line);
    this.director.follow(line.entry);
    this.halted = halts;
    await new Promise<void>((resolve) => {
      const timer = halts ? undefined : setTimeout(resolve, time);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.halted = false;
    this.skip = null;
    if (this.paused) await new Promise<void>((resolve) => (this.resume = resolve));
    this.resume = null;
  }
}
