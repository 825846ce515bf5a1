"""Scenarios: who stands where, who comes when, and what wins; read from TOML and checked."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from hexfront.games.s42.definitions.counters import AirUnit, Side, Unit
from hexfront.games.s42.definitions.datafile import DATA
from hexfront.games.s42.definitions.tables import LAST_TURN
from hexfront.games.s42.definitions.units import Definitions, definitions
from hexfront.games.s42.movement.stacking import overstack
from hexfront.games.s42.scenarios.scenariofile import Due, Entry, Placed, ScenarioFile, SideFile
from hexfront.games.s42.scenarios.terms import Terms
from hexfront.games.s42.theatre import load
from hexfront.hexes import LabelError, NumberLabel
from hexfront.play import UnknownScenarioError
from hexfront.play.balance import measured
from hexfront.play.card import read_card
from hexfront.play.datafile import DataError, check_words, fault, read_struct

Hexes = frozenset[str]
"""The numbers of the hexes of a map."""

SIDES = tuple(side.value for side in Side)


class Start(Struct, frozen=True):
    """A unit of the scenario: in a hex or Entry Area at the start, due in a turn, in the
    Eliminated Box, or waiting on a display until a rule calls it."""

    unit: Unit
    hex: str = ""
    area: str = ""
    eliminated: bool = False
    reduced: bool = False
    used: bool = False
    turn: int = 0
    entry: Entry | None = None


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario whose names have all been found."""

    id: str
    file: ScenarioFile
    starts: tuple[Start, ...]
    """Axis before Soviet; of each side those on the map, in areas, eliminated, waiting, due."""
    air: tuple[AirUnit, ...]

    def side_file(self, side: Side) -> SideFile:
        return self.file.axis if side is Side.AXIS else self.file.soviet


