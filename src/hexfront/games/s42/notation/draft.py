"""What the statements of a position add up to, before it becomes a State."""

from msgspec.structs import replace

from hexfront.games.notation.faults import FaultError, one_of
from hexfront.games.s42.country.country import Country, country
from hexfront.games.s42.definitions.charts import Charts, charts
from hexfront.games.s42.definitions.counters import AirUnit, Side
from hexfront.games.s42.definitions.tables import LAST_TURN
from hexfront.games.s42.definitions.units import Definitions, definitions
from hexfront.games.s42.notation.sketch import Names, Sketch, cell
from hexfront.games.s42.notation.units import UnitLine
from hexfront.games.s42.places import NOBODY, Phase
from hexfront.games.s42.scenarios.scenario import Start
from hexfront.games.s42.scenarios.scenariofile import Entry, ScenarioFile, SideFile, Victory
from hexfront.games.s42.setting import SIDES, SUPPLY_SLOTS, S42Options, Setting
from hexfront.hexes import HexId
from hexfront.play.datafile import DataError

DEFAULT_MAP = ("1000", "1610")
DEFAULT_TURN = 5
BLANK = "position"
"""The id of the scenario that is made up for a position."""
BOX_WORD = "box-"
"""A holding box is a place too: box-1, box-2 and so on."""
SIDE_NAMES = tuple(side.value for side in SIDES)


class Draft:
    """One position in the making. The map comes first, then units, then all that names them."""

    def __init__(self) -> None:
        self.sketch: Sketch | None = Sketch(*map(cell, DEFAULT_MAP))
        """The ad-hoc map, or None for a window of the theatre."""
        self.map_named = False
        self._country: Country | None = None
        self._names: Names | None = None
        self.scenario_id = BLANK
        self.file: ScenarioFile | None = None
        self.changes: dict[str, object] = {}
        """Parts of the scenario file that statements set."""
        self.side_changes: tuple[dict[str, object], dict[str, object]] = ({}, {})
        self.units: list[UnitLine] = []
        self.supply: tuple[list[UnitLine], list[UnitLine]] = ([], [])
        self.air: list[AirUnit] = []
        self.air_at: list[int] = []
        self.air_used = self.air_absent = 0
        self.options: dict[str, bool] = {}
        self.charts: Charts = charts()
        self.known: Definitions = definitions()
        self.turn = 0
        self.values: dict[str, int] = {}
        """Numbers of the State by their slot."""
        self.replacements = [0] * 8
        self.forts = [0, 0]
        self.building = [0, 0]
        self.axis_cities = self.axis_towns = 0
        self.vacated = self.contested = self.guarded = 0
        self.offensives: list[tuple[str, int, int]] = []
        self.city_battles: list[tuple[HexId, int]] = []
        self.auto_ds: list[tuple[HexId, list[str]]] = []
        self.railheads: list[HexId] = []
        self.repaired: list[tuple[HexId, ...]] = []
        self.flotilla = (-1, -1)
        self.side = 0
        self.phase = int(Phase.MOVEMENT)
        self.begins = False
        """Whether the phase is to be started, not only named."""
        self.onwards = False
        self.running = False
        """Whether the phases after it follow."""
        self.winner = NOBODY
        self.reason = ""
        self.dice: list[int] = []

    # The map.

    def blank(self) -> Sketch:
        """The ad-hoc map, on which things may be laid."""
        if self.sketch is None:
            raise FaultError("a map of the game has its own terrain, lines and areas")
        return self.sketch

    def choose_map(self, window: str) -> None:
        try:
            self._country = country(window)
        except DataError as error:
            raise FaultError(f"expected a block such as 1000-1610 or a map: {error}") from error
        self.sketch = None
        self._names = None

    @property
    def country(self) -> Country:
        """The map, made once all of it is known."""
        if self._country is None:
            self._country = self.blank().country()
        return self._country

    @property
    def names(self) -> Names:
        if self.sketch is not None:
            return self.sketch
        if self._names is None:
            self._names = Names(self.country.grid)
        return self._names

    def areas(self) -> tuple[str, ...]:
        return tuple(self.sketch.areas) if self.sketch else self.country.area_ids

    # Units.

    def add(self, line: UnitLine) -> None:
        if any(line.name == other.name for other in self.all_units()):
            raise FaultError(f"there are two units {line.name!r}")
        if line.at:
            h = self.names.at(line.at)
            if self.sketch and self.sketch.terrain[h].water:
                raise FaultError(f"hex {line.at} is water")
        inside = [line.area] if line.area and not line.area.startswith(BOX_WORD) else []
        for area in (*inside, *(line.entry.areas if line.entry else ())):
            self.check_area(area)
        if line.unit is not None:
            self.units.append(line)
            return
        slots = self.supply[SIDES.index(line.side)]
        if len(slots) == SUPPLY_SLOTS:
            raise FaultError(f"a side has at most {SUPPLY_SLOTS} Supply Points here")
        slots.append(line)

    def check_area(self, area: str) -> None:
        if area not in self.areas():
            raise FaultError(f"no Entry Area {area!r} on this map")

    def all_units(self) -> list[UnitLine]:
        return [*self.units, *self.supply[0], *self.supply[1]]

    def number_of(self, name: str) -> int:
        """The number that a unit will have."""
        for u, line in enumerate(self.units):
            if line.name == name:
                return u
        for side in (0, 1):
            for n, line in enumerate(self.supply[side]):
                if line.name == name:
                    return len(self.units) + side * SUPPLY_SLOTS + n
        raise FaultError(f"no unit {name!r}")

    def unit_names(self) -> list[str]:
        """By number; Supply Points that are not in play have names too."""
        names = [line.name for line in self.units]
        for side in (0, 1):
            listed = [line.name for line in self.supply[side]]
            names += listed
            names += [supply_name(SIDES[side], n) for n in range(len(listed), SUPPLY_SLOTS)]
        return names

    # The whole.

    def setting(self) -> Setting:
        return Setting(
            self.scenario_id,
            self._file(),
            [self._start(line) for line in self.units],
            self.air,
            self.country,
            S42Options(**self.options),
            self.known,
            self.charts,
        )

    def _file(self) -> ScenarioFile:
        present = {line.unit.id for line in self.units if line.unit}
        file = bound(self.file or blank_file(self.country), present)
        file = replace(
            file,
            axis=replace(file.axis, **self.side_changes[0]),
            soviet=replace(file.soviet, **self.side_changes[1]),
        )
        return replace(file, **self.changes)

    def _start(self, line: UnitLine) -> Start:
        if line.unit is None:
            raise TypeError(f"{line.name} is a Supply Point")
        entry = None
        if line.due and not line.back:
            own = self.side_changes[SIDES.index(line.side)].get("entry")
            file = self.file or blank_file(self.country)
            usual = (file.axis if line.side is Side.AXIS else file.soviet).entry
            entry = line.entry or (own if isinstance(own, Entry) else usual)
        return Start(
            line.unit, line.at, reduced=line.lost > 0, used="used" in line.states,
            turn=0 if line.back else line.due, entry=entry,
        )  # fmt: skip


