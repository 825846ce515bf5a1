import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { insist } from "../src/lib/insist";
import { lessonsBeside } from "../src/lib/learning.svelte";
import { book, searched } from "../src/lib/rulebook.svelte";

vi.hoisted(() => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
});

let failures = 0;
let asked: string[] = [];

const ANSWERS: Readonly<Record<string, unknown>> = {
  "/api/lessons/coh": [{ id: "move", rules: ["COH-4.5.b"] }],
  "/api/rules/coh/en": { "COH-4.5.b": { title: "Move", text: "", chapter: "4" } },
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (failures-- > 0) throw new TypeError("no line");
    return new Response(JSON.stringify(ANSWERS[path]));
  });
});

afterEach(() => vi.useRealTimers());

describe("what did not come", () => {
  it("is asked for again after longer and longer waits", async () => {
    const ask = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockResolvedValue("here");
    const answer = insist<string>(ask);
    await vi.advanceTimersByTimeAsync(499);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toBe("here");
  });

  it("is given up in the end, with the reason", async () => {
    const ask = vi.fn().mockRejectedValue("gone");
    const told = expect(insist(ask)).rejects.toBe("gone");
    await vi.runAllTimersAsync();
    await told;
    expect(ask).toHaveBeenCalledTimes(8);
  });

  it("is no reason to leave a rule without its lessons", async () => {
    failures = 1;
    expect(lessonsBeside("coh", "COH-4.5.b")).toEqual([]);
    await vi.runAllTimersAsync();
    expect(asked).toEqual(["/api/lessons/coh", "/api/lessons/coh"]);
    expect(lessonsBeside("coh", "COH-4.5.b").map(({ id }) => id)).toEqual(["move"]);
    expect(lessonsBeside("coh", "COH-9.1.a")).toEqual([]);
  });

  it("is no reason to leave the rule drawer empty", async () => {
    failures = 1;
    expect(book("coh")).toEqual({});
    await vi.runAllTimersAsync();
    expect(Object.keys(book("coh"))).toEqual(["COH-4.5.b"]);
    expect(asked).toHaveLength(2);
  });
});

it("finds a rule by its number before those that only cite it", () => {
  const rule = (title: string, text: string) => ({ title, text, chapter: "6" });
  const rules = [
    ["COH-6.0.b", rule("Steps", "the hit number 6.8.a; then roll")],
    ["COH-6.8.b", rule("The roll", "6.8.a again")],
    ["COH-6.8.a", rule("Hit number", "DR - AR")],
    ["COH-9.0.a", rule("Rounds", "nothing")],
  ] as const;
  const found = (wanted: string): string[] => searched(rules, wanted).map(([id]) => id);
  expect(found("6.8.a")).toEqual(["COH-6.8.a", "COH-6.0.b", "COH-6.8.b"]);
  expect(found("6.8")).toEqual(["COH-6.8.b", "COH-6.8.a", "COH-6.0.b"]);
  expect(found("Hit number")).toEqual(["COH-6.8.a", "COH-6.0.b"]);
});
