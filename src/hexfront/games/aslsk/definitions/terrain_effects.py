"""The Terrain Effects Chart for Infantry, read from TOML and checked on load."""

from enum import Enum
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from hexfront.games.aslsk.definitions.datafile import RuleId
from hexfront.games.aslsk.definitions.tables import Chart, Figure
from hexfront.play.datafile import Amount, Positive, Words, check_words, fault


class TerrainType(Enum):
    """The terrain that governs a hex (ASL-1.1.1.a)."""

    OPEN_GROUND = "open-ground"
    STONE_BUILDING = "stone-building"
    WOODEN_BUILDING = "wooden-building"
    WOODS = "woods"
    ORCHARD = "orchard"
    GRAIN = "grain"
    BRUSH = "brush"


class HexsideType(Enum):
    """What stands on a hexside; the rulebook has none of it."""

    WALL = "wall"
    HEDGE = "hedge"


class SmokeKind(Enum):
    """Smoke markers (ASL-1.2.5)."""

    GRENADE = "grenade"
    FULL = "full"
    DISPERSED = "dispersed"
    FULL_WP = "full-wp"
    DISPERSED_WP = "dispersed-wp"


class Sight(Enum):
    """What terrain does to a LOS that crosses it."""

    CLEAR = "clear"
    HINDRANCE = "hindrance"
    OBSTACLE = "obstacle"


HalvedPoints = Annotated[float, Meta(ge=0, multiple_of=0.5)]
"""MF or MP; the rules count them in halves."""
CalendarMonth = Annotated[int, Meta(ge=1, le=12)]


class Season(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The months in which a row holds, and what holds outside them."""

    first: CalendarMonth
    last: CalendarMonth
    otherwise: TerrainType | None = None
    """The terrain that it is out of season."""
    otherwise_cross_level: Sight | None = None
    rules: Annotated[tuple[RuleId, ...], Meta(min_length=1)]

    def holds(self, month: int) -> bool:
        return self.first <= month <= self.last


class TerrainRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The effects of a hex's terrain on Infantry and LOS."""

    name: Words
    mf: HalvedPoints
    tem: int = 0
    mortar_tem: int | None = None
    """The TEM under mortar fire, if it is another: Air Burst (ASL-1.1.1.WD.g)."""
    open_ground: bool = False
    """Whether FFMO and Interdiction apply."""
    cover: bool = False
    """A woods or building hex: goal of a rout, scene of an Ambush, help to rally."""
    same_level: Sight = Sight.CLEAR
    cross_level: Sight = Sight.CLEAR
    inherent: bool = False
    """Whether the whole hex with its hexsides counts for LOS (ASL-2.0.z)."""
    mortars: bool = True
    """Whether a mortar can fire from here (ASL-1.1.1.BD.d)."""
    season: Season | None = None
    rules: Annotated[tuple[RuleId, ...], Meta(min_length=1)]

    @property
    def half_mf(self) -> int:
        """The cost in half MF, so that sums stay whole numbers."""
        return int(2 * self.mf)


class RoadRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Entry through a road hexside, whatever else the hex holds (ASL-1.1.1.RD.a)."""

    name: Words
    mf: HalvedPoints
    rules: Annotated[tuple[RuleId, ...], Meta(min_length=1)]


class HillRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Climbing, and standing higher than the firer."""

    name: Words
    crest_multiplier: Figure
    height_advantage: Figure


class HexsideRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The TEM behind a hexside and the MF added for crossing it."""

    name: Words
    tem: Amount
    mf: HalvedPoints


class SmokeRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Smoke: its DRM, and what entering it costs."""

    name: Words
    drm: dict[SmokeKind, Figure]
    most_in_hex: Figure
    firing_out: Figure
    mf: Figure


class TerrainChart(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True, eq=False):
    """The chart with all its rows; a shared definition, compared by identity."""

    hindrance: Figure
    """The DRM of each Hindrance hex."""
    terrain: dict[TerrainType, TerrainRow]
    road: RoadRow
    hill: HillRow
    hexsides: dict[HexsideType, HexsideRow]
    smoke: SmokeRow
    levels_of_obstacle: Positive
    """How many levels a building, woods or orchard rises above its hex (ASL-1.1.1.HI.a)."""

    def row(self, terrain: TerrainType, month: int) -> TerrainRow:
        """The row that holds for a terrain in a month."""
        row = self.terrain[terrain]
        if row.season and row.season.otherwise and not row.season.holds(month):
            return self.terrain[row.season.otherwise]
        return row

    def cross_level(self, terrain: TerrainType, month: int) -> Sight:
        """What a terrain does to a LOS between two levels in a month."""
        row = self.row(terrain, month)
        if row.season and row.season.otherwise_cross_level and not row.season.holds(month):
            return row.season.otherwise_cross_level
        return row.cross_level


def check_terrain(path: Path, chart: TerrainChart) -> None:
    """Every kind has its row, named in both languages, and no row contradicts itself."""
    for kind in TerrainType:
        if kind not in chart.terrain:
            raise fault(path, f"terrain.{kind.value}", "table is missing")
    for hexside in HexsideType:
        if hexside not in chart.hexsides:
            raise fault(path, f"hexsides.{hexside.value}", "table is missing")
    for smoke in SmokeKind:
        if smoke not in chart.smoke.drm:
            raise fault(path, f"smoke.drm.{smoke.value}", "figure is missing")
    for terrain, row in chart.terrain.items():
        _check_row(path, f"terrain.{terrain.value}", row)
    for side, hexside_row in chart.hexsides.items():
        check_words(path, f"hexsides.{side.value}.name", hexside_row.name)
    for key in ("road", "hill", "smoke"):
        check_words(path, f"{key}.name", getattr(chart, key).name)


def _check_row(path: Path, key: str, row: TerrainRow) -> None:
    check_words(path, f"{key}.name", row.name)
    if row.open_ground and (row.tem > 0 or row.same_level is not Sight.CLEAR):
        reason = "Open Ground has no TEM and leaves LOS clear (ASL-1.1.1.OG.a)"
        raise fault(path, f"{key}.open_ground", reason)
    if row.cover and row.tem <= 0:
        raise fault(path, f"{key}.cover", "woods and buildings have a positive TEM")
    season = row.season
    if season and season.last < season.first:
        reason = f"month {season.last} is before month {season.first}"
        raise fault(path, f"{key}.season.last", reason)
