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
BOXED = -5
"""In the holding box of a Reserve Army (S42-34.1.2); `S42State.boxes` says in which."""
AREA = -10
"""Entry Area n has the place AREA - n."""

BAKU = "G"
"""The Soviet Entry Area that the Axis may enter (S42-24.1.2.a)."""

BOX = -40
"""Holding box n, as choices name it: the place BOX - n."""

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
    return AREA - place if BOX < place <= AREA else NOBODY


def box_place(index: int) -> int:
    """How choices name a holding box."""
    return BOX - index


def box_at(place: int) -> int:
    """The index of the holding box that a choice names, or NOBODY."""
    return BOX - place if place <= BOX else NOBODY
