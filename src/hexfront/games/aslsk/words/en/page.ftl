# Words of the page for the ASL Starter Kit: questions, choices, panels, charts.

## Start screen

ui-side-german = German
ui-side-russian = Russian
ui-side-american = American
ui-side-british = British
ui-option-free-los = LOS may be looked up before an attack is declared

## Turn and phase

asl-turn-of = Turn { $turn } of { $turns }
asl-side-turn = { $side }
asl-standing = { $side }: { $has } of the { $needs } needed to win
asl-victory = Victory
asl-phase-set-up = Set-up
asl-phase-rally = Rally
asl-phase-prep-fire = Prep Fire
asl-phase-movement = Movement
asl-phase-defensive-fire = Defensive Fire
asl-phase-advancing-fire = Advancing Fire
asl-phase-rout = Rout
asl-phase-advance = Advance
asl-phase-close-combat = Close Combat
asl-short-rally = RPh
asl-short-prep-fire = PFPh
asl-short-movement = MPh
asl-short-defensive-fire = DFPh
asl-short-advancing-fire = AFPh
asl-short-rout = RtPh
asl-short-advance = APh
asl-short-close-combat = CCPh
asl-can-set-up = { $count } to place
asl-can-rally = { $count ->
    [one] { $count } unit can act
   *[other] { $count } units can act
}
asl-can-prep-fire = { $count ->
    [one] { $count } unit can fire
   *[other] { $count } units can fire
}
asl-can-defensive-fire = { $count ->
    [one] { $count } unit can fire
   *[other] { $count } units can fire
}
asl-can-advancing-fire = { $count ->
    [one] { $count } unit can fire
   *[other] { $count } units can fire
}
asl-can-movement = { $count ->
    [one] { $count } unit can act
   *[other] { $count } units can act
}
asl-can-rout = { $count ->
    [one] { $count } unit can rout
   *[other] { $count } units can rout
}
asl-can-advance = { $count ->
    [one] { $count } unit can advance
   *[other] { $count } units can advance
}
asl-can-close-combat = { $count ->
    [one] { $count } unit can attack
   *[other] { $count } units can attack
}
asl-windows = Defensive First Fire
asl-windows-ask = Always ask
asl-windows-fits = Ask when somebody can fire
asl-windows-adjacent = Hold fire until adjacent
asl-windows-vehicles = Hold fire until a vehicle can be harmed
asl-windows-never = Never fire
asl-windows-short-ask = ask always
asl-windows-short-fits = ask
asl-windows-short-adjacent = adjacent
asl-windows-short-vehicles = vehicles
asl-windows-short-never = never

## What is asked

asl-ask-set-up = Set up: choose a counter in the panel, then its hex.
asl-ask-recovery = Rally Phase: pick up weapons?
asl-ask-repairs = Rally Phase: repair weapons?
asl-ask-transfers = Rally Phase: hand weapons over?
asl-ask-self-rallies = Rally Phase: who tries to rally without a leader?
asl-ask-rallies = Rally Phase: whom do your leaders rally?
asl-ask-dm-removal = Rally Phase: who keeps his DM?
asl-ask-may-promote = Does a leader step forward from { $unit }?
asl-ask-aim = Pick the target, or more who fire at it.
asl-ask-aimed = Who fires at { $hex }?
asl-ask-fire-phase-prep-fire = Prep Fire: pick who fires, then the target. Who fires cannot move.
asl-ask-fire-phase-defensive-fire = Defensive Fire: pick who fires, then the target.
asl-ask-fire-phase-advancing-fire = Advancing Fire: pick who fires, then the target.
asl-ask-first-fire = First Fire: the enemy has spent MF or MP. Pick who fires, or hold fire.
asl-ask-gathering = Who joins the fire group? Then fire.
asl-ask-regroup = Not all have LOS: fire as one group, or apart?
asl-ask-backblast = Avoid Backblast or accept it?
asl-ask-direct-panzerfaust = Does a leader direct the shot?
asl-ask-bombardment = Area fire: at which hex?
asl-ask-repointing = The Gun may be turned.
asl-ask-victim = Whom shall the Panzerfaust hit?
asl-ask-parted = The acquired stack has moved apart: who stays acquired?
asl-ask-movement = Movement: pick a unit or stack to move, or end the phase.
asl-ask-marching = Move hex by hex; hexes show the MF that are left.
asl-ask-regrouping = Who of the stack goes on?
asl-ask-choose-rout = Rout: who routs next?
asl-ask-routing = Where does { $unit } rout?
asl-ask-drop-weapon = { $unit } cannot rout with all it carries: what stays behind?
asl-ask-advancing = Advance: pick a unit, then an adjacent hex.
asl-ask-choose-fight = Close Combat: which hex comes next?
asl-ask-companies = Close Combat in { $hex }: with whom does the leader fight?
asl-ask-declaring = Close Combat in { $hex }: choose attackers, then whom they attack.

