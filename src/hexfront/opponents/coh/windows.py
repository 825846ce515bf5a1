"""When to play a card on a roll or against an enemy's Spent Check."""

from collections.abc import Sequence

from hexfront.games.coh.cards import CardNo
from hexfront.games.coh.choices import Decline, PlayCard
from hexfront.games.coh.moments.attack import HitResult
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.checks import ActionCost, AfterRoll, RollResult, SpentResult
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.worth import spent_chance
from hexfront.play import Choice

CONFUSION_GAIN = 0.35
NEAR_MISS = 2


def answer_window(
    state: CohState, seat: int, moment: CohMoment, choices: Sequence[Choice]
) -> Choice:
    """Play a card when it probably turns the result, otherwise let the moment go by."""
    if isinstance(moment, AfterRoll):
        card = _card_for_roll(state.stack[-2], choices)
    else:
        card = _confusion(state)
    wanted = PlayCard(card) if card else Decline()
    return wanted if wanted in choices else Decline()


def _card_for_roll(result: RollResult, choices: Sequence[Choice]) -> int:
    """Luck! lifts a near miss; Veteran NCO tries a poor die again."""
    missing = _missing(result)
    if missing <= 0:
        return 0
    if missing <= NEAR_MISS and PlayCard(CardNo.LUCK) in choices:
        return CardNo.LUCK
    if PlayCard(CardNo.VETERAN_NCO) in choices and min(result.dice) + missing <= 6:
        return CardNo.VETERAN_NCO
    return 0


def _missing(result: RollResult) -> int:
    """By how much the roll falls short of success; 0 or less is a success."""
    if isinstance(result, SpentResult):
        return 0
    if isinstance(result, HitResult):
        return result.number.total - result.total
    number = getattr(result, "number", None)
    return number.total - result.total if number is not None else 0


def _confusion(state: CohState) -> int:
    """Worth a card when it makes the difference between staying fresh and not."""
    waiting = state.stack[-2] if len(state.stack) > 1 else None
    if not isinstance(waiting, ActionCost) or waiting.secret:
        return 0
    gain = spent_chance(waiting.cost + 3) - spent_chance(waiting.cost)
    return CardNo.BATTLEFIELD_CONFUSION if gain * max(1, len(waiting.units)) > CONFUSION_GAIN else 0
