"""Guns and vehicles of all nationalities, read from TOML and checked on load.

`data/guns` and `data/vehicles` have a file for each nationality, a table for each counter. As with
Infantry, `given` and `outside` list the figures that the rulebook gives and those known from
elsewhere; every other figure is designed for Hexfront.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, TypedDict

from msgspec import Meta

from hexfront.games.aslsk.definitions.ammunition import Ammunition, Special, parse_special
from hexfront.games.aslsk.definitions.counters import Nationality, Weapon, WeaponKind
from hexfront.games.aslsk.definitions.datafile import Outside
from hexfront.games.aslsk.definitions.entries import (
    Breakdown,
    Entry,
    Month,
    RateOfFire,
    check_entry,
    parsed,
)
from hexfront.games.aslsk.definitions.guns import (
    UNLIMITED_RANGE,
    Barrel,
    Gun,
    Mount,
    TargetSize,
    parse_barrel,
)
from hexfront.games.aslsk.definitions.vehicles import (
    GroundPressure,
    MainArmament,
    Vehicle,
    VehicleKind,
    parse_armor,
    parse_dispenser,
)
from hexfront.play.datafile import Amount, Positive, Words, fault, read_table

REPAIR = 1
"""The dr that repairs a Gun, a MA or a vehicular MG (ASL-6.12.i, ASL-7.2.j, ASL-7.8.u)."""

_RANGES = {  # ASL-7.8.s
    WeaponKind.BOW_MG: 8,
    WeaponKind.COAXIAL_MG: 12,
    WeaponKind.AA_MG: 8,
    WeaponKind.REAR_MG: 8,
    WeaponKind.MAIN_MG: 12,
    WeaponKind.VEHICULAR_FT: 1,
}
_NAMES: dict[WeaponKind, Words] = {
    WeaponKind.BOW_MG: {"en": "Bow MG", "ru": "Курсовой пулемёт"},
    WeaponKind.COAXIAL_MG: {"en": "Coaxial MG", "ru": "Спаренный пулемёт"},
    WeaponKind.AA_MG: {"en": "Anti-aircraft MG", "ru": "Зенитный пулемёт"},
    WeaponKind.REAR_MG: {"en": "Rear MG", "ru": "Кормовой пулемёт"},
    WeaponKind.VEHICULAR_FT: {"en": "Flamethrower", "ru": "Огнемёт"},
    WeaponKind.MAIN_MG: {"en": "Main MG", "ru": "Основной пулемёт"},
}


class GunEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Gun as its file has it."""

    kind: WeaponKind
    barrel: str
    rof: RateOfFire = 0
    breakdown: Breakdown = 12
    manhandling: Annotated[int, Meta(ge=2, le=12)]
    size: TargetSize = TargetSize.AVERAGE
    mount: Mount = Mount.FIXED
    qsu: bool = True
    he: bool = True
    ap: bool = True
    ife: Amount = 0
    intensive: bool = True
    special: tuple[str, ...] = ()
    min_range: Amount = 0
    range: Amount = 0
    available: Month = ""


class VehicleEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A vehicle as its file has it; `rof` to `intensive` are those of its MA."""

    kind: VehicleKind
    mp: Positive
    fails_on: Annotated[int, Meta(ge=0, le=12)] = 0
    ground_pressure: GroundPressure = GroundPressure.NORMAL
    size: TargetSize = TargetSize.AVERAGE
    front: str
    side: str
    turret: Mount
    exposed: Amount = 2
    ma: str = ""
    """Calibre and length; none for a rifle-calibre MG."""
    ma_fp: Amount = 0
    """The FP of an MA that is an MG."""
    rof: RateOfFire = 0
    breakdown: Breakdown = 12
    low_ammo: bool = False
    """A circled B#."""
    he: bool = True
    ap: bool = True
    ife: Amount = 0
    intensive: bool = True
    special: tuple[str, ...] = ()
    bmg: Amount = 0
    fixed_bow_mg: bool = False
    cmg: Amount = 0
    aamg: Amount = 0
    rmg: Amount = 0
    flamethrower: Amount = 0
    turret_flamethrower: bool = False
    dispensers: tuple[str, ...] = ()
    available: Month = ""


def load_guns(path: Path, nationality: Nationality) -> dict[str, Gun]:
    """The Guns of a file by id."""
    entries = read_table(path, GunEntry)
    return {id_: _gun(path, id_, entry, nationality) for id_, entry in entries.items()}


def load_vehicles(path: Path, nationality: Nationality) -> dict[str, Vehicle]:
    """The vehicles of a file by id."""
    entries = read_table(path, VehicleEntry)
    return {id_: _vehicle(path, id_, entry, nationality) for id_, entry in entries.items()}


