import { beforeEach, expect, test, vi } from "vitest";

const CATALOGUES: Readonly<Record<string, string>> = {
  "/api/words/en.ftl": "ui-ask = Your decision.\nui-only = Only in English",
  "/api/words/ru.ftl": "ui-ask = Ваше решение.",
  "/api/words/one/en.ftl": "log-move = { $unit } moves.\nlog-ask = Well: { ui-ask }",
  "/api/words/one/ru.ftl":
    "log-move = { $unit } идёт.\nlog-lost = Потеря: { $unit }. { $weapon } брошен.\nlog-card = Карта «{ $weapon }», { $side }",
  "/api/words/two/en.ftl": "log-move = { $unit } marches.",
  "/api/words/two/ru.ftl": "",
};

let slow = "";

beforeEach(() => {
  vi.resetModules();
  slow = "";
  vi.stubGlobal("fetch", async (path: string) => {
    if (slow && path.includes(slow)) await new Promise((done) => setTimeout(done, 20));
    const text = CATALOGUES[path];
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  });
});

/** The module as a page that has just been opened has it. */
const words = () => import("../src/lib/words.svelte");

test("before words have come nothing is said", async () => {
  const { t } = await words();
  expect(t("ui-ask")).toBe("");
});

test("each game has its own words for the same id", async () => {
  const { loadWords, t } = await words();
  await loadWords("en", "one");
  expect(t("log-move", { unit: "A" })).toBe("A moves.");
  await loadWords("en", "two");
  expect(t("log-move", { unit: "A" })).toBe("A marches.");
  expect(t("log-ask")).toBe("log-ask");
});

test("a game may speak with the words that all share", async () => {
  const { hasWord, loadWords, t } = await words();
  await loadWords("en", "one");
  expect(t("ui-ask")).toBe("Your decision.");
  expect(t("log-ask")).toBe("Well: Your decision.");
  expect(hasWord("log-ask")).toBe(true);
  expect(hasWord("log-nothing")).toBe(false);
});

test("another language keeps the game, and English fills its gaps", async () => {
  const { loadWords, switchLanguage, t } = await words();
  await loadWords("en", "two");
  await switchLanguage("ru");
  expect(t("ui-ask")).toBe("Ваше решение.");
  expect(t("ui-only")).toBe("Only in English");
  expect(t("log-move", { unit: "A" })).toBe("A marches.");
  expect(t("no-such-message")).toBe("no-such-message");
});

test("of two games that are asked for at once the later one speaks", async () => {
  const { loadWords, t } = await words();
  slow = "/one/";
  await Promise.all([loadWords("en", "one"), loadWords("en", "two")]);
  expect(t("log-move", { unit: "A" })).toBe("A marches.");
});

test("words that failed to come leave those of the game before", async () => {
  const { loadWords, switchLanguage, t } = await words();
  await loadWords("en", "one");
  await expect(loadWords("en", "three")).rejects.toThrow();
  await switchLanguage("ru");
  expect(t("log-move", { unit: "A" })).toBe("A идёт.");
});

test("figures and ordinals are not broken at their hyphens, ids of rules are left alone", async () => {
  const { text } = await words();
  expect(text({ en: "squad 4-6-7" })).toBe("squad 4-\u20606-\u20607");
  expect(text({ en: "11-я дивизия" })).toBe("11-\u2060я дивизия");
  expect(text({ en: "T-34 M43" })).toBe("T-\u206034 M43");
  expect(text({ en: "БТ-7" })).toBe("БТ-\u20607");
  expect(text({ en: "half-track [S42-9.1.b] [COH-EX-6.8-1]" })).toBe(
    "half-track [S42-9.1.b] [COH-EX-6.8-1]",
  );
});

test("inside a Russian sentence the name of a counter begins small, unless it is a proper one", async () => {
  const { loadWords, switchLanguage, t } = await words();
  await loadWords("en", "one");
  expect(t("log-move", { unit: "Rifles" })).toBe("Rifles moves.");
  await switchLanguage("ru");
  expect(t("log-move", { unit: "Стрелки '41 Г1" })).toBe("Стрелки '41 Г1 идёт.");
  expect(t("log-lost", { unit: "Стрелки '41 Г1", weapon: "Лёгкий пулемёт B" })).toBe(
    "Потеря: стрелки '41 Г1. Лёгкий пулемёт B брошен.",
  );
  expect(t("log-lost", { unit: "Т-34, Стрелки, Снайпер", weapon: "" })).toBe(
    "Потеря: Т-34, стрелки, снайпер.  брошен.",
  );
  expect(t("log-lost", { unit: "ПИАТ", weapon: "" })).toBe("Потеря: ПИАТ.  брошен.");
  expect(t("log-card", { weapon: "Граната", side: "Германия" })).toBe("Карта «Граната», Германия");
});

test.each(["/ru", "one/en"])("a game picked while the language changes speaks it (%s is slow)", async (late) => {
  const { loadWords, switchLanguage, t } = await words();
  await loadWords("en");
  slow = late;
  await Promise.all([switchLanguage("ru"), loadWords("en", "one")]);
  expect(t("ui-ask")).toBe("Ваше решение.");
  expect(t("log-move", { unit: "A" })).toBe("A идёт.");
});