## Choices

asl-choice-done = Done with this step
asl-choice-end-fire = No more fire in this phase
asl-choice-end-movement = End the Movement Phase
asl-choice-end-advance = End the Advance Phase
asl-choice-end-rout = No more routs
asl-choice-end-rout-here = End the rout here
asl-choice-no-more-attacks = No further attack
asl-choice-set-up-done = The set-up is done
asl-choice-hold-fire = Hold fire
asl-choice-place = { $unit } to { $hex }
asl-choice-arm = { $weapon } to { $unit }
asl-choice-pick-up = Take back { $unit }
asl-choice-hide = Hide, or show, the units in { $hex }
asl-choice-recover = { $unit } picks up { $weapon }
asl-choice-repair = { $holder } repairs { $weapon }
asl-choice-transfer = { $weapon }: from { $holder } to { $unit }
asl-choice-drop = { $holder } leaves { $weapon } behind
asl-choice-destroy = { $holder } destroys { $weapon }
asl-choice-self-rally = { $unit } rallies by itself
asl-choice-rally = { $leader } rallies { $unit }
asl-choice-keep-dm = { $unit } keeps its DM
asl-choice-open-fire = { $unit } fires at { $hex }
asl-choice-open-fire-weapon = { $unit }: { $weapon } at { $hex }
asl-choice-open-fire-hull = { $unit }: { $weapon } at { $hex }, turning its front
asl-choice-add-firer = { $unit } joins
asl-choice-add-firer-weapon = { $weapon } of { $unit }
asl-choice-direct = { $leader } directs
asl-choice-fire = Fire!
asl-choice-apart = Fire hex by hex
asl-choice-call-off = Not this attack
asl-choice-bombard = { $weapon }: fire at an empty hex
asl-choice-rake = IFE, like an MG
asl-choice-rake-turned = IFE, turned to { $arc }
asl-choice-rake-hull = IFE, turning the hull
asl-choice-swing = Turn { $weapon } to { $arc }
asl-choice-fire-panzerfaust = { $unit }: Panzerfaust at { $hex }
asl-choice-avoid-backblast = Avoid Backblast
asl-choice-accept-backblast = Accept Backblast
asl-choice-pick-target = { $unit }
asl-choice-follow = Keep the Acquisition on { $unit }
asl-choice-leave-to-chance = Leave it to chance
asl-choice-take = Move { $unit }
asl-choice-join = { $unit } moves along
asl-choice-leave = { $unit } stays behind
asl-choice-double-time = Double Time
asl-choice-assault-move = Assault Movement
asl-choice-step = To { $hex }
asl-choice-step-road = To { $hex } by road
asl-choice-push = Push { $weapon } to { $hex }
asl-choice-push-road = Push { $weapon } to { $hex } by road
asl-choice-start = Start
asl-choice-halt = Stop
asl-choice-delay = Wait
asl-choice-turn = { $unit }: turn to { $arc }
asl-choice-traverse = { $unit }: turn the turret to { $arc }
asl-choice-hatch = { $unit }: open or close the hatches
asl-choice-free = Try to get free
asl-choice-dispense = { $unit }: smoke in { $hex }
asl-choice-seek-motion = { $unit }: try to get into Motion
asl-choice-scrap = Give up { $unit }
asl-choice-step-whole = To { $hex } for all MP
asl-choice-step-rest = To { $hex } and spend the rest
asl-choice-step-road-rest = To { $hex } by road and spend the rest
asl-choice-step-road-whole = To { $hex } by road for all MP
asl-choice-exit = Leave the map
asl-choice-throw-smoke = { $unit }: smoke in { $hex }
asl-choice-place-charge = { $unit }: Demolition Charge against { $hex }
asl-choice-place-charge-vehicle = { $unit }: Demolition Charge against { $vehicle }
asl-choice-stop = Stop here
asl-choice-advance = { $unit } to { $hex }
asl-choice-advance-cx = { $unit } to { $hex }, CX
asl-choice-advance-led = { $unit } to { $hex } with { $leader }
asl-choice-rout = { $unit } routs
asl-choice-rout-led = { $unit } routs with { $leader }
asl-choice-rout-step = Rout to { $hex }
asl-choice-rout-step-road = Rout to { $hex } by road
asl-choice-low-crawl = Low Crawl to { $hex }
asl-choice-fight = Close Combat in { $hex }
asl-choice-grapple = { $unit } attacks
asl-choice-against = Against { $unit }
asl-choice-declare = Declare the attack
asl-choice-accompany = { $leader } with { $unit }
asl-choice-fight-alone = { $leader } fights alone
asl-choice-promote = Roll for a leader
asl-choice-no-promotion = No leader

