"""Where a moving stack can get to: a wave over the whole map, one bucket for each half MP.

A unit stops in the first EZOC it enters (S42-6.2.a), so EZOC hexes end a path; only the first step
can leave one. All steps of the map are taken at once: a cost and a direction are one mask and one
shift. A path is found again from the levels of the wave when somebody wants to walk it. As in
`zones`, `a ^ a & b` stands for `a & ~b`.
"""

from typing import NamedTuple, cast

from hexfront.games.s42.entry.moves import entry_hexes
from hexfront.games.s42.maskirovka.armies import held_hexes
from hexfront.games.s42.movement.allowance import (
    BOTH,
    HALVES,
    Budget,
    Joined,
    Kind,
    budget,
    column_of,
)
from hexfront.games.s42.movement.steps import StackWays, moved, taken
from hexfront.games.s42.places import area_of
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.trace import threatened
from hexfront.hexes import Bitboard, Grid, HexId, bits, lowest
from hexfront.play.masks import mask_of
from hexfront.play.teams import FOE

Path = tuple[tuple[HexId, int], ...]
"""The hexes to enter, each with the half MPs spent once it is entered."""


class Contest(NamedTuple):
    """What contested City hexes do to Tactical Movement (S42-29.1.2)."""

    shared: Bitboard = 0
    """Contested hexes with own units: they are entered so and in no other way."""
    closed: Bitboard = 0
    """For a stack in one of them, the EZOC hexes into which it may not leave."""


NO_CONTEST = Contest()


class Reach:
    """The hexes that a stack can reach, by kind of movement."""

    __slots__ = (
        "_banks", "_brief", "_fords", "_grid", "_leaves", "_levels", "_nearest", "_origin",
        "_priced", "_start", "_stops", "extended", "hexes", "left", "normal", "tactical",
    )  # fmt: skip

    def __init__(
        self,
        grid: Grid,
        ways: StackWays,
        start: dict[int, Bitboard],
        origin: Bitboard,
        enters: Bitboard,
        zone: Bitboard,
        left: Budget,
        *,
        brief: bool,
        contest: Contest = NO_CONTEST,
    ) -> None:
        """`start` holds the hexes where the wave begins by cost: `origin`, which is not entered
        again, or the hexes at which units come in from an Entry Area."""
        self._grid, self._start, self._origin = grid, start, origin
        self._stops, self._brief = zone | contest.shared, brief
        self._leaves = enters ^ enters & zone | origin  # S42-6.2.a
        self.left = left
        opened = start if origin else {cost: board & enters for cost, board in start.items()}
        self._levels, normal, extended = _wave(grid, ways, opened, enters, self._leaves, left)
        self._nearest = _steps(grid, ways, start, origin, enters, zone, left.hexes, contest)
        self._priced, self._fords, self._banks = ways.dry.priced, ways.fords, ways.banks
        self.normal = normal ^ normal & origin
        """Hexes in reach by MPs within the MA."""
        self.extended = extended ^ extended & (zone | origin)  # S42-5.3.b, S42-5.3.c
        """Hexes in reach by Extended Movement."""
        nearest = self._nearest[0] | self._nearest[1]
        self.tactical = nearest ^ nearest & origin
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
        return () if cost is None else cast("Path", tuple(self._cheapest(h, cost)))

    def cost(self, h: HexId) -> int | None:
        """The lowest cost to a hex in half MPs as far as the wave went, of whatever kind."""
        bit = 1 << h
        for cost, board in self._levels.items():
            if board & bit:
                return cost
        return None

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

    def _prices(self, before: HexId, h: HexId) -> list[int]:
        """What a step from one hex into another costs; there may be several ways to make it."""
        way, bit = h - before, 1 << before
        found = [cost for cost, _, _, origins in self._priced if origins.get(way, 0) & bit]
        for step, banks, costs in self._fords:
            if step == way and banks & bit:
                found += [cost for cost, origins in costs if origins & bit]
        return found

    def _cheapest(self, h: HexId, cost: int) -> list[tuple[int, int]]:
        """Back from the hex, one step of all cheapest ways at a time, until one has begun.

        Who is met first has the fewest hexes before him; of several hexes to go on to, the one
        with the lowest id is kept.
        """
        onward: dict[int, tuple[int, int]] = {}
        steps: list[tuple[int, int]] = [(h, cost)]
        home = lowest(self._origin)
        while True:
            earlier: list[tuple[int, int]] = []
            for step in steps:
                if not self._origin and self._start.get(step[1], 0) >> step[0] & 1:
                    return _followed(onward, step, h)
                earlier += self._before(step, onward)
                if home in onward:
                    return _followed(onward, step, h)
            steps = sorted(earlier) if len(earlier) > 1 else earlier

    def _before(
        self, step: tuple[int, int], onward: dict[int, tuple[int, int]]
    ) -> list[tuple[int, int]]:
        """The hexes from which a cheapest way steps into a hex and has not been followed onward
        yet, each with its cost."""
        (h, cost), levels = step, self._levels
        found, beside = [], self._grid.neighbour_mask[h] & self._leaves
        for price, _, anywhere, origins in self._priced:
            before = cost - price
            if before not in levels:
                continue
            near = levels[before] & beside & anywhere
            while near:
                origin = near.bit_length() - 1
                near ^= 1 << origin
                if origin not in onward and origins.get(h - origin, 0) >> origin & 1:
                    onward[origin] = step
                    found.append((origin, before))
        if self._banks >> h & 1:
            for way, banks, costs in self._fords:
                origin = h - way
                near = beside & banks & 1 << origin
                if not near or origin in onward:
                    continue
                for price, mask in costs:
                    if near & mask & levels.get(cost - price, 0):
                        onward[origin] = step
                        found.append((origin, cost - price))
        return found

    def _short_path(self, h: HexId) -> Path:
        first = self._nearest[0]
        if first >> h & 1:
            return (self._first_step(h),)
        options = []
        for before in bits(first & ~self._stops & self._grid.neighbour_mask[h]):
            begun = self._first_step(before)
            options += [(begun[1] + price, begun) for price in self._prices(before, h)]
        cost, begun = min(options)
        return (begun, (h, cost))

    def _first_step(self, h: HexId) -> tuple[HexId, int]:
        for cost, board in self._start.items():
            if not self._origin and board >> h & 1:
                return h, cost
            prices = self._prices(lowest(self._origin), h) if self._origin else []
            if prices:
                return h, cost + prices[0]
        raise ValueError(f"hex {h} is not next to the start")


