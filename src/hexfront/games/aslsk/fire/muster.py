"""Who of a side can fire now, for a whole list of attacks: reckoned once, on masks.

`readiness` answers for one firer and says why not. Whoever has no marker of fire at all is ready,
so it is only asked about the others.
"""

from typing import NamedTuple

from hexfront.games.aslsk.fire.aiming import area_targets, targets, vehicle_targets
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.readiness import ready
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import withdrawing
from hexfront.hexes import Bitboard, few
from hexfront.play.masks import each


class Muster(NamedTuple):
    """A side in a fire phase, or at an expenditure of MF."""

    side: int
    kind: FireKind
    """The sort of fire of its unmarked units."""
    aims: Bitboard
    """The hexes that it may fire at, whoever sees them."""
    area: Bitboard
    """Those that it may fire at on the ATT: also the hex of a moving AFV that is BU."""
    vehicles: int
    """The enemy vehicles that it may fire at."""
    positions: Bitboard
    """Its hexes in LOS of any of these targets."""
    firers: int
    """The units that nothing keeps from firing but their markers."""
    fresh: int
    """The units without any marker of fire."""
    weapons: int
    """The weapons that are ready: those in `positions`, and those that fire at empty hexes."""


KINDS: dict[tuple[int, bool], FireKind] = {
    (Phase.PREP_FIRE, True): FireKind.PREP,
    (Phase.MOVEMENT, False): FireKind.FIRST,
    (Phase.MOVEMENT, True): FireKind.BOUNDING,
    (Phase.DEFENSIVE_FIRE, False): FireKind.FINAL,
    (Phase.ADVANCING_FIRE, True): FireKind.ADVANCING,
}
"""By phase, and by whether it is the ATTACKER who fires."""


def muster(state: AslskState, side: int) -> Muster | None:
    """What a side can fire with and at; None if it may not fire now, or sees no mover."""
    kind = KINDS.get((state.phase, side == state.attacker))
    if kind is None:
        return None
    area = area_targets(state, side)
    if kind is FireKind.FIRST and not state.occupied[side] & _watching(state, area):
        return None
    aims, vehicles = targets(state, side), vehicle_targets(state, side)
    area |= aims
    quarry = aims
    for v in each(vehicles):
        quarry |= 1 << state.place[v]
    positions = state.occupied[side] & _watching(state, quarry)
    if kind is FireKind.BOUNDING:
        positions &= _hexes_of(state, state.group & state.on_map)
    everywhere = 0 if state.phase == Phase.MOVEMENT else state.setting.artillery
    if not positions and not everywhere:
        return Muster(side, kind, aims, area, vehicles, 0, 0, 0, 0)
    firers = _firers(state, side, kind)
    fresh = firers & ~_marked(state)
    weapons = _weapons(state, kind, positions, firers, fresh, everywhere)
    return Muster(side, kind, aims, area, vehicles, positions, firers, fresh, weapons)


def _hexes_of(state: AslskState, units: int) -> Bitboard:
    found = 0
    for u in each(units):
        found |= 1 << state.place[u]
    return found


def _watching(state: AslskState, quarry: Bitboard) -> Bitboard:
    """The hexes from which a target is seen, or may turn out to be (ASL-3.2.1.i)."""
    if not state.setting.options.free_los:
        return state.setting.grid.cells if quarry else 0
    return state.setting.ground.watching(quarry)


def _firers(state: AslskState, side: int, kind: FireKind) -> int:
    """The units of a side that can fire as far as `readiness.able` goes."""
    found = state.own[side] & state.on_map & ~(state.broken | state.shocked | state.stunned)
    for h in few(state.melee):
        found &= ~state.at.get(h, 0) | state.vehicles
    if kind is FireKind.PREP:
        found &= ~(state.motion | withdrawing(state))
    return found & state.vehicles & state.group if kind is FireKind.BOUNDING else found


def _marked(state: AslskState) -> int:
    """The units that have fired or directed anything, or have a weapon that does not fire now."""
    found = state.fired | state.prep | state.first | state.final
    found |= state.forfeit | state.pushed | state.bounded
    weapons = state.fired_weapons | state.prep_weapons | state.first_weapons | state.final_weapons
    weapons |= state.bounded_weapons | state.intensive | state.setting.slow & state.moved_weapons
    for w in each(weapons):
        if state.holder[w] >= 0:
            found |= 1 << state.holder[w]
    for u in state.used:
        found |= 1 << u
    for u in state.directed:
        found |= 1 << u
    return found


def _weapons(
    state: AslskState, kind: FireKind, positions: Bitboard, firers: int, fresh: int, everywhere: int
) -> int:
    """The weapons that are ready in some hexes, and those of a mask in all."""
    found, unfit = 0, state.malfunctioned | state.disabled | state.setting.charges
    working = ~(unfit | _exhausted(state, kind))
    for u, arms in state.arms.items():
        if not firers >> u & 1:
            continue
        usable = arms & working
        if not positions >> state.place[u] & 1:
            usable &= everywhere
        if not usable:
            continue
        if fresh >> u & 1:
            found |= usable & ~_unmanned(state, u)
        else:
            for w in each(usable):
                if ready(state, u, w) is None:
                    found |= 1 << w
    return found


def _exhausted(state: AslskState, kind: FireKind) -> int:
    """The weapons that their own marker keeps from firing again, whoever has them: the greater
    part of what `readiness` finds spent, for many at once."""
    cannons = state.setting.cannons
    gone = state.intensive & cannons
    if kind is FireKind.PREP:
        return gone | state.prep_weapons & ~cannons
    if kind is FireKind.ADVANCING:
        return gone | state.prep_weapons | state.fired_weapons
    return gone | state.final_weapons & ~cannons if kind is FireKind.FINAL else gone


def _unmanned(state: AslskState, u: int) -> int:
    """The weapons that a unit cannot fire as it is: `readiness.manned` for many at once."""
    setting = state.setting
    if state.vehicles >> u & 1:
        return setting.shut_in if state.exposed >> u & 1 else setting.anti_aircraft
    found = 0 if state.mmc >> u & 1 else setting.guns
    return found | setting.flamethrowers if state.pinned >> u & 1 else found
