"""The one die that every table of the game is rolled with (S42-2.1.a)."""

from typing import ClassVar

from hexfront.games.s42.state import S42State
from hexfront.play import Chances, DiceMoment, Outcome, Roll, dice


class DieMoment(DiceMoment[S42State], frozen=True):
    """A die falls for a side."""

    rolls: ClassVar[Chances] = dice(1)


THROWS = tuple(dice(count) for count in (1, 2, 3))
"""The dice of a CRT roll: one, and one more for each Planned Offensive (S42-26.2.h)."""


def dice_of(outcome: Outcome) -> tuple[int, ...]:
    if not isinstance(outcome, Roll):
        raise TypeError("dice must be rolled")
    return outcome.dice


def die_of(outcome: Outcome) -> int:
    return dice_of(outcome)[0]
