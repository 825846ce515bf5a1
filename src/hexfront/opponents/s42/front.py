"""A line across the map: the cheapest chain of stations whose bonds close it from edge to edge."""

from collections.abc import Sequence
from heapq import heappop, heappush

from hexfront.games.s42.country.country import Country
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.opponents.s42.ground import rings
from hexfront.opponents.s42.weights import Weights

REACH = 3
"""Stations farther apart than this do not even close the way with their ZOC."""


def cheapest_line(
    country: Country,
    starts: Bitboard,
    ends: Bitboard,
    open_: Bitboard,
    costs: Sequence[float],
    weights: Weights,
) -> tuple[HexId, ...]:
    """Stations from one of the starts to one of the ends, one or two hexes apart if possible.

    Empty if the two cannot be joined.
    """
    near = rings(country.grid)
    best: dict[HexId, float] = {}
    before: dict[HexId, HexId] = {}
    waiting: list[tuple[float, HexId]] = []
    for h in bits(starts & open_):
        best[h] = costs[h]
        heappush(waiting, (costs[h], h))
    done: set[HexId] = set()
    while waiting:
        price, here = heappop(waiting)
        if here in done:
            continue
        done.add(here)
        if ends >> here & 1:
            return _walk(before, here)
        for distance in range(REACH):
            extra = weights.gap if distance == REACH - 1 else 0.0
            for h in near[here][distance]:
                if h in done or not open_ >> h & 1:
                    continue
                total = price + costs[h] + extra
                if total < best.get(h, 1e9):
                    best[h] = total
                    before[h] = here
                    heappush(waiting, (total, h))
    return ()


def _walk(before: dict[HexId, HexId], last: HexId) -> tuple[HexId, ...]:
    found = [last]
    while found[-1] in before:
        found.append(before[found[-1]])
    return tuple(reversed(found))
