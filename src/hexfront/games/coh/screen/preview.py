"""What a player sees of a choice before taking it, made from what the seat knows."""

from fractions import Fraction

from msgspec import Struct

from hexfront.games.coh.definitions.works import WorkType
from hexfront.play import Tally

Chance = tuple[int, int]
"""An exact probability: numerator and denominator."""


def chance(value: Fraction) -> Chance:
    return (value.numerator, value.denominator)


class OddsRow(Struct, frozen=True):
    """Chances of one roll when the required number is shifted by CAP."""

    by: int
    number: int
    success: Chance
    destroyed: Chance


class TargetPreview(Struct, frozen=True):
    """One target of an attack: DR, AR, hit number and the odds for every CAP spend."""

    unit: int
    defense: Tally
    attack: Tally
    number: int
    rows: tuple[OddsRow, ...]
    uncertain: bool = False
    """A face-down hit marker may change the figures; the rows weigh every possibility."""


class WorkPreview(Struct, frozen=True):
    """A fortification or obstacle that is rolled against after the units (COH-17.11.c)."""

    work: WorkType
    unit: int
    """Whose hasty defense it is, -1 for another marker."""
    defense: Tally
    attack: Tally
    number: int
    rows: tuple[OddsRow, ...]


class SpentRow(Struct, frozen=True):
    """The chance to become spent after spending this many CAP on the cost."""

    cap: int
    cost: int
    spent: Chance


class Landing(Struct, frozen=True):
    """A hex of the map on which a strike may come down, and how likely."""

    hex: int
    chance: Chance


class Way(Struct, frozen=True, omit_defaults=True):
    """Hexes that a vehicle enters one after the other in one action, and what all of them cost."""

    path: tuple[int, ...]
    cost: Tally
    spent: tuple[SpentRow, ...] = ()


class Preview(Struct, frozen=True, omit_defaults=True):
    """The price of a choice and what it may bring."""

    cost: Tally | None = None
    prepaid: bool = False
    """A spent unit: the whole cost is paid in CAP before the action (COH-3.4)."""
    spent: tuple[SpentRow, ...] = ()
    targets: tuple[TargetPreview, ...] = ()
    roll: tuple[OddsRow, ...] = ()
    """A rally, detection, initiative or drift roll."""
    number: Tally | None = None
    landings: tuple[Landing, ...] = ()
    """Where a strike may come down, as far as that is on the map."""
    ways: tuple[Way, ...] = ()
    """Where a vehicle can drive on to after this step, in the same action (COH-15.2)."""
    works: tuple[WorkPreview, ...] = ()
    die: bool = False
    """1d6 is added to the cost; the chances to become spent weigh all its faces (COH-17.8.a)."""
    mines: tuple[OddsRow, ...] = ()
    """The explosion that the choice sets off, as far as the seat knows (COH-17.10)."""
    proposed: bool = False
    """What the player most likely wants, if he does not say otherwise."""
