# Words of Stalingrad '42: log, refusals, tallies.

## Log: the turn

log-player-turn = Turn { $turn }: { $side }.
log-preliminary-move = Preliminary move: { $side }.
log-phase-initial = { $side }: Initial Phase.
log-phase-movement = { $side }: Movement Phase.
log-phase-combat = { $side }: Combat Phase.
log-phase-recovery = { $side }: Recovery Phase.
log-phase-supply = { $side }: Supply Phase.
log-phase-victory = Victory Phase.
log-weather = Weather of turn { $turn }: { $weather ->
    [clear] Clear
    [overcast] Overcast
    [rain] Rain
    [mud] Mud
    [snow] Snow
   *[other] { $weather }
}.
log-victory-points = The Axis has { $points } VP.
log-axis-wins-points = The { $side } wins with { $points } VP.
log-axis-wins-automatically = Automatic Victory: the { $side } wins with { $points } VP.
log-soviet-wins-time = The time is up: the { $side } win, the Axis has { $points } VP.
log-soviet-wins-check = The { $side } win: the Axis has only { $points } VP when the scenario asks for more.
log-soviet-wins-city = The { $side } win: the Axis has lost the City that it had to hold.
log-soviet-wins-automatically = Automatic Victory: the { $side } win, the Axis has { $points } VP.

## Log: means

log-air-ready = { $count ->
    [0] No air unit can fly.
    [one] { $count } air unit is Ready.
   *[other] { $count } air units are Ready.
}
log-air-stationed = { $air } stays over { $hex }.
log-air-used = { $air } is Used.
log-arrived = { $unit } arrives at { $place }.
log-asu-used = { $unit } gives support and is Used.
log-asu-disrupted = { $unit } moved too far while Ready and is Disrupted.
log-fort-begun = { $side ->
    [Soviets] The Soviets begin
   *[other] The { $side } begins
} a fortification in { $hex }, { $left } RP left.
log-forts-completed = { $side }: { $count ->
    [one] { $count } fortification is
   *[other] { $count } fortifications are
} completed.
log-fort-razed = The fortification in { $hex } is gone.
log-fort-removed = { $side ->
    [Soviets] The Soviets remove
   *[other] The { $side } removes
} the fortification in { $hex }.
log-printed-forts-inactive = Nobody holds printed fortifications of group { $group } any more: they are inactive for good.
log-refit = { $unit } is Ready again, { $left } RP left.
log-replacement = { $unit } takes { $kind ->
    [tank] a tank
    [infantry] an infantry
    [cavalry] a cavalry
    [special] a special
    [hungarian] a Hungarian
    [romanian] a Romanian
    [italian] an Italian
   *[axis] an Axis
} replacement: { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}
log-returned = { $unit } returns at { $place }.
log-supply-flipped = { $unit } in { $hex } shows its { $shows ->
    [ready] Ready
    [immobile] immobile
   *[full-move] full-move
} side.
log-supply-pays = A Supply Point pays for { $unit }.
log-supply-placed = { $side }: a Supply Point at { $place }, { $left } RP left.
log-supply-spent = A Supply Point makes { $unit } Ready.
log-released = { $unit } may move from now on.
log-caucasus-released = The Axis is in { $hex }: the North Caucasus Front may move.

## Log: movement

log-marched = { $unit }{ $more ->
    [0] {""}
    [one] {" "}and another
   *[other] {" "}and { $more } others
}: { $from } – { $to }{ $kind ->
    [tactical] , Tactical Movement.
    [extended] , Extended Movement.
   *[normal] .
}
log-dropped-off = { $unit } is dropped off in { $hex }.
log-entrained = { $unit } goes by rail from { $from } to { $to }.
log-sailed = { $unit } goes by sea from { $from } to { $to }.
log-transferred = { $unit } moves to { $place }.
log-left-area = { $unit } has to move to { $place }.
log-left-map = { $unit } leaves the map from { $hex } to { $place }.
log-flight = { $unit } in { $hex } goes into Full Retreat.
log-flotilla = The Volga Flotilla goes to the hexside { $hex } – { $to }.
log-captured = { $side ->
    [Soviets] The Soviets capture
   *[other] The { $side } captures
} { $hex }.
log-elbrus = The flag is on Mount Elbrus, { $hex }.
log-baku = { $side }: five divisions have gone to Baku.

## Log: combat

