/** Stalingrad '42 on the wire; written by `python -m tools.wire`. */

import type {
  BoardFacts,
  HexFact,
  Offer,
  Refusal,
  ScenarioFacts,
  Tally,
  Texts,
} from "../../lib/wire";

/** What a seat may choose. */
export type S42Choice =
  | EndPhase
  | RemoveFort
  | Arrive
  | Fortify
  | Refit
  | PlaceSupply
  | SpendSupply
  | Replace
  | Return
  | Move
  | Take
  | DropOff
  | March
  | EnterArea
  | Entrain
  | Sail
  | Transfer
  | Halt
  | GoFullRetreat
  | FlipSupply
  | MoveFlotilla
  | Overrun
  | Disband
  | Attack
  | Join
  | Leave
  | UseAir
  | UseArtillery
  | Withhold
  | Resolve
  | CallOff
  | Station
  | StandAside
  | Decline
  | Lose
  | KeepRemnant
  | SkipRemnant
  | Defend
  | GiveGround
  | Lead
  | Split
  | Step
  | StopShort
  | GiveUp
  | FormGroup
  | Advance
  | Breakthrough
  | EndAdvance
  | MoveRailhead
  | HoldBack
  | Activate
  | Disengage
  | DisengageStack
  | PlanOffensive
  | UseOffensive
  | Pick
  | Reroll
  | Release
  | DeclareOffensive
  | Detrain
  | Withdraw
  | Reinforce
  | Tie
  | Swap
  | KeepMarkers
  | Redeploy
  | Emerge
  | Dissolve;

/** End the phase that is running. */
export interface EndPhase {
  readonly type: "EndPhase";
}

/** Take an own fortification marker off the map (S42-9.7.5.a). */
export interface RemoveFort {
  readonly type: "RemoveFort";
  readonly hex: number;
}

/** Place a unit that comes into play (S42-22.1, S42-21.3). */
export interface Arrive {
  readonly type: "Arrive";
  readonly unit: number;
  readonly place: number;
}

/** Spend a Resource Point on a fortification (S42-9.7.2.a). */
export interface Fortify {
  readonly type: "Fortify";
  readonly hex: number;
}

/** Spend a Resource Point to make an ASU Ready (S42-18.1.d). */
export interface Refit {
  readonly type: "Refit";
  readonly unit: number;
}

/** Spend a Resource Point on a Supply Point in a friendly Entry Area (S42-18.1.e). */
export interface PlaceSupply {
  readonly type: "PlaceSupply";
  readonly place: number;
}

/** Spend a Supply Point to make the ASU stacked with it Ready (S42-18.6.4). */
export interface SpendSupply {
  readonly type: "SpendSupply";
  readonly supply: number;
  readonly unit: number;
}

/** Restore a step of a unit in play with a replacement of one type (S42-21.1.1). */
export interface Replace {
  readonly type: "Replace";
  readonly unit: number;
  readonly kind: string;
}

/** Bring a unit back from the Eliminated Box (S42-21.3); Arrive then says where. */
export interface Return {
  readonly type: "Return";
  readonly unit: number;
  readonly kind: string;
}

/** Begin the move of a unit (S42-5.1). */
export interface Move {
  readonly type: "Move";
  readonly unit: number;
}

/** Let another unit of the hex move along (S42-5.1.b, S42-20.1.3.b). */
export interface Take {
  readonly type: "Take";
  readonly unit: number;
}

/** Leave a unit of the moving stack behind where it is (S42-5.1.c). */
export interface DropOff {
  readonly type: "DropOff";
  readonly unit: number;
}

/** Go to a hex by the cheapest way; step by step, hex after hex, by any way. */
export interface March {
  readonly type: "March";
  readonly to: number;
}

/** Leave the map into an Entry Area (S42-22.3.1, S42-S1.2.g). */
export interface EnterArea {
  readonly type: "EnterArea";
  readonly place: number;
}

/** Move by rail to a hex or Entry Area (S42-5.6). */
export interface Entrain {
  readonly type: "Entrain";
  readonly place: number;
}

/** Move over a Sea Lane or the Kerch Strait to a port (S42-5.7). */
export interface Sail {
  readonly type: "Sail";
  readonly to: number;
}

/** Move to another Entry Area (S42-22.6). */
export interface Transfer {
  readonly type: "Transfer";
  readonly place: number;
}

/** End the move of the unit or stack. */
export interface Halt {
  readonly type: "Halt";
}

/** Put an own unit in Full Retreat (S42-13.1.3.c). */
export interface GoFullRetreat {
  readonly type: "GoFullRetreat";
  readonly unit: number;
}

/** Turn a Supply Point to another side before it moves (S42-18.6.2.b, S42-18.6.8.e). */
export interface FlipSupply {
  readonly type: "FlipSupply";
  readonly unit: number;
  /** full-move, ready or immobile. */
  readonly shows: string;
}

/** Move the Volga Flotilla to another hexside (S42-5.5.3.d). */
export interface MoveFlotilla {
  readonly type: "MoveFlotilla";
  readonly a: number;
  readonly b: number;
}

/** Gather units for an Automatic DS against a hex (S42-8.6). */
export interface Overrun {
  readonly type: "Overrun";
  readonly hex: number;
}

/** Eliminate a unit above the stacking limit (S42-4.4.b). */
export interface Disband {
  readonly type: "Disband";
  readonly unit: number;
}

/** Gather units for an attack on a hex; all that can take part are taken at first. */
export interface Attack {
  readonly type: "Attack";
  readonly hex: number;
}

/** Add a unit to the attack. */
export interface Join {
  readonly type: "Join";
  readonly unit: number;
}

/** Take a unit out of the attack. */
export interface Leave {
  readonly type: "Leave";
  readonly unit: number;
}

/** Call an air unit (S42-9.3). */
export interface UseAir {
  readonly type: "UseAir";
  readonly air: number;
}

/** Call an ASU; with a Supply Point to pay for it, or -1 to flip it (S42-18.3, S42-18.6.5). */
export interface UseArtillery {
  readonly type: "UseArtillery";
  readonly unit: number;
  readonly supply: number;
}

/** Take back all support called so far for this attack. */
export interface Withhold {
  readonly type: "Withhold";
}

/** Make the attack that has been put together. */
export interface Resolve {
  readonly type: "Resolve";
}

/** Drop the attack that has been put together. */
export interface CallOff {
  readonly type: "CallOff";
}

/** Leave the air unit of the attack with the attackers of a hex or Entry Area (S42-9.3.7). */
export interface Station {
  readonly type: "Station";
  readonly place: number;
}

/** A unit above the stacking limit that does not help in defense (S42-15.3.b). */
export interface StandAside {
  readonly type: "StandAside";
  readonly unit: number;
}

/** Give no support. */
export interface Decline {
  readonly type: "Decline";
}

/** The unit that takes a step loss (S42-10.2). */
export interface Lose {
  readonly type: "Lose";
  readonly unit: number;
}

/** Let a Remnant stand for the last step of a unit (S42-10.4.1). */
export interface KeepRemnant {
  readonly type: "KeepRemnant";
}

/** Put the unit straight into the Eliminated Box (S42-10.4.3). */
export interface SkipRemnant {
  readonly type: "SkipRemnant";
}

/** Try a Determined Defense, or a Desperate one where it is open (S42-11.1, S42-11.5). */
export interface Defend {
  readonly type: "Defend";
  readonly desperate: boolean;
}

/** Carry out the retreat (S42-12.0). */
export interface GiveGround {
  readonly type: "GiveGround";
}

/** Name the Lead Unit (S42-11.2.1.b). */
export interface Lead {
  readonly type: "Lead";
  readonly unit: number;
}

/** Let a unit of the group go its own way, after the others. */
export interface Split {
  readonly type: "Split";
  readonly unit: number;
}

/** One hex of a retreat or advance; below zero an Entry Area. */
export interface Step {
  readonly type: "Step";
  readonly place: number;
}

/** End a retreat here: a shortened one at the cost of steps, or a Delay of one hex. */
export interface StopShort {
  readonly type: "StopShort";
}

/** Let units that no retreat can save be eliminated (S42-12.2). */
export interface GiveUp {
  readonly type: "GiveUp";
}

