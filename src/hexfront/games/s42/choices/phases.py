"""What may be chosen in more than one phase, in the Initial Phase and in the Supply Phase."""

from typing import ClassVar

from hexfront.games.s42.places import Phase
from hexfront.play import Choice


class EndPhase(Choice, frozen=True, tag="EndPhase"):
    """End the phase that is running."""


class RemoveFort(Choice, frozen=True, tag="RemoveFort"):
    """Take an own fortification marker off the map (S42-9.7.5.a)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL, Phase.MOVEMENT, Phase.COMBAT)


class Arrive(Choice, frozen=True, tag="Arrive"):
    """Place a unit that comes into play (S42-22.1, S42-21.3)."""

    unit: int
    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Fortify(Choice, frozen=True, tag="Fortify"):
    """Spend a Resource Point on a fortification (S42-9.7.2.a)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)


class Refit(Choice, frozen=True, tag="Refit"):
    """Spend a Resource Point to make an ASU Ready (S42-18.1.d)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class PlaceSupply(Choice, frozen=True, tag="PlaceSupply"):
    """Spend a Resource Point on a Supply Point in a friendly Entry Area (S42-18.1.e)."""

    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)


class SpendSupply(Choice, frozen=True, tag="SpendSupply"):
    """Spend a Supply Point to make the ASU stacked with it Ready (S42-18.6.4)."""

    supply: int
    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL, Phase.SUPPLY)
    own: ClassVar[tuple[str, ...]] = ("unit", "supply")


class PlanOffensive(Choice, frozen=True, tag="PlanOffensive"):
    """Place a Planned Offensive marker on an HQ (S42-26.2.a)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Release(Choice, frozen=True, tag="Release"):
    """Let a frozen army move from now on (S42-31.0.c)."""

    group: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)


class DeclareOffensive(Choice, frozen=True, tag="DeclareOffensive"):
    """Declare the Winter Offensive (S42-33.1.b)."""

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)


class Withdraw(Choice, frozen=True, tag="Withdraw"):
    """Take a unit out of the game (S42-32.1.a, S42-32.2.b, S42-32.3.b)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Reinforce(Choice, frozen=True, tag="Reinforce"):
    """Give a unit a step that a withdrawal has left over (S42-32.1.f, S42-32.2.d)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Replace(Choice, frozen=True, tag="Replace"):
    """Restore a step of a unit in play with a replacement of one type (S42-21.1.1)."""

    unit: int
    kind: str

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Return(Choice, frozen=True, tag="Return"):
    """Bring a unit back from the Eliminated Box (S42-21.3); Arrive then says where."""

    unit: int
    kind: str

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class MoveRailhead(Choice, frozen=True, tag="MoveRailhead"):
    """Advance a Railhead along its line (S42-17.2.1)."""

    index: int
    to: int

    phases: ClassVar[tuple[int, ...]] = (Phase.SUPPLY,)