log-assault = { $side ->
    [Soviets] The Soviets attack
   *[other] The { $side } attacks
} { $hex } with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}: { $attack } against { $defense }, { $odds }.
log-breakthrough = Breakthrough Combat: { $side ->
    [Soviets] the Soviets attack
   *[other] the { $side } attacks
} { $hex }, { $attack } against { $defense }, { $odds }.
log-auto-ds = { $side ->
    [Soviets] The Soviets declare
   *[other] The { $side } declares
} an Auto DS on { $hex }: { $attack } against { $defense }, { $odds }.
log-combat-result = { $hex }, { $odds }{ $die ->
    [0] {""}
   *[other] , die { $die }
}: { $result }{ $adv ->
    [0] .
   *[other] , advance { $adv }.
}
log-step-lost = { $unit } in { $hex }: a step lost{ $left ->
    [0] .
    [one] , { $left } is left.
   *[other] , { $left } are left.
}
log-remnant = A Remnant stands for { $unit }.
log-eliminated = { $unit }: eliminated in { $hex }.
log-removed = { $unit }: removed from the game.
log-defense-roll = Determined Defense of { $hex } led by { $unit }: die { $die }, total { $total }, { $result }.
log-stood = { $side ->
    [Soviets] The Soviets hold
   *[other] The { $side } holds
} { $hex }.
log-city-battle = City Battle in { $hex }, level { $level }.
log-delay = Delay: the defenders leave { $hex }.
log-disrupted = { $unit } is Disrupted.
log-full-retreat = { $unit } is in Full Retreat.
log-no-defense-early = { $hex }: no Determined Defense before turn 8 without doubling or a favourable shift.
log-no-defense-orange = { $hex }: after an orange result only a VP hex or a Desperate Defense is defended.
log-no-defense-lead = { $hex }: no unit can lead a Determined Defense.
log-retreated = { $unit } retreats from { $from } to { $to }.
log-advanced = { $unit } advances from { $from } to { $to }.
log-group = { $side ->
    [Soviets] The Soviets form
   *[other] The { $side } forms
} a Breakthrough Group in { $hex }.
log-rally = { $unit } tries to recover: die { $die }.
log-recovered = { $unit } recovers: { $order ->
    [disrupted] now Disrupted.
   *[good] in Good Order.
}

## Log: supply

log-out-of-supply = { $unit } in { $hex } is Out of Supply.
log-isolated = { $unit } in { $hex } is isolated.
log-supply-restored = { $unit } in { $hex } is supplied again.
log-attrition-held = Isolation Attrition: { $unit }, die { $die }, total { $total }: no loss.
log-attrition-lost = Isolation Attrition: { $unit }, die { $die }, total { $total }: a step is lost.
log-railhead = A Railhead advances to { $to }.
log-railhead-added = A new Railhead in { $hex }.
log-railhead-placed = The first Railhead appears in { $hex }.
log-railhead-back = A Railhead falls back from { $hex } to { $to }.
log-line-repaired = The line { $a } – { $b } is repaired.
log-control = { $side ->
    [Soviets] The Soviets take
   *[other] The { $side } takes
} control of { $hex }.

## Why not: in general

no-not-now = This cannot be done now.
no-other-phase = This belongs to the { $phase ->
    [initial] Initial Phase
    [movement] Movement Phase
    [combat] Combat Phase
    [supply] Supply Phase
   *[other] other phase
}.
no-not-yours = { $unit } is not yours.
no-such-unit = There is no such unit.
no-such-hex = There is no such hex.
no-such-place = There is no such place.
no-such-air-unit = There is no such air unit.
no-such-railhead = There is no such Railhead.
no-such-replacement = There is no such type of replacement.
no-such-supply-side = A Supply Point has no such side.
no-move-unfinished = First finish the move of { $unit }.
no-attack-unfinished = First make the attack on { $hex } or call it off.
no-retreat-unfinished = First finish the retreat of { $unit }.
no-not-on-map = { $unit } is not on the map.
no-land = { $hex } is water.

## Why not: Initial and Supply Phase

