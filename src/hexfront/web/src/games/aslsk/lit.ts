/** Which things on the table light up for the choices on offer, and what a click on them means. */

import type { Lights } from "../../lib/desk/desk";
import { add, byType, ofTypes } from "../../lib/desk/lights";
import type { AslskChoice, AslskOffer } from "./wire";

type Kind = AslskChoice["type"];

/** What the player has picked up by clicking, before anything is chosen. */
export interface Intent {
  readonly picked: ReadonlySet<number>;
  /** Units of which one weapon alone was picked up, and that weapon. */
  readonly arms: ReadonlyMap<number, number>;
  /** The hex that is to be fired at, or -1. */
  readonly aimed: number;
  readonly tool: string;
  /** The counter of the set-up tray that is placed or handed out next. */
  readonly tray: TrayItem | null;
}

export interface TrayItem {
  readonly type: "unit" | "weapon";
  readonly id: number;
}

export interface Lit extends Lights<AslskOffer> {
  /** Units that can be picked up: to fire, or to advance. */
  readonly pickable: ReadonlyMap<number, readonly AslskOffer[]>;
  /** Weapons that can be picked up or chosen by themselves. */
  readonly weapons: ReadonlyMap<number, readonly AslskOffer[]>;
  /** Offers about units that are listed with their chances. */
  readonly rows: readonly AslskOffer[];
  /** By unit: the directions to which its front, its turret or the Gun that it mans can turn. */
  readonly facings: ReadonlyMap<number, readonly AslskOffer[]>;
  /** Kinds of choices that light up only when the player asks for them. */
  readonly tools: ReadonlyMap<Kind, readonly AslskOffer[]>;
}

const TOOLS: readonly Kind[] = [
  "ThrowSmoke",
  "PlaceCharge",
  "Recover",
  "Transfer",
  "Drop",
  "Leave",
  "FirePanzerfaust",
  "Bombard",
  "Destroy",
  "PickUp",
  "Hide",
  "Hatch",
  "Dispense",
];

const BUTTONS: readonly Kind[] = [
  "Fire",
  "Declare",
  "Apart",
  "Start",
  "Halt",
  "Delay",
  "Free",
  "DoubleTime",
  "AssaultMove",
  "Exit",
  "AvoidBackblast",
  "Promote",
  "Stop",
  "CallOff",
  "Done",
];

const ROWS: readonly Kind[] = [
  "Shoot",
  "Wield",
  "CloseDefense",
  "React",
  "SeekMotion",
  "Scrap",
  "SelfRally",
  "Rally",
  "Repair",
  "Recover",
  "Transfer",
  "KeepDm",
  "Rout",
  "Accompany",
  "PickTarget",
  "Follow",
];

/** Choices that are taken in two steps: who, then where. */
const STAGED: ReadonlySet<Kind> = new Set(["OpenFire", "Engage", "Advance"]);

/** Choices that are handles around a counter. */
const TURNS: ReadonlySet<Kind> = new Set(["Face", "Turn", "Traverse"]);

const DRIVES: ReadonlySet<Kind> = new Set(["Step", "Start", "Turn", "Free", "Exit"]);

/** A vehicle to which this is offered can still get somewhere. */
export const drives = ({ choice }: AslskOffer): boolean => DRIVES.has(choice.type);

/** Fire at a hex, or at a vehicle in it. */
export const isFire = ({ type }: AslskChoice): boolean => type === "OpenFire" || type === "Engage";

/** The hex at which a choice is clicked, or -1; a vehicle is fired at where it stands. */
export function hexOf(choice: AslskChoice, where: (unit: number) => number): number {
  if (choice.type === "Engage") return where(choice.vehicle);
  return "hex" in choice ? choice.hex : -1;
}

/** The unit on which a choice is clicked. */
export function unitOf(choice: AslskChoice, holder: (weapon: number) => number): number {
  switch (choice.type) {
    case "Direct":
      return choice.leader;
    case "Repair":
    case "Drop":
    case "Destroy":
    case "Face":
    case "Wield":
      return holder(choice.weapon);
    case "Place":
      return -1;
    default:
      return "unit" in choice ? choice.unit : -1;
  }
}

