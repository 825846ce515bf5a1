"""The map of the theatre: what is in every hex, on every hexside, and around the edges.

A theatre is an immutable definition, shared by all States and compared by identity. It holds the
whole map or a window of it: the hexes of a scenario's map sheets, with numbers, terrain and lines
as on the whole map, and with its own edges.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from hexfront.board import Hexside, Sheet, UnknownHexError, hexside
from hexfront.games.s42.definitions.terrain import River, RoadKind, Terrain
from hexfront.hexes import NOWHERE, Bitboard, Grid, HexId, LabelError, NumberLabel, has
from hexfront.hexes.plane import Point

LABELS = NumberLabel()


class PlaceKind(Enum):
    """A City is a terrain, a Town is a place in any terrain, a Landmark only a name."""

    LANDMARK = "landmark"
    TOWN = "town"
    MINOR_CITY = "minor-city"
    MAJOR_CITY = "major-city"


class SeaName(Enum):
    """The waters on which a port may lie (S42-16.2.3, S42-16.2.4)."""

    AZOV = "azov"
    BLACK = "black"
    KERCH = "kerch"


class Holder(Enum):
    """To whom an entry area is friendly."""

    AXIS = "axis"
    SOVIET = "soviet"
    BOTH = "both"


class Bridge(Enum):
    """What carries a way over a river hexside (S42-5.2.e, S42-5.5.4)."""

    ROAD = "road"
    RAIL = "rail"


@dataclass(frozen=True, slots=True)
class Place:
    """A named place; `city` names the City to which several hexes belong."""

    hex: HexId
    en: str
    ru: str
    kind: PlaceKind
    vp: int
    port: SeaName | None
    airfield: bool
    city: str

    def name(self, language: str) -> str:
        return self.ru if language == "ru" else self.en


@dataclass(frozen=True, slots=True)
class Course:
    """A river or a narrow lake along its hexsides, source to mouth.

    In a window it holds the hexsides that lie there; `head` and `mouth` tell what it comes from
    and runs into: edge, spring, sea, sink, or the id of another course.
    """

    id: str
    en: str
    ru: str
    kind: River
    head: str
    mouth: str
    sides: tuple[Hexside, ...]


@dataclass(frozen=True, slots=True)
class Road:
    """A road from hex to hex; at an open end it goes on beyond the map."""

    kind: RoadKind
    hexes: tuple[HexId, ...]
    from_edge: bool
    to_edge: bool


@dataclass(frozen=True, slots=True)
class Railway:
    """A railway line. `green` lines are repaired by Railheads (S42-17.1.b).

    `opens` is the turn from which an unfinished line exists, 0 for all others (S42-17.5). A `link`
    joins two hexes that need not be adjacent (S42-5.5.7).
    """

    en: str
    green: bool
    tracks: int
    opens: int
    link: bool
    hexes: tuple[HexId, ...]
    from_edge: bool
    to_edge: bool


@dataclass(frozen=True, slots=True)
class Ferry:
    en: str
    ru: str
    side: Hexside


@dataclass(frozen=True, slots=True)
class EntryArea:
    """An off-map area (S42-22.0) and the map hexes next to it; a box touches none."""

    id: str
    side: Holder
    en: str
    ru: str
    hexes: tuple[HexId, ...]

    def name(self, language: str) -> str:
        return self.ru if language == "ru" else self.en


@dataclass(frozen=True, slots=True)
class Line:
    """A line that is drawn along hexsides."""

    en: str
    ru: str
    sides: tuple[Hexside, ...]


@dataclass(frozen=True, slots=True)
class Waters:
    """The shore of a sea or lake for the drawing, in hex radii of this grid."""

    sea: bool
    outline: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Inscription:
    """A name written over the map."""

    en: str
    ru: str
    at: Point
    water: bool
    size: float
    turn: float
    spread: float


@dataclass(frozen=True, slots=True, eq=False)
class Theatre:
    """A map to play on. Lists by hex are indexed by HexId, the rest holds what there is."""

    id: str
    grid: Grid
    sheets: tuple[Sheet, ...]
    map_sheets: tuple[tuple[str, ...], ...]
    terrain: tuple[Terrain, ...]
    land: Bitboard
    places: Mapping[HexId, Place]
    fortified: Mapping[HexId, int]
    courses: tuple[Course, ...]
    rivers: Mapping[Hexside, River]
    sea_sides: frozenset[Hexside]
    alpine: frozenset[Hexside]
    ways: tuple[Road, ...]
    roads: Mapping[Hexside, RoadKind]
    railways: tuple[Railway, ...]
    rails: Mapping[Hexside, Railway]
    ferries: tuple[Ferry, ...]
    volga_bridges: frozenset[Hexside]
    areas: Mapping[str, EntryArea]
    start_line: Line
    west_of_start: Bitboard
    army_boundaries: tuple[Line, ...]
    rows: Mapping[str, int]
    waters: tuple[Waters, ...]
    inscriptions: tuple[Inscription, ...]

    def at(self, label: str) -> HexId:
        """The hex with this number."""
        try:
            found = self.grid.find(*LABELS.parse(label))
        except LabelError as error:
            raise UnknownHexError(f"map {self.id}", label, str(error)) from error
        if found == NOWHERE:
            raise UnknownHexError(f"map {self.id}", label)
        return found

    def label(self, hex_: HexId) -> str:
        """The number printed in a hex."""
        return LABELS.format(*self.grid.column_row(hex_))

    def in_play(self, hex_: HexId) -> bool:
        """Can a unit stand here?"""
        return has(self.land, hex_)

    def place_named(self, name: str) -> Place:
        """The place with this English or Russian name; KeyError if there is none."""
        for place in self.places.values():
            if name in (place.en, place.ru):
                return place
        raise KeyError(name)

    def vp(self, hex_: HexId) -> int:
        """The victory points printed in a hex."""
        place = self.places.get(hex_)
        return place.vp if place else 0

    def town(self, hex_: HexId) -> bool:
        place = self.places.get(hex_)
        return place is not None and place.kind is PlaceKind.TOWN

    def river(self, a: HexId, b: HexId) -> River | None:
        """The water along the side of two hexes."""
        return self.rivers.get(hexside(a, b))

    def impassable(self, a: HexId, b: HexId) -> bool:
        """Does sea or unfrozen lake bar the side for good (S42-2.2.3)? Winter is not asked."""
        if not (self.in_play(a) and self.in_play(b)):
            return True
        side = hexside(a, b)
        return side in self.sea_sides or self.rivers.get(side) is River.LAKE

    def coast(self, a: HexId, b: HexId) -> bool:
        """Does the side part land from sea?"""
        kinds = {self.terrain[a], self.terrain[b]}
        return Terrain.SEA in kinds and len(kinds) == 2

    def bridge(self, a: HexId, b: HexId) -> Bridge | None:
        """The bridge on a river side; a road bridge counts before a rail one (S42-5.5.4.d)."""
        side = hexside(a, b)
        if side not in self.rivers:
            return None
        if side in self.roads:
            return Bridge.ROAD
        return Bridge.RAIL if side in self.rails else None

    def rail_open(self, a: HexId, b: HexId, turn: int) -> bool:
        """Does a railway join two hexes on this turn (S42-17.5)?"""
        line = self.rails.get(hexside(a, b))
        return line is not None and line.opens <= turn

    def ferry(self, a: HexId, b: HexId) -> bool:
        """Is there a printed ferry on the side (S42-5.5.6)?"""
        side = hexside(a, b)
        return any(ferry.side == side for ferry in self.ferries)

    def of(self, *kinds: Terrain) -> Bitboard:
        """The hexes of these terrains."""
        return sum(1 << h for h in self.grid.hexes if self.terrain[h] in kinds)

    def city_hexes(self, city: str) -> tuple[HexId, ...]:
        """All hexes of a City that fills more than one, such as Stalingrad."""
        return tuple(h for h, place in self.places.items() if city in (place.city, place.en))

    def rail_junctions(self) -> frozenset[HexId]:
        """Hexes where green lines fork (S42-17.2.2)."""
        ends: dict[HexId, set[HexId]] = {}
        for (a, b), line in self.rails.items():
            if line.green:
                ends.setdefault(a, set()).add(b)
                ends.setdefault(b, set()).add(a)
        return frozenset(h for h, others in ends.items() if len(others) > 2)
