"""Control by AFV: it lasts as long as the AFV is there (ASL-2.0.l)."""

from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order_at
from hexfront.games.aslsk.vehicles.condition import dazed
from hexfront.hexes import Bitboard, HexId
from hexfront.play.masks import members
from hexfront.play.teams import FOE


def held(state: AslskState, side: int) -> Bitboard:
    """The hexes that AFV of a side Control now: no Good Order enemy is there."""
    found, contested = 0, state.occupied[FOE[side]]
    for u in members(state.own[side] & state.vehicles & state.on_map):
        h = HexId(state.place[u])
        if not contested >> h & 1 or not _defended(state, h, FOE[side]):
            found |= 1 << h
    return found


def _defended(state: AslskState, h: HexId, side: int) -> bool:
    return bool(good_order_at(state, h, side) & ~(dazed(state) | state.hidden))


def controlled(state: AslskState) -> list[Bitboard]:
    """By side: the hexes that it Controls, those of AFV included."""
    if not state.vehicles:
        return state.control
    by_afv = [held(state, 0), held(state, 1)]
    both = by_afv[0] & by_afv[1]
    return [(state.control[side] & ~by_afv[FOE[side]]) | (by_afv[side] & ~both) for side in (0, 1)]
