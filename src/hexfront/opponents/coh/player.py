"""The computer player of Conflict of Heroes that people meet at a table."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hexfront.games.coh.choices import Decline, Face, Hide, Scout, Select, Shift, SpendCap
from hexfront.games.coh.classic.air import Flying
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.planning import PlanStrikes
from hexfront.games.coh.moments.spent import ActionCost, ConfusionWindow
from hexfront.games.coh.moments.turn import ChooseAction
from hexfront.games.coh.screen.view import CohView
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.facing import best_facing, watch
from hexfront.opponents.coh.flights import flight_choice
from hexfront.opponents.coh.imagine import imagine
from hexfront.opponents.coh.lookahead import expected
from hexfront.opponents.coh.plans import Plan, Planner
from hexfront.opponents.coh.scouts import SCOUTS, scout_rating
from hexfront.opponents.coh.shelling import best_strike
from hexfront.opponents.coh.weights import Weights
from hexfront.opponents.coh.worth import Judge
from hexfront.play import Choice

WATCHFULNESS = 0.05
"""Breaks ties between facings."""
MOST_RATED = 80
"""Of a longer list only every second, third ... choice is thought through."""
MOST_CAP = 3
"""More CAP than this on one action's cost hardly ever pay."""


class CohPlayer:
    """Plans a whole action over everything it may do, with exact odds, and carries it out."""

    def __init__(
        self, seed: int, weights: Weights | None = None, setting: Setting | None = None
    ) -> None:
        self.random = Random(seed)
        self.judge = Judge(weights)
        self.planner = Planner(self.judge)
        self.setting = setting
        self._plan: list[Choice] = []

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        if not isinstance(view, CohView):
            raise TypeError("this player reads views of Conflict of Heroes")
        state = imagine(view, self.random, self.setting)
        wish = self._wish(state, view, choices)
        return wish if wish in choices else choices[0]

    def _best(self, state: CohState, view: CohView) -> Plan:
        """What to do with the turn."""
        return self.planner.best(state, view.seat)

    def _wish(self, state: CohState, view: CohView, choices: Sequence[Choice]) -> Choice:
        moment, side = state.stack[-1], view.seat
        if isinstance(moment, Flying):
            return flight_choice(state, moment, choices)
        if isinstance(moment, ChooseAction) and not self._goes_on(choices):
            self.judge.take_stock(state, side)
            self._plan = list(self._best(state, view).choices)
            return self._plan.pop(0)
        if self._plan and self._plan[0] in choices:
            return self._plan.pop(0)
        if not moment.window:
            self._plan.clear()
        if isinstance(moment, PlanStrikes):
            return best_strike(state, side, choices, self.judge)
        if isinstance(moment, ConfusionWindow) and _is_secret(state):
            return Decline()
        self.judge.take_stock(state, side)
        able = [choice for choice in choices if _sensible(moment, choice)]
        able = able[:: 1 + len(able) // MOST_RATED]
        return max(able, key=lambda choice: self._rate(state, side, choice))

    def _goes_on(self, choices: Sequence[Choice]) -> bool:
        """The unit that was activated for an action takes it now."""
        planned = self._plan[0] if self._plan else None
        return isinstance(planned, Select) and planned in choices

    def _rate(self, state: CohState, side: int, choice: Choice) -> float:
        if choice == SCOUTS or isinstance(choice, Scout | Hide):
            return scout_rating(state, side, choice, self.judge)
        rating = expected(state, choice, side, self.judge)
        if isinstance(choice, Face):
            rating += WATCHFULNESS * watch(state, choice.unit, choice.facing)
            rating += WATCHFULNESS * (choice.facing == best_facing(state, choice.unit))
        return rating


def _is_secret(state: CohState) -> bool:
    """Nothing is known of an action that hidden units take."""
    waiting = state.stack[-2]
    return isinstance(waiting, ActionCost) and waiting.secret


def _sensible(moment: CohMoment, choice: Choice) -> bool:
    """Leaves out what hardly ever helps, to save time for the rest."""
    match choice:
        case Shift(by=by):
            return by <= 0
        case SpendCap(cap=cap):
            return cap <= MOST_CAP or (isinstance(moment, ActionCost) and cap == moment.cost)
    return True
