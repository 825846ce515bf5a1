import { expect, test, vi } from "vitest";
import { Names } from "../../src/games/aslsk/naming";
import type { AslskFacts } from "../../src/games/aslsk/wire";
import type { HexMap } from "../../src/lib/geometry";
import { loadWords } from "../../src/lib/words.svelte";

test("the log says in words where a vehicle turns to", async () => {
  vi.stubGlobal("fetch", async (path: string) =>
    Promise.resolve(
      new Response(path.includes("aslsk") ? "log-turned = Turns to { $arc }.\nasl-spine-0 = N–NE" : ""),
    ),
  );
  await loadWords("en", "aslsk");
  const names = new Names({ units: [], counters: {} } as unknown as AslskFacts, {} as HexMap, () => null);
  expect(names.say("log-turned", { arc: 0 })).toBe("Turns to N–NE.");
});