asl-tool-throw-smoke = Smoke grenades
asl-tool-throw-smoke-ask = Smoke grenades: pick the own hex or one beside it.
asl-tool-place-charge = Place the charge
asl-tool-place-charge-ask = Demolition Charge: pick the hex to attack.
asl-tool-recover = Pick up a weapon
asl-tool-recover-ask = Who picks up a weapon?
asl-tool-transfer = Hand over weapons
asl-tool-transfer-ask = Who gets a weapon?
asl-tool-drop = Leave a weapon behind
asl-tool-drop-ask = Who leaves a weapon behind?
asl-tool-leave = Part the stack
asl-tool-leave-ask = Who stays behind?
asl-tool-fire-panzerfaust = Panzerfaust
asl-tool-fire-panzerfaust-ask = Panzerfaust: pick the target.
asl-tool-bombard = Fire at an empty hex
asl-tool-bombard-ask = Who fires at an empty hex?
asl-tool-destroy = Destroy a weapon
asl-tool-destroy-ask = Who destroys his weapon?
asl-tool-pick-up = Take back
asl-tool-pick-up-ask = Pick the unit to take back.
asl-tool-hide = Hide units
asl-tool-hide-ask = Pick a hex to hide its units, or to show them again.
asl-whole-stack = All of them

## Set-up and reinforcements

asl-set-up = Set-up
asl-set-up-left = { $count } left
asl-set-up-ready = All is placed: say so when you are done.
asl-set-up-place = Pick a counter, then a hex of the outlined area.
asl-set-up-arm = Pick the unit that gets the weapon.
asl-set-up-carriers = Who enters later and could carry it:
asl-may-hide = { $count } may hide
asl-entering = Enter the map in this turn
asl-later = Turn { $turn }: { $name } ({ $side })

## The hex and its units

