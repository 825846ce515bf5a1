/** The charts as the facts give them, each with where its figures come from. */

import type { Texts } from "../../lib/wire";

export interface Chart {
  readonly title: Texts;
  readonly rules: readonly string[];
  readonly source: "rulebook" | "outside" | "designed";
  readonly confidence: string | null;
  readonly origin: Texts;
  /** Paths of figures that come from elsewhere than `source` says. */
  readonly rulebook?: readonly string[];
  readonly outside?: Readonly<Record<string, readonly string[]>>;
  readonly designed?: readonly string[];
}

export interface Figure {
  readonly value: number;
  readonly rule: string;
}

export interface FireChart extends Chart {
  readonly columns: readonly number[];
  readonly calibres: readonly number[];
  /** By Final DR from 0 to 15, then by column. */
  readonly cells: readonly (readonly string[])[];
  readonly given: readonly (readonly [number, number])[];
}

export interface TerrainRow {
  readonly name: Texts;
  readonly mf: number;
  readonly tem: number;
  readonly mortar_tem: number | null;
  readonly open_ground: boolean;
  readonly cover: boolean;
  readonly same_level: string;
  readonly rules: readonly string[];
}

export interface TerrainChart extends Chart {
  readonly hindrance: Figure;
  readonly terrain: Readonly<Record<string, TerrainRow>>;
  readonly road: { readonly name: Texts; readonly mf: number; readonly rules: readonly string[] };
  readonly hexsides: Readonly<
    Record<string, { readonly name: Texts; readonly tem: number; readonly mf: number }>
  >;
  readonly smoke: {
    readonly name: Texts;
    readonly drm: Readonly<Record<string, Figure>>;
    readonly most_in_hex: Figure;
  };
}

export interface CloseCombatChart extends Chart {
  readonly odds: readonly { readonly attack: number; readonly defense: number; readonly kill: number }[];
  readonly modifiers: Readonly<Record<string, Figure>>;
  readonly ambush: Readonly<Record<string, Figure>>;
}

export interface LeaderChart extends Chart {
  readonly rows: readonly { readonly up_to: number; readonly leader: string }[];
  readonly nationality: Readonly<Record<string, number>>;
}

export interface ToHitChart extends Chart {
  readonly area: readonly number[];
}

export interface ChartFacts {
  readonly ift: FireChart;
  readonly fire: Chart;
  readonly close_combat: CloseCombatChart;
  readonly leader_creation: LeaderChart;
  readonly morale: Chart;
  readonly movement: Chart;
  readonly rout: Chart;
  readonly to_hit: ToHitChart;
  readonly panzerfaust: Chart;
  readonly terrain: TerrainChart;
}
