"""An ad-hoc map: all clear until statements lay terrain, water, ways and areas on it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from hexfront.board import Hexside, Sheet, hexside
from hexfront.games.notation.faults import FaultError
from hexfront.games.s42.combat.strength import WINTER_ROW
from hexfront.games.s42.country.country import Country
from hexfront.games.s42.definitions.charts import charts
from hexfront.games.s42.definitions.terrain import River, RoadKind, Terrain
from hexfront.games.s42.theatre import (
    Course,
    EntryArea,
    Ferry,
    Line,
    Place,
    PlaceKind,
    Railway,
    Road,
    Theatre,
)
from hexfront.games.s42.theatre.model import LABELS
from hexfront.hexes import DIRECTIONS, NOWHERE, Grid, HexId, LabelError, Parity, union

ADHOC = "adhoc"
EDGE = "edge"
"""In a path: the way goes on beyond the map."""

Path = tuple[tuple[HexId, ...], bool, bool]
"""Hexes in order, and whether the way goes on before the first and after the last."""


def cell(label: str) -> tuple[int, int]:
    """The column and row of a hex number."""
    try:
        return LABELS.parse(label)
    except LabelError as error:
        raise FaultError(f"expected a hex number such as 1203, got {label!r}") from error


class Names:
    """Hexes, hexsides and paths by their numbers, on any grid."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    def at(self, label: str) -> HexId:
        found = self.grid.find(*cell(label))
        if found == NOWHERE:
            raise FaultError(f"no hex {label} on this map")
        return found

    def label(self, h: HexId) -> str:
        return LABELS.format(*self.grid.column_row(h))

    def hexes(self, words: Iterable[str]) -> list[HexId]:
        """`1203` and blocks of columns and rows such as `1203-1405`."""
        found: list[HexId] = []
        for word in words:
            first, _, last = word.partition("-")
            (column, row), (end_column, end_row) = cell(first), cell(last or first)
            if end_column < column or end_row < row:
                raise FaultError(f"{word}: expected the lower number first")
            found.extend(
                self.at(LABELS.format(c, r))
                for c in range(column, end_column + 1)
                for r in range(row, end_row + 1)
            )
        return found

    def sides(self, words: Iterable[str]) -> list[Hexside]:
        """`1203/1204`, or `1203/1204+1304` for several sides of one hex."""
        found: list[Hexside] = []
        for word in words:
            first, slash, others = word.partition("/")
            if not slash:
                raise FaultError(f"expected a hexside such as 1203/1204, got {word!r}")
            a = self.at(first)
            for other in others.split("+"):
                b = self.at(other)
                if self.grid.direction(a, b) is None:
                    raise FaultError(f"{first}/{other}: the hexes are not adjacent")
                found.append(hexside(a, b))
        return found

    def path(self, word: str) -> Path:
        """`1201-1204`, `edge-1201-1302`: from hex to hex, straight rows filled in."""
        stops = word.split("-")
        opened, closed = stops[0] == EDGE, stops[-1] == EDGE
        stops = stops[opened : len(stops) - closed]
        if not stops:
            raise FaultError(f"expected hexes joined by '-', got {word!r}")
        hexes = [self.at(stops[0])]
        for a, b in pairwise(stops):
            hexes += self._straight(self.at(a), self.at(b), f"{a}-{b}")
        return tuple(hexes), opened, closed

    def _straight(self, a: HexId, b: HexId, word: str) -> list[HexId]:
        """The hexes after `a` up to `b`: one row of hexes, or all with the same row number."""
        (column, row), (last, last_row) = self.grid.column_row(a), self.grid.column_row(b)
        if row == last_row and column != last:
            way = 1 if last > column else -1
            return [self.grid.at(c, row) for c in range(column + way, last + way, way)]
        for d in DIRECTIONS:
            run, h = [], a
            while (h := self.grid.adjacent[h][d]) != NOWHERE:
                run.append(h)
                if h == b:
                    return run
        raise FaultError(f"{word}: the hexes do not lie in a straight row")