def _gun(path: Path, id_: str, entry: GunEntry, nationality: Nationality) -> Gun:
    check_entry(path, id_, entry)
    barrel = parsed(path, f"{id_}.barrel", parse_barrel, entry.barrel)
    _check_gun(path, id_, entry, barrel)
    solid = entry.kind is not WeaponKind.HEAVY_MORTAR
    return Gun(
        id=id_,
        name=entry.name,
        nationality=nationality,
        given=entry.given,
        outside=entry.outside,
        kind=entry.kind,
        fp=0,
        range=entry.range or UNLIMITED_RANGE,
        min_range=entry.min_range,
        available=entry.available,
        mount=entry.mount,
        manhandling=entry.manhandling,
        size=entry.size,
        qsu=entry.qsu,
        **_piece(path, id_, entry, barrel, shells=True, solid=solid),
    )


class _Piece(TypedDict):
    """What a Gun and the MA of a vehicle print alike."""

    rof: int
    pp: int
    breakdown: int
    removed: bool
    repair: int
    calibre: int
    to_hit: tuple[int, ...]
    kill: int
    special: tuple[Special, ...]
    barrel: Barrel
    he: bool
    ap: bool
    ife: int
    intensive: bool


def _piece(
    path: Path,
    id_: str,
    entry: GunEntry | VehicleEntry,
    barrel: Barrel,
    *,
    shells: bool,
    solid: bool,
) -> _Piece:
    """`shells`: whether it fires any; `solid`: whether AP is among them."""
    return {
        "rof": entry.rof,
        "pp": 0,
        "breakdown": entry.breakdown,
        "removed": False,
        "repair": REPAIR,
        "calibre": barrel.calibre,
        "to_hit": (),
        "kill": 0,
        "special": tuple(parsed(path, f"{id_}.special", parse_special, s) for s in entry.special),
        "barrel": barrel,
        "he": entry.he and shells and not _limited(entry.special, Ammunition.HE),
        "ap": entry.ap and solid and not _limited(entry.special, Ammunition.AP),
        "ife": entry.ife,
        "intensive": entry.intensive,
    }


def _limited(special: tuple[str, ...], ammunition: Ammunition) -> bool:
    """Whether a counter's back lists an ammunition, which limits its supply (ASL-6.2.a)."""
    return any(parse_special(text).ammunition is ammunition for text in special)


def _check_gun(path: Path, id_: str, entry: GunEntry, barrel: Barrel) -> None:
    if not entry.kind.gun:
        raise fault(path, f"{id_}.kind", f"{entry.kind.value} is no type of Gun (ASL-1.2.6.d)")
    mortar = entry.kind is WeaponKind.HEAVY_MORTAR
    if mortar and barrel.calibre <= 60:
        raise fault(path, f"{id_}.barrel", "a mortar of 60 mm or less is an SW (ASL-6.9.a)")
    if mortar != bool(entry.range):
        reason = "expected for a mortar, and for no other Gun (ASL-6.9.d)"
        raise fault(path, f"{id_}.range", reason)
    if entry.min_range > entry.range:
        raise fault(path, f"{id_}.min_range", f"{entry.min_range} is beyond {entry.range}")
    if entry.size not in (TargetSize.SMALL, TargetSize.AVERAGE, TargetSize.LARGE):
        raise fault(path, f"{id_}.size", "a Gun is small, average or large (ASL-6.7.a)")
    if entry.mount not in (Mount.TURRET, Mount.FIXED):
        raise fault(path, f"{id_}.mount", "a Gun has a 360 degree mount, T, or is NT (ASL-3.2.4.w)")
    if not entry.he and not entry.ap and not entry.special:
        raise fault(path, f"{id_}.special", "the Gun has nothing to fire")


def _vehicle(path: Path, id_: str, entry: VehicleEntry, nationality: Nationality) -> Vehicle:
    check_entry(path, id_, entry)
    _check_vehicle(path, id_, entry)
    return Vehicle(
        id=id_,
        name=entry.name,
        nationality=nationality,
        given=entry.given,
        outside=entry.outside,
        kind=entry.kind,
        mp=entry.mp,
        fails_on=entry.fails_on,
        ground_pressure=entry.ground_pressure,
        size=entry.size,
        front=parsed(path, f"{id_}.front", parse_armor, entry.front),
        side=parsed(path, f"{id_}.side", parse_armor, entry.side),
        turret=entry.turret,
        exposed=entry.exposed,
        fixed_bow_mg=entry.fixed_bow_mg,
        turret_flamethrower=entry.turret_flamethrower,
        dispensers=tuple(
            parsed(path, f"{id_}.dispensers", parse_dispenser, d) for d in entry.dispensers
        ),
        armament=_armament(path, id_, entry, nationality),
        available=entry.available,
    )


