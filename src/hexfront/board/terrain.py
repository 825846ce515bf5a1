"""The terrain kinds that a board file may name, and the look that each is drawn with.

A rulebook decides what woods do; the board only has to know that the word exists and how
to paint it. A game with more kinds registers them once, on import, with one of the looks
below, and its board files may then use them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto


class Look(Enum):
    """How the artwork treats a hex."""

    MEADOW = auto()
    FIELD = auto()
    WATER = auto()
    GROVE = auto()
    FOREST = auto()
    TIMBER_HOUSES = auto()
    STONE_HOUSE = auto()


@dataclass(frozen=True, slots=True)
class Terrain:
    """A terrain kind: the word used in files and rules, and its look."""

    name: str
    look: Look


OPEN = Terrain("open", Look.MEADOW)
FIELD = Terrain("field", Look.FIELD)
WATER = Terrain("water", Look.WATER)
LIGHT_WOODS = Terrain("light-woods", Look.GROVE)
WOODS = Terrain("woods", Look.FOREST)
WOODEN_BUILDING = Terrain("wooden-building", Look.TIMBER_HOUSES)
STONE_BUILDING = Terrain("stone-building", Look.STONE_HOUSE)

_known: dict[str, Terrain] = {}


def register(*kinds: Terrain) -> None:
    """Make terrain kinds known. Saying the same thing twice is harmless."""
    for kind in kinds:
        if _known.setdefault(kind.name, kind) != kind:
            raise ValueError(f"terrain {kind.name!r} is already drawn as {_known[kind.name].look}")


def is_known(name: str) -> bool:
    return name in _known


def look_of(name: str) -> Look:
    return _known[name].look


def known_names() -> Iterator[str]:
    return iter(sorted(_known))


register(OPEN, FIELD, WATER, LIGHT_WOODS, WOODS, WOODEN_BUILDING, STONE_BUILDING)
