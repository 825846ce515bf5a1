"""Covered Arcs (ASL-3.2.4.s to ASL-3.2.4.z): what a weapon points at, and what turning costs.

A direction is a hexspine: the one clockwise of the hexside with this number. Its arc is the
wedge between the rows of hexes through the two hexes that share the hexspine.
"""

from hexfront.games.aslsk.definitions.guns import Cannon, Mount
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import DIRECTIONS, Bitboard, Direction, HexId
from hexfront.hexes.arcs import wedge
from hexfront.play import Refusal

FULL_TURN = len(DIRECTIONS)


def cannon(state: AslskState, w: int) -> Cannon:
    """The counter of a Gun or a MA."""
    weapon = state.setting.weapons[w]
    assert isinstance(weapon, Cannon)
    return weapon


def is_cannon(state: AslskState, w: int) -> bool:
    return w != NOBODY and state.setting.cannons >> w & 1 == 1


def arc_of(state: AslskState, w: int) -> int:
    """Where a Gun points, or a MA: by the turret, or by the front of a vehicle without one."""
    u = state.holder[w]
    if not state.setting.built_in >> w & 1:
        return state.arc.get(w, NOBODY)
    pointing = state.tca if cannon(state, w).mount.turreted else state.vca
    return pointing.get(u, NOBODY)


def wedge_from(state: AslskState, h: HexId, arc: int) -> Bitboard:
    """The hexes of an arc; no arc is all round."""
    if arc == NOBODY:
        return ~(1 << h)
    memory: dict[tuple[int, int], Bitboard] = state.setting.wedges
    if (h, arc) not in memory:
        memory[h, arc] = wedge(state.setting.grid, h, Direction(arc))
    return memory[h, arc]


def spines_to(state: AslskState, place: HexId, h: int) -> tuple[int, ...]:
    """The directions whose arc from a place has a hex in it."""
    memory: dict[tuple[int, int], tuple[int, ...]] = state.setting.spines
    found = memory.get((place, h))
    if found is None:
        found = tuple(int(d) for d in DIRECTIONS if wedge_from(state, place, d) >> h & 1)
        memory[place, h] = found
    return found


def covers(state: AslskState, w: int, h: HexId) -> bool:
    """Whether a hex is in the arc of a weapon as it points now."""
    through, place = way_in(state, w, h), HexId(state.place[state.holder[w]])
    return through == NOBODY or wedge_from(state, place, arc_of(state, w)) >> through & 1 == 1


def way_in(state: AslskState, w: int, h: HexId) -> int:
    """The hex that must be in the arc of a weapon for fire at a hex; NOBODY if any arc will do.

    Into its own hex it fires at a moving vehicle through the hexside of its entry (ASL-3.2.4.z).
    """
    u = state.holder[w]
    if h != state.place[u]:
        return h
    if state.vehicles and state.phase == Phase.MOVEMENT and state.side_of(u) != state.attacker:
        return next((state.came[v] for v in _coming(state, h) if state.vehicles >> v & 1), NOBODY)
    return NOBODY


def _coming(state: AslskState, h: HexId) -> list[int]:
    """The movers that have entered a hex from another one."""
    return [v for v in state.movers if state.place[v] == h and state.came[v] != NOBODY]


def blind_bow(state: AslskState, u: int, h: HexId) -> Refusal | None:
    """Why the bow weapons of a stuck vehicle do not bear on its own hex (ASL-3.2.4.z).

    They do at the MF or MP with which somebody enters it through the VCA, and throughout the MPh
    in which the vehicle has bogged, by a Motion Attempt (ASL-7.6.m).
    """
    if h != state.place[u] or not (state.immobilized | state.bogged) >> u & 1:
        return None
    if state.phase == Phase.MOVEMENT and state.side_of(u) != state.attacker:
        if (state.tried & ~state.immobilized) >> u & 1:
            return None
        coming, front = _coming(state, h), wedge_from(state, h, state.vca[u])
        entering = [v for v in coming if state.arriving >> v & 1]
        if any(front >> state.came[v] & 1 for v in entering):
            return None
        if coming and not entering:
            return Refusal("ASL-7.6.m", "no-bow-after-entry", {"unit": u})
    return Refusal("ASL-3.2.4.z", "no-bow-in-own-hex", {"unit": u})


def blind(state: AslskState, w: int, h: HexId) -> Refusal | None:
    """Why a Gun or MA does not bear on its own hex."""
    if not state.setting.built_in >> w & 1 or cannon(state, w).mount.turreted:
        return None
    return blind_bow(state, state.holder[w], h)


