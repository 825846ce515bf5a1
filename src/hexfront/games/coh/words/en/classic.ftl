# Words of Conflict of Heroes: the classic edition.

## Log

log-activated = { $unit } is activated: { $ap } AP.
log-activated-unseen = { $side } activates a hidden unit.
log-air-hit = { $unit } hits { $target }: { $roll } against { $number }. It must leave the map.
log-air-lost = { $unit } shoots { $target } down: { $roll } against { $number }.
log-air-miss = { $unit } misses { $target }: { $roll } against { $number }.
log-altitude = { $unit } flies with { $altitude } altitude counters.
log-bombs = { $unit } drops a bomb on { $hex }.
log-flies = { $unit } flies to { $hex }.
log-flies-in = { $unit } flies in at { $hex } with { $altitude } altitude counters.
log-flies-out = { $unit } has left the map.
log-strafes = { $unit } attacks { $hex } from the air.
log-blind-fire = { $unit } fires into { $hex } ({ $roll }): nothing shows.
log-blind-hit = { $unit } fires into { $hex } and hits { $target }: { $roll } against { $number }.
log-bog-free = { $unit } gets through: { $roll } against { $number }.
log-bog-held = { $unit } is stuck: { $roll } against { $number }.
log-confused = { $unit } is thrown into confusion and spent for this round.
log-contested = { $hex } belongs to nobody: both sides are in it.
log-fixed = { $unit } cannot move until the end of the round.
log-game-drawn = The battle is drawn: { $points } VP each.
log-high-morale = { $unit } does not panic.
log-initiative-roll = { $side } rolls { $roll } for the first turn.
log-initiative-tie = Equal: both roll again.
log-moves-first = { $side } moves first in this round.
log-scouts = { $unit } looks around { $hex }.
log-second-wind = { $side } rolls { $roll }: { $ap } AP for the activated units.
log-sniper-front = The shot at { $target } came from its front.
log-sniper-rear = The shot at { $target } came from its rear.
log-sniper-seen = { $side } rolls { $roll } and sees the sniper.
log-sniper-unseen = { $side } rolls { $roll } and does not see the sniper.
log-spent-now = { $unit } is spent.
log-veteran = { $side } uses { $veteran }.

## Refusals

refuse-activate-aircraft = { $unit } is an aircraft; it is activated by flying in.
refuse-activate-spent = { $unit } is spent; only fresh units are activated.
refuse-active-already = { $unit } is activated already.
refuse-aircraft-is-active = { $unit } is in the air; nobody else is activated until it has left.
refuse-aircraft-gone = { $unit } has left the map and does not return.
refuse-altitude = { $unit } cannot fly at that altitude.
refuse-attacks-after-move = { $unit } attacks right after a move, instead of a turn.
refuse-climbs-once = { $unit } changes its altitude once for each hex it moves.
refuse-flies-ahead = { $unit } flies into one of its three front hexes.
refuse-flies-first = The first impulse of { $unit } is a move.
refuse-hurt-aircraft = { $unit } was hit and attacks no more.
refuse-no-aircraft = There is no such enemy aircraft on the map.
refuse-no-anti-air = { $unit } cannot fire at aircraft.
refuse-no-ap = { $unit } has neither AP nor CAP left.
refuse-no-bombs = { $unit } has no bomb left for this action.
refuse-no-impulse = { $unit } has no impulse left.
refuse-not-at-edge = { $unit } is not at the edge of the map.
refuse-others-active = Other units are activated; mark them spent first.
refuse-turns-once = { $unit } turns by one hexside, once after each move.
refuse-bonus-enemy = A vehicle ends its move in a hex with an enemy.
refuse-card-other-unit = The card cannot be played for { $unit }.
refuse-ditch = { $unit } cannot cross the anti-tank ditch in { $hex }.
refuse-fixed = { $unit } cannot move until the end of the round.
refuse-gully-side = { $unit } enters and leaves the gully only by its ends, along the tracks.
refuse-no-cards-left = No card is left to draw.
refuse-no-tellermine = { $unit } has no tellermine to lay.
refuse-no-veteran = { $veteran } is not for { $unit }, or is used up.
refuse-nobody-active = No unit is activated.
refuse-nobody-sees-target = No own unit sees { $hex }.
refuse-opportunity-active = { $unit } is activated; an opportunity action is for the others.
refuse-opportunity-spent = { $unit } is spent; an opportunity action needs a fresh unit.
refuse-too-dear = { $unit } needs { $cost }, and there are { $left } AP and CAP.
refuse-acts-twice-already = You act twice in this turn already.
refuse-bombed-already = A bomb of this salvo has fallen on { $hex }: several fall on different targets.
refuse-no-march = { $unit } has no step that its AP pay for.
refuse-veteran-crept = { $unit } has moved cautiously.
refuse-veteran-not-active = { $unit } is not activated.

