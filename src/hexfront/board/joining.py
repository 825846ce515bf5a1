"""Laying boards together: side by side, one above the other, turned by half a circle.

Where two boards touch, the halves of their outer hexes form whole hexes that are in play.
Such a hex has a label on either board; the left or upper board's is the one
that is shown, and its artwork decides the terrain. Roads and walls of both boards count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hexfront.board.board import Board, Exit, Hexside, Place, Sheet, hexside
from hexfront.board.errors import BoardError
from hexfront.board.sheets import WHOLE, Cell, HalfEdged
from hexfront.hexes import NOWHERE, Grid, opposite, turned, union


@dataclass(frozen=True, slots=True)
class Placement:
    """A board in a layout: how many boards to the right and down, and whether turned by 180."""

    board: Board
    across: int = 0
    down: int = 0
    turned: bool = False


def join(layout: Sequence[Placement]) -> Board:
    """One board made of several."""
    ordered = sorted(layout, key=lambda p: (p.down, p.across))
    _check(ordered)
    return _Joiner(ordered).board()


def _check(layout: list[Placement]) -> None:
    if not layout:
        raise BoardError("layout", "", "expected at least one board")
    slots: dict[Cell, str] = {}
    ids: set[str] = set()
    papers = {_paper(p.board).pitch for p in layout}
    for placement in layout:
        board, slot = placement.board, (placement.across, placement.down)
        key = f"board {board.id}"
        if not board.half_edges or len(board.sheets) != 1:
            raise BoardError("layout", key, "expected a single board with half edges")
        if board.id in ids:
            raise BoardError("layout", key, "is laid out twice")
        if slot in slots:
            raise BoardError("layout", key, f"lies on top of board {slots[slot]}")
        ids.add(board.id)
        slots[slot] = board.id
    if len(papers) > 1:
        raise BoardError("layout", "", "the boards are not all of one size")


def _paper(board: Board) -> HalfEdged:
    grid = board.grid
    return HalfEdged(grid.columns[0], grid.columns[-1], grid.rows[0], grid.rows[-1], grid.raised)


class _Joiner:
    """Boards on their way to one; `ids[i]` maps the hexes of board i to joined hexes."""

    def __init__(self, layout: list[Placement]) -> None:
        self.layout = layout
        self.paper = _paper(layout[0].board)
        self.quarters: dict[Cell, int] = {}
        for placement in layout:
            for cell in self.paper.cells():
                target = self._target(placement, cell)
                kept = self.paper.half_turn(cell) if placement.turned else cell
                self.quarters[target] = self.quarters.get(target, 0) | self.paper.quarters(kept)
        columns = [column for column, _ in self.quarters]
        rows = [row for _, row in self.quarters]
        self.grid = Grid(
            min(columns),
            max(columns),
            min(rows),
            max(rows),
            raised=self.paper.raised,
            cells=self.quarters,
        )
        self.ids = [
            {
                h: self.grid.at(*self._target(placement, placement.board.grid.column_row(h)))
                for h in placement.board.grid.hexes
            }
            for placement in layout
        ]

    def _target(self, placement: Placement, cell: Cell) -> Cell:
        """Column and row, in the joined map, of a hex of one board."""
        column, row = self.paper.half_turn(cell) if placement.turned else cell
        wide, high = self.paper.pitch
        left = min(p.across for p in self.layout)
        top = min(p.down for p in self.layout)
        return (column + wide * (placement.across - left), row + high * (placement.down - top))

    def board(self) -> Board:
        boards = [placement.board for placement in self.layout]
        terrain, level, labels = self._fill()
        roads, exits = self._roads()
        return Board(
            id="+".join(board.id for board in boards),
            title=boards[0].title,
            grid=self.grid,
            terrain=terrain,
            level=level,
            whole=union(
                self.grid.at(*cell) for cell, part in self.quarters.items() if part == WHOLE
            ),
            roads=frozenset(roads),
            road_hexes=frozenset(h for side in roads for h in side) | {h for h, _ in exits},
            road_exits=frozenset(exits),
            walls=frozenset(
                hexside(ids[a], ids[b])
                for board, ids in zip(boards, self.ids, strict=True)
                for a, b in board.walls
            ),
            fords=frozenset(
                ids[h] for board, ids in zip(boards, self.ids, strict=True) for h in board.fords
            ),
            places=tuple(self._places()),
            sheets=tuple(self._sheet(placement) for placement in self.layout),
            half_edges=True,
            labels=labels,
            by_label={
                board.full_label(h).upper(): ids[h]
                for board, ids in zip(boards, self.ids, strict=True)
                for h in board.grid.hexes
            },
            note="\n".join(board.note for board in boards),
        )

    def _fill(self) -> tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...]]:
        """Terrain, level and label of each hex; the left or upper board has the say."""
        terrain, level = [""] * self.grid.size, [0] * self.grid.size
        labels = [""] * self.grid.size
        for placement, ids in zip(self.layout, self.ids, strict=True):
            board = placement.board
            for h, target in ids.items():
                if labels[target]:
                    continue
                labels[target] = board.full_label(h)
                terrain[target] = board.terrain[h]
                level[target] = board.level[h]
        return tuple(terrain), tuple(level), tuple(labels)

    def _roads(self) -> tuple[set[Hexside], set[Exit]]:
        """All roads; two that leave their boards at the same hexside become one."""
        roads: set[Hexside] = set()
        exits: set[Exit] = set()
        for placement, ids in zip(self.layout, self.ids, strict=True):
            roads |= {hexside(ids[a], ids[b]) for a, b in placement.board.roads}
            for h, direction in placement.board.road_exits:
                exits.add((ids[h], turned(direction, 3 if placement.turned else 0)))
        for h, direction in sorted(exits):
            other = self.grid.adjacent[h][direction]
            if other == NOWHERE:
                continue
            exits.discard((h, direction))
            if (other, opposite(direction)) in exits:
                roads.add(hexside(h, other))
        return roads, exits

    def _places(self) -> list[Place]:
        """Names stay upright on a turned board, on the other side of their hex."""
        found: list[Place] = []
        for placement, ids in zip(self.layout, self.ids, strict=True):
            sign = -1 if placement.turned else 1
            found += [
                replace(place, at=ids[place.at], dx=sign * place.dx, dy=sign * place.dy)
                for place in placement.board.places
            ]
        return found

    def _sheet(self, placement: Placement) -> Sheet:
        first: Cell = (self.paper.first_column, self.paper.first_row)
        last: Cell = (self.paper.last_column, self.paper.last_row)
        upright = replace(placement, turned=False)
        left, top = self.grid.centre(self.grid.at(*self._target(upright, first)))
        right, bottom = self.grid.centre(self.grid.at(*self._target(upright, last)))
        return Sheet(placement.board.id, left, top, right, bottom, placement.turned)
