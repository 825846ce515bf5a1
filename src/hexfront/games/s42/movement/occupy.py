"""What follows when units enter a hex: control, markers, Railheads, releases."""

from functools import cache

from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.country.country import Country
from hexfront.games.s42.entry.callups import call_up, would_call_up
from hexfront.games.s42.setting import AXIS, Setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import push_back, railheads_near
from hexfront.hexes import Bitboard, HexId, union
from hexfront.play.masks import members
from hexfront.play.teams import FOE

GARRISON_ALARM = 5
"""Hexes at which an enemy combat unit frees a garrison (S42-20.4.a)."""
ELBRUS = "Mount Elbrus"


def entered(state: S42State, side: int, h: HexId) -> None:
    """Units of a side came into a hex, whether they stop there or not."""
    bit = 1 << h
    if not state.contested & bit:  # S42-29.1.4.a
        _take_over(state, side, h)
    call_up(state, side, h)
    if state.occupied[side] & bit:
        release(state, side, h)
        climb(state, side, h)
    push_back(state)


def _take_over(state: S42State, side: int, h: HexId) -> None:
    """What the enemy had in a hex is lost to him."""
    bit = 1 << h
    for u in members(state.units_at(h, FOE[side]) & ~state.setting.combat):
        eliminate(state, u, "S42-19.3.b")  # S42-18.6.6.b
    if (state.forts[FOE[side]] | state.building[FOE[side]]) & bit:
        _raze(state, FOE[side], bit)
    if state.country.cities & bit:
        take_control(state, side, h)
    elif state.country.kept_towns & bit:
        capture_town(state, side, h)


def uneventful(state: S42State, side: int, h: HexId) -> bool:
    """Whether nothing at all follows from passing a hex, so that a march need not halt there.

    It is asked before the units come and may say no where nothing would follow after all.
    """
    enemy, bit = FOE[side], 1 << h
    if state.city_battles or state.at.get(h, 0) & state.setting.own[enemy]:
        return False
    if (_notable(state.country) | state.forts[enemy] | state.building[enemy]) & bit:
        return False
    if shaken_beside(state, enemy, h) or would_call_up(state, side, h):
        return False
    if side == AXIS:
        return not (_alarmed(state, h) or _caucasus_freed(state, h))
    return not railheads_near(state, state.sources[side] | bit)


@cache
def _notable(country: Country) -> Bitboard:
    """Hexes whose capture or ascent counts."""
    return (
        country.cities
        | country.kept_towns
        | union(h for h, place in country.theatre.places.items() if place.en == ELBRUS)
    )


def shaken_beside(state: S42State, side: int, h: HexId) -> int:
    """The units of a side in Full Retreat next to a hex, whatever lies between."""
    shaken = state.full_retreat & state.setting.own[side]
    if not shaken:
        return 0
    found, at = 0, state.at
    for near in state.country.grid.adjacent[h]:
        if near in at:
            found |= at[near]
    return found & shaken


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
    if place is not None and place.en == ELBRUS:
        state.elbrus = 1
        state.note("log-elbrus", "S42-24.3.a", hex=h)


def release(state: S42State, side: int, h: HexId) -> None:
    """Free what an enemy combat unit in this hex frees (S42-20.4, S42-20.6)."""
    if side != AXIS or not state.locked:
        return
    for u in _alarmed(state, h):
        state.locked &= ~(1 << u)
        state.note("log-released", "S42-20.4.a", unit=u)
    if _caucasus_freed(state, h):
        state.locked &= ~north_caucasus(state.setting)
        state.note("log-caucasus-released", "S42-20.6.b", hex=h)


def _alarmed(state: S42State, h: HexId) -> list[int]:
    """The garrisons that an Axis combat unit in a hex frees (S42-20.4.a)."""
    bound, grid = state.locked & state.setting.garrison, state.country.grid
    here = state.place
    return [
        u
        for u in members(bound)
        if here[u] >= 0 and grid.distance(HexId(here[u]), h) <= GARRISON_ALARM
    ]


def _caucasus_freed(state: S42State, h: HexId) -> bool:
    """Would an Axis combat unit in a hex free the units that S42-20.6 binds?"""
    bound = state.locked & north_caucasus(state.setting)
    return bool(bound) and _frees_caucasus(state.country, h)


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
