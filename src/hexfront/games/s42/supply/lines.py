"""Chapter 16: Supply Sources, Lines of Supply and who is Out of Supply.

All hexes are asked at once. The road portions of a side are the roads joined to its Supply
Sources; the overland portions spread from there (see `trace`). What was found is kept in the
State's memo until units, control or season change.
"""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.entry.areas import BAKU, axis_in_baku, edge_hexes, open_areas, place_of
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import WEATHERS, S42State
from hexfront.games.s42.supply.trace import (
    Terms,
    flood,
    path_terms,
    reach,
    step_along,
    threatened,
    wave,
)
from hexfront.games.s42.theatre import SeaName
from hexfront.games.s42.zones.zones import Crossings
from hexfront.hexes import DIRECTIONS, Bitboard, HexId, bits, union
from hexfront.play.masks import members

TEMRYUK = "Temryuk"
"""Who controls it and has a LOS to it controls the Sea of Azov (S42-16.2.4.a)."""


class Sources(NamedTuple):
    """Where the lines of a side end."""

    gates: Bitboard
    """Map hexes next to an Entry Area that is a Supply Source, and ports that are one."""
    roads: Bitboard
    """Those of them from which the road portion sets out: the road leads on beyond the map, or
    the port lies on one."""


# Supply Sources (S42-16.2).


def held(state: S42State, side: int) -> Bitboard:
    """Cities and ports in which this side was last (S42-16.3.4.a)."""
    country = state.country
    axis = state.axis_cities | state.axis_towns
    kept = country.cities | country.kept_towns
    return axis if side == AXIS else kept & ~axis


def sources(state: S42State, side: int, *, azov: bool) -> Sources:
    """The Supply Sources of a side; `azov` says whether it controls that sea."""
    country = state.country
    edges = 0
    for area in open_areas(state, side):  # S42-16.2.2.a
        edges |= edge_hexes(state, area)
    own = held(state, side)
    ports = country.ports[SeaName.AZOV] & own if azov else 0
    if side == SOVIET:
        ports |= country.ports[SeaName.BLACK] & own  # S42-16.2.3.b
    else:
        ports |= country.ports[SeaName.KERCH] & state.occupied[AXIS]  # S42-16.2.5.b
    leading = edges & _road_edges(country)
    return Sources(edges | ports, leading | ports & country.on_road)


def controls_azov(state: S42State, side: int) -> bool:
    """Does the side control Temryuk, with a LOS to it that needs no port of this sea?"""
    temryuk = _temryuk(state.country)
    if not temryuk & held(state, side):
        return False
    return bool(_by_land(state, side) & temryuk)  # S42-16.2.4.a


@cache
def _temryuk(country: Country) -> Bitboard:
    return union(h for h, place in country.theatre.places.items() if place.en == TEMRYUK)


@cache
def _road_edges(country: Country) -> Bitboard:
    """Map hexes from which a road leads on beyond the map."""
    return union(country.edge_roads)


def source_ports(state: S42State, side: int) -> Bitboard:
    """The ports that are Supply Sources of a side now."""
    every = 0
    for ports in state.country.ports.values():
        every |= ports
    return sources(state, side, azov=controls_azov(state, side)).gates & every & held(state, side)


# Lines of Supply (S42-16.3).


def supplied(state: S42State, side: int) -> Bitboard:
    """The hexes with a LOS now."""
    return remembered(state, "supplied", side, _supplied)


def joined(state: S42State, side: int) -> Bitboard:
    """The hexes with a LOS whose overland portion may be of any length (S42-16.5.1.b)."""
    return remembered(state, "joined", side, _joined)


def leads_to(state: S42State, side: int, area: str) -> bool:
    """Can a LOS of this side be traced from an Entry Area of the other one (S42-S1.3.e)?

    The first hex that it enters is one next to the area.
    """
    terms = path_terms(state, side, supply=True)
    begun, slow = _ends(state, side) & terms.enters, state.going.overland
    movers, paved = wave(state, begun, terms.ways, slow, overland_length(state))
    return bool(edge_hexes(state, area) & (movers | paved & _road_edges(state.country)))


def road_from(state: S42State, side: int, area: str) -> bool:
    """Does a road portion run from an Entry Area to a Supply Source (S42-24.1.2.f)?"""
    found = sources(state, side, azov=controls_azov(state, side))
    road = _road_portion(state, side, path_terms(state, side, supply=True), found)
    return bool(road & edge_hexes(state, area) & _road_edges(state.country))


