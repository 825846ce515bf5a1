/** What the game asks now, in one sentence. */

import type { Desk } from "./desk/desk";
import { hasWord, t } from "./words.svelte";

interface Asked extends Desk {
  readonly seat: number;
  readonly view: { readonly actor: number; readonly winner?: number | null | undefined } | null;
}

interface Moment {
  readonly type: string;
}

/** ChooseAction becomes choose-action. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

function ended(desk: Desk, winner: number): string {
  return winner < 0 ? t("ui-ask-draw") : t("ui-ask-over", { side: desk.teamName(winner) });
}

/** `ask` says what is asked of the seat that looks at the screen. */
export function promptOf(desk: Asked, ask: () => string): string {
  const { view, session } = desk;
  if (!view) return t("ui-loading");
  if (session.past) return t("ui-ask-past");
  if (session.playback.playing) return desk.say(session.playback.playing.entry.message, session.playback.playing.entry.args);
  const given = session.others.parley?.ended;
  if (given) return t(`ui-ended-${given.how}`, { side: desk.sideName(given.seat) });
  if (view.actor === -2) return ended(desk, view.winner ?? -1);
  if (session.update?.thinking) return t("ui-ask-thinking", { side: desk.sideName(view.actor) });
  if (view.actor === -1) return t("ui-ask-dice");
  if (view.actor !== desk.seat) return t("ui-ask-wait", { side: desk.sideName(view.actor) });
  return ask();
}

/** Numbers and texts, by the names of their fields. */
function plainFields(value: object): [string, number | string][] {
  return Object.entries(value).filter(
    (pair): pair is [string, number | string] =>
      typeof pair[1] === "number" || typeof pair[1] === "string",
  );
}

/** The words for a moment: the message of its name, with its own fields as arguments, and those of
    the slips that it carries, such as a shot. */
export function momentPrompt(desk: Desk, prefix: string, moment: Moment | undefined): string {
  if (!moment) return "";
  const inside = Object.values(moment).filter((value) => typeof value === "object" && value !== null);
  const args = Object.fromEntries([...inside.flatMap(plainFields), ...plainFields(moment)]);
  const id = `${prefix}-${kebab(moment.type)}`;
  return hasWord(id) ? desk.say(id, args) : t("ui-ask");
}

interface Hinted {
  readonly actor: number;
  readonly phase?: string;
  readonly moments: readonly Moment[];
}

/** A hint for the innermost moment, or else for the phase: `hint-...` of the game's own words.
    `ended`: the players have ended the game themselves. `own`: the game's own hint, if it has one. */
export function hintOf(view: Hinted | null, mine: boolean, ended = false, own = ""): string {
  if (!view) return "";
  if (ended || view.actor === -2) return t("hint-over");
  if (!mine) return t("hint-wait");
  const { phase = "", moments } = view;
  const ids = [own, `hint-${kebab(moments.at(-1)?.type ?? "")}`, `hint-phase-${phase}`, `${phase}-hint`];
  return t(ids.find(hasWord) ?? "hint-any");
}
