"""Windows in which a leader may have a die rolled again (chapter 28)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.s42.choices import Decline, Reroll
from hexfront.games.s42.means.leaders import use_leader
from hexfront.games.s42.state import S42State
from hexfront.play import Choice
from hexfront.play.moment import SideMoment


class RollAgain(SideMoment[S42State], frozen=True):
    """Dice have fallen and nothing has come of them yet; the second roll must be used."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Reroll, Decline)

    leader: int

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [Decline(), Reroll()]

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Reroll():
                use_leader(state, self.leader)
                self.again(state)
            case Decline():
                self.keep(state)
            case _:
                raise self.illegal(choice)

    @abstractmethod
    def again(self, state: S42State) -> None:
        """Lay the roll on the stack once more."""

    @abstractmethod
    def keep(self, state: S42State) -> None:
        """What the dice that lie there do."""
