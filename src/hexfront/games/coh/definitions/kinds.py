"""Unit kinds: read from TOML and checked for what no counter can print."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import msgspec

from hexfront.games.coh.definitions.counters import SIDES, Mover, Role, UnitKind
from hexfront.play.datafile import check_words, fault, read_table

MOVERS: Mapping[Role, tuple[Mover, ...]] = MappingProxyType(
    {
        Role.FOOT: (Mover.FOOT,),
        Role.GUN: (Mover.WHEELED,),  # COH-16.7.a
        Role.VEHICLE: (Mover.WHEELED, Mover.TRACKED),  # COH-15.1.a
        Role.AIRCRAFT: (Mover.FOOT,),  # its figures have no colour
    }
)
"""The colours that a movement cost may have."""

ONLY_FOR: Mapping[str, tuple[Role, ...]] = MappingProxyType(
    {
        "wheels": (Role.VEHICLE,),
        "tracks": (Role.VEHICLE,),
        "armored": (Role.VEHICLE, Role.AIRCRAFT),
        "turret": (Role.VEHICLE,),
        "open_topped": (Role.VEHICLE,),
        "shield": (Role.VEHICLE,),
        "tank": (Role.VEHICLE,),
        "truck": (Role.VEHICLE,),
        "wagon": (Role.VEHICLE,),
        "pioneers": (Role.FOOT,),  # COH-18.1.a
        "flamethrower": (Role.FOOT, Role.VEHICLE),  # COH-18.0.a
        "sniper": (Role.FOOT,),
        "impulses": (Role.AIRCRAFT,),
        "bombs": (Role.AIRCRAFT,),
    }
)
"""What is printed on counters of some roles only."""


def load_kinds(path: Path) -> dict[str, UnitKind]:
    """The unit kinds of a file by their ids."""
    kinds = read_table(path, UnitKind)
    for key, kind in kinds.items():
        check_words(path, f"{key}.name", kind.name)
        for figure, reason in _slips(kind):
            raise fault(path, f"{key}.{figure}", reason)
    return {key: msgspec.structs.replace(kind, id=key) for key, kind in kinds.items()}


def _slips(kind: UnitKind) -> Iterator[tuple[str, str]]:
    """What is wrong with a kind: the figure and the reason."""
    if kind.side not in SIDES:
        yield "side", f"expected one of {SIDES}, got {kind.side!r}"
    if kind.front < kind.flank:  # COH-6.1.b
        yield "front", "expected the larger defense in front"
    if kind.years[0] > kind.years[1]:
        yield "years", "expected the first year before the last"
    yield from _strange_to_its_role(kind)
    yield from _strange_weapons(kind)
    for source in ("given", "outside"):
        for name in getattr(kind, source):
            if name not in UnitKind.__struct_fields__:
                yield source, f"a counter has no figure {name!r}"


def _strange_to_its_role(kind: UnitKind) -> Iterator[tuple[str, str]]:
    role = kind.role
    if kind.mover not in MOVERS[role]:
        expected = " or ".join(mover.value for mover in MOVERS[role])
        yield "mover", f"a {role.value} unit moves on {expected}, not {kind.mover.value}"
    for figure, roles in ONLY_FOR.items():
        if getattr(kind, figure) and role not in roles:
            yield figure, f"a {role.value} unit cannot have it"
    if kind.wheels and kind.mover is Mover.TRACKED:  # COH-16.4.a: only wheeled ones have both
        yield "wheels", "a tracked vehicle has track symbols only"
    if kind.open_topped and not kind.armored:  # COH-16.5.b
        yield "open_topped", "only an armored vehicle can be open-topped"
    if (kind.truck or kind.wagon) and kind.mover is not Mover.WHEELED:  # COH-16.1.a
        yield "mover", "trucks and wagons are wheeled"
    if kind.truck + kind.wagon + kind.tank > 1:
        yield "tank" if kind.tank else "wagon", "a tank, a truck and a wagon are three things"


def _strange_weapons(kind: UnitKind) -> Iterator[tuple[str, str]]:
    if kind.wagon and (kind.red_fp is not None or kind.blue_fp is not None):  # COH-16.1.d
        yield "red_fp" if kind.red_fp is not None else "blue_fp", "wagons never attack"
    if not kind.wagon and kind.red_fp is None and kind.blue_fp is None:
        yield "red_fp", "FP is missing; only wagons have none"
    if kind.indirect_cost is not None and not kind.mortar:  # COH-13.0.b
        yield "indirect_cost", "only mortars fire indirectly"
    if kind.min_range and not kind.mortar:  # COH-13.1.b
        yield "min_range", "only mortars have a minimum range"
    if kind.min_range > kind.range:
        yield "min_range", f"it is beyond the range of {kind.range}"
