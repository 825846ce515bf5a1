"""The moments of a Field Promotion."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.aslsk.choices import Promote
from hexfront.games.aslsk.moments.base import ONE_DIE, AslskMoment, DiceMoment
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.promotion import created_kind, promotion_drm
from hexfront.hexes import HexId
from hexfront.play import Chances, Choice, Outcome, Roll


class MayPromote(AslskMoment, frozen=True, tag="MayPromote"):
    """The owner of an MMC that rolled an Original 2 may try to create a leader."""

    takes = (Promote,)

    unit: int

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return (Promote(True), Promote(False))

    def take(self, state: AslskState, choice: Choice) -> None:
        if not isinstance(choice, Promote):
            raise self.illegal(choice)
        state.stack.pop()
        if choice.roll:
            state.stack.append(PromotionRoll(self.side, self.unit))


class PromotionRoll(DiceMoment, frozen=True, tag="PromotionRoll"):
    """The dr on the Leader Creation Table."""

    unit: int
    rolls: ClassVar[Chances] = ONE_DIE

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        drm = promotion_drm(state, self.unit)
        kind = created_kind(state, self.unit, outcome.total + drm.total)
        if kind is None:
            state.note("log-no-leader", "ASL-5.3.a", tally=drm, unit=self.unit, die=outcome.total)
            return
        here = HexId(state.place[self.unit])
        leader = state.create(self.side, kind, here, state.elr[self.unit])
        state.note(
            "log-leader-created", "ASL-5.3.a", tally=drm, unit=self.unit, leader=leader,
            die=outcome.total,
        )  # fmt: skip


def begin_promotion(state: AslskState, u: int) -> None:
    """An MMC may create a leader; he will be in its hex."""
    state.stack.append(MayPromote(state.side_of(u), u))