/** Name the stack that is the Breakthrough Group: those in a hex (S42-15.2.3). */
export interface FormGroup {
  readonly type: "FormGroup";
  readonly hex: number;
}

/** Advance a unit, or the Breakthrough Group with it (S42-14.1). */
export interface Advance {
  readonly type: "Advance";
  readonly unit: number;
}

/** Attack a hex next to the Breakthrough Group (S42-15.2.5). */
export interface Breakthrough {
  readonly type: "Breakthrough";
  readonly hex: number;
}

/** No more advance after this combat. */
export interface EndAdvance {
  readonly type: "EndAdvance";
}

/** Advance a Railhead along its line (S42-17.2.1). */
export interface MoveRailhead {
  readonly type: "MoveRailhead";
  readonly index: number;
  readonly to: number;
}

/** Put a unit in Reserve (S42-25.2.1.a). */
export interface HoldBack {
  readonly type: "HoldBack";
  readonly unit: number;
}

/** Take the Reserve marker off a hex and let its units advance (S42-25.2.3.a). */
export interface Activate {
  readonly type: "Activate";
  readonly hex: number;
}

/** Roll whether a unit gets away from the enemy (S42-27.2.1.a). */
export interface Disengage {
  readonly type: "Disengage";
  readonly unit: number;
}

/** Roll once for the whole stack of a hex (S42-27.2.1.b). */
export interface DisengageStack {
  readonly type: "DisengageStack";
  readonly hex: number;
}

/** Place a Planned Offensive marker on an HQ (S42-26.2.a). */
export interface PlanOffensive {
  readonly type: "PlanOffensive";
  readonly unit: number;
}

/** Use the Planned Offensive marker of an HQ: another die (S42-26.2.h). */
export interface UseOffensive {
  readonly type: "UseOffensive";
  readonly unit: number;
}

/** The die of several that counts (S42-26.2.h). */
export interface Pick {
  readonly type: "Pick";
  readonly die: number;
}

/** Let a leader have the dice rolled again (S42-28.1.1.b). */
export interface Reroll {
  readonly type: "Reroll";
}

/** Let a frozen army move from now on (S42-31.0.c). */
export interface Release {
  readonly type: "Release";
  readonly group: number;
}

/** Declare the Winter Offensive (S42-33.1.b). */
export interface DeclareOffensive {
  readonly type: "DeclareOffensive";
}

/** Take a Train marker off in the mini-turn; the unit does not move (S42-33.2.3.e). */
export interface Detrain {
  readonly type: "Detrain";
  readonly unit: number;
}

/** Take a unit out of the game (S42-32.1.a, S42-32.2.b, S42-32.3.b). */
export interface Withdraw {
  readonly type: "Withdraw";
  readonly unit: number;
}

/** Give a unit a step that a withdrawal has left over (S42-32.1.f, S42-32.2.d). */
export interface Reinforce {
  readonly type: "Reinforce";
  readonly unit: number;
}

/** Put the Maskirovka marker of a holding box under a Reserve Army, in secret (34.1.1.b). */
export interface Tie {
  readonly type: "Tie";
  readonly unit: number;
  readonly place: number;
}

/** Exchange the markers of two Reserve Armies in one place, in secret (S42-34.1.2.b). */
export interface Swap {
  readonly type: "Swap";
  readonly unit: number;
  readonly other: number;
}

/** Exchange no more markers, or only pretend to have (S42-34.1.2.b). */
export interface KeepMarkers {
  readonly type: "KeepMarkers";
}

/** Move a unit into a holding box, or out of one into an Entry Area (S42-34.4). */
export interface Redeploy {
  readonly type: "Redeploy";
  readonly unit: number;
  readonly place: number;
}

/** Put a unit of a holding box down on its Reserve Army (S42-34.4.2.c, S42-34.6.2.a). */
export interface Emerge {
  readonly type: "Emerge";
  readonly unit: number;
}

/** Remove a Reserve Army that has been revealed, before it must go (S42-34.7.a). */
export interface Dissolve {
  readonly type: "Dissolve";
  readonly unit: number;
}

/** Facts about a choice; only those that apply are told. */
export interface Preview {
  readonly attack?: AttackPreview | null;
  readonly defense?: DefensePreview | null;
  readonly march?: MarchPreview | null;
  /** What a roll on any other table can come to. */
  readonly outcomes?: readonly Outcome[];
  /** The odds that the choice leads to, such as "4-1". */
  readonly odds?: string;
  /** What is left of the means that the choice uses. */
  readonly left?: number | null;
  /** Units that the choice is about, besides those that it names. */
  readonly units?: readonly number[];
}

/** An attack as it has been put together. */
export interface AttackPreview {
  readonly hex: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** What each unit of both sides brings, with all halvings and doublings. */
  readonly shares: readonly Share[];
  /** Of the attackers. */
  readonly strength: Tally;
  /** Of the defenders. */
  readonly guard: Tally;
  /** The odds before shifts, such as "3-1". */
  readonly ratio: string;
  /** What moves the column; cancelled shifts have the value 0. */
  readonly shifts: Tally;
  /** The odds after shifts; may lie beyond the table, such as "12-1". */
  readonly odds: string;
  /** Index of the CRT column that serves. */
  readonly column: number;
  /** Nothing where the odds decide without a roll. */
  readonly outcomes: readonly Outcome[];
  /** At 10-1 or better: DS without a roll. */
  readonly automatic: boolean;
  /** Units may still come out of the box of a Reserve Army (S42-34.6.2.a): no forecast. */
  readonly unsure: boolean;
  readonly forecast: Forecast | null;
  /** What still stands against the attack. */
  readonly refusal: Refusal | null;
}

/** What one unit brings to a combat. */
export interface Share {
  readonly unit: number;
  readonly tally: Tally;
}

/** One result of a roll and how likely it is. */
export interface Outcome {
  /**
   * A CRT result such as "DR2 3", a Determined Defense result such as "S 1*\/-", or how units get
   * away: "yes", "loss" or "no".
   */
  readonly label: string;
  readonly chance: readonly [number, number];
  /** Of a CRT result: "o" for orange, "x" for no Determined Defense. */
  readonly shade: string;
}

/**
 * What an attack can come to if the defender stands whenever he may; see `outcomes`.
 *
 * The first four add up to 1; losses are steps on average.
 */
export interface Forecast {
  /** The defender keeps the hex. */
  readonly held: readonly [number, number];
  /** He leaves it by a Delay. */
  readonly delayed: readonly [number, number];
  /** He retreats. */
  readonly driven_off: readonly [number, number];
  /** No defender is left. */
  readonly destroyed: readonly [number, number];
  readonly attacker_loss: readonly [number, number];
  readonly defender_loss: readonly [number, number];
}

/** A Determined or Desperate Defense: the column, the DRMs and what can happen. */
export interface DefensePreview {
  readonly lead: number;
  /** clear, other or city. */
  readonly column: string;
  readonly modifiers: Tally;
  readonly outcomes: readonly Outcome[];
  /** That the hex is held by this roll. */
  readonly success: readonly [number, number];
  /** That it ends in a Delay. */
  readonly partial: readonly [number, number];
}

/** A move to a hex: the way, what it costs and how the units move. */
export interface MarchPreview {
  readonly path: readonly number[];
  /** In MPs. */
  readonly cost: number;
  /** MPs left, or hexes left by Tactical Movement. */
  readonly left: number;
  /** normal, tactical or extended. */
  readonly kind: string;
}

/** A legal choice with what the player should know before taking it. */
export interface S42Offer extends Offer {
  readonly choice: S42Choice;
  readonly preview?: Preview | null;
}

