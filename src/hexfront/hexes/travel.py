"""Moving over the map: a whole set of hexes at once, or one traveller who counts the cost.

Stepping from a set to all its neighbours takes a few shifts of its bitboard, so areas and
connections are found by spreading until nothing new is reached. Where each step has its price,
the cheapest hex reached so far is always the next to go on from (Dijkstra), so the first price
settled for a hex is its lowest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias

from hexfront.hexes.bits import Bitboard
from hexfront.hexes.directions import NOWHERE, HexId
from hexfront.hexes.grid import Grid

StepCost: TypeAlias = Callable[[HexId, HexId], int | None]
"""What it costs to go from a hex to an adjacent one; None if it is not allowed."""

EntryCosts: TypeAlias = Sequence[int | None]
"""What it costs to enter each hex, listed by HexId; None if it is not allowed."""


def spread(grid: Grid, mask: Bitboard) -> Bitboard:
    """All hexes adjacent to some hex of the set, whether or not they belong to it themselves."""
    stride = grid.stride
    along = mask << 1
    # The two neighbours in the next lane have consecutive ids, so they share a shift.
    across = mask | along
    return (along | mask >> 1 | across << (stride - 1) | across >> stride) & grid.cells


def flood(grid: Grid, start: Bitboard, passable: Bitboard) -> Bitboard:
    """The hexes of `start`, and all that connect to them through passable hexes."""
    found = frontier = start & grid.cells
    while frontier:
        frontier = spread(grid, frontier) & passable & ~found
        found |= frontier
    return found


def reach(
    grid: Grid, start: HexId, cost: StepCost | EntryCosts, limit: int | None = None
) -> dict[HexId, int]:
    """The lowest cost of every hex that can be reached within the limit, cheapest first."""
    return {visit.h: visit.total for visit in _visits(grid, start, cost, limit)}


def path(
    grid: Grid,
    start: HexId,
    goal: HexId,
    cost: StepCost | EntryCosts,
    limit: int | None = None,
) -> tuple[HexId, ...] | None:
    """A cheapest way from start to goal, both included, or None if there is none in the limit."""
    came_from: dict[HexId, HexId] = {}
    for visit in _visits(grid, start, cost, limit):
        came_from[visit.h] = visit.previous
        if visit.h == goal:
            return _way_back(came_from, goal)
    return None


class _Visit(NamedTuple):
    total: int
    h: HexId
    previous: HexId


def _visits(
    grid: Grid, start: HexId, cost: StepCost | EntryCosts, limit: int | None
) -> Iterator[_Visit]:
    """Settle hexes one by one in order of their total cost, then of their id."""
    step_cost = cost if callable(cost) else _entering(cost)
    settled: set[HexId] = set()
    frontier = [_Visit(0, start, NOWHERE)]
    while frontier:
        visit = heappop(frontier)
        if visit.h in settled:
            continue
        settled.add(visit.h)
        yield visit
        for neighbour in grid.neighbours[visit.h]:
            if neighbour in settled:
                continue
            price = step_cost(visit.h, neighbour)
            if price is None:
                continue
            if price < 0:
                raise ValueError(f"step from {visit.h} to {neighbour} costs {price}: below zero")
            total = visit.total + price
            if limit is None or total <= limit:
                heappush(frontier, _Visit(total, neighbour, visit.h))


def _entering(costs: EntryCosts) -> StepCost:
    return lambda _, entered: costs[entered]


def _way_back(came_from: dict[HexId, HexId], goal: HexId) -> tuple[HexId, ...]:
    way = [goal]
    while came_from[way[-1]] != NOWHERE:
        way.append(came_from[way[-1]])
    return tuple(reversed(way))
