"""The way of a Recalled AFV: off the map by its own edge, for the fewest MP (ASL-7.10.s)."""

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from hexfront.games.aslsk.choices import Delay, Dispense, Exit, Free, Halt, Start, Step, Turn
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import SPINES, ahead, hulks_in, withdrawing
from hexfront.games.aslsk.vehicles.costs import (
    Pay,
    allowance,
    exit_fare,
    fare,
    left,
    spine_cost,
    toll,
    too_open,
)
from hexfront.hexes import NOWHERE, Bitboard, HexId, bits
from hexfront.play import Choice, Refusal
from hexfront.play.masks import each

Distances = dict[tuple[HexId, int], int]
MOST_KEPT = 20


def own_edge(state: AslskState, u: int) -> Bitboard:
    """The hexes by which a vehicle leaves: along the edge of its group, or of its side."""
    start, file = state.setting.units[u], state.setting.file
    return state.setting.edge(file.groups[start.group].edge or file.sides[start.side].edge)


def outbound(state: AslskState, side: int) -> int:
    """The AFV of a side that are Recalled and can leave, as a mask."""
    called = state.own[side] & withdrawing(state) & state.on_map
    if not called:
        return 0
    return sum(
        1 << u
        for u in each(called)
        if not _held(state, u) and _stands(state, u) in _distances(state, u)
    )


def _held(state: AslskState, u: int) -> bool:
    """Whether a vehicle is bogged and has tried to get free in vain (ASL-7.6.g)."""
    return bool(state.bogged >> u & 1 and state.spent[u])


def astray(state: AslskState, u: int, choice: Choice) -> Refusal | None:
    """Why a Recalled AFV may not do what does not lead it home at once."""
    if straight(state, u, [choice]):
        return None
    return Refusal("ASL-7.10.s", "no-straying-recalled", {"unit": u})


def straight(state: AslskState, u: int, listed: list[Choice]) -> list[Choice]:
    """Of what a vehicle could do, what it may if it is Recalled: all that leads it home at once."""
    if not withdrawing(state) & state.on_map & 1 << u:
        return listed
    way = homeward(state, u)
    return [choice for choice in listed if _leads(state, u, choice, way)] if way else listed


def _leads(state: AslskState, u: int, choice: Choice, way: frozenset[Choice]) -> bool:
    match choice:
        case Step(hex=to, road=road, pay=pay):
            return Step(to, road) in way and pay == _payment(state, u, choice)
        case Start() | Turn() | Exit():
            return choice in way
    return not isinstance(choice, Halt | Delay | Dispense)


def _payment(state: AslskState, u: int, step: Step) -> Pay:
    """It pays what a hex costs, if it can."""
    price = fare(state, u, HexId(step.hex), road=step.road, pay=Pay.COST)
    return Pay.COST if price is not None and price.halves <= left(state, u) else Pay.WHOLE


def homeward(state: AslskState, u: int) -> frozenset[Choice]:
    """What begins a shortest way off the map; nothing if there is none."""
    home, here = _distances(state, u), _stands(state, u)
    if here not in home or _held(state, u):
        return frozenset()
    if state.bogged >> u & 1:
        return frozenset((Free(),))
    if not state.motion >> u & 1:
        return frozenset((Start(),))
    legs = _legs(state, u, home)
    return frozenset(choice for choice, price in legs if price == home[here])


def _stands(state: AslskState, u: int) -> tuple[HexId, int]:
    return HexId(state.place[u]), state.vca[u]


def _legs(state: AslskState, u: int, home: Distances) -> Iterator[tuple[Choice, int]]:
    """What a vehicle in motion can do next, with the half MP of the way home that begins so; some
    that lead away from home are left out."""
    place, front = HexId(state.place[u]), state.vca[u]
    for turned in _turned(front):
        if (place, turned) in home:
            yield Turn(u, turned), spine_cost(state, place) + home[place, turned]
    for h in ahead(state, u):
        if h == NOWHERE:
            yield Exit(), exit_fare(state, u)  # the whole way only at its own edge
        elif (h, front) in home:
            for road in (True, False):
                price = _price(state, u, h, road=road)
                if price is not None:
                    yield Step(h, road), price + home[h, front]


