"""The steps that a moving stack may make: costs of the map less what bars them.

Terrain, roads and printed bridges come with their costs from `Going`; here are the crossings that
depend on who moves: bonds, alpine ridges, unbridged Major Rivers and the Volga.
"""

from functools import lru_cache
from typing import NamedTuple

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

Step = tuple[int, Bitboard]
"""What a step adds to a hex id, and the hexes from which it can be made."""
Priced = tuple[int, tuple[Step, ...]]
"""A cost in half MPs and the steps that cost it."""


class Ways(NamedTuple):
    """The steps that a stack may make."""

    priced: tuple[Priced, ...]
    """By cost; those that ask for no ford come first, the cheapest first."""
    steps: tuple[Step, ...]
    """The same whatever they cost."""


def ways_of(state: S42State, side: int, units: tuple[int, ...], starts: tuple[int, ...]) -> Ways:
    """All steps that the stack may make."""
    moving, column = mask_of(units), gait(state.setting, units)
    climbs = not moving & ~state.setting.mountain
    bonds = state.bonds(FOE[side]).sides  # S42-7.2.a
    dry, rivers = _map_ways(state.country, state.going, side, column, climbs, bonds)
    wet = _fords(state, side, moving, starts, rivers) + _volga_ferries(state, side, column)
    if not wet:
        return dry
    steps = tuple([step for _, priced in wet for step in priced])
    return Ways((*dry.priced, *wet), (*dry.steps, *steps))


class _River(NamedTuple):
    """The steps in one direction over unbridged Major Rivers."""

    step: int
    origins: Bitboard
    costs: tuple[tuple[int, Bitboard], ...]


@lru_cache(maxsize=64)
def _map_ways(
    country: Country, going: Going, side: int, column: int, climbs: bool, bonds: Crossings
) -> tuple[Ways, tuple[_River, ...]]:
    """The steps that ask for no ford, and those that do.

    Alpine hexsides off the road are for mountain units (S42-9.6.2.a, S42-20.2.a). Bonds change
    far less often than somebody moves, so the ways through them are remembered.
    """
    steps = country.grid.steps
    wall = bonds if climbs else joined_crossings(bonds, going.alpine)
    barred = joined_crossings(wall, _axis_volga(country, side))
    dry: dict[int, list[Step]] = {}
    anyhow = [0] * 6
    for d in DIRECTIONS:
        for cost, mask in going.costs[column][d]:
            free = mask & ~barred[d]
            if free:
                dry.setdefault(cost, []).append((steps[d], free))
                anyhow[d] |= free
    priced = tuple((cost, tuple(dry[cost])) for cost in sorted(dry))
    rivers = [
        _River(steps[d], going.fordable[d] & ~wall[d], tuple(going.fords[column][d]))
        for d in DIRECTIONS
        if going.fordable[d] & ~wall[d]
    ]
    return Ways(priced, tuple(zip(steps, anyhow, strict=True))), tuple(rivers)


def _fords(
    state: S42State,
    side: int,
    moving: int,
    starts: tuple[int, ...],
    rivers: tuple[_River, ...],
) -> list[Priced]:
    """Steps over unbridged Major Rivers: from the bank, or over a Pontoon Bridge."""
    friends = state.occupied[side]
    near = state.country.grid.cells if moving & state.setting.combat else friends  # S42-5.5.5.b
    ways: list[Priced] = []
    for step, origins, costs in rivers:
        bridged = near & (friends >> step if step > 0 else friends << -step)  # S42-5.5.5.a
        afloat = origins & (bridged | _on_bank(starts, step))
        if afloat:
            ways += [(cost, ((step, mask & afloat),)) for cost, mask in costs if mask & afloat]
    return ways


def _on_bank(starts: tuple[int, ...], step: int) -> Bitboard:
    """The hexes from which a step crosses a hexside that every unit started beside (5.5.2.a)."""
    found = -1
    for start in starts:
        beside = 1 << start if start >= 0 else 0
        found &= beside | (beside >> step if step > 0 else beside << -step)
    return found


def _axis_volga(country: Country, side: int) -> Crossings:
    """Bridges over the Volga that only Soviet units use (S42-5.5.3.b, S42-5.5.3.c)."""
    return crossings(country.grid, country.theatre.volga_bridges) if side == AXIS else NO_CROSSINGS


def _volga_ferries(state: S42State, side: int, column: int) -> list[Priced]:
    """Ferries over the Volga that the costs of the map do not hold: the Flotilla's hexside, and
    for the Axis a printed ferry beside a bridge (S42-5.5.3)."""
    country, found = state.country, list[Priced]()
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
                found.append((cost, ((country.grid.steps[d], 1 << origin),)))
    return found


def _ferry_cost(state: S42State, to: HexId, column: int) -> int:
    row = state.going.rows[to]
    ferry = state.setting.charts.terrain.crossings[Crossing.FERRY].cost
    gaits = (False, True) if column == BOTH else (column == Gait.MECHANIZED.value,)
    return max((row.cost.halves(m) if row else 0) + ferry.halves(m) for m in gaits)
