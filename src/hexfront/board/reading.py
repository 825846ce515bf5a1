"""Reading a board file and checking everything in it.

A board is a TOML file that a person edits with a map in plain text:

    map = '''
        A B C D E
    00  ..  ..  ..
    01    ww  ..
    01  ..  lw  ..
    '''

Every hex is a two-character code from the `[legend]`; the columns that sit half a hex lower
have lines of their own, so the text shows the stagger of the hexes. Roads are paths of
labels, walls are hexsides. Whatever does not fit is reported with file, key and hex.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from hexfront.board import mapgrid
from hexfront.board.board import Board, Exit, Hexside, Place, Sheet, hexside
from hexfront.board.errors import BoardError
from hexfront.board.sheets import WHOLE, HalfEdged
from hexfront.board.terrain import is_known, known_names
from hexfront.hexes import (
    NOWHERE,
    Direction,
    Grid,
    HexId,
    LabelError,
    LetterLabel,
    Parity,
    union,
)

T = TypeVar("T")

_RAISED = {"even": Parity.EVEN, "odd": Parity.ODD}


class GridTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[grid]`: the extent of the board and how its hexes are staggered and labelled."""

    columns: tuple[str, str]
    rows: tuple[int, int]
    raised: Literal["even", "odd"]
    half_edges: bool = False
    row_digits: int = 2


class PlaceTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[places]]`: a name to write on the map."""

    at: str
    en: str
    ru: str
    dx: float = 0.0
    dy: float = 0.0
    size: float = 26.0
    turn: float = 0.0


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file as it is written."""

    id: str
    title: str
    note: str
    grid: GridTable
    legend: dict[str, str]
    map: str
    roads: tuple[str, ...] = ()
    walls: tuple[str, ...] = ()
    fords: tuple[str, ...] = ()
    levels: dict[str, str] = {}
    places: tuple[PlaceTable, ...] = ()


def load(path: Path) -> Board:
    """The board in a file."""
    return loads(*read_text(path))


def loads(text: str, source: str = "board") -> Board:
    """The board in a text; `source` is how messages call it."""
    return _Reader(parse(text, source, BoardFile), source).board()


def read_text(path: Path) -> tuple[str, str]:
    """The text of a file and how messages call the file."""
    source = f"{path.parent.name}/{path.name}"
    try:
        return path.read_text(encoding="utf-8"), source
    except (OSError, UnicodeDecodeError) as error:
        raise BoardError(source, "", f"cannot be read: {error}") from error


def parse(text: str, source: str, kind: type[T]) -> T:
    """The tables of a board file, of whatever form a game gives it."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise BoardError(source, "", f"not valid TOML: {error}") from error
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise BoardError(source, where.strip("`.") or "top level", reason) from error


