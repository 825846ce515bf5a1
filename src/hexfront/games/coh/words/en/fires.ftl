# Words of Conflict of Heroes: off-board artillery and smoke.

## Log

log-arrow = { $side }: the arrow of the artillery marker points { $facing }.
log-drift-direction = Direction: { $roll }. The strike goes { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} { $facing }.
log-drifts = Drift Check: { $roll } against { $number }. The strike misses { $hex } by { $hexes ->
    [one] { $hexes } hex.
   *[other] { $hexes } hexes.
}
log-on-target = Drift Check: { $roll } against { $number }. The strike is on { $hex }.
log-smoke = { $unit } lays smoke in { $hex }.
log-smoke-disperses = Smoke disperses: light smoke is gone, heavy smoke is light now.
log-smoke-planned = { $side }: smoke shells are planned for { $hex }.
log-smoke-strike = { $side }: artillery fires smoke at { $hex }.
log-smoke-unseen = { $side }: an unseen mortar lays smoke in { $hex }.
log-strike = { $side }: an artillery strike on { $hex }.
log-strike-announced = { $side } plans an artillery strike.
log-strike-lands = The shells come down on { $hex }.
log-strike-off-map = The shells come down off the board; { $count ->
    [0] none of its hexes is hit.
    [one] { $count } of its hexes is hit.
   *[other] { $count } of its hexes are hit.
}
log-strike-planned = { $side }: an artillery strike is planned for { $hex }.
log-unseen-missed = { $roll } against { $number }: the shells miss { $target }, which stays hidden.

## Refusals

refuse-arrow = The arrow points to one of the six hexsides.
refuse-artillery-smoke = Artillery may not fire smoke in this scenario.
refuse-bonus-smoke = No bonus move leads into smoke.
refuse-hex-not-in-play = There is no such hex in play.
refuse-lays-no-smoke = { $unit } has no means to lay smoke.
refuse-nobody-spots = No spotter hex near { $unit } sees { $hex }.
refuse-nowhere-to-smoke = There is no hex in which { $unit } could lay smoke.
refuse-smoke-aboard = { $unit } cannot lay smoke while it is carried.
refuse-smoke-not-permitted = The scenario does not let { $unit } lay smoke.
refuse-smoke-on-water = Smoke cannot be aimed at water.

## Tallies

tally-drift = Drift number
tally-smoke-between = Light smoke on the line
tally-smoke-heavy = Heavy smoke
tally-smoke-light = Light smoke
tally-smoke-limit = Smoke counts for 2 at most

## Questions

ui-ask-plan-strikes = Plan an artillery strike for the next round? Pick its target hex.
ui-ask-artillery-marker = The strike falls: which way does the arrow of the marker point?
ui-ask-drift-number = Drift Check: spend CAP on the roll?
ui-ask-drift-direction = The strike drifts: spend CAP on its direction?
ui-ask-unseen-number = Shells fall; { $aimed } is hidden: spend CAP on the roll?
ui-ask-smoke-screen = { $unit }: in which hex is smoke laid?

## Choices

choice-arrow = Arrow { $facing }
choice-lay-smoke = { $cost ->
    [-1] Smoke in { $hex }
   *[other] Smoke in { $hex } ({ $cost } AP)
}
choice-plan-smoke = Smoke shells on { $hex }
choice-plan-strike = Strike on { $hex }
choice-smoke = Lay smoke
