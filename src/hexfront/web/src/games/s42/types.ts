/** Stalingrad '42 on the wire; mirrors `choices.py`, `view.py`, `preview.py` and `facts.py`. */

import type { Chance } from "../../lib/chance";
import type {
  BoardFacts,
  HexFacts,
  Offer,
  Refusal,
  ScenarioFacts,
  Tally,
  Texts,
} from "../../lib/wire";

type Plain<T extends string> = { readonly type: T };
type OfUnit<T extends string> = Plain<T> & { readonly unit: number };
type OfHex<T extends string> = Plain<T> & { readonly hex: number };
type OfPlace<T extends string> = Plain<T> & { readonly place: number };

export type S42Choice =
  | Plain<
      | "EndPhase"
      | "Halt"
      | "Withhold"
      | "Resolve"
      | "CallOff"
      | "Decline"
      | "KeepRemnant"
      | "SkipRemnant"
      | "GiveGround"
      | "StopShort"
      | "GiveUp"
      | "EndAdvance"
    >
  | OfUnit<
      | "Refit"
      | "Move"
      | "Take"
      | "DropOff"
      | "GoFullRetreat"
      | "Disband"
      | "Join"
      | "Leave"
      | "Lose"
      | "Lead"
      | "Split"
      | "Advance"
      | "StandAside"
    >
  | OfHex<"RemoveFort" | "Fortify" | "Overrun" | "Attack" | "FormGroup" | "Breakthrough">
  | OfPlace<"PlaceSupply" | "EnterArea" | "Entrain" | "Transfer" | "Step" | "Station">
  | (OfUnit<"Arrive"> & { readonly place: number })
  | (OfUnit<"SpendSupply"> & { readonly supply: number })
  | (OfUnit<"Replace"> & { readonly kind: string })
  | (OfUnit<"Return"> & { readonly kind: string })
  | (OfUnit<"FlipSupply"> & { readonly shows: string })
  | (OfUnit<"UseArtillery"> & { readonly supply: number })
  | (Plain<"March" | "Sail"> & { readonly to: number })
  | (Plain<"MoveFlotilla"> & { readonly a: number; readonly b: number })
  | (Plain<"UseAir"> & { readonly air: number })
  | (Plain<"Defend"> & { readonly desperate: boolean })
  | (Plain<"MoveRailhead"> & { readonly index: number; readonly to: number });

export interface Outcome {
  /** A CRT result such as "DR2 3", or a Determined Defense result such as "S 1*\/-". */
  readonly label: string;
  readonly chance: Chance;
  /** "o": Determined Defense at -1 for VP hexes only, "x": none. */
  readonly shade?: string;
}

export interface DefensePreview {
  readonly lead: number;
  readonly column: string;
  readonly modifiers: Tally;
  readonly outcomes: readonly Outcome[];
  readonly success: Chance;
  /** That it ends in a Delay. */
  readonly partial: Chance;
}

/** How an attack can end if the defender tries a Determined Defense wherever he may. */
export interface Forecast {
  readonly held: Chance;
  readonly delayed: Chance;
  readonly driven_off: Chance;
  readonly destroyed: Chance;
  /** Steps lost on average. */
  readonly attacker_loss: Chance;
  readonly defender_loss: Chance;
}

/** What one unit brings to a combat. */
export interface Share {
  readonly unit: number;
  readonly tally: Tally;
}

export interface AttackPreview {
  readonly hex: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly shares: readonly Share[];
  readonly strength: Tally;
  readonly guard: Tally;
  /** The odds before shifts. */
  readonly ratio: string;
  /** Cancelled shifts have the value 0. */
  readonly shifts: Tally;
  /** The odds after shifts; may lie beyond the table. */
  readonly odds: string;
  /** Index of the CRT column that serves. */
  readonly column: number;
  readonly outcomes: readonly Outcome[];
  readonly automatic: boolean;
  readonly forecast: Forecast | null;
  readonly refusal: Refusal | null;
}

