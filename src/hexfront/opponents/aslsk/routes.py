"""Where a vehicle can drive: what each hex costs it, and the ways through hexes and directions."""

from collections.abc import Callable
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.movement.entry import entry_hexes
from hexfront.games.aslsk.setting import Setting
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import IMPASSABLE
from hexfront.games.aslsk.vehicles.condition import SPINES
from hexfront.games.aslsk.vehicles.costs import figures, left
from hexfront.hexes import DIRECTIONS, Bitboard, HexId, bits
from hexfront.opponents.aslsk.ways import FAR


class Node(NamedTuple):
    """A vehicle in a hex, with its front to a hexspine."""

    hex: HexId
    vca: int


class Way(NamedTuple):
    """How a vehicle gets to a node: half MP, the danger on the way, and the node before."""

    spent: int
    risk: float
    before: Node | None


@lru_cache(maxsize=64)
def tolls(setting: Setting, kind: int) -> tuple[tuple[int, ...], ...]:
    """By hex and direction: half MP for the neighbour; IMPASSABLE where a vehicle might bog."""
    ground, grid = setting.ground, setting.grid
    return tuple(
        tuple(_toll(setting, kind, HexId(h), HexId(grid.adjacent[h][d]), d) for d in DIRECTIONS)
        if ground.cost[h]
        else (IMPASSABLE,) * SPINES
        for h in range(grid.size)
    )


def _toll(setting: Setting, kind: int, h: HexId, to: HexId, d: int) -> int:
    ground, board = setting.ground, setting.board
    if to < 0 or not board.in_play(to):
        return IMPASSABLE
    costs = setting.charts.driving.costs
    climbs = board.climbs(h, to)
    if ground.road[h] >> d & 1:
        return HALVES * (costs.road_buttoned_up.value + climbs * costs.crest_by_road.value)
    row = setting.charts.driving.entry[setting.kinds.afv(kind).kind][board.terrain[to]]
    if not row.mp:
        return IMPASSABLE
    wall = board.between(h, to)
    extra = climbs * costs.crest.value + (int(ground.chart.hexsides[wall].mf) if wall else 0)
    return int(HALVES * (row.mp + extra))


@lru_cache(maxsize=256)
def drive_to(setting: Setting, kind: int, wanted: Bitboard) -> tuple[int, ...]:
    """By hex: the half MP of the shortest drive to one of the wanted hexes, turns left out."""
    fees, adjacent = tolls(setting, kind), setting.grid.adjacent
    way = [FAR] * setting.grid.size
    queue: list[tuple[int, HexId]] = []
    for h in bits(wanted):
        way[h] = 0
        queue.append((0, h))
    while queue:
        spent, to = heappop(queue)
        if way[to] < spent:
            continue
        for d in DIRECTIONS:
            here = adjacent[to][d]
            if here < 0:
                continue
            fee = fees[here][(d + 3) % SPINES]
            if fee < IMPASSABLE and spent + fee < way[here]:
                way[here] = spent + fee
                heappush(queue, (spent + fee, HexId(here)))
    return tuple(way)


def ways(
    state: AslskState, u: int, closed: Bitboard, danger: Callable[[HexId], float]
) -> dict[Node, Way]:
    """All nodes that a vehicle can reach and still stop there, by the way that is safest."""
    fees, adjacent = tolls(state.setting, state.kind[u]), state.setting.grid.adjacent
    costs = figures(state).costs
    turn, stop = HALVES * costs.hexspine.value, HALVES * costs.stop.value
    purse = left(state, u) - stop
    best, queue = _starts(state, u, closed, danger)
    while queue:
        risk, spent, node = heappop(queue)
        if best[node].spent != spent or best[node].risk != risk:
            continue
        steps: list[tuple[int, float, Node]] = [
            (turn, 0.0, Node(node.hex, (node.vca + way) % SPINES)) for way in (1, SPINES - 1)
        ]
        for d in (node.vca, (node.vca + 1) % SPINES):
            to, fee = adjacent[node.hex][d], fees[node.hex][d]
            if fee < IMPASSABLE and not closed >> to & 1:
                steps.append((fee, danger(HexId(to)), Node(HexId(to), node.vca)))
        for fee, more, to_node in steps:
            total, sum_risk = spent + fee, risk + more
            known = best.get(to_node)
            if total > purse or (known and (known.risk, known.spent) <= (sum_risk, total)):
                continue
            best[to_node] = Way(total, sum_risk, node)
            heappush(queue, (sum_risk, total, to_node))
    return best


def _starts(
    state: AslskState, u: int, closed: Bitboard, danger: Callable[[HexId], float]
) -> tuple[dict[Node, Way], list[tuple[float, int, Node]]]:
    """Where it is, or where it can come onto the map, with what that has cost."""
    start = 0 if state.motion >> u & 1 else HALVES * figures(state).costs.start.value
    place = state.place[u]
    if place >= 0:
        node = Node(HexId(place), state.vca[u])
        return {node: Way(start, 0.0, None)}, [(0.0, start, node)]
    entry = HALVES + start
    doors = bits(entry_hexes(state, u) & ~closed)
    nodes = [Node(h, state.vca[u]) for h in doors if _passable(state.setting, state.kind[u], h)]
    found = {node: Way(entry, danger(node.hex), None) for node in nodes}
    return found, [(way.risk, way.spent, node) for node, way in found.items()]


def _passable(setting: Setting, kind: int, h: HexId) -> bool:
    """Whether a vehicle enters a hex without a Bog Check from some side."""
    fees, adjacent = tolls(setting, kind), setting.grid.adjacent[h]
    return any(
        adjacent[d] >= 0 and fees[adjacent[d]][(d + 3) % SPINES] < IMPASSABLE for d in DIRECTIONS
    )


def course(best: dict[Node, Way], goal: Node) -> list[Node]:
    """The nodes from the start to a goal."""
    found, at = [goal], best[goal].before
    while at is not None:
        found.append(at)
        at = best[at].before
    return found[::-1]
