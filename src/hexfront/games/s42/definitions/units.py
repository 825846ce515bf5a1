"""The counters of both sides, read from TOML and checked on load.

A counter file names patterns and counters: a counter takes the figures of its pattern and may
print some of its own. `given` and `outside` list the figures that the rulebook gives and those
known from elsewhere; every other figure is designed for Hexfront.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from hexfront.games.s42.definitions.counters import (
    AirUnit,
    ArmyHqKind,
    Box,
    Branch,
    Dot,
    Face,
    Quality,
    Remnant,
    Side,
    Size,
    Unit,
    UnitType,
    parse_face,
)
from hexfront.games.s42.definitions.datafile import DATA, RuleId
from hexfront.play.datafile import (
    Amount,
    Positive,
    Source,
    Words,
    check_words,
    convert,
    fault,
    read_struct,
    read_table,
    read_toml,
)

_NEVER_FIGHT = (UnitType.ARMY_HQ, UnitType.LEADER, UnitType.RESERVE_ARMY)
"""Types of Non-Combat Units (S42-19.1.b)."""

Steps = Annotated[int, Meta(ge=1, le=3)]


class Pattern(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figures that counters of one make share, as they are written down."""

    type: UnitType
    size: Size
    branch: Branch
    full: str
    reduced: str = ""
    used: str = ""
    upgrade: str = ""
    steps: Steps
    quality: Quality = Quality.AVERAGE
    dot: Dot = Dot.NONE
    free_stacking: bool = False
    black_box: bool = False
    range: Amount = 0
    box: Box = Box.PLAIN
    remnant: str = ""
    army_hq: ArmyHqKind = ""
    given: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()