/** The game as a seat sees it. */
export interface S42View {
  readonly scenario: string;
  readonly seat: number;
  /** The readings that this game is played by. */
  readonly options: S42Options;
  readonly turn: number;
  readonly turns: number;
  /** weather, initial, movement, combat, recovery, supply or victory. */
  readonly phase: string;
  /** The active player. */
  readonly side: number;
  /** The seat that must choose, -1 chance, -2 the game is over. */
  readonly actor: number;
  /** What the game waits for, the innermost last; the phases to come are left out. */
  readonly moments: readonly S42Moment[];
  /** clear, overcast, rain, mud or snow. */
  readonly weather: string;
  /** What was rolled: under Mud clear or overcast. */
  readonly sky: string;
  /** Seasonal Marsh has become Marsh. */
  readonly marsh: boolean;
  readonly units: readonly UnitView[];
  readonly air: readonly AirView[];
  /** By side: hexes with a completed fortification marker. */
  readonly forts: readonly [readonly number[], readonly number[]];
  /** By side: fortifications under construction. */
  readonly building: readonly [readonly number[], readonly number[]];
  /** Hexes whose printed fortification is no longer active. */
  readonly stale_forts: readonly number[];
  readonly cities: readonly CityView[];
  readonly towns: readonly TownView[];
  readonly objectives: readonly ObjectiveView[];
  readonly vp: Tally;
  readonly vp_needed: number;
  /** The Benchmark of this turn, where the scenario uses them (S42-24.2). */
  readonly benchmark: number | null;
  /** Five divisions have gone to Baku in one Movement Phase (S42-24.1.2.b). */
  readonly baku: boolean;
  /** Mount Elbrus has been climbed (S42-24.3). */
  readonly elbrus: boolean;
  /** The North Caucasus Volunteers arrive (S42-20.8). */
  readonly volunteers: boolean;
  /** Special replacements that the Axis still loses (S42-32.3.a). */
  readonly special_debt: number;
  /** The Trans-Caucasus Front is called up (S42-30.0.a). */
  readonly called_up: boolean;
  /** The turn in which a frozen army was last released by choice (S42-31.0.c). */
  readonly released: number;
  /** The turn in which the Winter Offensive was declared, or 0 (S42-33.1.b). */
  readonly offensive_turn: number;
  /** The Axis has its mini-turn (S42-33.2.3). */
  readonly mini_turn: boolean;
  /** The preliminary move before the first player turn is being made (S42-S2.4.1). */
  readonly preliminary: boolean;
  readonly railheads: readonly RailheadView[];
  /** Hexsides that Axis trains can cross. */
  readonly repaired: readonly (readonly [number, number])[];
  /** The hexside of the Volga Flotilla, or (-1, -1). */
  readonly flotilla: readonly [number, number];
  /** Resource Points that the active player can still spend. */
  readonly rp: number;
  /** What the active player has left this turn, by type; types without any are left out. */
  readonly replacements: Readonly<Record<string, number>>;
  /** By side; none in the view of a computer player, which works them out where it needs them. */
  readonly overlays: readonly [Overlay, Overlay] | null;
  /** Hexes vacated by an Auto DS, into which units may still advance. */
  readonly auto_ds: readonly number[];
  /** Planned Offensive markers. */
  readonly offensives: readonly OffensiveView[];
  /** Hexes vacated in combats of this phase, where Reserves do not mind an EZOC. */
  readonly vacated: readonly number[];
  /** Hexes of Reserve Armies that were said to hold units, which bar them (S42-34.6.2.g). */
  readonly guarded: readonly number[];
  readonly winner: number;
  /** Message id of how the game ended. */
  readonly reason: string;
}

/** Readings that players dispute, see docs/rulings-s42.md, and the advanced rules. */
export interface S42Options {
  readonly full_retreat_zoc: boolean;
  readonly delay_two_hexes_disrupts: boolean;
  readonly complete_source_list: boolean;
  readonly withdraws_unguarded: boolean;
  readonly supports_contested: boolean;
  readonly army_pace: boolean;
  readonly reserves: boolean;
  readonly planned_offensives: boolean;
  readonly disengagement: boolean;
  readonly leaders: boolean;
  readonly contested_cities: boolean;
}

/** A point in the rules that waits for a seat, for chance, or for nothing. */
export type S42Moment =
  | AdvanceChoice
  | AdvanceNext
  | AdvanceOn
  | Advancing
  | AfterBattle
  | AfterLosses
  | Attrition
  | AutoAdvance
  | BalanceSteps
  | BattleOver
  | BeginBreakthrough
  | BeginPhase
  | BeginWithdrawal
  | Bereft
  | BreakAway
  | CallSupport
  | CallUp
  | CheckSupply
  | ChooseAside
  | ChooseLoss
  | ChooseReturn
  | ChooseStackLoss
  | ChooseWithdrawal
  | CloseMovement
  | CombatAgain
  | CombatPhase
  | CombatRoll
  | ComeOut
  | DefenseAgain
  | DefenseAttempt
  | DefenseRoll
  | DefensiveAir
  | Delayed
  | DisengageAgain
  | DisengageRoll
  | EndCombat
  | EndMovement
  | EndPlayerTurn
  | EnterCity
  | FirstPlayerTurn
  | ForgetCombat
  | Forming
  | Gathering
  | GiveStep
  | GrantOffensives
  | GrantSupply
  | GroundGiven
  | GroupAdvance
  | GroupNext
  | InitialPhase
  | LeadLoss
  | LeaveArea
  | LeftBehind
  | MiniTurn
  | MovementPhase
  | Moving
  | NameLead
  | NextAttack
  | NextTurn
  | Overstacked
  | PickDie
  | PlaceOffensive
  | PlaceWinterSupply
  | PreliminaryMove
  | Railheads
  | Rally
  | ReduceUnit
  | RemnantChoice
  | Replenish
  | RetreatOver
  | RetreatStep
  | Retreating
  | SpendPoints
  | StackCheck
  | StackLoss
  | Stand
  | StationAir
  | StormCity
  | SwapMarkers
  | TakeLoss
  | TieMarker
  | VictoryTest
  | WeatherRoll
  | WithdrawPanzer;

/** Who advances next (S42-14.1). */
export interface AdvanceChoice {
  readonly type: "AdvanceChoice";
  readonly side: number;
  readonly following: AdvanceNext;
  readonly able: readonly number[];
  /** Where a Breakthrough Group can be named. */
  readonly hexes: readonly number[];
}

/** The next unit to advance; goes on until nobody can or wants to. */
export interface AdvanceNext {
  readonly type: "AdvanceNext";
  readonly side: number;
  readonly battle: Battle;
  readonly waiting: readonly (readonly [number, number])[];
  /** The Breakthrough Group may still be named (S42-15.2.1.a). */
  readonly group: boolean;
  /** The air unit that goes with the first stack to leave its hex, or NONE (S42-9.3.7.c). */
  readonly air: number;
}

/** One attack on one hex (S42-8.2.a). */
export interface Battle {
  /** The attacker. */
  readonly side: number;
  readonly hex: number;
  readonly attackers: readonly number[];
  /** The attacker's air unit. */
  readonly air: number;
  /** (ASU, Supply Point that pays for it or NONE): one, or two in a Massive Barrage. */
  readonly artillery: readonly (readonly [number, number])[];
  /** The HQs whose Planned Offensive markers are used: a further die each (S42-26.2.h). */
  readonly offensives: readonly number[];
  /** The defender's air unit that gave a shift. */
  readonly defensive_air: number;
  /** An Automatic DS of the Movement Phase (S42-8.6). */
  readonly automatic: boolean;
  /** Breakthrough Combat (S42-15.0). */
  readonly breakthrough: boolean;
  /** Units above the stacking limit that do not help in defense (S42-15.3.b). */
  readonly aside: readonly number[];
  /** Final column before minimum and maximum: 0 is 1-1, 1 is 2-1, -1 is 1-2. */
  readonly column: number;
  /** The CRT result. */
  readonly code: string;
  /** Its printed advance. */
  readonly adv: number;
  readonly orange: boolean;
  /** The colour of the CRT cell (S42-11.2.2). */
  readonly closed: boolean;
  /** The defender was doubled or had a favourable shift (S42-11.1.2.a). */
  readonly favoured: boolean;
  /** Combat units in the hex when the die was rolled. */
  readonly defenders: readonly number[];
  /** One of them was not in Full Retreat then (S42-13.3.3.b). */
  readonly steady: boolean;
  /** Only a Limited Advance is left (S42-14.2.3). */
  readonly limited: boolean;
  /** The one-hex advance of a Delay (S42-11.6.1). */
  readonly delay: boolean;
  /** No combat: the advance of Reserves from this hex (S42-25.2.3.b). */
  readonly reserve: boolean;
  /** The defender holds the hex: no advance. */
  readonly held: boolean;
}

