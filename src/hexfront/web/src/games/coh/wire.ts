/** Conflict of Heroes on the wire; written by `python -m tools.wire`. */

import type { Offer, ScenarioFacts, Tally, Texts } from "../../lib/wire";

/** What a seat may choose. */
export type CohChoice =
  | Pass
  | Yield
  | Oppose
  | Select
  | Activate
  | StandDown
  | Opportunity
  | UseVeteran
  | Move
  | Creep
  | FlyIn
  | Fly
  | Bank
  | Climb
  | Strafe
  | Bomb
  | AntiAir
  | FlyOut
  | Pivot
  | Face
  | Attack
  | CloseCombat
  | Bombard
  | Flame
  | FlameClose
  | UseWeapon
  | UseWeaponClose
  | Recon
  | Smoke
  | LaySmoke
  | PlanStrike
  | PlanSmoke
  | Arrow
  | Rally
  | Stall
  | Enter
  | Load
  | Unload
  | TakeCover
  | LeaveCover
  | Occupy
  | Leave
  | Demolish
  | Dislodge
  | LayMines
  | ClearMines
  | StealthMove
  | Reveal
  | Scout
  | Hide
  | Gather
  | Join
  | Done
  | Target
  | Shift
  | SpendCap
  | PlayCard
  | Reroll
  | Decline;

/** Take no action this turn (COH-2.7). */
export interface Pass {
  readonly type: "Pass";
}

/** Let an ally act first in the turn of the team, or roll for it (COH-19.0.d). */
export interface Yield {
  readonly type: "Yield";
}

/** Name the enemy at whom something is aimed, when there are two (COH-19.0.a). */
export interface Oppose {
  readonly type: "Oppose";
  readonly seat: number;
}

/** Pick the unit that is to act, or for which a card is played (COH-2.2). */
export interface Select {
  readonly type: "Select";
  readonly unit: number;
}

/** Activate a fresh unit, or let it share the pool of the activated ones (COHC-3.b, 11.a). */
export interface Activate {
  readonly type: "Activate";
  readonly unit: number;
}

/** Turn the activated units to their spent side; it is no action (COHC-3.f). */
export interface StandDown {
  readonly type: "StandDown";
}

/** Pick a fresh unit for one action that costs nothing and leaves it spent (COHC-4.d). */
export interface Opportunity {
  readonly type: "Opportunity";
  readonly unit: number;
}

/** Use a veteran card of the scenario for a unit (COHC-24.f). */
export interface UseVeteran {
  readonly type: "UseVeteran";
  readonly unit: number;
  readonly card: number;
}

/** Move a unit into an adjacent hex (COH-4.5). */
export interface Move {
  readonly type: "Move";
  readonly unit: number;
  readonly to: number;
}

/** Move cautiously into an adjacent hex (COHC-9.j). */
export interface Creep {
  readonly type: "Creep";
  readonly unit: number;
  readonly to: number;
}

/** An aircraft comes onto the map (COHC-18.a). */
export interface FlyIn {
  readonly type: "FlyIn";
  readonly unit: number;
  readonly to: number;
  readonly altitude: number;
}

/** An aircraft moves into one of its three front hexes (COHC-18.d). */
export interface Fly {
  readonly type: "Fly";
  readonly unit: number;
  readonly to: number;
}

/** An aircraft turns by one hexside (COHC-18.e). */
export interface Bank {
  readonly type: "Bank";
  readonly unit: number;
  readonly facing: number;
}

/** An aircraft gains or loses an altitude counter (COHC-18.m). */
export interface Climb {
  readonly type: "Climb";
  readonly unit: number;
  readonly by: number;
}

/** An aircraft attacks a hex (COHC-18.c). */
export interface Strafe {
  readonly type: "Strafe";
  readonly unit: number;
  readonly to: number;
}

/** An aircraft drops a bomb (COHC-18.p). */
export interface Bomb {
  readonly type: "Bomb";
  readonly unit: number;
  readonly to: number;
}

/** Fire at an aircraft (COHC-18.i). */
export interface AntiAir {
  readonly type: "AntiAir";
  readonly unit: number;
  readonly target: number;
}

/** An aircraft leaves the map for good (COHC-18.j). */
export interface FlyOut {
  readonly type: "FlyOut";
  readonly unit: number;
}

/** Turn a unit without leaving its hex (COH-4.6). */
export interface Pivot {
  readonly type: "Pivot";
  readonly unit: number;
  readonly facing: number;
}

/** Set the facing after a move, an entry or a reveal (COH-4.5.c, COH-11.2.b). */
export interface Face {
  readonly type: "Face";
  readonly unit: number;
  readonly facing: number;
}

/** Attack a hex (COH-6.0); without a visible enemy in it, recon by fire (COH-11.7). */
export interface Attack {
  readonly type: "Attack";
  readonly unit: number;
  readonly to: number;
}

/** Attack one enemy unit in the own hex (COH-6.10). */
export interface CloseCombat {
  readonly type: "CloseCombat";
  readonly unit: number;
  readonly target: number;
  /** With red FP into an open-topped vehicle (COH-16.5.b). */
  readonly red: boolean;
}

/** A mortar attacks a hex that it does not see itself, over a spotter hex (COH-13.2). */
export interface Bombard {
  readonly type: "Bombard";
  readonly unit: number;
  readonly to: number;
  readonly spot: number;
}

/** Attack an adjacent hex with a flamethrower (COH-18.0), seen or suspected enemies. */
export interface Flame {
  readonly type: "Flame";
  readonly unit: number;
  readonly to: number;
}

/** Attack one enemy unit in the own hex with a flamethrower (COH-18.0.d). */
export interface FlameClose {
  readonly type: "FlameClose";
  readonly unit: number;
  readonly target: number;
}

/** Attack an adjacent hex with a weapon card of the scenario (COH-8.2). */
export interface UseWeapon {
  readonly type: "UseWeapon";
  readonly unit: number;
  readonly weapon: number;
  readonly to: number;
}

/** Attack one enemy unit in the own hex with a weapon card (COH-8.2). */
export interface UseWeaponClose {
  readonly type: "UseWeaponClose";
  readonly unit: number;
  readonly weapon: number;
  readonly target: number;
  /** With red FP into an open-topped vehicle (COH-16.5.b). */
  readonly red: boolean;
}

/** Look for hidden units by fire; the hex is chosen next (COH-11.7). */
export interface Recon {
  readonly type: "Recon";
  readonly unit: number;
}

/** Lay smoke instead of attacking; the hex is chosen next (COH-14.0.a). */
export interface Smoke {
  readonly type: "Smoke";
  readonly unit: number;
}

/** The hex in which a unit lays smoke (COH-14.1.a). */
export interface LaySmoke {
  readonly type: "LaySmoke";
  readonly unit: number;
  readonly to: number;
}

/** Plan a strike of off-board artillery on a hex, in secret (COH-13.5.a). */
export interface PlanStrike {
  readonly type: "PlanStrike";
  readonly to: number;
}

/** The same with smoke shells (COH-14.2.a). */
export interface PlanSmoke {
  readonly type: "PlanSmoke";
  readonly to: number;
}

/** Towards which hexside the arrow of the artillery marker points (COH-13.6.b). */
export interface Arrow {
  readonly type: "Arrow";
  readonly facing: number;
}

/** Try to remove a hit marker (COH-7.6). */
export interface Rally {
  readonly type: "Rally";
  readonly unit: number;
}

/** Do nothing for 1 AP (COH-2.8). */
export interface Stall {
  readonly type: "Stall";
  readonly unit: number;
}

/** Bring a waiting unit onto the board (COH-4.12). */
export interface Enter {
  readonly type: "Enter";
  readonly unit: number;
  readonly to: number;
}

/** Get on a vehicle, or be hitched to it (COH-15.7, COH-15.10). */
export interface Load {
  readonly type: "Load";
  readonly unit: number;
  readonly vehicle: number;
}

/** Get off in the vehicle's hex or beside it, or be let go (COH-15.9). */
export interface Unload {
  readonly type: "Unload";
  readonly unit: number;
  readonly to: number;
}

/** Dig in: a hasty defense for the unit (COH-17.6). */
export interface TakeCover {
  readonly type: "TakeCover";
  readonly unit: number;
}

/** Take the own hasty defense off the map; it is no action (COH-17.6.h). */
export interface LeaveCover {
  readonly type: "LeaveCover";
  readonly unit: number;
}

/** Get into the fortification in the own hex (COH-17.3). */
export interface Occupy {
  readonly type: "Occupy";
  readonly unit: number;
}

/** Get out of the fortification and stay in its hex (COH-17.3.c). */
export interface Leave {
  readonly type: "Leave";
  readonly unit: number;
}

/** Attack the fortification or obstacle in the own hex (COH-17.11.g). */
export interface Demolish {
  readonly type: "Demolish";
  readonly unit: number;
}

/** Attack the hasty defense of an enemy in the own hex (COH-17.11.g). */
export interface Dislodge {
  readonly type: "Dislodge";
  readonly unit: number;
  readonly target: number;
}

/** Lay mines in the own or an adjacent hex, for all to see or not (card 17). */
export interface LayMines {
  readonly type: "LayMines";
  readonly unit: number;
  readonly to: number;
  readonly hidden: boolean;
}

/** Clear mines out of a hex (card 41 of the classic edition). */
export interface ClearMines {
  readonly type: "ClearMines";
  readonly unit: number;
  readonly to: number;
}

