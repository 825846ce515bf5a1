/** ASL Starter Kit on the wire; written by `python -m tools.wire`. */

import type {
  BoardFacts,
  HexFact,
  Offer,
  Refusal,
  ScenarioFacts,
  SideFacts,
  Tally,
  Texts,
} from "../../lib/wire";

/** What a seat may choose. */
export type AslskChoice =
  | Done
  | Place
  | Arm
  | Face
  | PickUp
  | Hide
  | Recover
  | Repair
  | Transfer
  | Drop
  | Destroy
  | SelfRally
  | Rally
  | KeepDm
  | OpenFire
  | AddFirer
  | Direct
  | Fire
  | Apart
  | CallOff
  | Bombard
  | Shoot
  | Engage
  | React
  | Rake
  | Swing
  | FirePanzerfaust
  | AvoidBackblast
  | PickTarget
  | Follow
  | Take
  | Join
  | Leave
  | DoubleTime
  | AssaultMove
  | Step
  | Push
  | Exit
  | ThrowSmoke
  | PlaceCharge
  | Stop
  | Start
  | Halt
  | Delay
  | Turn
  | Traverse
  | Hatch
  | Free
  | Dispense
  | SeekMotion
  | Scrap
  | Advance
  | Rout
  | RoutStep
  | Fight
  | Grapple
  | Against
  | Wield
  | CloseDefense
  | Declare
  | Accompany
  | Promote;

/** Nothing more in this step or phase; in a window: no fire. */
export interface Done {
  readonly type: "Done";
}

/** Put a unit into a hex at set-up (ASL-1.3.a). */
export interface Place {
  readonly type: "Place";
  readonly unit: number;
  readonly hex: number;
}

/** Give a weapon to a unit at set-up (ASL-4.0.w). */
export interface Arm {
  readonly type: "Arm";
  readonly weapon: number;
  readonly unit: number;
}

/** Point a Gun at a hexspine at set-up, or when it was pushed (ASL-3.2.4.s, ASL-6.5.m). */
export interface Face {
  readonly type: "Face";
  readonly weapon: number;
  readonly arc: number;
}

/** Take a placed unit back at set-up. */
export interface PickUp {
  readonly type: "PickUp";
  readonly unit: number;
}

/** Set a hex's units up hidden, as an SSR allows, or show them again. */
export interface Hide {
  readonly type: "Hide";
  readonly hex: number;
}

/** Try to pick up an unpossessed weapon (ASL-3.1.d, ASL-3.3.1.q). */
export interface Recover {
  readonly type: "Recover";
  readonly unit: number;
  readonly weapon: number;
}

/** Try to repair a malfunctioned weapon (ASL-3.1.e). */
export interface Repair {
  readonly type: "Repair";
  readonly weapon: number;
}

/** Hand a weapon over to another unit in the hex (ASL-3.1.g, ASL-3.7.a). */
export interface Transfer {
  readonly type: "Transfer";
  readonly weapon: number;
  readonly unit: number;
}

/** Leave a weapon behind (ASL-4.0.e). */
export interface Drop {
  readonly type: "Drop";
  readonly weapon: number;
}

/** Destroy an own weapon (ASL-4.0.p). */
export interface Destroy {
  readonly type: "Destroy";
  readonly weapon: number;
}

/** Try to rally without a leader (ASL-3.1.h). */
export interface SelfRally {
  readonly type: "SelfRally";
  readonly unit: number;
}

/** Try to rally a unit with the help of a leader (ASL-3.1.j). */
export interface Rally {
  readonly type: "Rally";
  readonly unit: number;
  readonly leader: number;
}

/** Leave the DM marker on a broken unit (ASL-3.1.r). */
export interface KeepDm {
  readonly type: "KeepDm";
  readonly unit: number;
}

/** Begin an attack on a hex with the FP of a unit, or with a weapon (ASL-3.2.2). */
export interface OpenFire {
  readonly type: "OpenFire";
  readonly hex: number;
  readonly unit: number;
  readonly weapon: number;
  /** The vehicle brings its turret to bear by turning its front (ASL-7.8.x). */
  readonly hull: boolean;
}

/** Take a unit's FP, or a weapon, into the Fire Group (ASL-3.2.2.j). */
export interface AddFirer {
  readonly type: "AddFirer";
  readonly unit: number;
  readonly weapon: number;
}

/** A leader directs the attack (ASL-3.2.2.o). */
export interface Direct {
  readonly type: "Direct";
  readonly leader: number;
}

/** The attack is put together: roll. */
export interface Fire {
  readonly type: "Fire";
}

/** The members of a Fire Group who have LOS after all fire hex by hex (ASL-3.2.2.m). */
export interface Apart {
  readonly type: "Apart";
}

/** Not this attack after all. */
export interface CallOff {
  readonly type: "CallOff";
}

/** Fire a mortar at a hex without known enemies (ASL-6.11.f). */
export interface Bombard {
  readonly type: "Bombard";
  readonly unit: number;
  readonly weapon: number;
}

/**
 * Fire the Gun that is laid on a hex: Target Type, ammunition, and the direction to which its
 * arc is turned, or NOBODY (ASL-3.2.4.i, ASL-6.2.d).
 */
export interface Shoot {
  readonly type: "Shoot";
  readonly target: number;
  readonly ammunition: number;
  readonly arc: number;
  readonly hull: boolean;
}

/**
 * Fire a weapon at a vehicle on the VTT: ammunition, and the direction to which the arc is
 * turned, or NOBODY; weapon NOBODY looks for a Panzerfaust (ASL-3.2.4.g).
 */
export interface Engage {
  readonly type: "Engage";
  readonly unit: number;
  readonly weapon: number;
  readonly vehicle: number;
  readonly ammunition: number;
  readonly arc: number;
  readonly leader: number;
  /** The turret is turned there by turning the front (ASL-7.8.x). */
  readonly hull: boolean;
}

/**
 * CC Reaction Fire against a vehicle that moves in the unit's own hex, with an SMC or NOBODY
 * (ASL-3.3.4.a).
 */
export interface React {
  readonly type: "React";
  readonly unit: number;
  readonly vehicle: number;
  readonly leader: number;
}

/**
 * Fire the Gun or MA that is laid on a hex with its IFE, like an MG (ASL-6.8.b).
 *
 * `hull`: a vehicle turns its front instead of its turret (ASL-7.8.x).
 */
export interface Rake {
  readonly type: "Rake";
  readonly arc: number;
  readonly hull: boolean;
}

/** Change the arc of a Gun without firing it (ASL-3.2.4.v). */
export interface Swing {
  readonly type: "Swing";
  readonly weapon: number;
  readonly arc: number;
}

/** Look for a Panzerfaust and fire it (ASL-4.4.2.b). */
export interface FirePanzerfaust {
  readonly type: "FirePanzerfaust";
  readonly unit: number;
  readonly hex: number;
}

/** Take the TH DRM rather than Backblast, or accept Backblast (ASL-4.4.3.a). */
export interface AvoidBackblast {
  readonly type: "AvoidBackblast";
  readonly avoid: boolean;
}

/** The unit that a Panzerfaust is to hit; NOBODY leaves it to chance (ASL-4.4.2.q). */
export interface PickTarget {
  readonly type: "PickTarget";
  readonly unit: number;
}

/** The enemy on which an Acquisition is kept when its stack moves apart (ASL-6.10.i). */
export interface Follow {
  readonly type: "Follow";
  readonly unit: number;
}

/** Begin the move of a unit, or go on with one of the moving stack (ASL-3.3.1.f). */
export interface Take {
  readonly type: "Take";
  readonly unit: number;
}

/** Take another unit of the hex into the moving stack (ASL-3.3.1.h). */
export interface Join {
  readonly type: "Join";
  readonly unit: number;
}

/** Leave a unit of the stack where it is; it may go on later (ASL-3.3.1.h). */
export interface Leave {
  readonly type: "Leave";
  readonly unit: number;
}

/** Declare Double Time for the units that move together (ASL-3.3.1.j). */
export interface DoubleTime {
  readonly type: "DoubleTime";
}

/** Declare Assault Movement for the units that move together (ASL-3.3.1.i). */
export interface AssaultMove {
  readonly type: "AssaultMove";
}

/** Enter an adjacent hex, along the road or not (ASL-3.3.b, ASL-1.1.1.WR.b). */
export interface Step {
  readonly type: "Step";
  readonly hex: number;
  readonly road: boolean;
  /** Of a vehicle: 0 for the cost of the hex, 1 for all its MP, 2 for all MP that are left. */
  readonly pay: number;
}

/** Push a Gun into an adjacent hex, along the road or not (ASL-6.5.a). */
export interface Push {
  readonly type: "Push";
  readonly weapon: number;
  readonly hex: number;
  readonly road: boolean;
}

/** Leave the map (ASL-3.3.h). */
export interface Exit {
  readonly type: "Exit";
}

/** Try to place smoke with grenades (ASL-3.3.1.m). */
export interface ThrowSmoke {
  readonly type: "ThrowSmoke";
  readonly unit: number;
  readonly hex: number;
}

/** Place a DC against an adjacent hex, or against an AFV in it (ASL-4.3.e, ASL-4.3.j). */
export interface PlaceCharge {
  readonly type: "PlaceCharge";
  readonly unit: number;
  readonly weapon: number;
  readonly hex: number;
  readonly vehicle: number;
}

/** The units that move together have finished their MPh (ASL-3.3.1.f). */
export interface Stop {
  readonly type: "Stop";
}

/** Spend a Start MP (ASL-3.3.2.k). */
export interface Start {
  readonly type: "Start";
}

/** Spend a Stop MP (ASL-3.3.2.l). */
export interface Halt {
  readonly type: "Halt";
}

/** Spend an MP without moving (ASL-3.3.2.p). */
export interface Delay {
  readonly type: "Delay";
}

/** Change the VCA of a vehicle to a hexspine (ASL-3.3.2.f, ASL-3.3.2.h). */
export interface Turn {
  readonly type: "Turn";
  readonly unit: number;
  readonly arc: number;
}

/** Turn the turret to a hexspine, in the MPh with the next MP (ASL-3.3.2.i). */
export interface Traverse {
  readonly type: "Traverse";
  readonly unit: number;
  readonly arc: number;
}

/** Place a CE marker on an AFV, or remove it (ASL-7.7.j). */
export interface Hatch {
  readonly type: "Hatch";
  readonly unit: number;
}

/** Try to free a bogged vehicle (ASL-7.6.g). */
export interface Free {
  readonly type: "Free";
}

/** Try to place smoke with one of the dispensers of a vehicle (ASL-7.5.b). */
export interface Dispense {
  readonly type: "Dispense";
  readonly unit: number;
  readonly dispenser: number;
  readonly hex: number;
}

/** A Motion Attempt of the DEFENDER's AFV (ASL-3.3.2.1). */
export interface SeekMotion {
  readonly type: "SeekMotion";
  readonly unit: number;
}

/** The vehicle to flip of two in a hex at the end of the MPh (ASL-3.3.2.o). */
export interface Scrap {
  readonly type: "Scrap";
  readonly unit: number;
}

/** Advance a unit into an adjacent hex, a leader with it if he spares it MF (ASL-3.7.b). */
export interface Advance {
  readonly type: "Advance";
  readonly unit: number;
  readonly hex: number;
  readonly leader: number;
}

/** A broken unit begins to rout, with a leader who goes with it or NOBODY (ASL-3.6.u). */
export interface Rout {
  readonly type: "Rout";
  readonly unit: number;
  readonly leader: number;
}

