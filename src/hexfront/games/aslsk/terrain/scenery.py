"""A board in a season: what each of its hexes does to lines between given levels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from hexfront.board import hexside
from hexfront.games.aslsk.boards.model import Board, Piece
from hexfront.games.aslsk.boards.plane import Span, contacts
from hexfront.games.aslsk.definitions.terrain_effects import (
    HexsideType,
    Sight,
    TerrainChart,
    TerrainType,
)
from hexfront.hexes import Direction, HexId, opposite

Feature: TypeAlias = TerrainType | HexsideType | None
"""What stands in the way; None is the hill itself."""


class Effect(NamedTuple):
    """What a terrain does to a LOS in some month."""

    same_level: Sight
    cross_level: Sight
    inherent: bool


Effects: TypeAlias = tuple[tuple[TerrainType, Effect], ...]


def effects(chart: TerrainChart, month: int) -> Effects:
    """The effects of all terrain in a month (ASL-1.1.1.GR.a, ASL-1.1.1.OR.d)."""
    found = []
    for terrain in TerrainType:
        row = chart.row(terrain, month)
        crossed = chart.cross_level(terrain, month)
        found.append((terrain, Effect(row.same_level, crossed, row.inherent)))
    return tuple(found)


class Relation(NamedTuple):
    """The levels of the two ends of a line."""

    low: int
    high: int

    @property
    def same(self) -> bool:
        return self.low == self.high


def relation(board: Board, a: HexId, b: HexId) -> Relation:
    first, second = board.level[a], board.level[b]
    return Relation(min(first, second), max(first, second))


@cache
def reaches(piece: Piece) -> tuple[tuple[Direction, Span], ...]:
    """The stretches of hexsides that a piece reaches up to."""
    return tuple(contact for part in piece.parts for contact in contacts(part))


class Scenery:
    """A board in a season: what each hex does to lines between given levels."""

    def __init__(self, board: Board, seen: Effects) -> None:
        self.board = board
        self.effects = dict(seen)
        self._contacts: dict[tuple[HexId, Relation, Sight], dict[Direction, tuple[Span, ...]]] = {}

    def effect(self, hex_: HexId, between: Relation) -> Sight:
        """What the terrain of a hex does; lines that pass above it are clear of it."""
        if self.board.level[hex_] < between.low:
            return Sight.CLEAR  # ASL-1.1.1.HI.f
        effect = self.effects[self.board.terrain[hex_]]
        if not between.same:
            return effect.cross_level
        above = self.board.level[hex_] > between.low
        if above and effect.same_level is Sight.HINDRANCE and not effect.inherent:
            return Sight.CLEAR  # ASL-1.1.1.GR.b, ASL-1.1.1.BR.a: units at its level
        return effect.same_level

    def inherent(self, hex_: HexId) -> bool:
        return self.effects[self.board.terrain[hex_]].inherent

    def hills(self, hex_: HexId, between: Relation) -> tuple[Piece, ...]:
        """The higher ground in a hex, unless both ends are as high."""
        return () if between.low else self.board.hills[hex_]

    def pieces(
        self, hex_: HexId, between: Relation, sight: Sight
    ) -> Iterator[tuple[Feature, Piece]]:
        """What is drawn in a hex and blocks, or hinders, lines between these levels."""
        if sight is Sight.OBSTACLE:
            for piece in self.hills(hex_, between):
                yield None, piece
        if self.effect(hex_, between) is sight:
            for piece in self.board.depictions[hex_]:
                yield self.board.terrain[hex_], piece

    def contacts(
        self, hex_: HexId, side: Direction, between: Relation, sight: Sight
    ) -> tuple[Span, ...]:
        """Where what is drawn in a hex reaches up to one of its sides."""
        key = (hex_, between, sight)
        if key not in self._contacts:
            found: dict[Direction, tuple[Span, ...]] = {}
            for _, piece in self.pieces(hex_, between, sight):
                for at, span in reaches(piece):
                    found[at] = (*found.get(at, ()), span)
            self._contacts[key] = found
        return self._contacts[key].get(side, ())

    def spans(self, left: HexId, right: HexId, between: Relation, sight: Sight) -> list[Span]:
        """The stretches of a hexside with something drawn on both of its sides."""
        side = self.board.grid.direction(left, right)
        if side is None:
            return []
        theirs = self.contacts(right, opposite(side), between, sight)
        return [
            both
            for a, b in self.contacts(left, side, between, sight)
            for c, d in theirs
            if (both := (max(a, 60 - d), min(b, 60 - c)))[0] < both[1]
        ]

    def wall(self, a: HexId, b: HexId, between: Relation) -> HexsideType | None:
        """The wall or hedge between two hexes, if a line between these levels meets it."""
        if not between.same or max(self.board.level[a], self.board.level[b]) < between.low:
            return None
        return self.board.hexsides.get(hexside(a, b))
