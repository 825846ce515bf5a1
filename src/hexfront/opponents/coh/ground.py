"""Ways to the objectives, counted in action points."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush

from hexfront.games.coh.definitions.counters import Mover, UnitKind
from hexfront.games.coh.definitions.works import Work, WorkType
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.battlefield import WALL_CROSSED, Battlefield
from hexfront.hexes import HexId
from hexfront.play.masks import each

FAR = 16
ENTRY = 2
"""What coming onto the board counts, on top of the way from there."""
RANKS = (1.0, 0.8, 0.65, 0.5, 0.4, 0.3)
"""How much the nearest, the second nearest ... unit to an objective matters."""
NEAREST = FAR * sum(RANKS)
"""The nearness of a side whose squads are all there."""
BATTERY = 0.3
"""The same for a gun or mortar, which need only come within range."""
DETOUR = {WorkType.WIRE: 3, WorkType.MINES: 4, WorkType.ROAD_BLOCK: 0, WorkType.TRENCH: 0}
"""What a unit goes out of its way to avoid such a hex; vehicles shun them all."""
SHUNNED = 4
MOST_WAYS = 1 << 9
"""So many tables of ways over one map are remembered at once."""

Class = tuple[Mover, bool, bool, bool, bool]
"""Units that find the same ways: mover, vehicle or not, bonus moves on wheels and on tracks,
pioneers or not."""


def class_of(kind: UnitKind) -> Class:
    return kind.mover, kind.is_vehicle, kind.wheels > 0, kind.tracks > 0, kind.pioneers


Trails = list[list[tuple[HexId, int]]]
"""By hex: from where a step leads into it, and what it costs in half AP."""
Tolls = frozenset[tuple[int, int]]
"""Hexes with obstacles, each with what it costs on top, in half AP."""


def trails_of(field: Battlefield, kind: UnitKind) -> Trails:
    """All steps that such a unit may take, obstacles apart."""
    exits = field.exits_of(kind)
    return [
        [(b, _step_cost(field, kind, b, a)) for b in field.neighbours[a] if exits[b] >> a & 1]
        for a in range(field.grid.size)
    ]


def _step_cost(field: Battlefield, kind: UnitKind, a: int, b: int) -> int:
    """From one hex to the next, in half AP."""
    mover = kind.mover
    if _by_bonus(field, kind, a, b):
        return 1
    if field.roads[a] >> b & 1:
        return 2
    walled = WALL_CROSSED[mover] if field.wall_between(a, b) else 0
    return 2 + 2 * (field.terrain[b].entry[mover] + walled)


def ways_to(trails: Trails, goal: int, tolls: Tolls) -> Sequence[float]:
    """For each hex the action points that a unit needs from there to the goal."""
    toll = dict(tolls)
    costs: list[float] = [FAR] * len(trails)
    frontier = [(0, goal)]
    while frontier:
        total, h = heappop(frontier)
        if total >= 2 * costs[h]:
            continue
        costs[h] = total / 2
        total += toll.get(h, 0)
        for came_from, cost in trails[h]:
            if total + cost < 2 * costs[came_from]:
                heappush(frontier, (total + cost, came_from))
    return costs


def _tolls(works: Sequence[Work], kind: UnitKind) -> Tolls:
    """What the obstacles on the map cost such a unit."""
    by_hex = {work.hex: _toll(work, kind) for work in works}
    return frozenset((h, toll) for h, toll in by_hex.items() if toll)


def _toll(work: Work, kind: UnitKind) -> int:
    """In half AP."""
    if work.type is WorkType.MINES and kind.pioneers:
        return 0
    return 2 * max(DETOUR.get(work.type, 0), SHUNNED if kind.is_vehicle else 0)


def _by_bonus(field: Battlefield, kind: UnitKind, a: int, b: int) -> bool:
    """Can a vehicle go on from hex to hex in the same action (COH-15.2)?"""
    by_road = bool(field.roads[a] >> b & 1)
    return (kind.wheels > 0 and by_road) or (
        kind.tracks > 0 and (by_road or bool(field.clear[a] >> b & 1))
    )


class Atlas:
    """The ways over one map, whoever asks for them."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self._trails: dict[Class, Trails] = {}
        self._ways: dict[tuple[Class, int, Tolls], Sequence[float]] = {}

    def way(self, kind: UnitKind, goal: int, works: Sequence[Work]) -> Sequence[float]:
        """By hex: how far it is to the goal for a unit of this kind."""
        group, tolls = class_of(kind), _tolls(works, kind)
        found = self._ways.get((group, goal, tolls))
        if found is None:
            if group not in self._trails:
                self._trails[group] = trails_of(self.field, kind)
            if len(self._ways) >= MOST_WAYS:
                self._ways.clear()
            found = self._ways[group, goal, tolls] = ways_to(self._trails[group], goal, tolls)
        return found


