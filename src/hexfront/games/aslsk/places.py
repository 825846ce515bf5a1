"""Where a unit can be beside a hex, and the phases of a Player Turn."""

from enum import IntEnum

PENDING = -1
"""Not yet placed at set-up, or a reinforcement of a later turn."""
OFF_BOARD = -2
"""Beside the board, to enter in this Player Turn (ASL-3.3.e)."""
ELIMINATED = -3
EXITED = -4
"""Left the map by its own will (ASL-3.3.h)."""

NOBODY = -1
"""No unit: an unpossessed weapon has this holder, an undecided game this winner."""
ANYBODY = -2
"""Whoever comes next: what an Acquisition follows whose target has gone out of sight."""


class Phase(IntEnum):
    """The phases of a Player Turn in their order (ASL-3.0.a), after the set-up."""

    SET_UP = 0
    RALLY = 1
    PREP_FIRE = 2
    MOVEMENT = 3
    DEFENSIVE_FIRE = 4
    ADVANCING_FIRE = 5
    ROUT = 6
    ADVANCE = 7
    CLOSE_COMBAT = 8
