"""Where a moving stack can get to: a wave over the whole map, one bucket for each half MP.

A unit stops in the first EZOC it enters (S42-6.2.a), so EZOC hexes end a path; only the first step
can leave one. All steps of the map are taken at once: a cost and a direction are one mask and one
shift. A path is found again from the levels of the wave when somebody wants to walk it.
"""

from functools import cache

from hexfront.games.s42.allowance import (
    BOTH,
    HALVES,
    Budget,
    Joined,
    Kind,
    budget,
    gait,
    mask_of,
    occupied_without,
    stands_with,
)
from hexfront.games.s42.country import Country, Gait, Going
from hexfront.games.s42.entry import entry_hexes
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State, area_of
from hexfront.games.s42.terrain_effects import Crossing
from hexfront.games.s42.zones import (
    NO_CROSSINGS,
    Crossings,
    crossings,
    joined_crossings,
    stepped,
)
from hexfront.hexes import DIRECTIONS, Bitboard, Grid, HexId, bits

Way = tuple[int, int, Bitboard]
"""Cost in half MPs, what the step adds to a hex id, and the hexes from which it can be made."""
Path = tuple[tuple[HexId, int], ...]
"""The hexes to enter, each with the half MPs spent once it is entered."""


class Reach:
    """The hexes that a stack can reach, by kind of movement."""

    __slots__ = (
        "_brief", "_known", "_levels", "_nearest", "_origin", "_start", "_ways", "_zone",
        "extended", "hexes", "normal", "tactical",
    )  # fmt: skip

    def __init__(
        self,
        ways: list[Way],
        start: dict[int, Bitboard],
        origin: Bitboard,
        enters: Bitboard,
        zone: Bitboard,
        left: Budget,
        *,
        brief: bool,
    ) -> None:
        """`start` holds the hexes where the wave begins by cost: `origin`, which is not entered
        again, or the hexes at which units come in from an Entry Area."""
        self._ways, self._start, self._origin = ways, start, origin
        self._zone, self._brief = zone, brief
        self._known: dict[HexId, Path] = {}
        self._levels = _wave(ways, start, origin, enters, zone, left.most)
        self._nearest = _steps(ways, start, origin, enters, zone, left.hexes)
        normal = extended = 0
        for cost, board in self._levels.items():
            if cost <= left.normal:
                normal |= board
            if cost <= left.extended:
                extended |= board
        self.normal = normal & ~origin
        """Hexes in reach by MPs within the MA."""
        self.extended = extended & ~zone & ~origin  # S42-5.3.b, S42-5.3.c
        """Hexes in reach by Extended Movement."""
        self.tactical = (self._nearest[0] | self._nearest[1]) & ~origin
        """Hexes in reach by Tactical Movement."""
        self.hexes = self.normal | self.tactical | self.extended
        """All of them."""

    def kind(self, h: HexId) -> Kind | None:
        """The kind of movement that `path` uses, None if the hex is out of reach."""
        bit = 1 << h
        if self._brief and self.tactical & bit:
            return Kind.TACTICAL  # S42-18.2.2.b
        if self.normal & bit:
            return Kind.NORMAL
        if self.tactical & bit:
            return Kind.TACTICAL
        return Kind.EXTENDED if self.extended & bit else None

    def path(self, h: HexId) -> Path:
        """The way to a hex in reach: the cheapest, then the one with the fewest hexes."""
        if self.kind(h) is Kind.TACTICAL:
            return self._short_path(h)
        cost = self.cost(h)
        return () if cost is None else self._cheapest(h, cost)

    def cost(self, h: HexId) -> int | None:
        """The lowest cost to a hex in half MPs as far as the wave went, of whatever kind."""
        return next((c for c, board in self._levels.items() if board >> h & 1), None)

    def table(self) -> dict[HexId, tuple[int, Kind]]:
        """All hexes in reach with the half MPs of their path and its kind."""
        found: dict[HexId, tuple[int, Kind]] = {}
        for cost, board in self._levels.items():
            for h in bits(board & self.hexes):
                kind = self.kind(h)
                if kind is not None and kind is not Kind.TACTICAL:
                    found[h] = (cost, kind)
        for h in bits(self.tactical):
            if self.kind(h) is Kind.TACTICAL:
                found[h] = (self.path(h)[-1][1], Kind.TACTICAL)
        return found

    def _before(self, h: HexId) -> list[tuple[HexId, int]]:
        """From where a step leads into a hex, and its cost."""
        return [
            (HexId(h - offset), cost)
            for cost, offset, mask in self._ways
            if h >= offset and mask >> (h - offset) & 1
        ]

    def _cheapest(self, h: HexId, cost: int) -> Path:
        known = self._known
        if h in known:
            return known[h]
        if self._origin >> h & 1:
            return ()
        if not self._origin and self._start.get(cost, 0) >> h & 1:
            return ((h, cost),)
        options = [
            self._cheapest(before, cost - price)
            for before, price in self._before(h)
            if self._levels.get(cost - price, 0) >> before & 1 and self._leads_on(before)
        ]
        known[h] = (*min(options, key=lambda path: (len(path), path)), (h, cost))
        return known[h]

    def _leads_on(self, h: HexId) -> bool:
        return not self._zone >> h & 1 or bool(self._origin >> h & 1)

    def _short_path(self, h: HexId) -> Path:
        first = self._nearest[0]
        if first >> h & 1:
            return (self._first_step(h),)
        options = []
        for before, price in self._before(h):
            if first >> before & 1 and not self._zone >> before & 1:
                begun = self._first_step(before)
                options.append((begun[1] + price, begun))
        cost, begun = min(options)
        return (begun, (h, cost))

    def _first_step(self, h: HexId) -> tuple[HexId, int]:
        for cost, board in self._start.items():
            if not self._origin and board >> h & 1:
                return h, cost
            for before, price in self._before(h):
                if self._origin >> before & 1:
                    return h, cost + price
        raise ValueError(f"hex {h} is not next to the start")


