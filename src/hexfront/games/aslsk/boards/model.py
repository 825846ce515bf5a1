"""A board whose picture is its geometry: terrain codes, and the shapes drawn in every hex."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from hexfront.board import Exit, Hexside, Place, Sheet, UnknownHexError, hexside
from hexfront.games.aslsk.boards.plane import Polygon, Spot, hull
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.hexes import DIRECTIONS, Bitboard, Direction, Grid, HexId, union


class RoadKind(Enum):
    """How a road is surfaced (ASL-1.1.1.RD.a)."""

    DIRT = "dirt"
    PAVED = "paved"


@dataclass(frozen=True, slots=True)
class Piece:
    """One connected depiction within one hex, made of shapes that overlap or touch.

    A connected shape is crossed by exactly those lines that have a part of it on either side,
    so for a line that starts and ends outside the hex the corners of `hull` decide.
    """

    parts: tuple[Polygon, ...]
    hull: Polygon

    @classmethod
    def of(cls, *parts: Polygon) -> Piece:
        return cls(parts, hull(spot for part in parts for spot in part))


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A map to play on: one board or several joined ones.

    Half hexes count as whole ones (ASL-1.1.e), so every hex of the grid is in play. What is
    listed by hex is indexed by HexId and empty for ids that are no hexes. Shapes are given as
    seen from the centre dot of their hex. Boards are shared definitions: compared by identity,
    referred to by `id`.
    """

    id: str
    title: Mapping[str, str]
    grid: Grid
    terrain: tuple[TerrainType, ...]
    level: tuple[int, ...]
    roads: Mapping[Hexside, RoadKind]
    road_exits: Mapping[Exit, RoadKind]
    """Roads that leave the map across its edge (ASL-3.3.g)."""
    hexsides: Mapping[Hexside, HexsideType]
    depictions: tuple[tuple[Piece, ...], ...]
    """The terrain of each hex as it is drawn."""
    hills: tuple[tuple[Piece, ...], ...]
    """The ground of each hex that is a level higher; its edge is the crest line."""
    roadways: tuple[Polygon, ...]
    """The surface of the road in each hex."""
    links: Mapping[Hexside, int]
    """Buildings that go on across a hexside, by their width."""
    places: tuple[Place, ...]
    sheets: tuple[Sheet, ...]
    labels: tuple[str, ...]
    by_label: Mapping[str, HexId]
    note: str

    def at(self, label: str) -> HexId:
        """The hex with this label: `K2` on a single board, `aK2` anywhere (ASL-1.1.c)."""
        found = self.by_label.get(label.strip())
        if found is not None:
            return found
        reason = "no such hex"
        if candidates := sorted(name for name in self.by_label if name[1:] == label.strip()):
            reason = "which board? say " + " or ".join(candidates)
        raise UnknownHexError(f"board {self.id}", label, reason)

    def label(self, hex_: HexId) -> str:
        """The label players read: `K2` on a single board, `aK2` on joined ones."""
        text = self.labels[hex_] if 0 <= hex_ < len(self.labels) else ""
        if not text:
            raise UnknownHexError(f"board {self.id}", str(hex_), "not the id of a hex")
        return text

    def in_play(self, hex_: HexId) -> bool:
        return self.grid.cells >> hex_ & 1 == 1 if hex_ >= 0 else False

    def of(self, *kinds: TerrainType) -> Bitboard:
        """The hexes with one of these kinds of terrain."""
        return union(h for h in self.grid.hexes if self.terrain[h] in kinds)

    def road_between(self, a: HexId, b: HexId) -> RoadKind | None:
        """The road that crosses the side of two hexes."""
        return self.roads.get(hexside(a, b))

    def road_sides(self, hex_: HexId) -> tuple[Direction, ...]:
        """The sides through which roads leave a hex."""
        around = self.grid.adjacent[hex_]
        return tuple(
            d
            for d in DIRECTIONS
            if hexside(hex_, around[d]) in self.roads or (hex_, d) in self.road_exits
        )

    def has_road(self, hex_: HexId) -> bool:
        return bool(self.roadways[hex_])

    def between(self, a: HexId, b: HexId) -> HexsideType | None:
        """The wall or hedge on the side of two hexes."""
        return self.hexsides.get(hexside(a, b))

    def building(self, hex_: HexId) -> frozenset[HexId]:
        """All hexes of the building in a hex, as far as it goes on from hex to hex (ASL-2.0.k)."""
        found, edge = {hex_}, [hex_]
        while edge:
            here = edge.pop()
            for other in self.grid.neighbours[here]:
                if other not in found and hexside(here, other) in self.links:
                    found.add(other)
                    edge.append(other)
        return frozenset(found)

    def climbs(self, a: HexId, b: HexId) -> bool:
        """Whether a step crosses a crest line upward (ASL-1.1.1.HI.h)."""
        return self.level[b] > self.level[a]


def shifted(polygon: Polygon, by: Spot) -> Polygon:
    """A shape moved."""
    return tuple((x + by[0], y + by[1]) for x, y in polygon)