/** Hide in the own or an adjacent hex, or move while hidden (COH-11.3). */
export interface StealthMove {
  readonly type: "StealthMove";
  readonly unit: number;
  readonly to: number;
}

/** Put an own hidden unit on the board of one's own will (COH-11.1.f). */
export interface Reveal {
  readonly type: "Reveal";
  readonly unit: number;
}

/** Scout Teams look for hidden enemies around the unit (card 14). */
export interface Scout {
  readonly type: "Scout";
  readonly unit: number;
}

/** Scout Teams hide the unit where it is (card 14). */
export interface Hide {
  readonly type: "Hide";
  readonly unit: number;
}

/** Start a group around this unit (COH-10.0). */
export interface Gather {
  readonly type: "Gather";
  readonly unit: number;
  readonly kind: GroupKind;
}

/** What a group sets out to do together (COH-10.1.a). */
export type GroupKind = "move" | "rally" | "stealth" | "stall" | "enter" | "hasty";

/** Add a unit to the group, or as a supporting unit to the attack (COH-10.2, 10.5). */
export interface Join {
  readonly type: "Join";
  readonly unit: number;
}

/** Go on with what has been put together so far. */
export interface Done {
  readonly type: "Done";
}

/** The unit in the target hex that is rolled against next (COH-6.9.g). */
export interface Target {
  readonly type: "Target";
  readonly unit: number;
}

/** Spend |by| CAP to change the number required on a d6 or 2d6 by `by` (COH-3.2). */
export interface Shift {
  readonly type: "Shift";
  readonly by: number;
}

/** Spend CAP to lower the action cost before the Spent Check (COH-3.3). */
export interface SpendCap {
  readonly type: "SpendCap";
  readonly cap: number;
}

/** Play a battle card from the hand (COH-8.4). */
export interface PlayCard {
  readonly type: "PlayCard";
  readonly card: number;
}

/** Roll one of the dice just thrown again (card 07). */
export interface Reroll {
  readonly type: "Reroll";
  readonly die: number;
}

/** Let a chance to play a card go by. */
export interface Decline {
  readonly type: "Decline";
}

/** The price of a choice and what it may bring. */
export interface Preview {
  readonly cost?: Tally | null;
  /**
   * CAP are paid before the action: the whole cost of a spent unit (COH-3.4), or what the AP of
   * an activated one do not cover (COHC-3.d).
   */
  readonly prepaid?: boolean;
  /** How much of the price is paid in CAP before the action. */
  readonly in_cap?: number;
  readonly spent?: readonly SpentRow[];
  readonly targets?: readonly TargetPreview[];
  /** A rally, detection, initiative or drift roll. */
  readonly roll?: readonly OddsRow[];
  readonly number?: Tally | null;
  /** Where a strike may come down, as far as that is on the map. */
  readonly landings?: readonly Landing[];
  /** Where a vehicle can drive on to after this step, in the same action (COH-15.2). */
  readonly ways?: readonly Way[];
  readonly works?: readonly WorkPreview[];
  /** 1d6 is added to the cost; the chances to become spent weigh all its faces (COH-17.8.a). */
  readonly die?: boolean;
  /** The explosion that the choice sets off, as far as the seat knows (COH-17.10). */
  readonly mines?: readonly OddsRow[];
  /** What the player most likely wants, if he does not say otherwise. */
  readonly proposed?: boolean;
}

/** The chance to become spent after spending this many CAP on the cost. */
export interface SpentRow {
  readonly cap: number;
  readonly cost: number;
  readonly spent: readonly [number, number];
}

/** One target of an attack: DR, AR, hit number and the odds for every CAP spend. */
export interface TargetPreview {
  readonly unit: number;
  readonly defense: Tally;
  readonly attack: Tally;
  readonly number: number;
  readonly rows: readonly OddsRow[];
  /** A face-down hit marker may change the figures; the rows weigh every possibility. */
  readonly uncertain: boolean;
}

/** Chances of one roll when the required number is shifted by CAP. */
export interface OddsRow {
  readonly by: number;
  readonly number: number;
  readonly success: readonly [number, number];
  readonly destroyed: readonly [number, number];
}

/** A hex of the map on which a strike may come down, and how likely. */
export interface Landing {
  readonly hex: number;
  readonly chance: readonly [number, number];
}

/** Hexes that a vehicle enters one after the other in one action, and what all of them cost. */
export interface Way {
  readonly path: readonly number[];
  readonly cost: Tally;
  readonly spent?: readonly SpentRow[];
}

/** A fortification or obstacle that is rolled against after the units (COH-17.11.c). */
export interface WorkPreview {
  readonly work: WorkType;
  /** Whose hasty defense it is, -1 for another marker. */
  readonly unit: number;
  readonly defense: Tally;
  readonly attack: Tally;
  readonly number: number;
  readonly rows: readonly OddsRow[];
}

/** Fortifications and obstacles by the names of the data file. */
export type WorkType =
  | "trench"
  | "bunker"
  | "hasty"
  | "wire"
  | "road-block"
  | "mines"
  | "refugees"
  | "livestock"
  | "gun-pit"
  | "ditch";

/** A legal choice with what the player should know before taking it. */
export interface CohOffer extends Offer {
  readonly choice: CohChoice;
  readonly preview?: Preview | null;
}

/** One seat's picture of the game. */
export interface CohView {
  readonly scenario: string;
  readonly seat: number;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  /** The seat that must choose, -1 chance, -2 the game is over. */
  readonly actor: number;
  /** What the game waits for, the innermost last, as far as this seat may know. */
  readonly moments: readonly CohMoment[];
  /** Never 0: positive, the first seat holds that many VP; negative, the second. */
  readonly vp: number;
  readonly cap: readonly number[];
  /** CAP of a new round after losses. */
  readonly cap_base: readonly number[];
  readonly losses: readonly number[];
  readonly hand: readonly number[];
  readonly hand_sizes: readonly number[];
  readonly deck: number;
  readonly discards: readonly number[];
  /** By side: how often each weapon card of the scenario's terms may still be played. */
  readonly weapons: readonly (readonly number[])[];
  /** The own secret objectives, by the number of their card. */
  readonly missions: readonly number[];
  readonly mission_counts: readonly number[];
  /** (hex, side) for each objective hex. */
  readonly control: readonly (readonly [number, number])[];
  /** Hexes into which the side in turn may not leave close combat (COH-6.12). */
  readonly no_retreat: readonly number[];
  /** (hex, origin, unit) of moves in the turn before that bind units now (COH-6.12). */
  readonly came: readonly (readonly [number, number, number])[];
  /** (unit, hex) of units that left such a hex in this turn. */
  readonly left: readonly (readonly [number, number])[];
  /** The seats that have acted in the turn of their team. */
  readonly done: readonly number[];
  /** In this turn a player has let his ally act first. */
  readonly yielded: boolean;
  /** The seats whose passes count towards the end of the round. */
  readonly passes: readonly number[];
  readonly extra_turn: boolean;
  readonly card_used: boolean;
  readonly units: readonly UnitView[];
  readonly works: readonly WorkView[];
  readonly smoke: readonly SmokeView[];
  readonly strikes: readonly StrikeView[];
  /** The readings that this game is played by. */
  readonly options: CohOptions;
  readonly winner: number;
  /** The order deck, where it plays a side. */
  readonly solo: SoloView | null;
  /** What the classic edition keeps. */
  readonly classic: ClassicView | null;
}

/** A point in the rules that waits for a seat, for chance, or for nothing. */
export type CohMoment =
  | ActionCost
  | AfterCheck
  | AfterOrder
  | AfterRoll
  | Aftermath
  | AirNumber
  | AirResult
  | AirRoll
  | AlarmResult
  | AlarmRoll
  | ArtilleryMarker
  | AttackStep
  | Barrage
  | BlindFire
  | BlindNumber
  | BlindResult
  | BlindRoll
  | BogNumber
  | BogResult
  | BogRoll
  | BogTest
  | BogTestResult
  | BogTestRoll
  | BogWindow
  | CardGroup
  | CardUnit
  | CheckResult
  | ChooseAction
  | ChooseDie
  | ChooseEnemy
  | ChooseFacing
  | ChooseRally
  | ChooseSupport
  | ChooseTarget
  | ClassicCardUnit
  | ClassicClearing
  | ClassicInitiativeResult
  | ClassicInitiativeRoll
  | ClassicMines
  | ClassicTurn
  | CloseCall
  | ConfusionWindow
  | Dash
  | DeckCheck
  | DeckCost
  | DetectionNumber
  | DetectionResult
  | DetectionRoll
  | DetermineInitiative
  | DirectionResult
  | DirectionRoll
  | DrawCards
  | DrawCheck
  | DrawMarker
  | DrawObjective
  | DrawOrder
  | DriftDirection
  | DriftNumber
  | DriftResult
  | DriftRoll
  | Drive
  | EndCheck
  | EndScenario
  | EndTurn
  | EnterBoard
  | EntryStep
  | EventOrder
  | EventRoll
  | EventStep
  | FlakSupport
  | FlyOff
  | Flying
  | ForcedMarch
  | FoundStep
  | GatherGroup
  | GroupMoves
  | Happens
  | Hardened
  | HitNumber
  | HitResult
  | HitRoll
  | Initiative
  | InitiativeNumber
  | InitiativeResult
  | InitiativeRoll
  | LookBack
  | LossStep
  | Lot
  | LuckResult
  | LuckRoll
  | March
  | MemberStep
  | MineLaying
  | MineNumber
  | MineResult
  | MineRoll
  | MinesStep
  | NextTurn
  | ObstacleResult
  | ObstacleRoll
  | OfficerResult
  | OfficerRoll
  | OpenAttack
  | OrderAgain
  | OrderStep
  | PlaceReinforcement
  | PlaceRumour
  | PlanStrikes
  | PlanningStep
  | RallyNumber
  | RallyResult
  | RallyRoll
  | RallyStep
  | RapidMove
  | ReconByFire
  | Reinforce
  | ReinforcementCard
  | Reply
  | Reputation
  | RerollDie
  | RevealFacing
  | RevealRumour
  | RollOff
  | RoundEnd
  | RumourAttack
  | ScoutTeams
  | SearchBlue
  | SearchNumber
  | SearchResult
  | SearchRoll
  | Seized
  | SmokeScreen
  | SniperResult
  | SniperRoll
  | SniperWatch
  | SoloInitiative
  | SoloInitiativeResult
  | SoloInitiativeRoll
  | SpentResult
  | SpentRoll
  | SpentStep
  | SpottingResult
  | SpottingRoll
  | StaffResult
  | StaffRoll
  | StrikeCard
  | StrikesStep
  | StruckUnseen
  | Toll
  | Turning
  | UnitAction
  | UnseenNumber
  | UnseenRoll
  | Vengeance
  | WindResult
  | WindRoll
  | WorkNumber
  | WorkResult
  | WorkRoll
  | WorksStep
  | WreckFacing;

