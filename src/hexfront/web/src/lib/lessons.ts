/** Where a lesson stands, and which lessons of a game have been done in this browser. */

import type { LessonInfo, StepShown, Texts } from "./wire";

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

/** The printed examples of a chapter. */
export interface ExampleChapter {
  readonly key: string;
  readonly name: string;
  readonly examples: readonly LessonInfo[];
}

/** Chapters as their books have them: by number, then those that are only named, without their short mark. */
export function chaptersOf(
  examples: readonly LessonInfo[],
  say: (texts: Texts) => string,
): readonly ExampleChapter[] {
  const books = [...new Set(examples.map(bookOf))];
  const chapters = new Map<string, { name: string; book: number; number: number; examples: LessonInfo[] }>();
  for (const example of examples) {
    const full = say(example.chapter);
    const [, number, name] = /^(?:(\d+)|[A-Za-z]+\d*) (.*)$/.exec(full) ?? [];
    const key = `${bookOf(example)} ${full}`;
    const chapter = chapters.get(key) ?? {
      name: number ? full : (name ?? full),
      book: books.indexOf(bookOf(example)),
      number: Number(number ?? Infinity),
      examples: [],
    };
    chapter.examples.push(example);
    chapters.set(key, chapter);
  }
  return [...chapters]
    .map(([key, chapter]) => ({ key, ...chapter }))
    .toSorted((a, b) => a.book - b.book || (a.number === b.number ? 0 : a.number - b.number));
}

/** The rulebook of an example: how the number of its rule begins. */
const bookOf = ({ example }: LessonInfo): string => example.split("-")[0] ?? "";

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
