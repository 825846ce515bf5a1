"""Looking ahead: the expected worth of a choice, chance weighed by exact probabilities.

A choice is carried out on a copy; the decisions that follow in the same action are answered
by a plain policy, dice are split into the few classes that matter, and the position at the
end of the action is judged. Becoming spent changes the worth by a known amount, so a Spent
Check needs no branches: it is charged at its probability.
"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from operator import itemgetter

from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.combat.ratings import CRITICAL_MARGIN
from hexfront.games.coh.combat.shot import Arm
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.demolition import WorkRoll
from hexfront.games.coh.moments.explosions import MineRoll
from hexfront.games.coh.moments.officer import OfficerRoll
from hexfront.games.coh.moments.rally import RallyRoll
from hexfront.games.coh.moments.recon import DetectionRoll
from hexfront.games.coh.moments.rolls import LuckRoll, RerollDie
from hexfront.games.coh.moments.rounds import DrawCards, InitiativeRoll
from hexfront.games.coh.moments.shooting import DrawMarker, HitRoll
from hexfront.games.coh.moments.sniper import SniperRoll
from hexfront.games.coh.moments.spent import SpentResult, SpentRoll
from hexfront.games.coh.moments.turn import ChooseAction
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.answers import plain_answer
from hexfront.opponents.coh.gunnery import spent_chance
from hexfront.opponents.coh.worth import Judge
from hexfront.play import CHANCE, Choice, Outcome, Roll, Tally
from hexfront.play.chance import Chances

MAX_STEPS = 60
FACES = 6
SPLIT = 3
"""The classes that a roll against a number falls into: miss, hit, kill."""
WAYS = SPLIT**3
"""How many ways of the dice are followed to their end."""
MISS = Roll((1, 1))
STAYS_FRESH, BECOMES_SPENT = Roll((7,)), Roll((1,))

Branch = tuple[float, Outcome]

_PAIRS = {total: (max(1, total - 6), min(6, total - 1)) for total in range(2, 13)}
_WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}


def expected(state: CohState, choice: Choice, side: int, judge: Judge) -> float:
    """What the position is worth on average once this choice has run its course."""
    return value(after(state, choice), side, judge)


def after(state: CohState, choice: Choice) -> CohState:
    """The position right after a choice; the given one stays as it is."""
    following = state.copy()
    following.news = None
    following.take(choice)
    return following


def value(
    state: CohState, side: int, judge: Judge, steps: int = MAX_STEPS, ways: int = WAYS
) -> float:
    """Play the action that is under way to its end; the State is used up.

    Where the dice have parted into so many ways, further hits are charged at their average, too,
    and any other roll falls as it is likeliest to.
    """
    charged = 0.0
    while steps:
        steps -= 1
        if not state.stack or isinstance(state.stack[-1], ChooseAction):
            break
        moment: CohMoment = state.stack[-1]
        if moment.actor(state) != CHANCE:
            state.take(plain_answer(state, moment, judge))
        elif isinstance(moment, SpentRoll):
            charged += spent_check(state, moment, side, judge)
        elif isinstance(moment, DrawCards | DrawMarker):
            state.fall(usual(state.chances()))
        elif isinstance(moment, HitRoll) and (ways < SPLIT or moment.shot.arm is Arm.STRIKE):
            charged += average_hit(state, moment, side, judge)
        else:
            branches = list(outcome_classes(state, moment))
            if len(branches) > 1 and ways >= SPLIT:
                left = ways // max(SPLIT, len(branches))
                return charged + sum(
                    weight * _branch(state, outcome, side, judge, steps, left)
                    for weight, outcome in branches
                )
            state.fall(max(branches, key=itemgetter(0))[1])
    return charged + judge.worth(state, side)


def _branch(
    state: CohState, outcome: Outcome, side: int, judge: Judge, steps: int, ways: int
) -> float:
    following = state.copy()
    following.fall(outcome)
    return value(following, side, judge, steps, ways)


def average_hit(state: CohState, moment: HitRoll, side: int, judge: Judge) -> float:
    """Go on as if the roll had missed, and say what it takes from the worth on average."""
    loss = judge.gunnery.loss(state, moment.target, moment.number.total)
    own = state.shares(side, state.side(moment.target))
    state.fall(MISS)
    return -loss if own else loss


def spent_check(state: CohState, moment: SpentRoll, side: int, judge: Judge) -> float:
    """Go on as if the units stayed fresh, and say what their risk takes from the worth."""
    chance = spent_chance(moment.cost)
    if chance >= 1:
        state.fall(BECOMES_SPENT)
        return 0.0
    units = [u for u in moment.units if state.hex[u] >= 0]
    risk = chance * judge.joint_stake(state, units)
    state.fall(STAYS_FRESH)
    return -risk if moment.side == side else risk


def usual(chances: Chances) -> Outcome:
    """The likeliest draw."""
    best = max(range(len(chances.outcomes)), key=chances.weights.__getitem__)
    return chances.outcomes[best]


def outcome_classes(state: CohState, moment: CohMoment) -> Iterator[Branch]:
    """The classes of outcomes that matter, each with its exact probability."""
    match moment:
        case HitRoll(number=number) | MineRoll(number=number):
            yield from _split(number.total, number.total + CRITICAL_MARGIN)
        case DetectionRoll(number=number) | RallyRoll(number=number) | WorkRoll(number=number):
            yield from _split(number.total)
        case LuckRoll() | SniperRoll():
            yield from _every(state.chances())
        case RerollDie() if not isinstance(state.stack[-2], SpentResult):
            yield from _every(state.chances())
        case OfficerRoll() | InitiativeRoll() | RerollDie():
            chances = state.chances()
            yield 1.0, chances.outcomes[len(chances.outcomes) // 2]
        case _:
            yield from _any_roll(state, moment)


def _any_roll(state: CohState, moment: CohMoment) -> Iterator[Branch]:
    """2d6 against a number are an attack of some kind; of one die every face counts."""
    chances = state.chances()
    number = getattr(moment, "number", None)
    if isinstance(number, Tally) and chances is TWO_DICE:
        yield from _split(number.total, number.total + CRITICAL_MARGIN)
    elif len(chances.outcomes) <= FACES:
        yield from _every(chances)
    else:
        yield 1.0, chances.outcomes[len(chances.outcomes) // 2]


def _every(chances: Chances) -> Iterator[Branch]:
    for outcome, weight in zip(chances.outcomes, chances.weights, strict=True):
        yield weight / chances.total, outcome


@cache
def _split(*limits: int) -> tuple[Branch, ...]:
    """2d6 cut at the limits; each class is stood for by its likeliest total."""
    bounds = [2, *(limit for limit in sorted(limits) if 2 < limit <= 12), 13]
    branches = []
    for low, high in pairwise(bounds):
        totals = range(low, high)
        weight = sum(_WAYS[total] for total in totals) / 36
        branches.append((weight, Roll(_PAIRS[max(totals, key=_WAYS.__getitem__)])))
    return tuple(branches)
