"""What follows when units enter a hex: control, markers, Railheads, releases."""

from collections.abc import Sequence
from functools import cache, lru_cache

from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.country.country import Country
from hexfront.games.s42.entry.callups import call_up, calling_up
from hexfront.games.s42.maskirovka.armies import holders_at, shared_by_boxes, told_held
from hexfront.games.s42.setting import AXIS, Setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import pressing, push_back
from hexfront.hexes import Bitboard, Grid, HexId, spread, union
from hexfront.play.masks import each
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
    for u in each(state.units_at(h, FOE[side]) & ~state.setting.combat):
        eliminate(state, u, "S42-19.3.b")  # S42-18.6.6.b
    if (state.forts[FOE[side]] | state.building[FOE[side]]) & bit:
        _raze(state, FOE[side], bit)
    if state.country.cities & bit:
        take_control(state, side, h)
    elif state.country.kept_towns & bit:
        capture_town(state, side, h)


def clear_lost_cities(state: S42State) -> None:
    """A City is contested no more: whom the combat units left with the enemy is lost (19.3.b).

    It still is if units in the box of a Reserve Army hold it (S42-34.6.2.g).
    """
    if not state.setting.rules.contested_cities:
        return
    for u in each(state.on_map & ~state.setting.combat):
        h, side = HexId(state.place[u]), state.side_of(u)
        boxed = side == AXIS and holders_at(state, h)
        if not (boxed or state.occupied[FOE[side]] >> h & 1):
            continue
        if not state.contested >> h & 1:
            eliminate(state, u, "S42-19.3.b")
        elif shared_by_boxes(state) & ~state.guarded & 1 << h:
            told_held(state, h)


def eventful(state: S42State, side: int, path: Sequence[HexId]) -> Bitboard:
    """Those hexes of a path in which something may follow from passing, so that a march halts.

    It is asked before the units come and may name hexes in which nothing follows after all. What
    it says holds until they have entered one of those hexes.
    """
    hexes, enemy = union(path), FOE[side]
    if state.city_battles or not hexes:
        return hexes
    found = _notable(state.country) | state.forts[enemy] | state.building[enemy]
    if side == AXIS:
        found |= calling_up(state)
        if state.locked:
            found |= _alarming(state) | _freeing(state)
    else:
        found |= pressing(state)
    found &= hexes
    at, theirs = state.at, state.setting.own[enemy]
    shaken = state.full_retreat & theirs
    # Only next to combat units can somebody be shaken, unless others are too.
    if shaken and not shaken & ~state.setting.combat:
        near = spread(state.country.grid, hexes) & state.occupied[enemy]
        shaken = shaken if near else 0
    for h in path:
        if (h in at and at[h] & theirs) or (shaken and shaken_beside(state, enemy, h)):
            found |= 1 << h
    return found


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
    if _freeing(state) >> h & 1:
        state.locked &= ~north_caucasus(state.setting)
        state.note("log-caucasus-released", "S42-20.6.b", hex=h)


def _alarmed(state: S42State, h: HexId) -> list[int]:
    """The garrisons that an Axis combat unit in a hex frees (S42-20.4.a)."""
    bound, grid, here = state.locked & state.setting.garrison, state.country.grid, state.place
    if not _alarming(state) >> h & 1:
        return []
    return [u for u in each(bound) if here[u] >= 0 and _alarm(grid, here[u]) >> h & 1]


def _alarming(state: S42State) -> Bitboard:
    """The hexes in which an Axis combat unit frees a garrison."""
    bound, here = state.locked & state.setting.garrison, state.place
    return _around(state.country.grid, tuple([here[u] for u in each(bound)])) if bound else 0


@lru_cache(maxsize=64)
def _around(grid: Grid, places: tuple[int, ...]) -> Bitboard:
    """The hexes in which somebody frees the garrisons of these places."""
    found = 0
    for place in places:
        if place >= 0:
            found |= _alarm(grid, place)
    return found


@cache
def _alarm(grid: Grid, h: int) -> Bitboard:
    return grid.within(HexId(h), GARRISON_ALARM)


def _freeing(state: S42State) -> Bitboard:
    """The hexes in which an Axis combat unit frees the units that S42-20.6 binds."""
    bound = state.locked & north_caucasus(state.setting)
    return _frees_caucasus(state.country) if bound else 0


@cache
def north_caucasus(setting: Setting) -> int:
    """The units that S42-20.6 binds, in this scenario."""
    mask = 0
    for group in setting.file.frozen:
        if group.release == "north-caucasus":
            mask |= setting.unit_mask(group.units)
    return mask


@cache
def _frees_caucasus(country: Country) -> Bitboard:
    """An Axis combat unit over the lower Don, or within five hexes of Stalingrad (S42-20.6.b)."""
    found = country.beyond_don
    for city in country.theatre.city_hexes("Stalingrad"):
        found |= country.grid.within(city, GARRISON_ALARM)
    return found