/** Units on their advance; they are asked only while they can go on. */
export interface AdvanceOn {
  readonly type: "AdvanceOn";
  readonly side: number;
  readonly battle: Battle;
  readonly units: readonly number[];
  readonly used: number;
  readonly air: number;
  readonly moved: boolean;
}

/** The next hex of an advance. */
export interface Advancing {
  readonly type: "Advancing";
  readonly side: number;
  readonly march: AdvanceOn;
  readonly onward: readonly number[];
  readonly mates: readonly number[];
  readonly halt: boolean;
}

/** The attacker advances, or a Breakthrough Group goes on. */
export interface AfterBattle {
  readonly type: "AfterBattle";
  readonly side: number;
  readonly battle: Battle;
}

/** The losses of the CRT have been taken: what becomes of the defenders (S42-11.2.1.a)? */
export interface AfterLosses {
  readonly type: "AfterLosses";
  readonly side: number;
  readonly battle: Battle;
}

/** One die for each isolated unit next to the enemy, the first of them now (S42-16.5.3). */
export interface Attrition {
  readonly type: "Attrition";
  readonly side: number;
  readonly units: readonly number[];
}

/** The advance of the units of one Auto DS (S42-8.6.2.b). */
export interface AutoAdvance {
  readonly type: "AutoAdvance";
  readonly side: number;
  readonly hex: number;
  readonly units: readonly number[];
}

/** Too few steps have gone, or more than had to (S42-32.1.e, S42-32.1.f). */
export interface BalanceSteps {
  readonly type: "BalanceSteps";
  readonly side: number;
  readonly balance: number;
}

/** All losses and retreats of a combat have been carried out. */
export interface BattleOver {
  readonly type: "BattleOver";
  readonly side: number;
  readonly battle: Battle;
}

/** A Breakthrough Combat; units above the stacking limit stand aside first (S42-15.3.b). */
export interface BeginBreakthrough {
  readonly type: "BeginBreakthrough";
  readonly side: number;
  readonly battle: Battle;
}

/** The next phase; `side` is the active player. */
export interface BeginPhase {
  readonly type: "BeginPhase";
  readonly side: number;
  readonly phase: number;
}

/** One entry of the schedule. */
export interface BeginWithdrawal {
  readonly type: "BeginWithdrawal";
  readonly side: number;
  readonly index: number;
}

/** Units in Full Retreat retreat when losses have taken all who were with them (13.3.3.b). */
export interface Bereft {
  readonly type: "Bereft";
  readonly side: number;
  readonly hex: number;
  readonly guards: readonly number[];
}

/** The units retreat one or two hexes and are Disrupted (S42-27.2.3.b). */
export interface BreakAway {
  readonly type: "BreakAway";
  readonly side: number;
  readonly units: readonly number[];
  readonly hex: number;
}

/** Defensive support, declared before the roll (S42-11.3). */
export interface CallSupport {
  readonly type: "CallSupport";
  readonly side: number;
  readonly attempt: Attempt;
  readonly lead: number;
}

/** A Determined Defense, from one roll to the next. */
export interface Attempt {
  readonly battle: Battle;
  /** Declared a Desperate Defense (S42-11.5.2.a). */
  readonly desperate: boolean;
  /** The defenders are eligible for one, which lets any Soviet unit lead. */
  readonly open: boolean;
  /** Delays rolled so far in it (S42-11.6.1.e). */
  readonly delays: number;
  readonly supported: boolean;
}

/** One unit of the Trans-Caucasus Front arrives; its owner chooses (S42-30.0.b). */
export interface CallUp {
  readonly type: "CallUp";
  readonly side: number;
}

/** All combat units of the side trace their lines; the isolated ones may have to roll. */
export interface CheckSupply {
  readonly type: "CheckSupply";
  readonly side: number;
}

/** The defender names a unit that does not help (S42-15.3.b). */
export interface ChooseAside {
  readonly type: "ChooseAside";
  readonly side: number;
  readonly battle: Battle;
}

/** Which unit takes a step loss (S42-10.2). */
export interface ChooseLoss {
  readonly type: "ChooseLoss";
  readonly side: number;
  readonly battle: Battle;
  readonly victim: number;
  readonly rule: string;
}

/** Where a unit from the Eliminated Box comes back (S42-21.3.1). */
export interface ChooseReturn {
  readonly type: "ChooseReturn";
  readonly side: number;
  readonly unit: number;
  readonly kind: string;
}

/** Which unit of a stack that disengages loses the step. */
export interface ChooseStackLoss {
  readonly type: "ChooseStackLoss";
  readonly side: number;
  readonly units: readonly number[];
}

/** The unit that leaves the game. */
export interface ChooseWithdrawal {
  readonly type: "ChooseWithdrawal";
  readonly side: number;
  readonly units: readonly number[];
  readonly rule: string;
  readonly left: number;
  /** Of panzer divisions: how many have to go, this one included, and the steps gone. */
  readonly steps: number;
}

/** The limits of stacking hold again, and nobody flees at the enemy's side (S42-4.4.b). */
export interface CloseMovement {
  readonly type: "CloseMovement";
  readonly side: number;
}

/** Manstein may have a CRT roll made again, the enemy's too (S42-28.1.4). */
export interface CombatAgain {
  readonly type: "CombatAgain";
  readonly side: number;
  readonly leader: number;
  readonly battle: Battle;
  readonly dice: readonly number[];
}

/** The active player attacks a hex or ends the phase; no attack is a duty (S42-8.1.a). */
export interface CombatPhase {
  readonly type: "CombatPhase";
  readonly side: number;
  readonly targets: readonly number[];
  /** Hexes against which an attack was called off; they are offered again after another one. */
  readonly dropped: readonly number[];
}

/** One die on the Combat Results Table, and one for each marker used (8.3.c, 26.2.h). */
export interface CombatRoll {
  readonly type: "CombatRoll";
  readonly side: number;
  readonly battle: Battle;
}

/**
 * Units come out of the box of a Reserve Army to defend its hex (S42-34.6.2.a).
 *
 * It is put whether or not there are any, so that it tells the Axis nothing.
 */
export interface ComeOut {
  readonly type: "ComeOut";
  readonly side: number;
  readonly battle: Battle;
  readonly out: readonly number[];
}

/** A leader of the defender may have the roll made again (S42-28.1.3.a, S42-28.1.4.a). */
export interface DefenseAgain {
  readonly type: "DefenseAgain";
  readonly side: number;
  readonly leader: number;
  readonly attempt: Attempt;
  readonly lead: number;
  readonly die: number;
}

/** The next roll; without a unit to lead, the retreat is made after all. */
export interface DefenseAttempt {
  readonly type: "DefenseAttempt";
  readonly side: number;
  readonly attempt: Attempt;
}

/** One die on the Determined Defense table (S42-11.2.1.d). */
export interface DefenseRoll {
  readonly type: "DefenseRoll";
  readonly side: number;
  readonly attempt: Attempt;
  readonly lead: number;
}

/** The Axis may let an air unit shift the column of a Soviet attack (S42-9.3.4). */
export interface DefensiveAir {
  readonly type: "DefensiveAir";
  readonly side: number;
  readonly battle: Battle;
}

/** A Delay: the defender retreats one or two hexes, the attacker advances one (11.6.1). */
export interface Delayed {
  readonly type: "Delayed";
  readonly side: number;
  readonly battle: Battle;
}

/** Manstein may have the roll of Axis units made again (S42-28.1.4.a). */
export interface DisengageAgain {
  readonly type: "DisengageAgain";
  readonly side: number;
  readonly leader: number;
  readonly units: readonly number[];
  readonly hex: number;
  readonly die: number;
}

/** One die on the Disengagement Table (S42-27.2.1.d). */
export interface DisengageRoll {
  readonly type: "DisengageRoll";
  readonly side: number;
  readonly units: readonly number[];
  readonly hex: number;
}

/** After all combats the units under Auto DS markers advance (S42-8.6.2.a). */
export interface EndCombat {
  readonly type: "EndCombat";
  readonly side: number;
}

