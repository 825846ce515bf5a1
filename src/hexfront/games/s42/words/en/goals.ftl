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
hint-choose-withdrawal = Whoever is withdrawn never comes back. Press a counter of the list or on the map.
hint-reduce-unit = The number of steps that leave is fixed; what the units lacked is taken from others.
hint-give-step = A step over goes to a reduced unit at once, or is lost.
hint-place-offensive = The HQ's marker is ready: in a combat it supports you roll two dice and pick one.
hint-place-winter-supply = A Ready Supply Point makes the HQ Ready once more, or pays for its support. Then it is gone.
hint-call-up = One unit of the front comes to a place of the list. You choose which and where.
hint-choose-return = The unit comes back with one step. Pick a place of the list or a lit hex.
hint-combat-again = A leader lets you roll once more; the second roll counts, whatever it is.
hint-defense-again = A leader lets you roll once more; the second roll counts, whatever it is.
hint-disengage-again = A leader lets you roll once more; the second roll counts, whatever it is.
hint-pick-die = A Planned Offensive rolls one die more; the one you pick decides.
hint-moving = Pick a hex: its figure is the MP left, its colour the kind of movement. Another own unit is picked instead.
hint-group-advance = Go on hex by hex, or attack a lit enemy hex with the group: a battle takes one hex of its advance.
hint-forming = Whoever advances into the hex with the group may fight once more.
hint-name-lead = The lead unit's quality and tanks modify the roll. The figures stand in the panel.
hint-call-support = Support gives the roll +1. Who has supported is used.
hint-come-out = Whoever comes out of the box defends with the army, which is then revealed.
hint-overstacked = Too many units share a hex: one of them leaves the map.
hint-railheads = Pick a lit railway hex: the repaired line reaches as far as that, and supply with it.
hint-spend-points = A Supply Point makes the HQ or artillery in its hex Ready now, and is gone.
hint-gathering = Add attackers and support until the odds please you. Step back leaves the attack.
hint-retreating = Pick hex by hex. Out of enemy ZOC and towards supply is best.
hint-advancing = Pick the next hex. As long as nobody has moved you may take others along or pick another unit.
hint-advance-group = A Breakthrough Group, which may fight again, is named first: by button or hex. The others follow later.
hint-stand = Standing costs steps but keeps the hex; giving ground keeps the troops.
hint-choose-loss = A loss flips the counter; the last step eliminates it. Take it from whom you can spare.
hint-choose-stack-loss = A loss flips the counter; the last step eliminates it. Take it from whom you can spare.
hint-remnant-choice = A remnant holds the hex for the division, which comes back by replacements.
hint-defensive-air = Air units help to defend the hex, but are then busy until the next turn begins.
hint-station-air = The air unit stays with one of the stacks that attacked: pick which.
hint-advance-choice = Who attacked from beside it may take the hex that was given up. Or stay.
hint-tie-marker = What lies in this holding box goes with the army. The enemy knows the boxes, not whose they are.
hint-swap-markers = The box goes to the other army with its marker. Whether you exchange or not, the enemy cannot tell.
hint-mode-replace = A replacement restores one step of a reduced unit. Press its counter in the list or on the map.
hint-mode-return = A unit comes back with one step, in an Entry Area or a City of its own: pick who, then where.
hint-mode-refit = For 1 RP an HQ or artillery in Good Order on a connected railway hex is Ready again.
hint-mode-fortify = For 1 RP a fortification is begun; it is finished in your next Initial Phase and gives the defender 1L.
hint-mode-place-supply = For 1 RP a Supply Point comes to one of your Entry Areas. It makes HQs and artillery Ready.
hint-mode-spend-supply = A Supply Point in the same hex makes an HQ or artillery Ready, and is gone.
hint-mode-flip-supply = With its moving side up a Supply Point can move, with its Ready side up it can be spent. Before it moves.
hint-mode-go-full-retreat = A unit in Full Retreat moves away farther, but cannot attack and gives way to the enemy.
hint-mode-disengage = A roll decides whether a unit that did not attack gets away from the enemy.
hint-mode-disengage-stack = One roll for a whole stack that did not attack.
hint-mode-hold-back = Units in reserve do not attack; in your Combat Phase, between combats, you send them into a gap.
hint-mode-activate = Units of the reserve move into the gap that a combat has torn. Pick their hex.
hint-mode-detrain = Whoever leaves the train does not move in this mini-turn.
hint-mode-remove-fort = You may remove fortifications of your own at any time.
hint-mode-move-flotilla = The flotilla is a ferry; once in a Movement Phase it goes to another hexside of the Volga.
hint-mode-redeploy = Into a box or out of it a unit spends its whole allowance. The Axis sees who goes, not to which army.
hint-mode-emerge = Whoever comes out stands with the army and moves as usual; the army is then revealed and removed.

# How long a scenario is.
scenario-length-whole = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
scenario-length-most = { $count ->
    [one] One turn.
   *[other] Up to { $count } turns.
}
