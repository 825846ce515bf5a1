"""What the Soviet player may choose about Reserve Armies and their holding boxes (chapter 34)."""

from typing import ClassVar

from hexfront.games.s42.places import Phase
from hexfront.play import Choice


class Tie(Choice, frozen=True, tag="Tie"):
    """Put the Maskirovka marker of a holding box under a Reserve Army, in secret (34.1.1.b)."""

    unit: int
    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Swap(Choice, frozen=True, tag="Swap"):
    """Exchange the markers of two Reserve Armies in one place, in secret (S42-34.1.2.b)."""

    unit: int
    other: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit", "other")


class KeepMarkers(Choice, frozen=True, tag="KeepMarkers"):
    """Exchange no more markers, or only pretend to have (S42-34.1.2.b)."""

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class Redeploy(Choice, frozen=True, tag="Redeploy"):
    """Move a unit into a holding box, or out of one into an Entry Area (S42-34.4)."""

    unit: int
    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Emerge(Choice, frozen=True, tag="Emerge"):
    """Put a unit of a holding box down on its Reserve Army (S42-34.4.2.c, S42-34.6.2.a)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT, Phase.COMBAT)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Dissolve(Choice, frozen=True, tag="Dissolve"):
    """Remove a Reserve Army that has been revealed, before it must go (S42-34.7.a)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)
