"""A look three actions ahead: the own plan, the enemy's best answer, the own best action after it.

Plans are compared at equal depth only, with exact dice, and where enemies hide in several worlds
that agree with what the seat sees. What it costs is counted in positions judged and never in time,
so that the same seed plays the same game on any machine.
"""

from collections.abc import Iterator, Sequence

from hexfront.games.coh.choices import Pass
from hexfront.games.coh.combat.shot import Arm
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.rounds import DrawCards
from hexfront.games.coh.moments.shooting import DrawMarker, HitRoll
from hexfront.games.coh.moments.spent import SpentRoll
from hexfront.games.coh.moments.turn import ChooseAction
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.answers import plain_answer
from hexfront.opponents.coh.lookahead import (
    MAX_STEPS,
    SPLIT,
    WAYS,
    after,
    average_hit,
    outcome_classes,
    spent_check,
    usual,
)
from hexfront.opponents.coh.plans import BriskPlanner, Plan, Planner
from hexfront.opponents.coh.worth import Judge
from hexfront.play import CHANCE, Choice

WIDTH = 6
"""Plans that are thought through."""
BUDGET = 3000
"""Positions that may be judged for one decision; they take about a second."""
BRANCHES = 5
"""Positions in which somebody plans for one plan in one world, on average."""

Leaf = tuple[float, float, CohState]
"""Probability, what Spent Checks on the way cost the side, and where it led."""


class OutOfEffortError(Exception):
    """The positions that may be judged for one decision are used up."""


class Foresight:
    """Thinks the best plans of a side through."""

    def __init__(self, judge: Judge, planner: Planner) -> None:
        self.judge = judge
        self.planner = planner
        self.theirs = judge.rival()
        self.answers = BriskPlanner(self.theirs)
        self.sequel = BriskPlanner(judge)
        self.limit = BUDGET

    def best(self, worlds: Sequence[CohState], side: int) -> Plan:
        """The plan that is best after three actions, on average over the worlds."""
        start = self.judged
        self.limit = start + BUDGET
        first, candidates = self.planner.ranked(worlds[0], side)
        width = min(WIDTH, BUDGET // (BRANCHES * max(1, self.judged - start)), len(candidates))
        if first is not None or width <= 1:
            return first or candidates[0]
        ratings = self._ratings(worlds[0], side, candidates[:width])
        if not ratings:
            return candidates[0]
        for world in worlds[1:]:
            more = self._ratings(world, side, candidates[: len(ratings)])
            if len(more) < len(ratings):
                break
            ratings = [rating + another for rating, another in zip(ratings, more, strict=True)]
        return candidates[ratings.index(max(ratings))]

    def _ratings(self, state: CohState, side: int, plans: Sequence[Plan]) -> list[float]:
        """Of as many plans, the best first, as the effort allows to think to the end."""
        rated: list[float] = []
        for plan in plans:
            try:
                rated.append(self._rate(state, side, plan))
            except OutOfEffortError:
                break
        return rated

    @property
    def judged(self) -> int:
        """Positions judged so far, by either side's taste."""
        return self.judge.judged + self.theirs.judged

    def _rate(self, state: CohState, side: int, plan: Plan) -> float:
        """What the position is worth after the plan, the answer to it, and the next action."""
        if plan.choices == (Pass(),):
            return self._rate_pass(state, side)
        return self._after(state, side, plan.choices)

    def _rate_pass(self, state: CohState, side: int) -> float:
        """A pass leaves the turn to the enemy, as if it never ended the round: what the next round
        brings to both would hide what the pass forgoes now."""
        ended = after(state, Pass())
        if ended.winner >= 0:
            return self.judge.worth(ended, side)
        idle = state.copy()
        idle.turn = state.following(side)
        idle.stack[-1] = ChooseAction(idle.turn)
        return self.judge.weights.gain + self._answered(idle, side)

    def _after(self, state: CohState, side: int, row: tuple[Choice, ...]) -> float:
        return sum(
            weight * (charged + self._answered(leaf, side))
            for weight, charged, leaf in leaves(state.copy(), side, row, self.judge)
        )

    def _answered(self, state: CohState, side: int) -> float:
        """The enemy does what he likes best, and then it is the side's turn again."""
        enemy = state.turn
        if not _decides(state, enemy) or state.shares(side, enemy):
            return self.judge.worth(state, side)
        self._spare()
        self.theirs.take_stock(state, enemy)
        row = self.answers.best(state, enemy).choices
        return sum(
            weight * (charged + self._next(leaf, side))
            for weight, charged, leaf in leaves(state.copy(), side, row, self.judge)
        )

    def _next(self, state: CohState, side: int) -> float:
        if not _decides(state, side):
            return self.judge.worth(state, side)
        self._spare()
        return self.sequel.best(state, side).rating

    def _spare(self) -> None:
        """Half a thought is worth nothing: better none than one at another depth."""
        if self.judged > self.limit:
            raise OutOfEffortError


def _decides(state: CohState, seat: int) -> bool:
    return bool(state.stack) and state.stack[-1] == ChooseAction(seat)


def leaves(
    state: CohState,
    side: int,
    row: tuple[Choice, ...],
    judge: Judge,
    steps: int = MAX_STEPS,
    ways: int = WAYS,
) -> Iterator[Leaf]:
    """Carry a plan out to the end of the action, by all ways that dice may take."""
    charged = 0.0
    while steps and state.stack:
        steps -= 1
        moment: CohMoment = state.stack[-1]
        if moment.actor(state) != CHANCE:
            if row and row[0] in state.choices():
                state.take(row[0])
                row = row[1:]
                continue
            if isinstance(moment, ChooseAction):
                break
            state.take(plain_answer(state, moment, judge))
        elif isinstance(moment, SpentRoll):
            charged += spent_check(state, moment, side, judge)
        elif isinstance(moment, DrawCards | DrawMarker):
            state.fall(usual(state.chances()))
        elif isinstance(moment, HitRoll) and (ways < SPLIT or moment.shot.arm is Arm.STRIKE):
            charged += average_hit(state, moment, side, judge)
        else:
            branches = list(outcome_classes(state, moment))
            left = ways // max(SPLIT, len(branches))
            for weight, outcome in branches:
                following = state.copy()
                following.fall(outcome)
                for chance, cost, leaf in leaves(following, side, row, judge, steps, left):
                    yield weight * chance, charged + cost, leaf
            return
    yield 1.0, charged, state
