"""An ad-hoc board: a sheet of Open Ground on which statements lay terrain and shapes."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from hexfront.board import Exit, Hexside, UnknownHexError, hexside
from hexfront.games.aslsk.boards import Board, Piece, RoadKind
from hexfront.games.aslsk.boards.footprints import footprint
from hexfront.games.aslsk.boards.paper import SCHEME, sheet_grid
from hexfront.games.aslsk.boards.plane import Polygon, Spot, area, within_hex
from hexfront.games.aslsk.boards.shaping import Sketch, on_sheet
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.games.notation.faults import FaultError, number
from hexfront.hexes import DIRECTIONS, NOWHERE, Direction, HexId

ADHOC = "sketch"
"""The id of a board that is made up for a position."""
BUILDINGS = (TerrainType.STONE_BUILDING, TerrainType.WOODEN_BUILDING)
DRAWN = (*BUILDINGS, TerrainType.WOODS, TerrainType.GRAIN, TerrainType.BRUSH)

_boards: dict[tuple[str, ...], Board] = {}
"""Boards by their statements: equal ones share their lines of sight."""


class Names:
    """Hexes, hexsides and paths of a board by their labels."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def at(self, label: str) -> HexId:
        try:
            return self.board.at(label)
        except UnknownHexError as error:
            raise FaultError(f"no hex {label!r} on this board: {error.reason}") from error

    def hexes(self, labels: Iterable[str]) -> list[HexId]:
        """`K5` and blocks of columns and rows such as `K5-M7`."""
        found: list[HexId] = []
        for word in labels:
            first, dash, last = word.partition("-")
            found += self._block(first, last) if dash else [self.at(first)]
        return found

    def _block(self, first: str, last: str) -> list[HexId]:
        letter = first[:1] if first[:1].islower() else ""
        self.at(first)
        self.at(last)
        (column, row), (last_column, last_row) = (
            SCHEME.parse(label.removeprefix(letter)) for label in (first, last)
        )
        if last_column < column or last_row < row:
            raise FaultError(f"{first}-{last}: expected the lower letter and number first")
        labels = (
            letter + SCHEME.format(c, r)
            for c in range(column, last_column + 1)
            for r in range(row, last_row + 1)
        )
        return [self.board.by_label[label] for label in labels if label in self.board.by_label]

    def side(self, first: str, second: str) -> Hexside:
        a, b = self.at(first), self.at(second)
        if self.board.grid.direction(a, b) is None:
            raise FaultError(f"{first}/{second}: the hexes are not adjacent")
        return hexside(a, b)

    def sides(self, texts: Iterable[str]) -> list[Hexside]:
        """`K5/K6`, or `K5/K6+L6` for several sides of one hex."""
        found: list[Hexside] = []
        for word in texts:
            first, slash, others = word.partition("/")
            if not slash:
                raise FaultError(f"expected a hexside such as K5/K6, got {word!r}")
            found += [self.side(first, other) for other in others.split("+")]
        return found

    def path(self, word: str) -> list[HexId]:
        """`K5-K8-L8`: from hex to hex, straight rows filled in."""
        stops = word.split("-")
        hexes = [self.at(stops[0])]
        for a, b in pairwise(stops):
            hexes += self._straight(self.at(a), self.at(b), f"{a}-{b}")
        return hexes

    def _straight(self, a: HexId, b: HexId, word: str) -> list[HexId]:
        for d in DIRECTIONS:
            run, h = [], a
            while (h := self.board.grid.adjacent[h][d]) != NOWHERE:
                run.append(h)
                if h == b:
                    return run
        raise FaultError(f"{word}: the hexes do not lie in a straight row")

    def edge(self, word: str) -> tuple[str, Exit | None]:
        """`D0:N` at an end of a road: it leaves the board there."""
        label, colon, name = word.partition(":")
        if not colon:
            return word, None
        h, direction = self.at(label), self.direction(name)
        if self.board.grid.adjacent[h][direction] != NOWHERE:
            raise FaultError(f"{word}: a road leaves only across the edge of the board")
        return label, (h, direction)

    def direction(self, name: str) -> Direction:
        try:
            return self.board.grid.orientation.direction(name)
        except ValueError as error:
            raise FaultError(str(error)) from error


