# Words of Conflict of Heroes: log, refusals, tallies.

## Log

log-attack = { $unit } attacks { $hex }{ $support ->
    [0] .
    [one] , supported by { $support } unit.
   *[other] , supported by { $support } units.
}
log-attack-unseen = { $side }: fire out of nowhere at { $hex }.
log-becomes-spent = Spent Check: { $roll } against { $cost } AP. { $unit }{ $count ->
    [one] {" "}is spent.
   *[other] {" "}and the whole group are spent.
}
log-bonus-move = { $unit } drives on to { $to }.
log-stays-fresh = Spent Check: { $roll } against { $cost } AP. { $unit }{ $count ->
    [one] {" "}stays fresh.
   *[other] {" "}and the whole group stay fresh.
}
log-cap-cost = { $side }: { $cap } CAP to lower the cost.
log-cap-lost = { $side }: a loss on the CAP track, { $cap } CAP a round from now on.
log-cap-prepaid = { $unit } is spent and acts at 0 AP for { $cap } CAP.
log-cap-prepaid-unseen = { $side }: { $cap } CAP for a hidden unit.
log-cap-shift = { $side }: { $cap } CAP to change the number.
log-card = { $side } plays “{ $card }”.
log-control = { $team } takes control of { $hex }.
log-cover = { $unit } digs in: hasty defense.
log-critical = { $dice } against { $number }: a critical hit on { $target }.
log-destroyed = { $unit } is destroyed.
log-draw = You draw “{ $card }”.
log-draw-unseen = { $side } draws a card.
log-enter = { $unit } enters the board in { $to }.
log-faces = { $unit } faces { $facing }.
log-game-over = The scenario is over. { $team } wins with { $points } VP.
log-hidden-rallied = A hidden unit rallies and returns { $marker }.
log-hidden-rally = { $side }: a hidden unit tries to rally.
log-hidden-stall = { $side }: a hidden unit stalls.
log-hide = { $unit } hides in { $to }.
log-hide-unseen = { $unit } disappears from sight.
log-hit = { $dice } against { $number }: { $target } is hit.
log-initiative = Initiative: { $dice } against { $number }. { $team } goes first.
log-luck = Luck! { $roll } on the die: the result changes by { $change }.
log-marker-drawn = { $unit } draws a hit marker: { $marker }.
log-marker-drawn-hidden = { $unit } draws a hit marker, face down.
log-marker-none = { $unit } is hit, but no marker is left: the hit has no effect.
log-marker-revealed = The hit marker of { $unit } is turned up: { $marker }.
log-miss = { $dice } against { $number }: a miss at { $target }.
log-move = { $unit } moves to { $to }.
log-officer = Officer: { $side } rolls { $roll } and gains { $cap } CAP for this round.
log-pass = { $side } passes.
log-pivot = { $unit } pivots to face { $facing }.
log-rallied = { $unit } has rallied.
log-rally-fails = Rally: { $dice } against { $number }. { $unit } does not recover.
log-rally-fails-seen = Rally: { $dice }. { $unit } does not recover.
log-rally-succeeds = Rally: { $dice } against { $number }. { $unit } recovers.
log-rally-succeeds-seen = Rally: { $dice }. { $unit } recovers.
log-recon-fails = Recon by fire on { $hex }: { $dice } against { $number }. Nothing is learned.
log-recon-finds = Recon by fire on { $hex }: { $dice } against { $number }. Somebody is there!
log-recon-nobody = Recon by fire on { $hex }: { $dice } against { $number }. Nobody is there.
log-reinforcement = { $unit } is ready beside the board.
log-reroll = Veteran NCO: a die is rolled again and shows { $roll }.
log-reroll-unseen = { $side } rolls a die again in secret.
log-reshuffle = The discards are shuffled into a new deck.
log-revealed = { $unit } is revealed in { $hex }.
log-round = Round { $round } begins.
log-scenario-card = { $side } draws a scenario card: “{ $card }”.
log-second-hit = { $dice } against { $number }: a second hit destroys { $target }.
log-sniper = Sniper fire: { $roll } on the die. { $side } loses { $cap } CAP.
log-stall = { $unit }{ $count ->
    [one] {" "}stalls.
   *[other] {" "}and its group stall.
}
log-stealth-move = { $unit } moves unseen to { $to }.
log-stealth-move-unseen = { $side }: a hidden unit moves.
log-vp = { $team } gains { $points } VP.
log-yield = { $side } lets the ally go first.

