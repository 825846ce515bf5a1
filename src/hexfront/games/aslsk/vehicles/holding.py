"""Control by AFV: it lasts as long as the AFV is there (ASL-2.0.l)."""

from collections.abc import Sequence

from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order_at
from hexfront.games.aslsk.vehicles.condition import dazed
from hexfront.hexes import Bitboard, few


def held(state: AslskState) -> tuple[Bitboard, Bitboard]:
    """By side: the hexes that its AFV Control now, as no Good Order enemy is there."""
    mine, theirs = state.armored
    if mine & state.occupied[1] or theirs & state.occupied[0]:
        return _undefended(state, mine, 1), _undefended(state, theirs, 0)
    return mine, theirs


def _undefended(state: AslskState, hexes: Bitboard, side: int) -> Bitboard:
    """Those of some hexes in which a side has nobody in Good Order."""
    for h in few(hexes & state.occupied[side]):
        if good_order_at(state, h, side) & ~(dazed(state) | state.hidden):
            hexes &= ~(1 << h)
    return hexes


def controlled(state: AslskState) -> list[Bitboard]:
    """By side: the hexes that it Controls, those of AFV included."""
    if not state.vehicles:
        return state.control
    return with_held(state.control, held(state))


def with_held(control: Sequence[Bitboard], held: tuple[Bitboard, Bitboard]) -> list[Bitboard]:
    """What the sides Control with the hexes that their AFV hold."""
    first, second = held
    both = first & second
    mine, theirs = control
    return [mine & ~second | first & ~both, theirs & ~first | second & ~both]
