# Words of the page for Conflict of Heroes: tracks, panels, odds, questions, choices.

## Start screen

ui-side-german = German
ui-side-soviet = Soviet
ui-option-smoke-by-permission = Smoke: only those to whom the scenario permits it lay smoke; if off, only tanks need that
ui-option-bonus-through-mines = Mines: a vehicle that comes through may drive on with its bonus moves; if off, no bonus move leads into or out of mines
ui-option-swift-action-stress = Swift Action: a unit that acts twice is stressed for its second action
ui-option-joined = One player plays for both commanders of a side
ui-option-handicap = Handicap
ui-option-handicap-none = none
ui-option-handicap-cap-1 = +1 CAP each round
ui-option-handicap-cap-2 = +2 CAP each round
ui-option-handicap-adrenaline = one more Adrenaline card
ui-option-handicap-seat = Whose handicap it is
ui-option-extra-adrenaline = Everybody begins with one more Adrenaline card
ui-option-deck = The order deck plays a side
ui-option-deck-none = no
ui-option-deck-german = the Germans
ui-option-deck-soviet = the Soviets
ui-option-deck-strict = Harder: the stay-fresh symbol on order cards saves nobody
ui-option-deck-easier = Easier: without order card 55
ui-option-deck-open = For beginners: hit markers on the deck's units lie face up
ui-option-campaign-wins = Campaign sheet: scenarios won so far
ui-option-campaign-wins--1 = no sheet: the scenario by itself
ui-option-campaign-wins-0 = none
ui-option-campaign-wins-1 = one
ui-option-campaign-wins-2 = two
ui-option-campaign-losses = Campaign sheet: units lost so far
ui-option-campaign-losses-0 = 0
ui-option-campaign-losses-1 = 1
ui-option-campaign-losses-2 = 2
ui-option-campaign-losses-3 = 3
ui-option-campaign-losses-4 = 4
ui-option-campaign-losses-5 = 5
ui-option-campaign-losses-6 = 6 or more

## Frame

ui-losses = { $count ->
    [one] { $count } unit lost
   *[other] { $count } units lost
}
ui-left = { $count ->
    [one] { $count } unit left
   *[other] { $count } units left
}

## Tracks

ui-round = Round
ui-round-of = Round { $round } of { $rounds }
ui-you = you
ui-cap = CAP
ui-cap-count = { $count } CAP
ui-cap-of = { $side }: { $cap } CAP left, { $base } each round, { $losses ->
    [one] { $losses } unit lost
   *[other] { $losses } units lost
}
ui-vp = VP
ui-vp-short = { $points } VP
ui-vp-held = { $side } holds { $points } VP
ui-control = { $hex }: held by { $side }

## Panel

ui-sheet-hint = { $by ->
    [finger] Tap a counter to read it.
   *[pointer] Point at a counter to read it.
}
ui-unit-name = { $kind } { $code }
ui-facing = facing { $facing }
ui-attack-cost = Attack
ui-move-cost = Move
ui-firepower = Firepower
ui-range = Range
ui-defense = Defense
ui-ap = { $count } AP
ui-mover-foot = on foot
ui-mover-wheeled = wheeled
ui-mover-tracked = tracked
ui-crewed = (crewed)
ui-range-hexes = { $range } (long { $long })
ui-front-flank = { $front }, flank { $flank }
ui-state-hidden = hidden
ui-state-waiting = beside the board
ui-state-spent = spent
ui-state-stressed = stressed (+1 AP)
ui-state-hasty = hasty defense
ui-state-hit = hit, marker face down
ui-marker-final = out of action: removed when attacked, when an enemy is near, or at the end of the round
ui-marker-only-rally = may only rally
ui-marker-no-attack = cannot attack
ui-marker-no-move = cannot move or pivot
ui-marker-attack-cost = attack { $change } AP
ui-marker-move-cost = move { $change } AP
ui-marker-red-fp = FP { $change }
ui-marker-front = front { $change }
ui-marker-flank = flank { $change }
ui-marker-range = range { $range }
ui-marker-rally = rallies on { $number }+
ui-marker-no-rally = cannot rally
ui-reserves = Reserve
ui-hidden-enemies = Hidden
ui-due-event = Event
ui-due-event-hint = They come when the Event card is drawn.
ui-hand = Your cards
ui-hands = Cards in hand
ui-no-cards = No cards in hand.
ui-ally-cards = { $count ->
    [one] ally { $count } card
   *[other] ally { $count } cards
}
ui-enemy-cards = { $count ->
    [one] enemy { $count } card
   *[other] enemy { $count } cards
}
ui-deck = deck { $count }
ui-card-action = Action card
ui-card-bonus = Bonus card
ui-card-scenario = Scenario card
ui-symbol-group = May be played for a group
ui-symbol-hidden = May be played for a hidden unit
ui-symbol-he = High explosive
ui-cost-green = AP of the unit, lowered by CAP
ui-cost-blue = Paid in CAP
ui-chips-select = Units that can act
ui-chips-join = Units that can join
ui-chips-target = Targets
ui-chips-load = Vehicles to get on
ui-chips-closecombat = Close combat

## Odds

