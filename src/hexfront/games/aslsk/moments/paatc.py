"""The dice of a PAATC: before an advance into an AFV's hex, or before Reaction Fire."""

from hexfront.games.aslsk.harm.pieces import pin
from hexfront.games.aslsk.moments.base import DiceMoment
from hexfront.games.aslsk.moments.parted import go_forward
from hexfront.games.aslsk.movement.paatc import brave, paatc_drm
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import morale
from hexfront.hexes import HexId
from hexfront.play import Outcome, Roll


class Paatc(DiceMoment, frozen=True):
    """A DR of a unit that faces an AFV; who fails is pinned (ASL-3.7.g)."""

    unit: int

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        u, passed = self.unit, brave(state, self.unit, outcome.total)
        colored, white = outcome.dice
        state.note(
            "log-paatc-passed" if passed else "log-paatc-failed", "ASL-3.7.f",
            paatc_drm(state, u), unit=u, morale=morale(state, u), colored=colored, white=white,
        )  # fmt: skip
        if passed:
            self.passed(state)
        else:
            pin(state, u)

    def passed(self, state: AslskState) -> None:
        """Go on; the moment is off the stack."""
        raise TypeError(f"{type(self).__name__} does nothing with those who dare")


class AdvancePaatc(Paatc, frozen=True, tag="AdvancePaatc"):
    """Who passes enters the hex at once (ASL-3.7.j)."""

    hex: int = NOBODY
    leader: int = NOBODY

    def passed(self, state: AslskState) -> None:
        go_forward(state, self.unit, HexId(self.hex), self.leader)