/** CAP may lower the cost before the Spent Check (COH-3.3.a). */
export interface ActionCost {
  readonly type: "ActionCost";
  readonly side: number;
  readonly units: readonly number[];
  readonly cost: number;
  readonly moved: readonly number[];
  readonly fixed: boolean;
  readonly secret: boolean;
}

/** The player may have another check card drawn with Veteran NCO or Luck! (SOLO-AMB-26). */
export interface AfterCheck {
  readonly type: "AfterCheck";
  readonly side: number;
}

/** The card is discarded, and the player's last turn is past (SOLO-2.5.c). */
export interface AfterOrder {
  readonly type: "AfterOrder";
  readonly side: number;
}

/** The roller may change his own dice with Veteran NCO or Luck!. */
export interface AfterRoll {
  readonly type: "AfterRoll";
  readonly side: number;
}

/** What a change on the board brings with it, once units that were placed have been turned. */
export interface Aftermath {
  readonly type: "Aftermath";
  readonly side: number;
}

/** CAP, and a card that adds FP, for a roll at an aircraft. */
export interface AirNumber {
  readonly type: "AirNumber";
  readonly side: number;
  readonly unit: number;
  readonly target: number;
  readonly aim: number;
  readonly supporters: readonly number[];
}

/** A hit aircraft draws no counter; a second hit destroys it (COHC-18.k). */
export interface AirResult {
  readonly type: "AirResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly unit: number;
  readonly target: number;
  readonly number: Tally;
}

export interface AirRoll {
  readonly type: "AirRoll";
  readonly side: number;
  readonly unit: number;
  readonly target: number;
  readonly number: Tally;
}

export interface AlarmResult {
  readonly type: "AlarmResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
}

/** Card 13: a die for the CAP that the enemy loses. */
export interface AlarmRoll {
  readonly type: "AlarmRoll";
  readonly side: number;
}

/** The owner turns the marker as he likes (COH-13.6.b). */
export interface ArtilleryMarker {
  readonly type: "ArtilleryMarker";
  readonly side: number;
  readonly strike: Strike;
}

/** A planned strike (COH-13.5); hex and shells are a secret of those who planned it. */
export interface Strike {
  /** The number of the artillery card. */
  readonly weapon: number;
  readonly hex: number;
  /** It fires smoke (COH-14.2.a). */
  readonly smoke: boolean;
  /** The round before which it falls (COH-13.5.b). */
  readonly round: number;
}

/** Targets still to be rolled against (COH-6.9.a). */
export interface AttackStep {
  readonly type: "AttackStep";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly targets: readonly number[];
  readonly aim: number;
}

/** One attack, whoever is rolled against. */
export interface Shot {
  /** The unit that attacks, NOBODY for artillery from beyond the map. */
  readonly attacker: number;
  /** The hex attacked; NOWHERE while it is not chosen. */
  readonly to: number;
  readonly arm: Arm;
  /** The spotter hex of an indirect attack. */
  readonly spot: number;
  /** The weapon card that is used, 0 for none. */
  readonly weapon: number;
  /** Red FP against an open-topped vehicle in close combat (A45). */
  readonly red: boolean;
}

/** With what an attack is made. */
export type Arm = "printed" | "indirect" | "flame" | "card" | "strike";

/** Hidden units first, one by one; then everybody in sight, in the order the owner likes. */
export interface Barrage {
  readonly type: "Barrage";
  readonly side: number;
  readonly shot: Shot;
  readonly hexes: readonly number[];
  /** Hidden units for which dice are still to fall. */
  readonly unseen: readonly number[];
  /** Those for which they have fallen, who are not attacked again if they come to light. */
  readonly rolled: readonly number[];
}

/** CAP for a roll at a hex in which nobody is seen. */
export interface BlindFire {
  readonly type: "BlindFire";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
}

/** A unit attacks a hit AI: CAP first, then its marker is turned up, then dice (SOLO-7.5.c). */
export interface BlindNumber {
  readonly type: "BlindNumber";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly target: number;
  readonly aim: number;
}

/** A miss discloses nothing; who is hit is placed, and so are the others of the hex. */
export interface BlindResult {
  readonly type: "BlindResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly by: number;
}

export interface BlindRoll {
  readonly type: "BlindRoll";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly by: number;
}

/** CAP may change the number that the card needs (COH-3.2.c). */
export interface BogNumber {
  readonly type: "BogNumber";
  readonly side: number;
  readonly unit: number;
}

/** The vehicle is stuck if the roll reaches the number. */
export interface BogResult {
  readonly type: "BogResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly unit: number;
  readonly number: Tally;
}

export interface BogRoll {
  readonly type: "BogRoll";
  readonly side: number;
  readonly unit: number;
  readonly number: Tally;
}

/** The owner tests whether his vehicle sinks in (COHC-19.e). */
export interface BogTest {
  readonly type: "BogTest";
  readonly side: number;
  readonly unit: number;
}

export interface BogTestResult {
  readonly type: "BogTestResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly unit: number;
  readonly number: Tally;
}

export interface BogTestRoll {
  readonly type: "BogTestRoll";
  readonly side: number;
  readonly unit: number;
  readonly number: Tally;
}

/** The other side may stop the vehicle with Bogged Down. */
export interface BogWindow {
  readonly type: "BogWindow";
  readonly side: number;
  readonly unit: number;
}

/** Who else is served by the card: units in the same or adjacent hexes (COHC-24.c). */
export interface CardGroup {
  readonly type: "CardGroup";
  readonly side: number;
  readonly card: number;
  readonly members: readonly number[];
}

/** For which unit an action card is played (COH-8.5.b). */
export interface CardUnit {
  readonly type: "CardUnit";
  readonly side: number;
  readonly card: number;
}

/** Spent if the card's value is not above the cost (SOLO-3.0.c). */
export interface CheckResult {
  readonly type: "CheckResult";
  readonly side: number;
  readonly card: number;
  readonly units: readonly number[];
  readonly cost: number;
  readonly secret: boolean;
}

/** The side in turn acts with a unit or a group, plays a card, or passes (COH-2.0.b). */
export interface ChooseAction {
  readonly type: "ChooseAction";
  readonly side: number;
}

/** Which die Veteran NCO rolls again. */
export interface ChooseDie {
  readonly type: "ChooseDie";
  readonly side: number;
}

/** Whose CAP the sniper is to take. */
export interface ChooseEnemy {
  readonly type: "ChooseEnemy";
  readonly side: number;
}

/** A unit that moved or entered may turn to any side for nothing (COH-4.5.c). */
export interface ChooseFacing {
  readonly type: "ChooseFacing";
  readonly side: number;
  readonly unit: number;
  /** It may get into a fortification first (COH-17.3.a). */
  readonly shelters: boolean;
}

/** The owner chooses the order of a group's rally rolls. */
export interface ChooseRally {
  readonly type: "ChooseRally";
  readonly side: number;
  readonly units: readonly number[];
}

/** Units around the attacker may add their fire (COH-10.5). */
export interface ChooseSupport {
  readonly type: "ChooseSupport";
  readonly side: number;
  readonly shot: Shot;
  /** The one unit that is attacked, in close combat or in the air, or -1. */
  readonly target: number;
  readonly supporters: readonly number[];
  readonly card: number;
  /** The marker that is attacked in close combat instead of a unit (COH-17.11.g). */
  readonly mark: Mark | null;
  /** It is recon by fire, although there may be works in the hex (COH-11.7). */
  readonly search: boolean;
}

/** A marker that is shot at. */
export interface Mark {
  readonly type: WorkType;
  readonly hex: number;
  /** Whose hasty defense it is. */
  readonly unit: number;
}

/** The attacker chooses the order of the targets (COH-6.9.g). */
export interface ChooseTarget {
  readonly type: "ChooseTarget";
  readonly side: number;
}