def _turned(front: int) -> tuple[int, int]:
    return (front + 1) % SPINES, (front - 1) % SPINES


def _price(state: AslskState, u: int, to: HexId, *, road: bool) -> int | None:
    """Half MP for a hex: what it costs, or all that the vehicle has in a turn."""
    asked = toll(state, u, to, road=road)
    if asked is None or too_open(state, u, to, bogs=asked.bogs) is not None:
        return None
    whole = allowance(state, u)
    return min(asked.halves, whole) if asked.either else whole


# How far it is from everywhere.


def _distances(state: AslskState, u: int) -> Distances:
    """By hex and front: the half MP that the way home of a vehicle in motion costs.

    All that are less far than the vehicle are there, and it itself if it has any way home.
    """
    known, key = state.setting.ways_home, _key(state, u)
    if key not in known:
        if len(known) >= MOST_KEPT:
            known.clear()
        known[key] = _search(state, u)
    search = known[key]
    search.reach(state, u)
    return search.found


def _key(state: AslskState, u: int) -> tuple[object, ...]:
    """All that it depends on: the vehicle and its hatches, smoke, and who stands in the way."""
    bit = 1 << u
    others = each(state.vehicles & state.on_map & ~bit)
    hulks = sorted([*(state.place[v] for v in others), *state.wrecks.values()])
    return (u, state.exposed & bit, frozenset(state.smoke), *hulks)


def _search(state: AslskState, u: int) -> "Search":
    """The search from the edge, not begun yet."""
    around = state.setting.grid.adjacent
    queue = [
        (exit_fare(state, u), h, front)
        for h in bits(own_edge(state, u))
        for front in range(SPINES)
        if NOWHERE in (around[h][front], around[h][(front + 1) % SPINES])
    ]
    heapify(queue)
    return Search({}, queue)


class Search(NamedTuple):
    """Backwards from the edge, hex by hex and hexspine by hexspine, as far as has been asked."""

    found: Distances
    queue: list[tuple[int, HexId, int]]

    def reach(self, state: AslskState, u: int) -> None:
        """Go on until the vehicle is reached, or there is nothing left."""
        found, queue, goal = self.found, self.queue, _stands(state, u)
        if goal in found or not queue:
            return
        scratch, around = state.copy(), state.setting.grid.adjacent
        scratch.at[goal[0]] &= ~(1 << u)  # it is not in its own way
        while queue and goal not in found:
            cost, h, front = heappop(queue)
            if (h, front) in found:
                continue
            found[h, front] = cost
            for turned in _turned(front):
                if (h, turned) not in found:
                    heappush(queue, (cost + spine_cost(state, h), h, turned))
            for side in (front + 3, front + 4):  # the two hexes before whose front it lies
                behind = around[h][side % SPINES]
                if (behind, front) in found or not state.setting.board.in_play(behind):
                    continue
                scratch.place[u] = behind
                price = _least(scratch, u, h)
                if price is not None:
                    heappush(queue, (cost + price, behind, front))


def _least(state: AslskState, u: int, to: HexId) -> int | None:
    """Half MP for the cheapest way into a hex; None if there is none.

    Where nothing lies that may be gone in the next turn, it is worked out once for a map.
    """
    if to in state.smoke or hulks_in(state, to):
        return _cheapest(state, u, to)
    known = state.setting.steps_home
    key = (state.kind[u], state.exposed >> u & 1, state.place[u], to)
    if key not in known:
        known[key] = _cheapest(state, u, to)
    return known[key]


def _cheapest(state: AslskState, u: int, to: HexId) -> int | None:
    prices = [_price(state, u, to, road=road) for road in (True, False)]
    return min((price for price in prices if price is not None), default=None)