/** With only one sort of tool on offer there is nothing else to do: it is in hand already. */
function soleTool(offers: readonly AslskOffer[]): Kind | "" {
  const kinds = new Set(offers.map(({ choice }) => choice.type).filter((type) => type !== "Done"));
  const [only] = kinds;
  return kinds.size === 1 && only && TOOLS.includes(only) ? only : "";
}

/** Whether a choice is about who, or which weapon, was picked up. */
function chosen(
  choice: AslskChoice,
  picked: ReadonlySet<number>,
  arms: ReadonlyMap<number, number>,
): boolean {
  if (!("unit" in choice) || !picked.has(choice.unit)) return false;
  const only = arms.get(choice.unit);
  return only === undefined || !("weapon" in choice) || choice.weapon === only;
}

export function light(
  offers: readonly AslskOffer[],
  { picked, arms, aimed, tool, tray }: Intent,
  holder: (weapon: number) => number,
  where: (unit: number) => number,
): Lit {
  const units = new Map<number, AslskOffer[]>();
  const pickable = new Map<number, AslskOffer[]>();
  const hexes = new Map<number, AslskOffer[]>();
  const weapons = new Map<number, AslskOffer[]>();
  const facings = new Map<number, AslskOffer[]>();
  const sole = soleTool(offers);
  const inHand = tool || sole;
  for (const offer of offers) {
    const { choice } = offer;
    if (TURNS.has(choice.type)) {
      add(facings, unitOf(choice, holder), offer);
      continue;
    }
    const isTool = TOOLS.includes(choice.type);
    if (inHand ? choice.type !== inHand : isTool) continue;
    const unit = unitOf(choice, holder);
    if ("weapon" in choice && choice.weapon >= 0) add(weapons, choice.weapon, offer);
    if (choice.type === "Place") {
      if (tray?.type === "unit" && tray.id === choice.unit) add(hexes, choice.hex, offer);
    } else if (choice.type === "Arm") {
      if (tray?.type === "weapon" && tray.id === choice.weapon) add(units, unit, offer);
    } else if (STAGED.has(choice.type)) {
      const at = hexOf(choice, where);
      add(pickable, unit, offer);
      if (picked.size === 0 ? isFire(choice) : chosen(choice, picked, arms)) add(hexes, at, offer);
      if (isFire(choice) && at === aimed) add(units, unit, offer);
    } else if ("hex" in choice) {
      if (picked.size === 0 || !("unit" in choice) || picked.has(choice.unit)) {
        add(hexes, choice.hex, offer);
      }
    } else if (unit >= 0) add(units, unit, offer);
  }
  return {
    units,
    pickable,
    hexes,
    weapons,
    facings,
    tools: byType(
      offers,
      TOOLS.filter((kind) => kind !== sole),
    ),
    buttons: ofTypes(offers, BUTTONS),
    rows: ofTypes(
      offers,
      ROWS.filter((type) => inHand === type || !TOOLS.includes(type)),
    ),
  };
}

export type Tone = "go" | "fire" | "enter" | "retreat" | "hide" | "pick";

/** The colour in which a hex lights up. */
function toneOf({ choice, preview }: AslskOffer): Tone {
  switch (choice.type) {
    case "OpenFire":
    case "Engage":
    case "FirePanzerfaust":
    case "PlaceCharge":
    case "Fight":
      return "fire";
    case "Step":
      return "go";
    case "Advance":
      return preview?.exhausts ? "hide" : "enter";
    case "RoutStep":
      return preview?.step?.interdicted ? "fire" : "retreat";
    case "ThrowSmoke":
    case "Hide":
      return "hide";
    default:
      return "pick";
  }
}

/** Of a hex with several meanings: fire is the least of them. */
export function tone(offers: readonly AslskOffer[]): Tone {
  const tones = offers.map(toneOf);
  return tones.find((each) => each !== "fire") ?? tones[0] ?? "pick";
}
