"""Reading the map file into a theatre, whole or as a window of some sheets.

`load("A")` is map A, `load("A+B")` the two northern maps, `load()` everything. Whatever the file
says about hexes outside the window is left out, and chains of hexes or hexsides keep the part
that lies inside.
"""

import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from hexfront.board import Hexside, Sheet, hexside
from hexfront.games.s42.definitions.datafile import DATA
from hexfront.games.s42.definitions.terrain import LETTERS, OFF_MAP, RoadKind, Terrain
from hexfront.games.s42.theatre.file import AreaTable, LineTable, MapFile, SheetTable, WayTable
from hexfront.games.s42.theatre.model import (
    LABELS,
    Course,
    EntryArea,
    Ferry,
    Inscription,
    Line,
    Place,
    PlaceKind,
    Railway,
    Road,
    Theatre,
    Waters,
)
from hexfront.hexes import NOWHERE, Bitboard, Grid, HexId, LabelError, Parity, bits, union
from hexfront.play.datafile import DataError, fault, read_struct

MAP_FILE = DATA / "map" / "theatre.toml"
WHOLE = "theatre"
"""The name of the window that shows everything."""

Cell = tuple[int, int]
_Run = tuple[tuple[HexId, ...], bool, bool]
"""Hexes in order, and whether the way goes on before the first and after the last."""

_KINDS = {letter: Terrain(kind) for kind, letter in LETTERS.items()}


@cache
def load(window: str = WHOLE) -> Theatre:
    """The committed map, or the sheets of it that a window names: "A", "A+B", "C1+C2"."""
    return read(MAP_FILE, window)


def read(path: Path, window: str = WHOLE) -> Theatre:
    """A map file; DataError names file, key and hex if something in it cannot be."""
    file = read_struct(path, MapFile)
    return _Reader(path, file, window).theatre()


@dataclass(frozen=True, slots=True)
class _Cells:
    """The terrain of every (column, row) of the file."""

    all: dict[Cell, Terrain]
    inside: set[Cell]


