"""What a player may choose: its fields, its phase, and what must be the player's own."""

from typing import ClassVar

from hexfront.play import Choice
from skirmish.state import Phase


class Move(Choice, frozen=True, tag="Move"):
    """Move a unit to a hex in its reach."""

    unit: int
    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Attack(Choice, frozen=True, tag="Attack"):
    """Attack an enemy unit."""

    unit: int
    target: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Retreat(Choice, frozen=True, tag="Retreat"):
    """Where a beaten unit goes."""

    unit: int
    hex: int

    own: ClassVar[tuple[str, ...]] = ("unit",)


class Advance(Choice, frozen=True, tag="Advance"):
    """Follow the beaten enemy into its hex."""

    unit: int
    hex: int

    own: ClassVar[tuple[str, ...]] = ("unit",)


class Hold(Choice, frozen=True, tag="Hold"):
    """Stay where you are after a victory."""


class Done(Choice, frozen=True, tag="Done"):
    """End the phase."""


SkirmishChoice = Move | Attack | Retreat | Advance | Hold | Done
