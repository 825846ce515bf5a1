"""Exact straight lines from hex centre to hex centre.

Lay a ruler from the centre of one hex to the centre of another. It crosses the insides of some
hexes; in the six directions that point at vertices it also runs exactly along hexsides, neither
inside the hex on its left nor inside the one on its right; and now and then it passes exactly
through a vertex, where it goes from one hex to the next and merely touches a third.

Rules care about these cases, so they are decided in whole numbers. By symmetry every line looks
like one that starts in direction E and bends at most thirty degrees towards the next direction F:
`a` steps along E and `b` along F, with a >= b >= 0. Such a line leaves a hex through one of three
sides only: the one facing E, the one facing F, or the one facing E - F. How far it has come when
it meets each of them is a fraction, and the least fraction, compared by multiplying out, is the
side it leaves by. Two that are equal make a vertex.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from hexfront.hexes.directions import (
    Direction,
    HexId,
    hexsides_towards,
    split,
)
from hexfront.hexes.grid import Grid

Steps: TypeAlias = tuple[int, int]
"""An offset as steps in a direction and steps in the next one clockwise."""


class Border(NamedTuple):
    """A hexside that a line runs exactly along, by the hexes on its left and right."""

    left: HexId
    right: HexId


class Vertex(NamedTuple):
    """A hex vertex that a line passes exactly through, by the three hexes that meet there."""

    left_behind: HexId
    entered: HexId
    touched: HexId


@dataclass(frozen=True, slots=True)
class Line:
    """What a straight line from one hex centre to another meets, in order, its ends excluded.

    Hexes that the grid does not have are left out of `hexes`; in borders and vertices NOWHERE
    stands for them.
    """

    hexes: tuple[HexId, ...]
    """The hexes whose inside is crossed."""

    borders: tuple[Border, ...]
    """The hexsides along which the line runs. A line has borders or vertices, never both."""

    vertices: tuple[Vertex, ...]
    """The hex vertices through which the line passes without running along a hexside there."""

    exit: tuple[Direction, ...]
    """The side of the first hex through which it leaves, or two if exactly at their vertex."""

    entry: tuple[Direction, ...]
    """The same for the side of the last hex through which it enters, seen from that hex."""


class Trail(NamedTuple):
    """What a line meets, as steps from its start in a direction and in the next clockwise."""

    crossed: tuple[Steps, ...]
    borders: tuple[tuple[Steps, Steps], ...]
    vertices: tuple[tuple[Steps, Steps, Steps], ...]


def trace(grid: Grid, a: HexId, b: HexId) -> Line:
    """The exact line from the centre of one hex to the centre of another."""
    if a == b:
        return Line((), (), (), (), ())
    q, r = grid.offset(a, b)
    direction, ahead, aside = split(grid.orientation, q, r)
    start_q, start_r, _ = grid.cube(a)
    first_q, first_r = grid.orientation.vectors[direction]
    next_q, next_r = grid.orientation.vectors[(direction + 1) % 6]

    def at(steps: Steps) -> HexId:
        first, then = steps
        return grid.at_axial(
            start_q + first * first_q + then * next_q, start_r + first * first_r + then * next_r
        )

    met = trail(ahead, aside)
    return Line(
        hexes=tuple(h for h in map(at, met.crossed) if h >= 0),
        borders=tuple(Border(at(left), at(right)) for left, right in met.borders),
        vertices=tuple(Vertex(at(old), at(new), at(third)) for old, new, third in met.vertices),
        exit=hexsides_towards(grid.orientation, q, r),
        entry=hexsides_towards(grid.orientation, -q, -r),
    )


@lru_cache(maxsize=1 << 14)
def trail(ahead: int, aside: int) -> Trail:
    """What a line of so many steps in a direction and so many in the next one meets."""
    if ahead == aside:
        return _along_hexsides(ahead)
    if ahead > aside:
        return _bending(ahead, aside)
    return _mirrored(trail(aside, ahead))


def _along_hexsides(repeats: int) -> Trail:
    """Towards a corner: along a hexside and through a hex, in turn."""
    return Trail(
        crossed=tuple((n, n) for n in range(1, repeats)),
        borders=tuple(((n + 1, n), (n, n + 1)) for n in range(repeats)),
        vertices=(),
    )


def _bending(ahead: int, aside: int) -> Trail:
    """Less than thirty degrees off the first direction."""
    crossed: list[Steps] = []
    vertices: list[tuple[Steps, Steps, Steps]] = []
    # The fractions below are over these; multiplying each by the other two compares them.
    over_e, over_f, over_ef = 2 * ahead + aside, ahead + 2 * aside, ahead - aside
    times_e, times_f, times_ef = over_f * over_ef, over_e * over_ef, over_e * over_f
    e = f = 0
    while (e, f) != (ahead, aside):
        here, at_e, at_f, at_ef = (e, f), (e + 1, f), (e, f + 1), (e + 1, f - 1)
        to_e = (2 * e + f + 1) * times_e
        to_f = (e + 2 * f + 1) * times_f
        to_ef = (e - f + 1) * times_ef
        if to_e == to_f:
            vertices.append((here, at_e, at_f))
        elif to_e == to_ef:
            vertices.append((here, at_e, at_ef))
        if to_e <= to_f and to_e <= to_ef:
            e, f = at_e
        else:
            e, f = at_f if to_f < to_ef else at_ef
        crossed.append((e, f))
    return Trail(tuple(crossed[:-1]), (), tuple(vertices))


def _mirrored(met: Trail) -> Trail:
    """The same line on the other side of the ray that halves the sector."""

    def flip(steps: Steps) -> Steps:
        return steps[1], steps[0]

    return Trail(
        crossed=tuple(map(flip, met.crossed)),
        borders=tuple((flip(right), flip(left)) for left, right in met.borders),
        vertices=tuple((flip(old), flip(new), flip(third)) for old, new, third in met.vertices),
    )