def overland_length(state: S42State) -> int:
    """Hexes that the overland portion may count (S42-16.3.2.a, S42-23.2.3.g)."""
    return state.setting.charts.weather.effects[WEATHERS[state.weather]].overland


def _supplied(state: S42State, side: int) -> Bitboard:
    ends = _ends(state, side)
    if ends == _ends_by_land(state, side):
        return _by_land(state, side)
    return reach(state, side, ends, overland_length(state), supply=True)


def _by_land(state: S42State, side: int) -> Bitboard:
    """Hexes with a LOS that needs no port of the Sea of Azov."""
    return remembered(
        state,
        "by land",
        side,
        lambda state, side: reach(
            state, side, _ends_by_land(state, side), overland_length(state), supply=True
        ),
    )


def _joined(state: S42State, side: int) -> Bitboard:
    return reach(state, side, _ends(state, side), None, supply=True)


def _ends(state: S42State, side: int) -> Bitboard:
    """Where overland portions may end now."""
    if not controls_azov(state, side):
        return _ends_by_land(state, side)
    return remembered(state, "ends", side, lambda state, side: _joints(state, side, azov=True))


def _ends_by_land(state: S42State, side: int) -> Bitboard:
    return remembered(
        state, "ends by land", side, lambda state, side: _joints(state, side, azov=False)
    )


def _joints(state: S42State, side: int, *, azov: bool) -> Bitboard:
    """Where overland portions may end.

    A road portion begins there, or a Supply Source is reached without one. The hex in which the
    two portions join belongs to the first, so it may be in an EZOC (S42-16.3.1.b).
    """
    terms = path_terms(state, side, supply=True)
    found = sources(state, side, azov=azov)
    road = _road_portion(state, side, terms, found)
    return found.gates | road | step_along(state.country.grid, road, _road_ways(state, terms))


def _road_ways(state: S42State, terms: Terms) -> Crossings:
    a, b, c, d, e, f = (
        link & ~shut for link, shut in zip(state.country.road_links, terms.shut, strict=True)
    )  # S42-16.3.3.f
    return a, b, c, d, e, f


def _road_portion(state: S42State, side: int, terms: Terms, found: Sources) -> Bitboard:
    """All road hexes joined to the sources by road (S42-16.3.3)."""
    grid = state.country.grid
    free = terms.enters & ~threatened(state, side)  # S42-16.3.3.c, d and e
    ways = [0] * 6
    for d, way in enumerate(_road_ways(state, terms)):
        step = grid.steps[d]
        ways[d] = way & free & (free >> step if step > 0 else free << -step)
    crossings = (ways[0], ways[1], ways[2], ways[3], ways[4], ways[5])
    return flood(grid, found.roads & free, crossings)


def remembered(
    state: S42State, question: str, side: int, work_out: Callable[[S42State, int], Bitboard]
) -> Bitboard:
    """The answer to a question about lines of supply, worked out once for each situation."""
    key = grounds(state)
    known = state.memo.get((question, side))
    if known is not None and known[0] == key:
        return known[1]
    answer = work_out(state, side)
    state.memo[question, side] = (key, answer)
    return answer


def grounds(state: S42State) -> tuple[object, ...]:
    """All that a LOS depends on."""
    return (
        *state.occupied,
        *state.sources,
        *state.anchors,
        state.axis_cities,
        state.axis_towns,
        state.going,
        axis_in_baku(state),
    )


# Lines to show.


class _Network(NamedTuple):
    """What the lines of a side have in common."""

    terms: Terms
    ends: Bitboard
    """Where overland portions may end."""
    gates: Bitboard
    onward: dict[HexId, HexId]
    """For every hex on a road portion or beside its beginning: the next one."""


def line(state: S42State, side: int, h: HexId) -> tuple[HexId, ...] | None:
    """The hexes of a LOS from a hex to the map hex at its Supply Source; None without one."""
    if not supplied(state, side) >> h & 1:
        return None
    return _traced(state, side, h, _network(state, side))


def lines(state: S42State, side: int) -> tuple[tuple[HexId, ...], ...]:
    """The LOS of all stacks that have one; each ends where it runs on along one before it."""
    network = _network(state, side)
    told: set[tuple[HexId, HexId]] = set()
    branches: list[tuple[HexId, ...]] = []
    for h in bits(state.occupied[side] & supplied(state, side)):
        steps = list(pairwise(_traced(state, side, h, network)))
        while steps and steps[-1] in told:
            steps.pop()
        if steps:
            told.update(steps)
            branches.append((steps[0][0], *(to for _, to in steps)))
    return tuple(branches)