/** What the moves of the phase have brought about. */
export interface EndMovement {
  readonly type: "EndMovement";
  readonly side: number;
}

/** A player turn is over. */
export interface EndPlayerTurn {
  readonly type: "EndPlayerTurn";
  readonly side: number;
}

/**
 * After a Partial Success at least one attacker shares the City hex (S42-29.1.1.a).
 *
 * If no attacker or no defender is left, nobody goes in (S42-29.1.1.g).
 */
export interface EnterCity {
  readonly type: "EnterCity";
  readonly side: number;
  readonly battle: Battle;
}

/** Play is normal from here (S42-S2.4.3.a); air units are ready though a phase is skipped. */
export interface FirstPlayerTurn {
  readonly type: "FirstPlayerTurn";
  readonly side: number;
}

/** What counts for one Combat Phase only is over with it. */
export interface ForgetCombat {
  readonly type: "ForgetCombat";
  readonly side: number;
}

/** Units that attacked move into the vacated hex and form the group (S42-15.2.3.b). */
export interface Forming {
  readonly type: "Forming";
  readonly side: number;
  readonly battle: Battle;
  readonly taken: readonly number[];
  /** Those of them that go no farther: it is Marsh or Mountain (S42-15.2.9.b). */
  readonly bogged: readonly number[];
  readonly air: number;
}

/** Who takes part in the attack, and with what support (S42-8.3.b). */
export interface Gathering {
  readonly type: "Gathering";
  readonly side: number;
  readonly battle: Battle;
  /** The units that could take part. */
  readonly able: readonly number[];
  /** The ASUs that could support them. */
  readonly guns: readonly (readonly [number, readonly number[]])[];
  /** The air units that could. */
  readonly flying: readonly number[];
}

/**
 * Steps that are left over go to other units at once, or are lost (S42-32.1.h).
 *
 * Who can take one is not kept here, where the Axis would see whose holding box is in supply.
 */
export interface GiveStep {
  readonly type: "GiveStep";
  readonly side: number;
  readonly rule: string;
  readonly balance: number;
  /** Tank brigades that may come back instead, where the corps was (S42-32.2.d). */
  readonly brigades: readonly number[];
  readonly place: number;
}

/** Ready Planned Offensive markers that come with the scenario or by a rule, one by one. */
export interface GrantOffensives {
  readonly type: "GrantOffensives";
  readonly side: number;
  readonly left: number;
}

/** Ready SPs of the Winter Offensive, one by one. */
export interface GrantSupply {
  readonly type: "GrantSupply";
  readonly side: number;
  readonly left: number;
}

/** A failed defense: the retreat of the CRT (S42-11.4.3.a). */
export interface GroundGiven {
  readonly type: "GroundGiven";
  readonly side: number;
  readonly battle: Battle;
}

/** What the Breakthrough Group does next (S42-15.2.4). */
export interface GroupAdvance {
  readonly type: "GroupAdvance";
  readonly side: number;
  readonly battle: Battle;
  readonly group: Group;
  readonly steps: readonly number[];
  readonly targets: readonly number[];
  /** Units that it can do without. */
  readonly loose: readonly number[];
  /** The hex is too full to stay in. */
  readonly passing: boolean;
}

/** The Breakthrough Group of a combat on its way. */
export interface Group {
  readonly units: readonly number[];
  /** Its hex, or the Entry Area out of which it attacked. */
  readonly at: number;
  /** Hexes of its allowance that are spent. */
  readonly used: number;
  /** It has entered the hex that the defenders of the first combat left (S42-15.2.3.c). */
  readonly entered: boolean;
  readonly moved: boolean;
  /** It entered an EZOC: it stops or fights (S42-15.2.6.a). */
  readonly pinned: boolean;
  /** Nothing is left but to enter the hex that its last combat emptied (S42-15.2.7.a). */
  readonly ended: boolean;
  /** The hex that a Breakthrough Combat has just emptied; entering it costs nothing. */
  readonly free: number;
  /** The air unit that goes with it (S42-9.3.7.b). */
  readonly air: number;
  /** Units left on the way, each with the hexes it has spent (S42-15.2.10.a). */
  readonly dropped: readonly (readonly [number, number])[];
}

/** The group goes on while it can, then the other units follow. */
export interface GroupNext {
  readonly type: "GroupNext";
  readonly side: number;
  readonly battle: Battle;
  readonly group: Group;
}

/** Reinforcements, Resource Points, Supply Points and replacements, in any order. */
export interface InitialPhase {
  readonly type: "InitialPhase";
  readonly side: number;
}

/** The Lead Unit takes the defender's loss of a Determined Defense (S42-11.2.3.a). */
export interface LeadLoss {
  readonly type: "LeadLoss";
  readonly side: number;
  readonly unit: number;
  readonly rule: string;
}

/** A unit goes to one of the Entry Areas beside its own; its owner chooses which. */
export interface LeaveArea {
  readonly type: "LeaveArea";
  readonly side: number;
  readonly unit: number;
  readonly areas: readonly string[];
  readonly rule: string;
  readonly disrupts: boolean;
}

/** Units in Full Retreat do not stay when those with them are gone or lost (S42-13.3.3). */
export interface LeftBehind {
  readonly type: "LeftBehind";
  readonly side: number;
  readonly hex: number;
}

/** The Axis mini-turn begins or ends (S42-33.2.3). */
export interface MiniTurn {
  readonly type: "MiniTurn";
  readonly side: number;
  readonly on: number;
}

/** The active player moves what he likes, in any order (S42-3.0.e). */
export interface MovementPhase {
  readonly type: "MovementPhase";
  readonly side: number;
}

/** A stack on the move. It is where its units are. */
export interface Moving {
  readonly type: "Moving";
  readonly side: number;
  readonly units: readonly number[];
  /** For each unit, when it joined. */
  readonly joined: readonly (readonly [place: number, hexes: number, halves: number])[];
  readonly hexes: number;
  /** What the stack has done: hexes entered and half MPs spent. */
  readonly halves: number;
}

/** The Lead Unit of the next roll (S42-11.2.1.b, S42-11.5.2.b). */
export interface NameLead {
  readonly type: "NameLead";
  readonly side: number;
  readonly attempt: Attempt;
}

/** Look for hexes that can still be attacked; without any the phase ends. */
export interface NextAttack {
  readonly type: "NextAttack";
  readonly side: number;
  readonly dropped: readonly number[];
}

/** The game turn is over: the turn marker moves on (S42-3.0.k). */
export interface NextTurn {
  readonly type: "NextTurn";
  readonly side: number;
}

/** The owner chooses what to eliminate from an overfull hex. */
export interface Overstacked {
  readonly type: "Overstacked";
  readonly side: number;
  readonly hex: number;
}

/** The attacker picks one of the results (S42-26.2.h, S42-26.2.i). */
export interface PickDie {
  readonly type: "PickDie";
  readonly side: number;
  readonly battle: Battle;
  readonly dice: readonly number[];
}

/** The HQ that gets a Ready marker. */
export interface PlaceOffensive {
  readonly type: "PlaceOffensive";
  readonly side: number;
  readonly hqs: readonly number[];
}

/** The HQ that gets a Ready SP. */
export interface PlaceWinterSupply {
  readonly type: "PlaceWinterSupply";
  readonly side: number;
  readonly places: readonly number[];
}

/** A side moves before the first player turn (S42-S2.4.1.a). */
export interface PreliminaryMove {
  readonly type: "PreliminaryMove";
  readonly side: number;
}

/** The Axis advances Railheads (S42-17.2). */
export interface Railheads {
  readonly type: "Railheads";
  readonly side: number;
  readonly moved: readonly number[];
  /** How many there were as the phase began; later ones wait for the next (S42-17.2.2.b). */
  readonly before: number;
}

/** The roll of one unit on the Rally Table (S42-13.5). */
export interface Rally {
  readonly type: "Rally";
  readonly side: number;
  readonly unit: number;
}

/** Another unit loses a step so that enough are gone (S42-32.1.e, S42-32.2.c). */
export interface ReduceUnit {
  readonly type: "ReduceUnit";
  readonly side: number;
  readonly units: readonly number[];
  readonly rule: string;
  readonly balance: number;
}