no-arrival-due = { $unit } does not arrive now.
no-arrival-place = { $unit } cannot arrive there.
no-end-before-arrivals = First place all reinforcements.
no-resource-points = No Resource Points are left.
no-fort-terrain = No fortification can be built in this terrain.
no-second-fort = { $hex } has a fortification already.
no-fort-enemy-hex = The enemy is in { $hex }.
no-fort-ezoc = { $hex } is in an EZOC and holds no combat unit of yours.
no-fort-supply = { $hex } has no line of supply.
no-fort-left = All { $limit } fortifications are on the map.
no-fort-there = You have no fortification in { $hex }.
no-refit-off-rail = { $unit } is not on a Connected Rail Hex.
no-flip-not-used = { $unit } is no ASU on its Used side.
no-flip-disordered = { $unit } is not in Good Order.
no-flip-not-stacked = The Supply Point is not with { $unit }.
no-flip-by-train = The Supply Point came by rail.
no-flip-same = The Supply Point shows that side already.
no-flip-moved = The Supply Point has moved.
no-not-supply = { $unit } is no Supply Point.
no-mobile-supply = No more than { $limit } mobile Supply Points may be in play.
no-supply-left = All Supply Points are in play.
no-supply-place = A Supply Point comes in through a friendly Entry Area.
no-supply-hq = These Supply Points come to own HQs in supply.
no-replacement-disordered = { $unit } is not in Good Order.
no-replacement-full-strength = { $unit } is at full strength.
no-replacement-left = No replacement of this type is left.
no-replacement-not-in-play = { $unit } is not in play.
no-replacement-supply = { $unit } has no line of supply.
no-replacement-type = This type of replacement does not serve { $unit }.
no-second-replacement = { $unit } has taken a replacement this turn.
no-return-not-eliminated = { $unit } is not in the Eliminated Box.
no-return-ever = { $unit } cannot be brought back.
no-return-yet = { $unit } has to stay in the Eliminated Box for a full turn.
no-return-corps = { $unit } returns in Entry Area A, B or C.
no-return-enemy = An enemy is in or next to { $hex }.
no-return-full = { $hex } has received all that it can this turn.
no-return-nation = The HQ in { $hex } is of another nation.
no-return-hq = The HQ in { $hex } is not in supply or too far from a Connected Rail Hex.
no-return-city = The City in { $hex } is not ours or no Connected Rail Hex.
no-return-place = { $unit } cannot return there.
no-railhead-soviet = The Soviet player has no Railheads.
no-railhead-limit = { $limit } Railheads may advance in a turn, each of them once.
no-railhead-new = A new Railhead advances from the next turn on.
no-railhead-inoperative = The Railhead in { $hex } is inoperative.
no-railhead-off-line = No line that a Railhead repairs leads to { $hex }.
no-railhead-enemy = Soviet units are in { $hex }.
no-railhead-ezoc = { $hex } is in a Soviet ZOC.
no-railhead-that-far = A Railhead advances up to { $hexes } hexes along its line.

## Why not: movement

