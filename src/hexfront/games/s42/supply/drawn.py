"""Lines of Supply hex by hex, as players are shown them."""

from itertools import pairwise
from typing import NamedTuple

from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import (
    lines_of,
    overland_length,
    road_portion,
    road_ways,
    sources_of,
    supplied,
)
from hexfront.games.s42.supply.trace import Terms, threatened
from hexfront.games.s42.zones.zones import Crossings, both_crossings
from hexfront.hexes import DIRECTIONS, Bitboard, HexId, bits


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
    known, found = lines_of(state, side), sources_of(state, side)
    road = road_portion(state, side, known.terms, found)
    ways = both_crossings(state.country.grid, road_ways(state, known.terms))
    onward = _road_tree(state, road, ways, found.roads)
    return _Network(known.terms, known.ends, found.gates, onward)


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
    shut = both_crossings(grid, terms.shut)
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
                if to < 0 or not terms.enters >> to & 1 or shut[d] >> here & 1:
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
