"""The one die that every table of the game is rolled with (S42-2.1.a)."""

from hexfront.play import Outcome, Roll, dice

ONE_DIE = dice(1)


def die_of(outcome: Outcome) -> int:
    if not isinstance(outcome, Roll):
        raise TypeError("a die must be rolled")
    return outcome.dice[0]
