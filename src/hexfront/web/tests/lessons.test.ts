import { beforeEach, describe, expect, it, vi } from "vitest";
import { chaptersOf, isDone, lessonIn, markDone, scenarioOf, stepAt } from "../src/lib/lessons";
import type { LessonInfo, StepShown } from "../src/lib/wire";

const step = (begins: number, ends: number): StepShown => ({
  say: { en: "" },
  begins,
  ends,
  hexes: [],
  units: [],
  parts: [],
  wrong: null,
  answers: [],
  figures: [], happened: [], told: [],
});

/** Said, done, said, done, said. */
const STEPS = [step(0, 0), step(0, 2), step(2, 2), step(2, 3), step(3, 3)];

it("lists printed examples by the chapters of their books", () => {
  const example = (id: string, chapter: string): LessonInfo =>
    ({ id, example: id, chapter: { en: chapter } }) as unknown as LessonInfo;
  const listed = chaptersOf(
    [
      example("ASL-EX-1", "1 Boards"),
      example("ASL-EX-3", "3 Sequence"),
      example("ASL-EX-2", "2 Definitions"),
      example("ASL-EX-4", "3 Sequence"),
      example("SOLO-EX-1", "EX Examples"),
      example("SOLO-EX-2", "2 Definitions"),
    ],
    ({ en }) => en ?? "",
  );
  expect(listed.map(({ name, examples }) => [name, examples.length])).toEqual([
    ["1 Boards", 1],
    ["2 Definitions", 1],
    ["3 Sequence", 2],
    ["2 Definitions", 1],
    ["Examples", 1],
  ]);
});

describe("the step that is shown", () => {
  it("is read before anything is done", () => {
    expect(stepAt(STEPS, 0, 0)).toBe(0);
    expect(stepAt(STEPS, 0, 1)).toBe(1);
  });

  it("stays until all of it is done", () => {
    expect(stepAt(STEPS, 1, 1)).toBe(1);
    expect(stepAt(STEPS, 2, 1)).toBe(2);
  });

  it("passes over what was said before something that has been done", () => {
    expect(stepAt(STEPS, 1, 0)).toBe(1);
    expect(stepAt(STEPS, 3, 0)).toBe(4);
  });

  it("is none after the last words", () => {
    expect(stepAt(STEPS, 3, 5)).toBe(5);
  });
});

describe("lessons of this browser", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("are remembered game by game", () => {
    markDone("coh", "move");
    expect(isDone("coh", "move")).toBe(true);
    expect(isDone("s42", "move")).toBe(false);
  });

  it("are told from scenarios", () => {
    expect(lessonIn(scenarioOf("move"))).toBe("move");
    expect(lessonIn("partisans")).toBe("");
  });
});
