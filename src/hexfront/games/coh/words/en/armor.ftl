# Words of Conflict of Heroes: vehicles in combat, flamethrowers, weapon cards.

## Log

log-flame = { $unit } turns its flamethrower on { $hex }{ $support ->
    [0] .
    [one] , supported by { $support } unit.
   *[other] , supported by { $support } units.
}
log-flame-finds = The flames drive hidden units out of cover in { $hex }!
log-flame-nobody = The flames find nobody in { $hex }.
log-weapon = { $unit } attacks { $hex }: { $weapon }.

## Refusals

refuse-carried-skill = { $unit } is being carried and has no use of its skills.
refuse-flame-too-far = A flamethrower reaches adjacent hexes only.
refuse-gun-cannot-dip = { $hex } lies too far below: a tank cannot fire down a steep slope.
refuse-no-flames-yet = Flamethrowers are not part of this scenario's rules.
refuse-no-flamethrower = { $unit } has no flamethrower.
refuse-no-open-top = { $unit } has no open top for red firepower.
refuse-no-such-weapon = There is no such weapon card.
refuse-open-top-is-blue = Only infantry strikes the open top of { $unit } in close combat; others use blue firepower.
refuse-open-top-is-red = Infantry in close combat strikes the open top of { $unit }: with red firepower.
refuse-weapon-is-artillery = { $weapon }: artillery strikes between rounds and is no attack of a unit.
refuse-weapon-not-for-unit = { $weapon } is not for { $unit }.
refuse-weapon-not-granted = This scenario does not give you { $weapon }.
refuse-weapon-not-this-round = { $weapon } cannot be used in this round.
refuse-weapon-too-far = { $weapon } does not carry as far as { $hex }.
refuse-weapon-used-up = { $weapon } has been used up.

## Tallies

tally-apc = Inside an APC
tally-turret = Turret turned
tally-vehicle-cover = Behind a vehicle

## Options

ui-option-flame-ignores-terrain-only = Flamethrowers ignore terrain only, not height, works and hit markers
ui-option-pioneers-wake-mines = Pioneers set mines off when they turn or fight among them

## Choices

choice-close-combat = { $red ->
    [yes] Close combat, red FP into the open top: { $unit }
   *[no] Close combat: { $unit }
}
choice-flame = { $cost ->
    [-1] Flamethrower at { $hex }
   *[other] Flamethrower at { $hex } ({ $cost } AP)
}
choice-flame-close = Flamethrower at { $unit }
choice-use-weapon = { $cost ->
    [-1] { $weapon } at { $hex }
   *[other] { $weapon } at { $hex } ({ $cost } AP)
}
choice-use-weapon-close = { $red ->
    [yes] { $weapon }, red FP into the open top: { $unit }
   *[no] { $weapon }: { $unit }
}
ui-chips-flameclose = Flamethrower
ui-chips-useweaponclose = Weapon card
