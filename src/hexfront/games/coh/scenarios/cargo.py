"""Units of a scenario file that begin on a vehicle or behind it (COH-15.6)."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from hexfront.games.coh.definitions.counters import UnitKind
from hexfront.games.coh.setting import UnitStart
from hexfront.games.coh.vehicles.capacity import misload
from hexfront.play.datafile import fault

FindKind = Callable[[str, str], UnitKind]
"""(key, what the file says) -> the kind, or a fault."""


def cargo_of(
    path: Path, key: str, carries: tuple[str, ...], vehicle: UnitStart, on: int, find: FindKind
) -> list[UnitStart]:
    """What a unit carries or tows at the start, at most one unit; `on` is the unit's number."""
    if len(carries) > 1:
        reason = f"{vehicle.kind.id} carries or tows one unit, not {len(carries)} (COH-15.6.a)"
        raise fault(path, f"{key}.carries", reason)
    found = []
    for n, name in enumerate(carries):
        place = f"{key}.carries[{n}]"
        kind = find(place, name)
        against = _against(kind, vehicle.kind)
        if against is not None:
            raise fault(path, place, against)
        found.append(msgspec.structs.replace(vehicle, kind=kind, on=on))
    return found


def _against(cargo: UnitKind, vehicle: UnitKind) -> str | None:
    reason = misload(cargo, vehicle)
    if reason is None and cargo.is_vehicle:
        reason = f"{cargo.id} could move by itself, nobody tows it (COH-15.10.a)"
    return reason
