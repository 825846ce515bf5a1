"""What all moments of the ASL Starter Kit share."""

from typing import ClassVar

from hexfront.games.aslsk.state import AslskState
from hexfront.play import CHANCE, RULES, Chances, Choice, Moment, dice

ONE_DIE = dice(1)
TWO_DICE = dice(2)
"""The colored die first, then the white one (ASL-1.4.a)."""


class AslskMoment(Moment[AslskState], frozen=True):
    """A moment that belongs to a side."""

    side: int

    private: ClassVar[bool] = False
    """Nothing has been committed yet: the other seat sees only that this side decides."""

    def actor(self, state: AslskState) -> int:
        return self.side

    def illegal(self, choice: Choice) -> TypeError:
        """Only legal choices reach `take`; anything else is a fault of the caller."""
        return TypeError(f"{type(self).__name__} does not take {type(choice).__name__}")


class RulesStep(AslskMoment, frozen=True):
    """A step of the rules that needs nobody; it waits on the stack until its turn comes."""

    def actor(self, state: AslskState) -> int:
        return RULES


class DiceMoment(AslskMoment, frozen=True):
    """Dice fall for a side: a DR of two, or a dr of one."""

    rolls: ClassVar[Chances] = TWO_DICE

    def actor(self, state: AslskState) -> int:
        return CHANCE

    def chances(self, state: AslskState) -> Chances:
        return self.rolls