def _network(state: S42State, side: int) -> _Network:
    terms = path_terms(state, side, supply=True)
    found = sources(state, side, azov=controls_azov(state, side))
    road = _road_portion(state, side, terms, found)
    onward = _road_tree(state, road, _road_ways(state, terms), found.roads)
    return _Network(terms, _ends(state, side), found.gates, onward)


def _traced(state: S42State, side: int, h: HexId, network: _Network) -> tuple[HexId, ...]:
    path = [*_overland_line(state, side, h, network.terms, network.ends)]
    if network.gates >> path[-1] & 1:
        return tuple(path)
    while (to := network.onward.get(path[-1])) is not None:
        path.append(to)
    return tuple(path)


def _overland_line(
    state: S42State, side: int, start: HexId, terms: Terms, ends: Bitboard
) -> tuple[HexId, ...]:
    """The shortest overland portion, found hex by hex."""
    zone, slow, grid = threatened(state, side), state.going.overland, state.country.grid
    reached: dict[HexId, tuple[HexId, ...]] = {}
    waiting: dict[int, list[tuple[HexId, ...]]] = {0: [(start,)]}
    for length in range(overland_length(state) + 1):
        for path in waiting.get(length, ()):
            here = path[-1]
            if here in reached:
                continue
            reached[here] = path
            if ends >> here & 1:
                return path
            for d in DIRECTIONS:
                to = grid.adjacent[here][d]
                if to < 0 or not terms.enters >> to & 1 or terms.shut[d] >> here & 1:
                    continue
                if here != start and zone >> here & zone >> to & 1:
                    continue
                off_road = not state.country.road[d] >> here & 1
                count = 2 if slow >> to & 1 and off_road else 1
                waiting.setdefault(length + count, []).append((*path, to))
    raise ValueError(f"hex {start} has no overland portion")


def _road_tree(
    state: S42State, road: Bitboard, ways: Crossings, goals: Bitboard
) -> dict[HexId, HexId]:
    """The shortest way to a source from every hex on the road portion or one step off it."""
    grid = state.country.grid
    waiting = list(bits(goals & road))
    known, onward = set(waiting), dict[HexId, HexId]()
    for to in waiting:
        for d in DIRECTIONS:
            here = grid.adjacent[to][(d + 3) % 6]
            if here < 0 or here in known or not ways[d] >> here & 1:
                continue
            known.add(here)
            onward[here] = to
            if road >> here & 1:
                waiting.append(here)
    return onward


# The check of the Supply Phase (S42-16.1).


def check_supply(state: S42State, side: int) -> None:
    """Give and take Out of Supply markers of a side's combat units."""
    out, red = _unsupplied(state, side)
    own = state.setting.own[side]
    had, had_red = state.oos & own, state.isolated & own
    state.oos = state.oos & ~own | out
    state.isolated = state.isolated & ~own | red
    if state.news is None:
        return
    for u in members(had & ~out & state.setting.combat):
        state.note("log-supply-restored", "S42-16.1.e", unit=u, hex=state.place[u])
    for u in members(out & ~red & ~(had & ~had_red)):
        state.note("log-out-of-supply", "S42-16.1.c", unit=u, hex=state.place[u])
    for u in members(red & ~had_red):
        state.note("log-isolated", "S42-16.5.1.c", unit=u, hex=state.place[u])


def _unsupplied(state: S42State, side: int) -> tuple[int, int]:
    """The combat units without a LOS, and those of them that are isolated."""
    out = red = 0
    lacking = state.occupied[side] & ~supplied(state, side)
    for h in bits(lacking):
        out |= state.combat_at(h, side)
    for h in bits(lacking & ~joined(state, side)) if lacking else ():
        red |= state.combat_at(h, side)
    if side == AXIS and axis_in_baku(state) and not leads_to(state, AXIS, BAKU):
        out |= in_baku(state)  # S42-24.1.2.h
        if not joined(state, AXIS) & edge_hexes(state, BAKU):
            red |= in_baku(state)
    return out, red


def in_baku(state: S42State) -> int:
    """The Axis combat units in Entry Area G."""
    place = place_of(state, BAKU)
    return 0 if place is None else state.combat_at(place, AXIS)
