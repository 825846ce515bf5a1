"""Control by AFV: it lasts as long as the AFV is there (ASL-2.0.l)."""

from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order_at
from hexfront.games.aslsk.vehicles.condition import dazed
from hexfront.hexes import Bitboard, HexId, few
from hexfront.play.masks import each
from hexfront.play.teams import FOE


def held(state: AslskState, side: int) -> Bitboard:
    """The hexes that AFV of a side Control now: no Good Order enemy is there."""
    found, place = 0, state.place
    for u in each(state.own[side] & state.vehicles & state.on_map):
        found |= 1 << place[u]
    if contested := found & state.occupied[FOE[side]]:
        for h in few(contested):
            if _defended(state, h, FOE[side]):
                found &= ~(1 << h)
    return found


def _defended(state: AslskState, h: HexId, side: int) -> bool:
    return bool(good_order_at(state, h, side) & ~(dazed(state) | state.hidden))


def controlled(state: AslskState) -> list[Bitboard]:
    """By side: the hexes that it Controls, those of AFV included."""
    if not state.vehicles:
        return state.control
    first, second = held(state, 0), held(state, 1)
    both = first & second
    mine, theirs = state.control
    return [mine & ~second | first & ~both, theirs & ~first | second & ~both]
