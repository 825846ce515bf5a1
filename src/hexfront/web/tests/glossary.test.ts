import { describe, expect, it } from "vitest";
import { Matcher } from "../src/lib/glossary";
import type { Term } from "../src/lib/wire";

function term(id: string, en: string[], ru: string[] = en): Term {
  const words = { en: id, ru: id };
  return { id, term: words, name: {}, text: words, forms: { en, ru }, rule: "" };
}

const TERMS = [
  term("ap", ["AP", "action point*"], ["ОД", "очк* действия"]),
  term("cap", ["CAP", "command action point*"], ["ОК"]),
  term("tk", ["TK#", "TK"]),
];

function found(text: string, language = "en"): string[] {
  return new Matcher(TERMS, language)
    .find(text)
    .map(({ term, from, to }) => `${term.id}: ${text.slice(from, to)}`);
}

describe("terms in a text", () => {
  it("are whole words", () => {
    expect(found("2 AP, 1 CAP; no APC")).toEqual(["ap: AP", "cap: CAP"]);
  });
  it("may be inflected and begin with a capital", () => {
    expect(found("Очков действия: 3 ОД", "ru")).toEqual(["ap: Очков действия", "ap: ОД"]);
  });
  it("are the longest that fit", () => {
    expect(found("command action points")).toEqual(["cap: command action points"]);
    expect(found("TK# 12")).toEqual(["tk: TK#"]);
  });
  it("are looked for once in a text", () => {
    const matcher = new Matcher(TERMS, "en");
    expect(matcher.find("2 AP")).toBe(matcher.find("2 AP"));
  });
  it("are none without a glossary", () => {
    expect(new Matcher([], "en").find("2 AP")).toEqual([]);
  });
});
