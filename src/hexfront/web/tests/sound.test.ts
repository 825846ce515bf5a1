/** What log entries sound like. */

import { expect, it } from "vitest";
import { soundsOf } from "../src/lib/sound";

it.each([
  ["log-moved", "move"],
  ["log-drove", "move"],
  ["log-marched", "move"],
  ["log-sailed", "move"],
  ["log-fires", "fire"],
  ["log-attack", "fire"],
  ["log-cc-eliminated", "loss"],
  ["log-strafes", "fire"],
  ["log-assault", "fire"],
  ["log-breakthrough", "fire"],
  ["log-assault-movement", "move"],
  ["log-rout-step", "rout"],
  ["log-retreated", "rout"],
  ["log-step-lost", "loss"],
  ["log-leader-lost", "loss"],
  ["log-wrecked", "loss"],
  ["log-order-card", "card"],
  ["log-player-turn", "turn"],
])("%s sounds like a %s", (message, sound) => {
  expect(soundsOf(message, false)).toEqual([sound]);
});

it.each(["log-phase-rout", "log-phase-movement", "log-never-entered", "log-fort-removed", "log-initiative"])(
  "%s makes no sound",
  (message) => {
    expect(soundsOf(message, false)).toEqual([]);
  },
);

it("lets the dice fall before a loss is heard", () => {
  expect(soundsOf("log-second-hit", true)).toEqual(["dice", "loss"]);
  expect(soundsOf("log-to-hit", true)).toEqual(["dice"]);
});
