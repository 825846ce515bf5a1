"""Laying lines along hexsides: rivers, crests and the front line.

A line is given as a track over the plane. We look for the cheapest walk over hex corners that
keeps pace with the track: its state is a corner and how far along the track we are, and every
step costs a little for its length and much for its distance from the track. A step is barred
where it would leave a given hex on the wrong bank.
"""

import heapq
import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from hexfront.board.art.curves import between
from hexfront.games.s42.mapping.sources import RiverSource
from hexfront.games.s42.mapping.survey import Course, Survey
from hexfront.games.s42.theatre.corners import Banks, Corner, Corners
from hexfront.hexes import HexId
from hexfront.hexes.plane import Point

_PACE = 0.5
_STRAY = 3.0
_EARLY = 4
"""How many samples before its end a walk may stop."""
_STEP_COST = 0.3
_MEETING_COST = 8.0


@dataclass(frozen=True, slots=True)
class Wish:
    """What a walk should be like."""

    samples: Sequence[Point]
    start: Corner
    ends: Collection[Corner]
    barred: Callable[[Banks], bool]
    shunned: Collection[Corner] = field(default=frozenset())


def walk(corners: Corners, wish: Wish) -> list[Corner]:
    """The corners of the best walk, empty if there is none."""
    samples = wish.samples
    last = len(samples) - 1
    first = (wish.start, 0)
    best: dict[tuple[Corner, int], float] = {first: 0.0}
    came: dict[tuple[Corner, int], tuple[Corner, int]] = {}
    queue = [(0.0, wish.start, 0)]
    while queue:
        cost, corner, along = heapq.heappop(queue)
        if corner in wish.ends and along >= last - _EARLY:
            return _without_loops(_trace(came, (corner, along)))
        if cost > best[corner, along]:
            continue
        for other, banks in corners.steps[corner].items():
            if not banks.on_map or wish.barred(banks):
                continue
            place = corners.place(other)
            meeting = _MEETING_COST if other in wish.shunned and other not in wish.ends else 0.0
            for ahead in range(along, min(along + 5, last) + 1):
                stray = math.dist(place, samples[ahead])
                if stray > _STRAY:
                    continue
                total = cost + _STEP_COST + stray * stray + meeting
                state = (other, ahead)
                if total < best.get(state, math.inf) - 1e-9:
                    best[state] = total
                    came[state] = (corner, along)
                    heapq.heappush(queue, (total, other, ahead))
    return []


def samples(survey: Survey, track: Sequence[Point]) -> list[Point]:
    """Points along the track, evenly close to each other, as far as it runs over the paper."""
    found = [track[0]]
    for start, end in pairwise(track):
        parts = max(1, round(math.dist(start, end) / _PACE))
        found += [between(start, end, k / parts) for k in range(1, parts + 1)]
    width, height = survey.grid.width, survey.grid.height
    return [(x, y) for x, y in found if 0 <= x <= width and 0 <= y <= height] or found[:1]


def _trace(
    came: dict[tuple[Corner, int], tuple[Corner, int]], state: tuple[Corner, int]
) -> list[Corner]:
    found = [state[0]]
    while state in came:
        state = came[state]
        if state[0] != found[-1]:
            found.append(state[0])
    return found[::-1]


def _without_loops(path: Sequence[Corner]) -> list[Corner]:
    found: list[Corner] = []
    for corner in path:
        if corner in found:
            del found[found.index(corner) :]
        found.append(corner)
    return found


def lay_rivers(survey: Survey) -> None:
    """All rivers, those first that others run into."""
    waiting = list(survey.sources.rivers.river)
    names = {river.key for river in waiting}
    for river in waiting:
        for key, value in (("head", river.head), ("mouth", river.mouth)):
            if value not in names | {"edge", "spring", "sea", "sink"}:
                reason = f"{key} {value!r} is neither a river nor edge, spring, sea or sink"
                raise survey.fault("rivers.toml", f"river {river.key!r}", reason)
    while waiting:
        ready = [r for r in waiting if r.mouth not in names or r.mouth in survey.courses]
        if not ready:
            reason = "runs in a circle with the rivers that it joins"
            raise survey.fault("rivers.toml", f"river {waiting[0].key!r}", reason)
        for river in ready:
            survey.courses[river.key] = _lay(survey, river)
            waiting.remove(river)


def _lay(survey: Survey, river: RiverSource) -> Course:
    track = samples(survey, [survey.projection.point(at) for at in river.points])
    joined = survey.courses.get(river.mouth)
    left = _hexes(survey, river, river.left)
    right = _hexes(survey, river, river.right)
    taken = {side for course in survey.courses.values() for side in course.sides}
    met = {corner for course in survey.courses.values() for corner in course.corners}

    def barred(banks: Banks) -> bool:
        if banks.left in right or banks.right in left or banks.side in taken:
            return True
        return survey.water(banks.left) or survey.water(banks.right)

    wish = Wish(
        samples=track,
        start=_end(survey, river.head, track[0]),
        ends=_mouth(survey, river, track[-1]),
        barred=barred,
        shunned=met - set(joined.corners if joined else ()),
    )
    path = walk(survey.corners, wish)
    if joined:
        path = _until(path, set(joined.corners))
    if len(path) < 2:
        raise survey.fault("rivers.toml", f"river {river.key!r}", "finds no way along hexsides")
    banks = [survey.corners.steps[a][b] for a, b in pairwise(path)]
    _check_banks(survey, river, left - {step.left for step in banks}, "left")
    _check_banks(survey, river, right - {step.right for step in banks}, "right")
    return Course(river, tuple(path), tuple(step.side for step in banks))