/** For which unit, or against which, an action card is played. */
export interface ClassicCardUnit {
  readonly type: "ClassicCardUnit";
  readonly side: number;
  readonly card: number;
}

/** Card 41: which mines are cleared, in the unit's hex or beside it. */
export interface ClassicClearing {
  readonly type: "ClassicClearing";
  readonly side: number;
  readonly unit: number;
}

/** The higher total moves first; equal ones are rolled again (AC21). */
export interface ClassicInitiativeResult {
  readonly type: "ClassicInitiativeResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly other: number;
}

export interface ClassicInitiativeRoll {
  readonly type: "ClassicInitiativeRoll";
  readonly side: number;
  readonly other: number;
  /** What CAP add to the roll. */
  readonly by: number;
}

/** Card 40: where the mines are laid; hidden if no enemy sees it. */
export interface ClassicMines {
  readonly type: "ClassicMines";
  readonly side: number;
  readonly unit: number;
}

/** The side in turn activates units, acts with one or a group, plays a card, or passes. */
export interface ClassicTurn {
  readonly type: "ClassicTurn";
  readonly side: number;
}

/** Before artillery falls, a unit in its hexes may move one hex (veteran card 8). */
export interface CloseCall {
  readonly type: "CloseCall";
  readonly side: number;
  readonly hexes: readonly number[];
}

/** The other side may make the action dearer with Battlefield Confusion. */
export interface ConfusionWindow {
  readonly type: "ConfusionWindow";
  readonly side: number;
}

/** Card 5: a unit moves two hexes for nothing; an enemy's hex ends it (AC10). */
export interface Dash {
  readonly type: "Dash";
  readonly side: number;
  readonly unit: number;
  readonly hexes: number;
}

/** An AI has acted; its cost is checked by a card, unless it was a command order (4.6, 4.7). */
export interface DeckCheck {
  readonly type: "DeckCheck";
  readonly side: number;
  readonly units: readonly number[];
  readonly cost: number;
  readonly moved: readonly number[];
  /** The cost can never be changed: entry at 0 AP, action cards (COH-4.12.a, COH-8.5.h). */
  readonly fixed: boolean;
  /** Hidden units: cost, roll and outcome are their owner's business (COH-11.6.b). */
  readonly secret: boolean;
  readonly free: boolean;
  /** 1 if a member of a group that moved is stressed. */
  readonly stress: number;
  /** CAP for the next roll of the attack (SOLO-4.8.b). */
  readonly cap: number;
  /** Whom an attack is aimed at first. */
  readonly target: number;
}

/** The cost of an AI's action; the player may have made it dearer. */
export interface DeckCost {
  readonly type: "DeckCost";
  readonly side: number;
  readonly units: readonly number[];
  readonly cost: number;
  readonly moved: readonly number[];
  readonly fixed: boolean;
  readonly secret: boolean;
}

/** Recon by fire: first find out whether anybody is there (COH-11.7.c). */
export interface DetectionNumber {
  readonly type: "DetectionNumber";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
}

/** A failure tells nothing; a success tells the truth (COH-11.7.d to f). */
export interface DetectionResult {
  readonly type: "DetectionResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly number: Tally;
}

export interface DetectionRoll {
  readonly type: "DetectionRoll";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly number: Tally;
}

/** The last step: a card drawn before may have changed who holds the VP (COH-9.11.a). */
export interface DetermineInitiative {
  readonly type: "DetermineInitiative";
  readonly side: number;
}

/** The numbered direction in which the marker goes (COH-13.7.e). */
export interface DirectionResult {
  readonly type: "DirectionResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly strike: Strike;
  readonly arrow: number;
  readonly distance: number;
}

export interface DirectionRoll {
  readonly type: "DirectionRoll";
  readonly side: number;
  readonly strike: Strike;
  readonly arrow: number;
  readonly distance: number;
  readonly by: number;
}

/** Cards go blindly from the deck into a hand (COH-8.1.b, COH-9.8.a). */
export interface DrawCards {
  readonly type: "DrawCards";
  readonly side: number;
  readonly count: number;
}

/** The card of a Spent Check (SOLO-3.0.a). */
export interface DrawCheck {
  readonly type: "DrawCheck";
  readonly side: number;
  readonly units: readonly number[];
  readonly cost: number;
  readonly secret: boolean;
}

/** The owner of the hit unit draws blindly from the pool (COH-7.2.c). */
export interface DrawMarker {
  readonly type: "DrawMarker";
  readonly side: number;
  readonly unit: number;
  /** From which of the two pools (COH-15.13.a). */
  readonly armored: boolean;
}

/** One secret objective for each player, from a deck of their own. */
export interface DrawObjective {
  readonly type: "DrawObjective";
  readonly side: number;
}

/** The order card of a turn (SOLO-2.2.a). */
export interface DrawOrder {
  readonly type: "DrawOrder";
  readonly side: number;
}

/** Before the direction is rolled CAP may change its result (COH-13.7.f). */
export interface DriftDirection {
  readonly type: "DriftDirection";
  readonly side: number;
  readonly strike: Strike;
  readonly arrow: number;
  readonly distance: number;
}

/** Before the Drift Check CAP may change its number (COH-13.7.b). */
export interface DriftNumber {
  readonly type: "DriftNumber";
  readonly side: number;
  readonly strike: Strike;
  readonly arrow: number;
}

/** On target, or as many hexes off as the die shows (COH-13.7.c, COH-13.7.d). */
export interface DriftResult {
  readonly type: "DriftResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly strike: Strike;
  readonly arrow: number;
  readonly number: Tally;
}

export interface DriftRoll {
  readonly type: "DriftRoll";
  readonly side: number;
  readonly strike: Strike;
  readonly arrow: number;
  readonly number: Tally;
}

/**
 * A vehicle goes on by a bonus symbol, or turns as it likes and stays (COH-15.2.d).
 *
 * Below it lies what the action costs: the SpentStep of the vehicle, or its group's moves.
 */
export interface Drive {
  readonly type: "Drive";
  readonly side: number;
  readonly unit: number;
  readonly wheels: number;
  readonly tracks: number;
  /** What this vehicle's move has cost so far, before stress. */
  readonly cost: number;
}

/** Has one side no counter with FP left (SOLO-2.10.b)? */
export interface EndCheck {
  readonly type: "EndCheck";
  readonly side: number;
}

/** Who holds the VP wins (SOLO-2.10.c). */
export interface EndScenario {
  readonly type: "EndScenario";
  readonly side: number;
  readonly rule: string;
}

/** Who acted is stressed, all others recover; then an ally or the other side acts. */
export interface EndTurn {
  readonly type: "EndTurn";
  readonly side: number;
}

/**
 * AI that wait beside the board stand in their entry area before a card is drawn.
 *
 * The solo rules have no order for it: the hex is chosen as that of a move is (SOLO-5.8), and
 * whoever finds none free goes on waiting.
 */
export interface EnterBoard {
  readonly type: "EnterBoard";
  readonly side: number;
  /** Those that have had their turn, as a mask. */
  readonly tried: number;
  readonly picks: readonly number[];
}

/** The same for an entry onto the map that has its price, and may get dearer (COHC-3.h). */
export interface EntryStep {
  readonly type: "EntryStep";
  readonly side: number;
  readonly units: readonly number[];
  readonly cost: number;
  readonly moved: readonly number[];
  /** The cost can never be changed: entry at 0 AP, action cards (COH-4.12.a, COH-8.5.h). */
  readonly fixed: boolean;
  /** Hidden units: cost, roll and outcome are their owner's business (COH-11.6.b). */
  readonly secret: boolean;
}

/** A space of the track has a hit AI rally, as a command order (SOLO-7.2.d). */
export interface EventOrder {
  readonly type: "EventOrder";
  readonly side: number;
  readonly replaces: boolean;
  readonly picks: readonly number[];
}

/** The die of an event. */
export interface EventRoll {
  readonly type: "EventRoll";
  readonly side: number;
  readonly space: number;
  readonly index: number;
}

/** A space of the track does what it says. */
export interface EventStep {
  readonly type: "EventStep";
  readonly side: number;
  readonly space: number;
}

/** Units around the firer that can fire at the aircraft themselves add their fire. */
export interface FlakSupport {
  readonly type: "FlakSupport";
  readonly side: number;
  readonly shot: Shot;
  /** The one unit that is attacked, in close combat or in the air, or -1. */
  readonly target: number;
  readonly supporters: readonly number[];
  readonly card: number;
}

/** A spent aircraft flies straight ahead, as far as its impulses go (COHC-18.f, AC33). */
export interface FlyOff {
  readonly type: "FlyOff";
  readonly side: number;
  readonly unit: number;
}

/** The impulses of an aircraft's action; the first is a move (COHC-18.d). */
export interface Flying {
  readonly type: "Flying";
  readonly side: number;
  readonly unit: number;
  /** Impulses that are left. */
  readonly left: number;
  /** The last impulse was a move, so that it may turn or attack (COHC-18.e). */
  readonly flew: boolean;
  /** It has changed its altitude since its last move (COHC-18.m). */
  readonly climbed: boolean;
  /** It has moved in this action. */
  readonly begun: boolean;
  /** Bombs fall; further ones cost nothing more (COHC-18.p). */
  readonly bombing: boolean;
  /** The hexes on which bombs of this salvo fell. */
  readonly salvo: readonly number[];
}

