# Words of Conflict of Heroes: how the game stands, and hints of what can be done.

tally-goal-round = Round { $now } of { $last }
tally-goal-space = Space { $now } of { $last } of the scenario track
tally-goal-start = VP marker at the start
tally-goal-objectives = Objectives controlled at the end of rounds
tally-goal-destroyed = Enemy units destroyed
tally-goal-taken = Key hexes taken
tally-goal-event = Events of the track
tally-goal-mission = Objective and mission cards
tally-goal-held = { $hex } controlled
tally-goal-ahead = The VP are on this side.
tally-goal-drawn = Both sides have the same VP.

hint-choose-action = Pick a unit that is lit, or play a card. One action a turn; then the enemy acts.
hint-unit-action = Green hexes: move, with its cost in AP. Red ones: fire, with the chance to hit. Step back puts the unit down.
hint-enter = Pick a blue hex: there the unit comes onto the map. Step back puts it down.
hint-choose-facing = Pick a direction, or the unit itself to keep it. Face the enemy: flanks are weak.
hint-drive = A lit hex drives on, an arrow turns the vehicle, the vehicle itself ends the move as it stands.
hint-choose-target = Each target in the hex has a roll of its own. Pick whose comes first.
hint-reveal-facing = Pick a direction. Flanks are weak: face the enemy.
hint-confusion-window = You hold the card for it. Most often go on and keep it.
hint-card-unit = Pick the unit that the card is for.
hint-solo-initiative = { hint-initiative }
hint-search-number = { hint-hit-number }
hint-blind-number = { hint-hit-number }
hint-flak-support = Neighbours who can fire at the aircraft add 1 each. Pick them, then Done.
hint-choose-support = Neighbours who also see the target add 1 each. Pick them, then Done.
hint-hit-number = CAP raise the roll before it falls. They serve the whole round: spend with care.
hint-action-cost = CAP lower the cost. The lower the cost, the surer the unit stays fresh.
hint-rally-number = Two dice must reach the number on the marker. CAP help.
hint-after-roll = A card may still change the dice. Most of the time: go on.
hint-initiative = Who begins the round: CAP spent here are gone for the round.
hint-gather-group = Pick neighbours to take along. The group acts as one, with one Spent Check.
hint-group-moves = Move each unit of the group once, then Done.
hint-plan-strikes = Pick where the shells shall fall next round. The enemy does not see it.
hint-classic-turn = Activate a unit: it has 7 AP of its own until you activate another.
