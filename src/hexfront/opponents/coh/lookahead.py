"""Looking ahead: the expected worth of a choice, chance weighed by exact probabilities.

A choice is carried out on a copy; the decisions that follow in the same action are answered
by a plain policy, dice are split into the few classes that matter, and the position at the
end of the action is judged.
"""

from collections.abc import Iterator
from itertools import pairwise

from hexfront.games.coh.choices import (
    CohChoice,
    Decline,
    Done,
    Face,
    Reroll,
    Shift,
    SpendCap,
)
from hexfront.games.coh.combat import CRITICAL_MARGIN
from hexfront.games.coh.moments.attack import DetectionRoll, DrawMarker, HitRoll
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.checks import ActionCost, SpentRoll
from hexfront.games.coh.moments.group import GatherGroup, GroupMoves
from hexfront.games.coh.moments.rally import RallyRoll
from hexfront.games.coh.moments.rounds import DrawCards, Initiative
from hexfront.games.coh.moments.turn import ChooseAction
from hexfront.games.coh.odds import SPENT_FACES
from hexfront.games.coh.state import CohState, members
from hexfront.opponents.coh.worth import Judge
from hexfront.play import CHANCE, Choice, Outcome, Roll
from hexfront.play.chance import Chances

MAX_STEPS = 40

Branch = tuple[float, Outcome]

_PAIRS = {total: (max(1, total - 6), min(6, total - 1)) for total in range(2, 13)}
_WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}


def expected(state: CohState, choice: Choice, side: int, judge: Judge) -> float:
    """What the position is worth on average once this choice has run its course."""
    after = state.copy()
    after.news = None
    after.take(choice)
    return _value(after, side, judge, MAX_STEPS)


def _value(state: CohState, side: int, judge: Judge, steps: int) -> float:
    while steps:
        steps -= 1
        if not state.stack or isinstance(state.stack[-1], ChooseAction):
            break
        moment: CohMoment = state.stack[-1]
        if moment.actor(state) != CHANCE:
            state.take(plain_answer(state, moment))
            continue
        if isinstance(moment, DrawCards | DrawMarker):
            state.fall(_usual(state.chances()))
            continue
        branches = list(outcome_classes(moment, state.chances()))
        if len(branches) == 1:
            state.fall(branches[0][1])
            continue
        return sum(_branch(state, outcome, side, judge, steps) * weight
                   for weight, outcome in branches)  # fmt: skip
    return judge.worth(state, side)


def _branch(state: CohState, outcome: Outcome, side: int, judge: Judge, steps: int) -> float:
    after = state.copy()
    after.fall(outcome)
    return _value(after, side, judge, steps)


def _usual(chances: Chances) -> Outcome:
    """The likeliest draw."""
    best = max(range(len(chances.outcomes)), key=chances.weights.__getitem__)
    return chances.outcomes[best]


def outcome_classes(moment: CohMoment, chances: Chances) -> Iterator[Branch]:
    """The classes of outcomes that matter, each with its exact probability."""
    match moment:
        case HitRoll(number=number):
            yield from _split(number.total, number.total + CRITICAL_MARGIN)
        case DetectionRoll(number=number) | RallyRoll(number=number):
            yield from _split(number.total)
        case SpentRoll(cost=cost):
            yield from _spent_split(cost)
        case _:
            yield 1.0, chances.outcomes[len(chances.outcomes) // 2]


def _split(*limits: int) -> Iterator[Branch]:
    """2d6 cut at the limits; each class is stood for by its likeliest total."""
    bounds = [2, *(limit for limit in sorted(limits) if 2 < limit <= 12), 13]
    for low, high in pairwise(bounds):
        totals = range(low, high)
        weight = sum(_WAYS[total] for total in totals) / 36
        yield weight, Roll(_PAIRS[max(totals, key=_WAYS.__getitem__)])


def _spent_split(cost: int) -> Iterator[Branch]:
    spent = sum(1 for face in SPENT_FACES if face <= cost) / len(SPENT_FACES)
    if spent:
        yield spent, Roll((1,))
    if spent < 1:
        yield 1 - spent, Roll((7,))


def plain_answer(state: CohState, moment: CohMoment) -> CohChoice:
    """How an open question is taken to be answered while looking ahead."""
    choices: list[CohChoice] = list(state.choices())  # type: ignore[arg-type]
    first = choices[0]
    if isinstance(first, Face):
        return Face(first.unit, best_facing(state, first.unit))
    if isinstance(moment, Initiative):
        return Shift(0)
    if isinstance(first, Shift):
        return _likely_shift(choices)
    if isinstance(moment, ActionCost):
        return SpendCap(min(1, moment.cost) if SpendCap(1) in choices else 0)
    for plain in (Done(), Decline(), Reroll(0)):
        if plain in choices and not isinstance(moment, GatherGroup | GroupMoves):
            return plain
    return first if Done() not in choices else Done()


def _likely_shift(choices: list[CohChoice]) -> CohChoice:
    """Most players spend a point on a roll that matters."""
    return Shift(-1) if Shift(-1) in choices else Shift(0)


def best_facing(state: CohState, u: int) -> int:
    """The facing whose arc holds most of the enemies that matter, the near ones first."""
    here, field = state.hex[u], state.field
    weights = []
    for enemy in members(state.board & state.scenario.side_mask[1 - state.side(u)]):
        spot = state.hex[enemy]
        distance = field.distance(here, spot)
        if distance:
            weights.append((spot, (2.0 if field.sees(here, spot) else 1.0) / distance))
    if not weights:
        return towards_goal(state, u)

    def held(facing: int) -> float:
        arc = field.arc(here, facing)
        return sum(weight for spot, weight in weights if arc >> spot & 1)

    return max(range(6), key=held)


def towards_goal(state: CohState, u: int) -> int:
    """Face the nearest objective, or stay as the unit stands."""
    here = state.hex[u]
    goals = [h for h, _ in state.scenario.objectives if h != here]
    if not goals:
        return state.facing[u]
    goal = min(goals, key=lambda h: state.field.distance(here, h))
    arcs = [f for f in range(6) if state.field.arc(here, f) >> goal & 1]
    return arcs[len(arcs) // 2] if arcs else state.facing[u]
