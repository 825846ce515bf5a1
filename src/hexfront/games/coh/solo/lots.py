"""Decisions of the AI that may need a lot, and the lot itself, for all to see."""

from typing import ClassVar

import msgspec

from hexfront.games.coh.moments.base import CohMoment, CohStep
from hexfront.games.coh.solo.procedure import Procedure, UndecidedError
from hexfront.games.coh.state import CohState
from hexfront.play import CHANCE, Draw, Outcome
from hexfront.play.chance import Chances

LOTS = {
    "unit": "log-lot-unit",
    "target": "log-lot-target",
    "goal": "log-lot-target",
    "hex": "log-lot-hex",
    "facing": "log-lot-facing",
}
"""What a lot decides."""


class Deliberation(CohStep, frozen=True):
    """A decision that is worked out anew each time a lot has been drawn for it.

    A subclass has the lots as its field `picks`, and may have `blue`: it is a command order.
    """

    replaceable: ClassVar[bool] = False
    """An event of the scenario track may take its place (SOLO-S1.k)."""

    def run(self, state: CohState) -> None:
        picks: tuple[int, ...] = getattr(self, "picks", ())
        p = Procedure(state, picks, bool(getattr(self, "blue", False)))
        try:
            self.settle(state, p)
        except UndecidedError as tie:
            state.stack.append(self)
            state.stack.append(Lot(self.side, tie.among, tie.of))

    def settle(self, state: CohState, p: Procedure) -> None:
        """Decide and go on; nothing may be changed before the last lot."""
        raise TypeError(f"{type(self).__name__} decides nothing")


class Lot(CohMoment, frozen=True, tag="Lot"):
    """Candidates are equal after every tie-break: chance takes one (SOLO-5.3.a5)."""

    among: tuple[int, ...]
    of: str
    """unit, target, goal, hex or facing."""

    def actor(self, state: CohState) -> int:
        return CHANCE

    def chances(self, state: CohState) -> Chances:
        return Chances((Draw(n), 1) for n in range(len(self.among)))

    def fall(self, state: CohState, outcome: Outcome) -> None:
        if not isinstance(outcome, Draw):
            raise TypeError("a lot must be drawn")
        state.stack.pop()
        waiting = state.stack[-1]
        picks = (*waiting.picks, outcome.item)
        state.stack[-1] = msgspec.structs.replace(waiting, picks=picks)
        state.note(LOTS[self.of], "SOLO-5.3.a5", count=len(self.among), which=outcome.item + 1)
