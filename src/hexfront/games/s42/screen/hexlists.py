"""Sets of hexes and hexsides as lists of ids, for the wire."""

from functools import cache

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.zones.zones import Crossings
from hexfront.hexes import Bitboard, HexId, picked

IDS = tuple(range(1 << 13))
"""The ids themselves: they are picked, not counted anew."""


def hex_ids(mask: Bitboard) -> tuple[int, ...]:
    """The hexes of a bitboard."""
    return tuple(picked(IDS, mask))


def side_ids(country: Country, crossed: Crossings) -> tuple[tuple[int, int], ...]:
    """The hexsides that a set of crossings names from both sides."""
    first, second, third = sides_by_hex(country)
    return (
        *picked(first, crossed[0]), *picked(second, crossed[1]), *picked(third, crossed[2])
    )  # fmt: skip


Sides = list[tuple[HexId, HexId]]


@cache
def sides_by_hex(country: Country) -> tuple[Sides, Sides, Sides]:
    """By direction and hex: the hexside that a step that way crosses."""
    adjacent = enumerate(country.grid.adjacent)
    rows = [[(HexId(h), to) for to in around[:3]] for h, around in adjacent]
    return [row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows]