def _mouth(survey: Survey, river: RiverSource, at: Point) -> Collection[Corner]:
    """Where a river may end: anywhere on the one it joins, at the head of one it continues in."""
    joined = survey.courses.get(river.mouth)
    if joined is None:
        return {_end(survey, river.mouth, at)}
    return joined.corners[:1] if joined.source.head == river.key else joined.corners


def _check_banks(survey: Survey, river: RiverSource, missed: Collection[HexId], bank: str) -> None:
    """Every hex named for a bank must lie at the river."""
    if missed:
        names = ", ".join(sorted(survey.label(hex_) for hex_ in missed))
        reason = f"{names}: the river does not pass with the hex on its {bank}"
        raise survey.fault("rivers.toml", f"river {river.key!r}", reason)


def _hexes(survey: Survey, river: RiverSource, labels: Sequence[str]) -> set[HexId]:
    key = f"river {river.key!r}"
    return {survey.hex(label, "rivers.toml", key) for label in labels}


def _until(path: Sequence[Corner], goal: Collection[Corner]) -> list[Corner]:
    """The path up to its first corner on the river that it joins."""
    for index, corner in enumerate(path):
        if index and corner in goal:
            return list(path[: index + 1])
    return list(path)


def _end(survey: Survey, what: str, at: Point) -> Corner:
    """The corner at which a line begins or ends."""
    corners = survey.corners
    if what in survey.courses:
        return corners.nearest(at, survey.courses[what].corners)
    if what == "edge":
        return corners.nearest(at, [c for c in corners.inner if corners.at_edge(c)])
    if what == "sea":
        return corners.nearest(at, [c for c in corners.inner if _on_coast(survey, c)])
    return corners.nearest(at, [c for c in corners.inner if not corners.at_edge(c)])


def _on_coast(survey: Survey, corner: Corner) -> bool:
    """Does a corner of some land lie in the sea or at a sea hex?"""
    hexes = survey.corners.touching(corner)
    dry = [h for h in hexes if not survey.water(h)]
    if len(dry) < 2:
        return False
    if any(survey.terrain[h] == "sea" for h in hexes):
        return True
    place = survey.corners.place(corner)
    return any(region.holds(place) for region in survey.regions(survey.sources.water.sea))


def lay_crests(survey: Survey) -> None:
    """Alpine hexsides along the crests and around full alpine hexes."""
    for crest in survey.sources.works.crest:
        track = samples(survey, [survey.projection.point(at) for at in crest.points])
        wish = Wish(
            samples=track,
            start=_end(survey, "spring", track[0]),
            ends={_end(survey, "spring", track[-1])},
            barred=lambda banks: survey.water(banks.left) or survey.water(banks.right),
        )
        path = walk(survey.corners, wish)
        if not path:
            raise survey.fault("works.toml", f"crest {crest.name!r}", "finds no way")
        for a, b in pairwise(path):
            survey.alpine.add(survey.corners.steps[a][b].side)
    for label in survey.sources.works.alpine.full:
        hex_ = survey.hex(label, "works.toml", "alpine.full")
        for banks in _sides_around(survey, hex_):
            survey.alpine.add(banks.side)


def _sides_around(survey: Survey, hex_: HexId) -> list[Banks]:
    around = Corners.around(survey.grid, hex_)
    pairs = [(around[k - 1], around[k]) for k in range(6)]
    found = [survey.corners.steps[a][b] for a, b in pairs]
    return [banks for banks in found if banks.on_map]


def lay_start_line(survey: Survey) -> list[Corner]:
    """The June 28 start line: every Soviet hex on its left, every Axis hex on its right."""
    line = survey.sources.areas.start_line
    key = "start_line"
    soviet = {survey.hex(label, "areas.toml", key) for label in line.soviet}
    axis = {survey.hex(label, "areas.toml", key) for label in line.axis}
    track = [survey.grid.centre(survey.hex(p, "areas.toml", key)) for p in line.points]
    track = samples(survey, [(x + 0.75, y) for x, y in track])

    def barred(banks: Banks) -> bool:
        if survey.water(banks.left) or survey.water(banks.right):
            return True
        return banks.left in axis or banks.right in soviet

    start, end = _end(survey, line.head, track[0]), _end(survey, line.mouth, track[-1])
    path = walk(survey.corners, Wish(track, start, {end}, barred))
    if not path:
        raise survey.fault("areas.toml", key, "no line parts the Soviet hexes from the Axis ones")
    return path