def blank_file(country: Country) -> ScenarioFile:
    """The terms of a position that names no scenario."""
    words = {"en": "Position", "ru": "Позиция"}
    axis, soviet = (
        SideFile(setup=(), entry=Entry(areas=tuple(country.area_ids[n] for n in friendly)))
        for friendly in country.friendly_areas
    )
    return ScenarioFile(
        number=1,
        title=words,
        note=words,
        designed=words,
        origins=(),
        maps=(country.theatre.id,),
        first_turn=1,
        last_turn=LAST_TURN,
        first_player=Side.AXIS,
        rules=(),
        victory=Victory(points=1, cut_off_hexes_count=False, benchmarks=False),
        axis=axis,
        soviet=soviet,
    )


def bound(file: ScenarioFile, present: set[str]) -> ScenarioFile:
    """The terms without frozen units that are not in the position."""
    groups = (
        replace(group, units=tuple(name for name in group.units if name in present))
        for group in file.frozen
    )
    return replace(
        file,
        frozen=tuple(group for group in groups if group.units),
        soviet=replace(
            file.soviet, waiting=tuple(name for name in file.soviet.waiting if name in present)
        ),
    )


def supply_name(side: Side, index: int) -> str:
    """The name of a Supply Point that the text does not name itself."""
    return f"{side.value}-sp-{index + 1}"


def side_of(name: str) -> int:
    return one_of(name, SIDE_NAMES, "a side")