ui-needs = needs
ui-odds-hit = hit
ui-odds-destroyed = destroyed
ui-odds-success = success
ui-hit-number = needs { $number }+
ui-dr = Defense rating (DR)
ui-ar = Attack rating (AR)
ui-required = Number required
ui-action-cost = Action cost (AP)
ui-cost = Cost
ui-prepaid = A spent unit: { $cap } CAP are paid first, no Spent Check.
ui-chance-spent = Chance to become spent
ui-no-check = no check
ui-uncertain = A face-down hit marker may change this; the odds weigh every possibility.
ui-how-counted = How this number is counted
ui-go-on = Go on
ui-roll = Roll
ui-roll-cap = Roll with { $cap } CAP
ui-raise = Raise the number instead
ui-raise-hide = Do not raise

## What is asked now

ui-ask-choose-action = Your turn: pick a unit to act, play a card, or pass.
ui-ask-unit-action = { $unit }: where to, whom to fire at, or something else?
ui-ask-unit-still = { $unit } can neither move nor fire now: what else?
ui-ask-enter = { $unit }: where does it enter the map?
ui-ask-choose-facing = { $unit }: which way? Pick it to keep its facing.
ui-ask-wreck-facing = { $unit }, whose transport is destroyed: which way does it face?
ui-ask-reveal-facing = { $unit } is discovered: which way does it face?
ui-ask-choose-support = Who supports the attack of { $attacker }? Done rolls the dice.
ui-ask-choose-target = Several targets: which one first?
ui-ask-hit-number = { $attacker } fires at { $target }: spend CAP on the roll?
ui-ask-recon-by-fire = { $unit }: which hex is searched by fire?
ui-ask-detection-number = Recon by fire into { $to }: spend CAP on the roll?
ui-ask-rally-number = Rally: spend CAP on the roll?
ui-ask-choose-rally = Who rallies next?
ui-ask-gather-group = Who joins the group? Then Done.
ui-ask-group-moves = Group move: move each unit once, then Done.
ui-ask-card-unit = For which unit is { $card } played?
ui-ask-confusion-window = Play Battlefield Confusion on the enemy's action?
ui-ask-action-cost = { $cost ->
    [0] The action is free: go on, or play a card with it.
   *[other] The action costs { $cost } AP. Spend CAP to lower that?
}
ui-ask-after-roll = The dice have fallen: play a card on them?
ui-ask-bog-window = Play Bogged Down on { $unit }?
ui-ask-bog-number = Bogged Down on { $unit }: spend CAP on the roll?
ui-ask-choose-die = Which die is rolled again?
ui-ask-choose-enemy = At whom does the sniper fire?
ui-ask-rapid-move = Rapid Deployment: one more hex.
ui-ask-initiative = Initiative for the new round: spend CAP on the roll?

## Standing orders

ui-order-fire = CAP on fire
ui-order-rally = CAP on rallies
ui-order-rolls = CAP on other rolls
ui-order-checks = CAP on Spent Checks
ui-order-rerolls = Cards on own rolls
ui-order-reactions = Cards on enemy actions
ui-order-here = Ask me about this
ui-order-says-matters = Where it can matter
ui-order-says-ask = Always
ui-order-says-never = Never
ui-order-says-likely = If likely to be spent
ui-order-says-near = On a miss by one
ui-order-says-play = Never: play on a miss by one
ui-roll-result = { $made ->
    [yes] Rolled { $roll }, needed { $number }: made it
   *[no] Rolled { $roll }, needed { $number }: missed by { $by }
}
ui-dearer = Its cost: { $cost } → { $dearer } AP; becomes spent: { $now } → { $then }.

## Choices

choice-pass = Pass
choice-yield = Let my ally go first
choice-oppose = Against { $side }
choice-done = Done
choice-decline = No card
choice-select = Act with { $unit }
choice-recon = Recon by fire
choice-rally = { $cost ->
    [-1] Rally
   *[other] Rally ({ $cost } AP)
}
choice-stall = { $cost ->
    [-1] Stall
   *[other] Stall ({ $cost } AP)
}
choice-take-cover = Take cover
choice-reveal = Reveal { $unit }
choice-join = Add { $unit }
choice-target = Fire at { $unit }
choice-move = { $cost ->
    [-1] Move to { $hex }
   *[other] Move to { $hex } ({ $cost } AP)
}
choice-enter = Enter at { $hex }
choice-stealth-move = { $cost ->
    [-1] Hidden move to { $hex }
   *[other] Hidden move to { $hex } ({ $cost } AP)
}
choice-attack = { $cost ->
    [-1] Fire at { $hex }
   *[other] Fire at { $hex } ({ $cost } AP)
}
choice-bombard = { $cost ->
    [-1] Mortar fire at { $hex }, spotted from { $spot }
   *[other] Mortar fire at { $hex }, spotted from { $spot } ({ $cost } AP)
}
choice-load = { $cost ->
    [-1] Get on { $vehicle }
   *[other] Get on { $vehicle } ({ $cost } AP)
}
choice-unload = { $cost ->
    [-1] Get off in { $hex }
   *[other] Get off in { $hex } ({ $cost } AP)
}
choice-pivot = { $cost ->
    [-1] Turn { $facing }
   *[other] Turn { $facing } ({ $cost } AP)
}
choice-face = Face { $facing }
choice-gather-move = Group move
choice-gather-rally = Group rally
choice-gather-stealth = Hide as a group
choice-gather-stall = Group stall
choice-gather-enter = Enter as a group
choice-gather-hasty = Dig in as a group
choice-shift = Roll with { $by } CAP
choice-spend-cap = Spend { $cap } CAP
choice-play-card = Play { $card }
choice-reroll = Roll die { $die } again