no-unit-chosen = First choose the unit that moves.
no-already-along = { $unit } is moving along already.
no-already-there = The units are in { $hex }.
no-not-along = { $unit } is not part of the moving stack.
no-take-elsewhere = { $unit } is in another place.
no-take-later = Once a stack has set out, only an Army HQ picks up units.
no-drop-off-now = { $unit } cannot be dropped off now.
no-halt-yet = The move has not begun.
no-locked = { $unit } may not move yet.
no-preliminary = { $unit }: the preliminary move is made with the normal MA, without Extended, rail or sea movement.
no-preliminary-entry = { $unit } does not enter before the Movement Phase of its side.
no-train = { $unit } has come by rail.
no-auto-ds = { $unit } is under an Auto DS marker.
no-immobile = The Supply Point is immobile.
no-moved = { $unit } has moved.
no-return = { $unit } has left the map for good.
no-leave-disordered = { $unit } must be in Good Order to leave the Entry Area.
no-disrupted = { $unit } is Disrupted: Tactical Movement only.
no-out-of-supply = { $unit } is mechanized and Out of Supply: Tactical Movement only.
no-ready-supply = A Supply Point on its Ready side uses Tactical Movement only.
no-tactical-turn = On this turn combat units use only Tactical Movement.
no-replacement-marker = { $unit } has a Replacement marker: one hex at most.
no-extended-supply = A Supply Point has no Extended Movement.
no-extended-asu = { $unit } is an ASU and has no Extended Movement.
no-extended-black-box = The MA of { $unit } is in a black box: no Extended Movement.
no-extended-ezoc = Extended Movement enters no EZOC, and { $hex } is too far without it.
no-entry-there = No way in at { $hex } this turn.
no-out-of-reach = { $hex } is too far.
no-enemy-there = The enemy is in { $hex }.
no-hex-bond = { $hex } is an enemy Hex Bond.
no-hexside-bond = An enemy Hexside Bond bars the way into { $hex }.
no-full-retreat-ezoc = A unit in Full Retreat enters no EZOC without other units.
no-alpine = Only mountain units cross an alpine hexside off the road.
no-volga = The Volga cannot be crossed here.
no-impassable = The hexside is impassable.
no-way-past-bond = An enemy ZOC Bond bars the way to { $hex }.
no-way-past-ezoc = The way to { $hex } leads through an EZOC, and there the stack must stop.
no-ford = Over a Major River without a bridge only units that began beside it.
no-area-closed = Entry Area { $area } is closed.
no-area-enemy = Entry Area { $area } is not friendly.
no-area-exit-only = Through Entry Area { $area } units only leave the map, and not by rail.
no-area-held = The enemy holds Entry Area { $area }.
no-area-not-beside = Entry Area { $area } is not beside the stack.
no-area-too-far = The units have no MP left to leave the map.
no-transfer-place = { $unit } cannot go there from where it is.
no-transfer-own-entry = { $unit } has to enter where the scenario says.
no-transfer-bluecher = { $unit } waits in the Crimea for Plan Blücher.
no-transfer-from-baku = { $unit } goes from Baku only onto the map.
no-transfer-far = Entry Area { $area } cannot be reached from there.
no-transit-full = The Transit Box is full.
no-journey-after-step = { $unit } has begun to move by MPs.
no-journey-together = Units go by rail or sea one after another.
no-rail-disordered = { $unit } must be in Good Order to go by rail.
no-rail-here = { $unit } is not on a rail line that can be used.
no-rail-ezoc = { $unit } is in an EZOC: no rail movement.
no-rail-limit = { $limit } units may go by rail in a turn.
no-rail-limit-map = Of those on the map only { $limit } may go by rail in a turn.
no-rail-for-group = Of this group only { $limit } may come by rail.
no-rail-ferry = Over the Vladimirovka ferry goes one Soviet combat unit or Supply Point a turn.
no-rail-line = No open railway leads to { $place }.
no-rail-to-ezoc = { $place } is in an EZOC: no train goes there.
no-rail-unfinished = The railway in { $place } is not finished yet.
no-rail-unrepaired = The railway in { $place } is not repaired.
no-rail-taken = Another combat unit has come to { $place } by rail this turn.
no-sea-axis = Only the Soviet player uses the sea lanes.
no-sea-here = { $unit } is not in a port.
no-sea-mechanized = { $unit } is mechanized and cannot go by sea.
no-sea-disordered = { $unit } must be in Good Order to go by sea.
no-sea-second-hex = { $unit } has moved both hexes of its Tactical Movement.
no-sea-limit = Another unit has used this sea.
no-sea-lane = No sea lane leads to { $hex }.
no-sea-port = The Axis controls { $hex }; only naval infantry lands there.
no-strait-here = { $unit } is not at the Kerch Strait.
no-strait-held = Taman is not in Axis hands.
no-strait-limit = Another unit has crossed the strait this turn.
no-flight-already = { $unit } is in Full Retreat.
no-flight-non-combat = { $unit } is no combat unit.
no-flotilla-axis = The Volga Flotilla is Soviet.
no-flotilla-moved = The Volga Flotilla has moved this turn.
no-flotilla-place = The Volga Flotilla needs another hexside of the Volga.
no-disband = { $unit } need not be eliminated.

## Why not: attack

