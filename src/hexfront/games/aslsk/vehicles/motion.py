"""Motion Attempts of the DEFENDER's AFV (ASL-3.3.2.1), and MP spent in sight (ASL-3.3.2.2)."""

from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import sees
from hexfront.games.aslsk.vehicles.condition import mobile
from hexfront.hexes import Bitboard, HexId
from hexfront.play import Refusal
from hexfront.play.masks import each


def spent_in_sight(state: AslskState, u: int, h: HexId) -> int:
    """Half MF or MP that a unit has spent this MPh in LOS of a hex (ASL-3.3.2.2.b)."""
    seen = state.setting.ground.seen(h)
    return sum(n for (v, where), n in state.trail.items() if v == u and seen >> where & 1)


def number(state: AslskState, u: int) -> int:
    """The highest dr with which an AFV gets into Motion: whole MF of a mover that it saw come."""
    h = HexId(state.place[u])
    coming = [v for v in state.movers if _came_into_sight(state, v, h)]
    return max((spent_in_sight(state, v, h) for v in coming), default=0) // HALVES


def _came_into_sight(state: AslskState, mover: int, h: HexId) -> bool:
    """Whether a mover was out of LOS when this Player Turn began (ASL-3.3.2.1.b)."""
    began = state.began.get(mover)
    return began is None or not sees(state, HexId(began), h)


def may_try(state: AslskState, side: int, u: int) -> Refusal | None:
    """Why an AFV may not try to get into Motion now."""
    bit, args = 1 << u, dict[str, int | str]({"unit": u})
    if side == state.attacker or not state.own[side] & bit:
        return Refusal("ASL-3.3.2.1.a", "no-attempt-of-attacker", args)
    if not state.is_on_map(u) or not mobile(state) & bit:
        return Refusal("ASL-3.3.2.1.a", "no-attempt-immobile", args)
    if state.tried & bit:
        return Refusal("ASL-3.3.2.1.c", "no-second-attempt", args)
    marked = state.first_weapons | state.final_weapons | state.intensive
    if (state.first | state.final) & bit or state.armed(u) & marked:
        return Refusal("ASL-3.3.2.1.c", "no-attempt-after-fire", args)
    if number(state, u) < 1:
        return Refusal("ASL-3.3.2.1.b", "no-attempt-without-mover", args)
    return None


def attempts(state: AslskState, side: int) -> list[int]:
    """The AFV of a side that may try to get into Motion."""
    own = (
        state.own[side] & mobile(state) & state.on_map & ~(state.tried | state.first | state.final)
    )
    if not own:
        return []
    ground, way = state.setting.ground, _way_of_movers(state)
    return [
        u
        for u in each(own)
        if ground.seen(HexId(state.place[u])) & way and may_try(state, side, u) is None
    ]


def _way_of_movers(state: AslskState) -> Bitboard:
    """The hexes in which the movers have spent MF or MP: who sees none of them has no number."""
    found = 0
    for u, h in state.trail:
        if u in state.movers:
            found |= 1 << h
    return found
