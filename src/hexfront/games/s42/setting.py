"""What a game is played with: map, counters, charts, scenario and readings, shared by all States.

A unit is a number: counters in the order of the scenario, then the slots of both sides' Supply
Points. Bit u of a mask stands for unit u. Sides are 0 (Axis) and 1 (Soviet), as are seats.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import asdict

from hexfront.games.s42.country.country import Country, country
from hexfront.games.s42.definitions.charts import Charts, charts
from hexfront.games.s42.definitions.counters import (
    AirUnit,
    Box,
    Branch,
    Dot,
    Quality,
    Side,
    Unit,
    UnitType,
)
from hexfront.games.s42.definitions.tables import Weather
from hexfront.games.s42.definitions.units import Definitions, definitions
from hexfront.games.s42.ruleset import rules_of
from hexfront.games.s42.scenarios.scenario import Scenario, Start, scenario
from hexfront.games.s42.scenarios.scenariofile import ScenarioFile
from hexfront.play.masks import members

AXIS, SOVIET = 0, 1
SIDES = (Side.AXIS, Side.SOVIET)
SUPPLY_SLOTS = 20
"""Supply Points that a side can have in play at once."""


class S42Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Readings that players dispute, see docs/rulings-s42.md, and the advanced rules."""

    full_retreat_zoc: bool = True
    delay_two_hexes_disrupts: bool = True
    complete_source_list: bool = True
    withdraws_unguarded: bool = True
    supports_contested: bool = True
    army_pace: bool = True
    reserves: bool = False
    planned_offensives: bool = False
    disengagement: bool = False
    leaders: bool = False
    contested_cities: bool = False


class Setting:
    """The immutable side of a game; see the module."""

    __slots__ = (
        "air",
        "armies",
        "armor",
        "army_hq",
        "artillery",
        "asu",
        "by_id",
        "cavalry",
        "charts",
        "combat",
        "country",
        "definitions",
        "elite",
        "exempt",
        "fighting",
        "file",
        "followers",
        "free",
        "garrison",
        "german",
        "infantry_type",
        "leaders",
        "low",
        "mechanized",
        "mobile_corps",
        "mountain",
        "naval",
        "nkvd",
        "options",
        "own",
        "reserve_armies",
        "rules",
        "scenario_id",
        "side",
        "side_files",
        "size",
        "starts",
        "supply",
        "supply_slots",
        "support_hq",
        "trans_caucasus",
        "units",
        "weather_effects",
    )  # fmt: skip

    def __init__(
        self,
        scenario_id: str,
        file: ScenarioFile,
        starts: Sequence[Start],
        air: Sequence[AirUnit],
        ground: Country,
        options: S42Options,
        known: Definitions,
        tables: Charts,
    ) -> None:
        self.scenario_id, self.file, self.options = scenario_id, file, options
        self.side_files = (file.axis, file.soviet)
        """By side: its part of the scenario."""
        self.starts, self.air = tuple(starts), tuple(air)
        self.country, self.rules = ground, rules_of(asdict(options), file.optional)
        self.definitions, self.charts = known, tables
        self.weather_effects = tuple(tables.weather.effects[weather] for weather in Weather)
        """By the number of the weather: what it does."""
        self.units: tuple[Unit, ...] = tuple(start.unit for start in starts)
        """The counters; Supply Points have no Unit."""
        count, self.size = len(starts), len(starts) + 2 * SUPPLY_SLOTS
        self.supply_slots = tuple(
            range(count + side * SUPPLY_SLOTS, count + (side + 1) * SUPPLY_SLOTS)
            for side in (AXIS, SOVIET)
        )
        self.side = (
            *(SIDES.index(unit.side) for unit in self.units),
            *(side for side in (AXIS, SOVIET) for _ in range(SUPPLY_SLOTS)),
        )
        """By unit: the side it belongs to."""
        self.own = tuple(
            sum(1 << u for u in range(self.size) if self.side[u] == side) for side in (AXIS, SOVIET)
        )
        """By side: all its units."""
        self.by_id = {unit.id: u for u, unit in enumerate(self.units)}
        self.supply = sum(1 << u for slots in self.supply_slots for u in slots)
        self.combat = self._mask(lambda unit: unit.combat)
        self.fighting = tuple(own & self.combat for own in self.own)
        """By side: its combat units."""
        self.asu = self._mask(lambda unit: unit.asu)
        self.artillery = self._mask(lambda unit: unit.type is UnitType.ARTILLERY)
        self.support_hq = self._mask(lambda unit: unit.type is UnitType.SUPPORT_HQ)
        self.army_hq = self._mask(lambda unit: bool(unit.army_hq))
        self.leaders = self._mask(lambda unit: unit.type is UnitType.LEADER)
        self.armies = self._mask(lambda unit: unit.type is UnitType.RESERVE_ARMY)
        self.reserve_armies = tuple(members(self.armies))
        """The Reserve Armies of chapter 34."""
        self.followers = self.army_hq | self.leaders | self.armies
        """Non-combat units that retreat with the combat units of their hex (S42-19.3.c)."""
        self.free = self._mask(lambda unit: unit.free_stacking or unit.asu)
        """Free Stacking Units and ASUs, which count as such for bonds (S42-18.2.3.b)."""
        self.mechanized = self._mask(lambda unit: unit.type.mechanized) | self.supply
        self.infantry_type = self._mask(lambda unit: unit.type.infantry_type)
        self.cavalry = self._mask(lambda unit: unit.type is UnitType.CAVALRY)
        self.mountain = self._mask(lambda unit: unit.type is UnitType.MOUNTAIN)
        self.armor = self._mask(lambda unit: unit.dot in (Dot.BLACK, Dot.RED))
        self.elite = self._mask(lambda unit: unit.quality is Quality.ELITE)
        self.low = self._mask(lambda unit: unit.quality is Quality.LOW)
        self.german = self._mask(lambda unit: unit.branch.german)
        self.garrison = self._mask(lambda unit: unit.box is Box.GARRISON)
        self.nkvd = self._mask(lambda unit: unit.branch is Branch.NKVD)
        self.naval = self._mask(lambda unit: unit.type is UnitType.NAVAL_INFANTRY)
        self.mobile_corps = self._mask(lambda unit: unit.mobile_corps)
        armies = (group for group in file.frozen if group.release != "north-caucasus")
        self.exempt = self.unit_mask({name for group in armies for name in group.units})
        """Frozen armies, which do not count for stacking until their release (S42-31.0.d)."""
        self.trans_caucasus = self.unit_mask(file.soviet.waiting)
        """The units of the Trans-Caucasus Front Box, the one Soviet display (S42-30.0)."""

    def _mask(self, test: Callable[[Unit], bool]) -> int:
        return sum(1 << u for u, unit in enumerate(self.units) if test(unit))

    def unit_mask(self, ids: Iterable[str]) -> int:
        """The units with these counter ids."""
        return sum(1 << self.by_id[name] for name in ids)


@cache
def setting(scenario_id: str, options: S42Options) -> Setting:
    """The setting of a scenario that comes with Hexfront."""
    chosen: Scenario = scenario(scenario_id)
    return Setting(
        scenario_id,
        chosen.file,
        chosen.starts,
        chosen.air,
        country("+".join(chosen.file.maps)),
        options,
        definitions(),
        charts(),
    )
