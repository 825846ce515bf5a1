"""What a vehicle is at this moment: Good Order, Mobile, a Moving Target; its arcs."""

from functools import cache

from hexfront.games.aslsk.choices import Traverse, Turn
from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import DIRECTIONS, Bitboard, Direction, Grid, HexId
from hexfront.hexes.arcs import wedge
from hexfront.play.masks import each

SPINES = len(DIRECTIONS)


def counter(state: AslskState, u: int) -> Vehicle:
    """What the counter of a vehicle prints."""
    return state.kinds.afv(state.kind[u])


def dazed(state: AslskState) -> int:
    """The vehicles that are not in Good Order, as a mask (ASL-2.0.s)."""
    return state.shocked | state.unconfirmed | state.stunned


def mobile(state: AslskState) -> int:
    """The vehicles that can drive, as a mask (ASL-2.0.ah)."""
    return state.vehicles & ~(dazed(state) | state.bogged | state.immobilized)


@cache
def turns_of(u: int, spine: int) -> tuple[Turn, ...]:
    """A front turned in every direction but the one that it has."""
    return tuple(Turn(u, other) for other in range(SPINES) if other != spine)


@cache
def traverses_of(u: int, spine: int) -> tuple[Traverse, ...]:
    """The same of a turret."""
    return tuple(Traverse(u, other) for other in range(SPINES) if other != spine)


def withdrawing(state: AslskState) -> int:
    """The AFV that must leave the map and can drive, or try to get free, as a mask (ASL-7.10.s)."""
    return state.recalled & ~(dazed(state) | state.immobilized)


def moving_target(state: AslskState, u: int) -> bool:
    """Whether a vehicle, or its wreck, is a Moving Target (ASL-2.0.al, ASL-3.3.2.m).

    One that has only Started in its MPh is none yet (ASL-3.3.2.k).
    """
    moved = state.entered | state.rolled
    if state.phase != Phase.MOVEMENT or state.side_of(u) != state.attacker:
        moved |= state.motion
    return moved >> u & 1 == 1


def still(state: AslskState, u: int) -> bool:
    """Whether a vehicle or wreck gives cover and hinders LOS (ASL-7.4.a, ASL-7.4.1.b, ASL-7.4.g).

    One that moved in this MPh does so once the AFPh is over; one in Motion never.
    """
    if state.motion >> u & 1:
        return False
    over = state.phase > Phase.ADVANCING_FIRE or state.phase < Phase.MOVEMENT
    return over or not (state.entered | state.rolled) >> u & 1


def hulks(state: AslskState) -> dict[HexId, list[int]]:
    """The vehicles and wrecks of the map by hex."""
    found: dict[HexId, list[int]] = {}
    for u in each(state.vehicles & state.on_map):
        found.setdefault(HexId(state.place[u]), []).append(u)
    for u, h in state.wrecks.items():
        found.setdefault(h, []).append(u)
    return found


def hulks_in(state: AslskState, h: HexId) -> int:
    """How many of them are in a hex."""
    vehicles = (state.at.get(h, 0) & state.vehicles).bit_count()
    return vehicles + [*state.wrecks.values()].count(h) if state.wrecks else vehicles


# Arcs.


@cache
def covered(grid: Grid, h: HexId, spine: int) -> Bitboard:
    """The hexes in the Covered Arc of a hex and hexspine (ASL-3.2.4.u)."""
    return wedge(grid, h, Direction(spine))


def ahead(state: AslskState, u: int) -> tuple[HexId, HexId]:
    """The two hexes before the front of a vehicle; NOWHERE beyond the map (ASL-3.3.2.g)."""
    around = state.setting.grid.adjacent[state.place[u]]
    spine = state.vca[u]
    return around[spine], around[(spine + 1) % SPINES]


def turns(before: int, after: int) -> int:
    """The hexspines between two directions."""
    off = (after - before) % SPINES
    return min(off, SPINES - off)


def turn_hull(state: AslskState, u: int, spine: int, tca: int = NOBODY) -> None:
    """Change the VCA; the turret turns with the hull, or points where it was announced to.

    ASL-7.8.n, ASL-3.3.2.i.
    """
    off, before = spine - state.vca[u], state.tca[u]
    state.vca[u] = spine
    state.tca[u] = (before + off) % SPINES if tca == NOBODY else tca
    if state.tca[u] != before:
        lose_aim(state, u)


def lose_aim(state: AslskState, u: int) -> None:
    """A vehicle has turned without firing its MA, which loses its Acquisition (ASL-6.10.d)."""
    if state.acquired:
        for w in state.carried(u):
            state.acquired.pop(w, None)
