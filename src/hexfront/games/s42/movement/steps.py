"""The steps that a moving stack may make: costs of the map less what bars them.

Terrain, roads and printed bridges come with their costs from `Going`; here are the crossings that
depend on who moves: bonds, alpine ridges, unbridged Major Rivers and the Volga.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from hexfront.board import Hexside
from hexfront.games.s42.country.country import Country, Gait, Going
from hexfront.games.s42.definitions.terrain_effects import Crossing
from hexfront.games.s42.movement.allowance import BOTH, Joined, column_of
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.zones.zones import (
    NO_CROSSINGS,
    Crossings,
    crossings,
    joined_crossings,
)
from hexfront.hexes import DIRECTIONS, Bitboard, Grid, HexId
from hexfront.play.masks import mask_of
from hexfront.play.teams import FOE

Steps = tuple[Bitboard, Bitboard, Bitboard, Bitboard, Bitboard, Bitboard]
"""The hexes from which a step can be made: by the directions in which ids rise (`Grid.rises`), then
by their opposites."""
Priced = tuple[int, Steps, Bitboard, dict[int, Bitboard]]
"""A cost in half MPs, the steps that cost it, the hexes from which any of them can be made, and the
steps by what they add to a hex id."""
Ford = tuple[int, int, Bitboard]
"""A cost in half MPs, what the step adds to a hex id, and the hexes from which it can be made."""
River = tuple[int, Bitboard, tuple[tuple[int, Bitboard], ...]]
"""The steps in one direction over unbridged Major Rivers: what they add to a hex id, the hexes from
which they can be made, and the hexes by cost."""


class Ways(NamedTuple):
    """The steps that a stack may make."""

    priced: tuple[Priced, ...]
    """By cost; those that ask for no ford come first, the cheapest first."""
    steps: Steps
    """The same whatever they cost."""


def taken(grid: Grid, hexes: Bitboard, steps: Steps) -> Bitboard:
    """Where the steps lead from a set of hexes."""
    i, j, k = grid.rises
    a, b, c, d, e, f = steps
    return (
        (hexes & a) << i | (hexes & b) << j | (hexes & c) << k
        | (hexes & d) >> i | (hexes & e) >> j | (hexes & f) >> k
    )  # fmt: skip


class StackWays:
    """The steps that a stack may make. Few moves lead over a river: fords are looked for when one
    comes to a bank."""

    __slots__ = ("_ask", "_looked", "banks", "cheapest", "dry", "fords", "shores")

    def __init__(
        self,
        state: S42State,
        side: int,
        units: tuple[int, ...],
        joined: tuple[Joined, ...],
        *,
        bridged: bool = False,
    ) -> None:
        moving = mask_of(units)
        known = _known_ways(state, side, moving)
        self._ask = (state, side, units, joined, known, bridged)
        self._looked = False
        self.banks = self.shores = known.shores
        """All hexes beside an unbridged Major River, and those of them from which there may be
        more steps than those of `dry`."""
        self.dry, self.cheapest = known.dry, known.cheapest
        """The steps that ask for no ford, and the least that any step costs."""
        self.fords: list[River] = []
        """Those that do, once they have been looked for."""
        ferries = _volga_ferries(state, side, moving)
        if ferries:
            self.dry = known.ferried(ferries)
            self.cheapest = min(self.cheapest, *[priced[0] for priced in ferries])

    def ford(self, hexes: Bitboard, most: int = 1000) -> list[Ford]:
        """The steps from some hexes over unbridged Major Rivers, for so many half MPs at most."""
        if not self._looked:
            self._look()
        found = []
        for step, origins, costs in self.fords:
            if hexes & origins:
                for cost, mask in costs:
                    if cost <= most and hexes & origins & mask:
                        found.append((cost, step, hexes & origins & mask))
        return found

    def _look(self) -> None:
        """Fords are open from the bank on which every unit started, if there is one, and over a
        Pontoon Bridge of friends on the other bank."""
        state, side, units, joined, known, bridged = self._ask
        friends = known.shores if bridged else state.occupied[side]
        starts = () if bridged else _begun(state.place[units[0]], joined, known.shores)
        fights = mask_of(units) & state.setting.combat
        self._looked, self.shores = True, 0
        for step, origins, costs in known.rivers:
            afloat = moved(friends, -step) & origins  # S42-5.5.5.a
            if not fights:
                afloat &= friends  # S42-5.5.5.b
            if starts:
                afloat |= origins & _on_bank(starts, step)
            if afloat:
                self.fords.append((step, afloat, costs))
                self.shores |= afloat


def _begun(place: int, joined: tuple[Joined, ...], shores: Bitboard) -> tuple[int, ...]:
    """Where the units of a stack started, if all of them did on a bank."""
    starts = [start.place for start in joined] or [place]
    for start in starts:
        if start < 0 or not shores >> start & 1:
            return ()
    return tuple(starts)


def _joined(ways: Ways, more: list[Priced]) -> Ways:
    """Some ways, and after them others."""
    steps = ways.steps
    for priced in more:
        steps = joined_crossings(steps, priced[1])
    return Ways((*ways.priced, *more), steps)


def _priced(grid: Grid, cost: int, offsets: Iterable[tuple[int, Bitboard]]) -> Priced:
    anywhere, origins = 0, dict[int, Bitboard]()
    for offset, mask in offsets:
        anywhere |= mask
        origins[offset] = origins.get(offset, 0) | mask
    return cost, _steps(grid, origins), anywhere, origins


def _steps(grid: Grid, origins: Mapping[int, Bitboard]) -> Steps:
    """Steps that are told by what they add to a hex id."""
    i, j, k = grid.rises
    of = origins.get
    return of(i, 0), of(j, 0), of(k, 0), of(-i, 0), of(-j, 0), of(-k, 0)


class MapWays:
    """The steps that the map lets a stack make; compared by identity, so that what follows from
    them is quickly found again."""

    __slots__ = ("_ferried", "cheapest", "dry", "rivers", "shores")

    def __init__(self, dry: Ways, rivers: tuple[River, ...]) -> None:
        self.dry, self.rivers, self.shores = dry, rivers, 0
        """Those that ask for no ford, those that do, and the hexes on either bank of the latter."""
        for step, origins, _ in rivers:
            self.shores |= origins | moved(origins, step)
        costs = [priced[0] for priced in dry.priced]
        costs += [cost for _, _, row in rivers for cost, _ in row]
        self.cheapest = min(costs, default=1)
        """The least that any of them costs."""
        self._ferried: tuple[list[Priced], Ways] | None = None

    def ferried(self, ferries: list[Priced]) -> Ways:
        """Those that ask for no ford and these ferries, which seldom change: the last are kept."""
        if self._ferried is None or self._ferried[0] != ferries:
            self._ferried = ferries, _joined(self.dry, ferries)
        return self._ferried[1]


def _known_ways(state: S42State, side: int, moving: int) -> MapWays:
    """The steps that the map and the bonds of the enemy let a stack make.

    They are kept with the bonds that they go by: as long as these stand, nobody asks about them.
    """
    column, climbs = column_of(state.setting, moving), not moving & ~state.setting.mountain
    bonds = state.bonds(FOE[side])
    kept = state.known_ways.get((side, column, climbs))
    if kept is not None and kept[0] is bonds:
        return kept[1]
    # S42-7.2.a
    found = _map_ways(state.country, state.going, side, column, climbs, bonds.sides)
    state.known_ways[side, column, climbs] = (bonds, found)
    return found


@lru_cache(maxsize=64)
def _map_ways(
    country: Country, going: Going, side: int, column: int, climbs: bool, bonds: Crossings
) -> MapWays:
    """The steps with and without a ford that the bonds of the enemy leave open.

    Bonds change far less often than somebody moves, so the ways through them are remembered.
    """
    peace = _peace_ways(country, going, side, column, climbs)
    if not any(bonds):
        return peace
    grid, barred = country.grid, dict(zip(country.grid.steps, bonds, strict=True))
    near = bonds[0] | bonds[1] | bonds[2] | bonds[3] | bonds[4] | bonds[5]
    dry = tuple(
        _priced(grid, priced[0], [(step, mask & ~barred[step]) for step, mask in priced[3].items()])
        if priced[2] & near else priced
        for priced in peace.dry.priced
    )  # fmt: skip
    rivers = tuple(
        (step, banks & ~barred[step], costs)
        for step, banks, costs in peace.rivers
        if banks & ~barred[step]
    )
    return MapWays(Ways(dry, _less(peace.dry.steps, _steps(grid, barred))), rivers)


@lru_cache(maxsize=64)
def _peace_ways(country: Country, going: Going, side: int, column: int, climbs: bool) -> MapWays:
    """The steps that the map alone lets a stack make.

    Alpine hexsides off the road are for mountain units (S42-9.6.2.a, S42-20.2.a).
    """
    grid, steps = country.grid, country.grid.steps
    wall = NO_CROSSINGS if climbs else going.alpine
    barred = joined_crossings(wall, _axis_volga(country, side))
    dry: dict[int, list[tuple[int, Bitboard]]] = {}
    anyhow = dict.fromkeys(steps, 0)
    for d in DIRECTIONS:
        for cost, mask in going.costs[column][d]:
            free = mask & ~barred[d]
            if free:
                dry.setdefault(cost, []).append((steps[d], free))
                anyhow[steps[d]] |= free
    priced = tuple([_priced(grid, cost, dry[cost]) for cost in sorted(dry)])
    rivers = tuple(
        (steps[d], banks, going.fords[column][d])
        for d in DIRECTIONS
        if (banks := going.fordable[d] & ~wall[d])
    )
    return MapWays(Ways(priced, _steps(grid, anyhow)), rivers)


def _less(steps: Steps, barred: Steps) -> Steps:
    """The steps without some of them."""
    a, b, c, d, e, f = steps
    u, v, w, x, y, z = barred
    return a ^ a & u, b ^ b & v, c ^ c & w, d ^ d & x, e ^ e & y, f ^ f & z


def moved(hexes: Bitboard, step: int) -> Bitboard:
    """Where one step leads from a set of hexes."""
    return hexes << step if step > 0 else hexes >> -step


def _on_bank(starts: tuple[int, ...], step: int) -> Bitboard:
    """The hexes from which a step crosses a hexside that every unit started beside (5.5.2.a)."""
    found = -1
    for start in starts:
        beside = 1 << start
        found &= beside | moved(beside, -step)
    return found


def _axis_volga(country: Country, side: int) -> Crossings:
    """Bridges over the Volga that only Soviet units use (S42-5.5.3.b, S42-5.5.3.c)."""
    return crossings(country.grid, country.theatre.volga_bridges) if side == AXIS else NO_CROSSINGS


def _volga_ferries(state: S42State, side: int, moving: int) -> list[Priced]:
    """Ferries over the Volga that the costs of the map do not hold: the Flotilla's hexside, and
    for the Axis a printed ferry beside a bridge (S42-5.5.3)."""
    sides: tuple[tuple[int, int], ...]
    if side == SOVIET:
        sides = (state.flotilla,) if state.flotilla[0] >= 0 else ()
    else:
        sides = _bridged_ferries(state.country)
    if not sides:
        return []
    bonds = state.bonds(FOE[side]).sides
    column = column_of(state.setting, moving)
    ferries = _ferries(state.country, state.going, sides, column)
    return [priced for d, priced in ferries if not bonds[d] & priced[2]]


@lru_cache(maxsize=64)
def _ferries(
    country: Country, going: Going, sides: tuple[tuple[int, int], ...], column: int
) -> tuple[tuple[int, Priced], ...]:
    """The steps over some hexsides at the cost of a Ferry, each with its direction."""
    found: list[tuple[int, Priced]] = []
    for a, b in sides:
        for origin, to in ((HexId(a), HexId(b)), (HexId(b), HexId(a))):
            d, bit = country.grid.adjacent[origin].index(to), 1 << origin
            cost = _ferry_cost(country, going, to, column)
            found.append((d, _priced(country.grid, cost, ((country.grid.steps[d], bit),))))
    return tuple(found)


@lru_cache(maxsize=8)
def _bridged_ferries(country: Country) -> tuple[Hexside, ...]:
    """Printed ferries over the Volga beside a bridge."""
    return tuple(s for s in country.theatre.volga_bridges if s in country.ferry_sides)


def _ferry_cost(country: Country, going: Going, to: HexId, column: int) -> int:
    row = going.rows[to]
    ferry = country.charts.terrain.crossings[Crossing.FERRY].cost
    gaits = (False, True) if column == BOTH else (column == Gait.MECHANIZED.value,)
    return max((row.cost.halves(m) if row else 0) + ferry.halves(m) for m in gaits)