class _Counter(Pattern, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A counter as it is written down, with its pattern's figures filled in."""

    name: Words
    label: str
    formation: str


class Formation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The army or front that a counter names to help set-up (S42-S1.1.b)."""

    name: Words


class _RemnantFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Words
    type: UnitType
    face: str
    dot: Dot = Dot.NONE
    count: Positive


class _AirFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Words
    label: str
    branch: Branch


class _SupplyPointFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    full_move: str
    ready: str
    immobile: str


class Limit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many of a piece each side has."""

    axis: Amount
    soviet: Amount
    rule: RuleId
    source: Source

    def of(self, side: Side) -> int:
        return self.axis if side is Side.AXIS else self.soviet


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Pieces and points that the rules count."""

    resource_points: Limit
    fortifications: Limit
    mobile_supply_points: Limit
    railheads_moved: Limit
    railhead_hexes: Limit
    rail_units: Limit
    rail_units_from_map: Limit
    reserve_markers: Limit
    planned_offensives: Limit
    holding_boxes: Limit
    box_units: Limit
    box_defenders: Limit


class _PiecesFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    air: dict[str, _AirFile]
    remnants: dict[str, _RemnantFile]
    supply_point: _SupplyPointFile
    limits: Limits


class SupplyPoint(Struct, frozen=True):
    """The three sides that an SP can show (S42-18.6.2.a, S42-18.6.8.b)."""

    full_move: Face
    ready: Face
    immobile: Face


class Definitions(Struct, frozen=True):
    """All that scenarios refer to."""

    units: dict[str, Unit]
    formations: dict[str, Formation]
    air: dict[str, AirUnit]
    remnants: dict[str, Remnant]
    supply_point: SupplyPoint
    limits: Limits


def load_definitions(data: Path) -> Definitions:
    """Read the counters and pieces of a data folder."""
    pieces_path = data / "pieces.toml"
    pieces = read_struct(pieces_path, _PiecesFile)
    remnants = _remnants(pieces_path, pieces)
    formations = _formations(data / "formations.toml")
    units: dict[str, Unit] = {}
    for side in Side:
        path = data / "units" / f"{side.value}.toml"
        for unit in _units(path, side, formations, remnants):
            if unit.id in units:
                raise fault(path, unit.id, "another file has a counter of this id")
            units[unit.id] = unit
    return Definitions(
        units, formations, _air(pieces_path, pieces), remnants,
        _supply_point(pieces_path, pieces), pieces.limits,
    )  # fmt: skip


def _formations(path: Path) -> dict[str, Formation]:
    formations = read_table(path, Formation)
    for key, formation in formations.items():
        check_words(path, f"{key}.name", formation.name)
    return formations


def _section(path: Path, name: str) -> dict[str, dict[str, object]]:
    """The tables below one heading of a counter file."""
    raw = read_toml(path)
    for section in raw:
        if section not in ("patterns", "units"):
            raise fault(path, section, "expected patterns or units")
    found = raw.get(name)
    if not isinstance(found, dict):
        raise fault(path, name, "table is missing")
    for key, value in found.items():
        if not isinstance(value, dict):
            raise fault(path, f"{name}.{key}", "expected a table")
    return found


def _units(
    path: Path, side: Side, formations: dict[str, Formation], remnants: dict[str, Remnant]
) -> Iterable[Unit]:
    patterns = _section(path, "patterns")
    for name, figures in patterns.items():
        key = f"patterns.{name}"
        pattern = convert(path, key, figures, Pattern)
        _check_pattern(path, key, pattern)
        _faces(path, key, pattern)
    for id_, printed in _section(path, "units").items():
        key = f"units.{id_}"
        based_on = printed.get("pattern")
        if not isinstance(based_on, str) or based_on not in patterns:
            raise fault(path, f"{key}.pattern", f"no pattern {based_on!r} in this file")
        own = {field: value for field, value in printed.items() if field != "pattern"}
        file = convert(path, key, patterns[based_on] | own, _Counter)
        check_words(path, f"{key}.name", file.name)
        if file.formation not in formations:
            reason = f"no formation {file.formation!r} in formations.toml"
            raise fault(path, f"{key}.formation", reason)
        if file.branch.side is not side:
            reason = f"{file.branch.value} is no branch of the {side.value} side"
            raise fault(path, f"{key}.branch", reason)
        if file.remnant and file.remnant not in remnants:
            raise fault(path, f"{key}.remnant", f"no remnant {file.remnant!r} in pieces.toml")
        _check_pattern(path, key, file)
        yield _unit(path, key, id_, file)


def _check_pattern(path: Path, key: str, pattern: Pattern) -> None:
    """What the parts of one counter ask of each other."""
    if bool(pattern.reduced) != (pattern.steps > 1):
        reason = "a unit of two or three steps, and no other, has a reduced side (S42-2.3.5.a)"
        raise fault(path, f"{key}.reduced", reason)
    if bool(pattern.remnant) != (pattern.steps == 3):
        reason = "a unit of three steps, and no other, leaves a Remnant (S42-2.3.5.c)"
        raise fault(path, f"{key}.remnant", reason)
    born_elite = pattern.branch in (Branch.GUARDS, Branch.NKVD)
    if born_elite and pattern.quality is not Quality.ELITE:
        raise fault(path, f"{key}.quality", "Guards and NKVD units are elite (S42-2.3.2.d)")
    if pattern.dot is Dot.RED and pattern.branch.side is Side.SOVIET:
        raise fault(path, f"{key}.dot", "only Axis tank units are elite (S42-9.2.2.a)")
    flips = pattern.type in (UnitType.ARTILLERY, UnitType.SUPPORT_HQ, UnitType.LEADER)
    if flips and (not pattern.used or pattern.steps != 1 or pattern.range < 1):
        reason = "an ASU has one step, a Used side and a range (S42-18.2, S42-18.4.a)"
        raise fault(path, f"{key}.used", reason)
    if pattern.used and not flips:
        raise fault(path, f"{key}.used", "only an ASU has a Used side (S42-18.2.1.c)")
    if bool(pattern.army_hq) != (pattern.type is UnitType.ARMY_HQ):
        reason = "expected for a Soviet Army HQ, and for no other (S42-20.1)"
        raise fault(path, f"{key}.army_hq", reason)
    for name in (*pattern.given, *pattern.outside):
        if name not in Pattern.__struct_fields__:
            raise fault(path, f"{key}.given", f"a counter has no figure {name!r}")
    for name in set(pattern.given) & set(pattern.outside):
        raise fault(path, f"{key}.outside", f"{name!r} is named as given too")


def _face(path: Path, key: str, text: str) -> Face:
    try:
        return parse_face(text)
    except ValueError as error:
        raise fault(path, key, str(error)) from error


def _faces(path: Path, key: str, pattern: Pattern) -> dict[str, Face | None]:
    """The sides of a counter by name."""
    full = _face(path, f"{key}.full", pattern.full)
    reduced = _face(path, f"{key}.reduced", pattern.reduced) if pattern.reduced else None
    used = _face(path, f"{key}.used", pattern.used) if pattern.used else None
    if reduced and (reduced.attack > full.attack or reduced.defense >= full.defense):
        raise fault(path, f"{key}.reduced", f"{reduced} is not weaker than {full}")
    if (full.defense == 0) != (pattern.type in _NEVER_FIGHT):
        reason = "a Soviet Army HQ, and no other of these units, has defense 0 (S42-19.1)"
        raise fault(path, f"{key}.full", reason)
    upgrade = _face(path, f"{key}.upgrade", pattern.upgrade) if pattern.upgrade else None
    return {"full": full, "reduced": reduced, "used": used, "upgrade": upgrade}


def _unit(path: Path, key: str, id_: str, file: _Counter) -> Unit:
    figures = msgspec.structs.asdict(file) | _faces(path, key, file)
    return Unit(id=id_, **figures)


def _remnants(path: Path, pieces: _PiecesFile) -> dict[str, Remnant]:
    remnants = {}
    for key, file in pieces.remnants.items():
        check_words(path, f"remnants.{key}.name", file.name)
        face = _face(path, f"remnants.{key}.face", file.face)
        remnants[key] = Remnant(
            id=key, name=file.name, type=file.type, face=face, dot=file.dot, count=file.count
        )
    return remnants


def _air(path: Path, pieces: _PiecesFile) -> dict[str, AirUnit]:
    for key, file in pieces.air.items():
        check_words(path, f"air.{key}.name", file.name)
        if file.branch.side is not Side.AXIS:
            raise fault(path, f"air.{key}.branch", "only the Axis has air units (S42-9.3.1.a)")
    return {
        key: AirUnit(id=key, **msgspec.structs.asdict(file)) for key, file in pieces.air.items()
    }


def _supply_point(path: Path, pieces: _PiecesFile) -> SupplyPoint:
    file = pieces.supply_point
    faces = {
        name: _face(path, f"supply_point.{name}", getattr(file, name))
        for name in file.__struct_fields__
    }
    return SupplyPoint(**faces)


@cache
def definitions() -> Definitions:
    """The definitions that come with Hexfront."""
    return load_definitions(DATA)