class BoardReader:
    """What any board file on its way to a board needs: the labels, hexsides and codes in it.

    The methods raise BoardError at what is wrong.
    """

    source: str
    scheme: LetterLabel
    grid: Grid

    def _error(self, key: str, reason: str) -> BoardError:
        return BoardError(self.source, key, reason)

    def _hex(self, label: str, key: str) -> HexId:
        try:
            found = self.grid.find(*self.scheme.parse(label))
        except LabelError as error:
            raise self._error(key, f"bad label {error}") from None
        if found == NOWHERE:
            raise self._error(key, f"there is no hex {label!r} on this board")
        return found

    def _direction(self, name: str, key: str) -> Direction:
        try:
            return self.grid.orientation.direction(name)
        except ValueError as error:
            raise self._error(key, str(error)) from None

    def _side_between(self, a: str, b: str, key: str) -> Hexside:
        first, second = self._hex(a, key), self._hex(b, key)
        if self.grid.direction(first, second) is None:
            raise self._error(key, "hexes are not adjacent")
        return hexside(first, second)

    def _sides_of(self, label: str, names: str, key: str) -> list[Hexside]:
        """The sides of one hex by their directions, such as `N,NE`."""
        hex_ = self._hex(label, key)
        sides = []
        for name in names.split(","):
            other = self.grid.adjacent[hex_][self._direction(name.strip(), key)]
            if other == NOWHERE:
                raise self._error(key, f"there is no hex to the {name.strip()} of {label}")
            sides.append(hexside(hex_, other))
        return sides

    def _road_end(self, stop: str, key: str) -> tuple[str, Exit | None]:
        """`J01:N` at an end of a road is a road that leaves the board there."""
        label, colon, name = stop.partition(":")
        if not colon:
            return label, None
        hex_, direction = self._hex(label, key), self._direction(name, key)
        if self.grid.adjacent[hex_][direction] != NOWHERE:
            raise self._error(key, f"{stop!r}: a road leaves only across the board's edge")
        return label, (hex_, direction)

    def _roads(
        self, lists: Iterable[tuple[str, tuple[str, ...], T]]
    ) -> tuple[dict[Hexside, T], dict[Exit, T]]:
        """Lists of paths by their key and kind: where roads cross hexsides and leave the board."""
        roads: dict[Hexside, T] = {}
        exits: dict[Exit, T] = {}
        for name, texts, kind in lists:
            for i, text in enumerate(texts):
                key = f"{name}[{i}]"
                stops = text.split()
                if len(stops) < 2:
                    raise self._error(key, "expected a path of at least two hexes")
                for end in (0, -1):
                    stops[end], leaves = self._road_end(stops[end], key)
                    if leaves is not None:
                        exits[leaves] = kind
                for a, b in itertools.pairwise(stops):
                    side = self._side_between(a, b, f"{key} '{a} {b}'")
                    if side in roads:
                        raise self._error(f"{key} '{a} {b}'", "a road crosses this hexside already")
                    roads[side] = kind
        return roads, exits

    def _drawn(self, text: str, legend: Mapping[str, T]) -> dict[HexId, T]:
        """What the map in plain text has in every hex."""
        for code in legend:
            if len(code) != mapgrid.CELL or " " in code:
                raise self._error(f"legend.{code!r}", "expected a code of two characters")
        try:
            codes = mapgrid.parse(text, self.grid, self.scheme)
        except mapgrid.MapTextError as error:
            raise self._error(f"map line {error.line}", error.reason) from None
        for hex_, (code, line) in codes.items():
            if code not in legend:
                label = self.scheme.format(*self.grid.column_row(hex_))
                raise self._error(f"map line {line}, hex {label}", f"unknown code {code!r}")
        return {hex_: legend[code] for hex_, (code, _) in codes.items()}

    def _place(self, index: int, table: PlaceTable) -> Place:
        at = self._hex(table.at, f"places[{index}]")
        return Place(at, table.en, table.ru, table.dx, table.dy, table.size, table.turn)


