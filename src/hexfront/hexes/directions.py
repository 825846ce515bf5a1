"""The six directions of a hex grid, and the twelve rays between and along them.

Every hex has two axial coordinates, q and r. Six neighbours surround it, one behind each
hexside, and the same six offsets serve everywhere on the map. We number them clockwise from
the top, so turning is adding and the opposite is three further on.

A flat-topped grid has hexes above and below each other, so its first direction is N. A
pointy-topped grid is the same picture turned by thirty degrees: its first direction is NE.
Turned with it, the axial arithmetic is one and the same for both, and only the names differ.

Two neighbouring directions span a sector of sixty degrees, and any offset whatsoever is a whole
number of steps in one of them plus a whole number of steps in the next (`split`). That is the
one idea behind bearings, arcs and lines.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, NewType

HexId = NewType("HexId", int)
Direction = NewType("Direction", int)

NOWHERE = HexId(-1)
"""Stands for a hex that the grid does not have."""

DIRECTIONS = tuple(Direction(number) for number in range(6))


class Parity(Enum):
    """Which columns (flat-topped) or rows (pointy-topped) a remark is about."""

    EVEN = 0
    ODD = 1


class Orientation(Enum):
    """How the hexes stand: with a flat side on top, or with a corner."""

    FLAT = "flat"
    POINTY = "pointy"

    @property
    def direction_names(self) -> tuple[str, ...]:
        """The compass names of directions 0 to 5."""
        return _NAMES[self]

    @property
    def vectors(self) -> tuple[tuple[int, int], ...]:
        """The axial offsets (q, r) of directions 0 to 5."""
        return _VECTORS[self]

    def direction(self, name: str) -> Direction:
        """The direction with this compass name."""
        try:
            return Direction(_NAMES[self].index(name))
        except ValueError:
            expected = ", ".join(_NAMES[self])
            raise ValueError(f"no direction {name!r}: expected one of {expected}") from None


_NAMES = {
    Orientation.FLAT: ("N", "NE", "SE", "S", "SW", "NW"),
    Orientation.POINTY: ("NE", "E", "SE", "SW", "W", "NW"),
}
_VECTORS = {
    Orientation.FLAT: ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)),
    Orientation.POINTY: ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)),
}


def turned(direction: Direction, sixths: int) -> Direction:
    """The direction that many sixths of a turn further, clockwise if positive."""
    return Direction((direction + sixths) % 6)


def opposite(direction: Direction) -> Direction:
    """The direction that points back."""
    return Direction((direction + 3) % 6)


class Split(NamedTuple):
    """An offset as `ahead` steps in `direction` and `aside` steps in the next one clockwise.

    `ahead` is at least 1 and `aside` at least 0, which makes the answer unique.
    """

    direction: Direction
    ahead: int
    aside: int


def split(orientation: Orientation, q: int, r: int) -> Split:
    """Take an axial offset apart into steps along the two directions that enclose it."""
    vectors = _VECTORS[orientation]
    for direction in DIRECTIONS:
        first_q, first_r = vectors[direction]
        next_q, next_r = vectors[(direction + 1) % 6]
        # Neighbouring directions span a cell of area one, so these two areas are the steps.
        ahead = q * next_r - r * next_q
        aside = first_q * r - first_r * q
        if ahead > 0 and aside >= 0:
            return Split(direction, ahead, aside)
    raise ValueError("an offset of nothing has no direction")


class Bearing(NamedTuple):
    """Where an offset lies among twelve rays, thirty degrees apart, numbered clockwise.

    Even rays run through the middle of a hexside: ray 2d is direction d. Odd rays run through a
    corner: ray 2d + 1 lies between directions d and d + 1. If `exact`, the offset lies on `ray`;
    if not, it lies strictly between `ray` and the next one clockwise.
    """

    ray: int
    exact: bool


def bearing(orientation: Orientation, q: int, r: int) -> Bearing:
    """The bearing of an axial offset other than (0, 0)."""
    direction, ahead, aside = split(orientation, q, r)
    if aside == 0:
        return Bearing(2 * direction, True)
    if ahead == aside:
        return Bearing(2 * direction + 1, True)
    return Bearing(2 * direction if aside < ahead else 2 * direction + 1, False)


def hexsides_towards(orientation: Orientation, q: int, r: int) -> tuple[Direction, ...]:
    """The hexsides through which a straight line of this offset leaves its first hex.

    One, or the two that meet at a corner when the line leaves exactly there, in clockwise order.
    """
    direction, ahead, aside = split(orientation, q, r)
    if aside < ahead:
        return (direction,)
    if aside > ahead:
        return (turned(direction, 1),)
    return (direction, turned(direction, 1))