/** Forced March: one action in which a unit moves and turns as far as its AP go (AC31). */
export interface ForcedMarch {
  readonly type: "ForcedMarch";
  readonly side: number;
  readonly unit: number;
  readonly begun: boolean;
}

/** The attack on who was found, with the same dice; CAP do not count twice (SOLO-AMB-16). */
export interface FoundStep {
  readonly type: "FoundStep";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  /** Where the rumored enemy was; shells fall around their hex too. */
  readonly at: number;
}

/** Put a group together: units in the same or in a chain of adjacent hexes (COH-10.2.a). */
export interface GatherGroup {
  readonly type: "GatherGroup";
  readonly side: number;
  readonly kind: GroupKind;
  readonly members: readonly number[];
  readonly card: number;
}

/** Each member may move or pivot once; who does not only links the chain (COH-10.4.b). */
export interface GroupMoves {
  readonly type: "GroupMoves";
  readonly side: number;
  readonly kind: GroupKind;
  readonly members: readonly number[];
  readonly moved: readonly number[];
  /** The dearest move so far, before stress (COH-10.4.a). */
  readonly cost: number;
  /** CAP already paid because a member is spent (COH-10.1.c). */
  readonly paid: number;
  readonly card: number;
  /** Those of the moved whom wire or a road block kept where they were (A23); rarely any. */
  readonly stopped?: readonly number[];
}

/** One event of a space. */
export interface Happens {
  readonly type: "Happens";
  readonly side: number;
  readonly space: number;
  readonly index: number;
}

/** Which die is rolled again, if any. */
export interface Hardened {
  readonly type: "Hardened";
  readonly side: number;
}

/** Before the roll the attacker may change the hit number and aim carefully. */
export interface HitNumber {
  readonly type: "HitNumber";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly target: number;
  readonly aim: number;
}

/** Miss, hit, or critical hit (COH-6.8.b, COH-7.1.a, COH-7.4.a). */
export interface HitResult {
  readonly type: "HitResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly shot: Shot;
  readonly target: number;
  readonly number: Tally;
}

export interface HitRoll {
  readonly type: "HitRoll";
  readonly side: number;
  readonly shot: Shot;
  readonly target: number;
  readonly number: Tally;
}

/**
 * The side without VP rolls for the first turn (COH-9.11).
 *
 * Of a team its first commander is asked; he may leave the roll and its CAP to the other.
 */
export interface Initiative {
  readonly type: "Initiative";
  readonly side: number;
  /** The first commander has left it to this one. */
  readonly left: boolean;
}

/** CAP may change the own roll, before it falls (COHC-4.a). */
export interface InitiativeNumber {
  readonly type: "InitiativeNumber";
  readonly side: number;
  /** What the other side has rolled. */
  readonly other: number;
}

export interface InitiativeResult {
  readonly type: "InitiativeResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly number: Tally;
}

export interface InitiativeRoll {
  readonly type: "InitiativeRoll";
  readonly side: number;
  readonly number: Tally;
}

/** Is 6th Sense used after the action? */
export interface LookBack {
  readonly type: "LookBack";
  readonly side: number;
  readonly units: readonly number[];
}

/** A counter has been destroyed or has turned out to be nothing. */
export interface LossStep {
  readonly type: "LossStep";
  readonly side: number;
  readonly unit: number;
  /** An AI was destroyed, so a blue card goes with it (SOLO-7.4.b). */
  readonly searched: boolean;
}

/** Candidates are equal after every tie-break: chance takes one (SOLO-5.3.a5). */
export interface Lot {
  readonly type: "Lot";
  readonly side: number;
  readonly among: readonly number[];
  /** unit, target, goal, hex or facing. */
  readonly of: string;
}

/** Luck! moves the result below it by its table. */
export interface LuckResult {
  readonly type: "LuckResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
}

/** The die of Luck!; it is a roll like any other, so cards may change it too. */
export interface LuckRoll {
  readonly type: "LuckRoll";
  readonly side: number;
}

/** AI that still have to move by the order, one after the other (SOLO-AMB-28). */
export interface March {
  readonly type: "March";
  readonly side: number;
  readonly group: readonly number[];
  /** Members that could not move; they try once more when all others have moved. */
  readonly late: readonly number[];
  readonly target: number;
  readonly deed: Deed;
  readonly blue: boolean;
  readonly again: boolean;
  readonly picks: readonly number[];
}

/** An action with what the card prints beside it. */
export interface Deed {
  readonly act: Act;
  /** By how much the hit number is lowered (SOLO-4.8.a). */
  readonly cap: number;
  readonly long_range: boolean;
  readonly toward: Toward;
}

/** What an order tells an AI to do. */
export type Act = "ATT" | "GRP" | "PIV" | "PVA" | "RALLY" | "AUTO" | "DIS" | "MOVE" | "LOW" | "MCC";

/** Where a move leads: to the target, or to the cover nearest to the AI or to the target. */
export type Toward = "" | "cs" | "ct";

/** One AI's move: what it costs by itself, and by which hexes it goes. */
export interface MemberStep {
  readonly type: "MemberStep";
  readonly side: number;
  readonly unit: number;
  /** Before stress. */
  readonly cost: number;
  readonly way: readonly number[];
}

/** Where the mines are laid, and whether the enemy learns of it (card 17). */
export interface MineLaying {
  readonly type: "MineLaying";
  readonly side: number;
  readonly unit: number;
}

/** Only the owner of the mines may change the number (COH-17.10.h, COH-17.10.i). */
export interface MineNumber {
  readonly type: "MineNumber";
  readonly side: number;
  readonly unit: number;
}

/** A miss, a hit, or a critical one (COH-17.10.d, COH-17.10.e). */
export interface MineResult {
  readonly type: "MineResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly unit: number;
  readonly number: Tally;
}

export interface MineRoll {
  readonly type: "MineRoll";
  readonly side: number;
  readonly unit: number;
  readonly number: Tally;
}

/** Units under which the mines of this side still have to explode (COH-17.10.b). */
export interface MinesStep {
  readonly type: "MinesStep";
  readonly side: number;
  readonly units: readonly number[];
}

/** Lies at the bottom of the stack: whenever all is done, the side in turn acts. */
export interface NextTurn {
  readonly type: "NextTurn";
  readonly side: number;
}

/** The move gets dearer; who cannot pay for it in CAP stays where it is (A23). */
export interface ObstacleResult {
  readonly type: "ObstacleResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly unit: number;
  readonly to: number;
  readonly cost: number;
  readonly obstacle: string;
  readonly vehicle: number;
}

/** One die for a unit that sets out into wire or a road block (COH-17.8.a, COH-17.9.d). */
export interface ObstacleRoll {
  readonly type: "ObstacleRoll";
  readonly side: number;
  readonly unit: number;
  readonly to: number;
  readonly cost: number;
  /** The rule under which it is rolled. */
  readonly obstacle: string;
  /** The vehicle that the unit gets on or off. */
  readonly vehicle: number;
}

export interface OfficerResult {
  readonly type: "OfficerResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
}

/** Frontline Officer: CAP beyond the track for this round. */
export interface OfficerRoll {
  readonly type: "OfficerRoll";
  readonly side: number;
}

/** An attack whose supporters have just turned up their markers. */
export interface OpenAttack {
  readonly type: "OpenAttack";
  readonly side: number;
  readonly unit: number;
  readonly target: number;
  readonly deed: Deed;
  readonly blue: boolean;
}

/** The same when a marker has changed what an AI can do: another tries the order (7.5.d). */
export interface OrderAgain {
  readonly type: "OrderAgain";
  readonly side: number;
  readonly card: number;
  readonly picks: readonly number[];
  readonly tried: readonly Trial[];
}

/** A row of the card that was tried. */
export interface Trial {
  /** close, short, counter, pass, tactical or scenario. */
  readonly row: string;
  /** Which order of a list. */
  readonly index: number;
  readonly verdicts: readonly Verdict[];
}

/** Why an AI was taken for an order or passed over. */
export interface Verdict {
  readonly unit: number;
  readonly why: string;
  /** A distance, an AR or a cost, as the reason asks for. */
  readonly number: number;
}

/** One order of the card is executed (SOLO-2.5.a). */
export interface OrderStep {
  readonly type: "OrderStep";
  readonly side: number;
  readonly card: number;
  readonly picks: readonly number[];
}

/** A unit of the AI appears in a hex, or as near to it as there is room (SOLO-2.3.b). */
export interface PlaceReinforcement {
  readonly type: "PlaceReinforcement";
  readonly side: number;
  readonly unit: number;
  readonly hex: number;
  readonly picks: readonly number[];
}

/** In a hex of the scenario, or two hexes from the one that is nearest to a unit. */
export interface PlaceRumour {
  readonly type: "PlaceRumour";
  readonly side: number;
  /** -1 where the scenario names none. */
  readonly hex: number;
  /** The direction, from 1. */
  readonly die: number;
  readonly picks: readonly number[];
}

/**
 * A player plays his artillery card and notes the target, or keeps it (COH-13.5.a).
 *
 * The players are asked one after the other; nobody learns anything before all have answered.
 */
export interface PlanStrikes {
  readonly type: "PlanStrikes";
  readonly side: number;
  /** Whom and what is still to be asked, this question first. */
  readonly asked: readonly Question[];
  readonly plans: readonly Plan[];
}

