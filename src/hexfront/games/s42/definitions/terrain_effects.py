"""The Terrain Effects Chart, read from TOML and checked on load."""

from enum import Enum
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexfront.games.s42.definitions.datafile import RuleId
from hexfront.games.s42.definitions.terrain import RoadKind, Terrain
from hexfront.play.datafile import Amount, Positive, Source, Words, check_words, fault, read_struct


class Feature(Enum):
    """What lies in a hex on top of its terrain."""

    TOWN = "town"
    FORTIFICATION = "fortification"


class Barrier(Enum):
    """What lies between two hexes."""

    MINOR_RIVER = "minor-river"
    MAJOR_RIVER = "major-river"
    VOLGA = "volga"
    LAKE = "lake"
    ALPINE = "alpine"
    SEA = "sea"


class Crossing(Enum):
    """A way over a Major River."""

    ROAD_BRIDGE = "road-bridge"
    RAIL_BRIDGE = "rail-bridge"
    PONTOON = "pontoon"
    FERRY = "ferry"


class DefenseColumn(Enum):
    """A column of the Determined Defense table (S42-11.2.1.c)."""

    CLEAR = "clear"
    OTHER = "other"
    CITY = "city"


MovementPoints = Annotated[float, Meta(ge=0, multiple_of=0.5)]


class Cost(Struct, frozen=True, array_like=True):
    """MPs for non-mechanized and for mechanized units."""

    non_mechanized: MovementPoints
    mechanized: MovementPoints

    def halves(self, mechanized: bool) -> int:
        """The cost in half MPs, so that sums stay whole numbers."""
        return int(2 * (self.mechanized if mechanized else self.non_mechanized))


class _Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Words
    rules: Annotated[tuple[RuleId, ...], Meta(min_length=1)]
    designed: tuple[str, ...] = ()
    """The figures of the row that the rulebook does not give."""


class HexRow(_Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The effects of a hex's terrain."""

    cost: Cost
    shift: Amount = 0
    doubles: Literal["none", "infantry", "all"] = "none"
    """Whose defense strength is doubled."""
    tank_shift: bool = True
    determined_defense: DefenseColumn = DefenseColumn.CLEAR
    stops_advance: bool = False
    fortification: bool = True
    """Whether a fortification may be built here (S42-9.7.3.b)."""
    overland: Positive = 1
    """Hexes that it counts in the overland portion of a LOS, off the road."""
    isolation: int = 0
    river_sides: bool = False
    """Whether all its hexsides are river hexsides (S42-2.2.2.b)."""
    city_battle: Amount = 0
    """The highest City Battle level (S42-11.6.2)."""
    after_rain: Terrain | None = None


class FeatureRow(_Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a feature adds to its hex."""

    shift: Amount = 0
    tank_shift: bool = True
    determined_defense: DefenseColumn


class BarrierRow(_Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The effects of a hexside; without a cost it is closed, or open at listed places only."""

    cost: Cost | None = None
    wet: Cost | None = None
    frozen: Cost | None = None
    doubles: bool = False
    halves: bool = False
    tank_shift: bool = True
    start_adjacent: bool = False
    mountain_units_only: bool = False


class CrossingRow(_Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cost: Cost


class RoadRow(_Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cost: Cost
    wet: Cost | None = None


class MovementRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Movement figures that belong to no terrain."""

    leave_ezoc: Amount
    enter_entry_area: Amount
    extended: Amount
    tactical: Amount
    rules: tuple[RuleId, ...]


class TerrainChart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The chart with all its rows."""

    title: Words
    rules: tuple[RuleId, ...]
    source: Source
    origin: Words
    hexes: dict[Terrain, HexRow]
    features: dict[Feature, FeatureRow]
    hexsides: dict[Barrier, BarrierRow]
    crossings: dict[Crossing, CrossingRow]
    roads: dict[RoadKind, RoadRow]
    movement: MovementRow


_SECTIONS: dict[str, tuple[Enum, ...]] = {
    "hexes": tuple(terrain for terrain in Terrain if not terrain.water),
    "features": tuple(Feature),
    "hexsides": tuple(Barrier),
    "crossings": tuple(Crossing),
    "roads": tuple(RoadKind),
}
"""The rows that each part of the chart must have; nothing stands on open water."""


def load_terrain(path: Path) -> TerrainChart:
    """Read the chart; every terrain must have its row, and no row may be of another terrain."""
    chart = read_struct(path, TerrainChart)
    for section, kinds in _SECTIONS.items():
        rows: dict[Enum, _Row] = getattr(chart, section)
        for kind in kinds:
            if kind not in rows:
                raise fault(path, f"{section}.{kind.value}", "table is missing")
        for kind, row in rows.items():
            if kind not in kinds:
                raise fault(path, f"{section}.{kind.value}", "no unit can be there")
            _check_row(path, f"{section}.{kind.value}", row)
    return chart


def _check_row(path: Path, key: str, row: _Row) -> None:
    check_words(path, f"{key}.name", row.name)
    for figure in row.designed:
        if figure not in row.__struct_fields__:
            raise fault(path, f"{key}.designed", f"the row has no figure {figure!r}")