## Figures

tally-altitude = Altitude
tally-higher-flight = Higher aircraft
tally-better-equipped = Better Equipped
tally-climb = Altitude gained
tally-congestion = Congestion
tally-ditch = Anti-tank ditch
tally-fort-entered = Fortification entered
tally-gully = In or out of a gully
tally-gully-side = Gully along the hexside
tally-cautious = Cautious move
tally-gun-pit = Gun pit
tally-hurried = Moved without caution
tally-pioneer-smoke = Smoke of pioneers
tally-shelter = In or out of the fortification
tally-smoke-out = Smoke in the firer's hex
tally-terrain-bridge = Bridge
tally-terrain-corn = Corn
tally-terrain-ford = Ford
tally-terrain-gully = Gully
tally-terrain-marsh = Marsh
tally-terrain-wheat = Wheat
tally-use-of-terrain = Use of Terrain
tally-wire = Barbed wire

## Choices

choice-anti-air = Fire at { $target }
choice-bank = Turn { $unit }
choice-bomb = Bomb { $hex }
choice-climb = { $by ->
    [1] Climb
   *[other] Descend
}
choice-fly = Fly to { $hex }
choice-fly-in = { $unit } flies in at { $hex }, altitude { $altitude }
choice-fly-out = Leave the map
choice-clear-mines = Clear the mines in { $hex }
choice-strafe = Attack { $hex } from the air
choice-activate = Activate { $unit }: 7 AP
choice-activate-too = { $unit } joins the activated units and shares their { $ap } AP
choice-select-by-ap = Act with { $unit }: { $ap } AP are left
choice-select-by-cap = Act with { $unit }, paid in CAP; it stays as it is
choice-creep = Move cautiously to { $hex }
choice-opportunity = Opportunity action of { $unit }: free, then it is spent
choice-stand-down = Mark the activated units spent
choice-use-veteran = Use { $veteran } for { $unit }

## Page

ui-ask-classic-turn = Your turn: activate, act by CAP, seize an opportunity, play a card, or pass.
ui-ask-classic-card-unit = For which unit, or against which, is { $card } played?
ui-ask-forced-march = Forced March: { $unit } goes on, or Done.
ui-ask-close-call = Close Call: does a unit leave the hexes on which artillery falls?
ui-ask-look-back = 6th Sense: look for hidden enemies now?
ui-ask-toll = { $unit } lacks AP for the wire: add { $cap } CAP?
ui-ask-card-group = { $card }: who else in the same or adjacent hexes? Then Done.
ui-ask-classic-clearing = { $unit }: which mines are cleared?
ui-ask-dash = { $unit }: one more hex.
ui-ask-classic-mines = { $unit }: where are the mines laid?
ui-ask-initiative-number = Who moves first: spend CAP on your roll?
ui-ask-bog-test = { $unit } is in soft ground: spend CAP on the roll?
ui-ask-blind-fire = Fire into a hex where nobody is seen: spend CAP on the roll?
ui-ask-flying = { $unit }: fly, turn, change altitude, attack, or Done.
ui-ask-reputation = Feared Reputation: move first after all?
ui-ask-hardened = Combat Hardened: roll a die again?
ui-ask-vengeance = Blood & Honor: who falls with the veteran?
ui-ask-flak-support = Who fires at the aircraft together with { $attacker }? Done rolls the dice.
ui-ask-air-number = { $unit } fires at { $target }: spend CAP on the roll?
ui-chips-activate = Activate
ui-chips-opportunity = Opportunity action
ui-chips-useveteran = Veteran cards
ui-chips-antiair = Aircraft
ui-contested = { $hex } belongs to nobody
ui-classic-ap = AP
ui-classic-paid = { $ap ->
    [0] Paid with { $cap } CAP.
   *[other] Paid with { $ap } AP and { $cap } CAP.
}
ui-classic-track = { $side }: { $vp } VP, { $ap } AP
ui-state-aloft = over { $hex }, altitude { $altitude }
ui-flight = { $unit } over { $hex }, altitude { $altitude }
ui-state-active = activated
ui-state-stuck = bogged down
ui-state-fixed = cannot move this round
ui-state-in-gun-pit = in the gun pit
ui-trait-sniper = sniper: fires from hiding
ui-trait-anti-air = fires at aircraft
ui-trait-aircraft = aircraft
ui-trait-bombs = { $count ->
    [one] { $count } bomb
   *[other] { $count } bombs
  }
ui-trait-impulses = { $count } impulses in an action of 1 AP: a hex, a turn, an altitude counter or an attack each
ui-work-gun-pit = Gun pit
ui-work-ditch = Anti-tank ditch
