"""The counters of all nationalities, read from TOML and checked on load.

Each nationality has a file. `given` and `outside` list the figures that the rulebook gives and
those known from elsewhere with their confidence; every other figure is designed for Hexfront.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from hexfront.games.aslsk.definitions.ammunition import parse_special
from hexfront.games.aslsk.definitions.armory import load_guns, load_vehicles
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
from hexfront.games.aslsk.definitions.datafile import DATA
from hexfront.games.aslsk.definitions.entries import (
    Breakdown,
    Entry,
    Month,
    RateOfFire,
    check_entry,
    parsed,
)
from hexfront.games.aslsk.definitions.guns import Gun
from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.play.datafile import Amount, Positive, fault, read_struct

NATIONALITIES = frozenset(nationality.value for nationality in Nationality)
"""The names of the counter files."""

MoraleLevel = Annotated[int, Meta(ge=1, le=11)]
LIGHT_MORTAR = 60
"""The greatest calibre of a mortar that is an SW, in mm (ASL-4.5.a)."""


class _MmcEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
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


class _LeaderEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    command: str
    broken: MoraleLevel
    replaced_by: str = ""


class _WeaponEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: WeaponKind
    fp: Amount = 0
    range: Positive
    min_range: Amount = 0
    rof: RateOfFire = 0
    pp: Amount
    breakdown: Breakdown
    removed: bool = False
    repair: Annotated[int, Meta(ge=0, le=5)] = 0
    calibre: Amount = 0
    to_hit: tuple[int, ...] = ()
    kill: Amount = 0
    available: Month = ""
    special: tuple[str, ...] = ()


class _UnitsFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mmc: dict[str, _MmcEntry]
    leaders: dict[str, _LeaderEntry]
    weapons: dict[str, _WeaponEntry]


class Definitions(Struct, frozen=True):
    """All counters by id."""

    mmc: dict[str, Mmc]
    leaders: dict[str, Leader]
    weapons: dict[str, Weapon]
    """The Support Weapons."""
    guns: dict[str, Gun]
    vehicles: dict[str, Vehicle]

    def unit(self, id_: str) -> Mmc | Leader | Vehicle | None:
        """The counter of a unit."""
        return self.mmc.get(id_) or self.leaders.get(id_) or self.vehicles.get(id_)

    def weapon(self, id_: str) -> Weapon | None:
        """An SW or a Gun; the armament of a vehicle is in its counter."""
        return self.weapons.get(id_) or self.guns.get(id_)

    def leader(self, nationality: Nationality, command: str) -> Leader:
        """The leader of a nationality with this strength, such as 8-0; KeyError if none."""
        for leader in self.leaders.values():
            if leader.nationality is nationality and str(leader.command) == command:
                return leader
        raise KeyError(command)


def load_definitions(data: Path) -> Definitions:
    """Read the counters of a data folder."""
    loaded = Definitions({}, {}, {}, {}, {})
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
        _check_new(path, loaded, (*mmc, *leaders, *weapons))
        loaded.mmc.update(mmc)
        loaded.leaders.update(leaders)
        loaded.weapons.update(weapons)
        path = data / "guns" / f"{nationality.value}.toml"
        guns = load_guns(path, nationality)
        _check_new(path, loaded, guns)
        loaded.guns.update(guns)
        path = data / "vehicles" / f"{nationality.value}.toml"
        vehicles = load_vehicles(path, nationality)
        _check_new(path, loaded, vehicles)
        loaded.vehicles.update(vehicles)
    return loaded


def _check_new(path: Path, loaded: Definitions, ids: Iterable[str]) -> None:
    known = (loaded.mmc, loaded.leaders, loaded.weapons, loaded.guns, loaded.vehicles)
    for id_ in ids:
        if any(id_ in counters for counters in known):
            raise fault(path, id_, "another file has a counter of this id")


def _mmc(path: Path, id_: str, entry: _MmcEntry, nationality: Nationality) -> Mmc:
    key = f"mmc.{id_}"
    check_entry(path, key, entry)
    strength = parsed(path, f"{key}.strength", parse_strength, entry.strength)
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
    check_entry(path, key, entry)
    command = parsed(path, f"{key}.command", parse_command, entry.command)
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
    check_entry(path, key, entry)
    _check_weapon(path, key, entry)
    special = tuple(parsed(path, f"{key}.special", parse_special, s) for s in entry.special)
    figures = msgspec.structs.asdict(entry) | {"special": special}
    return Weapon(id=id_, nationality=nationality, **figures)


def _check_weapon(path: Path, key: str, entry: _WeaponEntry) -> None:
    """What the figures of one weapon ask of each other."""
    kind = entry.kind
    if not kind.support:
        raise fault(path, f"{key}.kind", f"{kind.value} is no Support Weapon (ASL-1.2.4.b)")
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