/** A Remnant stands for the unit's last step, or the unit goes to the Eliminated Box. */
export interface RemnantChoice {
  readonly type: "RemnantChoice";
  readonly side: number;
  readonly unit: number;
}

/** SPs make ASUs Ready as the last step of the phase (S42-18.6.4.a). */
export interface Replenish {
  readonly type: "Replenish";
  readonly side: number;
}

/** All groups have gone: an HQ without any surviving unit is removed (S42-19.3.c). */
export interface RetreatOver {
  readonly type: "RetreatOver";
  readonly side: number;
  readonly party: readonly number[];
}

/** Plan a retreat or go on with it; ask only where there is a choice. */
export interface RetreatStep {
  readonly type: "RetreatStep";
  readonly side: number;
  readonly retreat: Retreat;
}

/** A retreat on its way: one group of units, and those that go after it. */
export interface Retreat {
  readonly chooser: number;
  /** All units that retreat from the hex. */
  readonly party: readonly number[];
  /** Those that go together now. */
  readonly units: readonly number[];
  /** Those that go their own way afterwards (S42-12.1.2.a). */
  readonly rest: readonly number[];
  readonly origin: number;
  readonly length: number;
  readonly delay: boolean;
  /** What a Delay makes of the units; other retreats have done so at once. */
  readonly order: number;
  readonly rule: string;
  readonly path: readonly number[];
  readonly manner: number;
  readonly ends: readonly number[];
  /** Where this group may end, and hexes from which it may leave the map. */
  readonly exits: readonly number[];
}

/** The next hex of a retreat. */
export interface Retreating {
  readonly type: "Retreating";
  readonly side: number;
  readonly retreat: Retreat;
  readonly onward: readonly number[];
  readonly stop: boolean;
  readonly splits: boolean;
  readonly gives_up: boolean;
}

/** The player may spend SPs on ASUs stacked with them. */
export interface SpendPoints {
  readonly type: "SpendPoints";
  readonly side: number;
}

/**
 * The stacking limit holds at the end of an advance (S42-14.1.d).
 *
 * Own units that retreated in this phase, withdrew at the end of the Movement Phase or came out of
 * a holding box with its removal may be too many until the next Movement Phase.
 */
export interface StackCheck {
  readonly type: "StackCheck";
  readonly side: number;
}

/** One step of those who rolled together; the owner chooses whose (S42-27.2.3.c). */
export interface StackLoss {
  readonly type: "StackLoss";
  readonly side: number;
  readonly units: readonly number[];
}

/** Retreat, or try to stand (S42-11.1). */
export interface Stand {
  readonly type: "Stand";
  readonly side: number;
  readonly battle: Battle;
  /** Whether a Desperate Defense is open. */
  readonly desperate: boolean;
}

/** The stack that the air unit accompanies from here on (S42-9.3.7.b, S42-9.3.7.c). */
export interface StationAir {
  readonly type: "StationAir";
  readonly side: number;
  readonly battle: Battle;
}

/** Which of the attackers go in: one at least. */
export interface StormCity {
  readonly type: "StormCity";
  readonly side: number;
  readonly battle: Battle;
  readonly inside: readonly number[];
}

/** Armies that begin the phase together may exchange markers, or pretend to (34.1.2.b). */
export interface SwapMarkers {
  readonly type: "SwapMarkers";
  readonly side: number;
}

/** One step loss; `side` chooses who takes it, and is asked only if there is a choice. */
export interface TakeLoss {
  readonly type: "TakeLoss";
  readonly side: number;
  readonly battle: Battle;
  /** The side that loses the step. */
  readonly victim: number;
  readonly rule: string;
}

/** The Soviet player puts a marker under an army that has arrived (S42-34.1.1.b). */
export interface TieMarker {
  readonly type: "TieMarker";
  readonly side: number;
  readonly army: number;
}

/** What the scenario asks of the Axis before or after a player turn (S42-S3.5.b, S42-S4.4.c). */
export interface VictoryTest {
  readonly type: "VictoryTest";
  readonly side: number;
  readonly when: string;
}

/** The roll on the Weather Table. */
export interface WeatherRoll {
  readonly type: "WeatherRoll";
  readonly side: number;
}

/** The next panzer division that goes; then steps are balanced (S42-32.1). */
export interface WithdrawPanzer {
  readonly type: "WithdrawPanzer";
  readonly side: number;
  readonly left: number;
  /** Steps that have gone so far. */
  readonly steps: number;
}

/** A unit or Supply Point; `units[id].id` is always `id`. */
export interface UnitView {
  readonly id: number;
  /** area: an Entry Area; box: a holding box; pending: due later; pool: an SP not in play. */
  readonly place: "area" | "box" | "eliminated" | "map" | "pending" | "pool" | "removed";
  /** Left out: -1. */
  readonly hex?: number;
  /** The letter of the Entry Area. */
  readonly area?: string;
  /** The numbers that lie upward, as a counter prints them: 6-7-3, S-(1)-5, S-0-T. */
  readonly face?: string;
  /** Steps left; an SP has none. */
  readonly steps?: number;
  /** Left out: "good". */
  readonly order?: "disrupted" | "full-retreat" | "good";
  /** Of MARKS, those that apply. */
  readonly marks?: readonly string[];
  /** The side of an SP: full-move, ready or immobile. */
  readonly shows?: string;
  /** The turn in which a pending unit arrives. */
  readonly due?: number;
  /** The turn in which a unit went to the Eliminated Box. */
  readonly died?: number;
  /**
   * The number of the holding box in which a unit is, or to which a Reserve Army belongs; 0 if
   * there is none or the seat does not know it.
   */
  readonly box?: number;
}

/** An air unit: holding, on the map, used, or absent (kept on the ground by the weather). */
export interface AirView {
  readonly id: number;
  readonly place: "absent" | "holding" | "map" | "used";
  readonly hex: number;
}

/** A City hex, who controls it and the level of its City Battle. */
export interface CityView {
  readonly hex: number;
  readonly side: number;
  readonly battle: number;
  /** Units of both sides are in it (S42-29.1.1). */
  readonly contested: boolean;
}

/** A Town with VPs or a port, and who was last in it: a port may be a Supply Source. */
export interface TownView {
  readonly hex: number;
  readonly side: number;
}

/** A VP hex: who holds it, and what it gives the Axis now. */
export interface ObjectiveView {
  readonly hex: number;
  readonly points: number;
  readonly side: number;
  readonly counts: boolean;
  /** The rule that lets it count or not. */
  readonly rule: string;
}

export interface RailheadView {
  readonly hex: number;
  readonly operative: boolean;
}

/** What one side has on the map, as hex ids and as hexsides (pairs of hex ids). */
export interface Overlay {
  readonly zoc: readonly number[];
  readonly hex_bonds: readonly number[];
  readonly hexside_bonds: readonly (readonly [number, number])[];
  /** Hexes with a normal line of supply now. */
  readonly supplied: readonly number[];
  /** Hexes with a line of supply of any length overland: whoever is outside is isolated. */
  readonly joined: readonly number[];
}

/** A Planned Offensive marker, the HQ it lies on and the hexes that this has gone. */
export interface OffensiveView {
  readonly unit: number;
  readonly ready: boolean;
  readonly gone: number;
}

/** The static facts of a scenario. */
export interface S42Facts extends ScenarioFacts {
  readonly board: S42BoardFacts;
  readonly first_turn: number;
  readonly last_turn: number;
  /** The rules of the scenario itself. */
  readonly rules: readonly string[];
  /** Where the parts of the scenario come from. */
  readonly origins: readonly Origin[];
  readonly victory: Victory;
  /** By unit id; the slots of Supply Points come last. */
  readonly units: readonly UnitFact[];
  readonly formations: Readonly<Record<string, Formation>>;
  readonly remnants: Readonly<Record<string, RemnantFact>>;
  readonly air: readonly AirFact[];
  /** The holding boxes of Reserve Armies, as choices name them. */
  readonly boxes: readonly number[];
  /** In the order of turns. */
  readonly withdrawals: readonly WithdrawalFact[];
  readonly frozen: readonly FrozenFact[];
  readonly supply_point: SupplyFaces;
  readonly charts: ChartFacts;
}

