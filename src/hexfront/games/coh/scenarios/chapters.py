"""Which chapter brings what a scenario file may name (COH-G.c, COH-GATE.a)."""

from collections.abc import Mapping
from types import MappingProxyType

from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.definitions.counters import UnitKind

BROUGHT_BY: Mapping[str, int] = MappingProxyType(
    {
        "hidden units": 11,
        "hills": 12,
        "mortars": 13,
        "artillery cards": 13,
        "smoke permits": 14,
        "vehicles": 15,
        "field guns": 16,
        "works": 17,
        "two commanders": 19,
    }
)
"""What there may be in a file, and the chapter without which it cannot be played."""

CARDS: Mapping[int, int] = MappingProxyType(
    {
        CardNo.SCOUT_TEAMS: 11,
        CardNo.BOGGED_DOWN: 15,
        CardNo.OBSTACLE_CLEARING: 17,
        CardNo.MINE_LAYING: 17,
    }
)
"""Battle cards that mean nothing before a chapter."""


def too_early(what: str, chapters: int) -> str | None:
    """The reason against something that a later chapter brings."""
    needed = BROUGHT_BY[what]
    return None if needed <= chapters else f"{what} need chapter {needed}, {_has(chapters)}"


def unit_too_early(kind: UnitKind, chapters: int) -> str | None:
    what = "mortars" if kind.mortar else "field guns" if kind.is_gun else "vehicles"
    return None if kind.is_foot and not kind.mortar else too_early(what, chapters)


def card_too_early(number: int, chapters: int) -> str | None:
    needed = CARDS.get(number, 0)
    return None if needed <= chapters else f"card {number} needs chapter {needed}, {_has(chapters)}"


def _has(chapters: int) -> str:
    return f"the scenario has {chapters}"
