/** Choices in words: for buttons, menus and screen readers. */

import { percent, share, type Chance } from "../../lib/chance";
import { kebab } from "../../lib/prompts";
import { t, text } from "../../lib/words.svelte";
import type { CohDesk } from "./desk.svelte";
import type { CohChoice, CohOffer, OddsRow, Way } from "./wire";

export function offerLabel(desk: CohDesk, offer: CohOffer): string {
  const { choice, preview } = offer;
  const cost = preview?.cost?.total ?? -1;
  const id = `choice-${kebab(choice.type)}`;
  switch (choice.type) {
    case "Select":
    case "Activate":
      return t(payer(desk, choice) ?? id, {
        ...partsOf(desk, offer),
        ap: desk.view?.classic?.ap[desk.seat] ?? 0,
      });
    case "Decline":
      return t(desk.moment?.type === "PlanStrikes" ? "ui-no-strike" : id);
    case "Gather":
      return t(`${id}-${choice.kind}`, { cost });
    case "PlayCard":
      return t(id, { card: text(desk.names.card(choice.card)?.title) });
    case "Pivot":
    case "Face":
      return t(id, {
        unit: desk.names.unit(choice.unit),
        facing: desk.names.facing(choice.facing),
        cost,
      });
    case "CloseCombat":
      return priced(t(id, { unit: desk.names.unit(choice.target), red: yes(choice.red) }), cost);
    case "FlameClose":
    case "Dislodge":
      return priced(t(id, { unit: desk.names.unit(choice.target) }), cost);
    case "LayMines":
      return t(id, { hex: desk.map.label(choice.to), hidden: yes(choice.hidden ?? false) });
    case "UseWeapon":
      return t(id, { ...partsOf(desk, offer), weapon: desk.names.weapon(choice.weapon), cost });
    case "UseWeaponClose":
      return priced(
        t(id, {
          unit: desk.names.unit(choice.target),
          weapon: desk.names.weapon(choice.weapon),
          red: yes(choice.red),
        }),
        cost,
      );
    case "AntiAir":
      return priced(t(id, { target: desk.names.unit(choice.target) }), cost);
    case "Climb":
      return t(id, { by: choice.by });
    case "FlyIn":
      return t(id, { ...partsOf(desk, offer), altitude: choice.altitude });
    case "UseVeteran":
      return t(id, { ...partsOf(desk, offer), veteran: desk.names.veteran(choice.card) });
    case "Arrow":
      return t(id, { facing: desk.names.facing(choice.facing) });
    case "Shift":
      return t(id, { by: Math.abs(choice.by) });
    case "SpendCap":
      return t(id, { cap: choice.cap });
    case "Oppose":
      return t(id, { side: desk.names.side(choice.seat) });
    case "Reroll":
      return t(id, { die: choice.die + 1 });
    default:
      return t(id, { ...partsOf(desk, offer), cost });
  }
}

/** Words of a choice with what it costs, if that is known. */
function priced(words: string, cost: number): string {
  return cost < 0 ? words : `${words} (${t("ui-ap", { count: cost })})`;
}

function yes(red: boolean): string {
  return red ? "yes" : "no";
}

/** What a choice names, in words: its unit, its hex, its vehicle, its spotter hex. */
function partsOf(desk: CohDesk, { choice }: CohOffer): Record<string, string> {
  return {
    ...("unit" in choice ? { unit: desk.names.unit(choice.unit) } : {}),
    ...("to" in choice ? { hex: desk.map.label(choice.to) } : {}),
    ...("vehicle" in choice ? { vehicle: desk.names.unit(choice.vehicle) } : {}),
    ...("spot" in choice ? { spot: desk.map.label(choice.spot) } : {}),
  };
}

/** Is a choice for a unit an attack on it? */
export function isAimed(choice: CohChoice): boolean {
  return choice.type === "Target" || "target" in choice;
}

/** A whole drive: where to, over which hexes, and what it costs. */
export function driveLabel(desk: CohDesk, { way }: { readonly way: Way }): string {
  const labels = way.path.map((hex) => desk.map.label(hex));
  return t("ui-drive", {
    hex: labels.at(-1) ?? "",
    over: labels.slice(0, -1).join(", "),
    cost: way.cost.total,
  });
}

export type Tone = "go" | "enter" | "hide" | "fire" | "plan" | "smoke";

/** The colour in which a hex lights up. */
export function toneOf(offer: CohOffer): Tone {
  switch (offer.choice.type) {
    case "Attack":
    case "Bombard":
    case "Flame":
    case "UseWeapon":
      return "fire";
    case "PlanStrike":
    case "PlanSmoke":
      return "plan";
    case "LaySmoke":
      return "smoke";
    case "Enter":
      return "enter";
    case "StealthMove":
      return "hide";
    default:
      return "go";
  }
}

/** Of the offers of each colour the one with the best chance, in the order of the offers. */
export function bestByTone(offers: readonly CohOffer[]): CohOffer[] {
  const best = new Map<Tone, CohOffer>();
  for (const offer of offers) {
    const known = best.get(toneOf(offer));
    if (!known || chanceOf(offer) > chanceOf(known)) best.set(toneOf(offer), offer);
  }
  return [...best.values()];
}

function chanceOf(offer: CohOffer): number {
  const best = bestChance(offer);
  return best ? share(best) : -1;
}

/** The best chance in figures; empty where nothing is rolled. */
export function oddsOf(offer: CohOffer): string {
  const best = bestChance(offer);
  return best ? percent(best) : "";
}

/** The best chance to hit among the targets, else a work, or of the roll, without CAP. */
export function bestChance({ preview }: CohOffer): Chance | undefined {
  const roll = plainChance(preview?.roll ?? []);
  return bestOf(preview?.targets ?? []) ?? bestOf(preview?.works ?? []) ?? roll;
}

function bestOf(aims: readonly { readonly rows: readonly OddsRow[] }[]): Chance | undefined {
  const plain = aims.map(({ rows }) => plainChance(rows)).filter((chance) => chance !== undefined);
  return plain.sort((a, b) => share(b) - share(a))[0];
}

function plainChance(rows: readonly OddsRow[]): Chance | undefined {
  return rows.find(({ by }) => by === 0)?.success;
}

/** The classic edition tells who pays: the pool of the activated units, or CAP. */
function payer(
  desk: CohDesk,
  { type, unit }: { type: "Select" | "Activate"; unit: number },
): string | undefined {
  const kept = desk.view?.classic;
  if (!kept || desk.moment?.type !== "ClassicTurn") return undefined;
  if (type === "Activate") {
    return (kept.ap[desk.seat] ?? 0) > 0 ? "choice-activate-too" : undefined;
  }
  return kept.active.includes(unit) ? "choice-select-by-ap" : "choice-select-by-cap";
}
