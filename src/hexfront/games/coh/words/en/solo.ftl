# Words of Conflict of Heroes: the solo order deck.

## Log

log-blue-kept = Only one command card is left: it stays. The discards are shuffled into the order deck.
log-blue-removed = Command card { $order } leaves the game with the destroyed AI. The discards are shuffled into the order deck.
log-check-fresh = Check card { $order } (≥ { $value }) against { $cost } AP: { $unit } { $count ->
    [one] stays fresh.
   *[other] and its group ({ $count }) stay fresh.
}
log-check-spent = Check card { $order } (≥ { $value }) against { $cost } AP: { $unit } { $count ->
    [one] becomes spent.
   *[other] and its group ({ $count }) become spent.
}
log-crowd-gone = { $work ->
    [refugees] The refugees
   *[livestock] The livestock
} in { $hex } have left the map.
log-crowd-moves = { $work ->
    [refugees] Refugees go
   *[livestock] Livestock goes
} from { $hex } to { $to }.
log-deck-passes = { $side }: no order is executed, the AI passes.
log-event = The event of space { $space }.
log-event-arrives = { $unit } is placed in { $hex }.
log-event-ends-round = The round ends.
log-event-gains-cap = { $side } gains { $cap } CAP for this round.
log-event-loses-cap = { $side } loses { $cap } CAP.
log-event-roll = A die for space { $space }: { $roll }.
log-event-twice = { $side }: the AI acts twice in a row.
log-false-alarm = { $side }: a false alarm, the AI passes.
log-lot-facing = { $count } facings are equally good: the lot falls on number { $which }.
log-lot-hex = { $count } hexes are equally good: the lot falls on number { $which }.
log-lot-target = { $count } targets are equally good: the lot falls on number { $which }.
log-lot-unit = { $count } AI are equally good: the lot falls on number { $which }.
log-no-enemy = There was nobody in { $hex }.
log-order-card = Order card { $order }, { $colour ->
    [B] a command card: spent AI act too.
   *[G] an action card.
}
log-orders-shuffled = The discards are shuffled into the order deck.
log-out-of-range = { $side }: the target is beyond its reach, the AI passes.
log-rally-order = { $unit } tries to rally.
log-row-close = Close combat: { $done ->
    [1] executed.
   *[0] nobody can.
}
log-row-counter = Counteraction { $number }: { $done ->
    [1] executed.
   *[0] nobody can.
}
log-row-event = Order of the track: { $done ->
    [1] executed.
   *[0] nobody can.
}
log-row-scenario = Scenario order { $number }: { $done ->
    [1] executed.
   *[0] nobody can.
}
log-row-short = Short range: { $done ->
    [1] executed.
   *[0] nobody can.
}
log-row-tactical = Tactical order { $number }: { $done ->
    [1] executed.
   *[0] nobody can.
}
log-rumour-mines = There are mines in { $hex }; they stay where they are.
log-rumour-placed = A rumored enemy appears in { $hex }.
log-rumour-revealed = The rumored enemy in { $hex } is { $unit }.
log-search-found = { $dice } = { $roll } against { $number }: the rumored enemy in { $hex } is revealed.
log-search-missed = { $dice } = { $roll } against { $number }: nothing is revealed in { $hex }.
log-strike-card = Order card { $order } names the hex: artillery on { $hex }.
log-track = The scenario marker moves to space { $space } of { $of }.
log-verdict-dearer = { $unit }: another acts more cheaply ({ $figure } AP).
log-verdict-farther = { $unit }: farther away ({ $figure }).
log-verdict-hit = { $unit }: hit, another is not.
log-verdict-less-covered = { $unit }: less cover ({ $figure }).
log-verdict-lot = { $unit }: the lot fell on another.
log-verdict-misfit = { $unit }: not asked for.
log-verdict-nearer = { $unit }: nearer ({ $figure }), the farthest is wanted.
log-verdict-smaller = { $unit }: a larger group has { $figure }.
log-verdict-spent = { $unit }: spent.
log-verdict-taken = { $unit } is taken, distance { $figure }.
log-verdict-tougher = { $unit }: { $figure ->
    [99] has no DR and comes last.
   *[other] higher DR ({ $figure }).
}
log-verdict-unable = { $unit }: cannot do it.
log-verdict-weaker = { $unit }: { $figure ->
    [-99] has no AR and comes last.
   *[other] lower AR ({ $figure }).
}

## Tallies

tally-order-cap = CAP of the order
tally-reveal = Reveals a rumored enemy

## Page

ui-campaign-next = On to the next scenario
ui-campaign-sheet = Campaign sheet after scenario { $part } of { $of }: won { $wins }, units lost { $losses }.
ui-order-act-att = attack
ui-order-act-auto = rally without a roll
ui-order-act-dis = disengage
ui-order-act-grp = group attack
ui-order-act-low = low-risk move
ui-order-act-mcc = move into close combat
ui-order-act-move = move
ui-order-act-piv = pivot
ui-order-act-pva = pivot and/or attack
ui-order-act-rally = rally
ui-order-advance = The scenario marker moves { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}{ $limit ->
    [0] .
   *[other] {" "}with { $limit } counters or fewer in play.
}
ui-order-ai = AI
ui-order-atom-cover = in cover
ui-order-atom-fof = in a field of fire
ui-order-atom-fresh = fresh
ui-order-atom-grp = largest group
ui-order-atom-gun = mortar or field gun
ui-order-atom-hit = hit
ui-order-atom-los = in sight
ui-order-atom-maxar = highest AR
ui-order-atom-mindr = lowest DR
ui-order-atom-mob = mobile
ui-order-atom-open = in the open
ui-order-atom-re = rumored enemy
ui-order-atom-spent = spent
ui-order-atom-stress = stressed
ui-order-atom-unhit = unhit
ui-order-blue = Command card
ui-order-cap = (+{ $cap } CAP)
ui-order-clear = no unit within { $hexes } hexes
ui-order-close = Close combat
ui-order-counter = Counteraction
ui-order-cover-cs = toward the nearest cover
ui-order-cover-ct = toward the cover nearest to the target
ui-ask-after-check = The check card is drawn: play a card to have another one drawn?
ui-ask-blind-number = { $attacker } fires at { $target }, whose hit marker is face down: spend CAP on the roll?
ui-ask-search-number = { $attacker } fires at a rumored enemy: spend CAP on the roll?
ui-ask-solo-initiative = Who goes first in the new round: spend CAP on the roll?
ui-order-deck = Order deck ({ $side })
ui-order-else = , or { "" }
ui-order-far = farthest from { $target }
ui-order-green = Action card
ui-order-long = even at long range
ui-order-near = nearest to { $target }
ui-order-next = Next
ui-order-nobody = nobody can: why
ui-order-objective = objective
ui-order-or = { " " }or { "" }
ui-order-ours = Designed for Hexfront
ui-order-pass = Pass check
ui-order-pass-text = fewer fresh AI than fresh units: the AI passes
ui-order-piles = deck { $deck }, discards { $discards }
ui-order-rest = To the end
ui-order-scenario = Scenario
ui-order-short = Short range
ui-order-source-designed = designed for Hexfront
ui-order-source-part = completed for Hexfront
ui-order-source-seed = from the rulebook
ui-order-spent-value = Spent at ≥ { $value } AP.
ui-order-stay-fresh = The player stays fresh.
ui-order-steps = Step by step
ui-order-unit = unit
ui-order-unless-attacked = if no unit attacked
ui-track-space = Scenario track: { $space } of { $of }
refuse-banned = { $unit } may enter { $hex } only as the last unit of its side, to take control of it.