class Sketch(Names):
    """A map in the making; every label is checked as it is named."""

    def __init__(self, first: tuple[int, int], last: tuple[int, int]) -> None:
        super().__init__(_grid(first, last))
        self.terrain = dict.fromkeys(self.grid.hexes, Terrain.CLEAR)
        self.sheets: tuple[str, ...] = ("A",)
        self.places: dict[HexId, Place] = {}
        self.fortified: dict[HexId, int] = {}
        self.courses: list[Course] = []
        self.sea: set[Hexside] = set()
        self.alpine: set[Hexside] = set()
        self.ways: list[Road] = []
        self.railways: list[Railway] = []
        self.ferries: list[Ferry] = []
        self.bridges: set[Hexside] = set()
        self.areas: dict[str, EntryArea] = {}
        self.west: set[HexId] = set()
        self.boundaries: list[Line] = []
        self.rows: dict[str, int] = {}

    def settle(self, place: Place) -> None:
        """Found a town or city; a City brings its terrain."""
        if place.hex in self.places:
            raise FaultError(f"hex {self.label(place.hex)} already has a place")
        self.places[place.hex] = place
        if place.kind in (PlaceKind.MINOR_CITY, PlaceKind.MAJOR_CITY):
            self.terrain[place.hex] = Terrain(place.kind.value)

    def flow(self, kind: River, name: str, sides: Sequence[Hexside]) -> None:
        taken = {side for course in self.courses for side in course.sides}
        for a, b in sides:
            if (a, b) in taken:
                raise FaultError(f"{self.label(a)}/{self.label(b)} already has a river")
        id_ = f"{kind.value}-{len(self.courses) + 1}"
        self.courses.append(Course(id_, name, name, kind, EDGE, EDGE, tuple(sides)))

    def country(self) -> Country:
        """The map; equal ones are made once."""
        return _country(
            Laid(
                grid=self.grid,
                terrain=tuple(self.terrain.items()),
                sheets=self.sheets,
                places=tuple(self.places.items()),
                fortified=tuple(self.fortified.items()),
                courses=tuple(self.courses),
                sea=frozenset(self.sea),
                alpine=frozenset(self.alpine),
                ways=tuple(self.ways),
                railways=tuple(self.railways),
                ferries=tuple(self.ferries),
                bridges=frozenset(self.bridges),
                areas=tuple(self.areas.items()),
                west=frozenset(self.west),
                boundaries=tuple(self.boundaries),
                rows=tuple(self.rows.items()),
            )
        )


class Laid(NamedTuple):
    """All that statements have laid on a map."""

    grid: Grid
    terrain: tuple[tuple[HexId, Terrain], ...]
    sheets: tuple[str, ...]
    places: tuple[tuple[HexId, Place], ...]
    fortified: tuple[tuple[HexId, int], ...]
    courses: tuple[Course, ...]
    sea: frozenset[Hexside]
    alpine: frozenset[Hexside]
    ways: tuple[Road, ...]
    railways: tuple[Railway, ...]
    ferries: tuple[Ferry, ...]
    bridges: frozenset[Hexside]
    areas: tuple[tuple[str, EntryArea], ...]
    west: frozenset[HexId]
    boundaries: tuple[Line, ...]
    rows: tuple[tuple[str, int], ...]


@lru_cache(maxsize=64)
def _grid(first: tuple[int, int], last: tuple[int, int]) -> Grid:
    return Grid(first[0], last[0], first[1], last[1], raised=Parity.ODD)


@lru_cache(maxsize=64)
def _country(laid: Laid) -> Country:
    return Country(_theatre(laid), charts())


def _theatre(laid: Laid) -> Theatre:
    grid = laid.grid
    terrain = [Terrain.SEA] * grid.size
    sheets: list[tuple[str, ...]] = [()] * grid.size
    for h, kind in laid.terrain:
        terrain[h], sheets[h] = kind, laid.sheets
    return Theatre(
        id=ADHOC,
        grid=grid,
        sheets=(Sheet(ADHOC, 0.0, 0.0, grid.width, grid.height),),
        map_sheets=tuple(sheets),
        terrain=tuple(terrain),
        land=union(h for h in grid.hexes if not terrain[h].water),
        places=MappingProxyType(dict(laid.places)),
        fortified=MappingProxyType(dict(laid.fortified)),
        courses=laid.courses,
        rivers=MappingProxyType({s: c.kind for c in laid.courses for s in c.sides}),
        sea_sides=laid.sea,
        alpine=laid.alpine,
        ways=laid.ways,
        roads=MappingProxyType(_roads(laid.ways)),
        railways=laid.railways,
        rails=MappingProxyType(
            {s: line for line in reversed(laid.railways) for s in steps(line.hexes)}
        ),
        ferries=laid.ferries,
        volga_bridges=laid.bridges,
        areas=MappingProxyType(dict(laid.areas)),
        start_line=Line("", "", ()),
        west_of_start=union(laid.west),
        army_boundaries=laid.boundaries,
        # Winter reaches the whole of a map that does not say otherwise.
        rows=MappingProxyType({WINTER_ROW: grid.rows[-1]} | dict(laid.rows)),
        waters=(),
        inscriptions=(),
    )


def _roads(ways: Iterable[Road]) -> dict[Hexside, RoadKind]:
    found: dict[Hexside, RoadKind] = {}
    for road in sorted(ways, key=lambda way: way.kind is RoadKind.PRIMARY):
        found |= dict.fromkeys(steps(road.hexes), road.kind)
    return found


def steps(hexes: Sequence[HexId]) -> list[Hexside]:
    """The hexsides that a path crosses."""
    return [hexside(a, b) for a, b in pairwise(hexes)]
