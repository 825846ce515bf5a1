# Words of Skirmish. Its own ids begin with the game's id; ui-side and ui-option are asked for by the page.

ui-side-blue = Blue
ui-side-red = Red
ui-option-steady-defense = Units in houses ignore retreats

## Phases and questions

skirmish-phase-movement = Movement
skirmish-phase-combat = Combat
skirmish-phase-movement-hint = Click a unit, then a lit hex. Next to the enemy it must stop.
skirmish-phase-combat-hint = Click a unit, then the enemy that it attacks: the figure is the differential.
skirmish-ask-movement = Move your units.
skirmish-ask-combat = Choose an attack.
skirmish-ask-retreat = Where does { $unit } retreat?
skirmish-ask-advance = Does { $unit } advance to { $hex }?

## Choices

skirmish-choice-move = { $unit } moves to { $hex }
skirmish-choice-attack = { $unit } attacks { $target }
skirmish-choice-retreat = { $unit } retreats to { $hex }
skirmish-choice-advance = { $unit } advances to { $hex }
skirmish-choice-hold = Stay
skirmish-choice-done = End the phase

## Figures

skirmish-score-points = Points
skirmish-mark-reduced = reduced
skirmish-sum-differential = Differential
skirmish-tally-strength = Attacker
skirmish-tally-target = Target
skirmish-tally-support = Support
skirmish-tally-terrain = Terrain
skirmish-result-loss = Target loses a step
skirmish-result-retreat = Target retreats
skirmish-result-none = Nothing
skirmish-result-attacker-loss = Attacker loses a step

## Log

skirmish-log-turn = Turn { $turn }.
skirmish-log-moves = { $unit } moves from { $origin } to { $to }.
skirmish-log-takes = { $side } takes { $hex }.
skirmish-log-none = { $unit } attacks { $target } in vain.
skirmish-log-attacker-loss = { $unit } attacks { $target } and loses a step.
skirmish-log-retreat = { $unit } drives { $target } back.
skirmish-log-loss = { $unit } attacks { $target }, which loses a step.
skirmish-log-destroyed = { $unit } is destroyed.
skirmish-log-stands = { $unit } stands fast.
skirmish-log-trapped = { $unit } has no way back and loses a step.
skirmish-log-retreats = { $unit } retreats to { $to }.
skirmish-log-advances = { $unit } advances to { $to }.
skirmish-log-over = The game is over: Blue { $blue }, Red { $red }.

## The end

skirmish-end-points = { $side } has more points.
skirmish-end-beaten = The enemy of { $side } has no units left.
skirmish-end-draw = Both sides have the same points.

## How the game stands

skirmish-goal-turn = Turn { $now } of { $last }
skirmish-goal-held = { $hex } held
skirmish-goal-lost = Enemy units removed

## Refusals

skirmish-refuse-no-unit = There is no such unit on the board.
skirmish-refuse-no-hex = There is no such hex on the board.
skirmish-refuse-phase = That belongs to the other phase.
skirmish-refuse-foreign = { $unit } is not yours.
skirmish-refuse-not-now = That cannot be done now.
skirmish-refuse-moved = { $unit } has moved already.
skirmish-refuse-water = { $hex } is water.
skirmish-refuse-taken = { $hex } is taken.
skirmish-refuse-far = The unit cannot get to { $hex } in this turn.
skirmish-refuse-attacked = { $unit } has attacked already.
skirmish-refuse-friend = { $target } is no enemy.
skirmish-refuse-targeted = { $target } has been attacked already.
skirmish-refuse-range = { $target } is out of range.
skirmish-refuse-retreat-far = { $hex } is no hex to retreat to.
skirmish-refuse-retreat-zone = { $hex } is next to an enemy.
skirmish-refuse-not-beaten = { $unit } has no reason to retreat.
skirmish-refuse-retreat-first = First { $unit } must retreat.
skirmish-refuse-advance = { $unit } has no hex to advance to.
