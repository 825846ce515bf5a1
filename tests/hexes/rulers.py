"""A slow ruler: exact lines by clipping a segment to every hexagon of the map with fractions.

Works in axial coordinates as if they were square ones. That skews the picture, but a skewed
segment crosses, grazes and misses skewed hexagons exactly when the true ones do.
"""

from dataclasses import dataclass
from fractions import Fraction

from hexfront.hexes import DIRECTIONS, Direction, Grid, HexId

Point = tuple[Fraction, Fraction]


@dataclass(frozen=True)
class Meeting:
    """The part of a line, from 0 at its start to 1 at its end, that lies in a closed hex."""

    h: HexId
    begin: Fraction
    end: Fraction
    inside: bool
    """Whether the middle of that part lies inside, and not on the edge."""


def corners(grid: Grid, h: HexId) -> list[Point]:
    """Clockwise; corner d is where this hex meets its neighbours d and d + 1."""
    q, r, _ = grid.cube(h)
    found = []
    for direction in DIRECTIONS:
        first_q, first_r = grid.orientation.vectors[direction]
        next_q, next_r = grid.orientation.vectors[(direction + 1) % 6]
        found.append((q + Fraction(first_q + next_q, 3), r + Fraction(first_r + next_r, 3)))
    return found


def area(origin: Point, first: Point, second: Point) -> Fraction:
    """Positive if turning from the first to the second is clockwise, seen from the origin."""
    return (first[0] - origin[0]) * (second[1] - origin[1]) - (first[1] - origin[1]) * (
        second[0] - origin[0]
    )


def centre(grid: Grid, h: HexId) -> Point:
    q, r, _ = grid.cube(h)
    return Fraction(q), Fraction(r)


def clip(grid: Grid, a: HexId, b: HexId, h: HexId) -> Meeting | None:
    """The part of the line from a to b that lies in a hex, or None if it misses it."""
    start, finish = centre(grid, a), centre(grid, b)
    begin, end = Fraction(0), Fraction(1)
    outline = corners(grid, h)
    for side in range(6):
        one, other = outline[side - 1], outline[side]
        at_start, at_finish = area(one, other, start), area(one, other, finish)
        if at_start < 0 and at_finish < 0:
            return None
        if at_start == at_finish:
            continue
        crossing = at_start / (at_start - at_finish)
        if at_start < at_finish:
            begin = max(begin, crossing)
        else:
            end = min(end, crossing)
    if begin > end:
        return None
    middle = (begin + end) / 2
    point = (
        start[0] + middle * (finish[0] - start[0]),
        start[1] + middle * (finish[1] - start[1]),
    )
    inside = all(area(outline[side - 1], outline[side], point) > 0 for side in range(6))
    return Meeting(h, begin, end, inside)


def meetings(grid: Grid, a: HexId, b: HexId) -> list[Meeting]:
    """All hexes between the two ends that the line meets, in the order in which it does."""
    found = [clip(grid, a, b, h) for h in grid.hexes if h not in {a, b}]
    return sorted(
        (meeting for meeting in found if meeting),
        key=lambda meeting: (meeting.begin + meeting.end, meeting.begin),
    )


def is_right(grid: Grid, a: HexId, b: HexId, h: HexId) -> bool:
    """Whether a hex's centre lies to the right of the line."""
    return area(centre(grid, a), centre(grid, b), centre(grid, h)) > 0


def sides_met(grid: Grid, a: HexId, b: HexId) -> set[Direction]:
    """The sides of the first hex, corners included, that the line to the second hex meets."""
    middle, target = centre(grid, a), centre(grid, b)
    outline = corners(grid, a)
    return {
        direction
        for direction in DIRECTIONS
        if area(middle, outline[direction - 1], target) >= 0
        and area(middle, target, outline[direction]) >= 0
    }
