"""A simple player to measure others by: the best shot now, otherwise towards the objective."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hexfront.games.coh.choices import (
    Activate,
    Bomb,
    Decline,
    Done,
    Enter,
    Face,
    Fly,
    FlyIn,
    Move,
    Opportunity,
    Pass,
    PlanStrike,
    Rally,
    Select,
    Shift,
    SpendCap,
    Strafe,
    Target,
    Unload,
)
from hexfront.games.coh.combat.orders import AttackChoice, ordered
from hexfront.games.coh.screen.view import CohView
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.facing import best_facing
from hexfront.opponents.coh.gunnery import Gunnery
from hexfront.opponents.coh.imagine import imagine
from hexfront.opponents.coh.weights import Weights
from hexfront.play import Choice
from hexfront.play.masks import members

WORTH_A_SHOT = 1.5


class GreedyCohPlayer:
    """No plan, no CAP, no cards, no groups."""

    def __init__(self, seed: int, setting: Setting | None = None) -> None:
        self.random = Random(seed)
        self.gunnery = Gunnery(Weights())
        self.setting = setting

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        if not isinstance(view, CohView):
            raise TypeError("this player reads views of Conflict of Heroes")
        state = imagine(view, self.random, self.setting)
        rated = [(self._rate(state, choice), self.random.random(), index)
                 for index, choice in enumerate(choices)]  # fmt: skip
        return choices[max(rated)[2]]

    def _rate(self, state: CohState, choice: Choice) -> float:
        match choice:
            case Select() | Opportunity() | Activate():
                return self._select(state, choice)
            case Strafe() | Bomb() | FlyIn() | Fly():
                return WORTH_A_SHOT if not isinstance(choice, Fly) else 0.5
            case _ if isinstance(choice, AttackChoice):
                return self._shot(state, choice)
            case Move(unit=u, to=to):
                return WORTH_A_SHOT * (0.5 + 0.2 * self._nearer(state, u, to))
            case Enter(unit=u, to=to):
                return WORTH_A_SHOT - 0.01 * self._to_goal(state, state.side(u), to)
            case Rally():
                return 1.0
            case Unload(unit=u):
                return WORTH_A_SHOT if self._in_range(state, u) else 0.0
            case Face(unit=u, facing=facing):
                return 1.0 if facing == best_facing(state, u) else 0.0
            case Shift(by=0) | SpendCap(cap=0) | Done() | Decline() | Target():
                return 1.0
            case PlanStrike(to=to):
                return 1.0 + self._found(state, to)
            case Pass():
                return 0.1
        return 0.0

    def _activate(self, state: CohState, choice: Activate, u: int) -> float:
        """As good as what the unit can do then; nobody joins those who are activated."""
        if state.classic is not None and state.classic.ap[state.side(u)]:
            return 0.0
        after = state.copy()
        after.take(choice)
        acts = Select(u)
        return self._select(after, acts) if acts in after.choices() else 0.0

    def _select(self, state: CohState, choice: Select | Opportunity | Activate) -> float:
        if isinstance(choice, Activate):
            return self._activate(state, choice, choice.unit)
        after = state.copy()
        after.take(choice)
        return max(self._rate(after, action) for action in after.choices())

    def _found(self, state: CohState, to: int) -> int:
        """Enemies less friends in and around a hex."""
        near = state.field.within(to, 1)
        side = state.actor()
        own = state.setting.team_mask[side]
        return sum(
            -2 if own >> u & 1 else 1 for u in members(state.board) if near >> state.hex[u] & 1
        )

    def _shot(self, state: CohState, choice: AttackChoice) -> float:
        """The damage to be expected, by whatever weapon."""
        shot, target = ordered(state, choice)
        aimed = [target] if target >= 0 else state.enemies_at(state.side(choice.unit), shot.to)
        return max((self.gunnery.harm(state, shot, foe) for foe in aimed), default=-1.0)

    def _in_range(self, state: CohState, u: int) -> bool:
        """Is an enemy near enough to get off for?"""
        near = state.field.within(state.hex[u], state.kind(u).range)
        return bool(near & state.enemy_spots(state.side(u)))

    def _nearer(self, state: CohState, u: int, to: int) -> int:
        side = state.side(u)
        return self._to_goal(state, side, state.hex[u]) - self._to_goal(state, side, to)

    def _to_goal(self, state: CohState, side: int, h: int) -> int:
        """Distance to the nearest objective in enemy hands, else to the nearest own one."""
        goals = [goal for index, (goal, _) in enumerate(state.setting.objectives)
                 if state.control[index] != side]  # fmt: skip
        goals = goals or [goal for goal, _ in state.setting.objectives]
        return min((state.field.distance(h, goal) for goal in goals), default=0)
