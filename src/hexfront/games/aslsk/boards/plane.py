"""The plane on which shapes are drawn and lines are traced, in whole numbers.

A hex is 60 units from its centre to a corner. Downwards a unit is shorter by the factor of half
the square root of three, so that every centre and every corner has whole coordinates. Straight
lines stay straight and sides stay sides under such a squeeze; what a line crosses can therefore
be decided here exactly, and the picture is only a stretched copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from typing import TypeAlias

from hexfront.hexes import Direction, Grid, HexId

Spot: TypeAlias = tuple[int, int]
"""A point: x to the right, y downwards."""

Polygon: TypeAlias = tuple[Spot, ...]
"""The corners of a closed shape, clockwise on the screen."""

Span: TypeAlias = tuple[int, int]
"""A stretch of a hexside, in sixtieths of its length, clockwise."""

RADIUS = 60
SQUEEZE = sqrt(3) / 2
SIDE_PARTS = 30
"""A hexside is divided into so many parts; the ends of all of them have whole coordinates."""

CORNERS: Polygon = ((30, -60), (60, 0), (30, 60), (-30, 60), (-60, 0), (-30, -60))
"""Corner i lies between hexsides i and i + 1; hexside d runs from corner d - 1 to corner d."""


def centre(grid: Grid, hex_: HexId) -> Spot:
    """The centre dot of a hex."""
    q, r, _ = grid.cube(hex_)
    return 90 * q, 60 * (2 * r + q)


def on_side(direction: Direction | int, part: int) -> Spot:
    """A point on a hexside, so many thirtieths along it, clockwise."""
    (ax, ay), (bx, by) = CORNERS[direction - 1], CORNERS[direction]
    return ax + (bx - ax) * part // SIDE_PARTS, ay + (by - ay) * part // SIDE_PARTS


def inward(direction: Direction | int, part: int, depth: int) -> Spot:
    """A point so far along a hexside and so many sixtieths of the way inwards from it.

    It is rounded towards the centre, which never leaves the hex.
    """
    (ax, ay), (bx, by) = CORNERS[direction - 1], CORNERS[direction]
    x, y = on_side(direction, part)
    return toward_zero(120 * x - (ax + bx) * depth, 120), toward_zero(
        120 * y - (ay + by) * depth, 120
    )


def toward_zero(value: int, divisor: int) -> int:
    """A quotient rounded towards zero."""
    return value // divisor if value >= 0 else -(-value // divisor)


def cross(a: Spot, b: Spot) -> int:
    """Positive if b lies clockwise of a on the screen, zero if both lie on one line."""
    return a[0] * b[1] - a[1] * b[0]


def within_hex(spot: Spot) -> bool:
    """Whether a point, seen from the centre, lies in the hex or on its border."""
    x, y = abs(spot[0]), abs(spot[1])
    return y <= RADIUS and 2 * x + y <= 2 * RADIUS


def area(polygon: Sequence[Spot]) -> int:
    """Twice the area; positive if the corners run clockwise on the screen."""
    return sum(cross(polygon[k - 1], polygon[k]) for k in range(len(polygon)))


def turned(polygon: Polygon) -> Polygon:
    """The shape turned by 180 degrees around the centre."""
    return tuple((-x, -y) for x, y in polygon)


def hull(spots: Iterable[Spot]) -> Polygon:
    """The convex outline of some points; points within its sides are left out."""
    ordered = sorted(set(spots))
    return (*_chain(ordered), *_chain(ordered[::-1]))


def _chain(ordered: list[Spot]) -> list[Spot]:
    chain: list[Spot] = []
    for x, y in ordered:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2:]
            if (bx - ax) * (y - ay) > (by - ay) * (x - ax):
                break
            chain.pop()
        chain.append((x, y))
    return chain[:-1]


def contacts(polygon: Polygon) -> Iterable[tuple[Direction, Span]]:
    """The stretches of hexsides with which the border of a shape in a hex coincides."""
    for k in range(len(polygon)):
        start, end = polygon[k - 1], polygon[k]
        for number in range(6):
            a, b = CORNERS[number - 1], CORNERS[number]
            along = (b[0] - a[0], b[1] - a[1])
            if all(cross(along, (p[0] - a[0], p[1] - a[1])) == 0 for p in (start, end)):
                parts = [_part(number, p) for p in (start, end)]
                if parts[0] != parts[1]:
                    yield Direction(number), (min(parts), max(parts))


def _part(direction: int, spot: Spot) -> int:
    (ax, ay), (bx, by) = CORNERS[direction - 1], CORNERS[direction]
    if ay == by:
        return 2 * SIDE_PARTS * (spot[0] - ax) // (bx - ax)
    return 2 * SIDE_PARTS * (spot[1] - ay) // (by - ay)


def stretches(start: Spot, end: Spot, polygon: Polygon) -> list[tuple[Fraction, Fraction]]:
    """The parts of a line, as shares of its length, that run through the inside of a shape."""
    cuts = {Fraction(0), Fraction(1)}
    for k in range(len(polygon)):
        cuts.update(_cuts(start, end, polygon[k - 1], polygon[k]))
    ordered = sorted(cuts)
    found: list[tuple[Fraction, Fraction]] = []
    for a, b in pairwise(ordered):
        middle = (a + b) / 2
        x = start[0] + (end[0] - start[0]) * middle
        y = start[1] + (end[1] - start[1]) * middle
        if not inside(x, y, polygon):
            continue
        if found and found[-1][1] == a:
            found[-1] = (found[-1][0], b)
        else:
            found.append((a, b))
    return found


def _cuts(start: Spot, end: Spot, a: Spot, b: Spot) -> list[Fraction]:
    """Where a line meets one side of a shape."""
    line = (end[0] - start[0], end[1] - start[1])
    side = (b[0] - a[0], b[1] - a[1])
    gap = (a[0] - start[0], a[1] - start[1])
    across = cross(line, side)
    if across:
        share, along = Fraction(cross(gap, side), across), Fraction(cross(gap, line), across)
        return [share] if 0 <= share <= 1 and 0 <= along <= 1 else []
    if cross(line, gap):
        return []
    length = line[0] ** 2 + line[1] ** 2
    shares = [
        Fraction((p[0] - start[0]) * line[0] + (p[1] - start[1]) * line[1], length) for p in (a, b)
    ]
    return [share for share in shares if 0 <= share <= 1]


def inside(x: Fraction | int, y: Fraction | int, polygon: Polygon) -> bool:
    """Whether a point lies strictly within a shape."""
    odd = False
    for k in range(len(polygon)):
        (ax, ay), (bx, by) = polygon[k - 1], polygon[k]
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return False
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            odd = not odd
    return odd
