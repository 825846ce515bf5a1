"""Chapter 17: railways that are open to a side, Railheads and the repair of lines."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import count, pairwise
from types import MappingProxyType
from typing import NamedTuple

from hexfront.board import Hexside, hexside
from hexfront.games.s42.country.country import Country
from hexfront.games.s42.entry.areas import areas_at, open_areas
from hexfront.games.s42.scenarios.scenariofile import RailheadPlan
from hexfront.games.s42.setting import AXIS, SIDES, SOVIET, Setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import Situated, lines_of, source_ports
from hexfront.games.s42.supply.trace import between, flood, step_along, threatened
from hexfront.games.s42.theatre import Railway
from hexfront.games.s42.zones.zones import Crossings, crossings, hexsides, joined_crossings
from hexfront.hexes import Bitboard, HexId, bits, union
from hexfront.play import Refusal
from hexfront.play.teams import FOE

# Connected Rail Hexes (S42-17.4).


def connected_rail(state: S42State, side: int, now: Situated | None = None) -> Bitboard:
    """The rail hexes that a clear line joins to a Supply Source."""
    free, begun = clear_rail(state, side), rail_sources(state, side, now)
    key = (free & state.country.on_rail, begun, state.repaired, state.turn)
    known = state.memo.get(("rail", side))
    if known is not None and known[0] == key:
        return known[1]
    found = _joined(state, side, begun & free, free)
    state.memo["rail", side] = (key, found)
    return found


def clear_rail(state: S42State, side: int) -> Bitboard:
    """Hexes without enemy combat units and EZOC, except where own units negate it (17.4.b, d)."""
    land = state.country.land
    return land ^ land & (state.occupied[FOE[side]] | threatened(state, side))


def rail_sources(state: S42State, side: int, now: Situated | None = None) -> Bitboard:
    """Rail hexes that lie next to a Supply Source or are one (S42-17.4.a, S42-S1.2.e)."""
    known = lines_of(state, side, now)
    if known.rail is None:
        known.rail = _rail_sources(state, side, now)
    edges, ports = known.rail
    country, turn = state.country, state.turn
    return edges & edge_rails(country, turn) | ports & rail_hexes(country, turn)


def _rail_sources(state: S42State, side: int, now: Situated | None) -> tuple[Bitboard, Bitboard]:
    """Hexes next to Supply Sources beyond the edge, and ports that are sources."""
    edges = _edges(state.setting, side, open_areas(state, side))
    return edges, source_ports(state, side, now)


@cache
def _edges(setting: Setting, side: int, areas: tuple[str, ...]) -> Bitboard:
    """Hexes next to these Entry Areas and to those along the edges that the scenario adds."""
    country = setting.country
    added = setting.side_files[side].rail_edges
    along = (area for edge in added for area in areas_at(country.theatre, edge))
    found = 0
    for area in (*areas, *along):
        found |= country.area_hexes[country.area_index[area]]
    return found


def usable_rails(state: S42State, side: int) -> Crossings:
    """The rail steps that exist on this turn; for the Axis, those that are repaired (17.4.c)."""
    rails = open_rails(state.country, state.turn)
    if side == SOVIET:
        return rails
    return _crossed(rails, state.repaired)


@cache
def open_rails(country: Country, turn: int) -> Crossings:
    """Railways without those that are still being built (S42-17.5.a)."""
    lines = (line for line in country.theatre.railways if line.opens <= turn and not line.link)
    return crossings(country.grid, {side for line in lines for side in sides_of(line)})


@cache
def rail_hexes(country: Country, turn: int) -> Bitboard:
    """The hexes of railways that exist on this turn (S42-17.5.a)."""
    return union(h for line in country.theatre.railways if line.opens <= turn for h in line.hexes)


@cache
def edge_rails(country: Country, turn: int) -> Bitboard:
    """Where railways that exist on this turn go on beyond the edge of the map."""
    ends = (
        (end, line.opens)
        for line in country.theatre.railways
        for end, goes_on in ((line.hexes[0], line.from_edge), (line.hexes[-1], line.to_edge))
        if goes_on
    )
    return union(end for end, opens in ends if opens <= turn)


def sides_of(line: Railway) -> Iterable[Hexside]:
    return (hexside(a, b) for a, b in pairwise(line.hexes))


def _joined(state: S42State, side: int, begun: Bitboard, free: Bitboard) -> Bitboard:
    country = state.country
    lanes = between(country.grid, hexsides(country.grid, usable_rails(state, side)), free)
    found = flood(country.grid, begun, lanes)
    if side == SOVIET:
        for a, b, _ in country.links:  # S42-5.5.7.a
            ends = (1 << a | 1 << b) & free
            if ends & found and ends & ~found:
                found = flood(country.grid, found | ends, lanes)
    return found


# Repair (S42-17.1, S42-17.2).


@cache
def _green(country: Country) -> dict[HexId, tuple[HexId, ...]]:
    """The neighbours of every hex along lines that Railheads repair (S42-17.1.b)."""
    legs: dict[HexId, set[HexId]] = {}
    for (a, b), line in country.theatre.rails.items():
        if line.green and not line.link:
            legs.setdefault(a, set()).add(b)
            legs.setdefault(b, set()).add(a)
    return {h: tuple(sorted(ends)) for h, ends in legs.items()}


def repaired(state: S42State, a: HexId, b: HexId) -> bool:
    """Can the Axis use the rail between two adjacent hexes?"""
    towards = state.country.grid.direction(a, b)
    return towards is not None and bool(state.repaired[towards] >> a & 1)


def set_repaired(state: S42State, sides: Iterable[Hexside], on: bool) -> None:
    changed = crossings(state.country.grid, sides)
    a, b, c, d, e, f = (
        old | new if on else old & ~new for old, new in zip(state.repaired, changed, strict=True)
    )
    state.repaired = (a, b, c, d, e, f)


def operative(state: S42State, index: int) -> bool:
    """Is a Railhead on a Connected Rail Hex (S42-17.3.2)?"""
    return bool(connected_rail(state, AXIS) >> state.railheads[index] & 1)


def railhead_refusal(state: S42State, index: int, to: HexId) -> Refusal | None:
    """Why a Railhead cannot advance to a hex in one Supply Phase."""
    if not operative(state, index):
        return Refusal("S42-17.3.2.a", "no-railhead-inoperative", {"hex": state.railheads[index]})
    if to in railhead_paths(state, index):
        return None
    here = state.railheads[index]
    if to not in _green(state.country):
        return Refusal("S42-17.2.1.b", "no-railhead-off-line", {"hex": to})
    if state.occupied[SOVIET] >> to & 1:
        return Refusal("S42-17.2.1.d", "no-railhead-enemy", {"hex": to})
    if threatened(state, AXIS) >> to & 1:
        return Refusal("S42-17.2.1.e", "no-railhead-ezoc", {"hex": to})
    if not rail_hexes(state.country, state.turn) >> to & 1:
        return Refusal("S42-17.5.a", "no-rail-unfinished", {"place": to})
    plan = state.setting.side_files[AXIS].railhead_plan
    if plan is not None and not _course(state, index) >> to & 1:
        return Refusal("S42-S2.2.h", "no-railhead-off-line", {"hex": to})
    hexes = state.setting.definitions.limits.railhead_hexes.of(SIDES[AXIS])
    return Refusal("S42-17.2.1.c", "no-railhead-that-far", {"from": here, "to": to, "hexes": hexes})


def railhead_paths(state: S42State, index: int) -> dict[HexId, tuple[HexId, ...]]:
    """Where an operative Railhead can advance, with the hexes it passes over."""
    legs, free = _green(state.country), clear_rail(state, AXIS) & _course(state, index)
    behind = _hops(state)
    rails = open_rails(state.country, state.turn)
    grid = state.country.grid
    found: dict[HexId, tuple[HexId, ...]] = {}
    ends: list[tuple[HexId, ...]] = [(state.railheads[index],)]
    for _ in range(state.setting.definitions.limits.railhead_hexes.of(SIDES[AXIS])):
        further = []
        for path in ends:
            here = path[-1]
            for to in legs.get(here, ()):
                towards = grid.direction(here, to)
                if to in path or to in found or not free >> to & 1:
                    continue
                if towards is None or not rails[towards] >> here & 1:
                    continue
                if repaired(state, here, to) and behind.get(to, 0) <= behind.get(here, 0):
                    continue  # back along the line
                found[to] = (*path[1:], to)
                further.append((*path, to))
        ends = further
    return found


def advance_railhead(state: S42State, index: int, to: HexId) -> None:
    """Move a Railhead; the line under it is repaired (S42-17.2.1.a)."""
    path = railhead_paths(state, index)[to]
    for h in path:
        here = state.railheads[index]
        set_repaired(state, (hexside(here, h),), on=True)
        _place(state, index, h)
        _fork(state, h)
    state.note("log-railhead", "S42-17.2.1.a", to=to, hexes=len(path))
    repair_plain_lines(state)


def _place(state: S42State, index: int, h: HexId) -> None:
    heads = list(state.railheads)
    heads[index] = h
    state.railheads = tuple(heads)


def _fork(state: S42State, h: HexId) -> None:
    """At a fork every further branch gets a Railhead of its own (S42-17.2.2.a)."""
    plan = state.setting.side_files[AXIS].railhead_plan
    if plan is not None:
        _planned_fork(state, h, plan)
        return
    if h not in _junctions(state.country):
        return
    theatre = state.country.theatre
    legs = (to for to in _green(state.country)[h] if theatre.rail_open(h, to, state.turn))
    open_legs = sum(not repaired(state, h, to) for to in legs)
    for _ in range(open_legs - state.railheads.count(h)):
        state.railheads = (*state.railheads, h)
        state.note("log-railhead-added", "S42-17.2.2.a", hex=h)


@cache
def _junctions(country: Country) -> frozenset[HexId]:
    return country.theatre.rail_junctions()


# The Railheads that a scenario names (S42-S2.2.g, S42-S2.2.h).


def place_planned_railhead(state: S42State) -> None:
    """The first Railhead appears on its turn, or later if a Soviet unit holds its hex."""
    plan = state.setting.side_files[AXIS].railhead_plan
    if plan is None or state.railheads or state.turn < plan.turn:
        return
    h = state.country.theatre.at(plan.hex)
    if not state.units_at(h, SOVIET):
        state.railheads = (h,)
        state.note("log-railhead-placed", plan.rule, hex=h)


def _planned_fork(state: S42State, h: HexId, plan: RailheadPlan) -> None:
    """The second Railhead appears when the first reaches the fork; no other junction gives one."""
    if h == state.country.theatre.at(plan.fork) and len(state.railheads) == 1:
        state.railheads = (*state.railheads, h)
        state.note("log-railhead-added", plan.rule, hex=h)


def _course(state: S42State, index: int) -> Bitboard:
    """The hexes that a Railhead may repair: the second of a plan keeps to its line."""
    plan = state.setting.side_files[AXIS].railhead_plan
    return state.country.land if plan is None or not index else _line(state.country, plan)


@cache
def _line(country: Country, plan: RailheadPlan) -> Bitboard:
    """The shortest green line from the fork to where the plan leads."""
    legs, theatre = _green(country), country.theatre
    end = theatre.at(plan.towards)
    paths: list[tuple[HexId, ...]] = [(theatre.at(plan.fork),)]
    seen = set(paths[0])
    while paths[0][-1] != end:
        path, paths = paths[0], paths[1:]
        for to in legs[path[-1]]:
            if to not in seen:
                seen.add(to)
                paths.append((*path, to))
    return union(paths[0])


def repair_plain_lines(state: S42State) -> None:
    """A line that is not green is repaired once both its ends are (S42-17.1.c).

    Lines that end nowhere, or at the edge of a Soviet area, never are (S42-17.1.d).
    """
    changed = True
    while changed:
        changed = False
        for line in _plain_lines(state.country):
            if line.opens > state.turn or _crossed(line.sides, state.repaired) == line.sides:
                continue
            if not all(any(_crossed(legs, state.repaired)) for legs in line.ends):
                continue
            state.repaired = joined_crossings(state.repaired, line.sides)
            state.note("log-line-repaired", "S42-17.1.c", a=line.first, b=line.last)
            changed = True


class _PlainLine(NamedTuple):
    """A line that is not green, as the rules of repair ask about it."""

    opens: int
    first: HexId
    last: HexId
    sides: Crossings
    """Its steps, less those that it shares with a green line."""
    ends: tuple[Crossings, Crossings]
    """The steps along other railways, at either end."""


@cache
def _plain_lines(country: Country) -> tuple[_PlainLine, ...]:
    grid, rails = country.grid, country.theatre.rails

    def others(line: Railway, end: HexId) -> Crossings:
        sides = [hexside(end, to) for to in grid.neighbours[end]]
        return crossings(grid, [side for side in sides if rails.get(side, line) is not line])

    return tuple(
        _PlainLine(
            line.opens,
            line.hexes[0],
            line.hexes[-1],
            crossings(grid, [side for side in sides_of(line) if not rails[side].green]),
            (others(line, line.hexes[0]), others(line, line.hexes[-1])),
        )
        for line in country.theatre.railways
        if not (line.green or line.link or len(line.hexes) < 2)
    )


def _crossed(some: Crossings, others: Crossings) -> Crossings:
    """The steps that two sets of crossings have in common."""
    a, b, c, d, e, f = some
    u, v, w, x, y, z = others
    return a & u, b & v, c & w, d & x, e & y, f & z


# Railheads and Soviet units (S42-17.3).


def push_back(state: S42State) -> None:
    """In the Soviet player turn, move Railheads out of reach of Soviet units (S42-17.3.1)."""
    if state.side != SOVIET or not railheads_near(state, state.sources[SOVIET]):
        return  # S42-17.3.1.c
    pressed, at, own = threatened(state, AXIS), state.at, state.setting.own[SOVIET]
    for index, h in enumerate(state.railheads):
        if pressed >> h & 1 or at.get(h, 0) & own:
            _fall_back(state, index)


def railheads_near(state: S42State, hexes: Bitboard) -> bool:
    """Might Soviet units in these hexes press a Railhead? A test that asks for no zones."""
    beside, at, own = state.country.grid.neighbour_mask, state.at, state.setting.own[SOVIET]
    for h in state.railheads:
        if at.get(h, 0) & own or (beside[h] & hexes and not state.occupied[AXIS] >> h & 1):
            return True
    return False


def pressing(state: S42State) -> Bitboard:
    """The hexes in which Soviet units might press a Railhead if they came there; all hexes, if
    some press one already."""
    beside, at, own = state.country.grid.neighbour_mask, state.at, state.setting.own[SOVIET]
    found = 0
    for h in state.railheads:
        if at.get(h, 0) & own:
            return state.country.land
        if not state.occupied[AXIS] >> h & 1:
            if beside[h] & state.sources[SOVIET]:
                return state.country.land
            found |= beside[h] | 1 << h
    return found


def _fall_back(state: S42State, index: int) -> None:
    """Back along the line to the first free hex.

    What lies before it has to be repaired anew, unless it is also the line of another Railhead.
    """
    behind, pressed = _hops(state), threatened(state, AXIS)
    others = (h for n, h in enumerate(state.railheads) if n != index)
    kept = {hexside(a, b) for h in others for a, b in _way_home(state, behind, h)}
    begun = here = state.railheads[index]
    given_up = []
    for a, b in _way_home(state, behind, begun):
        if not (pressed >> here & 1 or state.units_at(here, SOVIET)):
            break
        given_up.append(hexside(a, b))
        here = b
    if here == begun:
        return
    set_repaired(state, (side for side in given_up if side not in kept), on=False)
    _place(state, index, here)
    state.note("log-railhead-back", "S42-17.3.1.a", hex=begun, to=here)


def _way_home(
    state: S42State, behind: Mapping[HexId, int], start: HexId
) -> Iterator[tuple[HexId, HexId]]:
    """The steps from a Railhead back along its green line, towards the edge of the map."""
    legs, here = _green(state.country), start
    while True:
        back = [
            to
            for to in legs.get(here, ())
            if repaired(state, here, to) and behind.get(to, _FAR) < behind.get(here, _FAR)
        ]
        if not back:
            return
        to = min(back, key=lambda h: behind[h])
        yield here, to
        here = to


_FAR = 1 << 30


def _hops(state: S42State) -> Mapping[HexId, int]:
    """Hexes of repaired line between a rail hex and the nearest Axis edge; enemies do not count."""
    return _distances(state.country, usable_rails(state, AXIS), rail_sources(state, AXIS))


@lru_cache(maxsize=32)
def _distances(country: Country, rails: Crossings, sources: Bitboard) -> Mapping[HexId, int]:
    """How far each hex lies from the sources along the rails."""
    found: dict[HexId, int] = {}
    wave, seen, lanes = sources, sources, hexsides(country.grid, rails)
    for far in count():
        if not wave:
            break
        found.update(dict.fromkeys(bits(wave), far))
        wave = step_along(country.grid, wave, lanes)
        wave ^= wave & seen
        seen |= wave
    return MappingProxyType(found)
