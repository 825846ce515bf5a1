"""Laying boards together: side by side, one above the other, turned by half a circle.

Where two boards touch they share a column or a row of hexes (ASL-1.1.a, ASL-1.1.f). Such a hex
has a label on either board; the left or upper board's is shown, and its artwork decides. Roads,
walls and hedges of both boards count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from hexfront.board import BoardError, Exit, Hexside, Place, Sheet, hexside
from hexfront.games.aslsk.boards import growth, paper
from hexfront.games.aslsk.boards.model import Board, Piece, RoadKind
from hexfront.games.aslsk.boards.plane import Polygon, turned
from hexfront.games.aslsk.definitions.terrain_effects import TerrainType
from hexfront.hexes import NOWHERE, Grid, HexId, opposite

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Placement:
    """A board in a layout: how many boards to the right and down, and whether turned by 180."""

    board: Board
    across: int = 0
    down: int = 0
    turned: bool = False


def join(layout: Sequence[Placement]) -> Board:
    """One map made of several boards."""
    ordered = sorted(layout, key=lambda p: (p.down, p.across))
    _check(ordered)
    if len(ordered) == 1 and not ordered[0].turned:
        return ordered[0].board
    return _Joiner(ordered).board()


def _check(layout: list[Placement]) -> None:
    if not layout:
        raise BoardError("layout", "", "expected at least one board")
    slots: dict[tuple[int, int], str] = {}
    ids: set[str] = set()
    for placement in layout:
        board, slot = placement.board, (placement.across, placement.down)
        key = f"board {board.id}"
        if len(board.sheets) != 1:
            raise BoardError("layout", key, "expected a single board")
        if board.id in ids:
            raise BoardError("layout", key, "is laid out twice")
        if slot in slots:
            raise BoardError("layout", key, f"lies on top of board {slots[slot]}")
        ids.add(board.id)
        slots[slot] = board.id


class _Joiner:
    """Boards on their way to one; `ids[i]` maps the hexes of board i to joined hexes."""

    def __init__(self, layout: list[Placement]) -> None:
        self.layout = layout
        self.left = min(p.across for p in layout)
        self.top = min(p.down for p in layout)
        cells = {self._target(p, cell) for p in layout for cell in paper.cells()}
        columns, rows = zip(*cells, strict=True)
        self.grid = Grid(
            min(columns), max(columns), min(rows), max(rows), raised=paper.RAISED, cells=cells
        )
        self.ids = [
            {
                h: self.grid.at(*self._target(p, p.board.grid.column_row(h)))
                for h in p.board.grid.hexes
            }
            for p in layout
        ]

    def _target(self, placement: Placement, cell: paper.Cell) -> paper.Cell:
        """Column and row, in the joined map, of a hex of one board."""
        column, row = paper.half_turn(cell) if placement.turned else cell
        wide, high = paper.PITCH
        return (
            column + wide * (placement.across - self.left),
            row + high * (placement.down - self.top),
        )

    def board(self) -> Board:
        boards = [p.board for p in self.layout]
        roads: dict[Hexside, RoadKind] = {}
        for board, ids in zip(boards, self.ids, strict=True):
            roads |= {hexside(ids[a], ids[b]): kind for (a, b), kind in board.roads.items()}
        exits = self._exits(roads)
        joined = Board(
            id="+".join(p.board.id + ("-r" if p.turned else "") for p in self.layout),
            title=boards[0].title,
            grid=self.grid,
            terrain=self._fill([b.terrain for b in boards], TerrainType.OPEN_GROUND),
            level=self._fill([b.level for b in boards], 0),
            roads=roads,
            road_exits=exits,
            hexsides=self._on_sides([b.hexsides for b in boards]),
            depictions=self._pieces([b.depictions for b in boards]),
            hills=self._pieces([b.hills for b in boards]),
            roadways=(),
            links=self._on_sides([b.links for b in boards]),
            places=tuple(self._places()),
            sheets=tuple(self._sheet(p) for p in self.layout),
            labels=self._labels(),
            by_label={
                p.board.sheets[0].id + p.board.label(h): ids[h]
                for p, ids in zip(self.layout, self.ids, strict=True)
                for h in p.board.grid.hexes
            },
            note="\n".join(b.note for b in boards),
        )
        return replace(joined, roadways=_roadways(joined))

    def _fill(self, columns: Sequence[Sequence[T]], empty: T) -> tuple[T, ...]:
        """What is said of every hex; the left or upper board has the say."""
        filled = [empty] * self.grid.size
        for values, ids in reversed(list(zip(columns, self.ids, strict=True))):
            for old, new in ids.items():
                filled[new] = values[old]
        return tuple(filled)

    def _pieces(
        self, columns: Sequence[Sequence[tuple[Piece, ...]]]
    ) -> tuple[tuple[Piece, ...], ...]:
        facing = [
            [tuple(map(_turned, pieces)) for pieces in column] if p.turned else column
            for p, column in zip(self.layout, columns, strict=True)
        ]
        return self._fill(facing, ())

    def _on_sides(self, columns: Sequence[Mapping[Hexside, T]]) -> dict[Hexside, T]:
        found: dict[Hexside, T] = {}
        for values, ids in zip(columns, self.ids, strict=True):
            for (a, b), value in values.items():
                found.setdefault(hexside(ids[a], ids[b]), value)
        return found

    def _labels(self) -> tuple[str, ...]:
        named = []
        for placement in self.layout:
            letter = placement.board.sheets[0].id
            named.append([letter + label if label else "" for label in placement.board.labels])
        return self._fill(named, "")

    def _exits(self, roads: dict[Hexside, RoadKind]) -> dict[Exit, RoadKind]:
        """Roads that leave a board go on into the next one, or leave the map."""
        exits: dict[Exit, RoadKind] = {}
        for placement, ids in zip(self.layout, self.ids, strict=True):
            for (hex_, side), kind in placement.board.road_exits.items():
                here = ids[hex_]
                direction = opposite(side) if placement.turned else side
                other = self.grid.adjacent[here][direction]
                if other == NOWHERE:
                    exits[here, direction] = kind
                else:
                    roads.setdefault(hexside(here, other), kind)
        return exits

    def _sheet(self, placement: Placement) -> Sheet:
        """Where the paper of one board lies in the joined map."""
        left, top = self._corner(placement)
        sheet = placement.board.sheets[0]
        width, height = sheet.right - sheet.left, sheet.bottom - sheet.top
        return Sheet(sheet.id, left, top, left + width, top + height, placement.turned)

    def _corner(self, placement: Placement) -> tuple[float, float]:
        """The upper left corner of a board's paper: the left end and the top of its half hexes."""
        wide, high = paper.PITCH
        across, down = placement.across - self.left, placement.down - self.top
        left, _ = self.grid.centre(self.grid.at(1 + wide * across, 1 + high * down))
        _, top = self.grid.centre(self.grid.at(2 + wide * across, high * down))
        return left, top

    def _places(self) -> list[Place]:
        """Names stay upright on turned boards, so they keep their offset."""
        return [
            replace(place, at=ids[place.at])
            for p, ids in zip(self.layout, self.ids, strict=True)
            for place in p.board.places
        ]


def _turned(piece: Piece) -> Piece:
    return Piece.of(*(turned(part) for part in piece.parts))


def _roadways(board: Board) -> tuple[Polygon, ...]:
    """The roads of the joined map; where boards meet, a road goes on."""
    surfaces: list[Polygon] = [()] * board.grid.size
    for hex_ in board.grid.hexes:
        if sides := board.road_sides(HexId(hex_)):
            surfaces[hex_] = growth.roadway(sides)
    return tuple(surfaces)