class Draw(Names):
    """A board in the making."""

    def __init__(self) -> None:
        super().__init__(blank())
        self.terrain: dict[HexId, TerrainType] = {}
        self.hill: set[HexId] = set()
        self.roads: dict[Hexside, RoadKind] = {}
        self.exits: dict[Exit, RoadKind] = {}
        self.hexsides: dict[Hexside, HexsideType] = {}
        self.links: dict[Hexside, int] = {}
        self.buildings: dict[HexId, str] = {}
        self.shapes: dict[HexId, str] = {}

    def lay_road(self, kind: RoadKind, word: str) -> None:
        """`K5-K8`, `D0:N-D5`."""
        stops = word.split("-")
        for end in (0, -1):
            stops[end], leaves = self.edge(stops[end])
            if leaves is not None:
                self.exits[leaves] = kind
        self.roads |= {hexside(a, b): kind for a, b in pairwise(self.path("-".join(stops)))}

    def link(self, word: str, width: str) -> None:
        """One building over two hexes, so wide where it crosses their side."""
        wide = number(width)
        if not 8 <= wide <= 48 or wide % 4:
            raise FaultError(f"expected a width of 8, 12, 16 ... 48, got {wide}")
        for a, b in self.sides([word]):
            kinds = {self.terrain.get(a), self.terrain.get(b)}
            if len(kinds) > 1 or not kinds <= set(BUILDINGS):
                raise FaultError(f"{word}: expected two hexes of one kind of building")
            self.links[a, b] = wide

    def build(self, label: str, text: str) -> None:
        """Footprints of a building; `|` parts buildings that do not touch."""
        h = self.at(label)
        if self.terrain.get(h) not in BUILDINGS:
            raise FaultError(f"there is no building in {label}")
        footprints(text)
        self.buildings[h] = text

    def outline(self, label: str, text: str) -> None:
        """An exact outline; `|` parts pieces that do not touch."""
        h = self.at(label)
        if self.terrain.get(h) not in DRAWN:
            raise FaultError(f"the terrain of {label} has no outline")
        outlines(text)
        self.shapes[h] = text

    def lines(self) -> Iterator[str]:
        """The statements that make this board, always the same for the same board."""
        for kind in TerrainType:
            if hexes := sorted(h for h, found in self.terrain.items() if found is kind):
                yield f"terrain {kind.value} {self.labels(hexes)}"
        if self.hill:
            yield f"hill {self.labels(sorted(self.hill))}"
        for (a, b), road in sorted(self.roads.items()):
            yield f"road {road.value} {self.label(a)}-{self.label(b)}"
        for (h, d), road in sorted(self.exits.items()):
            yield f"road {road.value} {self.label(h)}:{self._heading(d)}"
        for (a, b), side in sorted(self.hexsides.items()):
            yield f"{side.value} {self.label(a)}/{self.label(b)}"
        for (a, b), width in sorted(self.links.items()):
            yield f"link {self.label(a)}/{self.label(b)} {width}"
        for h, text in sorted(self.buildings.items()):
            yield f"building {self.label(h)} {text}"
        for h, text in sorted(self.shapes.items()):
            yield f"shape {self.label(h)} {text}"

    def label(self, h: HexId) -> str:
        return self.board.label(h)

    def labels(self, hexes: Iterable[HexId]) -> str:
        return " ".join(self.label(h) for h in hexes)

    def _heading(self, d: Direction) -> str:
        return self.board.grid.orientation.direction_names[d]

    def finished(self) -> Board:
        """The board; its note keeps its statements."""
        key = tuple(self.lines())
        if key not in _boards:
            _boards[key] = self._drawn("\n".join(key))
        return _boards[key]

    def _drawn(self, note: str) -> Board:
        terrain = [TerrainType.OPEN_GROUND] * sheet_grid().size
        for h, kind in self.terrain.items():
            terrain[h] = kind
        sketch = Sketch(
            ADHOC,
            tuple(terrain),
            hill=frozenset(self.hill),
            roads=self.roads,
            exits=self.exits,
            hexsides=self.hexsides,
            links=self.links,
            buildings={h: footprints(text) for h, text in self.buildings.items()},
            shapes={h: outlines(text) for h, text in self.shapes.items()},
        )
        return _sheet(sketch, note)


def blank() -> Board:
    """A sheet of Open Ground."""
    if () not in _boards:
        open_ground = (TerrainType.OPEN_GROUND,) * sheet_grid().size
        _boards[()] = _sheet(Sketch(ADHOC, open_ground), "")
    return _boards[()]


def _sheet(sketch: Sketch, note: str) -> Board:
    return on_sheet(sketch, letter="x", title={"en": "Sketch", "ru": "Набросок"}, note=note)


def footprints(text: str) -> tuple[Piece, ...]:
    """`56x32 40x24@30 | 20x20+0,30`."""
    try:
        pieces = [[footprint(word) for word in piece.split()] for piece in text.split("|")]
    except ValueError as error:
        raise FaultError(str(error)) from error
    return _pieces(pieces)


def outlines(text: str) -> tuple[Piece, ...]:
    """`-30,-20 30,-20 30,20 -30,20 | 40,0 50,0 45,20`: points around the centre dot."""
    return _pieces([[_outline(piece.split())] for piece in text.split("|")])


def _pieces(pieces: list[list[Polygon]]) -> tuple[Piece, ...]:
    for parts in pieces:
        if not parts:
            raise FaultError("expected a shape on both sides of '|'")
        for spot in (spot for part in parts for spot in part):
            if not within_hex(spot):
                raise FaultError(f"the corner {spot} lies outside the hex")
    return tuple(Piece.of(*parts) for parts in pieces)


def _outline(points: list[str]) -> Polygon:
    spots: list[Spot] = []
    for point in points:
        x, comma, y = point.partition(",")
        if not comma:
            raise FaultError(f"expected a point such as -12,40, got {point!r}")
        spots.append((number(x), number(y)))
    if len(spots) < 3 or not area(spots):
        raise FaultError("expected the points of an outline, at least three")
    return tuple(spots if area(spots) > 0 else spots[::-1])
