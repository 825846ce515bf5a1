"""Sets of hexes as plain integers.

Bit h of a bitboard says whether hex h belongs to the set. Union, intersection and difference of
whole maps are then single operations, a bitboard compares and hashes by value, and it costs no
more than a few words of memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import compress
from typing import TypeAlias, TypeVar, cast

from hexfront.hexes.directions import NOWHERE, HexId

Bitboard: TypeAlias = int
T = TypeVar("T")


def bit(h: HexId) -> Bitboard:
    """The set of this one hex."""
    return 1 << h


def union(hexes: Iterable[HexId]) -> Bitboard:
    """The set of these hexes."""
    mask = 0
    for h in hexes:
        mask |= 1 << h
    return mask


def bits(mask: Bitboard) -> Iterator[HexId]:
    """The hexes of a set, lowest id first."""
    found: list[int] = []
    while mask:
        # The highest hex is told by the size of the number; the lowest would take a complement.
        h = mask.bit_length() - 1
        found.append(h)
        mask ^= 1 << h
    return cast("Iterator[HexId]", reversed(found))


class _Remembered(dict[Bitboard, tuple[HexId, ...]]):
    """Sets that were listed; a plain table, for to keep the order in which they were asked for, as
    `lru_cache` does, takes longer than to list those anew that go when there are too many."""

    most = 1 << 14

    def __missing__(self, mask: Bitboard) -> tuple[HexId, ...]:
        if len(self) >= self.most:
            self.clear()
        found = self[mask] = tuple(bits(mask))
        return found


few: Callable[[Bitboard], tuple[HexId, ...]] = _Remembered().__getitem__
"""The same for a small set, remembered: a game asks for the same ones again and again."""


def nth(mask: Bitboard, n: int) -> HexId:
    """The hex of a set that has n others below it; the set has more than n hexes."""
    # Counted from above, where the half that is left is one shift and the last hex a length.
    above, found, width = mask.bit_count() - 1 - n, 0, mask.bit_length()
    while above > _FEWER:
        half = width >> 1
        high = mask >> half
        size = high.bit_count()
        if above < size:
            mask, found, width = high, found + half, width - half
        else:
            above -= size
            mask ^= high << half
            width = mask.bit_length()
    for _ in range(above):
        mask ^= 1 << mask.bit_length() - 1
    return HexId(found + mask.bit_length() - 1)


_FEWER = 6
"""Hexes of a set that are gone through one by one."""


def picked(things: Sequence[T], mask: Bitboard) -> list[T]:
    """The things at the numbers of a set, lowest first; things and set may be large."""
    if not mask:
        return []
    first = (mask & -mask).bit_length() - 1
    # Read as text, a set is gone through far faster than bit by bit.
    digits = f"{mask >> first:b}"[::-1].encode().translate(_DIGITS)
    return list(compress(things[first : first + len(digits)], digits))


_DIGITS = bytes.maketrans(b"01", b"\0\1")


_FEW = 32


def mend(listed: list[T], things: Sequence[T], before: Bitboard, now: Bitboard) -> None:
    """Turn what `picked` gave for a set into what it gives for one that is a little different."""
    changed = before ^ now
    if changed.bit_count() > _FEW:
        listed[:] = picked(things, now)
        return
    while changed:  # from the highest, so that the places of the lower ones stay as they were
        n = changed.bit_length() - 1
        bit = 1 << n
        changed ^= bit
        place = (before & bit - 1).bit_count()
        if before & bit:
            del listed[place]
        else:
            listed.insert(place, things[n])


def count(mask: Bitboard) -> int:
    """How many hexes a set has."""
    return mask.bit_count()


def lowest(mask: Bitboard) -> HexId:
    """The hex of a set with the lowest id, or NOWHERE if the set is empty."""
    return HexId((mask & -mask).bit_length() - 1) if mask else NOWHERE


def has(mask: Bitboard, h: HexId) -> bool:
    """Whether a hex belongs to a set."""
    return h >= 0 and bool(mask >> h & 1)


def transposed(table: Sequence[Bitboard]) -> list[Bitboard]:
    """Swap rows and columns of a square table: bit x of row y becomes bit y of row x."""
    side = len(table)
    # As text, a column is a slice with a fixed step, which is far faster than going bit by bit.
    text = "".join(f"{row:0{side}b}" for row in reversed(table))
    return [int(text[side - 1 - column :: side], 2) for column in range(side)]
