/** Views, facts and choices of the ASL Starter Kit; mirrors `hexfront/games/aslsk`. */

import type { Chance } from "../../lib/chance";
import type { BoardFacts, HexFacts, Offer, Refusal, ScenarioFacts, Tally, Texts } from "../../lib/wire";
import type { ChartFacts } from "./chartTypes";

export type Place = "board" | "pending" | "entering" | "hidden" | "eliminated" | "exited";

export interface UnitView {
  readonly id: number;
  readonly kind: string;
  readonly side: number;
  readonly place: Place;
  readonly hex?: number;
  readonly morale?: number;
  readonly marks?: readonly string[];
  readonly elr?: number;
  readonly spent?: number;
  readonly here?: number;
}

export interface WeaponView {
  readonly id: number;
  readonly place: "held" | "lying" | "placed" | "pending" | "hidden" | "removed";
  readonly holder?: number;
  readonly hex?: number;
  readonly marks?: readonly string[];
  readonly acquired?: readonly [number, number] | null;
}

export interface StandingView {
  readonly side: number;
  readonly kind: string;
  readonly has: number;
  readonly needs: number;
  readonly met: boolean;
}

export interface MoveView {
  readonly units: readonly number[];
  readonly stack: readonly number[];
  readonly left: number;
  readonly road_left: number;
  readonly fresh: boolean;
}

export interface AttackView {
  readonly kind: number;
  readonly side: number;
  readonly hex: number;
  readonly units?: readonly number[];
  readonly weapons?: readonly number[];
  readonly leaders?: readonly number[];
}

export interface MomentView {
  readonly type: string;
  readonly side: number;
  readonly [field: string]: unknown;
}

export interface AslskView {
  readonly scenario: string;
  readonly seat: number;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly attacker: number;
  readonly actor: number;
  readonly moments: readonly MomentView[];
  readonly units: readonly UnitView[];
  readonly weapons: readonly WeaponView[];
  readonly hidden: readonly [number, number];
  readonly movers: readonly number[];
  readonly move: MoveView | null;
  readonly fire: AttackView | null;
  readonly residual: readonly (readonly [number, number])[];
  readonly smoke: readonly (readonly [number, readonly string[]])[];
  readonly melee: readonly number[];
  readonly charges: readonly { weapon: number; hex: number; placer: number }[];
  readonly control: readonly [readonly number[], readonly number[]];
  readonly standings: readonly StandingView[];
  readonly points: readonly [number, number];
  readonly exits: readonly [number, number];
  readonly panzerfausts: readonly [number, number];
  readonly winner: number;
  readonly reason: string;
}

// Facts.

export interface AslskHexFacts extends HexFacts {
  readonly level?: number;
  readonly building?: number;
  readonly road?: boolean;
}

export interface Origin {
  readonly source: "rulebook" | "outside" | "designed";
  readonly confidence: string | null;
}

export interface CounterFacts {
  readonly id: string;
  readonly type: "squad" | "half-squad" | "crew" | "leader";
  readonly nationality: string;
  readonly name: Texts;
  readonly label: string;
  readonly quality?: string;
  readonly letter?: string;
  readonly fp?: number;
  readonly range?: number;
  readonly morale: number;
  readonly broken: number;
  readonly leadership?: number;
  readonly self_rally?: boolean;
  readonly smoke?: number;
  readonly assault_fire?: boolean;
  readonly no_elr?: boolean;
  readonly origins?: Readonly<Record<string, Origin>>;
}

export interface WeaponFacts {
  readonly id: string;
  readonly type: string;
  readonly nationality: string;
  readonly name: Texts;
  readonly fp?: number;
  readonly range?: number;
  readonly min_range?: number;
  readonly rof?: number;
  readonly pp?: number;
  readonly breakdown?: number;
  readonly removed?: boolean;
  readonly repair?: number;
  readonly calibre?: number;
  readonly to_hit?: readonly number[];
  readonly origins?: Readonly<Record<string, Origin>>;
}

export interface StartFacts {
  readonly id: number;
  readonly kind: string;
  readonly side: number;
  readonly group: number;
}

export interface GroupFacts {
  readonly side: number;
  readonly name: Texts;
  readonly elr: number;
  readonly turn: number;
  readonly edge: string;
  readonly hexes: readonly number[];
  readonly hidden: number;
  readonly units: readonly number[];
  readonly weapons: readonly number[];
}

export interface ConditionFacts {
  readonly side: number;
  readonly kind: string;
  readonly at_least: number;
  readonly hexes: readonly number[];
  readonly edge: string;
  readonly at_once: boolean;
  readonly text: Texts;
}

export interface CardFacts {
  readonly number: number;
  readonly date: string;
  readonly turns: number;
  readonly half_turn: boolean;
  readonly sets_up_first: number;
  readonly moves_first: number;
  readonly otherwise: number;
  readonly groups: readonly GroupFacts[];
  readonly conditions: readonly ConditionFacts[];
  readonly special: readonly Texts[];
  readonly panzerfausts: readonly [number, number];
}

export interface SideFacts {
  readonly id: string;
  readonly name: Texts;
  readonly force: Texts;
  readonly edge: string;
}