class _Builder:
    """Turns a scenario file into a Scenario; every fault names the file and the key."""

    def __init__(self, path: Path, known: Definitions, hexes: Hexes | None) -> None:
        self.path = path
        self.known = known
        self.file = read_struct(path, ScenarioFile)
        self.hexes = self._map() if hexes is None else hexes
        self.given = hexes is not None
        """The hexes are given and the map itself is not at hand."""
        self.seen: dict[str, str] = {}
        """The key at which each unit was named first."""

    def build(self) -> Scenario:
        file = self.file
        for key, words in (("title", file.title), ("note", file.note), ("designed", file.designed)):
            check_words(self.path, key, words)
        read_card(self.path, file.card)
        measured(self.path, file.balance, (Side.AXIS.value, Side.SOVIET.value))
        if not file.first_turn <= file.last_turn <= LAST_TURN:
            reason = f"expected {file.first_turn} to {LAST_TURN}, got {file.last_turn}"
            raise self._fault("last_turn", reason)
        self._check_origins()
        starts = (*self._starts(Side.AXIS, file.axis), *self._starts(Side.SOVIET, file.soviet))
        self._check_shared_hexes()
        self._check_terms()
        present = {start.unit.id for start in starts}
        self._check_frozen(present)
        self._check_withdrawals(present)
        return Scenario(id=self.path.stem, file=file, starts=starts, air=self._air())

    def _fault(self, key: str, reason: str) -> DataError:
        return fault(self.path, key, reason)

    def _map(self) -> Hexes:
        try:
            return map_hexes("+".join(self.file.maps))
        except DataError as error:
            raise self._fault("maps", str(error)) from error

    def _check_number(self, key: str, label: str) -> None:
        try:
            NumberLabel().parse(label)
        except LabelError as error:
            raise self._fault(key, str(error)) from error

    def _hex(self, key: str, label: str) -> str:
        self._check_number(key, label)
        if label not in self.hexes:
            raise self._fault(key, f"no hex {label} on map {'+'.join(self.file.maps)}")
        return label

    def _unit(self, key: str, name: str, side: Side) -> Unit:
        unit = self.known.units.get(name)
        if unit is None:
            raise self._fault(key, f"no unit {name!r} in units/{side.value}.toml")
        if unit.side is not side:
            raise self._fault(key, f"{name} belongs to the other side")
        if name in self.seen:
            raise self._fault(key, f"{name} is already at {self.seen[name]}")
        self.seen[name] = key
        return unit

    def _starts(self, side: Side, file: SideFile) -> Iterator[Start]:
        self._check_pieces(side, file)
        used = set(file.used)
        hexes: dict[str, str] = {}
        for n, placed in enumerate(file.setup):
            key = f"{side.value}.setup[{n}]"
            label = self._hex(f"{key}.hex", placed.hex)
            if label in hexes:
                raise self._fault(f"{key}.hex", f"{label} is already at {hexes[label]}")
            hexes[label] = key
            yield from self._stack(side, key, placed, used)
        for n, held in enumerate(file.held):
            for start in self._faces(side, f"{side.value}.held[{n}]", held.units, held.reduced):
                yield replace(start, area=held.area)
        for n, name in enumerate(file.eliminated):
            unit = self._unit(f"{side.value}.eliminated[{n}]", name, side)
            yield Start(unit, eliminated=True)
        for n, name in enumerate(file.waiting):
            yield Start(self._unit(f"{side.value}.waiting[{n}]", name, side))
        for n, due in enumerate(file.reinforcements):
            yield from self._due(side, f"{side.value}.reinforcements[{n}]", due, file.entry)
        self._check_used(side, file)

    def _stack(self, side: Side, key: str, placed: Placed, used: set[str]) -> list[Start]:
        faces = self._faces(side, key, placed.units, placed.reduced)
        stack = [replace(start, hex=placed.hex, used=start.unit.id in used) for start in faces]
        if not stack:
            raise self._fault(key, f"no unit in {placed.hex}")
        over = overstack(side, [start.unit for start in stack])
        if over and placed.exempt is None:
            reason = f"{over.count} units in {placed.hex}, at most {over.limit} ({over.rule})"
            raise self._fault(key, reason)
        return stack

    def _faces(
        self, side: Side, key: str, full: tuple[str, ...], reduced: tuple[str, ...]
    ) -> list[Start]:
        """Units at full strength and on their reduced side."""
        found = []
        for field, names in (("units", full), ("reduced", reduced)):
            for n, name in enumerate(names):
                unit = self._unit(f"{key}.{field}[{n}]", name, side)
                if field == "reduced" and unit.reduced is None:
                    raise self._fault(f"{key}.{field}[{n}]", f"{name} has no reduced side")
                found.append(Start(unit, reduced=field == "reduced"))
        return found

    def _due(self, side: Side, key: str, due: Due, usual: Entry) -> Iterator[Start]:
        file = self.file
        if not file.first_turn <= due.turn <= file.last_turn:
            reason = f"expected {file.first_turn} to {file.last_turn}, got {due.turn}"
            raise self._fault(f"{key}.turn", reason)
        entry = due.entry or usual
        self._check_entry(f"{key}.entry" if due.entry else f"{side.value}.entry", entry)
        for n, name in enumerate(due.units):
            unit = self._unit(f"{key}.units[{n}]", name, side)
            yield Start(unit, turn=due.turn, entry=entry)

    def _check_entry(self, key: str, entry: Entry) -> None:
        if not entry.areas and not entry.edges:
            raise self._fault(key, "expected an Entry Area or a map edge")
        if entry.north_of:  # a point of the edge, which may lie just beyond the last column
            self._check_number(f"{key}.north_of", entry.north_of)

    def _check_used(self, side: Side, file: SideFile) -> None:
        for n, name in enumerate(file.used):
            key = f"{side.value}.used[{n}]"
            if not self.seen.get(name, "").startswith(f"{side.value}.setup"):
                raise self._fault(key, f"{name} is not set up on the map")
            if not self.known.units[name].asu:
                raise self._fault(key, f"{name} is no ASU (S42-18.2.1.a)")

    def _check_pieces(self, side: Side, file: SideFile) -> None:
        """Railheads and SPs; air units are found in `_air`."""
        if file.railheads and side is Side.SOVIET:
            raise self._fault("soviet.railheads", "only the Axis has Railheads (S42-3.0.j)")
        for n, label in enumerate(file.railheads):
            self._hex(f"{side.value}.railheads[{n}]", label)
            if label in file.railheads[:n]:
                raise self._fault(f"{side.value}.railheads[{n}]", f"{label} is named twice")
        for n, supply in enumerate(file.supply_points):
            self._hex(f"{side.value}.supply_points[{n}].hex", supply.hex)
        mobile = sum(supply.shows != "immobile" for supply in file.supply_points)
        limit = self.known.limits.mobile_supply_points.of(side)
        if mobile > limit:
            reason = f"{mobile} mobile SPs, at most {limit} (S42-18.6.8.a)"
            raise self._fault(f"{side.value}.supply_points", reason)

    def _air(self) -> tuple[AirUnit, ...]:
        if self.file.soviet.air:
            raise self._fault("soviet.air", "only the Axis has air units (S42-9.3.1.a)")
        for n, name in enumerate(self.file.axis.air):
            if name not in self.known.air:
                raise self._fault(f"axis.air[{n}]", f"no air unit {name!r} in pieces.toml")
            if name in self.file.axis.air[:n]:
                raise self._fault(f"axis.air[{n}]", f"{name} is named twice")
        return tuple(self.known.air[name] for name in self.file.axis.air)

    def _check_shared_hexes(self) -> None:
        held = {placed.hex for placed in self.file.axis.setup}
        held -= {contested.hex for contested in self.file.ground.contested}
        for n, placed in enumerate(self.file.soviet.setup):
            if placed.hex in held:
                raise self._fault(f"soviet.setup[{n}].hex", f"{placed.hex} holds Axis units")

    def _check_terms(self) -> None:
        if not self.given:
            theatre = load("+".join(self.file.maps))
            Terms(self.path, self.file, theatre, self.known).check()

    def _check_frozen(self, present: set[str]) -> None:
        for n, frozen in enumerate(self.file.frozen):
            for m, name in enumerate(frozen.units):
                if name not in present:
                    raise self._fault(f"frozen[{n}].units[{m}]", f"{name} is not in the scenario")
            if (frozen.release == "north-caucasus") == bool(frozen.turn):
                reason = "expected for a release by turn or declared, and for no other"
                raise self._fault(f"frozen[{n}].turn", reason)

    def _check_withdrawals(self, present: set[str]) -> None:
        for side, file in ((Side.AXIS, self.file.axis), (Side.SOVIET, self.file.soviet)):
            for n, gone in enumerate(file.withdrawals):
                key = f"{side.value}.withdrawals[{n}]"
                if not self.file.first_turn <= gone.turn <= self.file.last_turn:
                    reason = f"expected {self.file.first_turn} to {self.file.last_turn}"
                    raise self._fault(f"{key}.turn", f"{reason}, got {gone.turn}")
                if (gone.what in ("infantry-division", "tank-corps")) == bool(gone.unit):
                    reason = "expected for a unit or panzer divisions, and for nothing else"
                    raise self._fault(f"{key}.unit", reason)
                if gone.unit and gone.unit not in present:
                    raise self._fault(f"{key}.unit", f"{gone.unit} is not in the scenario")
                if gone.by and gone.by not in file.waiting:
                    raise self._fault(f"{key}.by", f"{gone.by} does not wait on a display")

    def _check_origins(self) -> None:
        for n, origin in enumerate(self.file.origins):
            key = f"origins[{n}]"
            check_words(self.path, f"{key}.note", origin.note)
            if not _has_part(origin.part):
                raise self._fault(f"{key}.part", f"a scenario has no part {origin.part!r}")
            if (origin.source == "outside") != (origin.confidence is not None):
                reason = "expected for what comes from outside the rulebook, and for nothing else"
                raise self._fault(f"{key}.confidence", reason)


def _has_part(part: str) -> bool:
    """Whether a dotted name such as axis.setup leads to a part of a scenario file."""
    head, _, rest = part.partition(".")
    if rest:
        return head in SIDES and rest in SideFile.__struct_fields__
    return head in ScenarioFile.__struct_fields__


def load_scenario(
    path: Path, known: Definitions | None = None, hexes: Hexes | None = None
) -> Scenario:
    """Read and check one scenario file, against its map or the hexes that are given for it."""
    return _Builder(path, known or definitions(), hexes).build()


@cache
def map_hexes(window: str) -> Hexes:
    """The numbers of all hexes in play on some sheets of the map, such as "A" or "A+B"."""
    theatre = load(window)
    return frozenset(theatre.label(h) for h in theatre.grid.hexes if theatre.in_play(h))


@cache
def scenario(name: str) -> Scenario:
    """A scenario that comes with Hexfront."""
    path = DATA / "scenarios" / f"{name}.toml"
    if not path.is_file():
        raise UnknownScenarioError(f"s42 has no scenario {name!r}")
    return load_scenario(path)
