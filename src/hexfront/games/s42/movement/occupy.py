"""What follows when units enter a hex: control, markers, Railheads, releases."""

from functools import cache

from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.country.country import Country
from hexfront.games.s42.setting import AXIS, Setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import push_back
from hexfront.hexes import Bitboard, HexId
from hexfront.play.masks import members
from hexfront.play.teams import FOE

GARRISON_ALARM = 5
"""Hexes at which an enemy combat unit frees a garrison (S42-20.4.a)."""


def entered(state: S42State, side: int, h: HexId) -> None:
    """Units of a side came into a hex, whether they stop there or not."""
    bit = 1 << h
    for u in members(state.units_at(h, FOE[side]) & ~state.setting.combat):
        eliminate(state, u, "S42-19.3.b")  # S42-18.6.6.b
    if (state.forts[FOE[side]] | state.building[FOE[side]]) & bit:
        _raze(state, FOE[side], bit)
    if state.country.cities & bit:
        take_control(state, side, h)
    elif state.country.kept_towns & bit:
        capture_town(state, side, h)
    if state.occupied[side] & bit:
        release(state, side, h)
        climb(state, side, h)
    push_back(state)


def _raze(state: S42State, owner: int, bit: Bitboard) -> None:
    """An enemy in the hex removes a fortification marker (S42-9.7.5.b)."""
    for name in ("forts", "building"):
        boards = getattr(state, name)
        if boards[owner] & bit:
            kept = list(boards)
            kept[owner] &= ~bit
            setattr(state, name, tuple(kept))
            state.note("log-fort-razed", "S42-9.7.5.b", hex=bit.bit_length() - 1)


def take_control(state: S42State, side: int, h: HexId) -> None:
    """The last player in a City hex controls it (S42-16.3.4.a)."""
    bit = 1 << h
    if bool(state.axis_cities & bit) == (side == AXIS):
        return
    state.axis_cities ^= bit
    state.note("log-control", "S42-16.3.4.a", side=side, hex=h)


def capture_town(state: S42State, side: int, h: HexId) -> None:
    """The last player in a Town holds its VPs and its port, nothing else (S42-16.3.4.c)."""
    bit = 1 << h
    if bool(state.axis_towns & bit) == (side == AXIS):
        return
    state.axis_towns ^= bit
    state.note("log-captured", "S42-24.1.1.b", side=side, hex=h)


def climb(state: S42State, side: int, h: HexId) -> None:
    """An Axis mountain unit on Mount Elbrus earns its VP for good (S42-24.3.a)."""
    if state.elbrus or side != AXIS or not state.combat_at(h, side) & state.setting.mountain:
        return
    place = state.country.theatre.places.get(h)
    if place is not None and place.en == "Mount Elbrus":
        state.elbrus = 1
        state.note("log-elbrus", "S42-24.3.a", hex=h)


def release(state: S42State, side: int, h: HexId) -> None:
    """Free what an enemy combat unit in this hex frees (S42-20.4, S42-20.6)."""
    if side != AXIS or not state.locked:
        return
    setting, grid = state.setting, state.country.grid
    for u in members(state.locked & setting.garrison):
        if state.place[u] >= 0 and grid.distance(HexId(state.place[u]), h) <= GARRISON_ALARM:
            state.locked &= ~(1 << u)
            state.note("log-released", "S42-20.4.a", unit=u)
    bound = north_caucasus(state.setting)
    if state.locked & bound and _frees_caucasus(state.country, h):
        state.locked &= ~bound
        state.note("log-caucasus-released", "S42-20.6.b", hex=h)


@cache
def north_caucasus(setting: Setting) -> int:
    """The units that S42-20.6 binds, in this scenario."""
    mask = 0
    for group in setting.file.frozen:
        if group.release == "north-caucasus":
            mask |= setting.unit_mask(group.units)
    return mask


@cache
def _frees_caucasus(country: Country, h: HexId) -> bool:
    """An Axis combat unit over the lower Don, or within five hexes of Stalingrad (S42-20.6.b)."""
    if country.beyond_don >> h & 1:
        return True
    stalingrad = country.theatre.city_hexes("Stalingrad")
    return any(country.grid.distance(h, city) <= GARRISON_ALARM for city in stalingrad)
