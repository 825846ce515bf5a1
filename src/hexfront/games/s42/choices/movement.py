"""What may be chosen in the Movement Phase."""

from typing import ClassVar

from hexfront.games.s42.places import Phase
from hexfront.play import Choice


class Move(Choice, frozen=True, tag="Move"):
    """Begin the move of a unit (S42-5.1)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Take(Choice, frozen=True, tag="Take"):
    """Let another unit of the hex move along (S42-5.1.b, S42-20.1.3.b)."""

    unit: int

    own: ClassVar[tuple[str, ...]] = ("unit",)


class DropOff(Choice, frozen=True, tag="DropOff"):
    """Leave a unit of the moving stack behind where it is (S42-5.1.c)."""

    unit: int

    own: ClassVar[tuple[str, ...]] = ("unit",)


class March(Choice, frozen=True, tag="March"):
    """Go to a hex by the cheapest way; step by step, hex after hex, by any way."""

    to: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class EnterArea(Choice, frozen=True, tag="EnterArea"):
    """Leave the map into an Entry Area (S42-22.3.1, S42-S1.2.g)."""

    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class Entrain(Choice, frozen=True, tag="Entrain"):
    """Move by rail to a hex or Entry Area (S42-5.6)."""

    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class Sail(Choice, frozen=True, tag="Sail"):
    """Move over a Sea Lane or the Kerch Strait to a port (S42-5.7)."""

    to: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class Transfer(Choice, frozen=True, tag="Transfer"):
    """Move to another Entry Area (S42-22.6)."""

    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT, Phase.WEATHER)


class Halt(Choice, frozen=True, tag="Halt"):
    """End the move of the unit or stack."""


class GoFullRetreat(Choice, frozen=True, tag="GoFullRetreat"):
    """Put an own unit in Full Retreat (S42-13.1.3.c)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Detrain(Choice, frozen=True, tag="Detrain"):
    """Take a Train marker off in the mini-turn; the unit does not move (S42-33.2.3.e)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class FlipSupply(Choice, frozen=True, tag="FlipSupply"):
    """Turn a Supply Point to another side before it moves (S42-18.6.2.b, S42-18.6.8.e)."""

    unit: int
    shows: str
    """full-move, ready or immobile."""

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class MoveFlotilla(Choice, frozen=True, tag="MoveFlotilla"):
    """Move the Volga Flotilla to another hexside (S42-5.5.3.d)."""

    a: int
    b: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class Overrun(Choice, frozen=True, tag="Overrun"):
    """Gather units for an Automatic DS against a hex (S42-8.6)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class HoldBack(Choice, frozen=True, tag="HoldBack"):
    """Put a unit in Reserve (S42-25.2.1.a)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Disband(Choice, frozen=True, tag="Disband"):
    """Eliminate a unit above the stacking limit (S42-4.4.b)."""

    unit: int

    own: ClassVar[tuple[str, ...]] = ("unit",)