def _check_vehicle(path: Path, id_: str, entry: VehicleEntry) -> None:
    if entry.fails_on and entry.fails_on < 11:
        raise fault(path, f"{id_}.fails_on", "expected 11 or 12 (ASL-3.3.2.x)")
    if not entry.ma and not entry.ma_fp and not entry.flamethrower:
        raise fault(path, f"{id_}.ma", "a combat vehicle has an MA (ASL-7.2.a)")
    if entry.ma and parsed(path, f"{id_}.ma", parse_barrel, entry.ma).calibre <= 15:
        if not entry.ma_fp:
            raise fault(path, f"{id_}.ma_fp", "a MA of 15 mm or less is an MG")
    elif entry.ma and entry.ma_fp:
        raise fault(path, f"{id_}.ma_fp", "a MA of more than 15 mm is no MG")
    if not entry.turret.turreted and (entry.cmg or entry.rmg):
        raise fault(path, f"{id_}.cmg", "a CMG or RMG is in a turret (ASL-3.2.4.y)")
    if entry.fixed_bow_mg and not entry.bmg:
        raise fault(path, f"{id_}.fixed_bow_mg", "the vehicle has no BMG (ASL-7.8.w)")


def _armament(
    path: Path, id_: str, entry: VehicleEntry, nationality: Nationality
) -> tuple[Weapon, ...]:
    """The weapons of a vehicle, each with an id and origins of its own."""
    fitted: list[Weapon] = []
    if entry.ma or entry.ma_fp:
        fitted.append(_main_armament(path, id_, entry, nationality))
    for figure, kind in _SECONDARY.items():
        fp: int = getattr(entry, figure)
        if fp:
            fitted.append(_secondary(id_, entry, nationality, kind, figure, fp))
    return tuple(fitted)


_SECONDARY = {
    "bmg": WeaponKind.BOW_MG,
    "cmg": WeaponKind.COAXIAL_MG,
    "aamg": WeaponKind.AA_MG,
    "rmg": WeaponKind.REAR_MG,
    "flamethrower": WeaponKind.VEHICULAR_FT,
}


def _secondary(
    id_: str,
    entry: VehicleEntry,
    nationality: Nationality,
    kind: WeaponKind,
    figure: str,
    fp: int,
) -> Weapon:
    flame = kind is WeaponKind.VEHICULAR_FT
    return Weapon(
        id=f"{id_}-{figure}",
        name=_NAMES[kind],
        nationality=nationality,
        **_origins(entry, {figure: "fp"}),
        kind=kind,
        fp=fp,
        range=_RANGES[kind],
        min_range=0,
        rof=0,
        pp=0,
        breakdown=_FT_REMOVAL if flame else 12,  # ASL-7.8.u
        removed=flame,
        repair=0 if flame else REPAIR,
        calibre=0,
        to_hit=(),
        kill=0,
        available="",
    )


_FT_REMOVAL = 10
"""The X# of every flamethrower (ASL-4.2.m)."""


def _main_armament(
    path: Path, id_: str, entry: VehicleEntry, nationality: Nationality
) -> MainArmament:
    barrel = parsed(path, f"{id_}.ma", parse_barrel, entry.ma) if entry.ma else Barrel(0)
    kind = WeaponKind.MAIN_MG if entry.ma_fp else WeaponKind.MAIN_ARMAMENT
    shells = not entry.ma_fp
    own = {figure: figure for figure in _OF_THE_MAIN_ARMAMENT}
    return MainArmament(
        id=f"{id_}-ma",
        name=_NAMES.get(kind) or {"en": f"{barrel} gun", "ru": f"Пушка {barrel}"},
        nationality=nationality,
        **_origins(entry, own | {"ma": "barrel", "ma_fp": "fp"}),
        kind=kind,
        fp=entry.ma_fp,
        range=_RANGES.get(kind, UNLIMITED_RANGE),
        min_range=0,
        available="",
        mount=entry.turret,
        low_ammo=entry.breakdown if entry.low_ammo else 0,
        **_piece(path, id_, entry, barrel, shells=shells, solid=shells),
    )


_OF_THE_MAIN_ARMAMENT = ("rof", "breakdown", "he", "ap", "ife", "intensive", "special", "low_ammo")


class _Origins(TypedDict):
    given: tuple[str, ...]
    outside: Outside


def _origins(entry: VehicleEntry, renamed: Mapping[str, str]) -> _Origins:
    """Where the figures of a weapon come from: those of the vehicle, under their own names."""

    def own(figures: Iterable[str]) -> tuple[str, ...]:
        return tuple(renamed[figure] for figure in figures if figure in renamed)

    return {
        "given": own(entry.given),
        "outside": {sure: own(figures) for sure, figures in entry.outside.items()},
    }
