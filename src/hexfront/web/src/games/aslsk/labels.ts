/** Choices in words: for buttons, menus, lists and screen readers. */

import { kebab } from "../../lib/prompts";
import { percent, share, type Chance } from "../../lib/chance";
import { t, type WordArgs } from "../../lib/words.svelte";
import type { Names } from "./naming";
import { points } from "./naming";
import type { AslskOffer, AslskView, Engage, KillPreview, ToHitPreview } from "./wire";

/** FP with its fractions: 4, 7½, 2¼. */
export function fpText(fp: Chance): string {
  const value = share(fp);
  const whole = Math.floor(value);
  const part = { 0.25: "¼", 0.5: "½", 0.75: "¾" }[value - whole];
  if (value === whole) return String(whole);
  return part ? `${whole || ""}${part}` : value.toFixed(1);
}

export function offerLabel(names: Names, view: AslskView | null, offer: AslskOffer): string {
  const { choice } = offer;
  const args: WordArgs = {};
  if ("unit" in choice) args["unit"] = choice.unit >= 0 ? names.unit(choice.unit) : "";
  if ("leader" in choice) args["leader"] = choice.leader >= 0 ? names.unit(choice.leader) : "";
  if ("hex" in choice) args["hex"] = names.hex(choice.hex);
  if ("weapon" in choice) args["weapon"] = choice.weapon >= 0 ? names.weapon(choice.weapon) : "";
  if ("weapon" in choice && choice.weapon >= 0) {
    const holder = view?.weapons[choice.weapon]?.holder ?? -1;
    args["holder"] = holder >= 0 ? names.unit(holder) : "";
  }
  if ("arc" in choice && choice.arc >= 0) args["arc"] = t(`asl-spine-${choice.arc}`);
  if ("ammunition" in choice) args["ammunition"] = shellWords(choice.ammunition);
  if (choice.type === "Shoot") args["target"] = t(`asl-target-${TARGETS[choice.target] ?? "area"}`);
  if ("vehicle" in choice && choice.vehicle >= 0) args["vehicle"] = names.unit(choice.vehicle);
  return t(`asl-choice-${variantOf(offer, view)}`, args);
}

/** Ammunition and Target Types by the numbers that choices have for them. */
const AMMUNITION = ["he", "ap", "heat", "apcr", "apds", "smoke", "wp"] as const;
const TARGETS = ["infantry", "vehicle", "area"] as const;

const shellWords = (number: number): string => t(`asl-ammunition-${AMMUNITION[number] ?? "he"}`);

/** What it means to be done, by the moment. */
const DONE: Readonly<Record<string, string>> = {
  Course: "course-done",
  FirstFire: "hold-fire",
  SetUp: "set-up-done",
  FirePhase: "end-fire",
  Movement: "end-movement",
  Advancing: "end-advance",
  ChooseRout: "end-rout",
  Declaring: "no-more-attacks",
  Skirmish: "no-more-attacks",
  Routing: "end-rout-here",
};

/** The message for a choice; some choices are different things at different times. */
function variantOf({ choice, preview }: AslskOffer, view: AslskView | null): string {
  const id = kebab(choice.type);
  const moment = view?.moments.at(-1)?.type ?? "";
  switch (choice.type) {
    case "OpenFire":
      return choice.hull ? `${id}-hull` : choice.weapon >= 0 ? `${id}-weapon` : id;
    case "AddFirer":
      return choice.weapon >= 0 ? `${id}-weapon` : id;
    case "Done":
      return DONE[moment] ?? id;
    case "Shoot":
      return choice.hull ? `${id}-hull` : choice.arc >= 0 ? `${id}-turned` : id;
    case "Rake":
      return choice.hull ? `${id}-hull` : choice.arc >= 0 ? `${id}-turned` : id;
    case "Engage":
      return engagement(choice);
    case "PlaceCharge":
      return choice.vehicle >= 0 ? `${id}-vehicle` : id;
    case "React":
      return choice.leader >= 0 ? `${id}-led` : id;
    case "Step":
      return `${choice.road ? `${id}-road` : id}${["", "-whole", "-rest"][choice.pay ?? 0]}`;
    case "Stop":
      return moment === "Driving" ? "end-drive" : id;
    case "Push":
      return choice.road ? `${id}-road` : id;
    case "RoutStep":
      return choice.crawl ? "low-crawl" : choice.road ? `${id}-road` : id;
    case "Advance":
      return choice.leader >= 0 ? `${id}-led` : preview?.exhausts ? `${id}-cx` : id;
    case "Rout":
      return choice.leader >= 0 ? `${id}-led` : id;
    case "Accompany":
      return choice.unit >= 0 ? id : "fight-alone";
    case "PickTarget":
      return choice.unit >= 0 ? id : "leave-to-chance";
    case "AvoidBackblast":
      return choice.avoid ? id : "accept-backblast";
    case "Promote":
      return choice.roll ? id : "no-promotion";
    default:
      return id;
  }
}

/** With which weapon, turned or not, directed or not. */
function engagement({ weapon, arc, leader, hull }: Engage): string {
  if (weapon < 0) return "engage-panzerfaust";
  if (hull) return "engage-hull";
  return leader >= 0 ? "engage-led" : arc >= 0 ? "engage-turned" : "engage";
}

/** The chance that a shot destroys the vehicle that it is fired at. */
export function killChance({ damage }: KillPreview): number {
  return damage
    .filter(({ label }) => label.split("+").includes("destroyed"))
    .reduce((sum, { chance }) => sum + share(chance), 0);
}

/** The chance to hit the easiest target. */
function hitChance(shot: ToHitPreview | null | undefined): Chance | undefined {
  const chances = (shot?.hits ?? []).map(([, chance]) => chance);
  return chances.sort((a, b) => share(b) - share(a))[0];
}

/** The chance of which a shot's figure tells. */
export function shotChance({ preview }: AslskOffer): number {
  if (preview?.kill) return killChance(preview.kill);
  const hit = hitChance(preview?.to_hit);
  return hit ? share(hit) : 0;
}

/** The chance that a check, if there is one, is passed and then something happens. */
function both([a, b]: Chance, [c, d]: Chance = [1, 1]): Chance {
  return [a * c, b * d];
}

/** The figure that matters most about an offer, beside its words. */
export function offerFigure({ choice, preview }: AslskOffer, driving = false): string {
  if (!preview) return "";
  if (preview.kill) return `${Math.round(killChance(preview.kill) * 100)}%`;
  if (choice.type === "Shoot" || choice.type === "OpenFire") {
    const hit = hitChance(preview.to_hit);
    if (hit) return percent(hit);
  }
  if (preview.assault) return percent(both(preview.assault.destroyed, preview.check?.success));
  if (preview.check && !preview.fire) return percent(preview.check.success);
  const cost = preview.step?.cost ?? preview.mf;
  if (typeof cost === "number") {
    return t(driving ? "asl-mp-allowance" : "asl-mf", { mp: points(cost), mf: points(cost) });
  }
  if (choice.type === "Direct") return "";
  if (choice.type === "AddFirer" && preview.fp) return `+${fpText(preview.fp)}`;
  if (preview.fp) return t("asl-fp", { fp: fpText(preview.fp) });
  return "";
}
