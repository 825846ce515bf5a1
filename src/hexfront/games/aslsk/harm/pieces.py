"""What befalls a unit: it breaks, is pinned, reduced, wounded, replaced or eliminated.

These change the State at once. Dice, and the checks that follow the loss of a leader, are laid
on the stack by `moments/harm.py`.
"""

from hexfront.games.aslsk.definitions.kinds import NO_KIND
from hexfront.games.aslsk.places import ELIMINATED, Phase
from hexfront.games.aslsk.state import UNIT_MASKS, AslskState
from hexfront.games.aslsk.units.condition import in_melee, leadership, morale
from hexfront.games.aslsk.units.watching import sees
from hexfront.hexes import HexId, bits, few
from hexfront.play.masks import each
from hexfront.play.teams import FOE

# Points are designed for Hexfront: a squad is worth two half-squads, a leader more the better
# he leads, a vehicle more than any Infantry.
SQUAD_POINTS = 2
HALF_SQUAD_POINTS = 1
LEADER_POINTS = 1
VEHICLE_POINTS = 5


def worth(state: AslskState, u: int) -> int:
    """The Victory Points for a unit."""
    kinds, kind = state.kinds, state.kind[u]
    if kinds.leader[kind]:
        return LEADER_POINTS + max(-kinds.leadership[kind], 0)
    if kinds.vehicle[kind]:
        return VEHICLE_POINTS
    return SQUAD_POINTS if kinds.squad[kind] else HALF_SQUAD_POINTS


def eliminate(state: AslskState, u: int, rule: str = "ASL-3.2.3.d") -> None:
    """Remove a unit for good; its weapons stay in the hex (ASL-4.0.h).

    The LLMC of a leader waits in `state.lost`.
    """
    h, side = state.place[u], state.side_of(u)
    if state.hidden >> u & 1:
        reveal(state, HexId(h), side)
    state.note("log-eliminated", rule, unit=u, hex=h)
    _remember_leader(state, u, eliminated=1)
    for w in state.carried(u):
        if h >= 0 and not state.setting.built_in >> w & 1:
            state.drop(w, HexId(h))
        else:
            state.scrap(w)
    state.points[FOE[side]] += worth(state, u)
    keep = ~(1 << u)
    for name in UNIT_MASKS:
        setattr(state, name, getattr(state, name) & keep)
    state.put(u, ELIMINATED)


def break_unit(state: AslskState, u: int) -> None:
    """Flip a unit to its broken side, under DM; Pin and CX go (ASL-3.2.3.j).

    The LLTC of a leader waits in `state.lost`.
    """
    bit = 1 << u
    if state.broken & bit:
        return
    _remember_leader(state, u, eliminated=0)
    state.broken |= bit
    state.dm |= bit
    state.pinned &= ~bit
    state.cx &= ~bit
    state.assaulting &= ~bit  # ASL-3.3.3.af
    for w in state.carried(u):
        state.acquired.pop(w, None)  # ASL-6.10.e
    state.note("log-broken", "ASL-3.2.3.j", unit=u, hex=state.place[u])


def pin(state: AslskState, u: int) -> None:
    """Pin a unit; a second time in a Player Turn changes nothing (ASL-3.2.3.x)."""
    bit = 1 << u
    if state.pinned & bit:
        return
    state.pinned |= bit
    state.note("log-pinned", "ASL-3.2.3.x", unit=u, hex=state.place[u])


def mark_dm(state: AslskState, u: int) -> None:
    """Put a broken unit under DM (ASL-3.2.3.z)."""
    bit = 1 << u
    if not state.broken & bit or state.dm & bit:
        return
    state.dm |= bit
    state.note("log-dm", "ASL-3.2.3.z", unit=u, hex=state.place[u])


def reduce(state: AslskState, u: int) -> None:
    """Casualty Reduction of an MMC: a half-squad is left of a squad (ASL-3.2.3.g)."""
    half = state.kinds.half[state.kind[u]]
    if half == NO_KIND:
        eliminate(state, u)
        return
    before = worth(state, u)
    state.kind[u] = half
    state.points[FOE[state.side_of(u)]] += before - worth(state, u)
    state.note("log-reduced", "ASL-3.2.3.g", unit=u, hex=state.place[u])


def wound(state: AslskState, u: int) -> None:
    """A light wound of an SMC (ASL-3.2.3.i)."""
    state.wounded |= 1 << u
    state.note("log-wounded", "ASL-3.2.3.h", unit=u, hex=state.place[u])


def replace(state: AslskState, u: int) -> None:
    """A poorer counter takes the place of one that failed beyond its ELR (ASL-5.1.b)."""
    poorer = state.kinds.poorer[state.kind[u]]
    if poorer == NO_KIND:
        return  # ASL-5.1.c, ASL-5.1.d
    state.kind[u] = poorer
    state.note("log-replaced", "ASL-5.1.b", unit=u, hex=state.place[u])


def reveal(state: AslskState, h: HexId, side: int) -> None:
    """Show the hidden units of a side in a hex."""
    found = state.units_at(h, side) & state.hidden
    if not found:
        return
    state.hidden &= ~found
    state.reveals += 1
    for u in each(found):
        state.note("log-revealed", "ASL-1.3.a", unit=u, hex=h, side=side)
    alarm(state, h)


def alarm(state: AslskState, h: HexId) -> None:
    """Put under DM the broken units that have a Known enemy unit beside them, in or around a hex.

    Called when a unit has come into the hex (ASL-3.2.3.z).
    """
    calm = state.broken & ~state.dm
    if not calm:
        return
    around = (state.setting.grid.neighbour_mask[h] | 1 << h) & (
        state.occupied[0] | state.occupied[1]
    )
    for e in few(around):
        for u in each(state.at[e] & calm):
            if _beside(state, e, FOE[state.side_of(u)]):
                mark_dm(state, u)


def _beside(state: AslskState, h: HexId, enemy: int) -> bool:
    near = (state.setting.grid.neighbour_mask[h] | 1 << h) & state.occupied[enemy]
    return any(
        state.units_at(HexId(e), enemy) & ~state.hidden and sees(state, h, HexId(e))
        for e in bits(near)
    )


def _remember_leader(state: AslskState, u: int, *, eliminated: int) -> None:
    """Note the loss of a leader for the checks after the attack (ASL-2.0.ad).

    Units in CC take none. A leader who breaks and dies at once is lost once, with the morale
    that he had before.
    """
    if not state.leaders >> u & 1 or not state.is_on_map(u):
        return
    if state.phase == Phase.CLOSE_COMBAT or in_melee(state, u):
        return
    loss = (u, state.place[u], morale(state, u), max(-leadership(state, u), 0), eliminated)
    kept = []
    for other in state.lost:
        if other[0] == u:
            loss = (*other[:4], 1)
        else:
            kept.append(other)
    state.lost = (*kept, loss)


def end_melee(state: AslskState, h: HexId) -> None:
    """A Melee is over when a side has no unbroken unit left in it (ASL-3.8.av)."""
    if not state.melee >> h & 1:
        return
    if not holding(state, h):
        state.melee &= ~(1 << h)
        state.note("log-melee-ends", "ASL-3.8.av", hex=h)


def holding(state: AslskState, h: HexId) -> bool:
    """Whether both sides have units that hold the enemy in Melee, one of them Infantry.

    Unbroken Infantry does, and a vehicle that is not in Motion (ASL-3.8.as, ASL-3.8.ay).
    """
    idle = state.broken | state.vehicles & state.motion
    held = state.at.get(h, 0) & ~state.vehicles
    return bool(held) and all(state.units_at(h, side) & ~idle for side in (0, 1))
