"""From what a board says of its hexes to the shapes in them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from hexfront.board import Exit, Hexside, Place, hexside
from hexfront.games.aslsk.boards import growth, paper
from hexfront.games.aslsk.boards.footprints import DEFAULT, footprint, passage
from hexfront.games.aslsk.boards.model import Board, Piece, RoadKind
from hexfront.games.aslsk.boards.plane import CORNERS, Polygon, centre
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.hexes import DIRECTIONS, Direction, Grid, HexId

_HABITS = {
    TerrainType.WOODS: growth.WOODS,
    TerrainType.GRAIN: growth.GRAIN,
    TerrainType.BRUSH: growth.BRUSH,
}
_BUILDINGS = (TerrainType.STONE_BUILDING, TerrainType.WOODEN_BUILDING)


@dataclass(frozen=True, slots=True)
class Sketch:
    """A board without shapes, but for those that are given exactly.

    `name` is the board's id and seeds the irregularities of what is grown.
    """

    name: str
    terrain: tuple[TerrainType, ...]
    """The terrain of every hex of a sheet, by HexId."""
    hill: Collection[HexId] = frozenset()
    roads: Mapping[Hexside, RoadKind] = field(default_factory=dict)
    exits: Mapping[Exit, RoadKind] = field(default_factory=dict)
    hexsides: Mapping[Hexside, HexsideType] = field(default_factory=dict)
    links: Mapping[Hexside, int] = field(default_factory=dict)
    buildings: Mapping[HexId, tuple[Piece, ...]] = field(default_factory=dict)
    shapes: Mapping[HexId, tuple[Piece, ...]] = field(default_factory=dict)


def on_sheet(
    sketch: Sketch,
    *,
    letter: str,
    title: Mapping[str, str],
    note: str = "",
    places: tuple[Place, ...] = (),
) -> Board:
    """A board on a single sheet, with every shape in place."""
    grid = paper.sheet_grid()
    depictions: list[tuple[Piece, ...]] = [()] * grid.size
    hills: list[tuple[Piece, ...]] = [()] * grid.size
    roadways: list[Polygon] = [()] * grid.size
    level = [0] * grid.size
    for hex_ in grid.hexes:
        depictions[hex_] = _depiction(sketch, hex_)
        if sides := _road_sides(sketch, hex_):
            roadways[hex_] = growth.roadway(sides)
        if hex_ in sketch.hill:
            level[hex_] = 1
            joined = frozenset(_same(grid, hex_, sketch.hill))
            around = _surroundings(sketch, hex_, "hill", joined, ())
            hills[hex_] = growth.grow(growth.HILL, around)
    labels = [""] * grid.size
    for hex_ in grid.hexes:
        labels[hex_] = paper.SCHEME.format(*grid.column_row(hex_))
    return Board(
        id=sketch.name,
        title=title,
        grid=grid,
        terrain=sketch.terrain,
        level=tuple(level),
        roads=sketch.roads,
        road_exits=sketch.exits,
        hexsides=sketch.hexsides,
        depictions=tuple(depictions),
        hills=tuple(hills),
        roadways=tuple(roadways),
        links=sketch.links,
        places=places,
        sheets=(paper.sheet(letter),),
        labels=tuple(labels),
        by_label={prefix + labels[h]: h for h in grid.hexes for prefix in ("", letter)},
        note=note,
    )


def _depiction(sketch: Sketch, hex_: HexId) -> tuple[Piece, ...]:
    kind = sketch.terrain[hex_]
    if hex_ in sketch.shapes:
        return sketch.shapes[hex_]
    if kind in _BUILDINGS:
        return _building(sketch, hex_)
    if kind is TerrainType.ORCHARD:
        # An orchard fills its hex but for the road (ASL-1.1.1.OR.f, ASL-1.1.1.ORR.b).
        sides = _road_sides(sketch, hex_)
        return growth.whole_sectors(sides) if sides else (Piece.of(CORNERS),)
    habit = _HABITS.get(kind)
    if habit is None:
        return ()
    grid = paper.sheet_grid()
    alike = frozenset(h for h in grid.hexes if sketch.terrain[h] is kind)
    joined = frozenset(_same(grid, hex_, alike))
    roads = _road_sides(sketch, hex_)
    return growth.grow(habit, _surroundings(sketch, hex_, kind.value, joined, roads))


def _building(sketch: Sketch, hex_: HexId) -> tuple[Piece, ...]:
    """The given footprints; the first of them reaches into linked hexes."""
    passages = [
        passage(d, width)
        for d in DIRECTIONS
        if (width := sketch.links.get(hexside(hex_, paper.sheet_grid().adjacent[hex_][d])))
    ]
    first, *others = sketch.buildings.get(hex_) or (
        Piece.of(*(() if passages else (footprint(DEFAULT),))),
    )
    return (Piece.of(*passages, *first.parts), *others)


def _road_sides(sketch: Sketch, hex_: HexId) -> tuple[Direction, ...]:
    around = paper.sheet_grid().adjacent[hex_]
    return tuple(
        d
        for d in DIRECTIONS
        if hexside(hex_, around[d]) in sketch.roads or (hex_, d) in sketch.exits
    )


def _same(grid: Grid, hex_: HexId, members: Collection[HexId]) -> list[Direction]:
    return [d for d in DIRECTIONS if grid.adjacent[hex_][d] in members]


def _surroundings(
    sketch: Sketch,
    hex_: HexId,
    kind: str,
    joined: frozenset[Direction],
    roads: tuple[Direction, ...],
) -> growth.Surroundings:
    x, y = centre(paper.sheet_grid(), hex_)

    def corner(number: int) -> str:
        dx, dy = CORNERS[number % 6]
        return f"{sketch.name}/{kind}/{x + dx},{y + dy}"

    return growth.Surroundings(f"{sketch.name}/{kind}/{x},{y}", joined, roads, corner)