export interface MarchPreview {
  readonly path: readonly number[];
  readonly cost: number;
  readonly left: number;
  readonly kind: string;
}

export interface Preview {
  readonly attack?: AttackPreview | null;
  readonly defense?: DefensePreview | null;
  readonly march?: MarchPreview | null;
  /** The odds that the choice leads to. */
  readonly odds?: string;
  /** What is left of the means that the choice uses. */
  readonly left?: number | null;
  readonly units?: readonly number[];
}

export type S42Offer = Offer<S42Choice, Preview>;

export type Place = "map" | "area" | "pending" | "eliminated" | "removed" | "pool";

export interface UnitView {
  readonly id: number;
  readonly place: Place;
  readonly hex?: number;
  readonly area?: string;
  readonly face?: string;
  readonly steps?: number;
  readonly order?: "good" | "disrupted" | "full-retreat";
  readonly marks?: readonly string[];
  readonly shows?: string;
  readonly due?: number;
  readonly died?: number;
}

export interface MomentView {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Overlay {
  readonly zoc: readonly number[];
  readonly hex_bonds: readonly number[];
  readonly hexside_bonds: readonly (readonly [number, number])[];
  readonly supplied: readonly number[];
  readonly joined: readonly number[];
}

export interface CityView {
  readonly hex: number;
  readonly side: number;
  readonly battle: number;
}

export interface ObjectiveView {
  readonly hex: number;
  readonly points: number;
  readonly side: number;
  readonly counts: boolean;
  readonly why: string;
}

export interface AirView {
  readonly id: number;
  readonly place: "holding" | "map" | "used" | "absent";
  readonly hex: number;
}

export interface S42View {
  readonly scenario: string;
  readonly seat: number;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly side: number;
  readonly actor: number;
  readonly moments: readonly MomentView[];
  readonly weather: string;
  readonly sky: string;
  readonly marsh: boolean;
  readonly units: readonly UnitView[];
  readonly air: readonly AirView[];
  readonly forts: readonly [readonly number[], readonly number[]];
  readonly building: readonly [readonly number[], readonly number[]];
  readonly stale_forts: readonly number[];
  readonly cities: readonly CityView[];
  readonly objectives: readonly ObjectiveView[];
  readonly vp: Tally;
  readonly vp_needed: number;
  readonly railheads: readonly { readonly hex: number; readonly operative: boolean }[];
  readonly repaired: readonly (readonly [number, number])[];
  readonly flotilla: readonly [number, number];
  readonly rp: number;
  readonly replacements: Readonly<Record<string, number>>;
  readonly overlays: readonly [Overlay, Overlay];
  readonly auto_ds: readonly number[];
  readonly winner: number;
  readonly reason: string;
}

export interface FaceFacts {
  readonly attack: string;
  readonly defense: string;
  readonly ma: string;
}

export interface UnitFacts {
  readonly id: number;
  readonly key: string;
  readonly side: number;
  readonly name: Texts;
  readonly label: string;
  readonly formation: string;
  readonly type: string;
  readonly size: string;
  readonly branch: string;
  readonly full: FaceFacts;
  readonly steps: number;
  readonly reduced?: FaceFacts | null;
  readonly used?: FaceFacts | null;
  readonly quality?: "elite" | "average" | "low";
  readonly dot?: "none" | "black" | "red" | "white";
  readonly combat?: boolean;
  readonly asu?: boolean;
  readonly mechanized?: boolean;
  readonly free_stacking?: boolean;
  readonly black_box?: boolean;
  readonly range?: number;
  readonly box?: "plain" | "garrison" | "north-caucasus" | "bluecher";
  readonly remnant?: string;
  readonly army_hq?: string;
  readonly given?: readonly string[];
  readonly outside?: readonly string[];
}

export interface RemnantFacts {
  readonly id: string;
  readonly name: Texts;
  readonly type: string;
  readonly face: FaceFacts;
  readonly dot: string;
  readonly count: number;
}

export interface AirFacts {
  readonly id: number;
  readonly key: string;
  readonly name: Texts;
  readonly label: string;
  readonly branch: string;
}

export interface PlaceFacts {
  readonly name: Texts;
  readonly kind: string;
  readonly vp?: number;
  readonly port?: string;
  readonly airfield?: boolean;
  readonly city?: string;
}

export interface S42HexFacts extends HexFacts {
  readonly place?: PlaceFacts | null;
  readonly fortified?: number;
}

export interface AreaFacts {
  readonly id: string;
  readonly place: number;
  readonly name: Texts;
  readonly holder: string;
  readonly hexes: readonly number[];
  readonly edge: string;
  readonly x: number;
  readonly y: number;
}

export interface S42Board extends BoardFacts {
  readonly hexes: readonly S42HexFacts[];
  readonly areas: readonly AreaFacts[];
}

/** What every chart says about itself. */
export interface Chart {
  readonly title: Texts;
  readonly rules: readonly string[];
  readonly source: string;
  readonly origin: Texts;
}

export interface CombatCell {
  readonly code: string;
  readonly advance: number;
  readonly shade: string;
}

export interface CombatResult {
  readonly attacker_loss: number;
  readonly defender_loss: number;
  readonly chooser: string;
  readonly retreat: number;
  readonly state: string;
  readonly determined_defense: boolean;
  readonly rule: string;
}

export interface CombatChart extends Chart {
  readonly columns: readonly string[];
  readonly results: Readonly<Record<string, CombatResult>>;
  readonly cells: readonly (readonly CombatCell[])[];
}

export interface DefenseChart extends Chart {
  readonly columns: readonly string[];
  readonly cells: readonly (readonly string[])[];
  readonly given: readonly (readonly [string, number])[];
  readonly modifiers: Readonly<Record<string, number>>;
}

export type Cost = readonly [number, number];

interface TerrainRow {
  readonly name: Texts;
  readonly rules: readonly string[];
  readonly designed: readonly string[];
  readonly cost?: Cost | null;
  readonly wet?: Cost | null;
  readonly shift?: number;
  readonly doubles?: string | boolean;
  readonly halves?: boolean;
  readonly tank_shift?: boolean;
  readonly determined_defense?: string;
  readonly stops_advance?: boolean;
}

export type TerrainRows = Readonly<Record<string, TerrainRow>>;

export interface TerrainChart extends Chart {
  readonly hexes: TerrainRows;
  readonly features: TerrainRows;
  readonly hexsides: TerrainRows;
  readonly crossings: TerrainRows;
  readonly roads: TerrainRows;
}

export interface RollChart extends Chart {
  readonly modifiers: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
}

export interface TurnFacts {
  readonly number: number;
  readonly first: string;
  readonly last: string;
  readonly season: string;
  readonly benchmark: number;
  readonly axis: Readonly<Record<string, number>>;
  readonly soviet: Readonly<Record<string, number>>;
}

export interface Charts {
  readonly combat: CombatChart;
  readonly defense: DefenseChart;
  readonly terrain: TerrainChart;
  readonly rally: RollChart & { readonly recovers: readonly boolean[] };
  readonly isolation: RollChart & { readonly loses_step: readonly boolean[] };
  readonly weather: Chart & { readonly seasons: Readonly<Record<string, readonly string[]>> };
  readonly turns: Chart & { readonly turns: readonly TurnFacts[] };
}

export interface Origin {
  readonly part: string;
  readonly source: string;
  readonly confidence: string | null;
  readonly note: Texts;
}

export interface S42Facts extends ScenarioFacts {
  readonly board: S42Board;
  readonly first_turn: number;
  readonly last_turn: number;
  readonly rules: readonly string[];
  readonly origins: readonly Origin[];
  readonly units: readonly UnitFacts[];
  readonly formations: Readonly<Record<string, { readonly name: Texts }>>;
  readonly remnants: Readonly<Record<string, RemnantFacts>>;
  readonly air: readonly AirFacts[];
  readonly charts: Charts;
}
