# Words of Conflict of Heroes: vehicles and what they carry.

## Log

log-bogged = { $unit } is bogged down in { $hex }.
log-leaves-wreck = { $unit } gets off the destroyed transport in { $hex }.
log-let-go = { $by } lets { $unit } go in { $to }.
log-loads = { $unit } gets on { $by }.
log-not-bogged = { $dice } against { $number }: { $unit } gets through the mud.
log-towed = { $by } takes { $unit } in tow.
log-unloads = { $unit } gets off { $by } in { $to }.

## Refusals

refuse-aboard-already = { $unit } is carried or towed already.
refuse-bogged = { $unit } is bogged down until the end of the round.
refuse-carried = { $unit } goes where its transport goes.
refuse-carried-attacks = A carried or towed unit cannot attack.
refuse-drives-itself = Only an immobilized vehicle, or one whose crew is stunned, is towed.
refuse-let-go-here = A towed vehicle is let go in the hex where it is.
refuse-no-transport = Only a vehicle carries or tows units.
refuse-not-aboard = { $unit } is on no vehicle.
refuse-tow-apart = The vehicle that tows must be in the hex of { $unit }.
refuse-tow-loaded = { $unit } carries or tows something itself.
refuse-tow-tracked = A tracked vehicle is towed by tracked vehicles only.
refuse-transport-full = { $vehicle } carries or tows a unit already.
refuse-transport-towed = { $vehicle } is towed itself.
refuse-truck-fires = Trucks attack in close combat only.
refuse-wagon-attacks = Wagons never attack.

## Tallies

tally-bogged = Bogged down
tally-bogging = Bogged Down
