# Words of Conflict of Heroes: fortifications, obstacles, mines, flamethrowers.

## Log

log-cover-destroyed = The hasty defense of { $unit } is shot to pieces.
log-leaves = { $unit } gets out of the fortification in { $hex }.
log-leaves-cover = { $unit } gives up its hasty defense.
log-mines-critical = Mines under { $target }: { $dice } against { $number }, a critical hit.
log-mines-found = There are mines in { $hex }!
log-mines-hit = Mines under { $target }: { $dice } against { $number }, a hit.
log-mines-appear = Mines are laid in { $hex }.
log-mines-somewhere = { $side } lays mines where nobody sees it.
log-mines-laid = { $unit } lays mines in { $hex }.
log-mines-laid-unseen = { $unit } lays mines; where, nobody has seen.
log-mines-miss = Mines under { $target }: { $dice } against { $number }, no harm done.
log-mines-second-hit = Mines under { $target }: { $dice } against { $number }, a second hit.
log-obstacle = { $unit } makes its way into { $hex }: { $roll } more AP.
log-obstacle-stops = { $unit } rolls { $roll } for the obstacle in { $hex } and does not get through.
log-occupies = { $unit } occupies the fortification in { $hex }.
log-wire-crushed = The wire in { $hex } is crushed under tracks.
log-work-cleared = { $unit } clears { $hex }: { $work ->
    [bunker] the bunker
    [hasty] the hasty defense
    [road-block] the road block
    [wire] the wire
    [mines] the mines
    [refugees] the refugees
    [livestock] the livestock
   *[other] the trench
}.
log-work-destroyed = Destroyed in { $hex }: { $work ->
    [bunker] the bunker
    [hasty] the hasty defense
    [road-block] the road block
    [wire] the wire
    [mines] the mines
    [refugees] the refugees
    [livestock] the livestock
   *[other] the trench
}.
log-work-hit = Fire on { $work ->
    [bunker] the bunker
    [hasty] the hasty defense
    [road-block] the road block
    [wire] the wire
    [mines] the mines
    [refugees] the refugees
    [livestock] the livestock
   *[other] the trench
} in { $hex }: { $dice } against { $number }, a hit.
log-work-missed = Fire on { $work ->
    [bunker] the bunker
    [hasty] the hasty defense
    [road-block] the road block
    [wire] the wire
    [mines] the mines
    [refugees] the refugees
    [livestock] the livestock
   *[other] the trench
} in { $hex }: { $dice } against { $number }, no effect.

## Refusals

refuse-bunker-facing = In a bunker { $unit } faces as the bunker does.
refuse-cannot-occupy = { $unit } cannot occupy this kind of fortification.
refuse-cover-beside-works = Beside other fortifications or obstacles { $unit } cannot dig in.
refuse-cover-foot-only = Only foot units dig in by themselves.
refuse-covered-already = { $unit } has a hasty defense already.
refuse-enemy-occupies = The enemy occupies the fortification.
refuse-mines-foot-only = Only foot units lay mines.
refuse-mines-in-sight = An enemy sees { $hex }: the mines cannot be hidden.
refuse-mines-in-water = No mines are laid in water.
refuse-mines-under-enemy = An enemy is in { $hex }.
refuse-mortar-in-bunker = From inside a bunker { $unit } cannot fire.
refuse-no-cover = { $unit } has no hasty defense.
refuse-no-fortification = { $unit } is in no hex with a fortification.
refuse-no-obstacle = { $unit } is in no hex with an obstacle.
refuse-no-place-for-mines = { $unit } has no hex near it that can be mined.
refuse-no-works-yet = In this scenario the rules of chapter 17 are not in force.
refuse-nothing-to-demolish = There is nothing to destroy in the hex of { $unit }.
refuse-occupies-already = { $unit } occupies the fortification already.
refuse-occupies-nothing = { $unit } occupies no fortification.
refuse-refugees = Refugees are in { $hex }: nobody attacks into the hex or out of it.
refuse-work-beside-enemy = With an enemy in its hex { $unit } cannot do this.
refuse-work-when-hit = { $unit } has a hit marker.
refuse-works-stop-wheels = Works in { $hex } stop wheeled vehicles, on the road too.
refuse-mines-there = There are mines in { $hex } already.
refuse-works-there = There is a fortification or obstacle in { $hex } already.

## Tallies

tally-bunker = Bunker
tally-bunker-flank = Bunker, from its flank
tally-bunker-front = Bunker, from its arc of fire
tally-digging = Hasty defense
tally-livestock = Livestock
tally-mines = Mines
tally-refugees = Refugees
tally-road-block = Road block
tally-trench = Trench
tally-work-defense = Its own defense

## Choices and questions

choice-leave-cover = { $unit }: give up the hasty defense
choice-occupy = { $cost ->
    [-1] Occupy the fortification
   *[other] Occupy the fortification ({ $cost } AP)
}
choice-leave = { $cost ->
    [-1] Leave the fortification
   *[other] Leave the fortification ({ $cost } AP)
}
choice-demolish = { $cost ->
    [-1] Destroy what is in the hex
   *[other] Destroy what is in the hex ({ $cost } AP)
}
choice-dislodge = Destroy the hasty defense of { $unit }
choice-lay-mines = { $hidden ->
    [yes] Lay hidden mines in { $hex }
   *[no] Lay mines in { $hex }
}
ui-ask-mine-laying = { $unit }: where do the mines go?
ui-ask-mine-number = Mines explode under { $unit }: spend CAP on the roll?
ui-ask-work-number = Fire on the fortification or obstacle: spend CAP on the roll?
ui-plus-die = and 1d6 for the obstacle
ui-mines-explode = Mines explode
