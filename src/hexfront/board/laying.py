"""Sheets laid together on a table: where each hex comes to lie, and who has the say about it.

What a game's boards hold differs from game to game; how sheets of one paper lie side by side, one
above the other or turned by half a circle does not. Hexes that sheets share have a label on each
of them; the left or upper sheet has the say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from hexfront.board.board import Exit, Hexside, Sheet, hexside
from hexfront.board.errors import BoardError
from hexfront.board.sheets import Cell, HalfEdged
from hexfront.hexes import Direction, Grid, HexId, turned


class Laid(Protocol):
    """What any board has that can be laid beside others."""

    @property
    def id(self) -> str: ...
    @property
    def grid(self) -> Grid: ...
    @property
    def sheets(self) -> tuple[Sheet, ...]: ...


B = TypeVar("B", bound=Laid)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Placement(Generic[B]):
    """A board in a layout: how many boards to the right and down, and whether turned by 180."""

    board: B
    across: int = 0
    down: int = 0
    turned: bool = False


def in_order(layout: Sequence[Placement[B]]) -> list[Placement[B]]:
    """The placements from the upper left; raises BoardError if they cannot lie like that."""
    if not layout:
        raise BoardError("layout", "", "expected at least one board")
    slots: dict[Cell, str] = {}
    ids: set[str] = set()
    ordered = sorted(layout, key=lambda placement: (placement.down, placement.across))
    for placement in ordered:
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
    return ordered


class Laying(Generic[B]):
    """Boards of one paper on their way to one map; `ids[i]` maps hexes of board i to its hexes."""

    def __init__(self, layout: list[Placement[B]], paper: HalfEdged) -> None:
        self.layout, self.paper = layout, paper
        self.left = min(placement.across for placement in layout)
        self.top = min(placement.down for placement in layout)
        cells = {self.target(p, cell) for p in layout for cell in paper.cells()}
        columns, rows = zip(*cells, strict=True)
        self.grid = Grid(
            min(columns), max(columns), min(rows), max(rows), raised=paper.raised, cells=cells
        )
        self.ids: list[dict[HexId, HexId]] = [
            {
                h: self.grid.at(*self.target(p, p.board.grid.column_row(h)))
                for h in p.board.grid.hexes
            }
            for p in layout
        ]

    @property
    def boards(self) -> list[B]:
        return [placement.board for placement in self.layout]

    def target(self, placement: Placement[B], cell: Cell) -> Cell:
        """Column and row, in the joined map, of a hex of one board."""
        return self.moved(placement, self.paper.half_turn(cell) if placement.turned else cell)

    def moved(self, placement: Placement[B], cell: Cell) -> Cell:
        """The same of a place on the table, whichever way the board lies."""
        (column, row), (wide, high) = cell, self.paper.pitch
        return (
            column + wide * (placement.across - self.left),
            row + high * (placement.down - self.top),
        )

    def fill(self, columns: Sequence[Sequence[T]], empty: T) -> tuple[T, ...]:
        """What the boards say of every hex; the left or upper board has the say."""
        filled = [empty] * self.grid.size
        for values, ids in reversed(list(zip(columns, self.ids, strict=True))):
            for old, new in ids.items():
                filled[new] = values[old]
        return tuple(filled)

    def on_sides(self, columns: Sequence[Mapping[Hexside, T]]) -> dict[Hexside, T]:
        """What the boards say of hexsides, all of it."""
        found: dict[Hexside, T] = {}
        for values, ids in zip(columns, self.ids, strict=True):
            for (a, b), value in values.items():
                found.setdefault(hexside(ids[a], ids[b]), value)
        return found

    def exit_of(self, placement: Placement[B], ids: Mapping[HexId, HexId], exit_: Exit) -> Exit:
        """Where a road that leaves a board leads, in the joined map."""
        h, direction = exit_
        return ids[h], Direction(turned(direction, 3 if placement.turned else 0))
