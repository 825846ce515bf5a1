import { expect, test } from "vitest";
import { kebab, promptOf } from "../src/lib/prompts";

type Asked = Parameters<typeof promptOf>[0];

/** A desk of seat 0 with just what a prompt looks at; words are their ids. */
function prompt(view: object | null, session: object = {}): string {
  const desk = {
    seat: 0,
    view,
    session: { past: null, playback: { playing: null }, others: { parley: null }, update: null, ...session },
    sideName: (seat: number) => `side ${seat}`,
    teamName: (team: number) => `side ${team}`,
    say: (message: string) => message,
  };
  return promptOf(desk as unknown as Asked, () => "asked");
}

test("the name of a moment becomes the end of a message id", () => {
  expect(kebab("ChooseAction")).toBe("choose-action");
  expect(kebab("SelfRally")).toBe("self-rally");
  expect(kebab("Pass")).toBe("pass");
  expect(kebab("Phase2Begin")).toBe("phase2-begin");
});

test("only the seat that must choose is asked", () => {
  expect(prompt({ actor: 0 })).toBe("asked");
  expect(prompt({ actor: 1 })).not.toBe("asked");
  expect(prompt({ actor: -1 })).not.toBe("asked");
  expect(prompt({ actor: -2, winner: 0 })).not.toBe("asked");
  expect(prompt(null)).not.toBe("asked");
});

test("nobody is asked while something else is on the screen", () => {
  const playing = { entry: { message: "log-move", args: {} } };
  expect(prompt({ actor: 0 }, { playback: { playing } })).toBe("log-move");
  expect(prompt({ actor: 0 }, { past: {} })).not.toBe("asked");
  expect(prompt({ actor: 0 }, { update: { thinking: true } })).not.toBe("asked");
});
