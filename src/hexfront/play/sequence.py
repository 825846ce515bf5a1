"""The sequence of play as data: phases, who acts in them, when they are skipped.

A game lists its phases once, with how each begins and ends; the steps of a turn lie on the stack
like everything else, so that a game can be copied and saved in the midst of them.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from hexfront.play.moment import RulesStep, State

S = TypeVar("S", bound=State)


class PhaseRules(NamedTuple, Generic[S]):
    """How a phase begins (it lays its moments on the stack, above what follows), what it removes
    and settles when it is over, and when it does not take place."""

    begin: Callable[[S], None]
    end: Callable[[S], None] | None = None
    skipped: Callable[[S, int], bool] | None = None


class TurnStep(RulesStep[S], Generic[S], frozen=True):
    """A step of the sequence of play, which every player knows lies ahead."""


class BeginPhase(TurnStep[S], Generic[S], frozen=True):
    """The next phase; `side` is the player whose phase it is."""

    phase: int

    phases: ClassVar[Mapping[int, PhaseRules[Any]]] = {}

    def run(self, state: S) -> None:
        found = self.phases[self.phase]
        if found.skipped is not None and found.skipped(state, self.side):
            self._drop_end(state)
            return
        self.opens(state)
        found.begin(state)

    def _drop_end(self, state: S) -> None:
        """What has not begun does not end."""
        below = state.stack[-1] if state.stack else None
        if isinstance(below, EndPhase) and below.phase == self.phase:
            state.stack.pop()

    def opens(self, state: S) -> None:
        """What happens at the start of every phase: the State is told which it is."""


class EndPhase(TurnStep[S], Generic[S], frozen=True):
    """A phase is over."""

    phase: int

    phases: ClassVar[Mapping[int, PhaseRules[Any]]] = {}

    def run(self, state: S) -> None:
        end = self.phases[self.phase].end
        if end is not None:
            end(state)
        self.closes(state)

    def closes(self, state: S) -> None:
        """What happens at the end of every phase."""


def lay(state: State, steps: Iterable[TurnStep[S]]) -> None:
    """Lay steps on the stack, the first on top."""
    state.stack.extend(reversed(list(steps)))
