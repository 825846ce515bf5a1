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
from typing import NamedTuple, TypeAlias, TypeVar

from hexfront.board import hexside
from hexfront.games.aslsk.boards.model import Board, Piece, shifted
from hexfront.games.aslsk.boards.plane import (
    SQUEEZE,
    Polygon,
    Span,
    Spot,
    centre,
    contacts,
    cross,
)
from hexfront.games.aslsk.terrain_effects import HexsideType, Sight, TerrainChart, TerrainType
from hexfront.hexes import Direction, HexId, Line, Point, opposite, trace

Rule: TypeAlias = str
Feature: TypeAlias = TerrainType | HexsideType | None
"""What stands in the way; None is the hill itself."""

HEXSIDES = "ASL-1.1.1.WL.a"
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


class Effect(NamedTuple):
    """What a terrain does to a LOS in some month."""

    same_level: Sight
    cross_level: Sight
    inherent: bool


Effects: TypeAlias = tuple[tuple[TerrainType, Effect], ...]


def effects(chart: TerrainChart, month: int) -> Effects:
    """The effects of all terrain in a month (ASL-1.1.1.GR.a, ASL-1.1.1.OR.d)."""
    found = []
    for terrain in TerrainType:
        row = chart.row(terrain, month)
        crossed = chart.cross_level(terrain, month)
        found.append((terrain, Effect(row.same_level, crossed, row.inherent)))
    return tuple(found)


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


class Relation(NamedTuple):
    """The levels of the two ends of a line."""

    low: int
    high: int

    @property
    def same(self) -> bool:
        return self.low == self.high


def relation(board: Board, a: HexId, b: HexId) -> Relation:
    first, second = board.level[a], board.level[b]
    return Relation(min(first, second), max(first, second))


class Scenery:
    """A board in a season: what each hex does to lines between given levels."""

    def __init__(self, board: Board, seen: Effects) -> None:
        self.board = board
        self.effects = dict(seen)
        self._contacts: dict[tuple[HexId, Direction, Relation, Sight], list[Span]] = {}

    def effect(self, hex_: HexId, between: Relation) -> Sight:
        """What the terrain of a hex does; lines that pass above it are clear of it."""
        if self.board.level[hex_] < between.low:
            return Sight.CLEAR  # ASL-1.1.1.HI.f
        effect = self.effects[self.board.terrain[hex_]]
        if not between.same:
            return effect.cross_level
        above = self.board.level[hex_] > between.low
        if above and effect.same_level is Sight.HINDRANCE and not effect.inherent:
            return Sight.CLEAR  # ASL-1.1.1.GR.b, ASL-1.1.1.BR.a: units at its level
        return effect.same_level

    def inherent(self, hex_: HexId) -> bool:
        return self.effects[self.board.terrain[hex_]].inherent

    def hills(self, hex_: HexId, between: Relation) -> tuple[Piece, ...]:
        """The higher ground in a hex, unless both ends are as high."""
        return () if between.low else self.board.hills[hex_]

    def pieces(self, hex_: HexId, between: Relation, sight: Sight) -> Iterator[tuple[Feature, Piece]]:
        """What is drawn in a hex and blocks, or hinders, lines between these levels."""
        if sight is Sight.OBSTACLE:
            for piece in self.hills(hex_, between):
                yield None, piece
        if self.effect(hex_, between) is sight:
            for piece in self.board.depictions[hex_]:
                yield self.board.terrain[hex_], piece

    def contacts(
        self, hex_: HexId, side: Direction, between: Relation, sight: Sight
    ) -> list[Span]:
        """Where what is drawn in a hex reaches up to one of its sides."""
        key = (hex_, side, between, sight)
        if key not in self._contacts:
            self._contacts[key] = [
                span
                for _, piece in self.pieces(hex_, between, sight)
                for part in piece.parts
                for at, span in contacts(part)
                if at == side
            ]
        return self._contacts[key]

    def spans(self, left: HexId, right: HexId, between: Relation, sight: Sight) -> list[Span]:
        """The stretches of a hexside with something drawn on both of its sides."""
        side = self.board.grid.direction(left, right)
        if side is None:
            return []
        theirs = self.contacts(right, opposite(side), between, sight)
        return [
            both
            for a, b in self.contacts(left, side, between, sight)
            for c, d in theirs
            if (both := (max(a, 60 - d), min(b, 60 - c)))[0] < both[1]
        ]

    def wall(self, a: HexId, b: HexId, between: Relation) -> HexsideType | None:
        """The wall or hedge between two hexes, if a line between these levels meets it."""
        if not between.same or max(self.board.level[a], self.board.level[b]) < between.low:
            return None
        return self.board.hexsides.get(hexside(a, b))


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
        for sides in wall_tests(met.hexes, met.borders, met.vertices, self.ends):
            kinds = [[self.scenery.wall(*side, self.between) for side in group] for group in sides]
            if all(any(group) for group in kinds):
                kind = next(kind for kind in kinds[0] if kind)
                first = sides[0][0]
                yield Crossing(min(first), kind, HEXSIDES, self._middle(*first))

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
    ends: tuple[Node, Node],
) -> Iterator[WallTest[Node]]:
    """The hexsides that a line crosses and that belong to neither end, in groups.

    Each yield is blocked if every one of its groups has a wall or hedge: at a vertex a line
    passes between hexsides, and only walls to its left and to its right close it.
    """

    def apart(*sides: tuple[Node, Node]) -> tuple[tuple[Node, Node], ...]:
        return tuple(s for s in sides if not set(s) & set(ends))

    if borders:
        for k, hex_ in enumerate(crossed):
            for left, right in borders[k : k + 2]:
                yield apart((hex_, left)), apart((hex_, right))
        return
    thirds = {(old, new): third for old, new, third in vertices}
    for a, b in pairwise(crossed):
        third = thirds.get((a, b))
        if third is None:
            yield (apart((a, b)),)
        else:
            yield apart((a, b)), apart((a, third), (third, b))
