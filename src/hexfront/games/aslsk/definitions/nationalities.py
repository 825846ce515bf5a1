"""The counters of all nationalities, read from TOML and checked on load.

Each nationality has a file. `given` and `outside` list the figures that the rulebook gives and
those known from elsewhere with their confidence; every other figure is designed for Hexfront.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from hexfront.games.aslsk.definitions.counters import (
    Leader,
    Mmc,
    MmcKind,
    Nationality,
    Quality,
    Weapon,
    WeaponKind,
    parse_command,
    parse_strength,
)
from hexfront.games.aslsk.definitions.datafile import DATA, Outside, check_once
from hexfront.play.datafile import Amount, Positive, Words, check_words, fault, read_struct

NATIONALITIES = frozenset(nationality.value for nationality in Nationality)
"""The names of the counter files."""

MoraleLevel = Annotated[int, Meta(ge=1, le=11)]
Month = Annotated[str, Meta(pattern=r"^(19(39|4[0-5])-(0[1-9]|1[0-2]))?$")]
LIGHT_MORTAR = 60
"""The greatest calibre of a mortar that is an SW, in mm (ASL-4.5.a)."""


class _Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Words
    given: tuple[str, ...] = ()
    outside: Outside = {}


class _MmcEntry(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: MmcKind
    quality: Quality
    strength: str
    broken: MoraleLevel
    self_rally: bool = False
    smoke: Annotated[int, Meta(ge=0, le=5)] = 0
    assault_fire: bool = False
    elr: bool = True
    half_squad: str = ""
    replaced_by: str = ""


class _LeaderEntry(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    command: str
    broken: MoraleLevel
    replaced_by: str = ""


class _WeaponEntry(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: WeaponKind
    fp: Amount = 0
    range: Positive
    min_range: Amount = 0
    rof: Annotated[int, Meta(ge=0, le=4)] = 0
    pp: Amount
    breakdown: Annotated[int, Meta(ge=2, le=12)]
    removed: bool = False
    repair: Annotated[int, Meta(ge=0, le=5)] = 0
    calibre: Amount = 0
    to_hit: tuple[int, ...] = ()
    kill: Amount = 0
    available: Month = ""


class _UnitsFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mmc: dict[str, _MmcEntry]
    leaders: dict[str, _LeaderEntry]
    weapons: dict[str, _WeaponEntry]


class Definitions(Struct, frozen=True):
    """All counters by id."""

    mmc: dict[str, Mmc]
    leaders: dict[str, Leader]
    weapons: dict[str, Weapon]

    def leader(self, nationality: Nationality, command: str) -> Leader:
        """The leader of a nationality with this strength, such as 8-0; KeyError if none."""
        for leader in self.leaders.values():
            if leader.nationality is nationality and str(leader.command) == command:
                return leader
        raise KeyError(command)


T = TypeVar("T")


def load_definitions(data: Path) -> Definitions:
    """Read the counters of a data folder."""
    loaded = Definitions({}, {}, {})
    for nationality in Nationality:
        path = data / "units" / f"{nationality.value}.toml"
        file = read_struct(path, _UnitsFile)
        mmc = {id_: _mmc(path, id_, entry, nationality) for id_, entry in file.mmc.items()}
        leaders = {
            id_: _leader(path, id_, entry, nationality) for id_, entry in file.leaders.items()
        }
        weapons = {
            id_: _weapon(path, id_, entry, nationality) for id_, entry in file.weapons.items()
        }
        _check_mmc(path, mmc)
        _check_leaders(path, leaders)
        for id_ in (*mmc, *leaders, *weapons):
            if id_ in loaded.mmc or id_ in loaded.leaders or id_ in loaded.weapons:
                raise fault(path, id_, "another file has a counter of this id")
        loaded.mmc.update(mmc)
        loaded.leaders.update(leaders)
        loaded.weapons.update(weapons)
    return loaded


def _parsed(path: Path, key: str, parse: Callable[[str], T], text: str) -> T:
    try:
        return parse(text)
    except ValueError as error:
        raise fault(path, key, str(error)) from error


def _check_entry(path: Path, key: str, entry: _Entry) -> None:
    """Names in both languages, and one origin for each figure that has one."""
    check_words(path, f"{key}.name", entry.name)
    named = [*entry.given, *(figure for part in entry.outside.values() for figure in part)]
    for figure in named:
        if figure not in entry.__struct_fields__:
            raise fault(path, f"{key}.given", f"the counter has no figure {figure!r}")
    check_once(path, f"{key}.outside", named)


def _mmc(path: Path, id_: str, entry: _MmcEntry, nationality: Nationality) -> Mmc:
    key = f"mmc.{id_}"
    _check_entry(path, key, entry)
    strength = _parsed(path, f"{key}.strength", parse_strength, entry.strength)
    figures = msgspec.structs.asdict(entry) | {"strength": strength}
    return Mmc(id=id_, nationality=nationality, **figures)


def _check_mmc(path: Path, all_mmc: dict[str, Mmc]) -> None:
    """What Casualty Reduction and ELR leave of a counter is there and fits it."""
    for id_, mmc in all_mmc.items():
        key = f"mmc.{id_}"
        if mmc.kind is MmcKind.CREW and (not mmc.elite or mmc.elr or not mmc.self_rally):
            reason = "a crew is elite, rallies itself and has no ELR (ASL-1.2.2.a, ASL-5.1.d)"
            raise fault(path, key, reason)
        if bool(mmc.half_squad) != (mmc.kind is MmcKind.SQUAD):
            reason = "a squad, and no other counter, has a half-squad (ASL-3.2.3.g)"
            raise fault(path, f"{key}.half_squad", reason)
        if mmc.half_squad:
            _check_half_squad(path, f"{key}.half_squad", mmc, all_mmc)
        if mmc.replaced_by:
            _check_replacement(path, f"{key}.replaced_by", mmc, all_mmc)


def _check_half_squad(path: Path, key: str, squad: Mmc, all_mmc: dict[str, Mmc]) -> None:
    half = all_mmc.get(squad.half_squad)
    if half is None or half.kind is not MmcKind.HALF_SQUAD:
        raise fault(path, key, f"no half-squad {squad.half_squad!r} in this file")
    if half.quality is not squad.quality or half.strength.morale != squad.strength.morale:
        reason = f"{half.strength} is not of the class and Morale of {squad.strength}"
        raise fault(path, key, reason)
    if half.strength.fp >= squad.strength.fp:
        raise fault(path, key, f"{half.strength} has no less FP than {squad.strength}")


def _check_replacement(path: Path, key: str, mmc: Mmc, all_mmc: dict[str, Mmc]) -> None:
    if not mmc.elr:
        raise fault(path, key, "the counter is not subject to ELR (ASL-5.1.d)")
    poorer = all_mmc.get(mmc.replaced_by)
    if poorer is None or poorer.kind is not mmc.kind:
        raise fault(path, key, f"no {mmc.kind.value} {mmc.replaced_by!r} in this file")
    ladder = tuple(Quality)
    if ladder.index(poorer.quality) <= ladder.index(mmc.quality):
        reason = f"{poorer.quality.value} is not poorer than {mmc.quality.value} (ASL-5.1.b)"
        raise fault(path, key, reason)


def _leader(path: Path, id_: str, entry: _LeaderEntry, nationality: Nationality) -> Leader:
    key = f"leaders.{id_}"
    _check_entry(path, key, entry)
    command = _parsed(path, f"{key}.command", parse_command, entry.command)
    figures = msgspec.structs.asdict(entry) | {"command": command}
    return Leader(id=id_, nationality=nationality, **figures)


def _check_leaders(path: Path, leaders: dict[str, Leader]) -> None:
    for id_, leader in leaders.items():
        key = f"leaders.{id_}.replaced_by"
        if not leader.replaced_by:
            continue
        poorer = leaders.get(leader.replaced_by)
        if poorer is None:
            raise fault(path, key, f"no leader {leader.replaced_by!r} in this file")
        before, after = leader.command, poorer.command
        if (after.morale, -after.leadership) >= (before.morale, -before.leadership):
            raise fault(path, key, f"{after} is not poorer than {before} (ASL-5.1.b)")


def _weapon(path: Path, id_: str, entry: _WeaponEntry, nationality: Nationality) -> Weapon:
    key = f"weapons.{id_}"
    _check_entry(path, key, entry)
    _check_weapon(path, key, entry)
    return Weapon(id=id_, nationality=nationality, **msgspec.structs.asdict(entry))


def _check_weapon(path: Path, key: str, entry: _WeaponEntry) -> None:
    """What the figures of one weapon ask of each other."""
    kind = entry.kind
    if entry.removed == bool(entry.repair):
        reason = "a weapon has a repair number, or an X# and none (ASL-2.0.bb)"
        raise fault(path, f"{key}.repair", reason)
    if kind is WeaponKind.MORTAR and not 0 < entry.calibre <= LIGHT_MORTAR:
        reason = f"expected 1 to {LIGHT_MORTAR} mm for a light mortar (ASL-4.5.a)"
        raise fault(path, f"{key}.calibre", reason)
    if entry.min_range > entry.range:
        raise fault(path, f"{key}.min_range", f"{entry.min_range} is beyond {entry.range}")
    if kind.shaped_charge and len(entry.to_hit) != entry.range + 1:
        reason = f"expected a TH# for each range from 0 to {entry.range}, got {len(entry.to_hit)}"
        raise fault(path, f"{key}.to_hit", reason)
    if kind.ordnance == bool(entry.fp):
        reason = "expected for every weapon but ordnance, whose FP the charts give"
        raise fault(path, f"{key}.fp", reason)
    if kind.latw != bool(entry.kill):
        raise fault(path, f"{key}.kill", "expected for a LATW, and for no other")


@cache
def definitions() -> Definitions:
    """The counters that come with Hexfront."""
    return load_definitions(DATA)
