"""The check of the Supply Phase (S42-16.1): who gets and who loses Out of Supply markers."""

from hexfront.games.s42.entry.areas import BAKU, axis_in_baku, edge_hexes, place_of
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined, leads_to, supplied
from hexfront.hexes import bits
from hexfront.play.masks import members


def check_supply(state: S42State, side: int) -> None:
    """Give and take Out of Supply markers of a side's combat units."""
    out, red = _unsupplied(state, side)
    own = state.setting.own[side]
    had, had_red = state.oos & own, state.isolated & own
    state.oos = state.oos & ~own | out
    state.isolated = state.isolated & ~own | red
    if state.news is None:
        return
    for u in members(had & ~out & state.setting.combat):
        state.note("log-supply-restored", "S42-16.1.e", unit=u, hex=state.place[u])
    for u in members(out & ~red & ~(had & ~had_red)):
        state.note("log-out-of-supply", "S42-16.1.c", unit=u, hex=state.place[u])
    for u in members(red & ~had_red):
        state.note("log-isolated", "S42-16.5.1.c", unit=u, hex=state.place[u])


def _unsupplied(state: S42State, side: int) -> tuple[int, int]:
    """The combat units without a LOS, and those of them that are isolated."""
    out = red = 0
    lacking = state.occupied[side] & ~supplied(state, side)
    for h in bits(lacking):
        out |= state.combat_at(h, side)
    for h in bits(lacking & ~joined(state, side)) if lacking else ():
        red |= state.combat_at(h, side)
    if side == AXIS and axis_in_baku(state) and not leads_to(state, AXIS, BAKU):
        out |= in_baku(state)  # S42-24.1.2.h
        if not joined(state, AXIS) & edge_hexes(state, BAKU):
            red |= in_baku(state)
    return out, red


def in_baku(state: S42State) -> int:
    """The Axis combat units in Entry Area G."""
    place = place_of(state, BAKU)
    return 0 if place is None else state.combat_at(place, AXIS)
