"""Chance: what may fall, with exact weights.

Dice are never rolled inside a rule. A moment of chance lists its outcomes; a driver
outside (seeded, scripted, typed in at a table) says which one fell.
"""

from bisect import bisect_right
from collections.abc import Iterable
from fractions import Fraction
from itertools import accumulate, product
from random import Random

from msgspec import Struct


class Roll(Struct, frozen=True, tag="Roll", gc=False):
    """Dice on the table, in the order in which they are read."""

    dice: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.dice)


class Draw(Struct, frozen=True, tag="Draw", gc=False):
    """One thing drawn blindly from a pool, by the number of its kind."""

    item: int


Outcome = Roll | Draw


class Chances:
    """All outcomes of one moment of chance and their integer weights."""

    __slots__ = ("_cumulative", "_even", "outcomes", "total", "weights")

    def __init__(self, weighted: Iterable[tuple[Outcome, int]]) -> None:
        pairs = [(outcome, weight) for outcome, weight in weighted if weight]
        if any(weight < 0 for _, weight in pairs):
            raise ValueError("an outcome cannot weigh less than nothing")
        if not pairs:
            raise ValueError("a moment of chance needs at least one possible outcome")
        self.outcomes: tuple[Outcome, ...] = tuple(outcome for outcome, _ in pairs)
        self.weights: tuple[int, ...] = tuple(weight for _, weight in pairs)
        self._cumulative = list(accumulate(self.weights))
        self.total = self._cumulative[-1]
        self._even = len(set(self.weights)) == 1

    def probability(self, outcome: Outcome) -> Fraction:
        weight = sum(w for o, w in zip(self.outcomes, self.weights, strict=True) if o == outcome)
        return Fraction(weight, self.total)

    def sample(self, random: Random) -> Outcome:
        if self._even:
            return self.outcomes[int(random.random() * len(self.outcomes))]
        spot = int(random.random() * self.total)
        return self.outcomes[bisect_right(self._cumulative, spot)]

    def __contains__(self, outcome: object) -> bool:
        return outcome in self.outcomes


def dice(count: int, faces: tuple[int, ...] = (1, 2, 3, 4, 5, 6)) -> Chances:
    """A throw of dice that are read one by one; equal faces add their weights."""
    weights: dict[tuple[int, ...], int] = {}
    for thrown in product(faces, repeat=count):
        weights[thrown] = weights.get(thrown, 0) + 1
    return Chances((Roll(thrown), weight) for thrown, weight in weights.items())


def totals(chances: Chances) -> dict[int, Fraction]:
    """The distribution of the sum of the dice."""
    spread: dict[int, int] = {}
    for outcome, weight in zip(chances.outcomes, chances.weights, strict=True):
        if isinstance(outcome, Roll):
            spread[outcome.total] = spread.get(outcome.total, 0) + weight
    return {total: Fraction(weight, chances.total) for total, weight in sorted(spread.items())}