/** Rout into an adjacent hex (ASL-3.6.k), by Low Crawl, or at a road rate that is lower. */
export interface RoutStep {
  readonly type: "RoutStep";
  readonly hex: number;
  readonly crawl: boolean;
  readonly road: boolean;
}

/** The next hex whose CC is resolved (ASL-3.8.c). */
export interface Fight {
  readonly type: "Fight";
  readonly hex: number;
}

/** Add an attacking unit to the CC attack that is being declared (ASL-3.8.e). */
export interface Grapple {
  readonly type: "Grapple";
  readonly unit: number;
}

/** Add an enemy unit to those attacked (ASL-3.8.e). */
export interface Against {
  readonly type: "Against";
  readonly unit: number;
}

/** Add a weapon of a vehicle to the CC attack that is being declared (ASL-3.8.aj). */
export interface Wield {
  readonly type: "Wield";
  readonly weapon: number;
}

/** A BU AFV uses its Nahverteidigungswaffe (ASL-3.8.ao). */
export interface CloseDefense {
  readonly type: "CloseDefense";
  readonly unit: number;
}

/** The CC attack is put together; declare it. */
export interface Declare {
  readonly type: "Declare";
}

/** Put a leader with another unit of the hex before CC (ASL-3.8.o). */
export interface Accompany {
  readonly type: "Accompany";
  readonly leader: number;
  readonly unit: number;
}

/** Roll for a leader, or not (ASL-5.3.a). */
export interface Promote {
  readonly type: "Promote";
  readonly roll: boolean;
}

/** Facts about a choice; only those that apply are told. */
export interface Preview {
  readonly fire?: FirePreview | null;
  readonly to_hit?: ToHitPreview | null;
  readonly kill?: KillPreview | null;
  readonly charge?: ChargePreview | null;
  readonly brawl?: BrawlPreview | null;
  /** Infantry attacks a vehicle in CC, or by Reaction Fire. */
  readonly assault?: VehicleBrawlPreview | null;
  readonly check?: CheckPreview | null;
  readonly step?: StepPreview | null;
  readonly rout?: RoutPreview | null;
  /** What a firer adds, or would fire with alone. */
  readonly fp?: readonly [number, number] | null;
  /** It joins no fire group (ASL-3.2.2.l, ASL-4.2.k). */
  readonly alone?: boolean;
  /** The column that the choice leads to. */
  readonly column?: number;
  /** The DRM that the choice leads to, for the target that is hit best. */
  readonly drm?: number;
  /** MF that the choice costs. */
  readonly mf?: number | null;
  /** It takes all MF of the unit, which will be CX. */
  readonly exhausts?: boolean;
}

/** A fire attack as it has been put together. */
export interface FirePreview {
  /** prep, first, subsequent, final, advancing. */
  readonly kind: string;
  readonly hex: number;
  readonly units: readonly number[];
  readonly weapons: readonly number[];
  readonly leaders: readonly number[];
  readonly members: readonly MemberView[];
  readonly fp: readonly [number, number];
  /** The column of the IFT; 0 below 1 FP: no attack. */
  readonly column: number;
  /** Columns lost on a double. */
  readonly cowering: number;
  /** The column of a double. */
  readonly cowered: number;
  /** The lines that hold for the whole attack. */
  readonly drm: Tally;
  readonly targets: readonly TargetView[];
  /**
   * What becomes of all targets together, in their order, the likeliest first; nothing for a
   * large stack.
   */
  readonly joint: readonly (readonly [readonly string[], readonly [number, number]])[];
  /** Residual FP that it leaves. */
  readonly residual: number;
  /** By weapon: the chance that this DR breaks it down. */
  readonly breaks: readonly (readonly [number, readonly [number, number]])[];
  /** What still stands against the attack. */
  readonly refusal: Refusal | null;
}

/** What a unit's own FP, or a weapon (else -1), adds to an attack. */
export interface MemberView {
  readonly unit: number;
  readonly weapon: number;
  readonly base: number;
  readonly factors: readonly FactorView[];
  readonly fp: readonly [number, number];
}

/** One change of a firer's FP: first `times`, then `over`, then `plus`. */
export interface FactorView {
  readonly label: string;
  readonly rule: string;
  /** Left out: 1. */
  readonly times?: number;
  /** Left out: 1. */
  readonly over?: number;
  readonly plus?: number;
}

/**
 * What an attack may do to a unit.
 *
 * `drm` has all lines that change the DR for it; None for a bystander, whom only the loss of a
 * leader may shake.
 */
export interface TargetView {
  readonly unit: number;
  readonly drm: Tally | null;
  /** The column of the IFT for this target; 0 for none. */
  readonly column: number;
  /** IFT results of the DR: "2KIA", "K/1", "NMC", "PTC", "-"; not told for a shot of ordnance. */
  readonly results: readonly Outcome[];
  /**
   * What becomes of it in the end, after all checks that follow: of FATES, one or several
   * joined by "+", or "unharmed".
   */
  readonly fates: readonly Outcome[];
  /** That it is eliminated, reduced, broken or pinned at all. */
  readonly hurt: readonly [number, number];
}

/** Something that may happen and how likely it is. */
export interface Outcome {
  readonly label: string;
  readonly chance: readonly [number, number];
}

/** A shot of a mortar, BAZ, PSK, PIAT or Panzerfaust. */
export interface ToHitPreview {
  /** -1 for a Panzerfaust. */
  readonly weapon: number;
  readonly hex: number;
  /** The TH#. */
  readonly number: number;
  readonly drm: Tally;
  /** By target: the lines that hold for it alone. */
  readonly own: readonly (readonly [number, Tally])[];
  /** By target: the chance that it is hit. */
  readonly hits: readonly (readonly [number, readonly [number, number]])[];
  /** The IFT column of a hit; 0 for none. */
  readonly column: number;
  /** What becomes of all whom the shot may touch, TH DR included. */
  readonly fates: readonly TargetView[];
  /** What Backblast does to those in the firer's hex, if it is not avoided. */
  readonly backblast: readonly TargetView[];
}

/** A shot at a vehicle, or a DC: the chain of chances to what becomes of it. */
export interface KillPreview {
  readonly vehicle: number;
  /** Who fires. */
  readonly unit: number;
  readonly weapon: number;
  readonly ammunition: string;
  /** The TH#; 0 if it needs none. */
  readonly number: number;
  readonly drm: Tally;
  readonly hit: readonly [number, number];
  readonly aspects: readonly AspectView[];
  /** What becomes of the vehicle and its crew, the likeliest first. */
  readonly damage: readonly Outcome[];
}

/** One place where a shot may hit a vehicle. */
export interface AspectView {
  /** hull or turret. */
  readonly part: string;
  /** front, side or rear. */
  readonly facing: string;
  readonly critical: boolean;
  /** Of the whole shot, to hit just there. */
  readonly chance: readonly [number, number];
  /** The final TK#. */
  readonly number: Tally;
  /** That such a hit destroys the vehicle. */
  readonly kills: readonly [number, number];
}

/** A DC in prospect: what it does in the AFPh to those who are in the hex now. */
export interface ChargePreview {
  readonly weapon: number;
  readonly hex: number;
  readonly column: number;
  readonly drm: Tally;
  /** That it does not go off. */
  readonly dud: readonly [number, number];
  readonly targets: readonly TargetView[];
}

/** A CC attack as it has been put together. */
export interface BrawlPreview {
  readonly attackers: readonly number[];
  readonly targets: readonly number[];
  /** FP of the attackers. */
  readonly attack: readonly [number, number];
  readonly defense: readonly [number, number];
  /** The column of the CCT; nothing below the lowest. */
  readonly odds: string;
  readonly kill: number;
  readonly drm: Tally;
  readonly eliminated: readonly [number, number];
  readonly reduced: readonly [number, number];
  /** Those with which a vehicle attacks. */
  readonly weapons: readonly number[];
}

/** A CC attack of Infantry on a vehicle. */
export interface VehicleBrawlPreview {
  readonly attackers: readonly number[];
  readonly target: number;
  readonly ccv: Tally;
  readonly drm: Tally;
  readonly destroyed: readonly [number, number];
  readonly immobilized: readonly [number, number];
  /** That the attackers suffer Casualty Reduction. */
  readonly casualty: readonly [number, number];
}

/** A roll that succeeds at `number` or less. */
export interface CheckPreview {
  /**
   * rally, repair, recovery, grenade, push, panzerfaust, promotion, paatc, bog, breakdown,
   * freeing, dispenser or motion.
   */
  readonly kind: string;
  /** 1 for a dr, 2 for a DR. */
  readonly dice: number;
  readonly number: number;
  readonly drm: Tally;
  readonly success: readonly [number, number];
  /** That the unit, or the weapon, suffers by this roll. */
  readonly lost: readonly [number, number];
  /** Of a promotion: each leader who may step forward, such as 8-0, and how likely he is. */
  readonly leaders: readonly (readonly [string, readonly [number, number]])[];
}

/** A step into a hex. */
export interface StepPreview {
  /** In MF. */
  readonly cost: number;
  /** MF left after it. */
  readonly left: number;
  /** FFMO may apply there. */
  readonly open_ground: boolean;
  /** Enemy units in sight of the hex that could fire at it. */
  readonly watchers: readonly number[];
  /** Of a rout: it would have to check for Interdiction. */
  readonly interdicted: boolean;
}

/** Where a rout that begins now can lead. */
export interface RoutPreview {
  /** (hex, fewest Interdictions on the way) for every hex in which it can end. */
  readonly ends: readonly (readonly [number, number])[];
  /** The rule by which the unit must rout; nothing if it only may. */
  readonly duty: string;
}

/** A legal choice with what the player should know before taking it. */
export interface AslskOffer extends Offer {
  readonly choice: AslskChoice;
  readonly preview?: Preview | null;
}

/** One seat's picture of the game. */
export interface AslskView {
  readonly scenario: string;
  readonly seat: number;
  readonly turn: number;
  readonly turns: number;
  /**
   * set-up, rally, prep-fire, movement, defensive-fire, advancing-fire, rout, advance or
   * close-combat.
   */
  readonly phase: string;
  /** The side whose Player Turn it is. */
  readonly attacker: number;
  /** The seat that must choose, -1 chance, -2 the game is over. */
  readonly actor: number;
  /**
   * What the game waits for, the innermost last; the phases to come are left out, and what the
   * other side is only putting together.
   */
  readonly moments: readonly AslskSideMoment[];
  readonly units: readonly UnitView[];
  readonly weapons: readonly WeaponView[];
  /** By side: how many of its units are hidden. */
  readonly hidden: readonly [number, number];
  /** The units that spent MF last: the target of Defensive First Fire. */
  readonly movers: readonly number[];
  readonly move: MoveView | null;
  /** The attack that is put together or resolved, as far as the seat may know it. */
  readonly fire: Attack | null;
  /** (hex, Residual FP). */
  readonly residual: readonly (readonly [number, number])[];
  /**
   * (hex, markers, the sides that placed them): grenade, full, dispersed, full-wp or
   * dispersed-wp.
   */
  readonly smoke: readonly (readonly [number, readonly string[], readonly number[]])[];
  readonly melee: readonly number[];
  readonly charges: readonly ChargeView[];
  /** By side: the hexes that it Controls whoever leaves them. */
  readonly control: readonly [readonly number[], readonly number[]];
  /** By side: the hexes that it Controls now, those of its AFV included (ASL-2.0.l). */
  readonly held: readonly [readonly number[], readonly number[]];
  readonly standings: readonly StandingView[];
  /** By side: Casualty Victory Points scored. */
  readonly points: readonly [number, number];
  /** By side: Victory Points of its units that left the map. */
  readonly exits: readonly [number, number];
  /** By side: Panzerfausts left. */
  readonly panzerfausts: readonly [number, number];
  readonly record: RecordView;
  /** The readings that this game is played by. */
  readonly options: AslskOptions;
  readonly winner: number;
  /** Message id of how the game ended. */
  readonly reason: string;
}

