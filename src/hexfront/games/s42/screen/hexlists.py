"""Sets of hexes and hexsides as lists of ids, for the wire."""

from bisect import bisect_left, insort

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.zones.zones import Crossings
from hexfront.hexes import Bitboard, bits, picked

_FEW = 64
_IDS = tuple(range(1 << 13))
"""The ids themselves: they are picked, not counted anew."""


def hex_ids(mask: Bitboard) -> tuple[int, ...]:
    """The hexes of a bitboard."""
    return tuple(picked(_IDS, mask))


def mended(before: Bitboard, ids: tuple[int, ...], now: Bitboard) -> tuple[int, ...]:
    """The hexes of a bitboard, from those of another that differs in a few."""
    changed = before ^ now
    if changed.bit_count() > _FEW // 2 or len(ids) < _FEW:
        return hex_ids(now)
    found = list(ids)
    for h in bits(changed):
        if now >> h & 1:
            insort(found, h)
        else:
            del found[bisect_left(found, h)]
    return tuple(found)


def side_ids(country: Country, crossed: Crossings) -> tuple[tuple[int, int], ...]:
    """The hexsides that a set of crossings names from both sides."""
    adjacent = country.grid.adjacent
    return tuple([(h, adjacent[h][d]) for d in range(3) for h in hex_ids(crossed[d])])
