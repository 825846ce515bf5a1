# Words of the page for Stalingrad '42: questions, choices, panels, charts.

## Start screen

ui-side-axis = Axis
ui-side-soviet = Soviet
ui-option-full-retreat-zoc = Units in Full Retreat keep their ZOC
ui-option-complete-source-list = The scenario’s list of Supply Sources is complete
ui-option-delay-two-hexes-disrupts = A Delay of two hexes disrupts
ui-option-withdraws-unguarded = Units in Full Retreat withdraw when their guard leaves
ui-option-reserves = Reserves (25)
ui-option-planned-offensives = Planned Offensives (26)
ui-option-disengagement = Disengagement (27)
ui-option-leaders = Leaders (28)
ui-option-contested-cities = Contested cities (29)
ui-option-supports-contested = Artillery reaches into contested cities
ui-option-army-pace = Fast units make a Reserve Army fast

## Turn and phase

s42-turn = Turn { $turn }
s42-turn-called = When called up
s42-turn-of = Turn { $turn } of { $turns }
s42-side-turn = { $side }
s42-side-mini-turn = { $side }: mini-turn
s42-phase-weather = Weather
s42-phase-initial = Initial
s42-phase-movement = Movement
s42-phase-combat = Combat
s42-phase-recovery = Recovery
s42-phase-supply = Supply
s42-phase-victory = Victory
s42-weather-now = Weather: { $weather }.
s42-weather-clear = Clear
s42-weather-overcast = Overcast
s42-weather-rain = Rain
s42-weather-mud = Mud
s42-weather-snow = Snow
s42-season-summer = Summer
s42-season-september = September
s42-season-rasputitsa = Rasputitsa
s42-season-winter = Winter
s42-can-move = { $count ->
    [one] { $count } unit can move
   *[other] { $count } units can move
}
s42-can-attack = { $count ->
    [one] { $count } hex to attack
   *[other] { $count } hexes to attack
}
s42-can-repair = { $count ->
    [one] Railheads can still advance, to { $count } hex
   *[other] Railheads can still advance, to { $count } hexes
}
s42-can-spend = { $what ->
    [rp] { $count ->
        [one] { $count } Resource Point can still be spent and will be lost
       *[other] { $count } Resource Points can still be spent and will be lost
    }
   *[all] Resource Points and replacements that can still be spent and will be lost: { $count }
}
s42-vp = VP
s42-victory-sum = The Axis has { $points } VP and needs { $needed } to win.
s42-victory-needed = The Axis needed { $points } VP.
s42-cut-off = { $count ->
    [one] { $count } unit is isolated.
   *[other] { $count } units are isolated.
}
s42-turn-sums = Before that: { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}, { $steps ->
    [one] { $steps } step lost
   *[other] { $steps } steps lost
}, { $lost ->
    [one] { $lost } unit eliminated
   *[other] { $lost } units eliminated
}.
s42-units-lost = { $count ->
    [one] { $count } unit lost
   *[other] { $count } units lost
}

## What is asked

