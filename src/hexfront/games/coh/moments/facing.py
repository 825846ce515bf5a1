"""The free pivot after a move (COH-4.5.c)."""

from collections.abc import Sequence

from hexfront.games.coh.choices import CohChoice, Face
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.state import CohState
from hexfront.play import Choice


class ChooseFacing(CohMoment, frozen=True):
    """A unit that moved or entered may turn to any side for nothing."""

    unit: int

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Face(self.unit, facing) for facing in range(6)]

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Face):
            raise self.illegal(choice)
        state.facing[self.unit] = choice.facing
        state.stack.pop()
        state.note("log-faces", "COH-4.5.c", unit=self.unit, facing=choice.facing)
