/** What a counter shows now: its upper side, stripes and markers. */

import type { S42Facts, UnitFact, UnitView } from "./wire";

export interface Print {
  readonly side: number;
  readonly branch: string;
  readonly type: string;
  readonly size: string;
  readonly label: string;
  readonly army: string;
  readonly attack: string;
  readonly defense: string;
  readonly ma: string;
  readonly quality: string;
  readonly dot: string;
  readonly free: boolean;
  readonly blackBox: boolean;
  readonly range: number;
  readonly box: string;
  /** 1: reduced with a step to lose (thin stripe), 2: the last of several steps (wide). */
  readonly stripe: 0 | 1 | 2;
}

export interface Badge {
  readonly mark: string;
  readonly tone: "warn" | "bad" | "good" | "plain";
}

const SIZES: Readonly<Record<string, string>> = {
  battalion: "II",
  regiment: "III",
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
  front: "XXXXX",
};

/** Formations whose key is a short number, as a counter abbreviates them: ger-4pz is 4PZ. */
function armyOf(formation: string): string {
  const short = formation.split("-")[1] ?? "";
  return /^\d/.test(short) ? short.toUpperCase() : "";
}

/** The holding box of a Reserve Army, as far as the seat knows it. */
function boxOf(unit: UnitView): string {
  return unit.box ? `▣${unit.box}` : "▣?";
}

/** The three numbers of a face such as 6-7-3 or S-(1)-5. */
export function numbersOf(face: string): readonly [string, string, string] {
  const [attack = "", defense = "", ma = ""] = face.split("-");
  return [attack, defense, ma];
}

function stripeOf(unit: UnitView, facts: UnitFact): Print["stripe"] {
  const steps = unit.steps ?? facts.steps;
  if (facts.steps < 2 || steps >= facts.steps) return 0;
  return steps <= 1 ? 2 : 1;
}

export function printOf(unit: UnitView, all: S42Facts): Print | null {
  const facts = all.units[unit.id];
  if (!facts) return null;
  const remnant = has(unit, "remnant") ? all.remnants[facts.remnant ?? ""] : undefined;
  const [attack, defense, ma] = unit.face
    ? numbersOf(unit.face)
    : [facts.full.attack, facts.full.defense, facts.full.ma];
  return {
    side: facts.side,
    branch: facts.branch,
    type: remnant?.type ?? facts.type,
    size: SIZES[facts.size] ?? "",
    label: facts.label,
    army: facts.type === "reserve-army" ? boxOf(unit) : armyOf(facts.formation),
    attack,
    defense,
    ma,
    quality: facts.quality ?? "average",
    dot: remnant?.dot ?? facts.dot ?? "none",
    free: facts.free_stacking ?? false,
    blackBox: facts.black_box ?? false,
    range: facts.range ?? 0,
    box: facts.box ?? "plain",
    stripe: stripeOf(unit, facts),
  };
}

export function has(unit: UnitView, mark: string): boolean {
  return unit.marks?.includes(mark) ?? false;
}

const BADGES: readonly (readonly [string, Badge["tone"]])[] = [
  ["isolated", "bad"],
  ["oos", "warn"],
  ["used", "plain"],
  ["train", "plain"],
  ["fresh", "good"],
  ["auto-ds", "good"],
  ["locked", "plain"],
  ["exposed", "warn"],
  ["reserve", "good"],
  ["committed", "plain"],
  ["besieged", "warn"],
  ["tried", "plain"],
];

/** The markers on a unit, the most pressing first. */
export function badgesOf(unit: UnitView): Badge[] {
  const badges: Badge[] = [];
  if (unit.order === "full-retreat") badges.push({ mark: "full-retreat", tone: "bad" });
  if (unit.order === "disrupted") badges.push({ mark: "disrupted", tone: "warn" });
  for (const [mark, tone] of BADGES) {
    if (!has(unit, mark) || (mark === "oos" && has(unit, "isolated"))) continue;
    badges.push({ mark, tone });
  }
  return badges;
}

/** Attack and defense as numbers; support, brackets and letters count as nothing. */
export function strengths(unit: UnitView): { attack: number; defense: number } {
  const [attack, defense] = numbersOf(unit.face ?? "");
  return { attack: Number(attack) || 0, defense: Number(defense) || 0 };
}

/** What lies on top of a pile: the strongest. */
export function weight(unit: UnitView): number {
  const { attack, defense } = strengths(unit);
  return attack + defense + (unit.shows === undefined || unit.shows === "" ? 0.5 : 0);
}
