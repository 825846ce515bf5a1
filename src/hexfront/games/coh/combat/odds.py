"""Exact chances of the game's dice, as fractions."""

from fractions import Fraction

from hexfront.games.coh.combat.ratings import CRITICAL_MARGIN
from hexfront.play import dice, totals

SPENT_FACES = (1, 1, 2, 3, 3, 4, 5, 5, 6, 7)  # COH-2.5.d

ONE_DIE = dice(1)
TWO_DICE = dice(2)
SPENT_DIE = dice(1, SPENT_FACES)

_TOTALS = totals(TWO_DICE)


def at_least(number: int) -> Fraction:
    """The chance that 2d6 reach a number."""
    return sum((chance for total, chance in _TOTALS.items() if total >= number), Fraction(0))


def critical(number: int) -> Fraction:
    """The chance of a critical hit (COH-7.1.a)."""
    return at_least(number + CRITICAL_MARGIN)


def becomes_spent(cost: int) -> Fraction:
    """The chance to fail a Spent Check at this cost (table T1)."""
    return Fraction(sum(1 for face in SPENT_FACES if face <= cost), len(SPENT_FACES))