atlas = lru_cache(maxsize=8)(Atlas)
"""The atlas of a map, the same for all who play on it."""


class Ground:
    """How near the sides' units are to the objectives of one scenario."""

    def __init__(self) -> None:
        self._ways: dict[int, list[Sequence[float]]] = {}
        """By goal, with the obstacles that lie there now."""
        self._known: dict[frozenset[tuple[int, WorkType]], dict[int, list[Sequence[float]]]] = {}
        """The same by what lay on the map."""
        self._from_entry: dict[tuple[int, int], float] = {}
        self._works: tuple[Work, ...] = ()
        self._roles: tuple[int, int] | None = None

    def ways(self, state: CohState, goal: int) -> list[Sequence[float]]:
        """By unit and hex: how far it is to the goal."""
        if state.works is not self._works or not self._known:
            self._works = state.works
            laid = frozenset((work.hex, work.type) for work in state.works)
            self._ways = self._known.setdefault(laid, {})
        found = self._ways.get(goal)
        if found is None:
            kinds = state.setting.kinds
            by_class = {class_of(kind): kind for kind in kinds}
            way, works = atlas(state.field).way, state.works
            known = {key: way(kind, goal, works) for key, kind in by_class.items()}
            found = self._ways[goal] = [known[class_of(kind)] for kind in kinds]
        return found

    def nearness(self, state: CohState, side: int, goal: int) -> float:
        """Rises as the side's units come nearer; who waits beside the board counts too."""
        ways, where = self.ways(state, goal), state.hex
        batteries, carriers = self._batteries_and_carriers(state)
        own = state.setting.side_mask[side] & ~carriers
        troops = own & ~batteries
        on_map = (state.board | state.hidden) & ~state.aboard
        distances = [ways[u][where[u]] for u in each(on_map & troops)]
        distances += [self._entry(state, u, goal) for u in each(state.waiting & troops)]
        total = 0.0
        for u in each(state.aboard & ~state.waiting & ~state.due & own):
            way = ways[state.carrier[u]][where[u]]
            if batteries >> u & 1:
                total += BATTERY * (FAR - max(0.0, way - state.kind(u).range))
            else:
                distances.append(way)
        for u in each(on_map & own & batteries):
            total += BATTERY * (FAR - max(0.0, ways[u][where[u]] - state.kind(u).range))
        distances.sort()
        ranked = zip(RANKS, distances, strict=False)
        return total + sum([rank * (FAR - way) for rank, way in ranked])

    def exposure(self, state: CohState, side: int, goal: int) -> float:
        """How open an objective lies to the enemy, from 0 to 1: nobody is in it, he is near."""
        where = state.hex
        own = (state.board | state.hidden) & state.setting.team_mask[side]
        if any(where[u] == goal for u in each(own)):
            return 0.0
        ways, foes = self.ways(state, goal), state.setting.enemy_mask[side]
        near = min([ways[e][where[e]] for e in each(state.board & foes)], default=float(FAR))
        if state.hidden & foes:
            near = min(near, FAR // 2)
        return 1 - near / FAR

    def _entry(self, state: CohState, u: int, goal: int) -> float:
        found = self._from_entry.get((u, goal))
        if found is None:
            way = self.ways(state, goal)[u]
            entry = state.setting.start[u].entry or state.setting.terms[state.side(u)].entry
            found = ENTRY + min([way[h] for h in entry], default=float(FAR))
            self._from_entry[u, goal] = found
        return found

    def _batteries_and_carriers(self, state: CohState) -> tuple[int, int]:
        """Guns and mortars, and what is there to carry others, as masks."""
        if self._roles is None:
            kinds = state.setting.kinds
            batteries = sum(1 << u for u, kind in enumerate(kinds) if kind.mortar or kind.is_gun)
            carriers = sum(1 << u for u, kind in enumerate(kinds) if not kind.takes_control)
            self._roles = batteries, carriers
        return self._roles