no-attack-begun = First choose the hex to attack.
no-attack-nobody = There is no enemy combat unit in { $hex }.
no-attack-again = { $hex } has been attacked this phase.
no-attack-retreated = All units in { $hex } have retreated this phase.
no-attack-dropped = The attack on { $hex } was called off.
no-attack-without-units = No unit can attack { $hex }.
no-attack-odds = { $odds } is less than 1-3: no attack on { $hex }.
no-auto-ds-odds = An Auto DS takes 10-1; on { $hex } it is { $odds }.
no-attack-non-combat = { $unit } is no combat unit.
no-attack-off-map = { $unit } is not on the map.
no-attack-strength = { $unit } has no attack strength.
no-attack-full-retreat = { $unit } is in Full Retreat.
no-attack-disrupted = { $unit } is Disrupted.
no-attack-train = { $unit } is under a Train marker.
no-attack-auto-ds = { $unit } is under an Auto DS marker.
no-attack-twice = { $unit } has attacked this phase.
no-attack-spent = { $unit } has moved too far to attack this turn.
no-attack-replacement = A Replacement marker is with { $unit }: no attack out of its hex.
no-attack-building = { $unit } is building a fortification.
no-attack-not-adjacent = { $unit } is not adjacent to { $hex }.
no-attack-not-beside-area = { $hex } is not beside the Entry Area of { $unit }.
no-attack-left-map = { $unit } has left the map for good.
no-attack-out-of-baku = { $unit } is in an Entry Area that is not its own: nobody attacks out of it.
no-attack-across = { $unit } cannot attack across this hexside.
no-attack-two-allies = Two nations of Axis allies do not attack together.
no-overrun-area = { $unit } is in an Entry Area: no Auto DS from there.
no-attack-edge-full = No room is left at the edge for { $unit }.
no-already-attacking = { $unit } is taking part.
no-not-attacking = { $unit } is not taking part.

## Why not: support

no-support-called = No support has been called.
no-air-auto-ds = An Auto DS has no air support.
no-air-breakthrough = Only an air unit that came along supports Breakthrough Combat.
no-air-second = Only one air unit supports a combat.
no-air-soviet = Only the Axis has air units.
no-air-used = { $air } is Used.
no-air-weather = { $air } cannot fly in this weather.
no-air-with-units = { $air } is on the map with other units.
no-air-range = { $air } does not reach { $hex }.
no-air-cover-range = { $air } covers only hexes next to it.
no-air-majority = { $air } wants more Romanians than others in the attack.
no-air-romanian-shift = { $air } gives no shift in defense.
no-air-romanian-lead = { $air } supports only a Romanian Lead Unit.
no-air-defense-phase = Air units defend only in the Soviet Combat Phase.
no-support-auto-ds = An Auto DS has no artillery support.
no-support-breakthrough = Breakthrough Combat has no artillery support.
no-support-enemy = { $unit } belongs to the attacker.
no-support-nationality = { $unit } supports only its own nation.
no-support-not-asu = { $unit } is no ASU.
no-support-off-map = { $unit } is not on the map.
no-support-range = No unit of the combat is within range of { $unit }.
no-support-second = Another ASU gives its shift already.
no-support-state = { $unit } is Disrupted, came by rail or has a Replacement marker.
no-support-used = { $unit } is Used.
no-massive-barrage = A Massive Barrage takes an artillery division and no Supply Points.
no-supply-not-ready = The Supply Point is not Ready.
no-supply-not-stacked = The Supply Point is not with { $unit }.
no-supply-train = The Supply Point came by rail.

## Why not: losses and defense

no-loss-asu = { $unit } is an ASU and takes losses last.
no-loss-german-first = A full-strength German unit must take the loss before { $unit }.
no-loss-no-factor = { $unit } added nothing to the defense and takes losses later.
no-loss-non-combat = { $unit } is no combat unit and has no steps.
no-loss-not-in-combat = { $unit } takes no part in this combat.
no-defense-early = Before turn 8 the Soviets may not try this without a favourable shift or doubling.
no-defense-lead = No unit in { $hex } can lead.
no-defense-orange = An orange result: only in VP hexes, or as a Desperate Defense.
no-defense-result = This result allows no Determined Defense.
no-desperate-defense = A Desperate Defense is open only to units that the retreat would eliminate.
no-giving-ground = From turn 18 on the Axis must defend City and VP hexes.
no-lead-asu = { $unit } is an ASU and cannot lead.
no-lead-disordered = { $unit } is not in Good Order.
no-lead-early = Before turn 8 only an NKVD unit can lead here.
no-lead-not-defending = { $unit } does not take part in the defense.
no-lead-retreated = { $unit } has retreated this phase.
no-lead-train = { $unit } is under a Train marker.
no-standing-aside = { $unit } does not stand above the stacking limit.
no-station = No unit of the attack is there.

## Why not: retreat and advance