## Refusals

refuse-ally-unit = This unit is your ally's.
refuse-already-in = { $unit } takes part already.
refuse-attack-from-water = A unit in water cannot attack.
refuse-bonus-difficult = { $hex } is difficult terrain; only a basic move leads there.
refuse-bonus-marker = No bonus move leads into { $hex }: what stands there or here forbids it.
refuse-bonus-off-road = A wheel bonus follows the road, and none leads to { $hex }.
refuse-cap-not-now = CAP cannot be spent in this way now.
refuse-card-cost = { $card } costs { $cost } CAP, which you do not have.
refuse-card-fits-nobody = { $card } fits none of your units now.
refuse-card-needs-spent = This card is for spent units only.
refuse-card-not-held = You do not hold this card.
refuse-card-not-now = { $card } cannot be played at this moment.
refuse-card-other-action = { $card } serves another action.
refuse-congestion = Road congestion: a wheel bonus neither enters nor leaves a hex with another vehicle.
refuse-cover-beside-enemy = With an enemy in its hex a unit cannot dig in.
refuse-cover-needs-card = Digging in needs the card “Seek Cover!”.
refuse-destroyed = This unit has been destroyed.
refuse-enemy-unit = This unit is not yours.
refuse-facing = A unit faces one of the six sides of its hex, and a pivot must change it.
refuse-hidden-acts = A hidden unit must be revealed before it does that.
refuse-hide-in-sight = { $unit } is in enemy line of sight and cannot hide.
refuse-hide-into-sight = { $hex } is in enemy line of sight; nobody can hide there.
refuse-impassable = { $hex } cannot be entered by this kind of unit.
refuse-in-close-combat = { $unit } is in close combat and can only attack enemies in its own hex.
refuse-in-own-sight = { $unit } sees { $hex } itself: that is direct fire.
refuse-marker-bars-all = { $marker }: the unit can do nothing of this kind.
refuse-marker-bars-attack = { $marker }: the unit cannot attack.
refuse-marker-bars-move = { $marker }: the unit can neither move nor pivot.
refuse-no-bonus = No bonus move is left.
refuse-no-cap = You have { $cap } CAP left.
refuse-no-enemy = That is no enemy of yours.
refuse-no-groups-yet = Group actions are not part of this scenario's rules.
refuse-no-hiding-yet = Hidden units are not part of this scenario's rules.
refuse-no-indirect = { $unit } cannot fire indirectly.
refuse-no-marker = { $unit } has no hit marker to remove.
refuse-no-matching-fp = { $unit } has no firepower against these targets.
refuse-no-rally = { $marker } cannot be removed by a rally.
refuse-no-sight = The line of sight from { $unit } to { $hex } is blocked.
refuse-no-spotter-hex = { $hex } cannot spot: a spotter hex lies within 2 hexes of { $unit } and in its line of sight.
refuse-no-such-unit = There is no such unit.
refuse-no-target = No enemy is seen in { $hex }.
refuse-no-way-in = { $unit } has no entry hex that it could enter.
refuse-nobody-hidden = The enemy has no hidden units in play.
refuse-nobody-to-join = No other unit near enough can act together with { $unit }.
refuse-nobody-to-yield-to = No ally of yours is still to act in this turn.
refuse-not-adjacent = { $hex } is not adjacent: a unit moves one hex at a time.
refuse-not-arrived = { $unit } arrives in round { $round }.
refuse-not-connected = { $unit } is not adjacent to the group.
refuse-not-entry-hex = { $hex } is not in the entry area.
refuse-not-hidden = { $unit } is not hidden.
refuse-not-in-hex = That unit is not an enemy in the same hex.
refuse-not-in-play = That hex is not in play.
refuse-not-now = The rules are waiting for another decision now.
refuse-not-on-board = { $unit } is not on the board.
refuse-not-waiting = { $unit } is not waiting beside the board.
refuse-nothing-to-search = No hex without visible units lies in the attack zone of { $unit }.
refuse-one-action-card = Only one action card may be played in a turn.
refuse-only-friends = Only your own units are in { $hex }.
refuse-outside-arc = { $hex } is outside the arc of fire of { $unit }.
refuse-rally-beside-enemy = With an enemy in its hex a unit cannot rally.
refuse-retreat-ban = The enemy came from there: { $unit } may not leave close combat into { $hex }.
refuse-somebody-seen = Units are seen in { $hex }: nobody hides there.
refuse-spent = { $unit } is spent: it would need { $cost } CAP, you have { $cap }.
refuse-spent-group = With a spent unit in the group the whole cost must be paid in CAP.
refuse-spotter-blind = { $to } cannot be seen from { $hex }.
refuse-steep = The slope to { $hex } is too steep for vehicles.
refuse-stealth-stays = A hidden unit must move to an adjacent hex.
refuse-support-cannot-attack = { $unit } cannot attack and so cannot support.
refuse-support-close-combat = Only units in the same hex support a close combat attack.
refuse-support-in-close-combat = { $unit } is in close combat itself.
refuse-support-long-range = { $hex } is at long range for { $unit }: no support.
refuse-support-marker = { $marker } changes firepower: the unit cannot support.
refuse-support-not-near = { $unit } is not within one hex of the attacking unit.
refuse-support-zone = { $hex } is not in the attack zone of { $unit }.
refuse-too-far = { $hex } is beyond { $range } hexes, double the range of { $unit }.
refuse-too-near = { $hex } is nearer than { $range } hexes, the minimum range of { $unit }.
refuse-turn-begun = Your turn has begun with a card; finish it first.
refuse-two-cap = At most 2 CAP may be spent on one roll.
refuse-use-recon = Nobody is seen there; choose recon by fire first.
refuse-waiting = { $unit } waits beside the board and must enter first.
refuse-yielded-already = Your ally has let you go first.