class _Reader:
    """One reading of a file for one window."""

    def __init__(self, path: Path, file: MapFile, window: str) -> None:
        self._path = path
        self._file = file
        self._window = window
        self._sheets = self._chosen()
        self._cells = self._ground()
        columns = [column for column, _ in self._cells.inside]
        rows = [row for _, row in self._cells.inside]
        self.grid = Grid(
            min(columns),
            max(columns),
            min(rows),
            max(rows),
            raised=Parity.ODD,
            cells=self._cells.inside,
        )

    def theatre(self) -> Theatre:
        file, grid = self._file, self.grid
        terrain = [Terrain.SEA] * grid.size
        for h in grid.hexes:
            terrain[h] = self._cells.all[grid.column_row(h)]
        land = union(h for h in grid.hexes if not terrain[h].water)
        courses = self._courses()
        ways = self._roads()
        railways = self._railways()
        start = self._line("start_line", file.start_line)
        sea = self._sides("sides.sea", file.sides.sea)
        whole = Sheet(self._window, 0.0, 0.0, grid.width, grid.height)
        return Theatre(
            id=self._window,
            grid=grid,
            sheets=(whole,),
            map_sheets=self._map_sheets(),
            terrain=tuple(terrain),
            land=land,
            places=MappingProxyType(self._places(terrain)),
            fortified=MappingProxyType(self._fortified()),
            courses=courses,
            rivers=MappingProxyType({s: c.kind for c in courses for s in c.sides}),
            sea_sides=frozenset(sea),
            alpine=frozenset(self._sides("sides.alpine", file.sides.alpine)),
            ways=ways,
            roads=MappingProxyType(_by_side(ways)),
            railways=railways,
            rails=MappingProxyType({s: r for r in reversed(railways) for s in _steps(r.hexes)}),
            ferries=self._ferries(),
            volga_bridges=frozenset(
                self._sides("volga_bridge", [bridge.side for bridge in file.volga_bridge])
            ),
            areas=MappingProxyType({area.id: area for area in self._areas(land)}),
            start_line=start,
            west_of_start=_west_of(grid, land, start, sea),
            army_boundaries=tuple(self._line("army_boundary", b) for b in file.army_boundary),
            rows=MappingProxyType({row.id: row.row for row in file.row}),
            waters=self._waters(),
            inscriptions=self._inscriptions(),
        )

    # Hexes and hexsides

    def _fault(self, key: str, reason: str) -> DataError:
        return fault(self._path, key, reason)

    def _chosen(self) -> list[SheetTable]:
        if self._window == WHOLE:
            return list(self._file.sheet)
        known = {sheet.id: sheet for sheet in self._file.sheet}
        names = self._window.split("+")
        for name in names:
            if name not in known:
                reason = f"no sheet {name!r}; expected {WHOLE} or some of {', '.join(known)}"
                raise self._fault("sheet", reason)
        return [known[name] for name in names]

    def _ground(self) -> _Cells:
        columns = range(self._file.columns[0], self._file.columns[1] + 1)
        rows = range(self._file.rows[0], self._file.rows[1] + 1)
        if len(self._file.ground) != len(rows):
            raise self._fault("ground", f"expected {len(rows)} rows, not {len(self._file.ground)}")
        found: dict[Cell, Terrain] = {}
        for row, line in zip(rows, self._file.ground, strict=True):
            if len(line) != len(columns):
                reason = f"expected {len(columns)} hexes, not {len(line)}"
                raise self._fault(f"ground, row {row:02}", reason)
            for column, letter in zip(columns, line, strict=True):
                if letter == OFF_MAP:
                    continue
                if letter not in _KINDS:
                    reason = f"hex {column:02}{row:02}: {letter!r} is no terrain"
                    raise self._fault(f"ground, row {row:02}", reason)
                found[column, row] = _KINDS[letter]
        inside = {cell for cell in found if any(sheet.holds(cell) for sheet in self._sheets)}
        return _Cells(found, inside)

    def _hex(self, key: str, label: str) -> HexId:
        """The hex with a number, NOWHERE outside the window."""
        try:
            cell = LABELS.parse(label)
        except LabelError as error:
            raise self._fault(key, str(error)) from error
        if cell not in self._cells.all:
            raise self._fault(key, f"hex {label} is not on the map")
        return self.grid.find(*cell)

    def _inside(self, key: str, labels: Iterable[str]) -> list[HexId]:
        return [h for h in (self._hex(key, label) for label in labels) if h != NOWHERE]

    def _sides(self, key: str, names: Iterable[str]) -> list[Hexside]:
        """Hexsides written as two numbers; those at the window's edge are left out."""
        found: list[Hexside] = []
        for name in names:
            first, _, second = name.partition("-")
            a, b = self._hex(key, first), self._hex(key, second)
            if NOWHERE in (a, b):
                continue
            if self.grid.direction(a, b) is None:
                raise self._fault(key, f"{name}: the hexes are not adjacent")
            found.append(hexside(a, b))
        return found

    def _runs(self, key: str, way: WayTable) -> list[_Run]:
        """The parts of a way inside the window: hexes, open at the start, open at the end."""
        hexes = [self._hex(key, label) for label in way.hexes]
        for a, b, first, second in zip(hexes, hexes[1:], way.hexes, way.hexes[1:], strict=False):
            if NOWHERE not in (a, b) and self.grid.direction(a, b) is None:
                raise self._fault(key, f"{first}-{second}: the hexes are not adjacent")
        runs = []
        for start, end in _stretches(hexes):
            opened = way.from_edge if start == 0 else True
            closed = way.to_edge if end == len(hexes) else True
            runs.append((tuple(hexes[start:end]), opened, closed))
        return runs

    def _link(self, key: str, way: WayTable) -> list[_Run]:
        """Two hexes joined over some distance, if both lie inside the window."""
        hexes = tuple(self._inside(key, way.hexes))
        return [(hexes, False, False)] if len(hexes) == 2 else []

    # Tables

    def _map_sheets(self) -> tuple[tuple[str, ...], ...]:
        found: list[tuple[str, ...]] = [()] * self.grid.size
        for h in self.grid.hexes:
            cell = self.grid.column_row(h)
            found[h] = tuple(sheet.id for sheet in self._file.sheet if sheet.holds(cell))
        return tuple(found)

    def _places(self, terrain: Sequence[Terrain]) -> dict[HexId, Place]:
        found: dict[HexId, Place] = {}
        for table in self._file.place:
            key = f"place {table.en!r}"
            hex_ = self._hex(key, table.hex)
            if hex_ == NOWHERE:
                continue
            if hex_ in found:
                raise self._fault(key, f"hex {table.hex} already holds {found[hex_].en}")
            city = table.kind in (PlaceKind.MINOR_CITY, PlaceKind.MAJOR_CITY)
            if city and terrain[hex_].value != table.kind.value:
                reason = f"hex {table.hex} is {terrain[hex_].value}, not {table.kind.value}"
                raise self._fault(key, reason)
            found[hex_] = Place(
                hex_,
                table.en,
                table.ru,
                table.kind,
                table.vp,
                table.port,
                table.airfield,
                table.city,
            )
        return found

    def _fortified(self) -> dict[HexId, int]:
        return {
            h: table.group
            for table in self._file.fortified
            for h in self._inside(f"fortified, group {table.group}", table.hexes)
        }

    def _courses(self) -> tuple[Course, ...]:
        found = []
        for table in self._file.course:
            sides = self._sides(f"course {table.id!r}", table.sides)
            if sides:
                found.append(
                    Course(
                        table.id,
                        table.en,
                        table.ru,
                        table.kind,
                        table.head,
                        table.mouth,
                        tuple(sides),
                    )
                )
        return tuple(found)

    def _roads(self) -> tuple[Road, ...]:
        return tuple(
            Road(table.kind, *run)
            for number, table in enumerate(self._file.road, 1)
            for run in self._runs(f"road {number}", table)
        )

    def _railways(self) -> tuple[Railway, ...]:
        found = []
        for table in self._file.rail:
            key = f"rail {table.en!r}"
            runs = self._link(key, table) if table.link else self._runs(key, table)
            found += [
                Railway(table.en, table.green, table.tracks, table.opens, table.link, *run)
                for run in runs
            ]
        return tuple(found)

    def _ferries(self) -> tuple[Ferry, ...]:
        return tuple(
            Ferry(table.en, table.ru, side)
            for table in self._file.ferry
            for side in self._sides(f"ferry {table.en!r}", [table.side])
        )

    def _areas(self, land: Bitboard) -> list[EntryArea]:
        """The areas of this window: its own, those of the whole map that touch it, and boxes."""
        rim = {h for h in bits(land) if len(self.grid.neighbours[h]) < 6}
        found = []
        for table in self._file.area:
            if table.window not in ("", self._window) or table.without == self._window:
                continue
            hexes = [h for h in self._inside(f"area {table.id}", table.hexes) if h in rim]
            if hexes or not table.hexes:
                found.append(_area(table, hexes))
        return found

    def _line(self, key: str, table: LineTable) -> Line:
        return Line(table.en, table.ru, tuple(self._sides(key, table.sides)))

    # The drawing

    def _moved(self) -> Callable[[tuple[float, float]], tuple[float, float]]:
        """From the whole map's plane to the window's."""
        left = 1.5 * (self.grid.columns[0] - self._file.columns[0])
        top = 3**0.5 * (self.grid.rows[0] - self._file.rows[0])
        return lambda point: (point[0] - left, point[1] - top)

    def _waters(self) -> tuple[Waters, ...]:
        move = self._moved()
        return tuple(
            Waters(table.kind == "sea", tuple(move(point) for point in table.outline))
            for table in self._file.water
        )

    def _inscriptions(self) -> tuple[Inscription, ...]:
        move = self._moved()
        return tuple(
            Inscription(
                table.en,
                table.ru,
                move(table.at),
                table.style == "water",
                table.size,
                table.turn,
                table.spread,
            )
            for table in self._file.label
        )


