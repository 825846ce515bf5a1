"""Standing orders, so that a player is asked only where he may want to change something.

`fire`, `rally` and `rolls` are CAP before a roll, `checks` CAP before a Spent Check, `rerolls`
cards after a roll, `reactions` cards against the enemy's action. "matters" asks where an answer
can change the chances, "never" nowhere. Cards after a roll: "near" asks where it was missed by
one, "play" plays the better card there and nowhere else. Spent Checks: "likely" asks where the
units become spent at least as often as not. Whatever the orders do not name is asked.

Windows open as they always do; an order only answers for the seat, and at once. Whoever has no
card is answered for at once as well, so nobody can tell the one from the other.
"""

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType

from hexfront.games.coh.choices import Decline, PlayCard, Reroll, Shift, SpendCap
from hexfront.games.coh.classic.flak import AirNumber
from hexfront.games.coh.classic.lurking import BlindFire
from hexfront.games.coh.classic.veteran_moments import Hardened
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.bogged import BogWindow
from hexfront.games.coh.moments.demolition import WorkNumber
from hexfront.games.coh.moments.rally import RallyNumber
from hexfront.games.coh.moments.recon import DetectionNumber
from hexfront.games.coh.moments.rolls import AfterRoll, ChooseDie, NumberMoment
from hexfront.games.coh.moments.shooting import HitNumber
from hexfront.games.coh.moments.spent import ActionCost, ConfusionWindow
from hexfront.games.coh.screen.checks import spent_chance
from hexfront.games.coh.screen.offers import preview
from hexfront.games.coh.screen.preview import Preview
from hexfront.games.coh.screen.windows import due_cost, gain, result_on_table
from hexfront.games.coh.solo.cards import AfterCheck
from hexfront.games.coh.solo.rumours import SearchNumber
from hexfront.games.coh.state import CohState
from hexfront.play import Choice

ORDERS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "fire": ("matters", "ask", "never"),
        "rally": ("matters", "ask", "never"),
        "rolls": ("matters", "ask", "never"),
        "checks": ("matters", "ask", "likely", "never"),
        "rerolls": ("matters", "ask", "near", "play", "never"),
        "reactions": ("matters", "ask", "never"),
    }
)
"""The names of the orders and what they may say, first what a new player should have."""

_FIRE = HitNumber | WorkNumber | DetectionNumber | SearchNumber | BlindFire | AirNumber
_EVEN = Fraction(1, 2)


def ordered(state: CohState, orders: Mapping[str, str]) -> Choice | None:
    """What the orders answer to the question that is open; None leaves it open."""
    moment = state.stack[-1]
    match moment:
        case RallyNumber():
            return _shift(state, moment, orders.get("rally", "ask"))
        case HitNumber() | WorkNumber() | NumberMoment():
            kind = "fire" if isinstance(moment, _FIRE) else "rolls"
            return _shift(state, moment, orders.get(kind, "ask"))
        case ActionCost():
            return _check(state, moment, orders.get("checks", "ask"))
        case AfterRoll() | AfterCheck() | Hardened() | ChooseDie():
            return _after(state, moment, orders.get("rerolls", "ask"))
        case ConfusionWindow() | BogWindow():
            return _react(state, moment, orders.get("reactions", "ask"))
    return None


def _shift(state: CohState, moment: CohMoment, order: str) -> Choice | None:
    idle = order == "never" or (order == "matters" and not _differ(state, moment))
    return Shift(0) if idle else None


def _differ(state: CohState, moment: CohMoment) -> bool:
    """Can CAP or a card change the chances of the roll? Nobody makes his own fire worse."""
    wanted = _FIRE | RallyNumber
    found = [
        _figures(preview(state, moment.side, moment, choice))
        for choice in moment.choices(state)
        if not (isinstance(choice, Shift) and choice.by > 0 and isinstance(moment, wanted))
    ]
    return any(figures != found[0] for figures in found) or None in found


def _figures(found: Preview | None) -> tuple[object, ...] | None:
    if found is None:
        return None
    return (*((row.success, row.destroyed) for row in found.roll), found.landings)


def _check(state: CohState, moment: ActionCost, order: str) -> Choice | None:
    now = spent_chance(state, moment.side, moment.cost)
    match order:
        case "never":
            return SpendCap(0)
        case "likely" if now < _EVEN:
            return SpendCap(0)
        case "likely" | "matters" if not _changes(state, moment, now):
            return SpendCap(0)
    return None


def _changes(state: CohState, moment: ActionCost, now: Fraction) -> bool:
    """Can CAP make it likelier to stay fresh, or is there a card for this moment?"""
    listed = moment.choices(state)
    caps = [choice.cap for choice in listed if isinstance(choice, SpendCap)]
    if len(caps) < len(listed):
        return True
    return spent_chance(state, moment.side, moment.cost - max(caps)) != now


def _after(state: CohState, moment: CohMoment, order: str) -> Choice | None:
    if isinstance(moment, ChooseDie):
        best = _best(state, moment) if order == "play" else None
        return best if isinstance(best, Reroll) else None
    margin = _margin(state, moment)
    match order:
        case "never":
            return Decline()
        case "matters" if margin is not None and not _helps(state, moment, margin):
            return Decline()
        case "near" | "play" if margin != -1:
            return Decline()
        case "play":
            return _best(state, moment)
    return None


def _margin(state: CohState, moment: CohMoment) -> int | None:
    if isinstance(moment, AfterCheck):
        below: int = state.stack[-2].margin(state)
        return below
    return result_on_table(state).margin(state)


def _helps(state: CohState, moment: CohMoment, margin: int) -> bool:
    """It was missed, and what the seat holds could still turn it."""
    if margin >= 0:
        return False
    if not isinstance(moment, AfterRoll):
        return True
    cards = [c.card for c in moment.choices(state) if isinstance(c, PlayCard)]
    result = result_on_table(state)
    return margin + sum(gain(state, result, number) for number in cards) >= 0


def _best(state: CohState, moment: CohMoment) -> Choice:
    """The card or the die that turns the roll most likely; none is played in vain."""
    best: Choice = Decline()
    most = Fraction(0)
    for choice in moment.choices(state):
        if isinstance(choice, PlayCard | Reroll) and (odds := _odds(state, moment, choice)) > most:
            best, most = choice, odds
    return best


def _odds(state: CohState, moment: CohMoment, choice: Choice) -> Fraction:
    found = preview(state, moment.side, moment, choice)
    if found is not None and found.roll:
        return Fraction(*found.roll[0].success)
    if found is not None and found.spent:
        return 1 - Fraction(*found.spent[0].spent)
    return Fraction(0)


def _react(state: CohState, moment: ConfusionWindow | BogWindow, order: str) -> Choice | None:
    if order == "never":
        return Decline()
    idle = isinstance(moment, ConfusionWindow) and not _confuses(state, moment)
    return Decline() if order == "matters" and idle else None


def _confuses(state: CohState, moment: ConfusionWindow) -> bool:
    """Could a dearer action make units spent that would else stay fresh? Of hidden units the seat
    knows no cost, so it may."""
    due = due_cost(state, moment.side)
    return due is None or not due.units or spent_chance(state, due.side, due.cost) < 1
