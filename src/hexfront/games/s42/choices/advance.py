"""What may be chosen in a retreat and in an advance."""

from typing import ClassVar

from hexfront.games.s42.places import Phase
from hexfront.play import Choice


class Split(Choice, frozen=True, tag="Split"):
    """Let a unit of the group go its own way, after the others."""

    unit: int


class Step(Choice, frozen=True, tag="Step"):
    """One hex of a retreat or advance; below zero an Entry Area."""

    place: int


class StopShort(Choice, frozen=True, tag="StopShort"):
    """End a retreat here: a shortened one at the cost of steps, or a Delay of one hex."""


class GiveUp(Choice, frozen=True, tag="GiveUp"):
    """Let units that no retreat can save be eliminated (S42-12.2)."""


class FormGroup(Choice, frozen=True, tag="FormGroup"):
    """Name the stack that is the Breakthrough Group: those in a hex (S42-15.2.3)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)


class Advance(Choice, frozen=True, tag="Advance"):
    """Advance a unit, or the Breakthrough Group with it (S42-14.1)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Breakthrough(Choice, frozen=True, tag="Breakthrough"):
    """Attack a hex next to the Breakthrough Group (S42-15.2.5)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)


class EndAdvance(Choice, frozen=True, tag="EndAdvance"):
    """No more advance after this combat."""

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)
