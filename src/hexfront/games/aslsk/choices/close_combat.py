"""Choices of the Close Combat Phase."""

from hexfront.games.aslsk.places import Phase
from hexfront.play import Choice


class Fight(Choice, frozen=True, tag="Fight"):
    """The next hex whose CC is resolved (ASL-3.8.c)."""

    hex: int

    phases = (Phase.CLOSE_COMBAT,)


class Grapple(Choice, frozen=True, tag="Grapple"):
    """Add an attacking unit to the CC attack that is being declared (ASL-3.8.e)."""

    unit: int

    phases = (Phase.CLOSE_COMBAT,)
    own = ("unit",)


class Against(Choice, frozen=True, tag="Against"):
    """Add an enemy unit to those attacked (ASL-3.8.e)."""

    unit: int

    phases = (Phase.CLOSE_COMBAT,)


class Declare(Choice, frozen=True, tag="Declare"):
    """The CC attack is put together; declare it."""

    phases = (Phase.CLOSE_COMBAT,)


class Wield(Choice, frozen=True, tag="Wield"):
    """Add a weapon of a vehicle to the CC attack that is being declared (ASL-3.8.aj)."""

    weapon: int

    phases = (Phase.CLOSE_COMBAT,)
    own = ("weapon",)


class CloseDefense(Choice, frozen=True, tag="CloseDefense"):
    """A BU AFV uses its Nahverteidigungswaffe (ASL-3.8.ao)."""

    unit: int

    phases = (Phase.CLOSE_COMBAT,)
    own = ("unit",)


class Accompany(Choice, frozen=True, tag="Accompany"):
    """Put a leader with another unit of the hex before CC (ASL-3.8.o)."""

    leader: int
    unit: int

    phases = (Phase.CLOSE_COMBAT,)
    own = ("unit", "leader")