s42-ask-initial-phase = Initial Phase: arrivals and replacements.
s42-ask-choose-return = Where does { $unit } come back?
s42-ask-tie-marker = Which box belongs to { $army }? The Axis does not see it.
s42-ask-swap-markers = Do the armies here exchange markers? The Axis does not see it.
s42-ask-come-out = { $hex } is attacked: who comes out of the box?
s42-ask-movement-phase = Movement Phase: who moves?
s42-ask-moving = Where to? Hexes show the MPs that are left.
s42-ask-overstacked = Too many units in { $hex }: which one goes?
s42-ask-combat-phase = Combat Phase: which hex to attack?
s42-ask-gathering = Who attacks, and with what support?
s42-ask-defensive-air = Does an air unit help the defenders?
s42-ask-choose-aside = Which unit stands aside?
s42-ask-choose-loss = Who loses a step?
s42-ask-choose-withdrawal = { $left ->
    [0] Who leaves the game?
    [one] Which panzer division leaves the game? The last one; steps gone: { $steps } of 7.
   *[other] Which panzer division leaves the game? { $left } have to; steps gone: { $steps } of 7.
}
s42-ask-reduce-unit = Too few steps have left the game: who loses one more?
s42-ask-give-step = { $balance ->
    [one] A step too many has left the game: who gets it?
   *[other] { $balance } steps too many have left the game: who gets one?
}
s42-ask-storm-city = Who goes into the city?
s42-ask-call-up = Who arrives from the Trans-Caucasus Front, and where?
s42-ask-place-winter-supply = Which HQ gets a Ready Supply Point?
s42-ask-place-offensive = Which HQ gets a Ready Planned Offensive marker?
s42-ask-pick-die = Which die counts?
s42-ask-roll-again = Roll again?
s42-ask-combat-again = Roll the attack again?
s42-ask-defense-again = Roll the defense again?
s42-ask-disengage-again = Roll the disengagement again?
s42-ask-choose-stack-loss = Who loses a step to get away?
s42-ask-remnant-choice = Does a Remnant stand for { $unit }?
s42-ask-stand = Stand, or give ground?
s42-ask-name-lead = Who leads the defense?
s42-ask-call-support = Does support help the defense?
s42-ask-retreating = Where do they retreat?
s42-ask-retreating-hex = Where do they retreat? Hex { $hex } of { $length }.
s42-ask-advance-choice = Who advances?
s42-ask-advancing = Where do they advance?
s42-ask-forming = Who joins the Breakthrough Group?
s42-ask-group-advance = What does the Breakthrough Group do?
s42-ask-station-air = With which stack does the air unit stay?
s42-ask-railheads = Supply Phase: advance Railheads.
s42-ask-spend-points = Supply Phase: spend Supply Points?
s42-ask-leave-area = Where does { $unit } go?

## Choices

