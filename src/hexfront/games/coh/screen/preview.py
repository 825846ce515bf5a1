"""What a player sees of a choice before taking it, made from what the seat knows."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import wraps
from typing import TypeVar

import msgspec
from msgspec import Struct

from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.state import CohState
from hexfront.play import Choice, Tally

Rated = TypeVar("Rated", "TargetPreview", "WorkPreview")

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
    """CAP are paid before the action: the whole cost of a spent unit (COH-3.4), or what the AP of
    an activated one do not cover (COHC-3.d)."""
    in_cap: int = 0
    """How much of the price is paid in CAP before the action."""
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


Look = Callable[[CohState, int, CohMoment, Choice], Preview | None]


def by_edition(look: Look) -> Look:
    """Under the numbers that the rules have in the edition that is played."""

    @wraps(look)
    def numbered(state: CohState, seat: int, moment: CohMoment, choice: Choice) -> Preview | None:
        shown, numbers = look(state, seat, moment, choice), state.setting.rules.numbered
        return _renumbered(shown, numbers) if shown is not None and numbers else shown

    return numbered


def _renumbered(shown: Preview, numbers: Mapping[str, str]) -> Preview:
    replace = msgspec.structs.replace
    return replace(
        shown,
        cost=shown.cost and shown.cost.renumbered(numbers),
        number=shown.number and shown.number.renumbered(numbers),
        ways=tuple(replace(way, cost=way.cost.renumbered(numbers)) for way in shown.ways),
        targets=tuple(_ratings(one, numbers) for one in shown.targets),
        works=tuple(_ratings(one, numbers) for one in shown.works),
    )


def _ratings(row: Rated, numbers: Mapping[str, str]) -> Rated:
    return msgspec.structs.replace(
        row, defense=row.defense.renumbered(numbers), attack=row.attack.renumbered(numbers)
    )
