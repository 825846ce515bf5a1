"""Chapter 3.6: who must rout, who may, and where to.

A routing unit must move toward cover: Hexfront reads that every step must bring it nearer, in MF,
to a building or woods hex that it may seek, along ways that are legal to their end. Cover that a
unit ignores is as if it were not there, so without other cover it may go anywhere. Hidden enemies
are not Known and bar no way until they are found.
"""

from collections.abc import Iterable
from typing import NamedTuple

from hexfront.games.aslsk.choices import RoutStep
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.rout.interdiction import interdicted
from hexfront.games.aslsk.rout.paths import Ways, nearer_to
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import in_melee
from hexfront.games.aslsk.units.watching import beside_known_enemy
from hexfront.hexes import Bitboard, Direction, HexId, bits
from hexfront.play import Refusal
from hexfront.play.masks import each, mask_of


class Course(NamedTuple):
    """A rout on its way."""

    unit: int
    leader: int
    """The unbroken leader who goes with it, or NOBODY (ASL-3.6.u)."""
    path: tuple[int, ...]
    """The hexes it has been in, the first and the present one included."""
    spent: int
    """Half MF."""
    crawls: bool = True
    """Low Crawl has not become impossible (after ASL-6.4.e)."""
    shaken: bool = False
    """It has just been reduced by Interdiction, and may stay where it is (ASL-3.6.z)."""

    @property
    def start(self) -> HexId:
        return HexId(self.path[0])

    @property
    def at(self) -> HexId:
        return HexId(self.path[-1])

    @property
    def party(self) -> tuple[int, ...]:
        return (self.unit,) if self.leader == NOBODY else (self.unit, self.leader)


# Who routs.


def duty(state: AslskState, u: int) -> str | None:
    """The rule by which a unit must rout, if any (ASL-3.6.c)."""
    if not state.is_on_map(u) or not state.broken >> u & 1 or in_melee(state, u):
        return None
    h, side = HexId(state.place[u]), state.side_of(u)
    if beside_known_enemy(state, h, side, unbroken=True):
        return "ASL-3.6.a"
    return "ASL-3.6.b" if interdicted(state, u) else None


def cannot_rout(state: AslskState, u: int, leader: int = NOBODY) -> Refusal | None:
    """Why a unit may not rout now, alone or with a leader."""
    if not state.is_on_map(u) or not state.broken >> u & 1:
        return Refusal("ASL-3.6.d", "no-not-broken", {"unit": u})
    if in_melee(state, u):
        return Refusal("ASL-3.6.a", "no-rout-from-melee", {"unit": u})
    if state.done >> u & 1:
        return Refusal("ASL-3.6.e", "no-routed-already", {"unit": u})
    if not state.dm >> u & 1:
        return Refusal("ASL-3.6.d", "no-rout-without-dm", {"unit": u})
    if leader != NOBODY and (refusal := cannot_accompany(state, u, leader)):
        return refusal
    course = begin(state, u, leader)
    if not any(_affordable(state, course)):
        return Refusal("ASL-3.6.c", "no-way-to-rout", {"unit": u})
    return None


def cannot_accompany(state: AslskState, u: int, leader: int) -> Refusal | None:
    """Why a leader may not rout with a unit (ASL-3.6.u)."""
    args: dict[str, int | str] = {"leader": leader, "unit": u}
    if not state.leaders >> leader & 1 or state.side_of(leader) != state.side_of(u):
        return Refusal("ASL-3.6.u", "no-not-a-leader", {"unit": leader})
    if (state.broken | state.pinned | state.hidden) >> leader & 1:
        return Refusal("ASL-3.6.u", "no-leader-not-able", args)
    if state.place[leader] != state.place[u]:
        return Refusal("ASL-3.6.u", "no-leader-elsewhere", args)
    if state.done >> leader & 1:
        return Refusal("ASL-3.6.v", "no-leader-came-with-another", args)
    return None


