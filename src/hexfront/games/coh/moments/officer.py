"""Frontline Officer: CAP beyond the track (card 08)."""

from hexfront.games.coh.moments.rolls import RollResult, Throw, settle_roll
from hexfront.games.coh.state import CohState


class OfficerRoll(Throw, frozen=True, tag="OfficerRoll"):
    """Frontline Officer: CAP beyond the track for this round."""

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, OfficerResult(self.side, dice, 0))


class OfficerResult(RollResult, frozen=True, tag="OfficerResult"):
    def run(self, state: CohState) -> None:
        gained = max(0, self.total)
        state.bonus[self.side] += gained
        state.note("log-officer", "COH-CARD.08", side=self.side, roll=self.total, cap=gained)