s42-choice-end-phase = End the phase
s42-choice-remove-fort = Remove the fortification in { $place }
s42-choice-arrive = { $unit }: arrive at { $place }
s42-choice-fortify = Fortify { $place }
s42-choice-refit = Make { $unit } Ready
s42-choice-place-supply = A Supply Point at { $place }
s42-choice-spend-supply = Spend a Supply Point on { $unit }
s42-choice-replace = { $unit }: { $kind } replacement
s42-choice-return = Bring back { $unit }: { $kind }
s42-choice-move = Move { $unit }
s42-choice-take = Take { $unit } along
s42-choice-drop-off = Drop off { $unit }
s42-choice-march = Go to { $place }: { $cost } MP, { $way }
s42-choice-enter-area = Leave the map to { $place }
s42-choice-entrain = By rail to { $place }
s42-choice-sail = By sea to { $place }
s42-choice-transfer = Go to { $place }
s42-choice-halt = Stop here
s42-choice-halt-forming = The group is complete
s42-choice-go-full-retreat = { $unit }: Full Retreat
s42-choice-flip-supply = Supply Point: { $shows }
s42-choice-move-flotilla = Volga Flotilla to { $place }
s42-choice-overrun = Auto DS on { $place }
s42-choice-disband = Give up { $unit }
s42-choice-withdraw = Withdraw { $unit }
s42-choice-reinforce = A step for { $unit }
s42-choice-tie = { $unit }: { $place }
s42-choice-swap = Exchange the markers of { $unit } and { $other }
s42-choice-keep-markers = Leave the markers as they are
s42-choice-redeploy = { $unit }: to { $place }
s42-choice-emerge = { $unit }: out of its box
s42-choice-dissolve = Remove { $unit }
s42-choice-release = Release army { $group }
s42-choice-declare-offensive = Declare the Winter Offensive
s42-choice-detrain = { $unit }: detrain
s42-choice-plan-offensive = Plan an offensive: { $unit }
s42-choice-use-offensive = Planned Offensive: { $unit }
s42-choice-pick = Take the { $die }
s42-choice-reroll = Roll again
s42-choice-hold-back = Hold { $unit } in Reserve
s42-choice-activate = Commit the Reserves: { $place }
s42-choice-disengage = Disengage { $unit }
s42-choice-disengage-stack = Disengage the stack: { $place }
s42-choice-attack = Attack { $place }
s42-choice-join = { $unit } joins
s42-choice-leave = { $unit } stays out
s42-choice-use-air = Call { $air }
s42-choice-use-artillery = Call { $unit }
s42-choice-use-artillery-paid = Call { $unit }, paid by a Supply Point
s42-choice-withhold = Take the support back
s42-choice-resolve = Attack!
s42-choice-call-off = Call it off, for this phase
s42-choice-decline = No support
s42-choice-decline-come-out = Nobody comes out
s42-choice-decline-give-step = Nobody: the step is lost
s42-choice-decline-combat-again = Let the roll stand
s42-choice-decline-defense-again = Let the roll stand
s42-choice-decline-disengage-again = Let the roll stand
s42-choice-lose = { $unit } loses a step
s42-choice-keep-remnant = Place a Remnant
s42-choice-skip-remnant = No Remnant
s42-choice-defend = Determined Defense
s42-choice-defend-desperate = Desperate Defense
s42-choice-give-ground = Give ground
s42-choice-lead = { $unit } leads
s42-choice-split = { $unit } goes its own way
s42-choice-step = To { $place }
s42-choice-stop-short = End the retreat here
s42-choice-give-up = Let them be eliminated
s42-choice-form-group = Breakthrough Group in { $place }
s42-choice-advance = Advance { $unit }
s42-choice-breakthrough = Breakthrough against { $place }
s42-choice-end-advance = No further advance
s42-choice-move-railhead = Railhead to { $place }
s42-choice-station = Over { $place }
s42-choice-stand-aside = { $unit } stands aside
s42-way-normal = within the MA
s42-way-tactical = Tactical Movement
s42-way-extended = Extended Movement
s42-chips-plan-offensive = Plan an offensive for 1 Resource Point:
s42-chips-take = Take along:
s42-chips-drop-off = Leave behind here:
s42-chips-split = Retreat apart from the others:
s42-chips-disband = Give up for good:
s42-means-lost = What is left is lost with the phase.
s42-not-yet = not yet
s42-move-stack = Move the stack
s42-mode-replace = Replacements
s42-mode-replace-ask = Pick a unit that takes a replacement.
s42-mode-return = Bring back
s42-mode-return-ask = Pick a unit of the Eliminated Box.
s42-mode-refit = Make Ready
s42-mode-refit-ask = Which HQ or artillery is made Ready?
s42-mode-fortify = Fortify
s42-mode-fortify-ask = Pick a hex to fortify.
s42-mode-place-supply = Supply Point
s42-mode-place-supply-ask = Pick an Entry Area for a Supply Point.
s42-mode-spend-supply = Spend supply
s42-mode-spend-supply-ask = Whom does a Supply Point make Ready?
s42-mode-flip-supply = Turn a Supply Point
s42-mode-flip-supply-ask = Pick a Supply Point to turn over.
s42-mode-go-full-retreat = Full Retreat
s42-mode-go-full-retreat-ask = Pick a unit to put in Full Retreat.
s42-mode-remove-fort = Remove a fort
s42-mode-remove-fort-ask = Pick a fortification to remove.
s42-mode-move-flotilla = Flotilla
s42-mode-move-flotilla-ask = Pick a hexside for the Volga Flotilla.
s42-mode-redeploy = Holding boxes
s42-mode-redeploy-ask = Who goes into a holding box, or out of one?
s42-mode-emerge = Out of a box
s42-mode-emerge-ask = Who leaves its box onto the map?

## Units