def _followed(
    onward: dict[int, tuple[int, int]], first: tuple[int, int], h: int
) -> list[tuple[int, int]]:
    """The steps from the first one to a hex."""
    way = [first]
    while way[-1][0] != h:
        way.append(onward[way[-1][0]])
    return way


def _wave(
    grid: Grid,
    ways: StackWays,
    start: dict[int, Bitboard],
    enters: Bitboard,
    leaves: Bitboard,
    left: Budget,
) -> tuple[dict[int, Bitboard], Bitboard, Bitboard]:
    """The hexes by the half MPs at which they are first reached; all within the MA, and all
    within the budget of Extended Movement."""
    levels: dict[int, Bitboard] = {}
    normally, at_most, priced = left.normal, left.extended, ways.dry.priced
    limit, cheapest, (i, j, k) = max(normally, at_most), ways.cheapest, grid.rises
    waiting = [0] * (limit + 1)
    for cost, hexes in start.items():
        if cost <= limit:
            waiting[cost] = hexes
    seen = normal = extended = 0
    for cost, hexes in enumerate(waiting):  # what a hex leads to is waiting farther on
        if not hexes:
            continue
        fresh = hexes ^ hexes & seen
        if not fresh:
            continue
        levels[cost] = fresh
        seen |= fresh
        if cost <= normally:
            normal = seen
        if cost <= at_most:
            extended = seen
        room = limit - cost
        if room < cheapest:
            continue
        leaving = fresh & leaves
        if leaving & ways.shores:
            for price, step, banks in ways.ford(leaving, room):
                waiting[cost + price] |= enters & moved(banks, step)
        for price, steps, anywhere, _ in priced:
            if price <= room and leaving & anywhere:  # as `taken`, without a call
                a, b, c, d, e, f = steps
                waiting[cost + price] |= enters & (
                    (leaving & a) << i | (leaving & b) << j | (leaving & c) << k
                    | (leaving & d) >> i | (leaving & e) >> j | (leaving & f) >> k
                )  # fmt: skip
    return levels, normal, extended


