"""What a card would do in the window that is open: exact chances, from what the seat knows."""

from fractions import Fraction

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import PlayCard, Reroll
from hexfront.games.coh.classic.flak import AirResult
from hexfront.games.coh.classic.flights import flight_of
from hexfront.games.coh.classic.veteran_moments import Hardened
from hexfront.games.coh.combat.odds import at_least
from hexfront.games.coh.combat.ratings import CRITICAL_MARGIN
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.bogged import BogWindow
from hexfront.games.coh.moments.explosions import MineResult
from hexfront.games.coh.moments.rolls import AfterRoll, ChooseDie, RollResult, luck_table
from hexfront.games.coh.moments.shooting import HitResult
from hexfront.games.coh.moments.spent import ActionCost, ConfusionWindow
from hexfront.games.coh.screen.checks import spent_chance
from hexfront.games.coh.screen.preview import OddsRow, Preview, SpentRow, chance
from hexfront.games.coh.solo.cards import AfterCheck, CheckResult
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.bogging import bog_number
from hexfront.play import Choice, Roll


def window_preview(state: CohState, moment: CohMoment, choice: Choice) -> Preview | None:
    """The chances if this card is played, or this die rolled again; None where it is no matter
    of chances."""
    match moment, choice:
        case (AfterRoll(), PlayCard(card=number)):
            return _after_card(state, result_on_table(state), number)
        case (ChooseDie() | Hardened(), Reroll(die=die)):
            result = result_on_table(state)
            return _row(state, result, _by_die(result, die))
        case (AfterCheck(), PlayCard()):
            check: CheckResult = state.stack[-2]
            return Preview(spent=(_spent(state, check.side, check.cost),))
        case (ConfusionWindow(), PlayCard(card=number)):
            due = due_cost(state, moment.side)
            if due is None or not due.units:
                return None
            dearer = due.cost + card(state, number).amount
            return Preview(
                spent=(_spent(state, due.side, due.cost), _spent(state, due.side, dearer))
            )
        case (BogWindow(), PlayCard()):
            needed = bog_number(state)
            row = OddsRow(0, needed.total, chance(at_least(needed.total)), chance(Fraction(0)))
            return Preview(number=needed, roll=(row,))
    return None


def result_on_table(state: CohState) -> RollResult:
    """The dice that a card or a veteran could change."""
    return next(part for part in reversed(state.stack) if isinstance(part, RollResult))


def due_cost(state: CohState, seat: int) -> ActionCost | None:
    """The cost of the action that Battlefield Confusion would make dearer, as the seat sees it;
    of hidden units it sees nothing."""
    due = next((part for part in reversed(state.stack) if isinstance(part, ActionCost)), None)
    seen = due.shown(state, seat) if due is not None else None
    return seen if isinstance(seen, ActionCost) else None


def _spent(state: CohState, side: int, cost: int) -> SpentRow:
    return SpentRow(0, cost, chance(spent_chance(state, side, cost)))


def _after_card(state: CohState, result: RollResult, number: int) -> Preview | None:
    if number != CardNo.VETERAN_NCO:
        return _row(state, result, luck_table(state))
    dice = [_row(state, result, _by_die(result, die)) for die in range(len(result.dice))]
    return max(dice, key=lambda found: _success(found) if found else Fraction(-1))


def _success(found: Preview) -> Fraction:
    return Fraction(*found.roll[0].success)


def _by_die(result: RollResult, die: int) -> tuple[int, ...]:
    """By how much the roll changes, for each face of the die when it is rolled again."""
    faces: list[int] = []
    single = result.single
    for outcome, weight in zip(single.outcomes, single.weights, strict=True):
        if isinstance(outcome, Roll):
            faces += [outcome.dice[0] - result.dice[die]] * weight
    return tuple(faces)


def _row(state: CohState, result: RollResult, changes: tuple[int, ...]) -> Preview | None:
    """The chances of a roll when one of these changes, all equally likely, is added to it."""
    margin = result.margin(state)
    if margin is None:
        return None
    after = [margin + change for change in changes]
    made = Fraction(sum(now >= 0 for now in after), len(after))
    killed = Fraction(0)
    least = _destroys(state, result)
    if least is not None:
        killed = Fraction(sum(now >= least for now in after), len(after))
    needed = result.total - margin
    return Preview(roll=(OddsRow(0, needed, chance(made), chance(killed)),))


def _destroys(state: CohState, result: RollResult) -> int | None:
    """By how much a roll must succeed to destroy whom it strikes; None if it cannot."""
    match result:
        case HitResult(target=target):
            hit = bool(state.hit[target])
        case MineResult(unit=u):
            hit = bool(state.hit[u])
        case AirResult(target=target):
            hit = flight_of(state, target).hurt
        case _:
            return None
    return 0 if hit else CRITICAL_MARGIN


def gain(state: CohState, result: RollResult, number: int) -> int:
    """By how much a card can raise a roll at best."""
    if number != CardNo.VETERAN_NCO:
        return max(luck_table(state))
    return max(max(_by_die(result, die)) for die in range(len(result.dice)))
