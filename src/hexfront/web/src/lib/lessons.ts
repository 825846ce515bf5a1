/** Where a lesson stands, and which lessons of a game have been done in this browser. */

import type { StepShown } from "./wire";

/** How the scenario of a lesson's table begins. */
const LESSON = "lesson:";

export const scenarioOf = (lesson: string): string => LESSON + lesson;

export const lessonIn = (scenario: string): string =>
  scenario.startsWith(LESSON) ? scenario.slice(LESSON.length) : "";

export const isSaid = (step: StepShown): boolean => step.begins === step.ends;

/**
 * The step that is shown when so many steps of the script are done: the first in which something is
 * left to do, or that only says something and has not been read. After the last: their number.
 */
export function stepAt(steps: readonly StepShown[], taught: number, read: number): number {
  const found = steps.findIndex(
    (step, n) => step.ends > taught || (isSaid(step) && step.ends === taught && n >= read),
  );
  return found < 0 ? steps.length : found;
}

const KEY = "hexfront.lessons";

function kept(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, boolean>;
  } catch {
    return {};
  }
}

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const isDone = (game: string, lesson: string): boolean => kept()[keyOf(game, lesson)] === true;

export const hasLearned = (): boolean => Object.keys(kept()).length > 0;

export function markDone(game: string, lesson: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [keyOf(game, lesson)]: true }));
}
