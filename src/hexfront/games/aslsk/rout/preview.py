"""All that a rout can lead to, for players who look before they choose."""

from heapq import heappop, heappush

from msgspec import Struct

from hexfront.games.aslsk.choices import RoutStep
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.rout import courses as rout
from hexfront.games.aslsk.rout.courses import Course
from hexfront.games.aslsk.rout.interdiction import interdicted
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import Bitboard, HexId


class RoutStepSeen(Struct, frozen=True):
    """A legal next step."""

    step: RoutStep
    interdicted: bool


class RoutMap(Struct, frozen=True):
    """Where a unit can rout to."""

    steps: tuple[RoutStepSeen, ...]
    ends: dict[int, int]
    """The hexes in which the rout can end, each with the fewest Interdictions on the way."""


def rout_hexes(
    state: AslskState, u: int, leader: int = NOBODY, course: Course | None = None
) -> RoutMap:
    """The next steps and all ends of a rout: one that could begin now, or one on its way."""
    return _Preview(state, course or rout.begin(state, u, leader)).map()


_Label = tuple[Bitboard, int, int]
"""Enemies seen, half MF spent, Interdictions."""


class _Preview:
    """A search over courses, those with the fewest Interdictions first."""

    def __init__(self, state: AslskState, course: Course) -> None:
        self.state, self.course = state, course
        self.scratch = state.copy()
        self.scratch.news = None
        self.ways = rout.ways(state, course)
        self.settled: dict[HexId, list[_Label]] = {}
        self.ends: dict[int, int] = {}

    def map(self) -> RoutMap:
        first = tuple(
            RoutStepSeen(step, self._interdicted(self.course, step))
            for step in rout.steps(self.state, self.course).steps
        )
        queue: list[tuple[int, int, Course]] = [(0, self.course.spent, self.course)]
        while queue:
            times, _, course = heappop(queue)
            if self._dominated(course, times):
                continue
            open_ = rout.steps(self.state, course)
            if open_.stays and not rout.endangered(self.state, course):
                self.ends.setdefault(course.at, times)
            for step in open_.steps:
                if step.crawl:
                    self.ends[step.hex] = 0
                    continue
                onward = rout.after(self.state, course, step)
                more = times + self._interdicted(course, step)
                heappush(queue, (more, onward.spent, onward))
        return RoutMap(first, self.ends)

    def _dominated(self, course: Course, times: int) -> bool:
        """Whether another way here was as good in all respects."""
        seen = rout.known(self.ways, course)
        before = self.settled.setdefault(course.at, [])
        if any(
            not other & ~seen and spent <= course.spent and least <= times
            for other, spent, least in before
        ):
            return True
        before.append((seen, course.spent, times))
        return False

    def _interdicted(self, course: Course, step: RoutStep) -> bool:
        """Whether a step would be Interdicted; tried out on a copy."""
        if step.crawl:
            return False
        rout.enter(self.scratch, course, step)
        return interdicted(self.scratch, course.unit)