/** `width` and `height` are those of the drawing; areas lie around it. */
export interface S42BoardFacts extends BoardFacts {
  readonly hexes: readonly S42HexFact[];
  readonly areas: readonly AreaFact[];
}

/** A hex with what is printed in it. */
export interface S42HexFact extends HexFact {
  readonly place?: PlaceFact | null;
  /** The group of its printed fortification, 0 for none. */
  readonly fortified?: number;
}

/** A named place in a hex. */
export interface PlaceFact {
  readonly name: Texts;
  /** landmark, town, minor-city or major-city. */
  readonly kind: string;
  readonly vp?: number;
  /** azov, black or kerch. */
  readonly port?: string;
  readonly airfield?: boolean;
  /** The City to which several hexes belong. */
  readonly city?: string;
}

/** An Entry Area; `place` is how choices name it. (x, y) lies just off the map's edge. */
export interface AreaFact {
  /** Its letter. */
  readonly id: string;
  readonly place: number;
  readonly name: Texts;
  /** axis, soviet or both. */
  readonly holder: string;
  readonly hexes: readonly number[];
  /** north, east, south, west, or nothing for a box that touches no hex. */
  readonly edge: string;
  readonly x: number;
  readonly y: number;
}

/** Where a part of the scenario comes from. */
export interface Origin {
  readonly part: string;
  readonly source: "designed" | "outside" | "rulebook";
  readonly confidence: "high" | "low" | "medium" | "medium-high" | null;
  readonly note: Texts;
}

/** What the Axis needs; otherwise the Soviet player wins. */
export interface Victory {
  readonly points: number;
  /** The points are asked for on the last turn only. */
  readonly at_end: boolean;
  readonly cut_off_hexes_count: boolean;
  readonly benchmarks: boolean;
  readonly rule: string;
  readonly exits: readonly Exit[];
  readonly beyond_don: BeyondDon | null;
  readonly checks: readonly Check[];
}

/** VPs for steps of mechanized units that left over an edge. */
export interface Exit {
  readonly edge: "east" | "north" | "south" | "west";
  readonly steps: number;
  readonly points: number;
  readonly rule: string;
}

/** VPs for a German Combat Unit south of the Don below a hexrow. */
export interface BeyondDon {
  readonly below_row: number;
  readonly points: number;
  readonly rule: string;
}

/** What the Axis has to have before or after a player turn, or it loses at once. */
export interface Check {
  readonly turn: number;
  readonly when: "after" | "before";
  /** Whose player turn it is. */
  readonly side: Side;
  readonly points: number;
  /** A City of which the Axis has to control a hex. */
  readonly city: string;
  readonly rule: string;
}

/** The two players, in the order of their player turns (S42-3.0.a). */
export type Side = "axis" | "soviet";

/** All that a counter prints. A Supply Point has the key "sp" and the type "supply". */
export interface UnitFact {
  readonly id: number;
  readonly key: string;
  readonly side: number;
  readonly name: Texts;
  readonly label: string;
  /** A key of `formations`, or nothing. */
  readonly formation: string;
  /** The symbol: infantry, security, jaeger, tank, artillery, army-hq, support-hq, ..., supply. */
  readonly type: string;
  /** battalion, regiment, brigade, division, corps, army, front; nothing for an SP. */
  readonly size: string;
  /** The colour: regular, guards, wehrmacht, italian, ... */
  readonly branch: string;
  readonly full: FaceFact;
  readonly steps: number;
  readonly reduced?: FaceFact | null;
  readonly used?: FaceFact | null;
  /** elite, average or low. Left out: "average". */
  readonly quality?: string;
  /** The tank dot: none, black, red or white. Left out: "none". */
  readonly dot?: string;
  readonly combat?: boolean;
  readonly asu?: boolean;
  readonly mechanized?: boolean;
  readonly free_stacking?: boolean;
  readonly black_box?: boolean;
  readonly range?: number;
  /** plain, garrison, north-caucasus or bluecher. Left out: "plain". */
  readonly box?: string;
  /** A key of `remnants`. */
  readonly remnant?: string;
  /** tank, guards or shock. */
  readonly army_hq?: string;
  /** Figures that the rulebook gives. */
  readonly given?: readonly string[];
  /** Figures known from elsewhere; all others are designed for Hexfront. */
  readonly outside?: readonly string[];
}

/** One side of a counter, in the parts that are drawn. */
export interface FaceFact {
  /** A number, or S. */
  readonly attack: string;
  /** A number, in brackets where the counter prints them. */
  readonly defense: string;
  /** A number, or T. */
  readonly ma: string;
}

/** The army or front that a counter names to help set-up (S42-S1.1.b). */
export interface Formation {
  readonly name: Texts;
}

export interface RemnantFact {
  readonly id: string;
  readonly name: Texts;
  readonly type: string;
  readonly face: FaceFact;
  readonly dot: string;
  readonly count: number;
}

export interface AirFact {
  readonly id: number;
  readonly key: string;
  readonly name: Texts;
  readonly label: string;
  readonly branch: string;
}

/** What a side must take out of the game in its Initial Phase (S42-32). */
export interface WithdrawalFact {
  readonly turn: number;
  readonly side: number;
  /** unit, infantry-division, panzer-divisions, tank-corps, upgrade or exchange. */
  readonly what: string;
  /** The unit itself, or the one that goes along. Left out: -1. */
  readonly unit?: number;
  /** The unit that takes its place. Left out: -1. */
  readonly by?: number;
  readonly rule?: string;
}

/** Units that may not move before their release; a choice names them by their place here. */
export interface FrozenFact {
  readonly units: readonly number[];
  /** turn, north-caucasus or declared. */
  readonly release: string;
  readonly turn: number;
  readonly rule: string;
}

/** The three sides of a Supply Point. */
export interface SupplyFaces {
  readonly full_move: FaceFact;
  readonly ready: FaceFact;
  readonly immobile: FaceFact;
}

/** Each chart says in `source` and `origin` where its figures come from. */
export interface ChartFacts {
  readonly combat: CombatChart;
  readonly defense: DefenseChart;
  readonly terrain: TerrainChart;
  readonly rally: RallyTable;
  readonly disengagement: DisengagementTable;
  readonly isolation: IsolationTable;
  readonly weather: WeatherTable;
  readonly turns: TurnChart;
}

/** The CRT: `cells` by die, then by column. */
export interface CombatChart extends Chart {
  readonly columns: readonly string[];
  readonly results: Readonly<Record<string, CombatResult>>;
  readonly cells: readonly (readonly CombatCell[])[];
}

/** What a result of the CRT does (S42-10.1). */
export interface CombatResult {
  readonly attacker_loss: number;
  readonly defender_loss: number;
  readonly chooser: "opponent" | "owner";
  readonly retreat: number;
  readonly state: "disrupted" | "full-retreat" | "good-order";
  readonly determined_defense: boolean;
  readonly rule: string;
}

export interface CombatCell {
  readonly code: string;
  readonly advance: number;
  /** Nothing, "o" for orange, "x" for no Determined Defense. */
  readonly shade: string;
}

/** What every chart says about itself; the page shows where its figures come from. */
export interface Chart {
  readonly title: Texts;
  readonly rules: readonly string[];
  readonly source: "designed" | "outside" | "rulebook";
  readonly origin: Texts;
}

/** Determined Defense: `cells` by total (from 1), then by column. */
export interface DefenseChart extends Chart {
  readonly columns: readonly string[];
  readonly cells: readonly (readonly string[])[];
  /** Column and total of the cells that the rulebook shows. */
  readonly given: readonly (readonly [string, number])[];
  readonly modifiers: DefenseModifiers;
}

/** The DRMs of a Determined Defense (S42-11.2.4.a). */
export interface DefenseModifiers {
  readonly elite: number;
  readonly low: number;
  readonly support: number;
  readonly orange: number;
}

/** The chart with all its rows. */
export interface TerrainChart {
  readonly title: Texts;
  readonly rules: readonly string[];
  readonly source: "designed" | "outside" | "rulebook";
  readonly origin: Texts;
  readonly hexes: Readonly<Record<string, HexRow>>;
  readonly features: Readonly<Record<string, FeatureRow>>;
  readonly hexsides: Readonly<Record<string, BarrierRow>>;
  readonly crossings: Readonly<Record<string, CrossingRow>>;
  readonly roads: Readonly<Record<string, RoadRow>>;
  readonly movement: MovementRow;
}