/** A moment at which one seat decides. */
export type AslskSideMoment =
  | AdvancePaatc
  | Advancing
  | AfterAttack
  | Aftermath
  | AmbushRoll
  | Answering
  | AttackResult
  | AttackRoll
  | Backblast
  | BeginPhase
  | BogRoll
  | Bombardment
  | BreakdownRoll
  | Casualty
  | ChargeSet
  | Checks
  | ChooseFight
  | ChooseRout
  | CloseDefenseRoll
  | Collateral
  | Companies
  | Course
  | CourseBog
  | CrewCheck
  | CrewTask
  | CrewsRecover
  | CriticalSelection
  | Declaring
  | Detonation
  | Dicing
  | DirectPanzerfaust
  | Dispensed
  | DmRemoval
  | DrawFire
  | Driven
  | Driving
  | DropWeapon
  | EffectRoll
  | EndPhase
  | EndPlayerTurn
  | Enlist
  | FailingWeapon
  | FightOver
  | FirePhase
  | FireRoll
  | FiringBog
  | FirstFire
  | FirstTurn
  | FlameRoll
  | FreeingRoll
  | Gathering
  | GrenadeRoll
  | InterdictionCheck
  | JoinAttack
  | KSelection
  | KiaSelection
  | KillRoll
  | LastStand
  | Laying
  | Marching
  | MayFire
  | MayPromote
  | Mine
  | MineRoll
  | MoraleCheck
  | MotionBreakdown
  | MotionRoll
  | Movement
  | NextAdvance
  | NextAttack
  | NextFire
  | NextMove
  | NextRout
  | Onward
  | OpenChecks
  | PanzerfaustCheck
  | Parted
  | Parting
  | PositionRoll
  | PromotionRoll
  | PushRoll
  | Rallied
  | Rallies
  | RallyRoll
  | ReactionPaatc
  | Recovery
  | RecoveryRoll
  | Regroup
  | Regrouping
  | RepairRoll
  | Repairs
  | Repointing
  | ResidualRoll
  | RoutOn
  | Routing
  | SelfRallies
  | SetUp
  | ShockCheck
  | ShockRecovery
  | Skirmish
  | SkirmishCasualty
  | StartRout
  | TaskCheck
  | ThirdDie
  | ToHitRoll
  | Transfers
  | UsageRoll
  | Victim
  | VictimSelection
  | WeaponDamage
  | Wound;

/** Who passes enters the hex at once (ASL-3.7.j). */
export interface AdvancePaatc {
  readonly type: "AdvancePaatc";
  readonly side: number;
  readonly unit: number;
  readonly hex: number;
  readonly leader: number;
}

/** The ATTACKER advances a unit, hands over or drops a weapon, or has done enough. */
export interface Advancing {
  readonly type: "Advancing";
  readonly side: number;
  /** Weapons that have changed hands: each does so once. */
  readonly handed: readonly number[];
}

/**
 * The attack is resolved: a Melee may be over, and lost leaders are missed.
 *
 * The checks for one leader may break another, so they are looked for again until all are done.
 */
export interface AfterAttack {
  readonly type: "AfterAttack";
  readonly side: number;
  readonly hex: number;
}

/** After the attack: Residual FP lies, weapons fail, FPF tests the firers. */
export interface Aftermath {
  readonly type: "Aftermath";
  readonly side: number;
  readonly hex: number;
  readonly original: number;
  readonly residual: number;
  readonly worn: readonly (readonly [number, number])[];
  readonly protective: readonly (readonly [number, number])[];
}

/** The Ambush dr of both sides, the ATTACKER's first (ASL-3.8.s). */
export interface AmbushRoll {
  readonly type: "AmbushRoll";
  readonly side: number;
  readonly hex: number;
  readonly pairs: readonly (readonly [number, number])[];
  /** The Final dr of the ATTACKER, once it has fallen. */
  readonly first: number;
}

/** After an Ambush: those who are left of the other side declare (ASL-3.8.v). */
export interface Answering {
  readonly type: "Answering";
  readonly side: number;
  readonly hex: number;
  readonly pairs: readonly (readonly [number, number])[];
  readonly ambush: number;
}

/** What a CC DR does. */
export interface AttackResult {
  readonly type: "AttackResult";
  readonly side: number;
  readonly hex: number;
  readonly ambush: number;
  readonly brawl: Brawl;
  readonly colored: number;
  readonly white: number;
  readonly fired: boolean;
}

/** A CC attack: bands against bands. A leader who is created joins his unit's band. */
export interface Brawl {
  readonly side: number;
  readonly attackers: readonly number[];
  readonly targets: readonly number[];
  /** The weapons with which a vehicle attacks (ASL-3.8.aj). */
  readonly weapons: readonly number[];
}

/** The DR of one CC attack, whose result is applied at once. */
export interface AttackRoll {
  readonly type: "AttackRoll";
  readonly side: number;
  readonly hex: number;
  readonly ambush: number;
  readonly brawl: Brawl;
  /** Reaction Fire of a unit that has fired before (ASL-3.3.4.e). */
  readonly fired: boolean;
  /** Units that use Final Protective Fire, for which the DR is an NMC (ASL-3.3.3.v). */
  readonly risking: readonly number[];
}

/** Fire from inside a building: a worse aim, or Backblast (ASL-4.4.3.a). */
export interface Backblast {
  readonly type: "Backblast";
  readonly side: number;
  readonly shot: Shot;
}

/** One shot of ordnance. */
export interface Shot {
  readonly kind: number;
  readonly side: number;
  readonly hex: number;
  /** Who fires it. */
  readonly unit: number;
  /** NOBODY: a Panzerfaust. */
  readonly weapon: number;
  /** The leader who directs it. */
  readonly leaders: readonly number[];
  /** The SMC who mans the weapon together with another. */
  readonly mates: readonly number[];
  /** Whether Backblast is avoided (ASL-4.4.3.a). */
  readonly avoids: boolean;
  readonly target: TargetType;
  readonly ammunition: Ammunition;
  /** The vehicle that it is aimed at, on the Vehicle Target Type. */
  readonly at: number;
  /** The direction to which the weapon's Covered Arc is turned to fire; NOBODY if it stays. */
  readonly arc: number;
  /** Whether it is Intensive Fire (ASL-2.0.aa). */
  readonly intensive: boolean;
  /** Whether the front of the vehicle turns the arc there (ASL-7.8.x). */
  readonly hull: boolean;
}

/** What a shot is aimed at: a part of the table (ASL-3.2.4.a). */
export type TargetType = 0 | 1 | 2;

/** The letter on the counter's back (ASL-6.2.c). */
export type Ammunition = "HE" | "AP" | "H" | "A" | "D" | "s" | "WP";

/** The next phase; `side` is the ATTACKER. */
export interface BeginPhase {
  readonly type: "BeginPhase";
  readonly side: number;
  readonly phase: number;
}

/** A Bog Check: of the hex entered, or before a change of VCA (ASL-7.6.a, ASL-7.6.b). */
export interface BogRoll {
  readonly type: "BogRoll";
  readonly side: number;
  readonly unit: number;
  /** The VCA to which it wants to turn. */
  readonly arc: number;
  /** Where its turret was announced to point. */
  readonly tca: number;
  readonly half: boolean;
  readonly uphill: boolean;
}

/** The hexes in range and LOS of the weapon. */
export interface Bombardment {
  readonly type: "Bombardment";
  readonly side: number;
  readonly unit: number;
  readonly weapon: number;
}

/** The DR of a vehicle with red MP that Starts, or tries to out of a bog (ASL-3.3.2.x). */
export interface BreakdownRoll {
  readonly type: "BreakdownRoll";
  readonly side: number;
  readonly unit: number;
}

/** Which of the units attacked suffers Casualty Reduction (ASL-3.8.j). */
export interface Casualty {
  readonly type: "Casualty";
  readonly side: number;
  readonly candidates: readonly number[];
  readonly number: number;
  readonly rolled: readonly number[];
}

/** The fire is over: a placer who is neither pinned nor broken has placed his DC (ASL-4.3.h). */
export interface ChargeSet {
  readonly type: "ChargeSet";
  readonly side: number;
  readonly unit: number;
  readonly weapon: number;
  readonly hex: number;
  readonly vehicle: number;
}

/**
 * The checks of several units, the best leader first (ASL-3.2.3.k).
 *
 * `hurt` leaders help nobody. `extra` is the DRM for a lost leader.
 */
export interface Checks {
  readonly type: "Checks";
  readonly side: number;
  readonly queue: readonly (readonly [number, number])[];
  readonly hurt: readonly number[];
  readonly extra: number;
  readonly rule: string;
}

/** The ATTACKER says which hex comes next (ASL-3.8.c); the last one needs no word. */
export interface ChooseFight {
  readonly type: "ChooseFight";
  readonly side: number;
  readonly fought: readonly number[];
}

/** A side routs a unit, or ends its routs if no unit must and can rout any more. */
export interface ChooseRout {
  readonly type: "ChooseRout";
  readonly side: number;
  /** Units, each with a leader who comes along or NOBODY. */
  readonly routs: readonly (readonly [number, number])[];
  /** One of them must rout. */
  readonly pressed: boolean;
}

/** The IFT DR of a Nahverteidigungswaffe: above its usage number nothing happens (3.8.aq). */
export interface CloseDefenseRoll {
  readonly type: "CloseDefenseRoll";
  readonly side: number;
  readonly hex: number;
  readonly unit: number;
}

/** A CE crew whose AFV was hit is attacked by the same DR, if it still is CE (ASL-7.12.b). */
export interface Collateral {
  readonly type: "Collateral";
  readonly side: number;
  readonly unit: number;
  readonly column: number;
  readonly final: number;
}

/** Each leader joins others or fights alone (ASL-3.8.n, ASL-3.8.o), the ATTACKER's first. */
export interface Companies {
  readonly type: "Companies";
  readonly side: number;
  readonly hex: number;
  readonly pairs: readonly (readonly [number, number])[];
  /** Leaders who fight alone, or have been placed. */
  readonly asked: readonly number[];
}

/** A vehicle changes VCA and TCA as it likes (ASL-3.3.2.1.d, ASL-3.3.2.h). */
export interface Course {
  readonly type: "Course";
  readonly side: number;
  readonly unit: number;
  /** The VCA has been changed: the Bog Check, if any, is behind it. */
  readonly turned: boolean;
}

/** The Bog Check before a change of VCA in woods or a building (ASL-3.3.2.1.d). */
export interface CourseBog {
  readonly type: "CourseBog";
  readonly side: number;
  readonly unit: number;
  readonly arc: number;
}

/** An MC of a CE crew (ASL-3.2.3.u). */
export interface CrewCheck {
  readonly type: "CrewCheck";
  readonly side: number;
  readonly unit: number;
  readonly number: number;
}

/** A PTC of a CE crew (ASL-3.2.3.y). */
export interface CrewTask {
  readonly type: "CrewTask";
  readonly side: number;
  readonly unit: number;
  readonly number: number;
}

/** Step 7: the dr of Shocked crews (ASL-3.1.p). */
export interface CrewsRecover {
  readonly type: "CrewsRecover";
  readonly side: number;
}

