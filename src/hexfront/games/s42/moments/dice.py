"""The one die that every table of the game is rolled with (S42-2.1.a)."""

from typing import ClassVar

from hexfront.games.s42.state import S42State
from hexfront.play import Chances, DiceMoment, Outcome, Roll, dice


class DieMoment(DiceMoment[S42State], frozen=True):
    """A die falls for a side."""

    rolls: ClassVar[Chances] = dice(1)


def die_of(outcome: Outcome) -> int:
    if not isinstance(outcome, Roll):
        raise TypeError("a die must be rolled")
    return outcome.dice[0]
