"""Reading a board file and checking everything in it.

A board is a TOML file that a person edits. Its `map` is plain text, two characters a hex, in the
manner of `hexfront.board.mapgrid`. Roads are paths of labels, walls and hedges are hexsides, the
hill is a list of hexes, buildings have footprints. The outlines of woods, grain, brush and hills
are grown from their hexes; `[shapes]` gives exact ones instead, hex by hex.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from hexfront.board import Hexside
from hexfront.board.reading import BoardReader, PlaceTable, parse, read_text
from hexfront.games.aslsk.boards import footprints, paper, shaping
from hexfront.games.aslsk.boards.model import Board, Piece, RoadKind
from hexfront.games.aslsk.boards.plane import Polygon, area, within_hex
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.hexes import HexId

BUILDINGS = (TerrainType.STONE_BUILDING, TerrainType.WOODEN_BUILDING)
DRAWN = (*BUILDINGS, TerrainType.WOODS, TerrainType.GRAIN, TerrainType.BRUSH)
"""Terrain whose depiction counts; an orchard fills its hex whatever is drawn (ASL-1.1.1.OR.f)."""

_POINT = re.compile(r"(-?\d+),(-?\d+)", re.ASCII)


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A board file as it is written."""

    id: str
    letter: str
    title: dict[str, str]
    note: str
    legend: dict[str, TerrainType]
    map: str
    hill: str = ""
    dirt_roads: tuple[str, ...] = ()
    paved_roads: tuple[str, ...] = ()
    walls: tuple[str, ...] = ()
    hedges: tuple[str, ...] = ()
    links: dict[str, int] = {}
    buildings: dict[str, tuple[str, ...]] = {}
    shapes: dict[str, tuple[str, ...]] = {}
    places: tuple[PlaceTable, ...] = ()


def load(path: Path) -> Board:
    """The board in a file."""
    return loads(*read_text(path))


def loads(text: str, source: str = "board") -> Board:
    """The board in a text; `source` is how messages call it."""
    return _Reader(parse(text, source, BoardFile), source).board()


class _Reader(BoardReader):
    """One file on its way to a Board."""

    scheme = paper.SCHEME

    def __init__(self, file: BoardFile, source: str) -> None:
        self.file = file
        self.source = source
        self.grid = paper.sheet_grid()

    def board(self) -> Board:
        file = self.file
        if len(file.letter) != 1 or not file.letter.islower():
            raise self._error("letter", f"expected one small letter, got {file.letter!r}")
        roads, exits = self._roads(
            [
                ("paved-roads", file.paved_roads, RoadKind.PAVED),
                ("dirt-roads", file.dirt_roads, RoadKind.DIRT),
            ]
        )
        terrain = self._terrain()
        sketch = shaping.Sketch(
            name=file.id,
            terrain=terrain,
            hill=frozenset(self._hexes(file.hill, "hill")),
            roads=roads,
            exits=exits,
            hexsides=self._hexsides(),
            links=self._links(terrain),
            buildings=self._buildings(terrain),
            shapes=self._shapes(terrain),
        )
        return shaping.on_sheet(
            sketch,
            letter=file.letter,
            title=file.title,
            note=file.note,
            places=tuple(self._place(i, table) for i, table in enumerate(file.places)),
        )

    def _terrain(self) -> tuple[TerrainType, ...]:
        terrain = [TerrainType.OPEN_GROUND] * self.grid.size
        for hex_, kind in self._drawn(self.file.map, self.file.legend).items():
            terrain[hex_] = kind
        return tuple(terrain)

    # The lists of hexes and hexsides

    def _hexes(self, text: str, key: str) -> list[HexId]:
        return [self._hex(label, key) for label in text.split()]

    def _hexsides(self) -> dict[Hexside, HexsideType]:
        found: dict[Hexside, HexsideType] = {}
        for name, texts, kind in (
            ("walls", self.file.walls, HexsideType.WALL),
            ("hedges", self.file.hedges, HexsideType.HEDGE),
        ):
            for i, text in enumerate(texts):
                key = f"{name}[{i}] {text!r}"
                for side in self._sides(text, key):
                    if side in found:
                        raise self._error(key, f"this hexside has a {found[side].value} already")
                    found[side] = kind
        return found

    def _sides(self, text: str, key: str) -> list[Hexside]:
        """`D7:N,NE` are sides of one hex."""
        label, colon, names = text.partition(":")
        if not colon:
            raise self._error(key, "expected hexsides such as 'D7:N,NE'")
        return self._sides_of(label, names, key)

    # Shapes

    def _links(self, terrain: tuple[TerrainType, ...]) -> dict[Hexside, int]:
        """`F5-F6 = 24`: one building over two hexes, so wide where it crosses their side."""
        found: dict[Hexside, int] = {}
        for text, width in self.file.links.items():
            key = f"links.{text}"
            first, _, second = text.partition("-")
            side = self._side_between(first, second, key)
            if terrain[side[0]] is not terrain[side[1]] or terrain[side[0]] not in BUILDINGS:
                raise self._error(key, "expected two hexes of one kind of building")
            if not 8 <= width <= 48 or width % 4:
                raise self._error(key, f"expected a width of 8, 12, 16 … 48, got {width}")
            found[side] = width
        return found

    def _buildings(self, terrain: tuple[TerrainType, ...]) -> dict[HexId, tuple[Piece, ...]]:
        found: dict[HexId, tuple[Piece, ...]] = {}
        for label, texts in self.file.buildings.items():
            key = f"buildings.{label}"
            hex_ = self._hex(label, key)
            if terrain[hex_] not in BUILDINGS:
                raise self._error(key, f"there is no building, the hex is {terrain[hex_].value}")
            found[hex_] = tuple(
                Piece.of(*(self._footprint(part, key) for part in text.split())) for text in texts
            )
        return found

    def _footprint(self, text: str, key: str) -> Polygon:
        try:
            corners = footprints.footprint(text)
        except ValueError as error:
            raise self._error(key, str(error)) from None
        return self._checked(corners, text, key)

    def _shapes(self, terrain: tuple[TerrainType, ...]) -> dict[HexId, tuple[Piece, ...]]:
        """Exact outlines as points around the centre dot: `-30,-20 30,-20 30,20 -30,20`."""
        found: dict[HexId, tuple[Piece, ...]] = {}
        for label, texts in self.file.shapes.items():
            key = f"shapes.{label}"
            hex_ = self._hex(label, key)
            if terrain[hex_] not in DRAWN:
                raise self._error(key, f"{terrain[hex_].value} has no outline")
            found[hex_] = tuple(Piece.of(self._outline(text, key)) for text in texts)
        return found

    def _outline(self, text: str, key: str) -> Polygon:
        spots = []
        for word in text.split():
            point = _POINT.fullmatch(word)
            if point is None:
                raise self._error(key, f"{word!r}: expected a point such as -12,40")
            spots.append((int(point[1]), int(point[2])))
        if len(spots) < 3 or not area(spots):
            raise self._error(key, "expected the points of an outline, at least three")
        return self._checked(tuple(spots if area(spots) > 0 else spots[::-1]), text, key)

    def _checked(self, polygon: Polygon, text: str, key: str) -> Polygon:
        for spot in polygon:
            if not within_hex(spot):
                raise self._error(key, f"{text!r}: the corner {spot} lies outside the hex")
        return polygon
