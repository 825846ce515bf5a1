"""Isolation Attrition (16.5): who rolls, with what modifiers, and what it costs."""

from functools import cache

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.definitions.tables import Weather
from hexfront.games.s42.definitions.terrain import Terrain
from hexfront.games.s42.maskirovka.armies import stands_at
from hexfront.games.s42.setting import AXIS, SIDES
from hexfront.games.s42.state import WEATHERS, S42State
from hexfront.games.s42.supply.check import in_baku
from hexfront.games.s42.supply.railways import connected_rail
from hexfront.games.s42.supply.sources import held
from hexfront.games.s42.supply.trace import beside, reach
from hexfront.games.s42.zones.zones import stepped
from hexfront.hexes import DIRECTIONS, Bitboard, HexId
from hexfront.play import Line, Tally
from hexfront.play.masks import members
from hexfront.play.teams import FOE


def attrition_units(state: S42State, side: int) -> tuple[int, ...]:
    """The isolated combat units that roll: those next to an enemy combat unit (S42-16.5.3)."""
    setting = state.setting
    isolated = state.isolated & setting.own[side] & setting.combat & ~setting.asu
    if not isolated:
        return ()
    guests = in_baku(state) if side == AXIS else 0  # S42-24.1.2.i
    near = beside(state, state.occupied[FOE[side]]) | state.contested  # S42-29.1.1.i
    return tuple(u for u in members(isolated) if guests >> u & 1 or _beside_enemy(state, u, near))


def _beside_enemy(state: S42State, u: int, near: Bitboard) -> bool:
    here = stands_at(state, u)
    return here >= 0 and bool(near >> here & 1)


def attrition_tally(state: S42State, u: int) -> Tally:
    """The modifiers of a unit's roll (S42-16.5.4)."""
    table = state.setting.charts.isolation.modifiers
    lines = _airfield(state, u)
    if _traces(state, u, friendly_cities(state, state.side_of(u))):
        lines.append(Line("tally-isolation-city", table.city, "S42-16.5.4.e"))
    if _traces(state, u, _headquarters(state, state.side_of(u))):
        lines.append(Line("tally-isolation-hq", table.hq, "S42-16.5.4.f"))
    if _in_desert(state, u):
        lines.append(Line("tally-isolation-desert", table.desert, "S42-16.5.4.g"))
    total = sum(line.value for line in lines)
    if total > table.most:
        lines.append(Line("tally-isolation-limit", table.most - total, "S42-16.5.4.h"))
    return Tally.of(lines)


def friendly_cities(state: S42State, side: int) -> Bitboard:
    """Cities under a side's control."""
    return held(state, side) & state.country.cities


def airfields(state: S42State, side: int) -> Bitboard:
    """Hexes that can serve as airfield, if a path leads there (S42-16.5.4.a, S42-16.5.4.b)."""
    enemies = state.occupied[FOE[side]]
    country = state.country
    grounds = friendly_cities(state, side) | _clear(country, bool(state.marsh)) | country.towns
    grounds &= ~(enemies | state.contested)  # S42-29.1.1.h
    return grounds & ~beside(state, enemies & ~state.contested)  # S42-29.1.1.f


def _airfield(state: S42State, u: int) -> list[Line]:
    """The best airfield: one near a Connected Rail Hex counts in full."""
    side, table = state.side_of(u), state.setting.charts.isolation.modifiers
    snow = WEATHERS[state.weather] is Weather.SNOW
    by_side = table.airfield_in_snow if snow else table.airfield
    rule = "S42-16.5.4.c" if snow and side == AXIS else "S42-16.5.4.a"
    gain = Line("tally-isolation-airfield", by_side.of(SIDES[side]), rule)
    if stands_at(state, u) < 0:
        return [gain]  # S42-24.1.2.i
    fields = airfields(state, side)
    if _traces(state, u, fields & _near_rail(state, side)):
        return [gain]
    if not _traces(state, u, fields):
        return []
    loss = Line("tally-isolation-far-from-rail", table.airfield_far_from_rail, "S42-16.5.4.d")
    return [gain, loss]


def _traces(state: S42State, u: int, goals: Bitboard) -> bool:
    """Does an overland path of any length lead from a unit to one of the hexes (16.5.4.j)?"""
    here = stands_at(state, u)
    if here < 0 or not goals:
        return False
    return bool(reach(state, state.side_of(u), goals, None, supply=True) >> here & 1)


def _headquarters(state: S42State, side: int) -> Bitboard:
    """Hexes with an Axis Army HQ or a Front HQ."""
    found = 0
    for u in members(state.setting.support_hq & state.setting.own[side]):
        if state.place[u] >= 0:
            found |= 1 << state.place[u]
    return found


def _near_rail(state: S42State, side: int) -> Bitboard:
    """Hexes within the distance of a Connected Rail Hex, whatever lies between (S42-16.5.4.d)."""
    grid, found = state.country.grid, connected_rail(state, side)
    for _ in range(state.setting.charts.isolation.modifiers.far_from_rail):
        around = found
        for d in DIRECTIONS:
            around |= stepped(grid, found, d)
        found = around
    return found


@cache
def _clear(country: Country, marsh: bool) -> Bitboard:
    """Clear hexes; Seasonal Marsh is Clear before the first Rain (S42-23.2.3.b)."""
    kinds = (Terrain.CLEAR,) if marsh else (Terrain.CLEAR, Terrain.SEASONAL_MARSH)
    return country.theatre.of(*kinds)


def _in_desert(state: S42State, u: int) -> bool:
    here = stands_at(state, u)
    return here >= 0 and state.country.theatre.terrain[HexId(here)] is Terrain.DESERT
