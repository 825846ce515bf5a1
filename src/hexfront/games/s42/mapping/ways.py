"""Leading roads and railways from stop to stop.

Between two stops a way takes the cheapest path: short, close to the straight line, shy of rivers,
marshes and mountains, and glad to share hexes with a way that is already there.
"""

import heapq
import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from hexfront.board import Hexside, hexside
from hexfront.games.s42.mapping.ground import place_named
from hexfront.games.s42.mapping.survey import Survey
from hexfront.hexes import HexId, LabelError
from hexfront.hexes.plane import Point

EDGE = "edge"

_GROUND = {
    "marsh": 2.5,
    "seasonal-marsh": 1.0,
    "mountain": 3.0,
    "wooded-rough": 1.0,
    "rough": 0.5,
    "woods": 0.4,
}
_RIVER = {"minor": 0.35, "major": 3.0, "volga": math.inf, "lake": math.inf}
_ALPINE = 9.0
_SHARED = 0.55
"""What a hex costs where another way of the same kind already runs."""


@dataclass(frozen=True, slots=True)
class Leg:
    """One leg of a way: where it starts, and where it may end."""

    start: HexId
    goals: Collection[HexId]
    straight_to: Point


class Engineer:
    """Lays ways of one kind (roads, or railways) over a survey."""

    def __init__(self, survey: Survey, file: str, *, over_the_volga: bool) -> None:
        self._survey = survey
        self._file = file
        self._laid: set[Hexside] = set()
        self._rivers = {
            side: course.source.kind for course in survey.courses.values() for side in course.sides
        }
        # Only trains have a bridge over the Volga; roads end at its ferries (S42-5.5.3.c).
        bridges = survey.sources.works.volga_bridge if over_the_volga else ()
        self._bridged = {hexside(*self._pair(bridge.between)) for bridge in bridges}
        self._rim = {
            h
            for h in survey.grid.hexes
            if len(survey.grid.neighbours[h]) < 6 and not survey.water(h)
        }

    def _pair(self, labels: tuple[str, str]) -> tuple[HexId, HexId]:
        first, second = (self._survey.hex(label, "works.toml", "volga_bridge") for label in labels)
        return first, second

    def lay(self, stops: Sequence[str], key: str) -> list[HexId]:
        """The hexes of a way through its stops, in order."""
        inner = [self._stop(stop, key) for stop in stops if stop != EDGE]
        if not inner:
            raise self._survey.fault(self._file, key, "expected at least one place or hex")
        path = [inner[0]]
        for start, goal in pairwise(inner):
            path += self._leg(start, {goal}, key)[1:]
        if stops[0] == EDGE:
            path = [*reversed(self._leg(path[0], self._rim, key)), *path[1:]]
        if stops[-1] == EDGE:
            path += self._leg(path[-1], self._rim, key)[1:]
        self._laid |= {hexside(a, b) for a, b in pairwise(path)}
        return path

    def _stop(self, stop: str, key: str) -> HexId:
        found = place_named(self._survey, stop)
        if found:
            return found[0]
        try:
            return self._survey.hex(stop, self._file, key)
        except LabelError:
            reason = f"stop {stop!r} is neither a place, a hex nor {EDGE!r}"
            raise self._survey.fault(self._file, key, reason) from None

    def _leg(self, start: HexId, goals: Collection[HexId], key: str) -> list[HexId]:
        grid = self._survey.grid
        goal = min(goals, key=lambda h: (grid.distance(start, h), h))
        leg = Leg(start, goals, grid.centre(goal))
        best = {start: 0.0}
        came: dict[HexId, HexId] = {}
        queue = [(0.0, start)]
        while queue:
            cost, hex_ = heapq.heappop(queue)
            if hex_ in goals:
                return _path(came, hex_)
            if cost > best[hex_]:
                continue
            for other in grid.neighbours[hex_]:
                total = cost + self._cost(leg, hex_, other)
                if total < best.get(other, math.inf) - 1e-9:
                    best[other] = total
                    came[other] = hex_
                    heapq.heappush(queue, (total, other))
        names = f"{self._survey.label(start)} to {self._survey.label(goal)}"
        raise self._survey.fault(self._file, key, f"finds no way from {names}")

    def _cost(self, leg: Leg, hex_: HexId, other: HexId) -> float:
        survey, side = self._survey, hexside(hex_, other)
        if survey.water(other) or side in survey.sea_sides:
            return math.inf
        if side in self._laid:
            return _SHARED
        cost = 1.0 + _GROUND.get(survey.terrain[other], 0.0) + _stray(survey, leg, other)
        if side in self._rivers and side not in self._bridged:
            cost += _RIVER[self._rivers[side]]
        if side in survey.alpine:
            cost += _ALPINE
        return cost


def _stray(survey: Survey, leg: Leg, hex_: HexId) -> float:
    """A little for every hex beside the straight line."""
    ax, ay = survey.grid.centre(leg.start)
    bx, by = leg.straight_to
    x, y = survey.grid.centre(hex_)
    length = math.hypot(bx - ax, by - ay) or 1.0
    return 0.03 * abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length


def _path(came: dict[HexId, HexId], hex_: HexId) -> list[HexId]:
    path = [hex_]
    while path[-1] in came:
        path.append(came[path[-1]])
    return path[::-1]
