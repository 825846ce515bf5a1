# Words of Stalingrad '42: how the game stands, and hints of what can be done.

tally-goal-turn = Turn { $now } of { $last }
tally-goal-place = { $hex }
tally-goal-enough = The Axis has the VP that it needs.
tally-goal-too-few = The Axis has not the VP that it needs.
tally-goal-aim-end = Axis VP in the Victory Phase of turn { $turn }
tally-goal-aim-any = Axis VP in any Victory Phase up to turn { $turn }
tally-goal-aim-before = Axis VP before its player turn of turn { $turn }
tally-goal-aim-after = Axis VP after its player turn of turn { $turn }
tally-goal-aim-city-before = City hexes of { $hex } before the Axis player turn of turn { $turn }
tally-goal-aim-city-after = City hexes of { $hex } after the Axis player turn of turn { $turn }
tally-goal-aim-above = Axis VP for an automatic victory on this turn
tally-goal-aim-below = Axis VP that hold off an automatic Soviet victory on this turn

hint-phase-initial = Bring reinforcements on, spend RP, give replacements. Buttons light up what they are about.
hint-phase-movement = Pick a unit: hexes show the MP left. Stop next to the enemy; two units two hexes apart bar the way.
hint-phase-combat = Pick a lit enemy hex, then who attacks. Odds, shifts and chances stand in the panel.
hint-phase-recovery = Units that stayed away from the enemy rally from disruption.
hint-phase-supply = Railheads go forward. Whoever has no line of supply is marked.
hint-gathering = Add attackers and support until the odds please you. Step back leaves the attack.
hint-retreating = Pick hex by hex. Out of enemy ZOC and towards supply is best.
hint-advancing = The victors may follow: pick a hex, or stay.
hint-stand = Standing costs steps but keeps the hex; giving ground keeps the troops.
hint-choose-loss = A loss flips the counter; the last step eliminates it. Take it from whom you can spare.
hint-choose-stack-loss = A loss flips the counter; the last step eliminates it. Take it from whom you can spare.
hint-remnant-choice = A remnant holds the hex for the division, which comes back by replacements.
hint-defensive-air = Air units help to defend the hex, but are then busy until the next turn begins.
hint-station-air = The air unit stays with one of the stacks that attacked: pick which.
hint-advance-choice = Who attacked from beside it may take the hex that was given up. Or stay.
hint-tie-marker = What lies in this holding box goes with the army. The enemy knows the boxes, not whose they are.
hint-swap-markers = The box goes to the other army with its marker. Keep them, and the enemy cannot tell either.

# How long a scenario is.
scenario-length-whole = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
scenario-length-most = { $count ->
    [one] One turn.
   *[other] Up to { $count } turns.
}