s42-sheet-hint = { $by ->
    [finger] Tap a hex or counter to read it.
   *[pointer] Point at a hex or counter to read it.
}
s42-order-good = Good Order
s42-order-disrupted = Disrupted
s42-order-full-retreat = Full Retreat
s42-mark-reduced = reduced
s42-mark-remnant = Remnant
s42-mark-used = Used
s42-mark-train = on a train
s42-mark-fresh = Replacement marker
s42-mark-oos = Out of Supply
s42-mark-isolated = isolated
s42-mark-locked = may not move yet
s42-mark-moved = has moved
s42-mark-spent = may not attack
s42-mark-fleeing = went into Full Retreat in this phase
s42-mark-upgraded = four steps
s42-mark-besieged = in a contested city
s42-mark-one-hex = moved one hex
s42-mark-reserve = in Reserve
s42-mark-committed = Reserve, committed
s42-mark-tried = tried to disengage
s42-mark-known = the Axis knows its box
s42-mark-exposed = revealed, must be removed
s42-mark-stowed = came into its box this turn
s42-mark-unpacked = out of a box this turn
s42-mark-attacked = has attacked
s42-mark-auto-ds = Auto DS
s42-shows-full-move = full-move side
s42-shows-ready = Ready
s42-shows-immobile = immobile
s42-type-reserve-army = Reserve Army
s42-type-leader = Leader
s42-type-infantry = Infantry
s42-type-security = Security
s42-type-jaeger = Jäger
s42-type-naval-infantry = Naval infantry
s42-type-mountain = Mountain infantry
s42-type-bicycle = Bicycle
s42-type-nkvd = NKVD
s42-type-engineer = Engineers
s42-type-cavalry = Cavalry
s42-type-tank = Tanks
s42-type-mechanized = Mechanized
s42-type-tank-destroyer = Tank destroyers
s42-type-motorized = Motorized infantry
s42-type-sturmgeschuetz = Assault guns
s42-type-artillery = Artillery
s42-type-army-hq = Army HQ
s42-type-support-hq = HQ
s42-type-supply = Supply
s42-quality-elite = elite
s42-quality-low = low quality
s42-dot-black = black dot (tanks)
s42-dot-red = red dot (elite tanks)
s42-dot-white = white dot (anti-tank)
s42-free-stacking = Free Stacking
s42-no-extended = no Extended Movement
s42-range = range { $hexes }
s42-kind-tank = Tank
s42-kind-infantry = Infantry
s42-kind-cavalry = Cavalry
s42-kind-special = Special
s42-kind-hungarian = Hungarian
s42-kind-romanian = Romanian
s42-kind-italian = Italian
s42-kind-axis = Axis ally
s42-replacements = Replacements:
s42-rp = { $count ->
    [one] Resource Point
   *[other] Resource Points
}
s42-air-holding = Ready
s42-air-map = with a stack on the map
s42-air-used = Used
s42-air-absent = kept on the ground by the weather
s42-arrival-hint = Pick where it comes.
s42-arrivals-hint = Pick a reinforcement, then its Entry Area.
s42-arrive-all = all
s42-chip-steps = { $left }/{ $all } steps

## Ground

s42-terrain-clear = Clear
s42-terrain-desert = Desert
s42-terrain-woods = Woods
s42-terrain-rough = Rough
s42-terrain-wooded-rough = Wooded Rough
s42-terrain-marsh = Marsh
s42-terrain-seasonal-marsh = Seasonal Marsh
s42-terrain-mountain = Mountain
s42-terrain-minor-city = Minor City
s42-terrain-major-city = Major City
s42-terrain-sea = Sea
s42-terrain-lake = Lake
s42-worth = { $points } VP
s42-port = port
s42-airfield = airfield
s42-fortified = fortified

## Battle