export interface AslskFacts extends ScenarioFacts {
  readonly card: CardFacts;
  readonly board: BoardFacts & {
    readonly hexes: readonly AslskHexFacts[];
    readonly places: readonly { readonly hex: number; readonly name: Texts }[];
  };
  readonly sides: readonly SideFacts[];
  readonly counters: Readonly<Record<string, CounterFacts>>;
  readonly weapons: Readonly<Record<string, WeaponFacts>>;
  readonly units: readonly StartFacts[];
  readonly support: readonly StartFacts[];
  readonly charts: ChartFacts;
}

// Previews.

export interface FactorView {
  readonly label: string;
  readonly rule: string;
  readonly times?: number;
  readonly over?: number;
  readonly plus?: number;
}

export interface MemberView {
  readonly unit: number;
  readonly weapon: number;
  readonly base: number;
  readonly factors: readonly FactorView[];
  readonly fp: Chance;
}

export interface OutcomeView {
  readonly label: string;
  readonly chance: Chance;
}

export interface TargetView {
  readonly unit: number;
  readonly drm: Tally | null;
  readonly column: number;
  readonly results: readonly OutcomeView[];
  readonly fates: readonly OutcomeView[];
  readonly hurt: Chance;
}

export interface FirePreview {
  readonly kind: string;
  readonly hex: number;
  readonly units: readonly number[];
  readonly weapons: readonly number[];
  readonly leaders: readonly number[];
  readonly members: readonly MemberView[];
  readonly fp: Chance;
  readonly column: number;
  readonly cowering: number;
  readonly cowered: number;
  readonly drm: Tally;
  readonly targets: readonly TargetView[];
  readonly joint: readonly (readonly [readonly string[], Chance])[];
  readonly residual: number;
  readonly breaks: readonly (readonly [number, Chance])[];
  readonly refusal: Refusal | null;
}

export interface ToHitPreview {
  readonly weapon: number;
  readonly hex: number;
  readonly number: number;
  readonly drm: Tally;
  readonly own: readonly (readonly [number, Tally])[];
  readonly hits: readonly (readonly [number, Chance])[];
  readonly column: number;
  readonly fates: readonly TargetView[];
  readonly backblast: readonly TargetView[];
}

export interface BrawlPreview {
  readonly attackers: readonly number[];
  readonly targets: readonly number[];
  readonly attack: Chance;
  readonly defense: Chance;
  readonly odds: string;
  readonly kill: number;
  readonly drm: Tally;
  readonly eliminated: Chance;
  readonly reduced: Chance;
}

export interface CheckPreview {
  readonly dice: number;
  readonly number: number;
  readonly drm: Tally;
  readonly success: Chance;
  readonly lost: Chance;
}

export interface StepPreview {
  readonly cost: number;
  readonly left: number;
  readonly open_ground: boolean;
  readonly watchers: readonly number[];
  readonly interdicted: boolean;
}

export interface Preview {
  readonly fire?: FirePreview;
  readonly to_hit?: ToHitPreview;
  readonly brawl?: BrawlPreview;
  readonly check?: CheckPreview;
  readonly step?: StepPreview;
  readonly rout?: { readonly ends: readonly (readonly [number, number])[]; readonly duty: string };
  readonly fp?: Chance;
  readonly column?: number;
  readonly drm?: number;
  readonly mf?: number;
  readonly exhausts?: boolean;
}

// Choices.

type Plain = "Done" | "Fire" | "Apart" | "CallOff" | "DoubleTime" | "AssaultMove" | "Exit" | "Stop" | "Declare";
type OfUnit = "PickUp" | "SelfRally" | "KeepDm" | "Take" | "Join" | "Leave" | "Grapple" | "Against" | "PickTarget";
type OfHex = "Hide" | "Fight";
type OfWeapon = "Repair" | "Drop" | "Destroy";
type UnitHex = "Place" | "FirePanzerfaust" | "ThrowSmoke";
type UnitWeapon = "Arm" | "Recover" | "Transfer" | "AddFirer" | "Bombard";

export type AslskChoice =
  | { readonly type: Plain }
  | { readonly type: OfUnit; readonly unit: number }
  | { readonly type: OfHex; readonly hex: number }
  | { readonly type: OfWeapon; readonly weapon: number }
  | { readonly type: UnitHex; readonly unit: number; readonly hex: number }
  | { readonly type: UnitWeapon; readonly unit: number; readonly weapon: number }
  | {
      readonly type: "OpenFire" | "PlaceCharge";
      readonly hex: number;
      readonly unit: number;
      readonly weapon: number;
    }
  | { readonly type: "Rally" | "Accompany" | "Rout"; readonly unit: number; readonly leader: number }
  | { readonly type: "Direct"; readonly leader: number }
  | { readonly type: "AvoidBackblast"; readonly avoid: boolean }
  | { readonly type: "Promote"; readonly roll: boolean }
  | { readonly type: "Step"; readonly hex: number; readonly road: boolean }
  | { readonly type: "RoutStep"; readonly hex: number; readonly crawl: boolean; readonly road: boolean }
  | { readonly type: "Advance"; readonly unit: number; readonly hex: number; readonly leader: number };

export type Kind = AslskChoice["type"];
export type AslskOffer = Offer<AslskChoice, Preview>;
