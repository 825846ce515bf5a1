/** Choices in words: for buttons, menus and screen readers. */

import { percent } from "../../lib/chance";
import { kebab } from "../../lib/prompts";
import { hasWord, t, text } from "../../lib/words.svelte";
import type { S42Desk } from "./desk.svelte";
import type { S42Offer } from "./wire";

const half = (value: number): string =>
  Number.isInteger(value) ? String(value) : `${Math.floor(value) || ""}½`;

/** Movement points as players write them: 2, 2½, ½. */
export const points = (value: number): string => (value === 0 ? "0" : half(value));

export function offerLabel(desk: S42Desk, offer: S42Offer): string {
  const { choice, preview } = offer;
  const id = `s42-choice-${kebab(choice.type)}`;
  const { names } = desk;
  const args: Record<string, string | number> = {};
  if ("unit" in choice) args["unit"] = names.unit(choice.unit);
  if ("other" in choice) args["other"] = names.unit(choice.other);
  if ("hex" in choice) args["place"] = names.place(choice.hex);
  if ("place" in choice) args["place"] = names.place(choice.place);
  if ("to" in choice) args["place"] = names.place(choice.to);
  if ("air" in choice) args["air"] = names.air(choice.air);
  if ("supply" in choice && choice.supply >= 0) args["supply"] = names.unit(choice.supply);
  if ("kind" in choice) args["kind"] = kindName(choice.kind);
  if ("shows" in choice) args["shows"] = t(`s42-shows-${choice.shows}`);
  if ("die" in choice) args["die"] = choice.die;
  if ("group" in choice) args["group"] = frozenName(desk, choice.group);
  if (choice.type === "MoveFlotilla") {
    args["place"] = `${names.place(choice.a)} / ${names.place(choice.b)}`;
  }
  if (choice.type === "Decline" || choice.type === "Halt") {
    const said = `${id}-${kebab(desk.moment?.type ?? "")}`;
    return t(hasWord(said) ? said : id);
  }
  if (choice.type === "Defend" && choice.desperate) return t(`${id}-desperate`, args);
  if (choice.type === "UseArtillery" && choice.supply >= 0) return t(`${id}-paid`, args);
  if (choice.type === "March" && preview?.march) {
    args["cost"] = points(preview.march.cost);
    args["left"] = points(preview.march.left);
    args["way"] = t(`s42-way-${preview.march.kind}`);
  }
  return t(id, args);
}

/** Odds, the chance of success, or the result of a die. */
export function offerFigure({ choice, preview }: S42Offer): string {
  const outcomes = preview?.outcomes ?? [];
  switch (choice.type) {
    case "Pick":
      return outcomes[0]?.label.split(" ")[0] ?? "";
    case "Disengage":
    case "DisengageStack": {
      const stays = outcomes.find(({ label }) => label === "no")?.chance ?? [0, 1];
      return percent([stays[1] - stays[0], stays[1]]);
    }
    default:
      return preview?.defense ? percent(preview.defense.success) : (preview?.odds ?? "");
  }
}

/** The armies to which the frozen units of a group belong. */
export function frozenName(desk: S42Desk, group: number): string {
  const units = desk.facts.frozen[group]?.units ?? [];
  const armies = new Set(units.map((unit) => desk.facts.units[unit]?.formation ?? ""));
  const names = [...armies].map((army) => text(desk.facts.formations[army]?.name));
  return names.filter((name) => name !== "").join(", ") || String(group + 1);
}

/** A type of replacement. */
export function kindName(kind: string): string {
  const id = `s42-kind-${kind}`;
  return hasWord(id) ? t(id) : kind;
}
