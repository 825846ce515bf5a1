"""A few whole sets of orders compared: each is played out with its combats and the answer.

What is played out is a State that was made from the player's view, so nothing is known here that
the seat does not know. All sets meet the same dice.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from hexfront.games.s42.moments.movement import MovementPhase
from hexfront.games.s42.moments.sequence import BeginPhase, lay_turn
from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.victory import victory_points
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.opponents.s42.aims import presses
from hexfront.opponents.s42.ground import in_play, worth
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.orders import Orders
from hexfront.opponents.s42.weights import Weights
from hexfront.play import CHANCE, OVER, Choice
from hexfront.play.masks import members
from hexfront.play.teams import FOE

SAMPLES = 2
"""Times that each set is played out."""
LONGEST = 4000
"""Decisions and dice after which playing out stops."""
CHANGE = 10.0
"""What another set must promise beyond the usual one: dice alone make less of a difference."""
LOST_TURN = 20.0
"""What to hold must promise besides if the side has to take more and time runs against it."""
PROMISE = 0.25
"""For attack strength that has come near to an objective."""
NEAR = 3.0
"""The pull of objectives that counts."""


class Stance(NamedTuple):
    """What a side is about in a turn: its taste, whether it wants more than it has, and whether it
    posts guards on its lines of supply before it attacks or with what the attacks leave."""

    weights: Weights
    presses: bool
    guards_first: bool = False

    def judge(self, state: S42State, side: int) -> Judge:
        return Judge(state, side, self.weights, presses_on=self.presses)


class Plan(NamedTuple):
    """A set of orders, and the objectives to which units are on the way."""

    stance: Stance
    orders: Orders
    aims: dict[int, HexId]


Give = Callable[[S42State, int, Stance, Mapping[int, HexId]], Plan]
"""Makes orders for a stance."""
Act = Callable[[S42State, int, Sequence[Choice]], Choice]
"""Decides for a side in a State that is played out."""
Actors = Callable[[Plan], tuple[Act, Act]]
"""Who plays a plan out: the own side, then the enemy."""


def stances(state: S42State, side: int, weights: Weights) -> list[Stance]:
    """What a side could be about, the usual first."""
    pressing = presses(state, side)
    if pressing:
        careful = msgspec.structs.replace(
            weights, firm=weights.firm / 2, lifeline=2 * weights.lifeline
        )
        return [Stance(weights, True), Stance(careful, True, True), Stance(weights, False)]
    return [Stance(weights, False), Stance(weights, True)]


def best_plan(
    state: S42State, side: int, weights: Weights, before: Mapping[int, HexId],
    give: Give, actors: Actors,
) -> Plan:  # fmt: skip
    """The set of orders after which the side stands best when the enemy has answered."""
    plans = [give(state, side, stance, before) for stance in stances(state, side, weights)]
    fresh = [plan for n, plan in enumerate(plans) if not _known(plan, plans[:n])]
    if len(fresh) == 1:
        return fresh[0]
    eyes = Judge(state, side, weights)
    rated = [
        (_expected(state, side, eyes, plan, actors) - _doubt(plan, fresh[0]), -n)
        for n, plan in enumerate(fresh)
    ]
    return fresh[-max(rated)[1]]


def _doubt(plan: Plan, usual: Plan) -> float:
    """What a set of orders must promise beyond the usual one."""
    if plan is usual:
        return 0.0
    waits = usual.stance.presses and not plan.stance.presses
    return CHANGE + (LOST_TURN if waits else 0.0)


def _known(plan: Plan, others: Sequence[Plan]) -> bool:
    """Are these the orders of another set?"""
    mine = (sorted(plan.orders.given), sorted(plan.orders.reserve))
    return any(mine == (sorted(o.orders.given), sorted(o.orders.reserve)) for o in others)


def _expected(state: S42State, side: int, eyes: Judge, plan: Plan, actors: Actors) -> float:
    total = 0.0
    for sample in range(SAMPLES):
        after = played_out(state, side, actors(plan), Random(state.turn * SAMPLES + sample))
        total += _standing(after, side, eyes)
    return total / SAMPLES


def played_out(state: S42State, side: int, acts: tuple[Act, Act], random: Random) -> S42State:
    """The game when the side moves next, or at its end."""
    after = _whole_turn(state, side)
    started, answered = after.turn, False
    for _ in range(LONGEST):
        actor = after.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            after.fall(after.chances().sample(random))
            continue
        if isinstance(after.stack[-1], MovementPhase):
            answered = answered or actor != side
            if actor == side and (answered or after.turn != started):
                break
        choices = after.choices()
        if len(choices) == 1:
            after.take(choices[0])
            continue
        after.take(acts[actor != side](after, actor, choices))
    return after


def _whole_turn(state: S42State, side: int) -> S42State:
    """The same Movement Phase with the phases that follow it, which a view does not tell."""
    after = state.copy()
    after.news = None
    now, after.stack = after.stack, []
    lay_turn(after, with_weather=False)
    while after.stack.pop() != BeginPhase(side, Phase.MOVEMENT):
        pass
    after.stack += now
    return after


def _standing(state: S42State, side: int, eyes: Judge) -> float:
    """How good a situation is for a side: points, troops, pockets, and what is within reach."""
    sign = 1 if side == AXIS else -1
    score = sign * eyes.vp * victory_points(state).total
    score += _army(state, side) - _army(state, FOE[side])
    score += eyes.pockets(state)
    if state.actor() == OVER:
        return score
    fighting = state.setting.own[side] & state.setting.combat & ~state.setting.asu & state.on_map
    for u in members(fighting if eyes.presses else 0):
        score += PROMISE * state.face(u).attack * min(eyes.pull(state.place[u]), NEAR)
    return score


def _army(state: S42State, side: int) -> float:
    return sum(worth(state, u) for u in members(in_play(state, side) & state.setting.combat))
