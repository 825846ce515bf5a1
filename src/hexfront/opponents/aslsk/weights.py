"""The figures by which the computer player judges; tuned by play. Worth is in squads lost."""

# Of a unit's worth, what befalls it costs:
REDUCED = 0.5
BROKEN = 0.45
PINNED = 0.12

# Danger.
OTHERS = 0.4
"""What the fire of further hexes adds to that of the strongest."""
FIRED = 0.3
"""What is left of the fire of a unit that is marked First Fire."""
DRAWN = 0.45
"""How likely the enemy fires at a mover in a hex."""
AFTER = 0.75
"""How much the fire counts that a unit will be under where it stops."""

CAUTION = (0.4, 0.55, 0.7, 0.85)
"""How much of the danger counts for a side that must act, by its turns left (1, 2, 3, more)."""

# Movement.
PER_MF = 0.11
"""A step of one MF nearer to the goal."""
LEAST_HASTE = 0.6
"""Of that, what counts for a side that must act but has time."""
RATE = 5
"""The half MF nearer to the goal that it hopes for in a turn."""
NEED = 0.5
"""What each hex adds that it lacks for victory, by the turns left."""
HASTE = 4.0
"""The most that lack of time adds."""
EASE = 1.0
"""Of a step, what counts for a side that may wait."""
GUARD = 6
"""How many half MF a defender is rather nearer to the goal than the enemy."""
TAKEN = 0.9
"""A hex of the Victory Conditions that is entered."""
EXITED = 1.2
HELD = 0.5
"""Standing on a hex that the enemy must take."""
CROWD = 0.22
"""For each further squad in a hex."""
COMPANY = 0.35
"""A leader with an MMC, or a hex where he can rally."""
RALLY = 0.45
"""For each broken unit that a leader can rally where he is."""
RALLIED = 3
"""More of them are not waited for."""
PER_HEX = 0.04
"""For a side that may wait, each hex out of touch with the enemy."""
SETTLED = 0.15
"""What a move out of good cover must gain more for such a side."""
LEAST_MOVE = 0.06
"""The least gain for which a unit moves at all."""

# Fire.
PREP = 0.03
"""The least loss for which units that have nothing better to do Prep Fire."""
MOBILE = 0.9
"""Of what a move is worth, what a unit gives up by Prep Fire."""
SHOT = 0.02
"""The least loss in the DFPh and AFPh, where firing costs nothing."""
PATIENCE = (0.08, 0.14, 0.22, 0.3)
"""The least loss for First Fire, by how many enemy stacks may still come (none, 1, 2, more)."""
AGAIN = 0.3
"""The least loss for Subsequent First Fire, more for FPF."""
JOINING = 0.06
"""The least that a unit of another hex must add to a Fire Group."""

CHARY = 0.02
"""The least loss for which one of the few Panzerfausts is looked for."""
CHARGE = 0.3
"""The least loss for which a DC is placed."""
SECRET = 0.12
"""What it is worth that a unit stays hidden."""
LURKING = 0.4
"""The same for a Gun, which waits for a shot that tells."""
TORCH = 0.5
"""For a unit with a flamethrower or a DC that is next to an enemy in cover."""
DIRECTION = 0.25
"""For a leader beside a machine gun that he can direct, for each −1 of his leadership."""
GARRISON = (0.15, 0.5)
"""What it costs to leave a hex of the Victory Conditions to an enemy who is near: for a side that
must act, and for one that may wait."""

# Guns and vehicles.
AFV = 2.5
"""What a vehicle is worth."""
GUN = 0.6
"""What a crew is worth more that mans a Gun."""
REACTION = 0.3
"""What CC Reaction Fire is worth."""
HOPELESS = 0.1
"""A shot at a vehicle that is worth less is not fired."""
BOUNDING = 0.2
"""The least loss for Bounding First Fire; else the fire is kept for the AFPh."""
SCREEN = 0.12
"""What smoke on an enemy stack is worth, for each own MMC that it sees and 8 FP."""
SUSPECT = 0.02
"""The least hope of a hidden enemy for which a hex is bombarded."""
SUPPORT = 0.55
"""The fire of a vehicle at Infantry in the open."""
BOLD = 0.55
"""How much of its danger counts for a vehicle of a side that must act."""
PER_MP = 0.02
"""Each half MP from where its side wants a vehicle."""
PER_MP_OUT = 0.05
"""The same if it is to leave the map."""
CLOSE = 0.1
"""The share of a vehicle that an enemy hex beside it may cost."""
AMBUSH = 0.06
"""The same for an enemy hex that a Panzerfaust may come from."""
ESCORT = 0.3
"""What it costs a vehicle to be among enemies without Infantry of its own."""
LEAST_DRIVE = 0.12
"""The least gain for which a vehicle moves at all."""
PUFF = 0.4
"""The danger in which a vehicle uses its smoke dispenser."""
SHELLED = 0.5
"""Of the HE of a gun, what counts as fire on Infantry."""

# Close Combat.
CC_EDGE = 0.1
"""By how much the loss done must exceed the loss suffered."""
SEIZE = 0.6
"""What a CC for a hex of the Victory Conditions is worth more in the last turn."""

# Rout.
REFUGE = 2.2
"""A place that is worse is left by a broken unit that need not rout."""
