"""Sets of hexes and hexsides as lists of ids, for the wire."""

from bisect import bisect_left, insort
from itertools import compress

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.zones.zones import Crossings
from hexfront.hexes import Bitboard, bits

_DIGITS = bytes.maketrans(b"01", b"\0\1")
_FEW = 64
_IDS = tuple(range(1 << 13))
"""The ids themselves: they are picked, not counted anew."""


def hex_ids(mask: Bitboard) -> tuple[int, ...]:
    """The hexes of a bitboard; a large set is read as text, far faster than bit by bit."""
    if mask.bit_count() < _FEW:
        return tuple(bits(mask))
    return tuple(compress(_IDS, f"{mask:b}"[::-1].encode().translate(_DIGITS)))


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
