"""Fortifications and obstacles of a scenario file, and the units that begin inside."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from hexfront.games.coh.definitions.counters import Mover
from hexfront.games.coh.definitions.library import Definitions
from hexfront.games.coh.definitions.works import Work, WorkType
from hexfront.games.coh.scenarios.chapters import too_early
from hexfront.games.coh.scenarios.commanders import Commander
from hexfront.games.coh.scenarios.scenariofile import Placed, WorkFile
from hexfront.games.coh.setting import UnitStart
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.works.passage import STOPS_WHEELS
from hexfront.play.datafile import fault
from hexfront.play.teams import Teams

PLACED = tuple(work.value for work in WorkType if work is not WorkType.HASTY)
"""What a scenario may lay out; hasty defenses are dug (COH-17.6.a)."""

Locate = Callable[[str, str], int]
"""(key, what the file says) -> its number, or a fault."""


def placed_works(
    path: Path,
    chapters: int,
    players: tuple[Commander, ...],
    battlefield: Battlefield,
    at: Locate,
    facing: Locate,
    known: Definitions,
    share: bool,
) -> dict[int, tuple[Work, ...]]:
    """The works of all players by hex: one in a hex (COH-17.0.b), or one of a type (COHC-21.a)."""
    works: dict[int, tuple[Work, ...]] = {}
    for owner, player in enumerate(players):
        for n, written in enumerate(player.file.works):
            key = f"{player.key}.works[{n}]"
            if (reason := too_early("works", chapters)) is not None:
                raise fault(path, key, reason)
            work = _work(path, key, written, owner, at, facing, known)
            there = works.get(work.hex, ())
            if there and not share:
                raise fault(path, f"{key}.hex", f"{written.hex} has works already (COH-17.0.b)")
            if any(other.type is work.type for other in there):
                reason = f"{written.hex} has {written.kind} already (COHC-21.a)"
                raise fault(path, f"{key}.hex", reason)
            if battlefield.terrain[work.hex].id == "water":
                raise fault(path, f"{key}.hex", f"{written.hex} is water, no place for works")
            works[work.hex] = (*there, work)
    return works


def _work(
    path: Path,
    key: str,
    written: WorkFile,
    owner: int,
    at: Locate,
    facing: Locate,
    known: Definitions,
) -> Work:
    if written.kind not in PLACED or WorkType(written.kind) not in known.works:
        reason = f"expected one of {', '.join(PLACED)}, got {written.kind!r}"
        raise fault(path, f"{key}.kind", reason)
    kind = WorkType(written.kind)
    turned = known.works[kind].facing
    if not turned and written.facing:
        raise fault(path, f"{key}.facing", f"{written.kind} has no facing (COH-17.1.b)")
    if written.hidden and kind is not WorkType.MINES:
        raise fault(path, f"{key}.hidden", "only mines are hidden (COH-17.10.a)")
    direction = facing(f"{key}.facing", written.facing) if turned else 0
    at_hex = at(f"{key}.hex", written.hex)
    return Work(at_hex, kind, direction, owner, written.hidden, written.colour)


def sheltered(
    path: Path,
    key: str,
    placed: Placed,
    unit: UnitStart,
    works: tuple[Work, ...],
    teams: Teams,
    known: Definitions,
) -> UnitStart:
    """The unit as it begins: in its side's fortification, unless the file says otherwise."""
    for work in works:
        unit = _beside(path, key, placed, unit, work, teams, known)
    return unit


def _beside(
    path: Path,
    key: str,
    placed: Placed,
    unit: UnitStart,
    work: Work,
    teams: Teams,
    known: Definitions,
) -> UnitStart:
    """The same for one of the works in its hex."""
    friendly = teams.team[work.owner] == teams.team[unit.side]
    if work.type is WorkType.MINES and not friendly:
        raise fault(path, f"{key}.hex", f"{placed.hex} has mines of the other side")
    wheeled = unit.kind.is_vehicle and unit.kind.mover is Mover.WHEELED
    if wheeled and work.type in STOPS_WHEELS:
        reason = f"{work.type.value}, impassable for {unit.kind.id} ({STOPS_WHEELS[work.type]})"
        raise fault(path, f"{key}.hex", f"{placed.hex} is {reason}")
    may = unit.kind.role in known.works[work.type].occupants
    if placed.outside or not friendly or not may:
        return unit
    if work.type is WorkType.BUNKER and unit.facing != work.facing:
        raise fault(path, f"{key}.facing", "a unit faces as its bunker does (COH-17.5.b)")
    return msgspec.structs.replace(unit, inside=True)