no-split = { $unit } cannot go its own way now.
no-step-far = Only an adjacent hex can be entered.
no-stop-here = The retreat cannot end here.
no-giving-up = There is a way that saves the units.
no-retreat-off-map = A retreat off the map eliminates, except into a friendly Entry Area.
no-retreat-bond = An enemy bond bars the way into { $hex }.
no-retreat-enemy = The enemy is in { $hex }.
no-retreat-river = A Major River without a bridge bars the way into { $hex }.
no-retreat-terrain = The hexside is impassable.
no-retreat-volga = The Volga bars the way.
no-retreat-ezoc = { $hex } would be the second vacant hex in EZOC in a row.
no-retreat-guidelines = From there the retreat cannot end as the guidelines want.
no-advance-artillery = { $unit } supported the attack and stays.
no-advance-barred = { $unit } took no part and is not fit to go along.
no-advance-contested = Only Tactical Movement leads out of a contested city.
no-advance-bond = An enemy bond bars the way into { $hex }.
no-advance-enemy = The enemy is in { $hex }.
no-advance-far = { $hex } is not adjacent.
no-advance-full-retreat = { $unit } is in Full Retreat and does not advance.
no-advance-from-area = Out of an Entry Area units advance only into the vacated hex.
no-advance-hexes = The units have no hexes of advance left for { $hex }.
no-advance-immobile = The Supply Point is immobile.
no-advance-limited = A Limited Advance enters only the vacated hex.
no-advance-locked = { $unit } may not move yet.
no-advance-not-adjacent = { $unit } is not next to the vacated hex.
no-advance-not-stacked = { $unit } is not with a unit that attacked.
no-advance-off-map = The units cannot leave the map there.
no-advance-replacement = { $unit } has a Replacement marker.
no-advance-river = Only units that attacked across the river cross it, at once.
no-advance-stacking = No more than { $limit } units may stand in { $hex }.
no-advance-terrain = The hexside is impassable for these units.
no-advance-way = { $unit } has nowhere to advance.
no-breakthrough-advance = Breakthrough Combat takes an advance of two hexes or more.
no-breakthrough-again = The group has let { $hex } alone.
no-breakthrough-delay = There is no Breakthrough Combat after a Delay.
no-breakthrough-ended = The group goes no farther.
no-breakthrough-hexes = The group has no hexes of advance left.
no-breakthrough-limited = There is no Breakthrough Combat after a Limited Advance.
no-breakthrough-river = No Breakthrough Combat across a Major River without a bridge.
no-breakthrough-target = There is no enemy next to the group in { $hex }.
no-breakthrough-terrain = The group could not enter { $hex }.
no-group-there = No Breakthrough Group can be formed there.
no-second-group = An attack has one Breakthrough Group, and it goes before all others.
no-group-pinned = In an EZOC the group stops or fights.
no-group-ended = The group may only enter the hex that it has just emptied.

## Tallies

tally-die = Die
tally-elite = Elite unit
tally-low-quality = Low quality
tally-german-stronghold = Germans in a city or fortification
tally-orange = Orange result
tally-defensive-support = Air or artillery support
tally-attack = Attack strength
tally-defense = Defense strength
tally-attack-total = All attackers
tally-defense-total = All defenders
tally-strength-limit = Above the limit
tally-winter = Winter
tally-major-river = Across a Major River
tally-out-of-supply = Out of Supply
tally-mountain-attack = Mountain unit against mountains
tally-engineer-attack = Engineers against a city
tally-in-marsh = In marsh
tally-across-river = Behind a river
tally-in-city = Infantry in a city
tally-in-mountain = Infantry in mountains
tally-disrupted = Disrupted
tally-full-retreat = Full Retreat
tally-bracketed = Bracketed strength
tally-train = Train marker
tally-air = Air support
tally-defensive-air = Defensive air support
tally-artillery = Artillery
tally-massive-barrage = Massive Barrage
tally-fortification = Fortification
tally-terrain = Terrain
tally-tanks-attack = Tank Shift of the attacker
tally-tanks-defend = Tank Shift of the defender
tally-tanks-cancel = Tank Shifts cancel each other
tally-tanks-across-river = Tanks attack across a river
tally-tanks-barred-by-terrain = No Tank Shift in this terrain
tally-tanks-barred-by-fortification = No Tank Shift against a fortification
tally-anti-tank = Anti-tank units cancel the Tank Shift
tally-elite-tanks = Elite Tank Shift
tally-advance = Advance of the result
tally-advance-rate = Rate of the unit
tally-limited-advance = Limited Advance
tally-delay-advance = Advance after a Delay
tally-weather = Weather
tally-after-rain-or-snow = After Rain or Snow
tally-isolation-airfield = Airfield
tally-isolation-far-from-rail = Airfield far from rail
tally-isolation-city = City
tally-isolation-hq = Headquarters
tally-isolation-desert = Desert
tally-isolation-limit = Above the limit
tally-vp-captured = Captured VP hexes
tally-vp-cut-off = VP hexes cut off
tally-vp-exit-north = Exits over the north edge
tally-vp-exit-east = Exits over the east edge
tally-vp-exit-south = Exits over the south edge
tally-vp-exit-west = Exits over the west edge
tally-vp-beyond-don = Germans south of the Don
tally-vp-baku = Baku
tally-vp-area-x = Soviets at Entry Area X
tally-vp-area-y = Soviets at Entry Area Y
tally-vp-area-z = Soviets at Entry Area Z
tally-vp-major-lost = Major Cities in the rear lost
tally-vp-minor-lost = Minor Cities in the rear lost

