"""Where a unit can be that is no hex, and the words for phases and orders."""

from enum import IntEnum

# Places of a unit that are no hexes.
PENDING = -1
"""Due in a later turn, or on the Turn Record Track."""
ELIMINATED = -2
"""In the Eliminated Box, from where replacements bring units back."""
REMOVED = -3
"""Out of the game for good."""
POOL = -4
"""A Supply Point that is not in play."""
AREA = -10
"""Entry Area n has the place AREA - n."""

NOBODY = -1
HOLDING = -1
"""An air unit in the Holding Box."""


class Phase(IntEnum):
    """The phases of a game turn in their order (S42-3.0)."""

    WEATHER = 0
    INITIAL = 1
    MOVEMENT = 2
    COMBAT = 3
    RECOVERY = 4
    SUPPLY = 5
    VICTORY = 6


class Order(IntEnum):
    """A combat unit is always in exactly one of these (S42-13.1.1.a)."""

    GOOD = 0
    DISRUPTED = 1
    FULL_RETREAT = 2


def area_place(index: int) -> int:
    return AREA - index


def area_of(place: int) -> int:
    """The index of the Entry Area that a place is, or NOBODY."""
    return AREA - place if place <= AREA else NOBODY
