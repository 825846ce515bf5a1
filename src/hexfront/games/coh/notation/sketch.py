"""An ad-hoc board: flat and open until statements lay hills, terrain, walls and roads on it."""

from functools import lru_cache
from itertools import pairwise

from hexfront.board import Board, Hexside, Sheet, hexside
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.coh.terrain.elevation import HIGHEST
from hexfront.games.notation.faults import FaultError, one_of
from hexfront.hexes import DIRECTIONS, Grid, HexId, LetterLabel, Parity, bits


class Sketch:
    """A board in the making; every label is checked as it is named."""

    def __init__(self, columns: int, rows: int) -> None:
        self.grid = _grid(columns, rows)
        self.labels, self.by_label = _labels(self.grid)
        self.terrain = ["open" if label else "" for label in self.labels]
        self.level = [0] * self.grid.size
        self.roads: set[Hexside] = set()
        self.road_hexes: set[HexId] = set()
        self.walls: set[Hexside] = set()

    def at(self, label: str) -> HexId:
        found = self.by_label.get(label.upper())
        if found is None:
            raise FaultError(f"no hex {label!r} on this board")
        return found

    def lay(self, kind: str, labels: list[str]) -> None:
        for label in labels:
            self.terrain[self.at(label)] = kind

    def raise_to(self, level: int, labels: list[str]) -> None:
        """COH-12.0.a: level 1 or 2, or back to 0."""
        if not 0 <= level <= HIGHEST:
            raise FaultError(f"expected a level from 0 to {HIGHEST} (COH-12.0.a), got {level}")
        for label in labels:
            self.level[self.at(label)] = level

    def build_road(self, labels: list[str]) -> None:
        path = [self.at(label) for label in labels]
        for a, b in pairwise(path):
            if b not in self.grid.adjacent[a]:
                raise FaultError(f"{self.labels[a]} and {self.labels[b]} are not adjacent")
            self.roads.add(hexside(a, b))
        self.road_hexes.update(path)

    def build_walls(self, text: str) -> None:
        """`C03:NE+S`: walls on sides of one hex."""
        label, _, sides = text.partition(":")
        here = self.at(label)
        for name in sides.split("+"):
            side = DIRECTIONS[one_of(name, FACINGS, f"wall {text!r} with a side, such as C03:NE")]
            there = self.grid.adjacent[here][side]
            if there < 0:
                raise FaultError(f"wall {text!r}: that side is the board's edge")
            self.walls.add(hexside(here, there))

    def board(self) -> Board:
        """The board; equal ones are made once."""
        return _board(
            self.grid, tuple(self.terrain), tuple(self.level), frozenset(self.roads),
            frozenset(self.road_hexes), frozenset(self.walls),
        )  # fmt: skip


@lru_cache(maxsize=64)
def _grid(columns: int, rows: int) -> Grid:
    return Grid(1, columns, 1, rows, raised=Parity.EVEN)


@lru_cache(maxsize=64)
def _labels(grid: Grid) -> tuple[tuple[str, ...], dict[str, HexId]]:
    """The label of each hex, and the hex of each label."""
    scheme, labels = LetterLabel(), [""] * grid.size
    for h in bits(grid.cells):
        labels[h] = scheme.format(*grid.column_row(h))
    return tuple(labels), {labels[h]: h for h in bits(grid.cells)}


@lru_cache(maxsize=256)
def _board(
    grid: Grid,
    terrain: tuple[str, ...],
    level: tuple[int, ...],
    roads: frozenset[Hexside],
    road_hexes: frozenset[HexId],
    walls: frozenset[Hexside],
) -> Board:
    labels, by_label = _labels(grid)
    return Board(
        id="adhoc", title="adhoc", grid=grid, terrain=terrain, level=level, whole=grid.cells,
        roads=roads, road_hexes=road_hexes, road_exits=frozenset(), walls=walls,
        fords=frozenset(), places=(), half_edges=False,
        sheets=(Sheet("adhoc", 0.0, 0.0, grid.width, grid.height),),
        labels=labels, by_label=by_label, note="ad hoc",
    )  # fmt: skip
