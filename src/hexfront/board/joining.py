"""Laying boards together: side by side, one above the other, turned by half a circle.

Where two boards touch, the halves of their outer hexes form whole hexes that are in play.
Such a hex has a label on either board; the left or upper board's is the one
that is shown, and its artwork decides the terrain. Roads and walls of both boards count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hexfront.board.board import Board, Exit, Hexside, Place, Sheet, hexside
from hexfront.board.errors import BoardError
from hexfront.board.laying import Laying, Placement, in_order
from hexfront.board.sheets import WHOLE, Cell, HalfEdged
from hexfront.hexes import NOWHERE, Bitboard, opposite, union


def join(layout: Sequence[Placement[Board]]) -> Board:
    """One board made of several."""
    for board in (placement.board for placement in layout):
        if not board.half_edges or len(board.sheets) != 1:
            key = f"board {board.id}"
            raise BoardError("layout", key, "expected a single board with half edges")
    ordered = in_order(layout)
    if len({_paper(placement.board).pitch for placement in ordered}) > 1:
        raise BoardError("layout", "", "the boards are not all of one size")
    return _Joiner(ordered, _paper(ordered[0].board)).board()


def _paper(board: Board) -> HalfEdged:
    grid = board.grid
    return HalfEdged(grid.columns[0], grid.columns[-1], grid.rows[0], grid.rows[-1], grid.raised)


class _Joiner(Laying[Board]):
    """Boards on their way to one."""

    def _whole(self) -> Bitboard:
        """The hexes of which all quarters lie on paper."""
        quarters: dict[Cell, int] = {}
        for placement in self.layout:
            for cell in self.paper.cells():
                kept = self.paper.half_turn(cell) if placement.turned else cell
                target = self.moved(placement, kept)
                quarters[target] = quarters.get(target, 0) | self.paper.quarters(kept)
        return union(self.grid.at(*cell) for cell, part in quarters.items() if part == WHOLE)

    def board(self) -> Board:
        boards = self.boards
        roads, exits = self._roads()
        return Board(
            id=self._name(),
            title=boards[0].title,
            grid=self.grid,
            terrain=self.fill([board.terrain for board in boards], ""),
            level=self.fill([board.level for board in boards], 0),
            whole=self._whole(),
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
            labels=self._labels(),
            by_label={
                board.full_label(h).upper(): ids[h]
                for board, ids in zip(boards, self.ids, strict=True)
                for h in board.grid.hexes
            },
            note="\n".join(board.note for board in boards),
        )

    def _name(self) -> str:
        """`1+2r` for boards side by side, `1/2r` for one above the other."""
        rows: dict[int, list[str]] = {}
        for placement in self.layout:
            name = placement.board.id + ("r" if placement.turned else "")
            rows.setdefault(placement.down, []).append(name)
        return "/".join("+".join(row) for row in rows.values())

    def _labels(self) -> tuple[str, ...]:
        named = []
        for board in self.boards:
            labels = [""] * board.grid.size
            for h in board.grid.hexes:
                labels[h] = board.full_label(h)
            named.append(labels)
        return self.fill(named, "")

    def _roads(self) -> tuple[set[Hexside], set[Exit]]:
        """All roads; two that leave their boards at the same hexside become one."""
        roads: set[Hexside] = set()
        exits: set[Exit] = set()
        for placement, ids in zip(self.layout, self.ids, strict=True):
            roads |= {hexside(ids[a], ids[b]) for a, b in placement.board.roads}
            exits |= {self.exit_of(placement, ids, exit_) for exit_ in placement.board.road_exits}
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

    def _sheet(self, placement: Placement[Board]) -> Sheet:
        first: Cell = (self.paper.first_column, self.paper.first_row)
        last: Cell = (self.paper.last_column, self.paper.last_row)
        left, top = self.grid.centre(self.grid.at(*self.moved(placement, first)))
        right, bottom = self.grid.centre(self.grid.at(*self.moved(placement, last)))
        return Sheet(placement.board.id, left, top, right, bottom, placement.turned)
