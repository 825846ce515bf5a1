"""A board: what is in every hex and on every hexside, and what the hexes are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hexfront.board.errors import UnknownHexError
from hexfront.hexes import DIRECTIONS, Bitboard, Direction, Grid, HexId, bits, has, union

Hexside = tuple[HexId, HexId]
"""Two adjacent hexes, the lower id first: the side that they share."""

Exit = tuple[HexId, Direction]
"""A hex at the board's edge and the direction in which a road leaves it."""


def hexside(a: HexId, b: HexId) -> Hexside:
    return (a, b) if a < b else (b, a)


@dataclass(frozen=True, slots=True)
class Place:
    """A name written on the map; `dx`, `dy` and `size` are pixels of the drawing."""

    at: HexId
    en: str
    ru: str
    dx: float = 0.0
    dy: float = 0.0
    size: float = 26.0
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Sheet:
    """One printed board within a map: where its paper lies, in units of the hex radius.

    A sheet with half edges is cut through the middle of its outer hexes.
    """

    id: str
    left: float
    top: float
    right: float
    bottom: float
    turned: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A map to play on, either one printed board or several joined ones.

    `grid.cells` holds every hex that is drawn; `whole` only those in play. Boards are
    shared definitions: they are compared by identity and referred to by `id` in a state.
    """

    id: str
    title: str
    grid: Grid
    terrain: tuple[str, ...]
    level: tuple[int, ...]
    whole: Bitboard
    roads: frozenset[Hexside]
    road_hexes: frozenset[HexId]
    road_exits: frozenset[Exit]
    walls: frozenset[Hexside]
    fords: frozenset[HexId]
    places: tuple[Place, ...]
    sheets: tuple[Sheet, ...]
    half_edges: bool
    labels: tuple[str, ...]
    by_label: Mapping[str, HexId]
    note: str

    def at(self, label: str) -> HexId:
        """The hex with this label: `E05` on a single board, `1-E05` anywhere."""
        found = self.by_label.get(label.strip().upper())
        if found is not None:
            return found
        raise UnknownHexError(f"board {self.id}", label, self._hint(label.strip().upper()))

    def label(self, hex_: HexId) -> str:
        """The label players read: `E05` on a single board, `2-E05` on joined ones."""
        text = self.labels[hex_] if 0 <= hex_ < len(self.labels) else ""
        if not text:
            raise UnknownHexError(f"board {self.id}", str(hex_), "not the id of a hex")
        return text

    def full_label(self, hex_: HexId) -> str:
        """The label with the board's number in any case."""
        text = self.label(hex_)
        return text if "-" in text else f"{self.id}-{text}"

    def in_play(self, hex_: HexId) -> bool:
        """Is this a whole hex? Half hexes at the outer edges are only drawn."""
        return has(self.whole, hex_)

    def of(self, *kinds: str) -> Bitboard:
        """The hexes in play that hold one of these terrain kinds."""
        return union(h for h in bits(self.whole) if self.terrain[h] in kinds)

    def road_between(self, a: HexId, b: HexId) -> bool:
        """Does a road cross the side of these two hexes?"""
        return hexside(a, b) in self.roads

    def wall_between(self, a: HexId, b: HexId) -> bool:
        """Is there a wall on the side of these two hexes?"""
        return hexside(a, b) in self.walls

    def walled_sides(self, hex_: HexId) -> tuple[Direction, ...]:
        """The directions of the walls around a hex."""
        around = self.grid.adjacent[hex_]
        return tuple(d for d in DIRECTIONS if self.wall_between(hex_, around[d]))

    def _hint(self, label: str) -> str:
        """Why a label is unknown: a missing board number is the usual slip."""
        tail = f"-{label}"
        candidates = sorted(name for name in self.by_label if name.endswith(tail))
        if not candidates or "-" in label:
            return "no such hex"
        return "which board? say " + " or ".join(candidates)