# What a counter prints besides its figures.
ui-trait-wheels = { $count ->
    [one] 1 wheel bonus move
   *[other] { $count } wheel bonus moves
}
ui-trait-tracks = { $count ->
    [one] 1 track bonus move
   *[other] { $count } track bonus moves
}
ui-trait-turret = turret
ui-trait-tank = tank
ui-trait-truck = truck: attacks in close combat only
ui-trait-wagon = wagon: never attacks
ui-trait-gun = field gun
ui-trait-open-topped = open-topped
ui-trait-shield = +{ $shield } DR for whom it carries
ui-trait-pioneers = pioneers
ui-trait-flamethrower = flamethrower
ui-trait-mortar = mortar, HE
ui-trait-indirect = indirect fire { $cost } AP
ui-trait-min-range = not nearer than { $range } hexes

## Vehicles, fortifications, the ground

ui-state-bogged = bogged down until the end of the round
ui-state-in-trench = in the trench
ui-state-in-bunker = in the bunker
ui-state-carries = carries { $unit }
ui-state-tows = tows { $unit }
ui-state-carries-by = carried by { $unit }
ui-state-tows-by = towed by { $unit }
ui-work-trench = Trench
ui-work-bunker = Bunker
ui-work-hasty = Hasty defense
ui-work-wire = Barbed wire
ui-work-road-block = Road block
ui-work-mines = Mines
ui-work-refugees = Refugees
ui-work-livestock = Livestock
ui-work-hidden = the enemy does not know of it
ui-ground = The hex under the pointer
ui-level = level { $level }
ui-held = held by { $side }
ui-drive = Drive to { $hex } over { $over } ({ $cost } AP)
ui-several-hint = Picking it asks which of these; the menu tells the odds of each.
ui-drive-hint = Picking it drives the whole way, hex by hex.
ui-ask-drive = { $unit } drives on: another hex, or which way? Pick it to stop as it stands.

## Line of sight

ui-sight-dark = out of sight
ui-sight-zone = field of fire
ui-sight-far = long range
ui-sight-arc = arc of fire
ui-sight-swing = outside the arc: the turret turns
ui-sight-near = too near
ui-sight-indirect = over a spotter
ui-sight-spotters = spotter hexes
ui-sight-pin = Pick a hex to see why another one is out of its sight.
ui-sight-point = { $by ->
    [finger] Tap another hex: what stands in the way?
   *[pointer] Point at another hex: what stands in the way?
}
ui-sight-hex = { $level ->
    [0] { $hex }
   *[other] { $hex } (level { $level })
}
ui-sight-clear = { $range ->
    [one] 1 hex, in sight
   *[other] { $range } hexes, in sight
}
ui-sight-blocked = { $range ->
    [one] 1 hex, out of sight
   *[other] { $range } hexes, out of sight
}
ui-sight-by-terrain = { $hex }: woods or a building in between
ui-sight-by-hill = { $hex }: ground of level { $level }, higher than both ends
ui-sight-by-plateau = { $hex }: ground as high as the higher end
ui-sight-by-raised = { $hex }: woods or a building, which stand one level higher than their ground
ui-sight-by-blind-spot = { $hex }: right behind it lies a blind spot for whoever looks down

## Smoke, strikes, weapons, missions

ui-smoke-heavy = { $count ->
    [one] heavy smoke
   *[other] heavy smoke ×{ $count }
}
ui-smoke-light = { $count ->
    [one] light smoke
   *[other] light smoke ×{ $count }
}
ui-strike-planned = strike planned, falls before round { $round }
ui-enemy-strike = { $side }: a strike falls before round { $round }, nobody else knows where.
ui-no-strike = No strike
ui-shells = Shells
ui-shells-planstrike = High explosive
ui-shells-plansmoke = Smoke
ui-turn-cap = Turn the die by { $by } ({ $cap } CAP)
ui-weapon-rounds = rounds { $rounds }
ui-mission = Secret objective:
ui-mission-hold = hold { $hex } for { $points } VP
ui-mission-reach = reach { $hex } for { $points } VP
ui-mission-destroy = { $count ->
    [one] destroy 1 enemy unit for { $points } VP
   *[other] destroy { $count } enemy units for { $points } VP
}
ui-enemy-missions = { $count ->
    [one] The enemy has a secret objective.
   *[other] The enemy has { $count } secret objectives.
}
ui-sight-by-smoke = { $hex }: smoke
ui-sight-by-crowd = { $hex }: refugees or livestock
ui-sight-dimmed = { $hex }: seen through light smoke, +1 DR for the target
