"""Who carries and tows whom (COH-15.6, COH-15.10)."""

from hexfront.games.coh.definitions.counters import Mover, UnitKind
from hexfront.games.coh.state import CohState


def misload(cargo: UnitKind, vehicle: UnitKind) -> str | None:
    """What a data file is told of cargo that this vehicle cannot have."""
    if not vehicle.is_vehicle:
        return f"{vehicle.id} is no vehicle and carries nothing (COH-15.6.a)"
    if cargo.side != vehicle.side:
        return f"{vehicle.id} is of the other side"
    if cargo.is_vehicle and not can_tow(vehicle, cargo):
        return f"{vehicle.id} cannot tow {cargo.id}, which is tracked (COH-15.10.b)"
    return None


def can_tow(tower: UnitKind, towed: UnitKind) -> bool:
    """A tracked vehicle is towed by tracked ones only (COH-15.10.b)."""
    return tower.mover is Mover.TRACKED or towed.mover is Mover.WHEELED


def take_up(state: CohState, u: int, vehicle: int) -> None:
    """The vehicle carries or tows the unit, which faces as it does (COH-15.7.d)."""
    state.hitch(u, vehicle)
    state.facing[u] = state.facing[vehicle]