/** Who of those hit suffers the Critical Hit (ASL-6.1.i). */
export interface CriticalSelection {
  readonly type: "CriticalSelection";
  readonly side: number;
  readonly candidates: readonly number[];
  readonly number: number;
  readonly rolled: readonly number[];
  readonly shot: Shot;
  readonly hit: readonly number[];
  readonly turret: boolean;
}

/** A side puts its attacks together, one after the other, and declares them. */
export interface Declaring {
  readonly type: "Declaring";
  readonly side: number;
  readonly hex: number;
  readonly pairs: readonly (readonly [number, number])[];
  readonly ambush: number;
  /** What has been declared, by both sides. */
  readonly brawls: readonly Brawl[];
  /** The heads of the bands in the attack that is being put together. */
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

/** The IFT DR of a DC; at its X# or above it does not go off. */
export interface Detonation {
  readonly type: "Detonation";
  readonly side: number;
  readonly weapon: number;
  readonly hex: number;
  readonly placer: number;
  readonly placed_from: number;
}

/** The DR of the declared attacks in their order. */
export interface Dicing {
  readonly type: "Dicing";
  readonly side: number;
  readonly hex: number;
  readonly pairs: readonly (readonly [number, number])[];
  readonly ambush: number;
  readonly brawls: readonly Brawl[];
  /** The dice of the attacks that have been rolled: colored and white. */
  readonly fallen: readonly (readonly [number, number])[];
}

/** A leader directs the shot, or none does (ASL-4.4.2.l). */
export interface DirectPanzerfaust {
  readonly type: "DirectPanzerfaust";
  readonly side: number;
  readonly shot: Shot;
}

/** A dispenser has been used: only a success has cost an MP and draws fire (ASL-7.5.d). */
export interface Dispensed {
  readonly type: "Dispensed";
  readonly side: number;
  readonly unit: number;
  readonly before: number;
}

/** Step 8: DM goes, unless an enemy is near or the owner keeps it (ASL-3.1.q, ASL-3.1.r). */
export interface DmRemoval {
  readonly type: "DmRemoval";
  readonly side: number;
  readonly kept: readonly number[];
}

/**
 * MF have been spent: Residual FP, then the DEFENDER's Defensive First Fire (ASL-3.3.1.e).
 *
 * Off the board nobody can be fired at (ASL-3.2.1.d).
 */
export interface DrawFire {
  readonly type: "DrawFire";
  readonly side: number;
}

/** MP were spent and the fire that they drew is over: can the vehicle go on? */
export interface Driven {
  readonly type: "Driven";
  readonly side: number;
  readonly unit: number;
  readonly tca: number;
}

/** A vehicle: what it does next. */
export interface Driving {
  readonly type: "Driving";
  readonly side: number;
  readonly unit: number;
  /** The direction in which the turret will point with the next MP. */
  readonly tca: number;
  /** Nothing has been done yet. */
  readonly fresh: boolean;
}

/** Which of several weapons a unit leaves behind before it routs. */
export interface DropWeapon {
  readonly type: "DropWeapon";
  readonly side: number;
  readonly unit: number;
}

/** The IFT DR of a hit; who suffers the Critical Hit reads it in another column. */
export interface EffectRoll {
  readonly type: "EffectRoll";
  readonly side: number;
  readonly shot: Shot;
  readonly hit: readonly number[];
  readonly critical: readonly number[];
  /** Whether vehicles are hit in the turret, on the ATT (ASL-7.11.c). */
  readonly turret: boolean;
}

/** A phase is over: markers go, Control is reckoned, the game may be decided. */
export interface EndPhase {
  readonly type: "EndPhase";
  readonly side: number;
  readonly phase: number;
}

/** A Player Turn is over: the other player's begins, or the turn marker moves (ASL-3.9.a). */
export interface EndPlayerTurn {
  readonly type: "EndPlayerTurn";
  readonly side: number;
}

/** A leader who was created in CC joins it at once (ASL-5.3.c). */
export interface Enlist {
  readonly type: "Enlist";
  readonly side: number;
  readonly dicing: Dicing;
  readonly unit: number;
  /** How many units there were before. */
  readonly count: number;
}

/** Which of several MG malfunctions (ASL-4.1.h). */
export interface FailingWeapon {
  readonly type: "FailingWeapon";
  readonly side: number;
  readonly candidates: readonly number[];
  readonly number: number;
  readonly rolled: readonly number[];
  readonly attack: Attack;
  readonly colored: number;
  readonly white: number;
}

/**
 * A Fire Group and its target; `FireKind` by the name of `kind`.
 *
 * Final Protective Fire has the kind SUBSEQUENT: a Fire Group may hold both, and every firer's
 * own marker says which it is (ASL-3.3.3.u, ASL-3.3.3.y).
 */
export interface Attack {
  readonly kind: number;
  readonly side: number;
  /** The hex attacked. */
  readonly hex: number;
  /** Units that fire their own FP. */
  readonly units: readonly number[];
  /** Weapons that fire; `state.holder` mans them. */
  readonly weapons: readonly number[];
  /** Leaders who direct. */
  readonly leaders: readonly number[];
  /**
   * The targets, if it does not affect all Infantry of the hex alike: a Gun's crew, the exposed
   * crew of an AFV.
   */
  readonly named: readonly number[];
  /** The DRM for the change of arc of a Gun that uses its IFE (ASL-6.8.b). */
  readonly turned: number;
  /** Whether a vehicle brings its turret to bear by turning its front (ASL-7.8.x). */
  readonly hull: boolean;
}

/** A hex is done: who is left is in Melee (ASL-3.8.as). */
export interface FightOver {
  readonly type: "FightOver";
  readonly side: number;
  readonly hex: number;
}

/** The PFPh or AFPh of the ATTACKER, or the DFPh of the DEFENDER. */
export interface FirePhase {
  readonly type: "FirePhase";
  readonly side: number;
}

/** The IFT DR (ASL-3.2.2.r). */
export interface FireRoll {
  readonly type: "FireRoll";
  readonly side: number;
  readonly attack: Attack;
}

/**
 * The Bog Check before a shot; a vehicle that bogs does not turn, and does not fire.
 *
 * ASL-7.6.a, ASL-7.6.b.
 */
export interface FiringBog {
  readonly type: "FiringBog";
  readonly side: number;
  readonly unit: number;
}

/** The DEFENDER halts the move and fires, or lets it go on (ASL-3.3.3.c). */
export interface FirstFire {
  readonly type: "FirstFire";
  readonly side: number;
}

/** Both sides have set up: the first Player Turn begins. */
export interface FirstTurn {
  readonly type: "FirstTurn";
  readonly side: number;
}

/** A flamethrower at a vehicle: no TH DR, and its X# is that of this DR (ASL-4.2.o). */
export interface FlameRoll {
  readonly type: "FlameRoll";
  readonly side: number;
  readonly shot: Shot;
  readonly hit: Hit;
  /** The Residual FP that the attempt leaves, unless it is a Dud (ASL-3.3.5.c). */
  readonly residual: number;
}

/** The Original TH DR of a hit; of a DC its Position DR. */
export interface Hit {
  readonly colored: number;
  readonly white: number;
  readonly critical: boolean;
  /** What the Position DR of a DC does to its TK#. */
  readonly position: number;
}

/** The DR of a bogged vehicle that tries to get free (ASL-7.6.g). */
export interface FreeingRoll {
  readonly type: "FreeingRoll";
  readonly side: number;
  readonly unit: number;
}

/** Who fires together, and which leaders direct (ASL-3.2.2.j, ASL-3.2.2.o). */
export interface Gathering {
  readonly type: "Gathering";
  readonly side: number;
  readonly attack: Attack;
}

/** The dr for smoke grenades (ASL-3.3.1.m). */
export interface GrenadeRoll {
  readonly type: "GrenadeRoll";
  readonly side: number;
  readonly unit: number;
  readonly hex: number;
}

/** The NMC of an Interdicted unit, after which it may go on (ASL-3.6.z). */
export interface InterdictionCheck {
  readonly type: "InterdictionCheck";
  readonly side: number;
  readonly unit: number;
  /** A DRM that is no number of the IFT. */
  readonly extra: number;
  /** The leader whose DRM applies. */
  readonly leader: number;
  readonly number: number;
  readonly rule: string;
  readonly routing: boolean;
  readonly companion: number;
  readonly path: readonly number[];
  readonly spent: number;
}

/** A leader who was created joins the attack at once (ASL-5.3.c). */
export interface JoinAttack {
  readonly type: "JoinAttack";
  readonly side: number;
  readonly result: AttackResult;
  readonly count: number;
}

/** Who of the targets with a K suffers Casualty Reduction (ASL-3.2.3.f). */
export interface KSelection {
  readonly type: "KSelection";
  readonly side: number;
  readonly candidates: readonly number[];
  readonly number: number;
  readonly rolled: readonly number[];
  readonly queue: readonly (readonly [number, number])[];
}

/**
 * Who of the targets with a #KIA dies; the others break (ASL-3.2.3.d).
 *
 * Where the numbers of the targets differ, each dies if fewer than its own number rolled higher.
 */
export interface KiaSelection {
  readonly type: "KiaSelection";
  readonly side: number;
  readonly candidates: readonly number[];
  readonly number: number;
  readonly rolled: readonly number[];
  readonly numbers: readonly number[];
}

/** The To Kill DR (ASL-7.9). */
export interface KillRoll {
  readonly type: "KillRoll";
  readonly side: number;
  readonly shot: Shot;
  readonly hit: Hit;
  /** The Residual FP that the attempt leaves, unless it is a Dud (ASL-3.3.5.c). */
  readonly residual: number;
}

/** Broken units that end the phase beside a Known unbroken enemy are lost (ASL-3.6.j). */
export interface LastStand {
  readonly type: "LastStand";
  readonly side: number;
}

/** How the Gun is fired. */
export interface Laying {
  readonly type: "Laying";
  readonly side: number;
  readonly unit: number;
  readonly weapon: number;
  readonly hex: number;
}

/** Units that move together: what they do next. */
export interface Marching {
  readonly type: "Marching";
  readonly side: number;
  readonly march: March;
}

/** The units of a stack that move together now. */
export interface March {
  readonly units: readonly number[];
  /**
   * MMC and leader, for all of the moving stack, that began their MPh together and have not
   * parted since (ASL-3.3.1.c, ASL-4.0.o).
   */
  readonly bonds: readonly (readonly [number, number])[];
  /** They have just been put together and have not spent MF since. */
  readonly fresh: boolean;
  /** The stack has spent MF; no other unit may join it (ASL-3.3.1.h). */
  readonly begun: boolean;
}

/** Whether the DEFENDER can fire at the movers, for the first time or again (ASL-3.3.3.c). */
export interface MayFire {
  readonly type: "MayFire";
  readonly side: number;
}

/** The owner of an MMC that rolled an Original 2 may try to create a leader. */
export interface MayPromote {
  readonly type: "MayPromote";
  readonly side: number;
  readonly unit: number;
}

/** A DC against an AFV: its Position DR, unless the AFV is a wreck by now (ASL-4.3.k). */
export interface Mine {
  readonly type: "Mine";
  readonly side: number;
  readonly weapon: number;
  readonly placer: number;
  readonly vehicle: number;
  readonly hull: number;
  readonly turret: number;
}

/** The TK DR of a DC; at its X# or above it does not go off. */
export interface MineRoll {
  readonly type: "MineRoll";
  readonly side: number;
  readonly laid: Mine;
  readonly hit: Hit;
}

/** An NMC or #MC (ASL-3.2.3.j). */
export interface MoraleCheck {
  readonly type: "MoraleCheck";
  readonly side: number;
  readonly unit: number;
  /** A DRM that is no number of the IFT. */
  readonly extra: number;
  /** The leader whose DRM applies. */
  readonly leader: number;
  readonly number: number;
  readonly rule: string;
  readonly routing: boolean;
}

/** Red MP: the attempt may fail yet (ASL-3.3.2.1.e). */
export interface MotionBreakdown {
  readonly type: "MotionBreakdown";
  readonly side: number;
  readonly unit: number;
}

/** The dr of a Motion Attempt (ASL-3.3.2.1.a). */
export interface MotionRoll {
  readonly type: "MotionRoll";
  readonly side: number;
  readonly unit: number;
}

/** The ATTACKER picks the next unit to move, or has moved enough (ASL-3.3.1.f). */
export interface Movement {
  readonly type: "Movement";
  readonly side: number;
}

/** Is there anything left to advance or hand over? Nobody is asked only what to drop. */
export interface NextAdvance {
  readonly type: "NextAdvance";
  readonly side: number;
  readonly handed: readonly number[];
}

/** Whose turn it is: the other side's, unless this one ambushed or the other has passed. */
export interface NextAttack {
  readonly type: "NextAttack";
  readonly side: number;
  readonly fight: Skirmish;
}

/** A side puts one CC attack together, or passes for good. */
export interface Skirmish {
  readonly type: "Skirmish";
  readonly side: number;
  readonly hex: number;
  readonly pairs: readonly (readonly [number, number])[];
  readonly ambush: number;
  /** Units that have attacked; of vehicles, weapons tell. */
  readonly attacked: readonly number[];
  /** Units that have been attacked. */
  readonly suffered: readonly number[];
  /** Weapons of vehicles that have been used. */
  readonly fired: readonly number[];
  /** Sides that make no more attacks. */
  readonly passed: readonly number[];
  /** The heads of the bands in the attack that is being put together, or a vehicle. */
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly weapons: readonly number[];
}

/** Whoever can still fire, or destroy a weapon, is asked again. */
export interface NextFire {
  readonly type: "NextFire";
  readonly side: number;
}

/**
 * A stack has finished: is there another to move?
 *
 * Where nobody is left who could pick it up, what is to be dropped can wait for the APh.
 */
export interface NextMove {
  readonly type: "NextMove";
  readonly side: number;
}

/** Look for units of a side that can rout; when there is none, its routs are over. */
export interface NextRout {
  readonly type: "NextRout";
  readonly side: number;
}

/** MF were spent and the fire that they drew is over: who can go on? */
export interface Onward {
  readonly type: "Onward";
  readonly side: number;
  readonly march: March;
}

/** K/#: one target suffers Casualty Reduction; then it and the others check (ASL-3.2.3.f). */
export interface OpenChecks {
  readonly type: "OpenChecks";
  readonly side: number;
  readonly kills: readonly (readonly [number, number])[];
  readonly checks: readonly (readonly [number, number])[];
}

/** The dr that tells whether the unit has a PF (ASL-4.4.2.c). */
export interface PanzerfaustCheck {
  readonly type: "PanzerfaustCheck";
  readonly side: number;
  readonly shot: Shot;
}

/** The Acquisition goes with those who have moved on, or stays on the others. */
export interface Parted {
  readonly type: "Parted";
  readonly side: number;
  readonly weapon: number;
  readonly stays: number;
  readonly goes: number;
}

/** The owner flips one of the vehicles of a hex to its wreck side. */
export interface Parting {
  readonly type: "Parting";
  readonly side: number;
  readonly hex: number;
}

/** The Position DR: where the DC lies on hull or turret, and how well (ASL-4.3.l). */
export interface PositionRoll {
  readonly type: "PositionRoll";
  readonly side: number;
  readonly laid: Mine;
}

/** The dr on the Leader Creation Table. */
export interface PromotionRoll {
  readonly type: "PromotionRoll";
  readonly side: number;
  readonly unit: number;
}

/** The DR against the M# (ASL-6.5.b). */
export interface PushRoll {
  readonly type: "PushRoll";
  readonly side: number;
  readonly march: March;
  readonly weapon: number;
  readonly hex: number;
  readonly road: boolean;
}

/** A unit has rallied. */
export interface Rallied {
  readonly type: "Rallied";
  readonly side: number;
  readonly unit: number;
  readonly leader: number;
}

/** Step 6: leaders rally the units stacked with them (ASL-3.1.j). */
export interface Rallies {
  readonly type: "Rallies";
  readonly side: number;
}

/** The DR of a unit that tries to rally (ASL-3.1.j). */
export interface RallyRoll {
  readonly type: "RallyRoll";
  readonly side: number;
  readonly unit: number;
  /** The leader who rallies it, or NOBODY for self-rally. */
  readonly leader: number;
}

/** Who passes attacks at once, and needs no further check for this AFV (ASL-3.3.4.c). */
export interface ReactionPaatc {
  readonly type: "ReactionPaatc";
  readonly side: number;
  readonly unit: number;
  readonly vehicle: number;
  readonly leader: number;
}

/** Step 2: picking up weapons (ASL-3.1.d). */
export interface Recovery {
  readonly type: "Recovery";
  readonly side: number;
}

/** The dr for picking up a weapon; the Final dr counts (ASL-3.1.d). */
export interface RecoveryRoll {
  readonly type: "RecoveryRoll";
  readonly side: number;
  readonly unit: number;
  readonly weapon: number;
}

/** The members of a Fire Group who have LOS fire together or apart (ASL-3.2.2.m). */
export interface Regroup {
  readonly type: "Regroup";
  readonly side: number;
  readonly attack: Attack;
}

/** A part of the moving stack has finished; the rest goes on, or stays (ASL-3.3.1.h). */
export interface Regrouping {
  readonly type: "Regrouping";
  readonly side: number;
  readonly bonds: readonly (readonly [number, number])[];
}

/** The dr for a malfunctioned weapon (ASL-1.2.4.d). */
export interface RepairRoll {
  readonly type: "RepairRoll";
  readonly side: number;
  readonly weapon: number;
}

/** Step 3: repair (ASL-3.1.e). */
export interface Repairs {
  readonly type: "Repairs";
  readonly side: number;
}

/** A Gun that was pushed may change its arc at the same time (ASL-6.5.m). */
export interface Repointing {
  readonly type: "Repointing";
  readonly side: number;
  readonly weapon: number;
}

/** The IFT DR of Residual FP (ASL-3.3.5.g). */
export interface ResidualRoll {
  readonly type: "ResidualRoll";
  readonly side: number;
  readonly hex: number;
  readonly targets: readonly number[];
}

/** Between two hexes of a rout: it goes on if it can, and without a word if it must. */
export interface RoutOn {
  readonly type: "RoutOn";
  readonly side: number;
  readonly unit: number;
  readonly leader: number;
  readonly path: readonly number[];
  readonly spent: number;
  readonly crawls: boolean;
  readonly shaken: boolean;
}

/** The owner leads a routing unit hex by hex (ASL-3.6.k). */
export interface Routing {
  readonly type: "Routing";
  readonly side: number;
  readonly unit: number;
  readonly leader: number;
  readonly path: readonly number[];
  readonly spent: number;
  readonly crawls: boolean;
  readonly shaken: boolean;
  readonly steps: readonly RoutStep[];
  readonly stays: boolean;
}

/** Step 5: self-rally (ASL-3.1.h). */
export interface SelfRallies {
  readonly type: "SelfRallies";
  readonly side: number;
  /** The ATTACKER has not yet tried it with an MMC without boxed morale. */
  readonly extra: boolean;
}

/** A side places its units as it likes until it is done. */
export interface SetUp {
  readonly type: "SetUp";
  readonly side: number;
}

/** The NMC of a possible Shock (ASL-7.10.c). */
export interface ShockCheck {
  readonly type: "ShockCheck";
  readonly side: number;
  readonly unit: number;
  readonly number: number;
}

/** The dr of a Shocked or UK crew at the end of the RPh (ASL-7.10.g, ASL-7.10.h). */
export interface ShockRecovery {
  readonly type: "ShockRecovery";
  readonly side: number;
  readonly unit: number;
}

/** Who suffers Casualty Reduction (ASL-3.8.j, ASL-3.8.ai). */
export interface SkirmishCasualty {
  readonly type: "SkirmishCasualty";
  readonly side: number;
  readonly candidates: readonly number[];
  readonly number: number;
  readonly rolled: readonly number[];
}

/** A unit, and a leader with it, drops what is too heavy and runs (ASL-3.6.af). */
export interface StartRout {
  readonly type: "StartRout";
  readonly side: number;
  readonly unit: number;
  readonly leader: number;
}

/** A PTC, of fire or for a broken leader (ASL-3.2.3.w). */
export interface TaskCheck {
  readonly type: "TaskCheck";
  readonly side: number;
  readonly unit: number;
  /** A DRM that is no number of the IFT. */
  readonly extra: number;
  /** The leader whose DRM applies. */
  readonly leader: number;
  readonly number: number;
  readonly rule: string;
}

/** An Original 2 against a number that no DR can reach (ASL-3.8.ah). */
export interface ThirdDie {
  readonly type: "ThirdDie";
  readonly side: number;
  readonly unit: number;
}

/** The TH DR (ASL-3.2.4.a). */
export interface ToHitRoll {
  readonly type: "ToHitRoll";
  readonly side: number;
  readonly shot: Shot;
}

/**
 * Step 4: weapons change hands, each once (ASL-3.1.g).
 *
 * However many weapons a unit gives and gets, that is its one action: it has acted when the
 * step is over.
 */
export interface Transfers {
  readonly type: "Transfers";
  readonly side: number;
  /** Weapons that have changed hands. */
  readonly handed: readonly number[];
  /** Units that gave or got one. */
  readonly busy: readonly number[];
}

/** Whether a dispenser places its smoke (ASL-7.5.h); only a success costs an MP (ASL-7.5.d). */
export interface UsageRoll {
  readonly type: "UsageRoll";
  readonly side: number;
  readonly unit: number;
  readonly dispenser: number;
  readonly hex: number;
}

/** The firer of a PF names the unit it strikes, or leaves it to chance. */
export interface Victim {
  readonly type: "Victim";
  readonly side: number;
  readonly shot: Shot;
  readonly hit: readonly number[];
  readonly critical: boolean;
}

/** The one unit that a PF strikes; those who tie roll again (ASL-4.4.2.i). */
export interface VictimSelection {
  readonly type: "VictimSelection";
  readonly side: number;
  readonly candidates: readonly number[];
  readonly number: number;
  readonly rolled: readonly number[];
  readonly shot: Shot;
  readonly critical: boolean;
}

/** A dr on the column of the attack for each weapon of a target with a KIA (ASL-4.0.q). */
export interface WeaponDamage {
  readonly type: "WeaponDamage";
  readonly side: number;
  /** Each with its column. */
  readonly weapons: readonly (readonly [number, number])[];
}

/** How badly an SMC is wounded (ASL-3.2.3.h). */
export interface Wound {
  readonly type: "Wound";
  readonly side: number;
  readonly unit: number;
}

/** A unit as one seat sees it; `units[id].id` is always `id`. */
export interface UnitView {
  readonly id: number;
  /** The counter that lies there now, by its id in the facts. */
  readonly kind: string;
  readonly side: number;
  /**
   * board, pending (not placed yet, or a reinforcement of a later turn), entering (beside the
   * board, enters in this Player Turn), hidden (of the other side: somewhere on the board),
   * eliminated, exited, or a wreck that lies in a hex.
   */
  readonly place: "board" | "eliminated" | "entering" | "exited" | "hidden" | "pending" | "wreck";
  /** Left out: -1. */
  readonly hex?: number;
  /** The Morale Level of the side that is up, wounds included. */
  readonly morale?: number;
  /** Of UNIT_MARKS, those that apply. */
  readonly marks?: readonly string[];
  readonly elr?: number;
  /** MF spent this MPh. */
  readonly spent?: number;
  /** Those of them that were spent in the present Location. */
  readonly here?: number;
  /** The hex from which it entered its present hex in this phase. Left out: -1. */
  readonly came?: number;
  /** Of a vehicle: the direction of its front, the hexspine clockwise of this hexside. Left out: -1. */
  readonly vca?: number;
  /** Of a vehicle: the direction of its turret. Left out: -1. */
  readonly tca?: number;
}

/** A Support Weapon; `weapons[id].id` is always `id`. */
export interface WeaponView {
  readonly id: number;
  /**
   * held, lying (unpossessed in a hex), placed (a DC that will go off), pending, hidden (of the
   * other side: with a hidden unit), or removed.
   */
  readonly place: "held" | "hidden" | "lying" | "pending" | "placed" | "removed";
  /** Left out: -1. */
  readonly holder?: number;
  /** Where it is: the hex of its holder, or where it lies, or the target of a placed DC. Left out: -1. */
  readonly hex?: number;
  /** Of WEAPON_MARKS, those that apply. */
  readonly marks?: readonly string[];
  /**
   * The hex that it has acquired, how well (1 or 2), and the unit that it follows; -1 if
   * none, -2 if it waits for whoever comes there.
   */
  readonly acquired?: readonly [number, number, number] | null;
  /** Of a Gun: the direction of its Covered Arc. Left out: -1. */
  readonly arc?: number;
  /** Ammunition of which a Gun or MA has no more: A, H, s ... */
  readonly lacks?: readonly string[];
}

/** The units that move together now. */
export interface MoveView {
  readonly units: readonly number[];
  /** All of the moving stack that have not finished their MPh, those who stayed behind too. */
  readonly stack: readonly number[];
  /** MF that they can still spend together on a hex that is not entered by road. */
  readonly left: number;
  /** The same on a hex that is entered by road. */
  readonly road_left: number;
  /** They have not spent MF yet. */
  readonly fresh: boolean;
}

/**
 * A placed DC: the weapon, the hex that it will attack, who placed it, and from where.
 *
 * Against an AFV: which, and the facings that hull and turret showed, 0 for the front.
 */
export interface ChargeView {
  readonly weapon: number;
  readonly hex: number;
  readonly placer: number;
  readonly placed_from: number;
  readonly vehicle: number;
  readonly hull: number;
  readonly turret: number;
}

/** How a Victory Condition stands, in the order of the scenario card. */
export interface StandingView {
  readonly side: number;
  /** control, exit or casualties. */
  readonly kind: string;
  readonly has: number;
  readonly needs: number;
  readonly met: boolean;
}

/** What the rules remember within a phase; see the fields of the same names of AslskState. */
export interface RecordView {
  readonly directed: readonly DirectedView[];
  /** Firer (a unit, or NOT_A_UNIT + weapon), mover, and how often. */
  readonly shots: readonly (readonly [number, number, number])[];
  readonly raked: readonly (readonly [number, number])[];
  readonly used: readonly (readonly [number, number])[];
  readonly volleys: readonly (readonly [number, number])[];
  readonly lost: readonly (readonly [number, number, number, number, number])[];
  readonly began: readonly (readonly [number, number])[];
  /** Unit, hex, and MF that it spent there this MPh. */
  readonly trail: readonly (readonly [number, number, number])[];
  readonly sprayed: readonly (readonly [number, number])[];
  readonly braved: readonly (readonly [number, number])[];
  /**
   * Vehicle, the hex from which it first fired this MPh, and the half MP spent when its MA did
   * last, or -1.
   */
  readonly bounding: readonly (readonly [number, number, number])[];
  /** Weapon of a vehicle, and the CA DRM of its next shot after another has turned its arc. */
  readonly swung: readonly (readonly [number, number])[];
}

/** What a leader has directed in this Player Turn. */
export interface DirectedView {
  readonly leader: number;
  readonly units: readonly number[];
  readonly weapons: readonly number[];
}

/** Readings that players dispute; see docs/rulings-aslsk.md. */
export interface AslskOptions {
  /** LOS may be looked up before an attack is declared; without it ASL-3.2.1.i is in force. */
  readonly free_los: boolean;
}

/** What the game waits for. */
export type AslskMoment = AslskView["moments"][number];

/** The static facts of a scenario. */
export interface AslskFacts extends ScenarioFacts {
  readonly board: AslskBoardFacts;
  readonly sides: readonly AslskSideFacts[];
  readonly card: CardFacts;
  /** By id: all counters of both nationalities, since units change them. */
  readonly counters: Readonly<Record<string, CounterFact>>;
  /** By id: those of the order of battle. */
  readonly weapons: Readonly<Record<string, WeaponFact>>;
  readonly units: readonly UnitFact[];
  /** The weapons of the order of battle, by their number. */
  readonly support: readonly WeaponStartFact[];
  readonly charts: ChartFacts;
}

/** The map with its named places. */
export interface AslskBoardFacts extends BoardFacts {
  readonly hexes: readonly AslskHexFact[];
  readonly places: readonly PlaceFact[];
}

/** A hex with what LOS and movement ask of it. */
export interface AslskHexFact extends HexFact {
  readonly level?: number;
  /** The lowest hex id of the building that it belongs to. Left out: -1. */
  readonly building?: number;
  readonly road?: boolean;
}

/** A named place of the map. */
export interface PlaceFact {
  readonly hex: number;
  readonly name: Texts;
}

/**
 * A side: its id is the nationality (german, russian, american or british), its name what the
 * nation's men are called.
 */
export interface AslskSideFacts extends SideFacts {
  /** Which men these are, as the scenario card says. */
  readonly force: Texts;
  /** The friendly edge: north, east, south or west. */
  readonly edge: string;
}

/** The scenario card. */
export interface CardFacts {
  readonly number: number;
  /** Year and month: 1942-10. */
  readonly date: string;
  readonly turns: number;
  readonly half_turn: boolean;
  readonly sets_up_first: number;
  readonly moves_first: number;
  /** The side that wins if nobody meets his conditions. */
  readonly otherwise: number;
  readonly groups: readonly GroupFact[];
  readonly conditions: readonly ConditionFact[];
  /** The SSRs in words. */
  readonly special: readonly Texts[];
  /** By side: Panzerfausts at the start. */
  readonly panzerfausts: readonly [number, number];
}

/** Units that set up in one area, or enter together. */
export interface GroupFact {
  readonly side: number;
  readonly name: Texts;
  readonly elr: number;
  /** 0: sets up on the board; else the turn in which it enters. */
  readonly turn: number;
  /** The edge by which it enters, or nothing. */
  readonly edge: string;
  /** Where it sets up, or by which hexes it enters. */
  readonly hexes: readonly number[];
  /** How many MMC may set up hidden. */
  readonly hidden: number;
  readonly units: readonly number[];
  readonly weapons: readonly number[];
}

/** A Victory Condition; all of a side's conditions must hold. */
export interface ConditionFact {
  readonly side: number;
  /** control, exit or casualties. */
  readonly kind: string;
  readonly at_least: number;
  /** The hexes to Control, or from which to exit if not from the whole edge. */
  readonly hexes: readonly number[];
  /** The edge to exit by, or nothing. */
  readonly edge: string;
  /** The side wins as soon as all its conditions hold. */
  readonly at_once: boolean;
  readonly text: Texts;
}

/** A counter of an MMC, a leader or a vehicle: all that both of its sides print. */
export interface CounterFact {
  readonly id: string;
  /** squad, half-squad, crew, leader, tracked or armored-car. */
  readonly type: string;
  readonly nationality: string;
  readonly name: Texts;
  /** The numbers as players say them: 4-6-7, 9-1, or the armour of a vehicle as 6/3. */
  readonly label: string;
  /** elite, first-line, second-line, green or conscript; nothing for a leader. */
  readonly quality?: string;
  /** The class as it is printed: E, 1, 2, G or C. */
  readonly letter?: string;
  readonly fp?: number;
  readonly range?: number;
  readonly morale: number;
  /** The Morale Level of the broken side. */
  readonly broken: number;
  readonly leadership?: number;
  /** A boxed broken Morale Level. */
  readonly self_rally?: boolean;
  /** The Smoke Exponent. */
  readonly smoke?: number;
  /** An underlined FP. */
  readonly assault_fire?: boolean;
  /** An underlined Morale Level: not subject to ELR. */
  readonly no_elr?: boolean;
  readonly half_squad?: string;
  readonly replaced_by?: string;
  readonly mp?: number;
  /** Red MP: the least Original DR that Immobilizes a vehicle when it Starts. */
  readonly fails_on?: number;
  /** The front AF of a vehicle; (6) if the turret is a step weaker, [6] if it is stronger. */
  readonly front?: string;
  readonly side?: string;
  /** T, ST, RST, 1MT or NT. */
  readonly turret?: string;
  /** very-small, small, average, large or very-large. */
  readonly size?: string;
  readonly ground_pressure?: string;
  /** The protective DRM of a CE crew. */
  readonly exposed?: number;
  readonly dispensers?: readonly string[];
  /** The weapons of a vehicle, by id. */
  readonly armament?: readonly string[];
  /** Where each figure comes from. */
  readonly origins?: Readonly<Record<string, Origin>>;
}

/** Where one figure comes from. */
export interface Origin {
  readonly source: "designed" | "outside" | "rulebook";
  readonly confidence: "high" | "low" | "medium" | "medium-high" | "very-high" | null;
}

/** The counter of a Support Weapon or a Gun, or a weapon of a vehicle. */
export interface WeaponFact {
  readonly id: string;
  /**
   * lmg, mmg, hmg, flamethrower, demolition-charge, mortar, atr, bazooka, panzerschreck, piat;
   * at-gun, infantry-gun, artillery, aa-gun, heavy-mortar; main-armament, main-mg, bow-mg,
   * coaxial-mg, aa-mg, rear-mg or vehicular-ft.
   */
  readonly type: string;
  readonly nationality: string;
  readonly name: Texts;
  readonly fp?: number;
  readonly range?: number;
  readonly min_range?: number;
  readonly rof?: number;
  readonly pp?: number;
  readonly breakdown?: number;
  /** An X# rather than a B#. */
  readonly removed?: boolean;
  readonly repair?: number;
  readonly calibre?: number;
  /** The TH# at range 0, 1, 2 ... */
  readonly to_hit?: readonly number[];
  readonly kill?: number;
  /** Calibre and length of a Gun or MA: 75L. */
  readonly barrel?: string;
  /** T, ST, RST, 1MT or NT. */
  readonly mount?: string;
  readonly ife?: number;
  /** Ammunition of limited supply: A5, s7. */
  readonly special?: readonly string[];
  readonly manhandling?: number;
  readonly size?: string;
  readonly origins?: Readonly<Record<string, Origin>>;
}

/** A unit of the order of battle; leaders who are created in play come after all of them. */
export interface UnitFact {
  readonly id: number;
  /** The counter with which it begins. */
  readonly kind: string;
  readonly side: number;
  readonly group: number;
  readonly elr: number;
  /** Tells it from others of its sort. */
  readonly letter: string;
}

/** A Support Weapon or a Gun of the order of battle, or a weapon of one of its vehicles. */
export interface WeaponStartFact {
  readonly id: number;
  readonly kind: string;
  readonly side: number;
  readonly group: number;
  /** The vehicle that holds it for good. */
  readonly vehicle: number;
  readonly letter: string;
}

/**
 * Each chart says in `source`, `confidence` and `origin` where its figures come from, and in
 * `rulebook`, `outside` and `designed` which of them come from elsewhere.
 */
export interface ChartFacts {
  readonly ift: FireChart;
  readonly fire: FireFigures;
  readonly close_combat: CloseCombatTable;
  readonly leader_creation: LeaderCreationTable;
  readonly morale: MoraleFigures;
  readonly movement: MovementFigures;
  readonly rout: RoutFigures;
  readonly to_hit: ToHitTable;
  readonly panzerfaust: PanzerfaustTable;
  readonly terrain: TerrainChart;
  readonly guns: GunFigures;
  readonly to_kill: ToKillTable;
  readonly driving: DrivingFigures;
  readonly vehicle_combat: VehicleCombat;
}

/** The Infantry Fire Table: `cells` by Final DR from 0 to 15, then by column. */
export interface FireChart extends Chart {
  readonly columns: readonly number[];
  /** The least calibre of HE for each column. */
  readonly calibres: readonly number[];
  readonly cells: readonly (readonly string[])[];
  /** Final DR and column of the cells that the rulebook shows. */
  readonly given: readonly (readonly [number, number])[];
}

/**
 * What every chart says about itself; the page shows where its figures come from.
 *
 * `source` holds for the whole chart but for the keys that the three lists below name.
 */
export interface Chart {
  readonly title: Texts;
  readonly rules: readonly string[];
  readonly source: "designed" | "outside" | "rulebook";
  readonly confidence: "high" | "low" | "medium" | "medium-high" | "very-high" | null;
  readonly origin: Texts;
  readonly rulebook: readonly string[];
  readonly outside: Readonly<Record<string, readonly string[]>>;
  readonly designed: readonly string[];
}

/** What changes a fire attack. */
export interface FireFigures extends Chart {
  readonly fp: FirepowerFigures;
  readonly drm: FireModifiers;
  readonly cowering: CoweringFigures;
  readonly breakdown: BreakdownFigures;
  /** The Residual FP that an attack leaves, by IFT column (ASL-3.3.5.a). */
  readonly residual: readonly number[];
}

/** How FP is multiplied and divided. */
export interface FirepowerFigures {
  readonly point_blank: Figure;
  readonly triple_point_blank: Figure;
  /** The divisor, once for each cause of Area Fire. */
  readonly area_fire: Figure;
  /** How many times Normal Range can be reached at long range. */
  readonly long_range: Figure;
  readonly assault_fire: Figure;
  /** Hexes beyond which an SW MG needs a leader's direction. */
  readonly machine_gun_range: Figure;
}

/** A number with the rule that it belongs to: a line of a tally. */
export interface Figure {
  readonly value: number;
  readonly rule: string;
}

/** DRM of the IFT that no counter and no terrain prints. */
export interface FireModifiers {
  readonly cx: Figure;
  readonly ffmo: Figure;
  readonly ffnam: Figure;
  readonly flamethrower_carried: Figure;
}

/** Columns lost by Cowering. */
export interface CoweringFigures {
  readonly columns: Figure;
  readonly inexperienced: Figure;
}

/** Changes of B# and X#, and of the ROF of a captured weapon. */
export interface BreakdownFigures {
  /** An MG in SFF, or in Final Fire when marked First Fire. */
  readonly sustained: Figure;
  readonly captured: Figure;
  readonly inexperienced: Figure;
  /** An FT or DC in the hands of an MMC that is not elite. */
  readonly not_elite: Figure;
  readonly captured_rof: Figure;
}

/** The Close Combat Table; a Final DR below the kill number eliminates (ASL-3.8.i). */
export interface CloseCombatTable extends Chart {
  readonly odds: readonly Odds[];
  /** The kill number under the lowest odds. */
  readonly below: number;
  /** The kill number over the highest odds. */
  readonly above: number;
  readonly smc_strength: Figure;
  readonly pinned_divisor: number;
  readonly modifiers: CloseCombatModifiers;
  readonly ambush: AmbushModifiers;
}

/** A column of the Close Combat Table. */
export interface Odds {
  readonly attack: number;
  readonly defense: number;
  readonly kill: number;
}

/** DRM of a CC attack on Infantry. */
export interface CloseCombatModifiers {
  readonly ambusher: Figure;
  readonly against_ambusher: Figure;
  readonly against_broken: Figure;
  readonly cx: Figure;
  readonly against_cx: Figure;
}

/** The Ambush dr: what it takes, and its drm. */
export interface AmbushModifiers {
  readonly win_by: Figure;
  readonly cx: Figure;
  readonly pinned: Figure;
  readonly inexperienced: Figure;
}

/** Field Promotion (ASL-5.3). */
export interface LeaderCreationTable extends Chart {
  readonly rows: readonly CreatedLeader[];
  readonly nationality: Readonly<Record<string, number>>;
  readonly high_morale: MoraleDrm;
  readonly low_morale: MoraleDrm;
  readonly broken: number;
}

/** A row of the Leader Creation Table: up to which Final dr it serves. */
export interface CreatedLeader {
  readonly up_to: number;
  readonly leader: string;
}

/** A drm for a Morale Level at or beyond a bound. */
export interface MoraleDrm {
  readonly level: number;
  readonly drm: number;
}

/** Rally, recovery, repair and wounds. */
export interface MoraleFigures extends Chart {
  readonly rally: RallyModifiers;
  readonly recovery: RecoveryFigures;
  readonly wound: WoundFigures;
}

export interface RallyModifiers {
  readonly dm: Figure;
  readonly self_rally: Figure;
  readonly cover: Figure;
}

/** Picking up a weapon, and repairing one. */
export interface RecoveryFigures {
  /** A Final dr below it picks the weapon up. */
  readonly below: Figure;
  readonly cx: Figure;
  /** The Original repair dr that removes the weapon for good. */
  readonly removed_on: Figure;
}

/** Wounds of an SMC. */
export interface WoundFigures {
  /** The highest Final dr of a light wound; a higher one eliminates. */
  readonly light_up_to: Figure;
  readonly wounded_again: Figure;
  readonly mf: Figure;
  readonly ipc: Figure;
  readonly morale: Figure;
  readonly leadership: Figure;
}

/** The Movement Phase of Infantry. */
export interface MovementFigures extends Chart {
  readonly mf: AllowanceFigures;
  readonly portage: PortageFigures;
  readonly smoke_grenade: GrenadeFigures;
  readonly recovery: Figure;
  readonly stacking: StackingFigures;
}

/** MF of Infantry. */
export interface AllowanceFigures {
  readonly smc: Figure;
  readonly mmc: Figure;
  readonly inexperienced: Figure;
  readonly with_leader: Figure;
  readonly double_time: Figure;
  readonly road_bonus: Figure;
}

/** What Infantry can carry, in PP. */
export interface PortageFigures {
  readonly mmc: Figure;
  readonly smc: Figure;
  readonly smc_most: Figure;
  readonly leader_help: Figure;
  readonly cx: Figure;
}

/** Smoke grenades: MF, and the dr that ends the unit's MPh. */
export interface GrenadeFigures {
  readonly own_hex: Figure;
  readonly adjacent_hex: Figure;
  readonly cx: Figure;
  readonly ends_move_on: Figure;
}

/** What a side may have in a hex; two half-squads or crews count as a squad. */
export interface StackingFigures {
  readonly squads: Figure;
  readonly smc: Figure;
  /** Wrecks do not count. */
  readonly vehicles: Figure;
}

/** The Rout Phase. */
export interface RoutFigures extends Chart {
  readonly mf: Figure;
  readonly wounded_mf: Figure;
  readonly cover_within: Figure;
  readonly mmc_pp: Figure;
  readonly smc_pp: Figure;
  readonly least_interdicting_fp: Figure;
  /** The greatest range of Interdiction by the TH process. */
  readonly to_hit_range: Figure;
}

/** The three Target Types, and what a LATW does to Infantry (ASL-3.2.4, ASL-4.4, ASL-4.5). */
export interface ToHitTable extends Chart {
  readonly infantry: TargetNumbers;
  readonly vehicle: TargetNumbers;
  readonly area: readonly number[];
  readonly lengths: Readonly<Record<string, readonly number[]>>;
  readonly small_calibres: readonly SmallCalibre[];
  /** Changes of the TH# for APCR and APDS. */
  readonly light_shot: readonly number[];
  /** Who uses red numbers, and from which month on no more; "" for good. */
  readonly red: Texts;
  /** The DRM of turning one, two or three hexspines (ASL-3.2.4.t). */
  readonly covered_arc: Readonly<Record<string, readonly [number, number, number]>>;
  readonly sizes: Readonly<Record<string, number>>;
  /** The IFT column of an SCW hit on Infantry in a building. */
  readonly infantry_fp: Readonly<Record<string, number>>;
  readonly backblast_fp: Figure;
  readonly modifiers: ToHitModifiers;
}

/** The TH# of a Target Type: black ones, and red ones for poorer gunners (ASL-3.2.4.k). */
export interface TargetNumbers {
  readonly black: readonly number[];
  readonly red: readonly number[];
}

/** Changes of the TH# for calibres up to a bound, cumulative. */
export interface SmallCalibre {
  readonly up_to: number;
  readonly change: readonly number[];
}

/** TH DRM that neither terrain nor counter prints. */
export interface ToHitModifiers {
  readonly cx: Figure;
  readonly pinned: Figure;
  readonly area_fire: Figure;
  readonly advancing_fire: Figure;
  readonly captured: Figure;
  readonly non_qualified: Figure;
  readonly backblast_avoided: Figure;
  readonly acquired: Figure;
  readonly acquired_twice: Figure;
  readonly intensive: Figure;
  readonly own_hex: Figure;
  readonly buttoned_up: Figure;
  readonly stunned: Figure;
  readonly bounding: Figure;
  /** Bounding Fire of a MA without a turret. */
  readonly bounding_fixed: Figure;
  /** Further in the MPh, at a target seen for no more than 3 MP. */
  readonly bounding_brief: Figure;
  /** The same for no more than 2 MP. */
  readonly bounding_glimpse: Figure;
  readonly moving: Figure;
  /** A vehicle that has spent no more than 3 MP in LOS. */
  readonly moving_brief: Figure;
  /** The same for no more than 1 MP. */
  readonly moving_glimpse: Figure;
  readonly hazardous: Figure;
  readonly hidden: Figure;
}

/** Panzerfausts, which have no counter (ASL-4.4.2). */
export interface PanzerfaustTable extends Chart {
  /** The highest Final dr that finds one. */
  readonly check: Figure;
  readonly none_on: Figure;
  readonly drm: PanzerfaustDrm;
  readonly to_hit: Figure;
  readonly per_hex: Figure;
  readonly infantry_fp: Figure;
  /** The TK# against a vehicle. */
  readonly kill: Figure;
  readonly misfire: Figure;
  readonly inexperienced_misfire: Figure;
  readonly dud: Figure;
  readonly periods: readonly PanzerfaustPeriod[];
}

/** drm of the PF check (ASL-4.4.2.f). */
export interface PanzerfaustDrm {
  readonly not_afv: Figure;
  readonly cx: Figure;
  readonly half_squad_or_crew: Figure;
  readonly smc: Figure;
}

/** What holds from a month on. */
export interface PanzerfaustPeriod {
  readonly since: string;
  readonly range: number;
  /** Shots for so many squads: 3 for 2 is one and a half for each. */
  readonly shots: readonly [number, number];
  readonly drm: number;
}

/** The chart with all its rows; a shared definition, compared by identity. */
export interface TerrainChart extends Chart {
  /** The DRM of each Hindrance hex. */
  readonly hindrance: Figure;
  readonly terrain: Readonly<Record<string, TerrainRow>>;
  readonly road: RoadRow;
  readonly hill: HillRow;
  readonly hexsides: Readonly<Record<string, HexsideRow>>;
  readonly smoke: SmokeRow;
  /** How many levels a building, woods or orchard rises above its hex (ASL-1.1.1.HI.a). */
  readonly levels_of_obstacle: number;
}

/** The effects of a hex's terrain on Infantry and LOS. */
export interface TerrainRow {
  readonly name: Texts;
  readonly mf: number;
  readonly tem: number;
  /** The TEM under mortar fire, if it is another: Air Burst (ASL-1.1.1.WD.g). */
  readonly mortar_tem: number | null;
  /** Whether FFMO and Interdiction apply. */
  readonly open_ground: boolean;
  /** A woods or building hex: goal of a rout, scene of an Ambush, help to rally. */
  readonly cover: boolean;
  readonly same_level: Sight;
  readonly cross_level: Sight;
  /** Whether the whole hex with its hexsides counts for LOS (ASL-2.0.z). */
  readonly inherent: boolean;
  /** Whether a mortar can fire from here (ASL-1.1.1.BD.d). */
  readonly mortars: boolean;
  readonly season: Season | null;
  readonly rules: readonly string[];
}

/** What terrain does to a LOS that crosses it. */
export type Sight = "clear" | "hindrance" | "obstacle";

/** The months in which a row holds, and what holds outside them. */
export interface Season {
  readonly first: number;
  readonly last: number;
  /** The terrain that it is out of season. */
  readonly otherwise: TerrainType | null;
  readonly otherwise_cross_level: Sight | null;
  readonly rules: readonly string[];
}

/** The terrain that governs a hex (ASL-1.1.1.a). */
export type TerrainType =
  | "open-ground"
  | "stone-building"
  | "wooden-building"
  | "woods"
  | "orchard"
  | "grain"
  | "brush";

/** Entry through a road hexside, whatever else the hex holds (ASL-1.1.1.RD.a). */
export interface RoadRow {
  readonly name: Texts;
  readonly mf: number;
  readonly rules: readonly string[];
}

/** Climbing, and standing higher than the firer. */
export interface HillRow {
  readonly name: Texts;
  readonly crest_multiplier: Figure;
  readonly height_advantage: Figure;
}

/** The TEM behind a hexside and the MF added for crossing it. */
export interface HexsideRow {
  readonly name: Texts;
  readonly tem: number;
  readonly mf: number;
}

/** Smoke: its DRM, and what entering it costs. */
export interface SmokeRow {
  readonly name: Texts;
  readonly drm: Readonly<Record<string, Figure>>;
  readonly most_in_hex: Figure;
  readonly firing_out: Figure;
  readonly mf: Figure;
}

/** Guns: cover, hiding, moving, ammunition, breakdown. */
export interface GunFigures extends Chart {
  readonly emplacement: Figure;
  readonly gunshield: Figure;
  readonly gunshield_mortar: Figure;
  readonly hidden_range: Figure;
  readonly hazardous: Figure;
  readonly manhandling: ManhandlingFigures;
  readonly equivalent: EquivalentFigures;
  readonly solid: SolidFirepower;
  readonly heat_since: Texts;
  readonly intensive_breakdown: Figure;
  readonly non_qualified_breakdown: Figure;
  /** A change of CA by a Gun without a 360 degree mount. */
  readonly turning_rof: Figure;
}

/** DRM of pushing a Gun. */
export interface ManhandlingFigures {
  /** The factor on the cost of the terrain. */
  readonly mf: Figure;
  readonly road: Figure;
  /** A squad in place of the crew. */
  readonly squad: Figure;
  readonly helping_squad: Figure;
  readonly helping_other: Figure;
  readonly most_help: Figure;
}

/** Infantry Firepower Equivalent. */
export interface EquivalentFigures {
  readonly range: Figure;
  readonly rof: Figure;
}

/** The IFT columns of shot that does not burst. */
export interface SolidFirepower {
  readonly small: Figure;
  readonly large: Figure;
  readonly large_from: number;
  /** APCR and APDS. */
  readonly light: Figure;
  /** How many columns HEAT loses. */
  readonly heat_columns: Figure;
}

/** All TK# (ASL-7.9). */
export interface ToKillTable extends Chart {
  readonly ap: ShotTable;
  readonly apcr: ShotTable;
  readonly apds: ShotTable;
  readonly heat: readonly CalibreNumber[];
  readonly he: readonly CalibreNumber[];
  readonly machine_gun: Figure;
  /** An MG of 12.7 or 15 mm. */
  readonly heavy_machine_gun: Figure;
  readonly flame: Figure;
  /** A DC. */
  readonly charge: Figure;
  readonly modifiers: ToKillModifiers;
}

/** The TK# of one kind of shot by barrel, such as 75L, and what range does to it. */
export interface ShotTable {
  readonly numbers: Readonly<Record<string, number>>;
  /** Barrels whose number is another one in this nation. */
  readonly nations: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly ranges: readonly RangeChange[];
}

/** Changes of the TK# of calibres up to a bound, by range; none beyond the last figure. */
export interface RangeChange {
  readonly up_to: number;
  readonly change: readonly number[];
}

/** A TK# from a calibre on. */
export interface CalibreNumber {
  readonly calibre: number;
  readonly number: number;
}

/** What changes the TK#. */
export interface ToKillModifiers {
  readonly rear: Figure;
  /** The factor of a Critical Hit on the number of the table. */
  readonly critical: Figure;
  readonly flame_exposed: Figure;
  /** The divisor. */
  readonly flame_long_range: Figure;
  /** The Original TK DR of a Dud. */
  readonly dud: Figure;
}

/** The Movement Phase of vehicles. */
export interface DrivingFigures extends Chart {
  readonly entry: Readonly<Record<string, Readonly<Record<string, EntryCost>>>>;
  readonly costs: DrivingCosts;
  readonly bog: BogFigures;
  readonly dispensers: DispenserFigures;
  readonly wreck_tem: Figure;
  readonly wreck_hindrance: Figure;
}

/** What entering a terrain costs a kind of vehicle. */
export interface EntryCost {
  readonly mp: number;
  /** Half of the printed MP are enough. */
  readonly half: boolean;
  /** All MP may be spent. */
  readonly whole: boolean;
  readonly rule: string;
}

/** MP of what a vehicle does. */
export interface DrivingCosts {
  readonly start: Figure;
  readonly stop: Figure;
  readonly delay: Figure;
  readonly hexspine: Figure;
  readonly hexspine_in_cover: Figure;
  /** The least MP spent with a change of TCA in woods or a building. */
  readonly turret_in_cover: Figure;
  /** Through a road hexside with open hatches, in half MP. */
  readonly road_half: Figure;
  readonly road_buttoned_up: Figure;
  readonly crest: Figure;
  readonly crest_by_road: Figure;
  /** For each vehicle or wreck in the hex entered. */
  readonly vehicle: Figure;
  readonly vehicle_by_road: Figure;
  readonly dispenser: Figure;
}

/** The Bog Check, and getting free again. */
export interface BogFigures {
  readonly number: Figure;
  readonly pressure: Readonly<Record<string, number>>;
  readonly half_mp: Figure;
  readonly wheels: Figure;
  readonly uphill: Figure;
  readonly freed_up_to: Figure;
  readonly mired_on: Figure;
  readonly mired: Figure;
}

/** DRM of a smoke dispenser. */
export interface DispenserFigures {
  readonly buttoned_up: Figure;
  readonly moving: Figure;
  readonly mortar_range: Figure;
}

/** Infantry against vehicles, and what hits do to crews. */
export interface VehicleCombat extends Chart {
  readonly ccv: CombatValues;
  readonly close_combat: VehicleCloseCombat;
  readonly recovery: CrewRecovery;
  readonly paatc_inexperienced: Figure;
  /** IFT DRM of a hit on the ATT if no AF is above `light_up_to`. */
  readonly light_armor: Figure;
  readonly light_up_to: number;
  readonly heavy_armor: Figure;
  readonly heavy_from: number;
  readonly fixed_mount: Figure;
  readonly charge_position: readonly PositionRow[];
}

/** CCV of Infantry against a vehicle. */
export interface CombatValues {
  readonly squad: Figure;
  readonly crew: Figure;
  readonly half_squad: Figure;
  readonly smc: Figure;
  readonly smc_joining: Figure;
  readonly area_fire: Figure;
  readonly fired: Figure;
}

/** DRM of CC against a vehicle, and the third die of an Original 2. */
export interface VehicleCloseCombat {
  readonly moving: Figure;
  readonly immobilized: Figure;
  /** Against a vehicle without a manned MG. */
  readonly unarmed: Figure;
  readonly destroyed_up_to: Figure;
  readonly immobilized_on: Figure;
  /** The IFT column of the Nahverteidigungswaffe. */
  readonly close_defense_fp: Figure;
}

/** The dr of a Shocked or UK crew, and its lasting fright. */
export interface CrewRecovery {
  readonly shock: Figure;
  readonly unconfirmed: Figure;
  readonly stunned: Figure;
}

/** A row of the DC Position table: up to which Final DR, and the change of the TK#. */
export interface PositionRow {
  readonly up_to: number;
  readonly change: number;
}

/** The cheapest way of a vehicle to a hex. */
export interface RouteView {
  readonly unit: number;
  readonly hex: number;
  readonly points: readonly WaypointView[];
}

/** One choice on the way, and how the vehicle stands after it. */
export interface WaypointView {
  readonly choice: Start | Turn | Step;
  /** -1 beside the map. */
  readonly hex: number;
  readonly front: number;
  readonly cost: number;
  /** MP left after it. */
  readonly left: number;
  /** That it bogs there, or breaks down. */
  readonly fails: readonly [number, number] | null;
  readonly threat: ThreatView | null;
}

/** The attack of one known enemy that is worst for the vehicle just there. */
export interface ThreatView {
  readonly unit: number;
  /** -1 for a Panzerfaust, Reaction Fire, or a unit's own FP. */
  readonly weapon: number;
  /** The ammunition of a shot, `panzerfaust`, `reaction`, or `fire` at an exposed crew. */
  readonly by: string;
  /** That the shot hits, or the attack is dared at all. */
  readonly hit: readonly [number, number];
  readonly destroyed: readonly [number, number];
  /** That anything befalls vehicle or crew. */
  readonly harmed: readonly [number, number];
}

/** What the arguments of messages stand for. */
export const ARGUMENTS: Readonly<Record<string, "unit" | "weapon" | "hex" | "halves" | "arc" | "side" | undefined>> = {
  unit: "unit",
  leader: "unit",
  target: "unit",
  giver: "unit",
  mover: "unit",
  enemy: "unit",
  weapon: "weapon",
  hex: "hex",
  from: "hex",
  to: "hex",
  halves: "halves",
  left: "halves",
  arc: "arc",
  side: "side",
};
