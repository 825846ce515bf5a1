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

# Movement.
PER_MF = 0.11
"""A step of one MF nearer to the goal."""
LATE = 1.8
"""The same in the last turns."""
TAKEN = 0.9
"""A hex of the Victory Conditions that is entered."""
EXITED = 1.2
HELD = 0.5
"""Standing on a hex that the enemy must take."""
CROWD = 0.22
"""For each further squad in a hex."""
COMPANY = 0.35
"""A leader with an MMC, or a hex where he can rally."""
LEAST_MOVE = 0.06
"""The least gain for which a unit moves at all."""

# Fire.
PREP = 0.16
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

# Close Combat.
CC_EDGE = 0.1
"""By how much the loss done must exceed the loss suffered."""
