"""The check of the Supply Phase (S42-16.1): who gets and who loses Out of Supply markers."""

from hexfront.games.s42.entry.areas import (
    TRANSIT_BOX,
    axis_in_baku,
    open_areas,
    place_of,
)
from hexfront.games.s42.maskirovka.armies import audience, inside, stands_at
from hexfront.games.s42.places import BAKU, NOBODY, area_of
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined, joins, leads_to, supplied
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
        _tell(state, "log-supply-restored", "S42-16.1.e", u)
    for u in members(out & ~red & ~(had & ~had_red)):
        _tell(state, "log-out-of-supply", "S42-16.1.c", u)
    for u in members(red & ~had_red):
        _tell(state, "log-isolated", "S42-16.5.1.c", u)


def _tell(state: S42State, message: str, rule: str, u: int) -> None:
    where = stands_at(state, u)
    state.note(message, rule, None, audience(state, u), unit=u, hex=where)


def _unsupplied(state: S42State, side: int) -> tuple[int, int]:
    """The combat units without a LOS, and those of them that are isolated."""
    out = red = 0
    lacking = state.occupied[side] & ~supplied(state, side)
    for h in bits(lacking):
        out |= state.combat_at(h, side)
    for h in bits(lacking & ~joined(state, side)) if lacking else ():
        red |= state.combat_at(h, side)
    for army in state.setting.reserve_armies if side == SOVIET else ():
        at = state.place[army]
        if at >= 0 and not supplied(state, side) >> at & 1:  # S42-34.2.e
            out |= inside(state, army)
            red |= 0 if joined(state, side) >> at & 1 else inside(state, army)
    if side == AXIS and axis_in_baku(state) and not leads_to(state, AXIS, BAKU):
        out |= in_baku(state)  # S42-24.1.2.h
        if not joins(state, AXIS, BAKU):
            red |= in_baku(state)
    return out, red


def has_supply(state: S42State, u: int) -> bool:
    """Is a unit in supply at this moment, whatever marker it has (S42-16.1.g)?

    An Entry Area supplies those in it, but in Baku the Axis needs a line (S42-24.1.2.h).
    """
    where, side = stands_at(state, u), state.side_of(u)
    if where >= 0:
        return bool(supplied(state, side) >> where & 1)
    index = area_of(where)
    if index == NOBODY:
        return False
    area = state.country.area_ids[index]
    if side == AXIS and area == BAKU:
        return leads_to(state, AXIS, BAKU)
    return area in (*open_areas(state, side), TRANSIT_BOX)


def is_isolated(state: S42State, u: int) -> bool:
    """Is a unit isolated at this moment, whatever marker it has (S42-16.5.1.b)?"""
    where, side = stands_at(state, u), state.side_of(u)
    if where >= 0:
        return not joined(state, side) >> where & 1
    return bool(in_baku(state) >> u & 1) and not joins(state, AXIS, BAKU)


def in_baku(state: S42State) -> int:
    """The Axis combat units in Entry Area G."""
    place = place_of(state, BAKU)
    return 0 if place is None else state.combat_at(place, AXIS)