def turns(state: AslskState, w: int, h: HexId) -> list[int]:
    """The directions in which a weapon can be turned to cover a hex; NOBODY if it need not be."""
    if covers(state, w, h):
        return [NOBODY]
    through, place = way_in(state, w, h), HexId(state.place[state.holder[w]])
    return [*spines_to(state, place, through)]


def swings(state: AslskState, w: int, h: HexId) -> list[tuple[int, bool]]:
    """The legal ways to cover a hex: the direction, and whether the front turns the turret."""
    arcs = turns(state, w, h)
    if arcs == [NOBODY]:
        return [(NOBODY, False)]
    found = [(arc, False) for arc in arcs] if may_turn(state, w) is None else []
    if may_turn_by_hull(state, w) is None:
        found.append((_least(state, w, arcs), True))
    return found


def _least(state: AslskState, w: int, arcs: list[int]) -> int:
    """The direction that needs the fewest hexspines; of two the first."""
    now = arc_of(state, w)
    return min(arcs, key=lambda arc: (hexspines(now, arc), arc))


def may_swing(state: AslskState, w: int, h: HexId, arc: int, *, hull: bool) -> Refusal | None:
    """Why a weapon is not turned so to cover a hex."""
    arcs = turns(state, w, h)
    if arc not in arcs or (hull and (arc == NOBODY or arc != _least(state, w, arcs))):
        return Refusal("ASL-3.2.4.t", "no-such-arc", {"weapon": w, "hex": h})
    if arc == NOBODY:
        return None
    return may_turn_by_hull(state, w) if hull else may_turn(state, w)


def hexspines(before: int, after: int) -> int:
    """How far an arc is turned: 0 to 3 hexspines, the shorter way round."""
    if NOBODY in (before, after):
        return 0
    apart = (after - before) % 6
    return min(apart, 6 - apart)


def stiff(state: AslskState, w: int) -> bool:
    """Whether a weapon has neither a turret nor a 360 degree mount (ASL-3.2.4.w)."""
    return cannon(state, w).mount is Mount.FIXED


def spent_by_turning(state: AslskState, w: int) -> bool:
    """Whether a shot that turns a weapon is its last in the Player Turn: it prints no ROF.

    ASL-3.2.4.ac.
    """
    return stiff(state, w) and not cannon(state, w).rof


def may_turn(state: AslskState, w: int) -> Refusal | None:
    """Why the arc of a weapon cannot be turned: the bow of a vehicle that is stuck."""
    u = state.holder[w]
    if not state.setting.built_in >> w & 1:
        return None
    if state.phase == Phase.MOVEMENT and state.side_of(u) == state.attacker:
        return Refusal("ASL-7.8.q", "no-turning-on-the-move", {"unit": u})
    return None if cannon(state, w).mount.turreted else stuck_front(state, u)


def may_turn_by_hull(state: AslskState, w: int) -> Refusal | None:
    """Why a turret is not turned by the front of its vehicle (ASL-7.8.x)."""
    u = state.holder[w]
    if not state.setting.built_in >> w & 1 or not cannon(state, w).mount.turreted:
        return Refusal("ASL-7.8.x", "no-turret-to-turn", {"weapon": w})
    return may_turn(state, w) or stuck_front(state, u)


def stuck_front(state: AslskState, u: int) -> Refusal | None:
    """Why the front of a vehicle does not turn to fire (ASL-7.6.f)."""
    if (state.immobilized | state.bogged) >> u & 1:
        return Refusal("ASL-7.6.f", "no-turning-of-front", {"unit": u})
    return None


def turns_front(state: AslskState, w: int, arc: int, *, hull: bool) -> bool:
    """Whether a shot turns the front of a vehicle: of one without a turret, or as chosen."""
    if arc == NOBODY or not state.setting.built_in >> w & 1:
        return False
    return hull or not cannon(state, w).mount.turreted


def point(state: AslskState, w: int, arc: int, *, hull: bool = False) -> None:
    """Turn a Gun, a turret, or the front of a vehicle and its turret with it (ASL-7.8.n)."""
    u = state.holder[w]
    if not state.setting.built_in >> w & 1:
        state.arc[w] = arc
    elif not cannon(state, w).mount.turreted:
        wheel(state, u, arc - state.vca[u])
    elif hull:
        wheel(state, u, arc - state.tca[u])
    else:
        state.tca[u] = arc


def wheel(state: AslskState, u: int, spines: int) -> None:
    """Turn the front of a vehicle clockwise, and its turret with it (ASL-7.8.n)."""
    state.vca[u] = (state.vca[u] + spines) % FULL_TURN
    state.tca[u] = (state.tca[u] + spines) % FULL_TURN
