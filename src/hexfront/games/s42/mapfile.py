"""Reading the map file into a theatre, whole or as a window of some sheets."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import msgspec
from msgspec import Struct

from hexfront.board import Hexside, Sheet, hexside
from hexfront.games.s42.corners import Corners
from hexfront.games.s42.datafile import DATA, DataError, fault, read_struct
from hexfront.games.s42.terrain import LETTERS, OFF_MAP, River, Terrain
from hexfront.games.s42.theatre import (
    LABELS,
    Course,
    EntryArea,
    Ferry,
    Holder,
    Inscription,
    Line,
    Place,
    PlaceKind,
    Railway,
    Road,
    RoadKind,
    SeaName,
    Theatre,
    Waters,
)
from hexfront.hexes import NOWHERE, Bitboard, Grid, HexId, LabelError, Parity, has
from hexfront.hexes.plane import Point

MAP_FILE = DATA / "map" / "theatre.toml"
WHOLE = "theatre"
"""The name of the window that shows everything."""

Span = tuple[int, int]


class Table(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all tables of the map file have in common: no key may be misspelt."""


class PlaceTable(Table):
    hex: str
    en: str
    ru: str
    kind: PlaceKind
    vp: int = 0
    port: SeaName | None = None
    airfield: bool = False
    city: str = ""


class CourseTable(Table):
    id: str
    en: str
    ru: str
    kind: River
    head: str
    mouth: str
    sides: tuple[str, ...]


class SidesTable(Table):
    sea: tuple[str, ...]
    alpine: tuple[str, ...]


class WayTable(Table):
    hexes: tuple[str, ...]
    from_edge: bool = False
    to_edge: bool = False


class RoadTable(WayTable):
    kind: RoadKind


class RailTable(WayTable):
    en: str
    green: bool
    tracks: int
    opens: int = 0
    link: bool = False


class FerryTable(Table):
    en: str
    ru: str
    side: str


class BridgeTable(Table):
    side: str


class FortifiedTable(Table):
    group: int
    hexes: tuple[str, ...]


class SheetTable(Table):
    id: str
    columns: Span
    rows: Span

    def holds(self, cell: tuple[int, int]) -> bool:
        column, row = cell
        within = self.columns[0] <= column <= self.columns[1]
        return within and self.rows[0] <= row <= self.rows[1]


class AreaTable(Table):
    id: str
    side: Holder
    en: str
    ru: str
    hexes: tuple[str, ...]
    window: str = ""


class LineTable(Table):
    en: str
    ru: str
    sides: tuple[str, ...]


class RowTable(Table):
    id: str
    row: int
    rule: str


class WaterTable(Table):
    kind: Literal["sea", "lake"]
    name: str
    outline: tuple[Point, ...]


class LabelTable(Table):
    en: str
    ru: str
    at: Point
    style: Literal["water", "land"]
    size: float
    turn: float
    spread: float


class MapFile(Table):
    """The whole file as it is written down."""

    columns: Span
    rows: Span
    ground: tuple[str, ...]
    place: tuple[PlaceTable, ...]
    course: tuple[CourseTable, ...]
    sides: SidesTable
    road: tuple[RoadTable, ...]
    rail: tuple[RailTable, ...]
    ferry: tuple[FerryTable, ...]
    volga_bridge: tuple[BridgeTable, ...]
    fortified: tuple[FortifiedTable, ...]
    sheet: tuple[SheetTable, ...]
    area: tuple[AreaTable, ...]
    start_line: LineTable
    army_boundary: tuple[LineTable, ...]
    row: tuple[RowTable, ...]
    water: tuple[WaterTable, ...]
    label: tuple[LabelTable, ...]
