"""The map file as structs: what each table may say."""

from typing import Literal

from msgspec import Struct

from hexfront.games.s42.definitions.terrain import River, RoadKind
from hexfront.games.s42.theatre.model import Holder, PlaceKind, SeaName
from hexfront.hexes.plane import Point

Span = tuple[int, int]


class Table(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all tables of the map file have in common: no key may be misspelt."""


class PlaceTable(Table, frozen=True):
    hex: str
    en: str
    ru: str
    kind: PlaceKind
    vp: int = 0
    port: SeaName | None = None
    airfield: bool = False
    city: str = ""


class CourseTable(Table, frozen=True):
    id: str
    en: str
    ru: str
    kind: River
    head: str
    mouth: str
    sides: tuple[str, ...]


class SidesTable(Table, frozen=True):
    sea: tuple[str, ...]
    alpine: tuple[str, ...]


class WayTable(Table, frozen=True):
    hexes: tuple[str, ...]
    from_edge: bool = False
    to_edge: bool = False


class RoadTable(WayTable, frozen=True, kw_only=True):
    kind: RoadKind


class RailTable(WayTable, frozen=True, kw_only=True):
    en: str
    green: bool
    tracks: int
    opens: int = 0
    link: bool = False


class FerryTable(Table, frozen=True):
    en: str
    ru: str
    side: str


class BridgeTable(Table, frozen=True):
    side: str


class FortifiedTable(Table, frozen=True):
    group: int
    hexes: tuple[str, ...]


class SheetTable(Table, frozen=True):
    id: str
    columns: Span
    rows: Span

    def holds(self, cell: tuple[int, int]) -> bool:
        column, row = cell
        within = self.columns[0] <= column <= self.columns[1]
        return within and self.rows[0] <= row <= self.rows[1]


class AreaTable(Table, frozen=True):
    id: str
    side: Holder
    en: str
    ru: str
    hexes: tuple[str, ...]
    window: str = ""
    without: str = ""


class LineTable(Table, frozen=True):
    en: str
    ru: str
    sides: tuple[str, ...]


class RowTable(Table, frozen=True):
    id: str
    row: int
    rule: str


class WaterTable(Table, frozen=True):
    kind: Literal["sea", "lake"]
    name: str
    outline: tuple[Point, ...]


class LabelTable(Table, frozen=True):
    en: str
    ru: str
    at: Point
    style: Literal["water", "land"]
    size: float
    turn: float
    spread: float


class MapFile(Table, frozen=True):
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