/** An artillery card that a player may play now. */
export interface Question {
  readonly seat: number;
  readonly weapon: number;
}

/** What a player has noted while others still plan. */
export interface Plan {
  readonly seat: number;
  readonly strike: Strike;
}

/** Everybody with an artillery card is asked, card by card. */
export interface PlanningStep {
  readonly type: "PlanningStep";
  readonly side: number;
}

/** CAP may change the rally number before the roll (COH-7.8.h). */
export interface RallyNumber {
  readonly type: "RallyNumber";
  readonly side: number;
  readonly unit: number;
}

/** Success if the roll reaches the number (COH-7.7.a). */
export interface RallyResult {
  readonly type: "RallyResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly unit: number;
  readonly number: Tally;
}

export interface RallyRoll {
  readonly type: "RallyRoll";
  readonly side: number;
  readonly unit: number;
  readonly number: Tally;
}

/** Units of the action that still have to roll. */
export interface RallyStep {
  readonly type: "RallyStep";
  readonly side: number;
  readonly units: readonly number[];
}

/** Rapid Deployment: which of the moved units goes further, and where. */
export interface RapidMove {
  readonly type: "RapidMove";
  readonly side: number;
  readonly moved: readonly number[];
}

/** Which hex is searched by fire (COH-11.7.a). */
export interface ReconByFire {
  readonly type: "ReconByFire";
  readonly side: number;
  readonly unit: number;
  readonly card: number;
}

/** Units due now wait beside the board (COH-9.9.a). */
export interface Reinforce {
  readonly type: "Reinforce";
  readonly side: number;
}

/** A unit of the AI appears in the hex of a card (SOLO-2.3.b). */
export interface ReinforcementCard {
  readonly type: "ReinforcementCard";
  readonly side: number;
  readonly unit: number;
}

/** The moment beneath asks the AI; its procedure answers. */
export interface Reply {
  readonly type: "Reply";
  readonly side: number;
  readonly picks: readonly number[];
}

/** Feared Reputation: the side that lost the roll may move first after all (card 10). */
export interface Reputation {
  readonly type: "Reputation";
  readonly side: number;
}

/** One die of a result is rolled again. */
export interface RerollDie {
  readonly type: "RerollDie";
  readonly side: number;
  readonly index: number;
}

/** The owner of a unit that was just placed chooses its facing (COH-11.2.b). */
export interface RevealFacing {
  readonly type: "RevealFacing";
  readonly side: number;
  readonly unit: number;
  /** It may get into a fortification first (COH-17.3.a). */
  readonly shelters: boolean;
}

/** A chit is drawn from the cup for a rumored enemy (SOLO-6.1.b). */
export interface RevealRumour {
  readonly type: "RevealRumour";
  readonly side: number;
  readonly unit: number;
}

/** Both sides roll for the right to move first (COHC-2.f). */
export interface RollOff {
  readonly type: "RollOff";
  readonly side: number;
}

/** Both sides passed: score, then end or prepare (COH-9.0.a). */
export interface RoundEnd {
  readonly type: "RoundEnd";
  readonly side: number;
}

/** A rumored enemy that was told to attack has been revealed (SOLO-6.2). */
export interface RumourAttack {
  readonly type: "RumourAttack";
  readonly side: number;
  readonly target: number;
  readonly deed: Deed;
  readonly blue: boolean;
}

/** What the scouts do: find hidden enemies, or hide the unit that acts. */
export interface ScoutTeams {
  readonly type: "ScoutTeams";
  readonly side: number;
  readonly unit: number;
}

/** Cards are drawn until a blue one appears; it is removed, the others go back (SOLO-7.4). */
export interface SearchBlue {
  readonly type: "SearchBlue";
  readonly side: number;
}

/** 9 or more reveals a rumored enemy; CAP may lower the number (SOLO-6.3.a). */
export interface SearchNumber {
  readonly type: "SearchNumber";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly target: number;
}

/** The same dice count against whoever is found (SOLO-6.3.c). */
export interface SearchResult {
  readonly type: "SearchResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly target: number;
  readonly number: Tally;
}

export interface SearchRoll {
  readonly type: "SearchRoll";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly target: number;
  readonly number: Tally;
}

/** An opportunity action is over: all who took part are spent (COHC-4.d). */
export interface Seized {
  readonly type: "Seized";
  readonly side: number;
}

/** In which hex a unit lays smoke. */
export interface SmokeScreen {
  readonly type: "SmokeScreen";
  readonly side: number;
  readonly unit: number;
  readonly card: number;
}

export interface SniperResult {
  readonly type: "SniperResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly enemy: number;
}

export interface SniperRoll {
  readonly type: "SniperRoll";
  readonly side: number;
  readonly enemy: number;
}

/** The shot is over: does anybody see where it came from? */
export interface SniperWatch {
  readonly type: "SniperWatch";
  readonly side: number;
  readonly unit: number;
}

/** 8 or more, and the player goes first; CAP may lower it (SOLO-2.9). */
export interface SoloInitiative {
  readonly type: "SoloInitiative";
  readonly side: number;
}

export interface SoloInitiativeResult {
  readonly type: "SoloInitiativeResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly number: Tally;
}

export interface SoloInitiativeRoll {
  readonly type: "SoloInitiativeRoll";
  readonly side: number;
  readonly number: Tally;
}

/** Spent if the die is not above the cost (COH-2.5.b, COH-2.5.c). */
export interface SpentResult {
  readonly type: "SpentResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly units: readonly number[];
  readonly cost: number;
  readonly secret: boolean;
}

/** One spent die for the unit or the whole group (COH-2.5.a, COH-10.10.c). */
export interface SpentRoll {
  readonly type: "SpentRoll";
  readonly side: number;
  readonly units: readonly number[];
  readonly cost: number;
  readonly secret: boolean;
}

/** The action is done; now its cost (COH-2.1.a). */
export interface SpentStep {
  readonly type: "SpentStep";
  readonly side: number;
  readonly units: readonly number[];
  readonly cost: number;
  readonly moved: readonly number[];
  /** The cost can never be changed: entry at 0 AP, action cards (COH-4.12.a, COH-8.5.h). */
  readonly fixed: boolean;
  /** Hidden units: cost, roll and outcome are their owner's business (COH-11.6.b). */
  readonly secret: boolean;
}

/** On a 6 the sniper is revealed; Luck may bring the roll there. */
export interface SpottingResult {
  readonly type: "SpottingResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly unit: number;
}

/** After each shot of a hidden sniper the opponent rolls one die (COHC-13.a). */
export interface SpottingRoll {
  readonly type: "SpottingRoll";
  readonly side: number;
  readonly unit: number;
}

export interface StaffResult {
  readonly type: "StaffResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
}

/** Card 8: a die for extra CAP of this round. */
export interface StaffRoll {
  readonly type: "StaffRoll";
  readonly side: number;
}

/** The hex of a card is where artillery falls; it does not drift (SOLO-2.3.b). */
export interface StrikeCard {
  readonly type: "StrikeCard";
  readonly side: number;
  readonly weapon: number;
}

/** The strikes planned in the round before fall one after the other (COH-13.6.a). */
export interface StrikesStep {
  readonly type: "StrikesStep";
  readonly side: number;
}

/** The unit that was hit where it hid. */
export interface StruckUnseen {
  readonly type: "StruckUnseen";
  readonly side: number;
  readonly unit: number;
  /** The colour of the defense that was struck. */
  readonly armored: boolean;
  readonly worst: boolean;
}

/** An obstacle has made a step dearer; where the rules ask for it, its owner says yes or no. */
export interface Toll {
  readonly type: "Toll";
  readonly side: number;
  readonly unit: number;
  readonly to: number;
  readonly cost: number;
  readonly obstacle: string;
  /** What the die has added. */
  readonly added: number;
  readonly vehicle: number;
  /** CAP that it takes. */
  readonly cap: number;
}

/** An AI turns in place, and attacks then if its order says so (SOLO-4.3.l, SOLO-4.3.q). */
export interface Turning {
  readonly type: "Turning";
  readonly side: number;
  readonly unit: number;
  readonly target: number;
  readonly deed: Deed;
  readonly blue: boolean;
  readonly picks: readonly number[];
}

/** What the chosen unit does (COH-2.3.a). */
export interface UnitAction {
  readonly type: "UnitAction";
  readonly side: number;
  readonly unit: number;
  /** The card that pays for the action, 0 for none. */
  readonly card: number;
  /** Scout Teams were sent out for the unit, so that it must act. */
  readonly scouted: boolean;
}

/** CAP to spare an own hidden unit; the question is put for those out of reach too. */
export interface UnseenNumber {
  readonly type: "UnseenNumber";
  readonly side: number;
  readonly shot: Shot;
  readonly hexes: readonly number[];
  /** The hidden unit. */
  readonly aimed: number;
}

/** Dice for a hidden unit; no card changes them, for they are nobody's to see. */
export interface UnseenRoll {
  readonly type: "UnseenRoll";
  readonly side: number;
  readonly shot: Shot;
  readonly hexes: readonly number[];
  readonly aimed: number;
  readonly by: number;
}

/** Which of the attackers is destroyed. */
export interface Vengeance {
  readonly type: "Vengeance";
  readonly side: number;
  readonly targets: readonly number[];
}

export interface WindResult {
  readonly type: "WindResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
}

/** Card 7: dice for extra AP of the activated units (AC37). */
export interface WindRoll {
  readonly type: "WindRoll";
  readonly side: number;
}

