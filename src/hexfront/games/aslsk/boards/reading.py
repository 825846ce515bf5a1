"""Reading a board file and checking everything in it.

A board is a TOML file that a person edits. Its `map` is plain text, two characters a hex, in the
manner of `hexfront.board.mapgrid`. Roads are paths of labels, walls and hedges are hexsides, the
hill is a list of hexes, buildings have footprints. The outlines of woods, grain, brush and hills
are grown from their hexes; `[shapes]` gives exact ones instead, hex by hex.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from pathlib import Path

import msgspec

from hexfront.board import BoardError, Exit, Hexside, Place, hexside, mapgrid
from hexfront.games.aslsk.boards import footprints, paper, shaping
from hexfront.games.aslsk.boards.model import Board, Piece, RoadKind
from hexfront.games.aslsk.boards.plane import Polygon, area, within_hex
from hexfront.games.aslsk.terrain_effects import HexsideType, TerrainType
from hexfront.hexes import NOWHERE, Direction, HexId, LabelError

BUILDINGS = (TerrainType.STONE_BUILDING, TerrainType.WOODEN_BUILDING)
DRAWN = (*BUILDINGS, TerrainType.WOODS, TerrainType.GRAIN, TerrainType.BRUSH)
"""Terrain whose depiction counts; an orchard fills its hex whatever is drawn (ASL-1.1.1.OR.f)."""

_POINT = re.compile(r"(-?\d+),(-?\d+)", re.ASCII)


class PlaceTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[places]]`: a name to write on the map."""

    at: str
    en: str
    ru: str
    dx: float = 0.0
    dy: float = 0.0
    size: float = 26.0
    turn: float = 0.0


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
    source = f"{path.parent.name}/{path.name}"
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BoardError(source, "", f"cannot be read: {error}") from error
    return loads(text, source)


def loads(text: str, source: str = "board") -> Board:
    """The board in a text; `source` is how messages call it."""
    try:
        file = msgspec.convert(tomllib.loads(text), BoardFile)
    except tomllib.TOMLDecodeError as error:
        raise BoardError(source, "", f"not valid TOML: {error}") from error
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise BoardError(source, where.strip("`.") or "top level", reason) from error
    return _Reader(file, source).board()


class _Reader:
    """One file on its way to a Board; the methods raise BoardError at what is wrong."""

    def __init__(self, file: BoardFile, source: str) -> None:
        self.file = file
        self.source = source
        self.grid = paper.sheet_grid()

    def board(self) -> Board:
        file = self.file
        if len(file.letter) != 1 or not file.letter.islower():
            raise self._error("letter", f"expected one small letter, got {file.letter!r}")
        roads, exits = self._roads()
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

    def _error(self, key: str, reason: str) -> BoardError:
        return BoardError(self.source, key, reason)

    def _terrain(self) -> tuple[TerrainType, ...]:
        for code in self.file.legend:
            if len(code) != mapgrid.CELL or " " in code:
                raise self._error(f"legend.{code!r}", "expected a code of two characters")
        try:
            codes = mapgrid.parse(self.file.map, self.grid, paper.SCHEME)
        except mapgrid.MapTextError as error:
            raise self._error(f"map line {error.line}", error.reason) from None
        terrain = [TerrainType.OPEN_GROUND] * self.grid.size
        for hex_, (code, line) in codes.items():
            if code not in self.file.legend:
                label = paper.SCHEME.format(*self.grid.column_row(hex_))
                raise self._error(f"map line {line}, hex {label}", f"unknown code {code!r}")
            terrain[hex_] = self.file.legend[code]
        return tuple(terrain)

    # Labels, hexsides and the lists made of them

    def _hex(self, label: str, key: str) -> HexId:
        try:
            found = self.grid.find(*paper.SCHEME.parse(label))
        except LabelError as error:
            raise self._error(key, f"bad label {error}") from None
        if found == NOWHERE:
            raise self._error(key, f"there is no hex {label!r} on this board")
        return found

    def _hexes(self, text: str, key: str) -> list[HexId]:
        return [self._hex(label, key) for label in text.split()]

    def _direction(self, name: str, key: str) -> Direction:
        try:
            return self.grid.orientation.direction(name)
        except ValueError as error:
            raise self._error(key, str(error)) from None

    def _side(self, a: str, b: str, key: str) -> Hexside:
        first, second = self._hex(a, key), self._hex(b, key)
        if self.grid.direction(first, second) is None:
            raise self._error(key, "hexes are not adjacent")
        return hexside(first, second)

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
        hex_ = self._hex(label, key)
        sides = []
        for name in names.split(","):
            other = self.grid.adjacent[hex_][self._direction(name.strip(), key)]
            if other == NOWHERE:
                raise self._error(key, f"there is no hex to the {name.strip()} of {label}")
            sides.append(hexside(hex_, other))
        return sides

    def _roads(self) -> tuple[dict[Hexside, RoadKind], dict[Exit, RoadKind]]:
        roads: dict[Hexside, RoadKind] = {}
        exits: dict[Exit, RoadKind] = {}
        for name, texts, kind in (
            ("paved-roads", self.file.paved_roads, RoadKind.PAVED),
            ("dirt-roads", self.file.dirt_roads, RoadKind.DIRT),
        ):
            for i, text in enumerate(texts):
                key = f"{name}[{i}]"
                stops = text.split()
                if len(stops) < 2:
                    raise self._error(key, "expected a path of at least two hexes")
                for end in (0, -1):
                    stops[end] = self._road_end(stops[end], key, exits, kind)
                for a, b in itertools.pairwise(stops):
                    side = self._side(a, b, f"{key} '{a} {b}'")
                    if side in roads:
                        raise self._error(f"{key} '{a} {b}'", "a road crosses this hexside already")
                    roads[side] = kind
        return roads, exits

    def _road_end(self, stop: str, key: str, exits: dict[Exit, RoadKind], kind: RoadKind) -> str:
        """`J0:N` at an end of a road is a road that leaves the board there."""
        label, colon, name = stop.partition(":")
        if colon:
            hex_, direction = self._hex(label, key), self._direction(name, key)
            if self.grid.adjacent[hex_][direction] != NOWHERE:
                raise self._error(key, f"{stop!r}: a road leaves only across the board's edge")
            exits[hex_, direction] = kind
        return label

    # Shapes

    def _links(self, terrain: tuple[TerrainType, ...]) -> dict[Hexside, int]:
        """`F5-F6 = 24`: one building over two hexes, so wide where it crosses their side."""
        found: dict[Hexside, int] = {}
        for text, width in self.file.links.items():
            key = f"links.{text}"
            first, _, second = text.partition("-")
            side = self._side(first, second, key)
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

    def _place(self, index: int, table: PlaceTable) -> Place:
        at = self._hex(table.at, f"places[{index}]")
        return Place(at, table.en, table.ru, table.dx, table.dy, table.size, table.turn)
