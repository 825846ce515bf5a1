# Words of the ASL Starter Kit: how the game stands, and hints of what can be done.

tally-goal-turn = Turn { $now } of { $last }
tally-goal-casualties = Enemy units eliminated
tally-goal-exited = { $unit } has left the map
tally-goal-met = The Victory Conditions of this side are met.
tally-goal-otherwise = No side alone meets its Victory Conditions; the scenario names the winner.

hint-phase-set-up = Pick a counter in the tray, then a hex of the marked area. Or let the computer do it.
hint-phase-rally = Broken units try to come back: put them with a leader. Weapons change hands, too.
hint-phase-prep-fire = Pick who fires, then the target. Whoever fires now neither moves nor fires again.
hint-phase-movement = Pick a unit or stack, then hex by hex. The enemy may fire after every step.
hint-phase-defensive-fire = The side that did not move fires with whoever has not fired yet.
hint-phase-advancing-fire = Who moved fires at half FP; who has not may fire in full.
hint-phase-rout = Broken units run for cover, away from the enemy they see.
hint-phase-advance = One hex each, even onto the enemy: that begins Close Combat.
hint-phase-close-combat = Choose who attacks whom in each hex. The odds stand beside.
hint-first-fire = Somebody has moved in your sight. Pick who fires, or hold fire for a better target.
hint-gathering = Units next to each other join the fire group: more FP, one roll. Then fire.
hint-laying = Choose shell and Target Type; the chance to hit stands beside. One roll hits, the next one tells what it does.
hint-driving = Point at a hex for the way there and its dangers, pick it to drive. Green arrows turn the hull, red ones the turret.

# How long a scenario is.
scenario-length-whole = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
scenario-length-most = { $count ->
    [one] One turn.
   *[other] Up to { $count } turns.
}