asl-off-board = off board
asl-sheet-hint = { $by ->
    [finger] Tap a counter or hex to read it.
   *[pointer] Point at a counter or hex to read it.
}
asl-tem = TEM { $tem }
asl-road = Road
asl-level = Level { $level }
asl-phosphorus = White Phosphorus { $drm }
asl-smoke = Smoke { $drm }
asl-morale = Morale { $morale }
asl-elr = ELR { $elr }
asl-smoke-exponent = Smoke { $exponent }
asl-reach-move = MF left
asl-reach-road = by road alone
asl-reach-double = at Double Time
asl-reach-risky = may bog
asl-lies-here = { $weapon } lies here
asl-spent-mp = { $mf } MP spent
asl-spent = { $mf } MF spent
asl-weapon-strength = { $fp } FP, range { $range }
asl-weapon-rof = ROF { $rof }
asl-weapon-pp = { $pp } PP
asl-mark-broken = broken
asl-mark-dm = DM
asl-mark-wounded = wounded
asl-mark-pinned = pinned
asl-mark-cx = CX
asl-mark-prep = Prep Fire
asl-mark-first = First Fire
asl-mark-final = Final Fire
asl-mark-hidden = hidden
asl-mark-assaulting = Assault Movement
asl-mark-melee = in Melee
asl-mark-exposed = crew exposed (CE)
asl-mark-motion = in Motion
asl-mark-immobilized = Immobilized
asl-mark-bogged = Bogged
asl-mark-mired = Mired
asl-mark-shocked = Shock
asl-mark-unconfirmed = Unconfirmed Kill
asl-mark-stunned = stunned
asl-mark-recalled = Recalled
asl-mark-malfunctioned = malfunctioned
asl-mark-disabled = disabled
asl-mark-low-ammo = Low Ammo
asl-mark-intensive = Intensive Fire
asl-mark-emplaced = Emplaced
asl-mark-captured = captured
asl-armor = armour { $front } front, { $side } side
asl-mp-allowance = { $mp } MP
asl-turret-t = fast turret
asl-turret-st = slow turret
asl-turret-rst = restricted slow turret
asl-turret-1mt = one-man turret
asl-turret-nt = no turret
asl-size-very-small = very small target
asl-size-small = small target
asl-size-large = large target
asl-size-very-large = very large target
asl-wreck-of = wreck: { $unit }
asl-mark-acquired = acquired { $hex }: { $drm }
asl-residual = Residual FP { $fp }
asl-melee = Melee
asl-charge-placed = DC placed
asl-chip-smoke = SMOKE
asl-chip-melee = MELEE

## Fire

asl-fire-at = Fire at { $hex }
asl-fire-prep = Prep Fire
asl-fire-first = First Fire
asl-fire-subsequent = Subsequent First Fire
asl-fire-final = Final Fire
asl-fire-advancing = Advancing Fire
asl-fire-residual = Residual FP
asl-fp = { $fp } FP
asl-mf = { $mf } MF
asl-drm = DRM
asl-directs = directs
asl-remove-firer = Without { $unit }
asl-ift-column = Column { $column } of the IFT
asl-joint = All targets together
asl-cowering = A double cowers: { $columns ->
    [one] one column
   *[other] { $columns } columns
} less{ $to ->
    [0] , no attack
   *[other] , column { $to }
}.
asl-leaves-residual = Leaves { $fp } Residual FP.
asl-breaks = { $weapon } breaks down: { $chance }
asl-fate-eliminated = eliminated
asl-fate-reduced = reduced
asl-fate-wounded = wounded
asl-fate-replaced = replaced
asl-fate-broken = broken
asl-fate-pinned = pinned
asl-fate-unharmed = unharmed
asl-shot-at = { $weapon } at { $hex }
asl-panzerfaust = Panzerfaust
asl-hits = Hits { $unit }:
asl-backblast-harms = Backblast in the own hex:
asl-check-two-dice = DR of { $number } or less
asl-check-one-die = dr of { $number } or less
asl-check-rally = Rally
asl-check-rally-lost = Original 12: Casualty Reduction
asl-check-recovery = Recovery
asl-check-repair = Repair
asl-check-repair-lost = The weapon is removed
asl-check-grenade = Smoke grenades
asl-check-grenade-lost = The unit’s move ends
asl-check-push = Manhandling
asl-check-push-lost = The Gun does not move, and its crew no more
asl-check-panzerfaust = Looking for a Panzerfaust
asl-check-panzerfaust-lost = None found, and the unit is pinned
asl-check-promotion = Field Promotion
asl-check-paatc = Pre-AFV Advance/Attack Task Check
asl-check-bog = Bog Check
asl-check-bog-lost = It bogs
asl-check-breakdown = Mechanical reliability
asl-check-breakdown-lost = It breaks down for good
asl-check-freeing = Getting free
asl-check-freeing-lost = It is immobilized
asl-check-dispenser = Smoke dispenser
asl-check-motion = Motion Attempt
asl-charge-at = { $weapon } against { $hex }
asl-charge-dud = It does not go off
asl-charge-empty = Nobody in sight there.
asl-charge-note = In the Advancing Fire Phase, if the placer is neither pinned nor broken by the fire that he draws.

## LOS

