"""The steps that a moving stack may make: costs of the map less what bars them.

Terrain, roads and printed bridges come with their costs from `Going`; here are the crossings that
depend on who moves: bonds, alpine ridges, unbridged Major Rivers and the Volga.
"""

from functools import cache

from hexfront.games.s42.country.country import Country, Gait, Going
from hexfront.games.s42.definitions.terrain_effects import Crossing
from hexfront.games.s42.movement.allowance import BOTH, gait, mask_of
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.zones.zones import (
    NO_CROSSINGS,
    Crossings,
    crossings,
    joined_crossings,
)
from hexfront.hexes import DIRECTIONS, Bitboard, HexId
from hexfront.play.teams import FOE

Way = tuple[int, int, Bitboard]
"""Cost in half MPs, what the step adds to a hex id, and the hexes from which it can be made."""


def ways_of(
    state: S42State, side: int, units: tuple[int, ...], starts: tuple[int, ...]
) -> list[Way]:
    """All steps that the stack may make, by cost and direction."""
    moving, column = mask_of(units), gait(state.setting, units)
    climbs = not moving & ~state.setting.mountain
    bonds, shut = state.bonds(FOE[side]).sides, _axis_volga(state, side)  # S42-7.2.a
    barred = bonds if shut is NO_CROSSINGS else joined_crossings(bonds, shut)
    free = [~steps for steps in barred]
    ways = [
        (cost, offset, mask & free[d])
        for d, cost, offset, mask in _dry_ways(state.country, state.going, column, climbs)
    ]
    wall = bonds if climbs else joined_crossings(bonds, state.going.alpine)
    ways += _fords(state, side, moving, column, starts, wall)
    ways += _volga_ferries(state, side, column)
    return ways


@cache
def _dry_ways(
    country: Country, going: Going, column: int, climbs: bool
) -> tuple[tuple[int, int, int, Bitboard], ...]:
    """Direction, cost, offset and origins of the steps that ask for no ford.

    Alpine hexsides off the road are for mountain units (S42-9.6.2.a, S42-20.2.a).
    """
    return tuple(
        (d, cost, country.grid.steps[d], mask if climbs else mask & ~going.alpine[d])
        for d in DIRECTIONS
        for cost, mask in going.costs[column][d]
    )


def _fords(
    state: S42State,
    side: int,
    moving: int,
    column: int,
    starts: tuple[int, ...],
    barred: Crossings,
) -> list[Way]:
    """Steps over unbridged Major Rivers: from the bank, or over a Pontoon Bridge."""
    grid, going = state.country.grid, state.going
    friends = state.occupied[side]
    near = grid.cells if moving & state.setting.combat else friends  # S42-5.5.5.b
    ways: list[Way] = []
    for d in DIRECTIONS:
        if not going.fordable[d]:
            continue
        step = grid.steps[d]
        bridged = near & (friends >> step if step > 0 else friends << -step)  # S42-5.5.5.a
        afloat = going.fordable[d] & (bridged | _on_bank(starts, step)) & ~barred[d]
        if afloat:
            for cost, mask in going.fords[column][d]:
                if mask & afloat:
                    ways.append((cost, grid.steps[d], mask & afloat))
    return ways


def _on_bank(starts: tuple[int, ...], step: int) -> Bitboard:
    """The hexes from which a step crosses a hexside that every unit started beside (5.5.2.a)."""
    found = -1
    for start in starts:
        beside = 1 << start if start >= 0 else 0
        found &= beside | (beside >> step if step > 0 else beside << -step)
    return found


def _axis_volga(state: S42State, side: int) -> Crossings:
    """Bridges over the Volga that only Soviet units use (S42-5.5.3.b, S42-5.5.3.c)."""
    bridges = state.country.theatre.volga_bridges
    return crossings(state.country.grid, bridges) if side == AXIS and bridges else NO_CROSSINGS


def _volga_ferries(state: S42State, side: int, column: int) -> list[Way]:
    """Ferries over the Volga that the costs of the map do not hold: the Flotilla's hexside, and
    for the Axis a printed ferry beside a bridge (S42-5.5.3)."""
    country, found = state.country, []
    if side == SOVIET:
        sides = [state.flotilla] if state.flotilla[0] >= 0 else []
    else:
        sides = [s for s in country.theatre.volga_bridges if s in country.ferry_sides]
    bonds = state.bonds(FOE[side]).sides
    for a, b in sides:
        for origin, to in ((HexId(a), HexId(b)), (HexId(b), HexId(a))):
            d = country.grid.adjacent[origin].index(to)
            if not bonds[d] >> origin & 1:
                cost = _ferry_cost(state, to, column)
                found.append((cost, country.grid.steps[d], 1 << origin))
    return found


def _ferry_cost(state: S42State, to: HexId, column: int) -> int:
    row = state.going.rows[to]
    ferry = state.setting.charts.terrain.crossings[Crossing.FERRY].cost
    gaits = (False, True) if column == BOTH else (column == Gait.MECHANIZED.value,)
    return max((row.cost.halves(m) if row else 0) + ferry.halves(m) for m in gaits)