def _wave(
    ways: list[Way],
    start: dict[int, Bitboard],
    origin: Bitboard,
    enters: Bitboard,
    zone: Bitboard,
    limit: int,
) -> dict[int, Bitboard]:
    """The hexes by the half MPs at which they are first reached."""
    levels: dict[int, Bitboard] = {}
    waiting = dict(start)
    seen = 0
    for cost in range(limit + 1):
        fresh = waiting.pop(cost, 0) & ~seen
        if not fresh:
            continue
        levels[cost] = fresh
        seen |= fresh
        leaving = fresh & ~zone | fresh & origin  # S42-6.2.a
        if not leaving:
            continue
        for price, offset, mask in ways:
            moving = leaving & mask
            if moving:
                there = (moving << offset if offset >= 0 else moving >> -offset) & enters
                if there:
                    waiting[cost + price] = waiting.get(cost + price, 0) | there
    return levels


def _steps(
    ways: list[Way],
    start: dict[int, Bitboard],
    origin: Bitboard,
    enters: Bitboard,
    zone: Bitboard,
    hexes: int,
) -> tuple[Bitboard, Bitboard]:
    """The hexes that one and two steps lead to at any cost (S42-5.4.a)."""
    if not hexes:
        return 0, 0
    first = 0
    if origin:
        for _, offset, mask in ways:
            first |= _shifted(origin & mask, offset)
        first &= enters
    else:
        for board in start.values():
            first |= board
    if hexes == 1:
        return first, 0
    second = 0
    for _, offset, mask in ways:
        second |= _shifted(first & ~zone & mask, offset)  # S42-5.4.c
    return first, second & enters & ~first


def _shifted(board: Bitboard, offset: int) -> Bitboard:
    return board << offset if offset >= 0 else board >> -offset


# What the map and the enemy let a stack do.


def reach(
    state: S42State,
    units: tuple[int, ...],
    joined: tuple[Joined, ...] = (),
    hexes: int = 0,
    halves: int = 0,
) -> Reach:
    """Where a stack of one hex or Entry Area can go from where it is now.

    Without more it begins its move; `joined`, `hexes` and `halves` tell what it has done.
    """
    left = budget(state, units, joined, hexes, halves)
    return reach_within(state, units, left, joined, begun=hexes > 0)


