"""What a unit or hex has in reach: where it can move, its range, its line of supply."""

from hexfront.games.s42.means.support import covered, silent
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.movement.allowance import HALVES, Budget, Kind, budget, hindered
from hexfront.games.s42.movement.reach import Reach, reach
from hexfront.games.s42.places import AREA
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.drawn import line, lines
from hexfront.games.s42.supply.lines import supplied
from hexfront.hexes import HexId, bits
from hexfront.play.facts import Reached, Sight


def unit_sight(state: S42State, seat: int, u: int) -> Sight:
    """A unit's move from here on, as far as it may move now, and what supplies or supports."""
    if u >= state.setting.size or (state.place[u] < 0 and state.place[u] > AREA):
        raise ValueError(f"no unit {u} in play")
    place, side = state.place[u], state.side_of(u)
    return Sight(
        hex=max(place, -1),
        zone=_range(state, u),
        reach=() if _secret(state, seat, u) else _reached(state, u),
        line=_line(state, side, place) if place >= 0 else (),
        unit=u,
    )


def _secret(state: S42State, seat: int, u: int) -> bool:
    """Would the reach of a Reserve Army, or of those it moves with, tell what is in its box?"""
    if seat == state.side_of(u):
        return False
    return any(state.setting.armies >> mate & 1 for mate in _moving_with(state, u))


def _moving_with(state: S42State, u: int) -> tuple[int, ...]:
    """The stack that is moving, if the unit is one of it, or the unit alone."""
    top = state.stack[-1] if state.stack else None
    return top.units if isinstance(top, Moving) and u in top.units else (u,)


def hex_sight(state: S42State, seat: int, h: int) -> Sight:
    """The line of supply of whoever holds a hex, or else of the seat that asks."""
    if not 0 <= h < state.country.grid.size or not state.country.land >> h & 1:
        raise ValueError(f"no hex {h} in play")
    holders = [side for side in (AXIS, SOVIET) if state.units_at(h, side)]
    return Sight(hex=h, line=_line(state, holders[0] if holders else seat, h))


def supply_sight(state: S42State) -> Sight:
    """The lines of supply of all stacks, by side."""
    return Sight(hex=-1, lines=(lines(state, AXIS), lines(state, SOVIET)))


def _line(state: S42State, side: int, h: int) -> tuple[int, ...]:
    if not supplied(state, side) >> h & 1:
        return ()
    return line(state, side, HexId(h)) or ()


def _range(state: S42State, u: int) -> tuple[int, ...]:
    """The hexes within which an ASU that is Ready supports."""
    if silent(state, u) is not None:
        return ()
    return tuple(bits(covered(state, u)[0]))


def _reached(state: S42State, u: int) -> tuple[Reached, ...]:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Moving) and u in top.units:
        done = (top.joined, top.hexes, top.halves)
        return _listed(reach(state, top.units, *done), budget(state, top.units, *done))
    if hindered(state, u) is not None:
        return ()
    return _listed(reach(state, (u,)), budget(state, (u,)))


def _listed(found: Reach, left: Budget) -> tuple[Reached, ...]:
    return tuple(
        Reached(h, rest(found, left, h, halves, kind), kind.name.lower())
        for h, (halves, kind) in found.table().items()
    )


def rest(found: Reach, left: Budget, h: HexId, halves: int, kind: Kind) -> float:
    """What is left in a hex that was reached: MPs, or hexes of Tactical Movement."""
    if kind is Kind.TACTICAL:
        return left.hexes - len(found.path(h))
    return ((left.extended if kind is Kind.EXTENDED else left.normal) - halves) / HALVES
