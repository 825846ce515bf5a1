"""LOS: one line from centre dot to centre dot, and everything on it that matters.

A line is a thread over the shapes of the board. It is blocked where an obstacle is drawn on both
of its sides (ASL-3.2.1.b), and hindered by each hex whose grain or brush it crosses and by each
orchard and smoke hex that it touches (ASL-3.2.1.c). What is in the first and the last hex does
not count, smoke excepted. All comparisons are between whole numbers, and both directions ask the
same questions of the same shapes; so a line is the same from either end.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias, TypeVar

from hexfront.board import hexside
from hexfront.games.aslsk.boards.model import Board, Piece, shifted
from hexfront.games.aslsk.boards.plane import (
    SQUEEZE,
    Polygon,
    Spot,
    centre,
    cross,
    stretches,
)
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, Sight, TerrainType
from hexfront.games.aslsk.terrain.scenery import Feature, Scenery, relation
from hexfront.hexes import Grid, HexId, Line, Point, trace

Rule: TypeAlias = str
HEXSIDES = "ASL-3.2.1.b"
"""Walls and hedges are drawn on their hexsides; the rulebook has none, this is our reading."""
_SAME_LEVEL: dict[TerrainType, Rule] = {
    TerrainType.STONE_BUILDING: "ASL-1.1.1.BD.b",
    TerrainType.WOODEN_BUILDING: "ASL-1.1.1.BD.b",
    TerrainType.WOODS: "ASL-1.1.1.WD.a",
    TerrainType.ORCHARD: "ASL-1.1.1.OR.a",
    TerrainType.GRAIN: "ASL-1.1.1.GR.b",
    TerrainType.BRUSH: "ASL-1.1.1.BR.a",
}
_CROSS_LEVEL: dict[tuple[TerrainType, Sight], Rule] = {
    (TerrainType.ORCHARD, Sight.OBSTACLE): "ASL-1.1.1.OR.d",
    (TerrainType.ORCHARD, Sight.HINDRANCE): "ASL-1.1.1.OR.e",
}


Node = TypeVar("Node", bound=Hashable)
WallTest: TypeAlias = tuple[tuple[tuple[Node, Node], ...], ...]
"""Groups of hexsides, each by the hexes on its sides."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """Something on a line that blocks or hinders it: what, in which hex, by which rule.

    `where` is the point of the line at which it begins, in hex radii as `Grid.centre` has them.
    """

    hex: HexId
    feature: Feature
    rule: Rule
    where: Point


@dataclass(frozen=True, slots=True)
class Los:
    """A line of sight with its explanation. A blocked line lists everything that blocks it."""

    a: HexId
    b: HexId
    blocks: tuple[Crossing, ...]
    hindrances: tuple[Crossing, ...]

    @property
    def clear(self) -> bool:
        return not self.blocks

    @property
    def hindrance(self) -> int:
        """The DRM of all Hindrances but smoke (ASL-2.0.v)."""
        return len(self.hindrances)


def crosses(piece: Piece, line: Spot, offset: Spot) -> bool:
    """Whether a piece lies on both sides of a line; `offset` leads from the line to its hex.

    Both ends of the line are outside the hex of the piece.
    """
    base = cross(line, offset)
    left = right = False
    for spot in piece.hull:
        side = base + cross(line, spot)
        left = left or side < 0
        right = right or side > 0
    return left and right


def los(scenery: Scenery, a: HexId, b: HexId) -> Los:
    """The line between two hexes; what units do to it is not asked here (ASL-3.2.1.g)."""
    if a == b:
        return Los(a, b, (), ())
    tracer = _Tracer(scenery, a, b)
    blocks = sorted(tracer.blocks(), key=tracer.order)
    hindrances = sorted(tracer.hindrances(), key=tracer.order)
    return Los(a, b, tuple(blocks), tuple(hindrances))


def touched(grid: Grid, a: HexId, b: HexId) -> tuple[HexId, ...]:
    """Every hex that a line enters or touches, its ends included: where smoke hinders it.

    Smoke is Inherent and counts in the firer's and the target's hex (ASL-1.2.5.e, ASL-3.2.1.h).
    """
    met = trace(grid, a, b)
    hexes = [a, *met.hexes, b]
    hexes += [h for border in met.borders for h in border]
    hexes += [vertex.touched for vertex in met.vertices]
    return tuple(dict.fromkeys(h for h in hexes if h >= 0))


def along_road(board: Board, a: HexId, b: HexId) -> bool:
    """Whether the line reaches the dot of b over the road, clear of what is drawn beside it.

    So a unit that moves along a woods-road or an orchard-road can be in the open
    (ASL-1.1.1.WR.a, ASL-1.1.1.ORR.b).
    """
    if not board.has_road(b):
        return False
    (ax, ay), (bx, by) = centre(board.grid, a), centre(board.grid, b)
    start = (ax - bx, ay - by)
    pieces = board.depictions[b]
    return not any(stretches(start, (0, 0), part) for piece in pieces for part in piece.parts)


class _Tracer:
    """One line and the shapes along it."""

    def __init__(self, scenery: Scenery, a: HexId, b: HexId) -> None:
        self.scenery = scenery
        self.board = scenery.board
        self.grid = self.board.grid
        self.ends = (a, b)
        self.start, self.end = centre(self.grid, a), centre(self.grid, b)
        self.line: Spot = (self.end[0] - self.start[0], self.end[1] - self.start[1])
        self.met: Line = trace(self.grid, a, b)
        self.between = relation(self.board, a, b)

    def order(self, crossing: Crossing) -> tuple[float, int]:
        x, y = self.grid.centre(self.ends[0])
        return (crossing.where[0] - x) ** 2 + (crossing.where[1] - y) ** 2, crossing.hex

    def _offset(self, hex_: HexId) -> Spot:
        x, y = centre(self.grid, hex_)
        return x - self.start[0], y - self.start[1]

    # What blocks

    def blocks(self) -> Iterator[Crossing]:
        for hex_ in self.met.hexes:
            for feature, piece in self.scenery.pieces(hex_, self.between, Sight.OBSTACLE):
                if crosses(piece, self.line, self._offset(hex_)):
                    yield self._crossing(hex_, feature, Sight.OBSTACLE, piece)
        for left, right in self.met.borders:
            if self.scenery.spans(left, right, self.between, Sight.OBSTACLE):
                yield self._along(left, right, Sight.OBSTACLE)
        for hex_ in self._touched():
            if self.scenery.effect(hex_, self.between) is Sight.OBSTACLE:
                yield self._touching(hex_, Sight.OBSTACLE)
        yield from self._walls()

    def _touched(self) -> list[HexId]:
        """Hexes of Inherent Terrain that the line touches without entering (ASL-2.0.z)."""
        hexes = [h for border in self.met.borders for h in border]
        hexes += [vertex.touched for vertex in self.met.vertices]
        seen = dict.fromkeys(h for h in hexes if h >= 0 and h not in self.ends)
        return [h for h in seen if h not in self.met.hexes and self.scenery.inherent(h)]

    def _walls(self) -> Iterator[Crossing]:
        """Walls and hedges on hexsides that belong to neither end."""
        met = self.met
        for sides in wall_tests(met.hexes, met.borders, met.vertices):
            walled = [[side for side in group if self._wall(side)] for group in sides]
            if all(walled):
                first = min(hexside(*side) for group in walled for side in group)
                yield Crossing(first[0], self._wall(first), HEXSIDES, self._middle(*first))

    def _wall(self, side: tuple[HexId, HexId]) -> HexsideType | None:
        return self.scenery.wall(*side, self.between)

    # What hinders

    def hindrances(self) -> Iterator[Crossing]:
        for hex_ in self.met.hexes:
            for feature, piece in self.scenery.pieces(hex_, self.between, Sight.HINDRANCE):
                if crosses(piece, self.line, self._offset(hex_)):
                    yield self._crossing(hex_, feature, Sight.HINDRANCE, piece)
                    break
        for left, right in self.met.borders:
            if self._drawn_along(left, right):
                yield self._along(left, right, Sight.HINDRANCE)
        for hex_ in self._touched():
            if self.scenery.effect(hex_, self.between) is Sight.HINDRANCE:
                yield self._touching(hex_, Sight.HINDRANCE)

    def _drawn_along(self, left: HexId, right: HexId) -> bool:
        """Whether one field of grain or brush lies on both sides of a hexside."""
        if left < 0 or right < 0 or self.scenery.inherent(left) or self.scenery.inherent(right):
            return False
        return bool(self.scenery.spans(left, right, self.between, Sight.HINDRANCE))

    # Explaining

    def _rule(self, feature: Feature, sight: Sight) -> Rule:
        if feature is None:
            return "ASL-1.1.1.HI.b" if self.between.same else "ASL-3.2.1.k"
        assert isinstance(feature, TerrainType)
        if self.between.same:
            return _SAME_LEVEL[feature]
        return _CROSS_LEVEL.get((feature, sight), "ASL-3.2.1.l")

    def _crossing(self, hex_: HexId, feature: Feature, sight: Sight, piece: Piece) -> Crossing:
        offset = self._offset(hex_)
        shares = [share for part in piece.parts for share in self._cuts(shifted(part, offset))]
        return Crossing(hex_, feature, self._rule(feature, sight), self._point(min(shares)))

    def _cuts(self, polygon: Polygon) -> Iterator[float]:
        """Where the line meets the border of a shape, as shares of its length."""
        x, y = self.line
        before, before_side = polygon[-1], cross(self.line, polygon[-1])
        for spot in polygon:
            side = cross(self.line, spot)
            if (before_side <= 0) != (side <= 0):
                part = before_side / (before_side - side)
                at_x = before[0] + (spot[0] - before[0]) * part
                at_y = before[1] + (spot[1] - before[1]) * part
                yield (at_x * x + at_y * y) / (x * x + y * y)
            before, before_side = spot, side

    def _along(self, left: HexId, right: HexId, sight: Sight) -> Crossing:
        hex_ = min(left, right)
        feature = next(f for f, _ in self.scenery.pieces(hex_, self.between, sight))
        return Crossing(hex_, feature, self._rule(feature, sight), self._middle(left, right))

    def _touching(self, hex_: HexId, sight: Sight) -> Crossing:
        feature = self.board.terrain[hex_]
        x, y = self._offset(hex_)
        length = self.line[0] ** 2 + self.line[1] ** 2
        where = self._point(min(max((x * self.line[0] + y * self.line[1]) / length, 0.0), 1.0))
        return Crossing(hex_, feature, self._rule(feature, sight), where)

    def _middle(self, a: HexId, b: HexId) -> Point:
        (ax, ay), (bx, by) = self.grid.centre(a), self.grid.centre(b)
        return (ax + bx) / 2, (ay + by) / 2

    def _point(self, share: float) -> Point:
        x, y = self.grid.centre(self.ends[0])
        return x + self.line[0] * share / 60, y + self.line[1] * share * SQUEEZE / 60


def wall_tests(
    crossed: Sequence[Node],
    borders: Sequence[tuple[Node, Node]],
    vertices: Sequence[tuple[Node, Node, Node]],
) -> Iterator[WallTest[Node]]:
    """The hexsides that a line crosses and that belong to neither end, in groups.

    Each test is met if every one of its groups has a wall or hedge: at a vertex a line passes
    between hexsides, and only walls to its left and to its right close it.
    """
    if borders:
        for k, hex_ in enumerate(crossed):
            for left, right in borders[k : k + 2]:
                yield ((hex_, left),), ((hex_, right),)
        return
    thirds = {(old, new): third for old, new, third in vertices}
    for a, b in pairwise(crossed):
        third = thirds.get((a, b))
        if third is None:
            yield (((a, b),),)
        else:
            yield ((a, b),), ((a, third), (third, b))
