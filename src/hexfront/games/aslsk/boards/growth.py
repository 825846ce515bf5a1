"""Outlines for terrain of which a board only says in which hexes it is.

A wood, a field or a hill is one shape over several hexes, but it is kept hex by hex: each piece
stays in its hex, is drawn back a little from the hexsides where the terrain ends, and meets its
neighbours exactly where it goes on. A road parts the piece in two. Everything is done in whole
numbers, and the irregularities come from dice that know only the names they are rolled for, so
the same hexes have the same shapes on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hexfront.board.art.curves import Dice, dice
from hexfront.games.aslsk.boards.model import Piece
from hexfront.games.aslsk.boards.plane import (
    CORNERS,
    SIDE_PARTS,
    Polygon,
    Spot,
    inward,
    on_side,
    toward_zero,
)
from hexfront.hexes import DIRECTIONS, Direction

ROAD = 4
"""Half the width of a road, in thirtieths of a hexside."""

_MIDDLE = SIDE_PARTS // 2


class Habit(NamedTuple):
    """How terrain ends: how far it stays back from a hexside, how unevenly, how round."""

    back: int
    uneven: int
    rounds: int


WOODS = Habit(8, 4, 2)
GRAIN = Habit(7, 1, 1)
BRUSH = Habit(11, 6, 2)
HILL = Habit(15, 4, 2)


class Surroundings(NamedTuple):
    """What a piece must know: which neighbours go on, and through which sides roads leave.

    `corner` gives a name to a corner that is the same in all three hexes that meet there.
    """

    name: str
    joined: frozenset[Direction]
    roads: tuple[Direction, ...]
    corner: Callable[[int], str]


def grow(habit: Habit, around: Surroundings) -> tuple[Piece, ...]:
    """The pieces of a hex: one, or one for each sector between roads."""
    return tuple(Piece.of(loop) for loop in _loops(habit, around))


def _loops(habit: Habit, around: Surroundings) -> Iterator[Polygon]:
    rng = dice(around.name, "edge")
    sides = [_side(habit, around, d, rng) for d in DIRECTIONS]
    if not around.roads:
        yield _softened([spot for side in sides for spot in side], habit.rounds)
        return
    for start, steps in sectors(around.roads):
        spots = [(spot, True) for spot in reversed(hub(start, steps))]
        spots += _beside_road(habit, around, sides[start], start, after=True)
        for k in range(1, steps):
            spots += sides[(start + k) % 6]
        end = Direction((start + steps) % 6)
        spots += _beside_road(habit, around, sides[end], end, after=False)
        yield _softened(spots, habit.rounds)


def sectors(roads: tuple[Direction, ...]) -> Iterator[tuple[Direction, int]]:
    """The sectors between roads, each by the road side it starts from and its width in sides."""
    for k, start in enumerate(roads):
        yield start, (roads[(k + 1) % len(roads)] - start - 1) % 6 + 1


def hub(start: Direction, steps: int) -> tuple[Spot, ...]:
    """Where the edges of two roads meet near the centre, so many sides apart; a road's end."""
    if steps == 6:
        return (*hub(start, 3), _towards_side(start + 3), *hub(Direction((start + 3) % 6), 3))
    if steps % 2:
        x, y = CORNERS[(start + steps // 2) % 6]
        reach = {1: 16, 3: 8, 5: 12}[steps]
        return ((toward_zero(x * reach, 60), toward_zero(y * reach, 60)),)
    return (_towards_side(start + steps // 2),)


def _towards_side(side: int) -> Spot:
    x, y = on_side(side % 6, _MIDDLE)
    return toward_zero(8 * x, 45), toward_zero(8 * y, 45)


def roadway(roads: tuple[Direction, ...]) -> Polygon:
    """The surface of the roads of a hex, from the centre to each of its road sides."""
    spots: list[Spot] = []
    for start, steps in sectors(roads):
        spots += [on_side(start, _MIDDLE - ROAD), on_side(start, _MIDDLE + ROAD)]
        spots += hub(start, steps)
    return tuple(spots)


def whole_sectors(roads: tuple[Direction, ...]) -> tuple[Piece, ...]:
    """All of a hex but its roads."""
    found = []
    for start, steps in sectors(roads):
        spots = [*reversed(hub(start, steps)), on_side(start, _MIDDLE + ROAD)]
        spots += [on_side((start + k) % 6, SIDE_PARTS) for k in range(steps)]
        spots.append(on_side((start + steps) % 6, _MIDDLE - ROAD))
        found.append(Piece.of(tuple(spots)))
    return tuple(found)


def _side(
    habit: Habit, around: Surroundings, side: Direction, rng: Dice
) -> list[tuple[Spot, bool]]:
    """The outline along one hexside, clockwise, and which of its points must stay."""
    if side in around.joined:
        before, after = Direction((side - 1) % 6), Direction((side + 1) % 6)
        first = 0 if before in around.joined else _gap(habit, around.corner(side - 1))
        last = 0 if after in around.joined else _gap(habit, around.corner(side))
        return [(on_side(side, first), True), (on_side(side, SIDE_PARTS - last), True)]
    return [
        (inward(side, part, habit.back + rng.randint(-habit.uneven, habit.uneven)), False)
        for part in _parts(around, side)
    ]


def _parts(around: Surroundings, side: Direction) -> tuple[int, ...]:
    """Where the outline has its points along a hexside that it does not cross."""
    first = 2 if Direction((side - 1) % 6) in around.joined else 5
    last = 28 if Direction((side + 1) % 6) in around.joined else 25
    return (first, 11, 19, last)


def _gap(habit: Habit, corner: str) -> int:
    """How far from a corner a shape that crosses a hexside begins, in thirtieths of the side."""
    return habit.back // 3 + dice(corner, "gap").randint(0, 2)


def _beside_road(
    habit: Habit,
    around: Surroundings,
    points: list[tuple[Spot, bool]],
    side: Direction,
    *,
    after: bool,
) -> list[tuple[Spot, bool]]:
    """The outline of the side that a road crosses, on one of its two hands."""
    edge = _MIDDLE + ROAD if after else _MIDDLE - ROAD
    if side in around.joined:
        kept = [points[-1] if after else points[0]]
        verge = (on_side(side, edge), True)
    else:
        kept = points[3:] if after else points[:1]
        verge = (inward(side, edge, habit.back), True)
    return [verge, *kept] if after else [*kept, verge]


def _softened(points: list[tuple[Spot, bool]], rounds: int) -> Polygon:
    """The outline with its corners cut; points that must stay do."""
    for _ in range(rounds):
        cut: list[tuple[Spot, bool]] = []
        for k, (spot, stays) in enumerate(points):
            if stays:
                cut.append((spot, True))
                continue
            before, after = points[k - 1][0], points[(k + 1) % len(points)][0]
            cut += [(_near(spot, before), False), (_near(spot, after), False)]
        points = cut
    clean: list[Spot] = []
    for spot, _stays in points:
        if not clean or spot != clean[-1]:
            clean.append(spot)
    return tuple(clean if clean[0] != clean[-1] else clean[:-1])


def _near(spot: Spot, other: Spot) -> Spot:
    """A quarter of the way to another point, rounded towards the centre."""
    return toward_zero(3 * spot[0] + other[0], 4), toward_zero(3 * spot[1] + other[1], 4)
