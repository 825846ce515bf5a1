"""An easy opponent: it plays as the computer player of its game does, but not attentively."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hexfront.play import Choice
from hexfront.play.opponent import MakeOpponent

CARELESS = 0.45
"""How often it takes the first thing that comes to mind."""


class Novice:
    """Knows what the computer player knows; now and then it does not think.

    What it takes then is of the kind that it would have taken: another unit, another hex, another
    target. It never passes, ends a phase or gives up an attack by mere carelessness, which would
    not be easy but silly.
    """

    def __init__(self, attentive: MakeOpponent, seed: int) -> None:
        self._attentive = attentive(seed)
        self._random = Random(seed)

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        wanted = self._attentive.choose(view, choices)
        if self._random.random() >= CARELESS:
            return wanted
        return self._random.choice([choice for choice in choices if type(choice) is type(wanted)])