## Log: Reserves and Disengagement

log-held-back = { $unit } in { $hex } is held in Reserve.
log-reserve-activated = { $side ->
    [Soviets] The Soviets commit
   *[other] The { $side } commits
} the Reserves in { $hex }.
log-disengage = { $unit } in { $hex }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
} tries to disengage: die { $die }, { $result ->
    [no] stays
    [loss] gets away with a step lost
   *[yes] gets away
}.

## Why not: Reserves and Disengagement

no-reserves = This game is played without Reserves.
no-reserves-now = No combat follows in which Reserves could serve.
no-reserve-already = { $unit } is already in Reserve.
no-reserve-bound = { $unit } may not move and cannot be held in Reserve.
no-reserve-order = Only units in Good Order are held in Reserve; { $unit } is not.
no-reserve-replacement = { $unit } took a replacement this turn and cannot be held in Reserve.
no-reserve-moves = { $unit } is held in Reserve and moves no more in this phase.
no-reserve-moved = { $unit } has moved too far, or into an EZOC, to be held in Reserve.
no-reserve-markers = No Reserve marker is left for { $unit }.
no-reserve-there = There are no Reserves in { $hex }.
no-attack-reserve = { $unit } is or was in Reserve and does not attack this turn.
no-advance-reserve = { $unit } is in Reserve: it advances when it is activated.
no-advance-not-activated = { $unit } does not belong to the Reserves that were activated.
no-disengagement = This game is played without Disengagement.
no-disengage-non-combat = Only combat units disengage; { $unit } is none.
no-disengage-replacement = { $unit } has a Replacement marker and cannot disengage.
no-disengage-again = { $unit } has already tried to disengage in this phase.
no-disengage-attacked = { $unit } attacks in this phase and cannot disengage.
no-disengage-shut-in = { $unit } is shut in: no hex is open to it.
no-disengage-stack = There is no stack in { $hex } that could roll as one.
no-attack-disengaging = { $unit } has tried to disengage and does not attack in this phase.

tally-reserve-advance = advance of Reserves
tally-mobile = cavalry or mechanized

## Planned Offensives and leaders

log-offensive-planned = A Planned Offensive with { $unit }.
log-offensive-ready = The Planned Offensive with { $unit } is Ready.
log-offensive-lost = { $unit } moved too far or retreated: its Planned Offensive is off.
log-offensive-used = The Planned Offensive with { $unit } gives another die.
log-rolled-again = { $unit } has the dice rolled again.
no-offensives = This game is played without Planned Offensives.
no-offensive-hq = A Planned Offensive lies on a Front HQ or an Axis Army HQ; { $unit } is none.
no-offensive-order = { $unit } is not in Good Order.
no-offensive-supply = { $unit } has no Line of Supply now.
no-offensive-left = Both Planned Offensive markers are on the map.
no-offensive-breakthrough = Planned Offensives are not used in Breakthrough Combat or for an Auto DS.
no-offensive-ready = There is no Ready Planned Offensive with { $unit }.
no-such-die-rolled = No die shows { $die }.

## The campaign

log-called-up = The Axis is in { $hex }: the Trans-Caucasus Front is called up.
log-winter-offensive = Turn { $turn }: the Winter Offensive is declared.
log-winter-supply = A Ready Supply Point at { $place }.
log-mini-turn = { $side }: mini-turn.
log-detrained = { $unit } detrains.
no-arrival-called = { $unit } is not among those who may arrive there now.
no-release-by-choice = This army is not released by choice.
no-release-again = This army has been released.
no-release-yet = This army may be released from turn { $turn } on.
no-release-second = One army a turn: another has been released.
no-vasilevsky = The Winter Offensive cannot be declared now.
no-second-offensive = The Winter Offensive has been declared.
no-mini-turn = { $unit } may use only Tactical Movement in the mini-turn.
no-mini-turn-rail = There is no rail movement in the mini-turn.
no-attack-preliminary = In the preliminary move nobody fights.
no-attack-mini-turn = There is no combat in the mini-turn.
no-detraining = { $unit } cannot detrain now.
no-such-army = There is no such army.