class _Reader(BoardReader):
    """One file on its way to a Board."""

    def __init__(self, file: BoardFile, source: str) -> None:
        self.file = file
        self.source = source
        self.scheme = LetterLabel(file.grid.row_digits)
        self.raised = _RAISED[file.grid.raised]
        self.extent = self._extent()
        self.cells = self._cells()
        first_column, last_column, first_row, last_row = self.extent
        self.grid = Grid(
            first_column, last_column, first_row, last_row, raised=self.raised, cells=self.cells
        )

    def board(self) -> Board:
        file = self.file
        if not file.id or "-" in file.id:
            raise self._error("id", f"expected a name without '-', got {file.id!r}")
        roads, exits = self._roads([("roads", file.roads, True)])
        labels = [""] * self.grid.size
        for hex_ in self.grid.hexes:
            labels[hex_] = self.scheme.format(*self.grid.column_row(hex_))
        by_label = {labels[h]: h for h in self.grid.hexes}
        by_label |= {f"{file.id}-{labels[h]}".upper(): h for h in self.grid.hexes}
        terrain = self._terrain()
        return Board(
            id=file.id,
            title=file.title,
            grid=self.grid,
            terrain=terrain,
            level=self._levels(),
            whole=union(h for h in self.grid.hexes if self._is_whole(h)),
            roads=frozenset(roads),
            road_hexes=frozenset(h for side in roads for h in side) | {h for h, _ in exits},
            road_exits=frozenset(exits),
            walls=frozenset(self._walls()),
            fords=self._fords(terrain),
            places=tuple(self._place(i, table) for i, table in enumerate(file.places)),
            sheets=(self._sheet(),),
            half_edges=file.grid.half_edges,
            labels=tuple(labels),
            by_label=by_label,
            note=file.note,
        )

    # The grid and its text

    def _extent(self) -> tuple[int, int, int, int]:
        columns = []
        for i, letters in enumerate(self.file.grid.columns):
            try:
                columns.append(self.scheme.parse(letters + self.scheme.format(1, 0)[1:])[0])
            except LabelError:
                reason = f"expected column letters such as 'A', got {letters!r}"
                raise self._error(f"grid.columns[{i}]", reason) from None
        (first_column, last_column), (first_row, last_row) = columns, self.file.grid.rows
        if first_column > last_column:
            raise self._error("grid.columns", "the first column comes after the last")
        if not 0 <= first_row <= last_row:
            raise self._error("grid.rows", "expected two rising numbers from 0")
        raised = {column for column in columns if column % 2 == self.raised.value}
        if self.file.grid.half_edges and raised:
            reason = "with half edges the first and the last column must not be raised"
            raise self._error("grid.columns", reason)
        return first_column, last_column, first_row, last_row

    @property
    def _paper(self) -> HalfEdged:
        return HalfEdged(*self.extent, self.raised)

    def _cells(self) -> list[tuple[int, int]]:
        if self.file.grid.half_edges:
            return list(self._paper.cells())
        first_column, last_column, first_row, last_row = self.extent
        return [
            (column, row)
            for column in range(first_column, last_column + 1)
            for row in range(first_row, last_row + 1)
        ]

    def _is_whole(self, hex_: HexId) -> bool:
        if not self.file.grid.half_edges:
            return True
        return self._paper.quarters(self.grid.column_row(hex_)) == WHOLE

    def _sheet(self) -> Sheet:
        if not self.file.grid.half_edges:
            return Sheet(self.file.id, 0.0, 0.0, self.grid.width, self.grid.height)
        first_column, last_column, first_row, last_row = self.extent
        left, top = self.grid.centre(self.grid.at(first_column, first_row))
        right, bottom = self.grid.centre(self.grid.at(last_column, last_row))
        return Sheet(self.file.id, left, top, right, bottom)

    def _terrain(self) -> tuple[str, ...]:
        for code, kind in self.file.legend.items():
            if not is_known(kind):
                expected = ", ".join(known_names())
                raise self._error(
                    f"legend.{code!r}", f"unknown terrain {kind!r}; one of {expected}"
                )
        terrain = [""] * self.grid.size
        for hex_, kind in self._drawn(self.file.map, self.file.legend).items():
            terrain[hex_] = kind
        return tuple(terrain)

    # The lists of hexes and hexsides

    def _walls(self) -> set[Hexside]:
        walls: set[Hexside] = set()
        for i, text in enumerate(self.file.walls):
            key = f"walls[{i}] {text!r}"
            for side in self._wall_sides(text, key):
                if side in walls:
                    raise self._error(key, "this hexside has a wall already")
                walls.add(side)
        return walls

    def _wall_sides(self, text: str, key: str) -> list[Hexside]:
        """`D07-D08` is one hexside, `D07:N,NE` are sides of one hex."""
        first, dash, second = text.partition("-")
        if dash:
            return [self._side_between(first, second, key)]
        label, colon, names = text.partition(":")
        if not colon:
            raise self._error(key, "expected a hexside such as 'D07-D08' or 'D07:N,NE'")
        return self._sides_of(label, names, key)

    def _fords(self, terrain: tuple[str, ...]) -> frozenset[HexId]:
        fords = set()
        for i, label in enumerate(self.file.fords):
            key = f"fords[{i}] {label!r}"
            hex_ = self._hex(label, key)
            if terrain[hex_] != "open":
                raise self._error(key, f"a ford is open ground, this hex is {terrain[hex_]}")
            if sum(terrain[n] == "water" for n in self.grid.neighbours[hex_]) < 2:
                raise self._error(key, "expected water on two sides of a ford")
            fords.add(hex_)
        return frozenset(fords)

    def _levels(self) -> tuple[int, ...]:
        levels = [0] * self.grid.size
        for text, labels in self.file.levels.items():
            key = f"levels.{text}"
            if not text.isdecimal() or int(text) < 1:
                raise self._error(key, "expected a level such as 1 or 2")
            for label in labels.split():
                hex_ = self._hex(label, key)
                if levels[hex_]:
                    raise self._error(key, f"{label} has level {levels[hex_]} already")
                levels[hex_] = int(text)
        return tuple(levels)