def _steps(
    grid: Grid,
    ways: StackWays,
    start: dict[int, Bitboard],
    origin: Bitboard,
    enters: Bitboard,
    zone: Bitboard,
    hexes: int,
    contest: Contest,
) -> tuple[Bitboard, Bitboard]:
    """The hexes that one and two steps lead to at any cost (S42-5.4.a)."""
    if not hexes:
        return 0, 0
    if contest.shared:
        enters |= contest.shared
        zone |= contest.shared
    first = 0
    if origin:
        first = _stepped(grid, ways, origin) & enters
        first ^= first & contest.closed
    else:
        for board in start.values():
            first |= board
    if hexes == 1:
        return first, 0
    second = _stepped(grid, ways, first ^ first & zone) & enters  # S42-5.4.c
    return first, second ^ second & first


def _stepped(grid: Grid, ways: StackWays, hexes: Bitboard) -> Bitboard:
    """Where one step of any cost leads from some hexes."""
    found = taken(grid, hexes, ways.dry.steps)
    if hexes & ways.shores:
        for _, step, banks in ways.ford(hexes):
            found |= moved(banks, step)
    return found


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
    bridged: bool = False,
) -> Reach:
    """The same with a given budget; `begun` if the stack has already left its first hex, `bridged`
    as if every Major River had a Pontoon Bridge."""
    setting, place, moving = state.setting, state.place[units[0]], mask_of(units)
    side = setting.side[units[0]]
    zone = state.zoc(FOE[side])
    enters = _enters(state, side, moving, zone)
    ways = StackWays(state, side, units, joined, bridged=bridged)
    origin = 1 << place if place >= 0 else 0
    if origin:
        free = begun or not origin & zone
        start = {0 if free else leaving_cost(state, units, HexId(place)): origin}
    else:
        start = _entries(state, side, units, area_of(place))
    # the way of a Reserve Army must not tell how fast its box is
    brief = bool(moving & setting.asu & ~state.used or moving & setting.armies & ~state.known)
    contest = _contest(state, side, origin) if state.contested else NO_CONTEST
    return Reach(
        state.country.grid, ways, start, origin, enters, zone, left, brief=brief, contest=contest
    )


def _contest(state: S42State, side: int, origin: Bitboard) -> Contest:
    closed = threatened(state, side) if origin & state.contested else 0
    return Contest(state.contested & state.occupied[side], closed)


def leaving_cost(state: S42State, units: tuple[int, ...], h: HexId) -> int:
    """The half MPs for leaving an EZOC with the first step (S42-6.2.b)."""
    if not state.zoc(FOE[state.side_of(units[0])]) >> h & 1:
        return 0
    if not mask_of(units) & ~state.fleeing:
        return 0  # S42-13.3.1.b
    return state.setting.charts.terrain.movement.leave_ezoc * HALVES


def _enters(state: S42State, side: int, moving: int, zone: Bitboard) -> Bitboard:
    """The hexes that the enemy and the stack's own state let it enter."""
    enemy = FOE[side]
    # S42-5.1.e, S42-7.2.a
    land = state.country.land
    enters = land ^ land & (state.occupied[enemy] | state.bonds(enemy).hexes)
    if state.setting.armies and side == AXIS:
        enters &= ~held_hexes(state)  # S42-34.6.2.g
    shaken = moving & state.full_retreat
    if shaken and not moving & state.setting.combat & ~shaken:
        enters &= ~zone | state.steady[side]  # S42-13.3.2.b
    return enters


def _entries(state: S42State, side: int, units: tuple[int, ...], n: int) -> dict[int, Bitboard]:
    """The hexes at which units come in from an Entry Area, by cost (S42-22.3.1.d)."""
    column = column_of(state.setting, mask_of(units))
    gaits = (0, 1) if column == BOTH else (column,)
    found: dict[int, Bitboard] = {}
    for h in bits(entry_hexes(state, side, n, units)):
        cost = max(state.going.entry[g][h] for g in gaits)
        found[cost] = found.get(cost, 0) | 1 << h
    return found