/** Before the roll the attacker may change the hit number and aim carefully. */
export interface WorkNumber {
  readonly type: "WorkNumber";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly mark: Mark;
  readonly aim: number;
}

/** A miss, or the marker is gone (COH-17.11.b). */
export interface WorkResult {
  readonly type: "WorkResult";
  readonly side: number;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly shot: Shot;
  readonly mark: Mark;
  readonly number: Tally;
}

export interface WorkRoll {
  readonly type: "WorkRoll";
  readonly side: number;
  readonly shot: Shot;
  readonly mark: Mark;
  readonly number: Tally;
}

/** Markers still to be rolled against. */
export interface WorksStep {
  readonly type: "WorksStep";
  readonly side: number;
  readonly shot: Shot;
  readonly supporters: readonly number[];
  readonly marks: readonly Mark[];
  readonly aim: number;
}

/** A unit whose transport was destroyed stands in the hex and faces as it likes. */
export interface WreckFacing {
  readonly type: "WreckFacing";
  readonly side: number;
  readonly unit: number;
  /** It may get into a fortification first (COH-17.3.a). */
  readonly shelters: boolean;
}

/** A unit as one seat sees it. Fields that the seat may not know keep their default. */
export interface UnitView {
  readonly id: number;
  readonly kind: string;
  readonly side: number;
  /** waiting: beside the board; due: in a later round. */
  readonly place: "board" | "destroyed" | "due" | "hidden" | "waiting";
  /** Left out: -1. */
  readonly hex?: number;
  /** Left out: -1. */
  readonly facing?: number;
  readonly spent?: boolean;
  readonly stressed?: boolean;
  /** The marker's id, "?" for a face-down marker of the other team, "" for none. */
  readonly hit?: string;
  /** The marker has a blue back, which everybody sees (COH-15.13.a). */
  readonly hit_armored?: boolean;
  readonly hit_shown?: boolean;
  readonly hasty?: boolean;
  /** It performed an action in the turn that is running. */
  readonly acted?: boolean;
  readonly arrives?: number;
  /** The vehicle that carries or tows it (COH-15.8). Left out: -1. */
  readonly carrier?: number;
  /** It occupies the fortification in its hex. */
  readonly inside?: boolean;
  /** A vehicle that is stuck until the end of the round (card 15). */
  readonly bogged?: boolean;
}

/** A fortification or obstacle that a seat knows of. */
export interface WorkView {
  readonly hex: number;
  readonly type: WorkType;
  readonly owner: number;
  /** Left out: -1. */
  readonly facing?: number;
  /** Mines that the enemy does not know of. */
  readonly hidden?: boolean;
}

/** The smoke markers in a hex; two of a kind stand for any number. */
export interface SmokeView {
  readonly hex: number;
  readonly heavy: number;
  readonly light: number;
}

/** A planned strike. That it is planned is no secret, the rest is (COH-13.5.d). */
export interface StrikeView {
  readonly side: number;
  readonly weapon: number;
  /** The round before which it falls. */
  readonly round: number;
  /** Where it is aimed; -1 for a strike of the enemy. Left out: -1. */
  readonly hex?: number;
  readonly smoke?: boolean;
}

/** Readings that players dispute, see docs/rulings.md, and what they agree on (chapter 19). */
export interface CohOptions {
  readonly swift_action_stress: boolean;
  /** Nobody lays smoke unless the scenario says so; otherwise only tanks need it (A8). */
  readonly smoke_by_permission: boolean;
  /** One player plays for both commanders of a side with one track and one hand (COH-19.1). */
  readonly joined: boolean;
  /** Bonus moves lead into mines and out of them (A17). */
  readonly bonus_through_mines: boolean;
  readonly handicap: "adrenaline" | "cap-1" | "cap-2" | "none";
  /** Whose handicap it is (COH-19.2.a). */
  readonly handicap_seat: number;
  /** Every player begins with an Adrenaline card beside those that the scenario gives. */
  readonly extra_adrenaline: boolean;
  /** Flamethrowers do not ignore height, works, shields and hit markers (A12). */
  readonly flame_ignores_terrain_only: boolean;
  /** Pioneers set mines off when they turn or fight among them (A39). */
  readonly pioneers_wake_mines: boolean;
  /** The order deck plays this side (SOLO-2.2.a). */
  readonly deck: "german" | "none" | "soviet";
  /** The stay-fresh symbol saves nobody (SOLO-3.1.c). */
  readonly deck_strict: boolean;
  /** Order card 55 is left out (SOLO-S1.b2). */
  readonly deck_easier: boolean;
  /** Hit markers of the AI lie face up, for beginners (SOLO-7.5.b). */
  readonly deck_open: boolean;
  /** The campaign sheet: scenarios won so far, -1 without a sheet (SOLO-8.0.a). */
  readonly campaign_wins: number;
  /** Units that they have cost. */
  readonly campaign_losses: number;
}

/** The order deck on the table; there are no secrets in it but the order of the cards. */
export interface SoloView {
  /** The side that it plays. */
  readonly side: number;
  /** The order card that was drawn last, 0 before the first. */
  readonly card: number;
  readonly in_use: boolean;
  /** What was tried of it, the row that was executed last. */
  readonly trials: readonly Trial[];
  /** The unit at which the order points; -1 for none, below that an objective: -2 less its hex. */
  readonly target: number;
  readonly deck: readonly number[];
  readonly discards: readonly number[];
  readonly space: number;
  /** The units that a rumored enemy may turn out to be. */
  readonly cup: readonly number[];
  readonly blanks: number;
  /** A unit attacked in the player's last turn. */
  readonly attacked: boolean;
  readonly drawn: number;
}

/** What the classic edition keeps, as far as a seat may know it; units by their numbers. */
export interface ClassicView {
  /** By side: the pool of its activated units. */
  readonly ap: readonly [number, number];
  readonly active: readonly number[];
  readonly vp: readonly [number, number];
  readonly stuck: readonly number[];
  readonly fixed: readonly number[];
  readonly hurried: readonly number[];
  readonly crept: readonly number[];
  readonly barred: readonly number[];
  readonly willed: readonly number[];
  readonly shrouded: readonly number[];
  readonly widows: readonly number[];
  readonly flights: readonly Flight[];
  /** Aircraft that have left the map for good. */
  readonly left: readonly number[];
  /** Veteran cards that are used up, by their place in the scenario's list. */
  readonly used: readonly number[];
  readonly rerolled: readonly number[];
}

/** An aircraft on the map. */
export interface Flight {
  readonly unit: number;
  readonly hex: number;
  readonly facing: number;
  readonly altitude: number;
  /** It was hit: no more attacks, and it must leave (COHC-18.k). */
  readonly hurt: boolean;
  /** Bombs that it has dropped (COHC-18.p). */
  readonly dropped: number;
}

/** The static facts of a scenario. */
export interface CohFacts extends ScenarioFacts {
  readonly units: readonly UnitFact[];
  readonly kinds: Readonly<Record<string, UnitKind>>;
  readonly cards: Readonly<Record<string, Card>>;
  /** By side: the weapon cards that the scenario grants it. */
  readonly weapons: readonly (readonly Grant[])[];
  readonly weapon_cards: Readonly<Record<string, Weapon>>;
  /** Who may lay smoke by the scenario's permission. */
  readonly smoke: readonly Smoker[];
  readonly missions: readonly Mission[];
  readonly markers: Readonly<Record<string, Marker>>;
  readonly facings: readonly Texts[];
  /** (hex, level) of the hexes above level 0. */
  readonly levels: readonly (readonly [number, number])[];
  /** By side: the order deck that plays it, or may play it by an option. */
  readonly decks: readonly (SoloFacts | null)[];
  readonly campaign: Campaign | null;
  /** In the order in which the view says which are used up. */
  readonly veterans: readonly VeteranFact[];
}

/** A unit of the scenario, with the code that tells it from all others. */
export interface UnitFact {
  readonly id: number;
  readonly kind: string;
  readonly side: number;
  readonly code: Texts;
}

/** What a counter prints (COH-1.1, table T7). */
export interface UnitKind {
  readonly name: Texts;
  readonly side: string;
  readonly silhouette: string;
  readonly attack_cost: number;
  readonly move_cost: number;
  readonly mover: Mover;
  readonly role: Role;
  /** Wheel symbols under the move cost: bonus moves along roads (COH-15.1.b). */
  readonly wheels: number;
  /** Track symbols: bonus moves along roads and over open ground. */
  readonly tracks: number;
  /** Without a value it cannot attack targets of this colour. */
  readonly red_fp: number | null;
  readonly blue_fp: number | null;
  readonly red_crewed: boolean;
  readonly blue_crewed: boolean;
  readonly range: number;
  readonly front: number;
  readonly flank: number;
  readonly armored: boolean;
  /** The attack cost stands in a white circle (COH-16.2.a). */
  readonly turret: boolean;
  /** The flank value has a red frame (COH-16.5.a). */
  readonly open_topped: boolean;
  /** DR that an APC lends to whoever it carries (COH-16.6.a). */
  readonly shield: number;
  readonly tank: boolean;
  readonly truck: boolean;
  readonly wagon: boolean;
  /** A counter that may turn out to be nothing (SOLO-6.0.a). */
  readonly rumour: boolean;
  /** A chit of the cup: the rumored enemy turns out to be mines (SOLO-AMB-45). */
  readonly mines: boolean;
  readonly pioneers: boolean;
  readonly flamethrower: boolean;
  /** Its fire is HE (COH-13.0.d). */
  readonly mortar: boolean;
  /** In millimetres, where it matters: mortars of 80 and more lay smoke (COH-14.0.a). */
  readonly calibre: number;
  /** The attack cost in parentheses; without it there is no indirect fire (COH-13.0.c). */
  readonly indirect_cost: number | null;
  readonly min_range: number;
  /** It may fire and stay hidden (COHC-13.a). */
  readonly sniper: boolean;
  /** The number in the blue hexagon of an aircraft (COHC-18.b). */
  readonly impulses: number;
  /** How many bombs an aircraft carries (COHC-18.p). */
  readonly bombs: number;
  /** A blue circle under the FP (COHC-18.h). */
  readonly anti_air: boolean;
  /** Counters of this kind in the box. */
  readonly count: number;
  readonly years: readonly [number, number];
  readonly given: readonly string[];
  readonly outside: readonly string[];
  readonly id: string;
}

