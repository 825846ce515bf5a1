# Words of the ASL Starter Kit: hits on vehicles, and what vehicles do with fire.

## Tallies

tally-heavy-armor = Thick armor all around
tally-kill-armor = Armor
tally-kill-critical = Critical Hit
tally-kill-exposed = Hatches open
tally-kill-number = To Kill table
tally-kill-position = Position of the charge
tally-kill-range = Range
tally-kill-rear = Hit in the rear
tally-light-armor = Thin armor all around
tally-exposed-crew = Hatches protect the crew
tally-shaken = Crew Stunned before
tally-ccv = Close Combat Value
tally-ccv-smc = Joined by an SMC
tally-has-fired = Has fired before
tally-immobilized = Vehicle Immobilized
tally-unarmed-vehicle = Vehicle without a manned MG
tally-vehicle-moving = Vehicle in Motion
tally-bounding = Bounding Fire
tally-buttoned-up = Buttoned up
tally-moving-target = Moving target
tally-fixed-mount = Fixed bow MG
tally-motion-fire = Fired in Motion

## Log

log-wrecked = { $unit } is destroyed in { $hex }: a wreck.
log-shocked = { $unit } in { $hex }: the crew is Shocked.
log-stunned = { $unit } in { $hex }: the crew is Stunned.
log-recalled = { $unit } is Recalled.
log-buttons-up = { $unit } in { $hex } buttons up.
log-crew-check = { $colored } + { $white } against morale { $morale }: the crew of { $unit } checks.
log-crew-recovers = dr { $die }: the crew of { $unit } recovers from Shock.
log-crew-unconfirmed = dr { $die }: { $unit } is an Unconfirmed Kill.
log-crew-lost = dr { $die }: the crew of { $unit } is lost.
log-paatc-passed = { $colored } + { $white } against morale { $morale }: { $unit } dares to face the AFV.
log-paatc-failed = { $colored } + { $white } against morale { $morale }: { $unit } does not dare to face the AFV.
log-cc-vehicle = { $colored } + { $white }, Final { $total }, CCV { $kill }: { $unit } attacks { $target }.
log-third-die = dr { $die } decides about { $unit }.
log-close-defense = { $colored } + { $white }: { $unit } uses its close-defense weapon in { $hex }.
log-close-defense-fails = { $colored } + { $white }: the close-defense weapon of { $unit } fails.

## Refusals

no-vehicle-without-weapons = { $unit } attacks with its weapons.
no-fight-beside-vehicle = { $unit } does not join the attack of a vehicle.
no-crowd-against-vehicle = At most two units attack a vehicle together, and one of them is an SMC.
no-vehicle-against-vehicle = AFV do not attack each other in Close Combat.
no-vehicle-with-personnel = One attack is made on a vehicle or on personnel.
no-weapon-in-close-combat = { $weapon } is of no use in Close Combat.
no-weapon-twice = { $weapon } has been used already.
no-close-defense = { $unit } has no close-defense weapon that it could use.
no-close-defense-now = { $unit } uses its close-defense weapon only after it was attacked, once.

## Shots at vehicles

log-engages = { $unit } fires { $weapon }, { $ammunition }, at { $target } in { $hex }.
log-to-kill = { $colored } + { $white }, TK# { $number }: { $unit } is hit in the { $part ->
        [hull] hull
       *[turret] turret
    }, { $facing ->
        [front] front
        [side] side
       *[rear] rear
    }.
log-no-kill = { $unit }: no effect.
log-collateral = Collateral Attack on the crew of { $unit }, { $final } in column { $column }: { $result }.
log-low-ammo = { $weapon } runs low on ammunition.
log-disabled = { $weapon } is disabled for good.

no-vehicle-target = { $target } is no vehicle that could be fired at now.
no-such-shot = { $unit } has no such shot.
no-weapon-against-vehicles = { $weapon } does not fire at vehicles.
no-halved-mg-against-vehicle = { $weapon } fires at a vehicle only with its whole FP.
no-direction-of-shot = { $leader } cannot direct this shot.
no-ordnance-at-vehicle-crew = { $weapon } cannot aim at a crew in { $hex } apart from its vehicle.
no-bow-in-own-hex = { $unit } is stuck: its bow weapons do not bear on its own hex.
no-bow-after-entry = { $unit } is stuck: its bow weapons fire into its own hex only at the moment somebody enters it.
no-turret-to-turn = { $weapon } is not brought to bear by turning the front.
no-slewing-now = { $unit } turns for nothing only at the end of a fire phase.
no-slewing-without-weapon = { $unit } has nothing left to fire from turret or bow, and does not turn.
no-turning-of-front = { $unit } cannot turn its front.
no-fire-of-helpless-crew = The crew of { $unit } can do nothing.
no-prep-fire-in-motion = { $unit } is in Motion: no Prep Fire.
no-disabled-weapon = { $weapon } is disabled.
no-aamg-buttoned-up = { $weapon } needs open hatches.
no-fire-of-turret-exposed = { $weapon } of { $unit } fires only with closed hatches.
no-fire-after-bounding = { $unit } has fired in its Movement Phase.
no-area-in-motion = { $weapon }: no Area Target Type in Motion.
no-destroying-of-armament = { $weapon } is part of a vehicle.
log-area-hit = { $colored } + { $white }, column { $column }: area hit on { $unit }, { $part ->
        [hull] hull
       *[turret] turret
    }.
no-second-attack-of-vehicle = { $unit } has attacked { $hex } already: its weapons combine against one target.
no-group-with-vehicle = { $unit }: a vehicle fires with its own weapons alone.
no-second-fire-of-vehicular-mg = { $weapon } has fired in this Player Turn.
no-mg-after-phase-of-main-armament = { $weapon } fires in the same phase as the other weapons of { $unit }.
log-reaction-fire = { $unit } attacks { $target } as it moves through the hex.
no-reaction-target = { $target } is no vehicle that moves in the hex of { $unit }.
no-reaction-of-unit = { $unit } cannot make CC Reaction Fire: it takes Good Order Infantry that is not pinned.
no-repair-by-helpless-crew = The Shocked crew of { $unit } repairs nothing.

## The page

asl-choice-react = { $unit } attacks { $vehicle } in its hex
asl-choice-react-led = { $unit } and { $leader } attack { $vehicle } in their hex