def companions(state: AslskState, u: int) -> list[int]:
    """The leaders who could go with a unit."""
    here = state.units_at(HexId(state.place[u]), state.side_of(u)) & state.leaders
    return [v for v in each(here) if v != u and cannot_accompany(state, u, v) is None]


def routs(state: AslskState, side: int) -> list[tuple[int, int]]:
    """The routs that a side can begin: unit, and leader who goes with it or NOBODY."""
    able = state.broken & state.dm & state.own[side] & ~state.done
    return [
        (u, leader)
        for u in each(able)
        if state.is_on_map(u)
        for leader in (NOBODY, *companions(state, u))
        if cannot_rout(state, u, leader) is None
    ]


def begin(state: AslskState, u: int, leader: int = NOBODY) -> Course:
    """A rout before its first step."""
    return Course(u, leader, (state.place[u],), 0)


def allowance(state: AslskState, party: Iterable[int]) -> int:
    """Half MF of units that rout together (ASL-3.6.f)."""
    figures = state.setting.charts.rout
    hurt = any(state.wounded >> u & 1 for u in party)
    return HALVES * (figures.wounded_mf if hurt else figures.mf).value


# Where to.


def ways(state: AslskState, course: Course) -> Ways:
    party = mask_of(course.party)
    return Ways(state, state.side_of(course.unit), party, course.start)


def known(ways_: Ways, course: Course) -> Bitboard:
    """The hexes of enemies that have been Known on the way (ASL-3.6.m)."""
    seen = 0
    for h in course.path:
        seen |= ways_.known(HexId(h))
    return seen


def left(state: AslskState, course: Course) -> int:
    """Half MF that are left."""
    return allowance(state, course.party) - course.spent


def _affordable(state: AslskState, course: Course) -> Iterable[HexId]:
    """The hexes that may be entered next if no cover had to be sought."""
    ways_, h, mf = ways(state, course), course.at, left(state, course)
    adjacent = ways_.grid.adjacent[h]
    for n in bits(ways_.onward(h, known(ways_, course))):
        if ways_.cheapest(h, Direction(adjacent.index(n))) <= mf:
            yield n


class Steps(NamedTuple):
    """What is open to a routing unit."""

    steps: tuple[RoutStep, ...]
    stays: bool
    """It may end its rout where it is."""


def steps(state: AslskState, course: Course) -> Steps:
    """All legal steps from here, and whether the rout may end here."""
    ways_, h, mf = ways(state, course), course.at, left(state, course)
    seen = known(ways_, course)
    goals = ways_.goals(h, seen, mf)
    refuge = ways_.stops(h) and len(course.path) > 1
    adjacent = ways_.grid.adjacent[h]
    found: list[RoutStep] = []
    for n in bits(ways_.onward(h, seen)):
        d = Direction(adjacent.index(n))
        toward = refuge or not goals
        for road, cost in _fares(ways_, h, d):
            if cost > mf:
                continue
            if toward or ways_.reaches(n, seen | ways_.known(n), mf - cost, goals):
                found.append(RoutStep(n, road=road))
    crawled = [RoutStep(n, crawl=True) for n in _crawls(state, course, found)]
    stays = len(course.path) > 1 and (not found or _may_stay(state, course, bound=bool(goals)))
    return Steps((*found, *crawled), stays)


def _fares(ways_: Ways, h: HexId, d: Direction) -> list[tuple[bool, int]]:
    """At which rates a hex can be entered: by road if that is cheaper, or not (ASL-1.1.1.WR.b)."""
    plain, road = ways_.cost(h, d, road=False), ways_.cost(h, d, road=True)
    return [(False, plain), (True, road)] if road < plain else [(False, plain)]


def _crawls(state: AslskState, course: Course, found: list[RoutStep]) -> list[HexId]:
    """Where Low Crawl leads: one hex, not to end beside an enemy (ASL-3.6.g, ASL-3.6.j)."""
    if not course.crawls or len(course.path) > 1:
        return []
    side = state.side_of(course.unit)
    hexes = dict.fromkeys(HexId(step.hex) for step in found)
    return [n for n in hexes if not beside_known_enemy(state, n, side, unbroken=True)]


