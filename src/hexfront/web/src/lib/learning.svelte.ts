/** Going to a lesson, and the lesson that is taught at a table. */

import { deleteTable, lesson as fetchLesson, lessons as fetchLessons, newTable } from "./api";
import { complain } from "./faults";
import { insist } from "./insist";
import { forgetTable, keepTable, keptTables } from "./keep";
import { isSaid, lessonIn, markDone, scenarioOf, stepAt } from "./lessons";
import { goHome, goToTable } from "./route.svelte";
import type { Session } from "./session.svelte";
import type { Choice, LessonFacts, LessonInfo, Refusal, StepShown, Texts } from "./wire";

/** What the start screen shows: lessons or scenarios, and of which game. */
export const start: { learn: boolean; game: string } = $state({ learn: false, game: "" });

let listed: Readonly<Record<string, readonly LessonInfo[]>> = $state.raw({});
const asked = new Set<string>();

/** The lessons and examples that show a rule; none until the list has arrived. */
export function lessonsBeside(game: string, rule: string): readonly LessonInfo[] {
  if (game && !asked.has(game)) {
    asked.add(game);
    insist(() => fetchLessons(game)).then(
      (found) => (listed = { ...listed, [game]: found }),
      () => asked.delete(game),
    );
  }
  return listed[game]?.filter(({ rules }) => rules.includes(rule)) ?? [];
}

/** To the list of a game's lessons and examples. */
export function goToLessons(game: string): void {
  start.learn = true;
  start.game = game;
  goHome();
}

/** Sets up a lesson; the one before it is forgotten. */
export async function goToLesson(game: string, lesson: string): Promise<void> {
  const scenario = scenarioOf(lesson);
  const seated = await newTable({ game, scenario, players: [] });
  for (const old of keptTables().filter((kept) => lessonIn(kept.scenario))) {
    forgetTable(old.table);
    deleteTable(old).catch(() => undefined);
  }
  keepTable({ ...seated, game, scenario });
  start.game = game;
  goToTable(seated.table);
}

/** A lesson at its table. */
export class Teaching {
  facts: LessonFacts | null = $state.raw(null);
  /** Steps below this number have been read. */
  private read = $state(0);
  /** The answer to the last wrong choice. */
  answer: Texts | undefined = $state.raw(undefined);
  /** The share of the board's window, from its foot up, under the teacher. */
  covers = $state(0);
  /** How far the script is to be taken back. */
  private target = -1;

  readonly taught = $derived.by(() => this.session.update?.taught ?? -1);
  readonly steps: readonly StepShown[] = $derived(this.facts?.steps ?? []);
  /** The number of the step that is shown; that of the last when the lesson is over. */
  readonly at = $derived.by(() => stepAt(this.steps, this.taught, this.read));
  readonly over = $derived(this.steps.length > 0 && this.at >= this.steps.length);
  readonly step: StepShown | undefined = $derived(this.steps[Math.min(this.at, this.steps.length - 1)]);
  readonly said = $derived(this.step !== undefined && isSaid(this.step));
  /** A printed example is gone through by its reader, who need not find anything. */
  readonly example = $derived(this.facts?.info.example ?? "");

  constructor(
    readonly game: string,
    readonly lesson: string,
    private readonly session: Session,
  ) {
    insist(() => fetchLesson(game, lesson)).then(
      (facts) => (this.facts = facts),
      complain,
    );
    const refused = session.onRefused;
    session.onRefused = (refusal) => {
      if (!this.hear(refusal)) refused(refusal);
    };
  }

  /** What is said to a wrong choice; false for a refusal by the rules. */
  hear(refusal: Refusal): boolean {
    if (refusal.message !== "lesson-not-now") return false;
    const step = this.steps[Number(refusal.args["step"])];
    this.answer = step?.answers[Number(refusal.args["answer"])] ?? step?.wrong ?? step?.say;
    return true;
  }

  /** The next step: what is said has been read, what is to be done is shown. */
  next(): void {
    this.answer = undefined;
    if (this.example) this.turn(this.step?.ends ?? 0);
    else if (this.said) this.read = this.at + 1;
    else if (this.session.update?.awaited) this.session.take(this.session.update.awaited as Choice);
    this.note();
  }

  /** The step before: what was done in it is taken back. */
  back(): void {
    const before = Math.min(this.at, this.steps.length) - 1;
    const step = this.steps[before];
    if (!step) return;
    this.answer = undefined;
    if (this.example) {
      this.turn(step.begins);
      return;
    }
    this.read = Math.min(this.read, before);
    this.target = step.begins;
    this.takeBack();
  }

  private turn(step: number): void {
    this.session.turn(step);
  }

  /** Goes on taking back; a page calls it with every update. */
  takeBack(): void {
    if (this.target < 0) return;
    if (this.taught > this.target && this.session.update?.can_undo) this.session.undo();
    else this.target = -1;
  }

  /** Remembers a lesson that is over, or of which only the last words are left. */
  note(): void {
    if (this.steps.length > 0 && this.at >= this.steps.length - 1 && (this.over || this.said)) {
      markDone(this.game, this.lesson);
    }
  }
}