/** The colour of the movement cost (COH-4.5.a, COH-15.1). */
export type Mover = "foot" | "wheeled" | "tracked";

/** What a unit is, whatever it moves on: a field gun is neither foot nor vehicle (A44). */
export type Role = "foot" | "gun" | "vehicle" | "aircraft";

/** A battle card. */
export interface Card {
  readonly title: Texts;
  readonly text: Texts;
  readonly count: number;
  readonly type: CardType;
  readonly cost: number;
  readonly colour: "blue" | "green";
  readonly symbols: readonly ("group" | "he" | "hidden")[];
  readonly amount: number;
  /** What each face of a d6 brings, for cards that roll one. */
  readonly table: readonly number[];
  readonly source: "designed" | "outside" | "rulebook";
  readonly number: number;
}

/** The symbol in a card's upper left corner (COH-8.3). */
export type CardType = "action" | "bonus" | "scenario";

/** A weapon card that the scenario grants a side (COH-8.2.a). */
export interface Grant {
  readonly weapon: number;
  readonly uses: number;
  /** The rounds in which it may be played; empty, all of them. */
  readonly rounds: readonly number[];
}

/** A weapon card (COH-8.2). */
export interface Weapon {
  readonly title: Texts;
  readonly text: Texts;
  readonly side: string;
  readonly use: WeaponUse;
  /** Green AP of the attack; artillery has none (COH-8.7.a). */
  readonly cost: number;
  readonly red_fp: number | null;
  readonly blue_fp: number | null;
  readonly range: number;
  /** How far it carries; beyond its range, as at long range. */
  readonly reach: number;
  /** How many hexes around its target artillery hits (COH-8.7.c). */
  readonly blast: number;
  /** What a strike needs on 1d6 to land on its target (COH-13.7.a). */
  readonly drift: number;
  /** Whether the target's terrain protects it. */
  readonly terrain: boolean;
  /** Whether smoke does (COHC T8). */
  readonly smoke: boolean;
  /** Only for vehicles and guns (COHC T8). */
  readonly metal: boolean;
  /** It may also be laid as ordinary mines (COHC T8). */
  readonly laid: boolean;
  readonly symbols: readonly ("group" | "he")[];
  readonly source: "designed" | "outside" | "rulebook";
  readonly number: number;
}

/** When a weapon card does its work (COH-8.3). */
export type WeaponUse = "attack" | "artillery";

/** Who lays smoke, each kind with a permission of its own (COH-14.0.a, A8). */
export type Smoker = "mortars" | "artillery" | "pioneers" | "tanks";

/** One line of a scenario about one mission card. */
export interface Mission {
  readonly card: number;
  /** Whom the event favours, or who has the objective if he draws the card. */
  readonly side: number;
  readonly event: Event | null;
  readonly aim: Aim | null;
  readonly hex: number;
  /** How many enemy units are to be destroyed. */
  readonly count: number;
  /** VP, CAP or artillery rounds. */
  readonly points: number;
}

/** What happens at once when a Score or Event card is drawn. */
export type Event = "objectives" | "vp" | "cap" | "reinforcements" | "artillery";

/** What an Objective card asks of the player who drew it. */
export type Aim = "hold" | "reach" | "destroy";

/** A hit marker: each figure changes the characteristic at its place (COH-7.3). */
export interface Marker {
  readonly name: Texts;
  readonly count: number;
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
  readonly id: string;
  readonly armored: boolean;
  /** Marks a hit when the pool is empty; it comes out of no pool. */
  readonly stand_in: boolean;
}

/** The order deck of a scenario, as the page shows it. */
export interface SoloFacts {
  readonly side: number;
  readonly orders: Readonly<Record<string, OrderCard>>;
  readonly track: readonly Space[];
  readonly counteractions: readonly Order[];
  readonly scenario_orders: readonly Order[];
}

/** A card of the order deck (SOLO-2.3.a). */
export interface OrderCard {
  readonly number: number;
  /** D, O or nothing: defensive or offensive; no rule reads it (SOLO-DECK.h). */
  readonly symbol: string;
  readonly colour: Colour;
  /** By how many spaces the scenario marker moves. */
  readonly steps: number;
  /** It moves only while so many counters or fewer are in play; 0 for always. */
  readonly limit: number;
  readonly reshuffle: boolean;
  readonly close: readonly Deed[];
  readonly short: readonly Deed[];
  readonly third: Third;
  readonly tactical: readonly Order[];
  /** Scenario orders are its last resort. */
  readonly scenario: boolean;
  readonly spent: number;
  readonly stay_fresh: boolean;
  readonly hex: string;
  /** seed: as the rulebook shows it; part: completed by us; designed: ours. */
  readonly source: string;
  /** The columns of a card from the rulebook that are ours all the same. */
  readonly designed: readonly string[];
}

/** A green card is for fresh AI and has a Spent Check, a blue one for all, without (2.3). */
export type Colour = "G" | "B";

/** The third priority row of a card (SOLO-4.3.a, SOLO-4.3.t). */
export type Third = "." | "CA" | "PS";

/** Which AI acts, against what, and how (SOLO-5.1.a). */
export interface Order {
  /** As the data file has it. */
  readonly text: string;
  /** All must hold; see AGENT_ATOMS. */
  readonly agent: readonly string[];
  /** No unit stands within so many hexes of the AI; 0 asks for nothing. */
  readonly clear: number;
  readonly nearest: boolean;
  /** In the order in which they are named (SOLO-5.7.a1). */
  readonly targets: readonly OrderTarget[];
  readonly deed: Deed;
  /** Only if no unit attacked in the player's last turn (scenario lists). */
  readonly unless_attacked: boolean;
}

/** What an order points at: units of the player, or objectives. */
export interface OrderTarget {
  readonly objective: boolean;
  /** All must hold; see TARGET_ATOMS. */
  readonly atoms: readonly string[];
}

/** A space of the scenario track. */
export interface Space {
  readonly title: Texts;
  readonly text: Texts;
  readonly events: readonly TrackEvent[];
  /** It happens even when the marker jumps over it (SOLO-7.2.b). */
  readonly mandatory: boolean;
}

/** One event of a space. */
export interface TrackEvent {
  readonly what: Happening;
  /** By the face of a die. */
  readonly table: readonly number[];
  readonly amount: number;
  readonly hex: number;
  /** The unit that it is about, or that goes into the cup. */
  readonly unit: number;
  /** It takes the place of the card's order if it can be done (SOLO-S1.k). */
  readonly replaces: boolean;
  /** The artillery card whose figures a strike has. */
  readonly weapon: number;
}

/** What a space of the scenario track does (SOLO-7.2). */
export type Happening =
  | "lose-cap"
  | "gain-cap"
  | "rally"
  | "bog"
  | "act-twice"
  | "rumour"
  | "arrive"
  | "score"
  | "strike"
  | "reinforce"
  | "drift"
  | "end-round";

/** The place of a scenario in a campaign (SOLO-8.0). */
export interface Campaign {
  readonly title: Texts;
  readonly part: number;
  readonly of: number;
  /** The scenario that comes after it. */
  readonly next: string;
  readonly rows: readonly Carried[];
}

/** What the campaign sheet brings into a scenario if its figures are within these limits. */
export interface Carried {
  readonly text: Texts;
  readonly wins: readonly [number, number];
  readonly losses: readonly [number, number];
  readonly cap: number;
  readonly points: number;
  readonly blanks: number;
  readonly without: readonly string[];
}

/** A veteran card that the scenario gives to a player or to units of his. */
export interface VeteranFact {
  readonly card: number;
  readonly side: number;
  readonly units: readonly number[];
  readonly title: Texts;
  readonly text: Texts;
}

/** What the arguments of messages stand for. */
export const ARGUMENTS: Readonly<Record<string, "unit" | "units" | "hex" | "card" | "veteran" | "weapon" | "cards" | "side" | "team" | "facing" | "marker" | undefined>> = {
  unit: "unit",
  target: "unit",
  aimed: "unit",
  by: "unit",
  attacker: "unit",
  vehicle: "unit",
  units: "units",
  hex: "hex",
  to: "hex",
  from: "hex",
  origin: "hex",
  card: "card",
  veteran: "veteran",
  weapon: "weapon",
  cards: "cards",
  side: "side",
  seat: "side",
  team: "team",
  winner: "team",
  facing: "facing",
  marker: "marker",
};
