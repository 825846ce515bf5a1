/** What the game asks now, in one sentence. */

import { hasWord, t } from "../../lib/words.svelte";
import type { S42Desk } from "./desk.svelte";

/** CallOff becomes call-off. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

function mayAct(desk: S42Desk): string {
  const { moment, mode } = desk;
  if (mode !== "") return t(`s42-mode-${kebab(mode)}-ask`);
  if (!moment) return "";
  const args = Object.fromEntries(
    Object.entries(moment).filter(
      (pair): pair is [string, number | string] =>
        typeof pair[1] === "number" || typeof pair[1] === "string",
    ),
  );
  const id = `s42-ask-${kebab(moment.type)}`;
  return hasWord(id) ? desk.say(id, args) : t("ui-ask");
}

export function promptOf(desk: S42Desk): string {
  const { view, session } = desk;
  if (!view) return t("ui-loading");
  if (session.past) return t("ui-ask-past");
  if (session.playing) return desk.say(session.playing.entry.message, session.playing.entry.args);
  if (view.actor === -2) return t("ui-ask-over", { side: desk.sideName(view.winner) });
  if (session.update?.thinking) return t("ui-ask-thinking", { side: desk.sideName(view.actor) });
  if (view.actor === -1) return t("ui-ask-dice");
  if (view.actor !== desk.seat) return t("ui-ask-wait", { side: desk.sideName(view.actor) });
  return mayAct(desk);
}
