# Words of Conflict of Heroes: fortifications, obstacles, mines, flamethrowers.

## Refusals

refuse-cannot-occupy = { $unit } cannot occupy this kind of fortification.
refuse-enemy-occupies = The enemy occupies the fortification.
refuse-no-fortification = { $unit } is in no hex with a fortification.
refuse-occupies-already = { $unit } occupies the fortification already.
refuse-occupies-nothing = { $unit } occupies no fortification.

## Tallies

tally-bunker = Bunker
tally-bunker-flank = Bunker, from its flank
tally-bunker-front = Bunker, from its arc of fire
tally-road-block = Road block
tally-trench = Trench