asl-los-tool = LOS thread
asl-los-clear = LOS clear, range { $range }
asl-los-hindered = Hindrance +{ $drm }
asl-los-barred = LOS is checked only after an attack is declared (3.2.1.i).
asl-los-blocked = Blocked: { $what } in { $hex } ({ $rule })
asl-los-hill = hill
asl-los-smoke = smoke
asl-los-building = building
asl-los-wall = wall
asl-los-hedge = hedge
asl-los-kind-clear = open
asl-los-kind-hindrance = Hindrance
asl-los-kind-obstacle = Obstacle

## Movement

asl-mf-left = MF left
asl-mf-by-road = { $mf } by road
asl-step = { $hex }: { $cost } MF, { $left } left.
asl-step-road = { $hex } by road: { $cost } MF, { $left } left.
asl-step-open = Open Ground.
asl-step-interdicted = Interdiction!
asl-step-watched = { $count ->
    [one] { $count } enemy unit can fire there.
   *[other] { $count } enemy units can fire there.
}

## Close Combat

asl-cc-in = Close Combat in { $hex }
asl-ambush-by = Ambush: { $side }
asl-cc-step-1 = Attackers
asl-cc-step-2 = Targets
asl-cc-step-3 = Declare
asl-cc-kill = A Final DR below { $kill } eliminates, { $kill } reduces.
asl-odds = Odds
asl-kill-number = Kill number

## Drawers and charts