## Contested cities

log-stormed = { $unit } goes into { $to }.
log-contest-over = { $side ->
    [Soviets] The Soviets have { $hex } to themselves.
   *[other] The { $side } has { $hex } to itself.
}
no-contested-leave = { $unit } is in a contested city: only Tactical Movement leads out.
no-contested-entry = { $hex } is contested: only Tactical Movement leads in.
no-contested-ezoc = Nobody leaves a contested city into an EZOC: { $hex }.
no-attack-out-of-city = { $unit } is in a contested city and attacks only there.
no-storming = { $unit } cannot go in.
tally-contested = contested city

log-step-given = { $unit } gets a step: { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}
log-upgraded = { $unit } has a fourth step: { $steps ->
    [one] { $steps } step now.
   *[other] { $steps } steps now.
}
no-withdrawal = { $unit } is not among those who may be withdrawn.
no-step-for = { $unit } cannot get the step.

## Maskirovka

log-army-tied = { $unit } has holding box { $box }.
log-army-held = Units of a Reserve Army hold { $hex }.
log-army-nobody = Nobody is in the box of the Reserve Army in { $hex }: no attack.
log-army-empty = { $unit } shows its empty box.
log-army-known = { $unit }: this is the army of holding box { $box }.
log-army-removed = { $unit }: removed, to come back in two turns.
log-army-marched = { $unit }{ $more ->
    [0] {""}
    [one] {" "}and another
   *[other] {" "}and { $more } others
}: { $from } – { $to }.
log-emerged = { $unit } comes out of its box: { $place }.
log-redeployed = { $unit }: { $from } – { $to }.
log-attack-fails = The odds against { $hex } have become too low: no combat.
no-maskirovka-axis = Reserve Armies are the Soviet player’s.
no-tie-army = { $unit } is not the army that needs a marker now.
no-tie-box = This box belongs to another army.
no-swap = Only armies that share a hex or Entry Area and have not been revealed exchange markers.
no-army-held = Units of a Reserve Army hold { $hex }.
no-army-filled = Units have been put into the box of { $unit } this phase: it no longer moves.
no-army-refilled = A unit of { $unit } took a replacement: it moves one hex at most.
no-rail-army = { $unit } goes by rail only with an empty box.
no-sea-army = { $unit } is a Reserve Army: it moves over land, by rail and between Entry Areas.
no-transfer-army = Units in the box of { $unit } are Disrupted or took a replacement.
no-overrun-army = No Automatic DS against a Reserve Army alone: { $hex }.
no-attack-boxed = { $unit } is in a holding box.
no-support-boxed = { $unit } is in a holding box and gives no support.
no-box-army = No Reserve Army in play has box { $box }.
no-box-room = Box { $box } holds { $limit } units already.
no-box-supply = The army of box { $box } is not in supply through the right Entry Areas.
no-box-combat = Only Soviet combat units go into a box: { $unit }.
no-box-area = { $unit } is in no Entry Area that leads to a box: A to E or the Transit Box.
no-box-on-foot = { $unit } cannot walk into a box: it would have to be on a Connected Rail Hex.
no-box-unit-supply = { $unit } is not in supply through Entry Areas A to E.
no-box-strategic = A unit has gone from the map to a box this turn: { $unit } waits.
no-box-limit = A unit has left a box this turn: { $unit } waits.
no-box-inside = { $unit } is in a holding box.
no-box-outside = { $unit } is in no box.
no-box-spent = { $unit } has come into its box this turn.
no-box-army-moved = The army of { $unit } has moved.
no-box-way = { $unit } cannot go there: boxes and, out of a box, Entry Areas A to E.
no-box-same = { $unit } is in that box.
no-box-defender = { $unit } is not in the box of an army in this hex.
no-box-retreated = { $unit } has retreated with its army in this phase.
no-box-defenders = { $limit } units may come out, no more.
no-box-stacking = { $unit } would be above the stacking limit.
no-dissolution = { $unit } has not been revealed.