def reach_within(
    state: S42State,
    units: tuple[int, ...],
    left: Budget,
    joined: tuple[Joined, ...] = (),
    *,
    begun: bool = False,
) -> Reach:
    """The same with a given budget; `begun` if the stack has already left its first hex."""
    place, side, moving = state.place[units[0]], state.side_of(units[0]), mask_of(units)
    zone = state.zoc(1 - side)
    enters = _enters(state, side, moving, zone)
    starts = tuple(start.place for start in joined) or (place,)
    ways = _ways(state, side, units, starts)
    origin = 1 << place if place >= 0 else 0
    if origin:
        start = {0 if begun else leaving_cost(state, units, HexId(place)): origin}
    else:
        start = _entries(state, side, units, area_of(place), enters)
    brief = bool(moving & state.setting.asu & ~state.used)
    return Reach(ways, start, origin, enters, zone, left, brief=brief)


def leaving_cost(state: S42State, units: tuple[int, ...], h: HexId) -> int:
    """The half MPs for leaving an EZOC with the first step (S42-6.2.b)."""
    if not state.zoc(1 - state.side_of(units[0])) >> h & 1:
        return 0
    if not mask_of(units) & ~state.fleeing:
        return 0  # S42-13.3.1.b
    return state.setting.charts.terrain.movement.leave_ezoc * HALVES


def _enters(state: S42State, side: int, moving: int, zone: Bitboard) -> Bitboard:
    """The hexes that the enemy and the stack's own state let it enter."""
    enemy = 1 - side
    enters = state.country.land & ~state.occupied[enemy]  # S42-5.1.e
    enters &= ~state.bonds(enemy).hexes  # S42-7.2.a
    shaken = moving & state.full_retreat
    if shaken and not moving & state.setting.combat & ~shaken:
        enters &= ~zone | stands_with(state, side, moving)  # S42-13.3.2.b
    return enters


def _ways(state: S42State, side: int, units: tuple[int, ...], starts: tuple[int, ...]) -> list[Way]:
    """All steps that the stack may make, by cost and direction."""
    moving, column = mask_of(units), gait(state.setting, units)
    climbs = not moving & ~state.setting.mountain
    bonds, shut = state.bonds(1 - side).sides, _axis_volga(state, side)  # S42-7.2.a
    barred = bonds if shut is NO_CROSSINGS else joined_crossings(bonds, shut)
    ways = [
        (cost, offset, mask & ~barred[d])
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
    friends = occupied_without(state, side, moving)
    near = grid.cells if moving & state.setting.combat else friends  # S42-5.5.5.b
    ways: list[Way] = []
    for d in DIRECTIONS:
        if not going.fordable[d]:
            continue
        back = (d + 3) % 6
        bridged = near & stepped(grid, friends, back)  # S42-5.5.5.a
        afloat = going.fordable[d] & (bridged | _on_bank(grid, starts, back)) & ~barred[d]
        if afloat:
            for cost, mask in going.fords[column][d]:
                if mask & afloat:
                    ways.append((cost, grid.steps[d], mask & afloat))
    return ways


def _on_bank(grid: Grid, starts: tuple[int, ...], back: int) -> Bitboard:
    """The hexes from which a step crosses a hexside that every unit started beside (5.5.2.a)."""
    found = grid.cells
    for start in starts:
        beside = 1 << start if start >= 0 else 0
        found &= beside | stepped(grid, beside, back)
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
    bonds = state.bonds(1 - side).sides
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


def _entries(
    state: S42State, side: int, units: tuple[int, ...], n: int, enters: Bitboard
) -> dict[int, Bitboard]:
    """The hexes at which units come in from an Entry Area, by cost (S42-22.3.1.d)."""
    column = gait(state.setting, units)
    gaits = (0, 1) if column == BOTH else (column,)
    found: dict[int, Bitboard] = {}
    for h in bits(entry_hexes(state, side, n, units) & enters):
        cost = max(state.going.entry[g][h] for g in gaits)
        found[cost] = found.get(cost, 0) | 1 << h
    return found