def _area(table: AreaTable, hexes: Iterable[HexId]) -> EntryArea:
    return EntryArea(table.id, table.side, table.en, table.ru, tuple(hexes))


def _steps(hexes: Sequence[HexId]) -> list[Hexside]:
    return [hexside(a, b) for a, b in itertools.pairwise(hexes)]


def _by_side(ways: Iterable[Road]) -> dict[Hexside, RoadKind]:
    """Every road step; where a primary and a secondary road share one, it is primary."""
    found: dict[Hexside, RoadKind] = {}
    for road in sorted(ways, key=lambda way: way.kind is RoadKind.PRIMARY):
        found |= dict.fromkeys(_steps(road.hexes), road.kind)
    return found


def _stretches(hexes: Sequence[HexId]) -> list[tuple[int, int]]:
    """The runs of hexes that exist, as (start, end) positions."""
    found: list[tuple[int, int]] = []
    start = None
    for index, hex_ in enumerate([*hexes, NOWHERE]):
        if hex_ == NOWHERE and start is not None:
            found.append((start, index))
            start = None
        elif hex_ != NOWHERE and start is None:
            start = index
    return found


def _west_of(grid: Grid, land: Bitboard, line: Line, sea: Iterable[Hexside]) -> Bitboard:
    """The land between the west edge and the start line, if the window holds that line."""
    if not line.sides:
        return 0
    barred = {*line.sides, *sea}
    rim = [h for h in bits(land) if grid.column_row(h)[0] == grid.columns[0]]
    seen = set(rim)
    while rim:
        hex_ = rim.pop()
        for other in grid.neighbours[hex_]:
            if other in seen or not land >> other & 1 or hexside(hex_, other) in barred:
                continue
            seen.add(other)
            rim.append(other)
    return union(seen)
