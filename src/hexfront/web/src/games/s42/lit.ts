/** Which things on the table light up for the choices on offer, and what a click on them means. */

import type { Lights } from "../../lib/desk/desk";
import { add, byType, ofTypes } from "../../lib/desk/lights";
import type { S42Choice, S42Offer } from "./wire";

type Kind = S42Choice["type"];

export interface Lit extends Lights<S42Offer> {
  /** Entry Areas by their place. */
  readonly areas: ReadonlyMap<number, readonly S42Offer[]>;
  /** Kinds of choices that light up only when the player asks for them. */
  readonly modes: ReadonlyMap<Kind, readonly S42Offer[]>;
}

/** Choices that are not what one usually does in a phase, in the order of the panel. */
const MODES: readonly Kind[] = [
  "Replace",
  "Return",
  "Refit",
  "Fortify",
  "PlaceSupply",
  "SpendSupply",
  "FlipSupply",
  "GoFullRetreat",
  "Disengage",
  "DisengageStack",
  "HoldBack",
  "Activate",
  "Detrain",
  "RemoveFort",
  "MoveFlotilla",
  "Redeploy",
  "Emerge",
];

const BUTTONS: readonly Kind[] = [
  "DeclareOffensive",
  "Release",
  "Pick",
  "Reroll",
  "Resolve",
  "UseOffensive",
  "Defend",
  "UseAir",
  "UseArtillery",
  "Withhold",
  "GiveGround",
  "Tie",
  "Swap",
  "KeepMarkers",
  "Dissolve",
  "StopShort",
  "GiveUp",
  "KeepRemnant",
  "SkipRemnant",
  "CallOff",
  "Decline",
  "Halt",
  "FormGroup",
  "EndAdvance",
  "EndPhase",
];

function unitsOf(choice: S42Choice): readonly number[] {
  switch (choice.type) {
    case "Arrive":
      return [];
    case "SpendSupply":
      return [choice.unit, choice.supply];
    default:
      return "unit" in choice ? [choice.unit] : [];
  }
}

/** The hex, or below zero the Entry Area, that a choice leads to. */
export function placeOf(choice: S42Choice): number | undefined {
  switch (choice.type) {
    case "March":
    case "Sail":
    case "MoveRailhead":
      return choice.to;
    case "MoveFlotilla":
      return choice.a;
    default:
      if ("hex" in choice) return choice.hex;
      return "place" in choice ? choice.place : undefined;
  }
}

export function isMode(type: string): boolean {
  return (MODES as readonly string[]).includes(type);
}

/** Where so much may be done that the rarer kinds of choices wait until the player asks for them. */
const PHASES: readonly string[] = ["InitialPhase", "MovementPhase", "CombatPhase"];

export function isPhase(moment: { readonly type: string } | undefined): boolean {
  return moment !== undefined && PHASES.includes(moment.type);
}

/** `mode` is what the player wants to do; `arriving` the reinforcement whose places are shown.
    `narrow`: one thing is asked for, and it is shown at once, whatever its kind. */
export function light(
  offers: readonly S42Offer[],
  mode: string,
  arriving: number,
  narrow: boolean,
): Lit {
  const units = new Map<number, S42Offer[]>();
  const hexes = new Map<number, S42Offer[]>();
  const areas = new Map<number, S42Offer[]>();
  const waits = (type: string): boolean => isMode(type) && !narrow;
  for (const offer of offers) {
    const { choice } = offer;
    if (mode === "" ? waits(choice.type) : choice.type !== mode) continue;
    if (choice.type === "Arrive" && arriving >= 0 && choice.unit !== arriving) continue;
    for (const unit of unitsOf(choice)) add(units, unit, offer);
    const place = placeOf(choice);
    if (place === undefined) continue;
    add(place < 0 ? areas : hexes, place, offer);
  }
  const modes = byType(narrow ? [] : offers, MODES);
  return { units, hexes, areas, buttons: ofTypes(offers, BUTTONS), modes };
}

export type Tone =
  | "normal"
  | "tactical"
  | "extended"
  | "rail"
  | "sea"
  | "fire"
  | "retreat"
  | "advance"
  | "build"
  | "go";

/** The colour in which a hex lights up. */
export function toneOf(offer: S42Offer): Tone {
  const { choice, preview } = offer;
  switch (choice.type) {
    case "March":
      return kindTone(preview?.march?.kind ?? "normal");
    case "Entrain":
      return "rail";
    case "Sail":
      return "sea";
    case "Attack":
    case "Overrun":
    case "Breakthrough":
      return "fire";
    case "Step":
    case "MoveRailhead":
      return "advance";
    case "Fortify":
    case "RemoveFort":
      return "build";
    default:
      return "go";
  }
}

export function kindTone(kind: string): Tone {
  const known: readonly Tone[] = ["normal", "tactical", "extended", "rail", "sea"];
  return known.find((tone) => tone === kind) ?? "normal";
}