/** The effects of a hex's terrain. */
export interface HexRow {
  readonly name: Texts;
  readonly rules: readonly string[];
  /** The figures of the row that the rulebook does not give. */
  readonly designed: readonly string[];
  readonly cost: Cost;
  readonly shift: number;
  /** Whose defense strength is doubled. */
  readonly doubles: "all" | "infantry" | "none";
  readonly tank_shift: boolean;
  readonly determined_defense: DefenseColumn;
  readonly stops_advance: boolean;
  /** Whether a fortification may be built here (S42-9.7.3.b). */
  readonly fortification: boolean;
  /** Hexes that it counts in the overland portion of a LOS, off the road. */
  readonly overland: number;
  readonly isolation: number;
  /** Whether all its hexsides are river hexsides (S42-2.2.2.b). */
  readonly river_sides: boolean;
  /** The highest City Battle level (S42-11.6.2). */
  readonly city_battle: number;
  readonly after_rain: Terrain | null;
}

/** MPs for non-mechanized and for mechanized units. */
export type Cost = readonly [non_mechanized: number, mechanized: number];

/** A column of the Determined Defense table (S42-11.2.1.c). */
export type DefenseColumn = "clear" | "other" | "city";

/** The terrain of a hex; a Town is a place in a hex, not a terrain (S42-11.2.1.c). */
export type Terrain =
  | "clear"
  | "desert"
  | "woods"
  | "rough"
  | "wooded-rough"
  | "marsh"
  | "seasonal-marsh"
  | "mountain"
  | "minor-city"
  | "major-city"
  | "sea"
  | "lake";

/** What a feature adds to its hex. */
export interface FeatureRow {
  readonly name: Texts;
  readonly rules: readonly string[];
  /** The figures of the row that the rulebook does not give. */
  readonly designed: readonly string[];
  readonly shift: number;
  readonly tank_shift: boolean;
  readonly determined_defense: DefenseColumn;
}

/** The effects of a hexside; without a cost it is closed, or open at listed places only. */
export interface BarrierRow {
  readonly name: Texts;
  readonly rules: readonly string[];
  /** The figures of the row that the rulebook does not give. */
  readonly designed: readonly string[];
  readonly cost: Cost | null;
  readonly wet: Cost | null;
  readonly frozen: Cost | null;
  readonly doubles: boolean;
  readonly halves: boolean;
  readonly tank_shift: boolean;
  readonly start_adjacent: boolean;
  readonly mountain_units_only: boolean;
}

export interface CrossingRow {
  readonly name: Texts;
  readonly rules: readonly string[];
  /** The figures of the row that the rulebook does not give. */
  readonly designed: readonly string[];
  readonly cost: Cost;
}

export interface RoadRow {
  readonly name: Texts;
  readonly rules: readonly string[];
  /** The figures of the row that the rulebook does not give. */
  readonly designed: readonly string[];
  readonly cost: Cost;
  readonly wet: Cost | null;
}

/** Movement figures that belong to no terrain. */
export interface MovementRow {
  readonly leave_ezoc: number;
  readonly enter_entry_area: number;
  readonly extended: number;
  readonly tactical: number;
  readonly rules: readonly string[];
}

/** The Rally Table (S42-13.5). */
export interface RallyTable extends Chart {
  readonly recovers: readonly boolean[];
  readonly modifiers: RallyModifiers;
}

export interface RallyModifiers {
  readonly elite: number;
  readonly low: number;
}

/** The Disengagement Table (S42-27.2): stay, get away at the cost of a step, or get away. */
export interface DisengagementTable extends Chart {
  readonly results: readonly ("loss" | "no" | "yes")[];
  readonly modifiers: DisengagementModifiers;
}

export interface DisengagementModifiers {
  readonly mobile: number;
  readonly disrupted: number;
}

/** Isolation Attrition (S42-16.5). */
export interface IsolationTable extends Chart {
  readonly loses_step: readonly boolean[];
  readonly modifiers: IsolationModifiers;
}

/** The DRMs of Isolation Attrition (S42-16.5.4). */
export interface IsolationModifiers {
  readonly airfield: BySide;
  readonly airfield_in_snow: BySide;
  readonly airfield_far_from_rail: number;
  /** Hexes between an airfield and the nearest Connected Rail Hex that are not yet far. */
  readonly far_from_rail: number;
  readonly city: number;
  readonly hq: number;
  readonly desert: number;
  readonly most: number;
}

export interface BySide {
  readonly axis: number;
  readonly soviet: number;
}

/** The Weather Table and the effects of weather (S42-23). */
export interface WeatherTable extends Chart {
  readonly after_rain_or_snow: number;
  readonly first_rolled_turn: number;
  readonly seasons: Readonly<Record<string, readonly Weather[]>>;
  readonly effects: Readonly<Record<string, WeatherEffects>>;
  readonly air: AirTable;
}

/** Weather states; Mud is never rolled but follows Rain (S42-23.3.1.c). */
export type Weather = "clear" | "overcast" | "rain" | "mud" | "snow";

/** What a weather state does (S42-23.2). */
export interface WeatherEffects {
  /** Whether the "wet" costs of the Terrain Effects Chart hold. */
  readonly wet: boolean;
  readonly ma: number;
  readonly advance: "full" | "halved" | "less-one";
  readonly overland: number;
}

/** The sky of a Mud turn is the Clear or Overcast that was rolled (S42-23.3.3.a). */
export interface AirTable {
  readonly late_turn: number;
  readonly clear: Sky;
  readonly overcast: Sky;
  readonly rain: Sky;
  readonly snow: Sky;
}

/** Air units under one sky, before and from the late turn (S42-9.3.9, S42-23.2). */
export interface Sky {
  readonly german: number;
  readonly german_late: number;
  readonly romanian: boolean;
}

/** The Turn Record, from the first to the last turn of the scenario. */
export interface TurnChart extends Chart {
  readonly turns: readonly Turn[];
}

/** A box of the Turn Record. */
export interface Turn {
  readonly number: number;
  readonly first: string;
  readonly last: string;
  readonly season: Season;
  readonly benchmark: number;
  readonly axis: Replacements;
  readonly soviet: Replacements;
}

export type Season = "summer" | "september" | "rasputitsa" | "winter";

/** Replacements of a turn by type (S42-21.1.4); `axis` serves any non-German unit. */
export interface Replacements {
  readonly tank: number;
  readonly infantry: number;
  readonly cavalry: number;
  readonly special: number;
  readonly hungarian: number;
  readonly romanian: number;
  readonly italian: number;
  readonly axis: number;
}

/** What the seat should look at. */
export interface S42Counsel {
  /** The most threatened first. */
  readonly dangers: readonly Danger[];
  /** In the seat's own turn, the best first; such as cost more than they gain are left out. */
  readonly attacks: readonly Prospect[];
}

/** A stack that one move of the enemy would isolate. */
export interface Danger {
  readonly hex: number;
  readonly units: readonly number[];
  /** The hexes from which one enemy unit cuts it off. */
  readonly cuts: readonly number[];
}

/** An attack by all that can take part now, without support, and what comes of it on average. */
export interface Prospect {
  readonly hex: number;
  readonly units: readonly number[];
  readonly odds: string;
  /** That no defender is left in the hex. */
  readonly taken: readonly [number, number];
  readonly attacker_loss: readonly [number, number];
  readonly defender_loss: readonly [number, number];
}

/** What the arguments of messages stand for. */
export const ARGUMENTS: Readonly<Record<string, "unit" | "place" | "air" | "side" | undefined>> = {
  unit: "unit",
  army: "unit",
  supply: "unit",
  target: "unit",
  by: "unit",
  lead: "unit",
  attacker: "unit",
  defender: "unit",
  hex: "place",
  from: "place",
  to: "place",
  place: "place",
  origin: "place",
  a: "place",
  b: "place",
  air: "air",
  side: "side",
  winner: "side",
  seat: "side",
};