asl-drawer-charts = Charts
asl-drawer-card = Scenario card
asl-victory-conditions = Victory Conditions
asl-otherwise = Otherwise the { $side } win.
asl-order = { $first } set up first, { $mover } move first. { $turns } turns.
asl-ssr = Special rules
asl-show-hexes = show on the map
asl-friendly-edge = Friendly edge: { $edge }
asl-edge-north = north
asl-edge-east = east
asl-edge-south = south
asl-edge-west = west
asl-enters = enters in turn { $turn } from the { $edge }
asl-cvp = { $points } CVP
asl-cvp-earned = { $points } CVP scored
asl-panzerfausts = { $count ->
    [one] { $count } Panzerfaust
   *[other] { $count } Panzerfausts
}
asl-units-lost = { $count ->
    [one] { $count } unit lost
   *[other] { $count } units lost
}
asl-end-conditions = The Victory Conditions are met.
asl-end-otherwise = The other side has not met its Victory Conditions.
asl-end-nobody-left = The other side has nobody left.
asl-source-rulebook = from the rulebook
asl-source-outside = from outside the rulebook
asl-source-designed = designed for Hexfront
asl-confidence-very-high = very sure
asl-confidence-high = sure
asl-confidence-medium-high = fairly sure
asl-confidence-medium = likely
asl-confidence-low = unsure
asl-counters = Counters
asl-hidden-now = { $count } hidden
asl-exited = { $points } VP off the map
asl-origin-strength = strength
asl-origin-quality = class
asl-origin-broken = broken side
asl-origin-self-rally = self-rally
asl-origin-smoke = smoke
asl-origin-assault-fire = Assault Fire
asl-origin-elr = ELR
asl-origin-half-squad = half-squad
asl-origin-replaced-by = replacement
asl-origin-command = morale and leadership
asl-origin-fp = FP
asl-origin-range = range
asl-origin-min-range = least range
asl-origin-rof = ROF
asl-origin-pp = PP
asl-origin-breakdown = breakdown
asl-origin-removed = X number
asl-origin-repair = repair
asl-origin-calibre = calibre
asl-origin-to-hit = To Hit
asl-origin-kill = kill number
asl-ift-key = By Final DR and FP. Underlined cells are shown in the rulebook's examples.
asl-figure-ambusher = Ambush
asl-figure-against-ambusher = Against ambushers
asl-figure-against-broken = Against broken units
asl-figure-cx = CX
asl-figure-against-cx = Against CX units
asl-figure-fp-point-blank = Point Blank Fire, FP ×
asl-figure-fp-triple-point-blank = Triple Point Blank Fire, FP ×
asl-figure-fp-area-fire = Area Fire, FP ÷
asl-figure-fp-long-range = Long range, FP ÷
asl-figure-fp-assault-fire = Assault Fire, FP +
asl-figure-fp-machine-gun-range = MG beyond so many hexes needs a leader
asl-figure-drm-cx = CX
asl-figure-drm-ffmo = FFMO: moving in the open
asl-figure-drm-ffnam = FFNAM: not Assault Movement
asl-figure-drm-flamethrower-carried = Carries a flamethrower
asl-figure-cowering-columns = Cowering, columns
asl-figure-cowering-inexperienced = Cowering of the Inexperienced, columns
asl-figure-breakdown-sustained = B# in Sustained Fire
asl-figure-breakdown-captured = B# of a captured weapon
asl-figure-breakdown-inexperienced = B# with the Inexperienced
asl-figure-breakdown-not-elite = B# of a flamethrower without Elite
asl-figure-breakdown-captured-rof = ROF of a captured weapon
asl-figure-mf-smc = MF of an SMC
asl-figure-mf-mmc = MF of an MMC
asl-figure-mf-inexperienced = MF of the Inexperienced
asl-figure-mf-with-leader = With a leader, MF +
asl-figure-mf-double-time = Double Time, MF +
asl-figure-mf-road-bonus = Road bonus, MF +
asl-figure-portage-mmc = IPC of an MMC
asl-figure-portage-smc = IPC of an SMC
asl-figure-portage-smc-most = Most PP of an SMC
asl-figure-portage-leader-help = A leader raises the IPC by
asl-figure-portage-cx = IPC when CX
asl-figure-smoke-grenade-own-hex = Smoke in the own hex, MF
asl-figure-smoke-grenade-adjacent-hex = Smoke in an adjacent hex, MF
asl-figure-smoke-grenade-cx = Smoke when CX, drm
asl-figure-smoke-grenade-ends-move-on = Smoke dr that ends the move
asl-figure-recovery = Recovery of a weapon, MF
asl-figure-stacking-squads = Squads in a hex
asl-figure-stacking-smc = SMC in a hex
asl-figure-rally-dm = Rally under DM
asl-figure-rally-self-rally = Self-rally
asl-figure-rally-cover = Rally in woods or building
asl-figure-recovery-below = Recovery below a dr of
asl-figure-recovery-cx = Recovery when CX, drm
asl-figure-recovery-removed-on = Repair dr that removes the weapon
asl-figure-wound-light-up-to = Wound only, up to a dr of
asl-figure-wound-wounded-again = Wounded again, drm
asl-figure-wound-mf = MF when wounded
asl-figure-wound-ipc = IPC when wounded
asl-figure-wound-morale = Morale when wounded
asl-figure-wound-leadership = Leadership when wounded
asl-figure-mf = MF of a rout
asl-figure-wounded-mf = MF of a wounded SMC
asl-figure-cover-within = Cover within so many MF
asl-figure-mmc-pp = PP of a routing MMC
asl-figure-smc-pp = PP of a routing SMC
asl-figure-least-interdicting-fp = Least FP that Interdicts
asl-figure-to-hit-range = Ordnance Interdicts within
asl-figure-check = Panzerfaust check
asl-figure-none-on = None on a dr of
asl-figure-drm-not-afv = Target is no AFV
asl-figure-drm-half-squad-or-crew = Half-squad or crew
asl-figure-drm-smc = SMC
asl-figure-to-hit = TH#
asl-figure-per-hex = TH# for each hex
asl-figure-infantry-fp = FP against Infantry
asl-figure-misfire = Misfire on
asl-figure-inexperienced-misfire = Misfire of the Inexperienced on
asl-figure-dud = Dud on
asl-figure-backblast-fp = Backblast, FP
asl-figure-modifiers-cx = CX
asl-figure-modifiers-pinned = Pinned
asl-figure-modifiers-area-fire = Area Fire
asl-figure-modifiers-advancing-fire = Advancing Fire
asl-figure-modifiers-captured = Captured weapon
asl-figure-modifiers-backblast-avoided = Backblast avoided
asl-figure-modifiers-acquired = Acquired
asl-figure-modifiers-acquired-twice = Acquired twice

## Keys

asl-key-los = LOS thread: hold, or press the switch and pick a hex
asl-key-drawers = Charts, scenario card
