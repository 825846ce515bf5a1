"""Choices of the Rally Phase, and what may be done with weapons."""

from hexfront.games.aslsk.places import Phase
from hexfront.play import Choice


class Recover(Choice, frozen=True, tag="Recover"):
    """Try to pick up an unpossessed weapon (ASL-3.1.d, ASL-3.3.1.q)."""

    unit: int
    weapon: int

    phases = (Phase.RALLY, Phase.MOVEMENT)
    own = ("unit",)


class Repair(Choice, frozen=True, tag="Repair"):
    """Try to repair a malfunctioned weapon (ASL-3.1.e)."""

    weapon: int

    phases = (Phase.RALLY,)
    own = ("weapon",)


class Transfer(Choice, frozen=True, tag="Transfer"):
    """Hand a weapon over to another unit in the hex (ASL-3.1.g, ASL-3.7.a)."""

    weapon: int
    unit: int

    phases = (Phase.RALLY, Phase.ADVANCE)
    own = ("unit", "weapon")


class Drop(Choice, frozen=True, tag="Drop"):
    """Leave a weapon behind (ASL-4.0.e)."""

    weapon: int

    phases = (Phase.MOVEMENT, Phase.ROUT, Phase.ADVANCE)
    own = ("weapon",)


class Destroy(Choice, frozen=True, tag="Destroy"):
    """Destroy an own weapon (ASL-4.0.p)."""

    weapon: int

    phases = (Phase.PREP_FIRE, Phase.DEFENSIVE_FIRE)
    own = ("weapon",)


class SelfRally(Choice, frozen=True, tag="SelfRally"):
    """Try to rally without a leader (ASL-3.1.h)."""

    unit: int

    phases = (Phase.RALLY,)
    own = ("unit",)


class Rally(Choice, frozen=True, tag="Rally"):
    """Try to rally a unit with the help of a leader (ASL-3.1.j)."""

    unit: int
    leader: int

    phases = (Phase.RALLY,)
    own = ("unit", "leader")


class KeepDm(Choice, frozen=True, tag="KeepDm"):
    """Leave the DM marker on a broken unit (ASL-3.1.r)."""

    unit: int

    phases = (Phase.RALLY,)
    own = ("unit",)