## Tallies

tally-attack-cost = Attack cost
tally-indirect-cost = Indirect attack cost
tally-backward = Backward
tally-blue-fp = Firepower (blue)
tally-red-fp = Firepower (red)
tally-cap = CAP
tally-card-cost = Card cost
tally-careful-aiming = Careful Aiming
tally-close-combat = Close combat
tally-close-combat-crewed = Crewed weapon in close combat
tally-detection = Detection number
tally-flank-defense = Flank defense
tally-front-defense = Front defense
tally-friends = Friends in the hex
tally-hasty-defense = Hasty defense
tally-higher-attacker = Attack from higher ground
tally-higher-target = Target on higher ground
tally-hit-marker = Hit marker
tally-initiative = Initiative number
tally-long-range = Long range
tally-move-cost = Movement cost
tally-not-below-zero = Never below 0
tally-pivot = Pivot
tally-rally = Rally
tally-rally-number = Rally number
tally-short-range = Short range
tally-stall = Stall
tally-stealth = Hidden move
tally-steep = Steep slope
tally-stress = Stress
tally-support = Fire support
tally-uphill = Uphill
tally-wall = Wall
tally-wall-crossed = Wall crossed
tally-terrain-open = Open ground
tally-terrain-field = Plowed field
tally-terrain-water = Water
tally-terrain-light-woods = Light woods
tally-terrain-woods = Woods
tally-terrain-wooden-building = Wooden building
tally-terrain-stone-building = Stone building
