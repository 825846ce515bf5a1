/** Conflict of Heroes on the wire; mirrors `choices.py`, `view.py` and `preview.py`. */

import type { Chance } from "../../lib/chance";
import type { Offer, ScenarioFacts, Tally, Texts } from "../../lib/wire";

type Plain<T extends string> = { readonly type: T };
type OfUnit<T extends string> = Plain<T> & { readonly unit: number };
type OfHex<T extends string> = OfUnit<T> & { readonly to: number };
type OfFacing<T extends string> = OfUnit<T> & { readonly facing: number };

export type CohChoice =
  | Plain<"Pass" | "Done" | "Decline">
  | OfUnit<"Select" | "Recon" | "Rally" | "Stall" | "TakeCover" | "Reveal" | "Join" | "Target">
  | OfHex<"Move" | "Attack" | "Enter" | "StealthMove">
  | OfFacing<"Pivot" | "Face">
  | (OfUnit<"CloseCombat"> & { readonly target: number })
  | (OfUnit<"Gather"> & { readonly kind: string })
  | (Plain<"Shift"> & { readonly by: number })
  | (Plain<"SpendCap"> & { readonly cap: number })
  | (Plain<"PlayCard"> & { readonly card: number })
  | (Plain<"Reroll"> & { readonly die: number });

export interface OddsRow {
  readonly by: number;
  readonly number: number;
  readonly success: Chance;
  readonly destroyed: Chance;
}

export interface TargetPreview {
  readonly unit: number;
  readonly defense: Tally;
  readonly attack: Tally;
  readonly number: number;
  readonly rows: readonly OddsRow[];
  readonly uncertain?: boolean;
}

export interface SpentRow {
  readonly cap: number;
  readonly cost: number;
  readonly spent: Chance;
}

export interface Preview {
  readonly cost?: Tally | null;
  readonly prepaid?: boolean;
  readonly spent?: readonly SpentRow[];
  readonly targets?: readonly TargetPreview[];
  readonly roll?: readonly OddsRow[];
  readonly number?: Tally | null;
}

export type CohOffer = Offer<CohChoice, Preview>;

export interface UnitView {
  readonly id: number;
  readonly kind: string;
  readonly side: number;
  readonly place: "board" | "hidden" | "waiting" | "due" | "destroyed";
  readonly hex?: number;
  readonly facing?: number;
  readonly spent?: boolean;
  readonly stressed?: boolean;
  readonly hit?: string;
  readonly hit_shown?: boolean;
  readonly hasty?: boolean;
  readonly arrives?: number;
}

export interface MomentView {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface CohView {
  readonly scenario: string;
  readonly seat: number;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly actor: number;
  readonly moments: readonly MomentView[];
  readonly vp: number;
  readonly cap: readonly [number, number];
  readonly cap_base: readonly [number, number];
  readonly losses: readonly [number, number];
  readonly hand: readonly number[];
  readonly hand_sizes: readonly [number, number];
  readonly deck: number;
  readonly discards: readonly number[];
  readonly control: readonly (readonly [number, number])[];
  readonly no_retreat: readonly number[];
  readonly units: readonly UnitView[];
  readonly winner?: number;
}

export interface KindFacts {
  readonly name: Texts;
  readonly side: string;
  readonly attack_cost: number;
  readonly move_cost: number;
  readonly mover: "foot" | "wheeled" | "tracked";
  readonly red_fp: number | null;
  readonly blue_fp: number | null;
  readonly red_crewed: boolean;
  readonly blue_crewed: boolean;
  readonly range: number;
  readonly front: number;
  readonly flank: number;
  readonly armored: boolean;
  readonly silhouette: string;
}

export interface CardFacts {
  readonly title: Texts;
  readonly text: Texts;
  readonly type: "action" | "bonus" | "scenario";
  readonly cost: number;
  readonly colour: "green" | "blue";
  readonly symbols: readonly string[];
  readonly source?: string;
}

export interface MarkerFacts {
  readonly name: Texts;
  readonly rally: number;
  readonly final: boolean;
  readonly only_rally: boolean;
  readonly no_attack: boolean;
  readonly no_move: boolean;
  readonly attack_cost: number;
  readonly move_cost: number;
  readonly red_fp: number;
  readonly blue_fp: number;
  readonly range: number;
  readonly front: number;
  readonly flank: number;
}

export interface UnitFacts {
  readonly id: number;
  readonly kind: string;
  readonly side: number;
  readonly number: number;
}

export interface CohFacts extends ScenarioFacts {
  readonly units: readonly UnitFacts[];
  readonly kinds: Readonly<Record<string, KindFacts>>;
  readonly cards: Readonly<Record<string, CardFacts>>;
  readonly markers: Readonly<Record<string, MarkerFacts>>;
}
