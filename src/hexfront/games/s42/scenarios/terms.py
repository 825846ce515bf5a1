"""Checks of what a scenario file says beside its units: map, sky, plans, checks of victory.

Every fault names the file, the key and the reason.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from hexfront.board import UnknownHexError
from hexfront.games.s42.definitions.counters import Side
from hexfront.games.s42.definitions.tables import Weather
from hexfront.games.s42.definitions.units import Definitions
from hexfront.games.s42.scenarios.scenariofile import (
    Check,
    Contested,
    RailheadPlan,
    RepairedLine,
    ScenarioFile,
    SideFile,
    Stretch,
    SupplySources,
)
from hexfront.games.s42.theatre import PlaceKind, Theatre
from hexfront.hexes import HexId
from hexfront.play.datafile import DataError, fault

CLEAR_UNTIL = 16
"""The last turn that is always Clear (S42-23.1.b)."""
_CITIES = {PlaceKind.MINOR_CITY: 1, PlaceKind.MAJOR_CITY: 2}
"""By kind of City: the highest level of its City Battle (S42-11.6.2)."""


class Terms:
    """The terms of one file, held against its map."""

    def __init__(
        self, path: Path, file: ScenarioFile, theatre: Theatre, known: Definitions
    ) -> None:
        self.path, self.file, self.theatre, self.known = path, file, theatre, known

    def check(self) -> None:
        self._ground()
        for n, contested in enumerate(self.file.ground.contested):
            self._contested(f"ground.contested[{n}]", contested)
        for n, stretch in enumerate(self.file.stretches):
            self._stretch(f"stretches[{n}]", stretch)
        for n, check in enumerate(self.file.victory.checks):
            self._victory_check(f"victory.checks[{n}]", check)
        self._once("optional", self.file.optional)
        for side, file in ((Side.AXIS, self.file.axis), (Side.SOVIET, self.file.soviet)):
            self._side(side, file)

    def _fault(self, key: str, reason: str) -> DataError:
        return fault(self.path, key, reason)

    # What names lead to.

    def _hex(self, key: str, label: str) -> HexId:
        theatre = self.theatre
        try:
            found = theatre.at(label)
        except UnknownHexError as error:
            raise self._fault(key, f"no hex {label} on map {theatre.id}") from error
        if not theatre.in_play(found):
            raise self._fault(key, f"{label} is water")
        return found

    def _area(self, key: str, area: str) -> None:
        if area not in self.theatre.areas:
            raise self._fault(key, f"no Entry Area {area} on map {self.theatre.id}")

    def _turn(self, key: str, turn: int) -> None:
        first, last = self.file.first_turn, self.file.last_turn
        if not first <= turn <= last:
            raise self._fault(key, f"expected {first} to {last}, got {turn}")

    def _once(self, key: str, names: Iterable[object]) -> None:
        seen: set[object] = set()
        for n, name in enumerate(names):
            if name in seen:
                raise self._fault(f"{key}[{n}]", f"{name} is named twice")
            seen.add(name)

    # Map and sky.

    def _ground(self) -> None:
        ground = self.file.ground
        if ground.weather is Weather.MUD:
            raise self._fault("ground.weather", "Mud is never rolled (S42-23.3.1.c)")
        if ground.weather is not Weather.CLEAR and self.file.first_turn <= CLEAR_UNTIL:
            reason = f"turn {self.file.first_turn} is always Clear (S42-23.1.b)"
            raise self._fault("ground.weather", reason)
        soviet = {placed.hex for placed in self.file.soviet.setup}
        self._once("ground.axis", ground.axis)
        for n, label in enumerate(ground.axis):
            key = f"ground.axis[{n}]"
            place = self.theatre.places.get(self._hex(key, label))
            if place is None or not (place.kind in _CITIES or place.vp or place.port):
                raise self._fault(key, f"{label} is no City, VP hex or port")
            if label in soviet:
                raise self._fault(key, f"{label} holds Soviet units")
        for n, line in enumerate(ground.repaired):
            self._repaired(f"ground.repaired[{n}]", line)

    def _repaired(self, key: str, repaired: RepairedLine) -> None:
        lines = [line for line in self.theatre.railways if line.en == repaired.line]
        if not lines:
            raise self._fault(f"{key}.line", f"no railway {repaired.line!r} on this map")
        for name, label in (("since", repaired.since), ("until", repaired.until)):
            if not label:
                continue
            end = self._hex(f"{key}.{name}", label)
            if not any(end in line.hexes for line in lines):
                raise self._fault(f"{key}.{name}", f"{label} is not on that railway")

    def _contested(self, key: str, contested: Contested) -> None:
        place = self.theatre.places.get(self._hex(f"{key}.hex", contested.hex))
        top = _CITIES.get(place.kind, 0) if place else 0
        if not top:
            raise self._fault(f"{key}.hex", f"{contested.hex} is no City (S42-29.1.1.a)")
        if contested.level > top:
            reason = f"a City Battle in {contested.hex} has at most level {top}"
            raise self._fault(f"{key}.level", reason)
        for side, file in (("Axis", self.file.axis), ("Soviet", self.file.soviet)):
            if contested.hex not in {placed.hex for placed in file.setup}:
                raise self._fault(f"{key}.hex", f"no {side} unit is set up in {contested.hex}")
        if "contested-cities" not in self.file.optional:
            raise self._fault(key, "expected contested-cities among the optional rules")

    def _stretch(self, key: str, stretch: Stretch) -> None:
        self._area(f"{key}.area", stretch.area)
        self._turn(f"{key}.turn", stretch.turn)
        edge = self.theatre.areas[stretch.area].hexes
        for name, label in (("first", stretch.first), ("last", stretch.last)):
            if self._hex(f"{key}.{name}", label) not in edge:
                reason = f"{label} does not lie at Entry Area {stretch.area}"
                raise self._fault(f"{key}.{name}", reason)

    def _victory_check(self, key: str, check: Check) -> None:
        self._turn(f"{key}.turn", check.turn)
        if bool(check.points) == bool(check.city):
            raise self._fault(key, "expected points or a city, and not both")
        if check.city and not self.theatre.city_hexes(check.city):
            raise self._fault(f"{key}.city", f"no place {check.city!r} on this map")

    # The sides.

    def _side(self, side: Side, file: SideFile) -> None:
        key = side.value
        self._once(f"{key}.forts", file.forts)
        for n, label in enumerate(file.forts):
            self._hex(f"{key}.forts[{n}]", label)
        limit = self.known.limits.fortifications.of(side)
        if len(file.forts) > limit:
            reason = f"{len(file.forts)} fortifications, at most {limit} (S42-9.7.3.d)"
            raise self._fault(f"{key}.forts", reason)
        for n, held in enumerate(file.held):
            self._area(f"{key}.held[{n}].area", held.area)
        given = file.replacements or ()
        self._once(f"{key}.replacements", (of_turn.turn for of_turn in given))
        for n, of_turn in enumerate(given):
            self._turn(f"{key}.replacements[{n}].turn", of_turn.turn)
        if file.sources is not None:
            self._sources(f"{key}.sources", file.sources)
        for name in _axis_only(side, file):
            raise self._fault(f"{key}.{name}", "only the Axis has one")
        if file.air_plan is not None:
            self._area(f"{key}.air_plan.base_area", file.air_plan.base_area)
        if file.railhead_plan is not None:
            self._railheads(f"{key}.railhead_plan", file.railhead_plan)

    def _sources(self, key: str, sources: SupplySources) -> None:
        self._area(f"{key}.area", sources.area)
        self._hex(f"{key}.west_of", sources.west_of)
        for n, label in enumerate(sources.ports):
            place = self.theatre.places.get(self._hex(f"{key}.ports[{n}]", label))
            if place is None or place.port is None:
                raise self._fault(f"{key}.ports[{n}]", f"{label} is no port")

    def _railheads(self, key: str, plan: RailheadPlan) -> None:
        self._turn(f"{key}.turn", plan.turn)
        green = {h for line in self.theatre.railways if line.green for h in line.hexes}
        for name in ("hex", "fork", "towards"):
            label = getattr(plan, name)
            if self._hex(f"{key}.{name}", label) not in green:
                reason = f"{label} is on no line that Railheads repair (S42-17.1.b)"
                raise self._fault(f"{key}.{name}", reason)


def _axis_only(side: Side, file: SideFile) -> Iterator[str]:
    """The plans that only the Axis can have, where the other side has one."""
    if side is Side.SOVIET:
        plans = (("air_plan", file.air_plan), ("railhead_plan", file.railhead_plan))
        yield from (name for name, plan in plans if plan is not None)
