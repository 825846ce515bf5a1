"""The one interface of computer players: they see a seat's view and its legal choices."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from msgspec import Struct

from hexfront.play import Choice


class Opponent(Protocol):
    """A computer player. It never sees the State, only what its seat may know."""

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        """One of the choices."""
        ...


class RandomOpponent:
    """Plays anything that is legal."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        return choices[int(self.random.random() * len(choices))]
