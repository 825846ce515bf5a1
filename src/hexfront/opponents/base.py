"""A computer player for every game."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hexfront.play import Choice


class RandomOpponent:
    """Plays anything that is legal."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        return choices[int(self.random.random() * len(choices))]