def _may_stay(state: AslskState, course: Course, *, bound: bool) -> bool:
    """Whether a unit that could go on may end its rout here."""
    if endangered(state, course):
        return False
    cover = state.setting.ground.cover & ~(1 << course.start)
    return not bound or course.shaken or cover >> course.at & 1 == 1


def endangered(state: AslskState, course: Course) -> bool:
    """Whether a unit that ended its rout here would be eliminated for it (ASL-3.6.a, ASL-3.6.j)."""
    side = state.side_of(course.unit)
    return beside_known_enemy(state, course.at, side, unbroken=True)


def by_road(state: AslskState, course: Course, step: RoutStep) -> bool:
    """Whether a step is movement along a road (ASL-1.1.1.RD.a, ASL-1.1.1.ORR.a)."""
    ways_ = ways(state, course)
    d = Direction(ways_.grid.adjacent[course.at].index(HexId(step.hex)))
    if not ways_.ground.road[course.at] >> d & 1:
        return False
    return step.road or len(_fares(ways_, course.at, d)) == 1


def fare(state: AslskState, course: Course, step: RoutStep) -> int:
    """Half MF that a step takes; Low Crawl takes all (ASL-3.6.g)."""
    if step.crawl:
        return left(state, course)
    ways_ = ways(state, course)
    d = Direction(ways_.grid.adjacent[course.at].index(HexId(step.hex)))
    return ways_.cost(course.at, d, road=step.road)


def after(state: AslskState, course: Course, step: RoutStep) -> Course:
    """The rout after a step."""
    spent = course.spent + fare(state, course, step)
    return course._replace(path=(*course.path, step.hex), spent=spent, shaken=False)


def enter(state: AslskState, course: Course, step: RoutStep) -> None:
    """Put the routing units into the next hex."""
    road = by_road(state, course, step)
    for u in course.party:
        state.put(u, step.hex)
        state.came[u] = course.at
        state.by_road = state.by_road | 1 << u if road else state.by_road & ~(1 << u)


def cannot_step(state: AslskState, course: Course, h: HexId) -> Refusal | None:
    """Why a routing unit may not enter a hex next, or None."""
    if any(step.hex == h for step in steps(state, course).steps):
        return None
    ways_, at, u = ways(state, course), course.at, course.unit
    args: dict[str, int | str] = {"unit": u, "hex": h}
    neighbours = ways_.grid.neighbour_mask
    if not neighbours[at] >> h & 1:
        return Refusal("ASL-3.6.k", "no-rout-not-adjacent", args)
    if ways_.enemies >> h & 1:
        return Refusal("ASL-3.6.l", "no-rout-into-enemy", args)
    if nearer_to(ways_.ground, at, ways_.known(at)) >> h & 1:
        return Refusal("ASL-3.6.l", "no-rout-toward-enemy", args)
    if nearer_to(ways_.ground, at, known(ways_, course)) >> h & 1:
        return Refusal("ASL-3.6.m", "no-rout-toward-enemy-seen", args)
    if neighbours[at] & neighbours[h] & ways_.enemies:
        return Refusal("ASL-3.6.n", "no-rout-along-enemy", args)
    if not ways_.room(h):
        return Refusal("ASL-3.6.r", "no-rout-into-full-hex", args)
    if len(course.path) > 1 and ways_.stops(at) and not ways_.ground.cover >> h & 1:
        return Refusal("ASL-3.6.p", "no-rout-out-of-cover", args)
    if ways_.cheapest(at, Direction(ways_.grid.adjacent[at].index(h))) > left(state, course):
        return Refusal("ASL-3.6.f", "no-mf-left", args)
    return Refusal("ASL-3.6.k", "no-rout-away-from-cover", args)
