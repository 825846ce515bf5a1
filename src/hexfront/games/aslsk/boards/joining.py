"""Laying boards together: side by side, one above the other, turned by half a circle.

Where two boards touch they share a column or a row of hexes (ASL-1.1.a, ASL-1.1.f). Such a hex
has a label on either board; the left or upper board's is shown, and its artwork decides. Roads,
walls and hedges of both boards count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hexfront.board import (
    Exit,
    Hexside,
    Laying,
    Place,
    Placement,
    Sheet,
    hexside,
    in_order,
)
from hexfront.games.aslsk.boards import growth, paper
from hexfront.games.aslsk.boards.model import Board, Piece, RoadKind
from hexfront.games.aslsk.boards.plane import Polygon, turned
from hexfront.games.aslsk.definitions.terrain_effects import TerrainType
from hexfront.hexes import NOWHERE, HexId


def join(layout: Sequence[Placement[Board]]) -> Board:
    """One map made of several boards."""
    ordered = in_order(layout)
    if len(ordered) == 1 and not ordered[0].turned:
        return ordered[0].board
    return _Joiner(ordered, paper.SHEET).board()


class _Joiner(Laying[Board]):
    """Boards on their way to one."""

    def board(self) -> Board:
        boards = self.boards
        roads: dict[Hexside, RoadKind] = {}
        for board, ids in zip(boards, self.ids, strict=True):
            roads |= {hexside(ids[a], ids[b]): kind for (a, b), kind in board.roads.items()}
        exits = self._exits(roads)
        joined = Board(
            id="+".join(p.board.id + ("-r" if p.turned else "") for p in self.layout),
            title=boards[0].title,
            grid=self.grid,
            terrain=self.fill([b.terrain for b in boards], TerrainType.OPEN_GROUND),
            level=self.fill([b.level for b in boards], 0),
            roads=roads,
            road_exits=exits,
            hexsides=self.on_sides([b.hexsides for b in boards]),
            depictions=self._pieces([b.depictions for b in boards]),
            hills=self._pieces([b.hills for b in boards]),
            roadways=(),
            links=self.on_sides([b.links for b in boards]),
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

    def _pieces(
        self, columns: Sequence[Sequence[tuple[Piece, ...]]]
    ) -> tuple[tuple[Piece, ...], ...]:
        facing = [
            [tuple(map(_turned, pieces)) for pieces in column] if p.turned else column
            for p, column in zip(self.layout, columns, strict=True)
        ]
        return self.fill(facing, ())

    def _labels(self) -> tuple[str, ...]:
        named = []
        for placement in self.layout:
            letter = placement.board.sheets[0].id
            named.append([letter + label if label else "" for label in placement.board.labels])
        return self.fill(named, "")

    def _exits(self, roads: dict[Hexside, RoadKind]) -> dict[Exit, RoadKind]:
        """Roads that leave a board go on into the next one, or leave the map."""
        exits: dict[Exit, RoadKind] = {}
        for placement, ids in zip(self.layout, self.ids, strict=True):
            for exit_, kind in placement.board.road_exits.items():
                here, direction = self.exit_of(placement, ids, exit_)
                other = self.grid.adjacent[here][direction]
                if other == NOWHERE:
                    exits[here, direction] = kind
                else:
                    roads.setdefault(hexside(here, other), kind)
        return exits

    def _sheet(self, placement: Placement[Board]) -> Sheet:
        """Where the paper of one board lies in the joined map."""
        left, top = self._corner(placement)
        sheet = placement.board.sheets[0]
        width, height = sheet.right - sheet.left, sheet.bottom - sheet.top
        return Sheet(sheet.id, left, top, left + width, top + height, placement.turned)

    def _corner(self, placement: Placement[Board]) -> tuple[float, float]:
        """The upper left corner of a board's paper: the left end and the top of its half hexes."""
        left, _ = self.grid.centre(self.grid.at(*self.moved(placement, (1, 1))))
        _, top = self.grid.centre(self.grid.at(*self.moved(placement, (2, 0))))
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