s42-attack-on = Attack on { $place }
s42-auto-ds-on = Auto DS on { $place }
s42-attackers = Attackers
s42-defenders = Defenders
s42-automatic = 10-1 or better: DS without a roll
s42-adv = adv { $hexes }
s42-result-attacker = { $steps ->
    [one] attacker loses { $steps } step
   *[other] attacker loses { $steps } steps
}
s42-result-defender = { $steps ->
    [one] defender loses { $steps } step
   *[other] defender loses { $steps } steps
}
s42-result-retreat = retreat of { $hexes }
s42-result-advance = advance of { $hexes }
s42-result-one-hex = Now an advance of 1 hex only.
s42-result-defense-open = Determined Defense possible
s42-result-defense-orange = Determined Defense at −1, only for VP hexes or in despair
s42-result-defense-none = no Determined Defense
s42-chance-held = Hex held
s42-chance-delayed = Delay
s42-chance-driven-off = Retreat
s42-chance-destroyed = Destroyed
s42-rolled = Rolled
s42-rolled-again = If rolled again
s42-attack-dice = A Planned Offensive: { $dice } dice, of which you pick one.
s42-average-losses = Steps lost on average, attacker : defender
s42-forecast-note = If the defender tries a Determined Defense wherever he may.
s42-unsure = Units may still come out of the holding box of a Reserve Army.
s42-defense-of = Defense of { $place }
s42-lead = Led by { $unit }
s42-defense-column = column { $column }
s42-column-clear = Clear
s42-column-other = Other
s42-column-city = City
s42-drm = DRM
s42-defense-s = Success
s42-defense-p = Partial success: Delay
s42-defense-f = Failure
s42-show-on-map = Show on the map

## Overlays and drawers

s42-overlay-bonds = ZOC Bonds
s42-overlay-zoc = Zones of Control
s42-overlay-supply = Supply
s42-overlay-isolation = Isolation
s42-drawer-charts = Charts
s42-drawer-forces = Forces
s42-drawer-victory = Victory
s42-reinforcements = Reinforcements
s42-eliminated = Eliminated Box
s42-removed = Out of the game
s42-box = Holding box { $box }
s42-boxes = Holding boxes
s42-box-of = box of { $unit }
s42-box-secret = whose it is, only the Soviet player knows
s42-box-empty = empty
s42-lost-on = lost on turn { $turn }
s42-strength = { $units ->
    [one] { $units } combat unit
   *[other] { $units } combat units
} on the map, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
s42-vp-hex = Hex
s42-vp-held = Held by
s42-vp-counts = Counts
s42-origins = Where this scenario comes from
s42-source-rulebook = from the rulebook
s42-source-outside = from outside the rulebook
s42-source-designed = designed for Hexfront
s42-confidence-high = confidence high
s42-confidence-medium-high = confidence medium to high
s42-confidence-medium = confidence medium
s42-confidence-low = confidence low
s42-designed = A figure of this row is designed for Hexfront.
s42-crt-key = Small figure: hexes of advance. Orange: Determined Defense at −1, only in VP hexes or in despair. Dark green: none.
s42-dd-key = Outcome, then steps lost by attacker / defender; * the defender chooses.
s42-drm-mobile = cavalry or mechanized
s42-drm-disrupted = Disrupted
s42-away-no = No
s42-away-loss = Yes, −1 step
s42-away-yes = Yes
s42-drm-elite = elite
s42-drm-low = low quality
s42-drm-support = support
s42-drm-orange = orange cell
s42-tec-cost = MPs (non-mechanized / mechanized)
s42-tec-combat = Combat
s42-tec-dd = Determined Defense
s42-tec-wet = wet: { $cost }
s42-tec-shift = { $columns ->
    [one] { $columns } column for the defender
   *[other] { $columns } columns for the defender
}
s42-tec-doubles = defenders doubled
s42-tec-doubles-infantry = infantry doubled in defense
s42-tec-halves = attackers halved
s42-tec-no-tanks = no Tank Shift
s42-tec-stops = ends an advance
s42-key-overlays = bonds, ZOC, supply, isolation
s42-key-drawers = charts, forces, victory

## The staff: finding, briefing, order of battle, plans

