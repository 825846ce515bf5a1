"""How likely a Spent Check is to fail, as previews show it."""

from fractions import Fraction

from hexfront.games.coh.combat.odds import becomes_spent
from hexfront.games.coh.solo.cards import by_card
from hexfront.games.coh.state import CohState


def spent_chance(state: CohState, side: int, cost: int) -> Fraction:
    """By the die, or by the order cards that are left."""
    if cost <= 0:
        return Fraction(0)
    return becomes_spent(cost) if state.solo is None else by_card(state, side, cost)
