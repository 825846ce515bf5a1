"""Which hexsides a unit may cross at all, and what carries it over a river."""

from hexfront.board import hexside
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.theatre import River
from hexfront.hexes import NOWHERE, HexId


def may_cross(state: S42State, u: int, origin: HexId, direction: int) -> bool:
    """Does the terrain let a unit make this step at all? Bonds and enemies are not asked."""
    to = state.country.grid.adjacent[origin][direction]
    if to == NOWHERE or not state.country.land >> to & 1:
        return False
    going = state.going
    bit = 1 << origin
    if going.alpine[direction] & bit:
        return bool(state.setting.mountain >> u & 1)  # S42-9.6.2.a
    if state.country.volga[direction] & bit:
        return volga_open(state, state.side_of(u), origin, to)
    return not going.ground.closed[direction] & bit


def volga_open(state: S42State, side: int, a: HexId, b: HexId) -> bool:
    """May this side cross the Volga here (S42-5.5.3)?"""
    between = hexside(a, b)
    if between in state.country.ferry_sides:
        return True
    return side == SOVIET and (
        between in state.country.theatre.volga_bridges or between == state.flotilla
    )


def fords(state: S42State, origin: HexId, direction: int) -> bool:
    """Does the step cross an unfrozen Major River that no printed bridge or ferry spans?"""
    to = state.country.grid.adjacent[origin][direction]
    if to == NOWHERE:
        return False
    side = hexside(origin, to)
    theatre, country, season = state.country.theatre, state.country, state.going.season
    if theatre.rivers.get(side) is not River.MAJOR:
        return False
    if season.winter and side in country.frozen_sides:
        return False
    spanned = side in theatre.roads or side in country.railway_sides(season)
    return not (spanned or side in country.ferry_sides)


def pontoon(state: S42State, side: int, a: HexId, b: HexId, mover: int = 0) -> bool:
    """A Pontoon Bridge: friendly combat units in both hexes, the moving one may be one (5.5.5).

    `mover` is a mask of the units that now cross from `a` to `b`; they count for `a`.
    """
    if state.country.theatre.rivers.get(hexside(a, b)) is River.VOLGA:
        return False  # S42-5.5.3.e
    near = bool(state.occupied[side] >> a & 1) or bool(mover & state.setting.combat)
    far = state.combat_at(b, side) & ~mover
    return near and bool(far)
