"""Dividing an army among its objectives: so much for each as its defenders call for."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hexfront.games.s42.country.country import Gait
from hexfront.games.s42.movement.allowance import allowance
from hexfront.hexes import HexId, bits
from hexfront.opponents.s42.aims import bridgehead
from hexfront.opponents.s42.ground import FAR, nearest, travel
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.orders import Orders
from hexfront.play.masks import members
from hexfront.play.teams import FOE

SUPERIOR = 4.0
"""Attack strength that is sent against each point of the defense."""
LEAST = 6.0
"""What an objective is given even if nobody defends it."""
BRIDGEHEAD = 0.4
"""VPs that a port is worth for which reinforcements wait."""
THREAT, TROUBLE = 3.0, 0.05
"""VPs that it is worth to drive off an enemy who endangers all the own lines of supply, and the
share of them from which anybody is sent for it."""
SIEGE = 1.0
"""Turns that the fight for an objective takes."""
SPARE = 1.0
"""Turns that must be left when the objective is reached."""
HORIZON = 3.0
"""Turns of march beyond which an objective is none yet: who is not needed nearer to the front goes
where most objectives are instead of each to one of his own."""
SPEARHEAD = 2.0
"""Times as far off as it is that a fast unit counts: what is near is for those on foot, so that
the tanks are left for what lies deep in the enemy's land."""

Way = tuple[int, ...]
"""By hex: half MPs to an objective."""


class Goal(NamedTuple):
    """An objective: its worth, the strength that it calls for, the ways on foot and on wheels."""

    hex: HexId
    points: float
    need: float
    ways: tuple[Way, Way]

    def way(self, orders: Orders, u: int) -> Way:
        return self.ways[orders.start.setting.mechanized >> u & 1]


def allot(
    orders: Orders, judge: Judge, units: Sequence[int], before: Mapping[int, HexId]
) -> dict[int, Goal]:
    """By unit, its objective; units that no objective needs are left out.

    Who was on the way to one (`before`) stays with it while it is needed there. Of the others,
    the objective that costs least for its points gets its units first: those nearest to it.
    """
    free = set(units)
    given: dict[int, Goal] = {}
    goals: list[Goal] = []
    for goal in _goals(orders, judge):
        faithful = {u for u in free if before.get(u) == goal.hex}
        _, chosen, missing = _called(orders, goal, faithful)
        free.difference_update(chosen)
        given |= dict.fromkeys(chosen, goal)
        if missing > 0:
            goals.append(goal._replace(need=missing))
    while goals and free:
        rated = [(goal.points / effort, -n, chosen) for n, goal in enumerate(goals)
                 for effort, chosen, _ in [_called(orders, goal, free)] if chosen]  # fmt: skip
        if not rated:
            break
        _, n, chosen = max(rated)
        free.difference_update(chosen)
        given |= dict.fromkeys(chosen, goals.pop(-n))
    return given


def _called(orders: Orders, goal: Goal, free: set[int]) -> tuple[float, list[int], float]:
    """The nearest units that an objective needs, what it takes of strength and turns, and the
    strength that is missing still."""
    state, fast = orders.start, orders.start.setting.mechanized
    left = min(state.setting.file.last_turn - state.turn + SPARE, HORIZON)
    turns = {u: _turns(orders, u, goal.way(orders, u)) for u in free}
    in_time = [u for u in free if turns[u] <= left]
    missing, effort = goal.need, 0.0
    chosen: list[int] = []
    for u in sorted(in_time, key=lambda u: (turns[u] * (SPEARHEAD if fast >> u & 1 else 1.0), u)):
        if missing <= 0:
            break
        chosen.append(u)
        missing -= state.face(u).attack
        effort += state.face(u).attack * (turns[u] + SIEGE)
    return effort + max(missing, 0.0) * FAR, chosen, missing


def _turns(orders: Orders, u: int, way: Way) -> float:
    """The march from where a unit stands, or from where it can come on to the map."""
    state = orders.start
    place = state.place[u]
    far = way[place] if place >= 0 else nearest(way, orders.options(u))
    return far / max(allowance(state, u), 1) if far < FAR else FAR


def _goals(orders: Orders, judge: Judge) -> list[Goal]:
    """What is wanted, as far as the attacks leave it any need."""
    wanted = [(HexId(h), points) for h, points, _ in judge.ways if h >= 0]
    wanted += [(h, BRIDGEHEAD) for h in bits(bridgehead(judge.state, judge.side))]
    wanted += _threats(judge)
    country, going = judge.state.country, judge.state.going
    return [
        Goal(h, points, need, (
            travel(country, going, 1 << h, Gait.FOOT.value),
            travel(country, going, 1 << h, Gait.MECHANIZED.value),
        ))
        for h, points in wanted if (need := _need(orders, judge, h)) > 0
    ]  # fmt: skip


def _threats(judge: Judge) -> list[tuple[HexId, float]]:
    """Enemy stacks beside the ways on which the army lives, and what it is worth to be rid of
    them."""
    goals = {h for h, _, _ in judge.ways}
    return [
        (h, THREAT * share) for h, share in judge.intruders().items()
        if share >= TROUBLE and h not in goals
    ]  # fmt: skip


def _need(orders: Orders, judge: Judge, h: HexId) -> float:
    """Strength that the defenders call for, less that of units which will be beside them."""
    state = judge.state
    defense = sum(state.face(u).defense for u in members(state.combat_at(h, FOE[judge.side])))
    there = sum(
        state.face(u).attack
        for place in bits(state.country.grid.within(h, 1))
        for u in members(orders.held(place) & state.setting.combat)
    )
    return LEAST + SUPERIOR * defense - there