s42-switch-front = Front line
s42-switch-tracks = Moves of the last player turn
s42-switch-overview = The whole theatre
s42-drawer-briefing = Briefing
s42-drawer-plan = Plans
s42-drawer-order = Order of battle
s42-key-switches = front line, last moves, theatre
s42-key-staff = briefing, plans, order of battle
s42-offensive-planned = Offensive planned, not ready yet
s42-offensive-ready = Planned Offensive, ready
s42-weather-means = Overland lines of supply count up to { $overland } hexes.{ $wet ->
    [yes] { " " }The ground is wet.
   *[other] {""}
}{ $advance ->
    [full] {""}
    [halved] { " " }Advances are halved.
   *[other] { " " }Advances are shorter.
}
s42-brief-arrive = Arrive now
s42-brief-later = Arrive on turn { $turn }
s42-brief-withdraw = Withdrawals and changes
s42-brief-frozen = May not move yet
s42-brief-isolated = Isolated
s42-brief-dry = Out of Supply
s42-brief-supplied = All units are in supply.
s42-withdraws-unit = { $unit } leaves the game.
s42-withdraws-infantry-division = A German infantry division at full strength leaves the game.
s42-withdraws-panzer-divisions = Panzer divisions with seven steps in all leave the game{ $along ->
    [yes] , and { $unit } with them
   *[other] {""}
}.
s42-withdraws-tank-corps = A tank corps leaves the game.
s42-withdraws-upgrade = { $unit } gets a fourth step.
s42-withdraws-exchange = { $by } takes the place of { $unit }.
s42-frozen-turn = free from turn { $turn } on
s42-frozen-north-caucasus = free when the Axis comes near the Caucasus
s42-frozen-declared = may be released from turn { $turn } on
s42-order-others = Others
s42-order-steps = { $steps } of { $full } steps
s42-mode-disengage = Disengage
s42-mode-disengage-ask = Who tries to get away?
s42-mode-disengage-stack = Disengage a stack
s42-mode-disengage-stack-ask = Which stack tries to get away?
s42-mode-hold-back = Reserve
s42-mode-hold-back-ask = Pick a unit to hold back in Reserve.
s42-mode-activate = Commit Reserves
s42-mode-activate-ask = Pick a hex with Reserves to commit.
s42-mode-detrain = Detrain
s42-mode-detrain-ask = Pick a unit that leaves its train.
s42-event-baku = Five divisions have gone to Baku
s42-event-elbrus = Mount Elbrus has been climbed
s42-event-volunteers = The North Caucasus Volunteers have joined the Axis
s42-event-called-up = The Trans-Caucasus Front is called up
s42-event-winter = The Winter Offensive has been declared
s42-benchmark = The Benchmark of turn { $turn } is { $points } VP.
s42-automatic-victory = The Benchmark of turn { $turn } is { $points } VP; six more or six fewer win at once.
s42-ports = Ports:
s42-card-arrive = { $count ->
    [one] { $count } unit arrives
   *[other] { $count } units arrive
}
s42-card-withdraw = { $count ->
    [one] { $count } withdrawal
   *[other] { $count } withdrawals
}
s42-card-frozen = { $count ->
    [one] { $count } army may not move yet
   *[other] { $count } armies may not move yet
}
s42-card-dry = { $count ->
    [one] { $count } unit Out of Supply
   *[other] { $count } units Out of Supply
}
s42-card-mini-turn = Tactical Movement and Recovery only: nothing arrives, no trains run, no attacks are made.
s42-card-more = Briefing
s42-plan-attacks = Attacks that pay
s42-plan-odds = Odds
s42-plan-taken = Hex taken
s42-plan-losses = Steps lost, own : enemy
s42-plan-attacks-note = By all units that can take part now, without support, if the defender stands wherever he may.
s42-plan-no-attacks = None from where your units stand now.
s42-plan-dangers = In danger of isolation
s42-plan-cut-from = cut off from { $hexes }
s42-plan-no-dangers = No stack can be cut off by one enemy move.
s42-orders = Standing orders
s42-orders-defense = When a stack has to retreat
s42-orders-says-ask = ask me
s42-orders-says-likely = stand where it is likely to hold
s42-orders-says-stand = stand wherever it may
s42-orders-says-retreat = give ground
s42-orders-support = Air units and artillery in defense
s42-orders-says-never = keep them back
s42-orders-here = From now on
s42-orders-note = A Desperate Defense is always asked about.
