"""What all moments of Stalingrad '42 share."""

from hexfront.games.s42.state import S42State
from hexfront.play import RULES, Choice, Moment


class S42Moment(Moment[S42State], frozen=True):
    """A moment that belongs to a side."""

    side: int

    def actor(self, state: S42State) -> int:
        return self.side

    def illegal(self, choice: Choice) -> TypeError:
        """Only legal choices reach `take`; anything else is a fault of the caller."""
        return TypeError(f"{type(self).__name__} does not take {type(choice).__name__}")


class RulesStep(S42Moment, frozen=True):
    """A step of the rules that needs nobody; it waits on the stack until its turn comes."""

    def actor(self, state: S42State) -> int:
        return RULES
