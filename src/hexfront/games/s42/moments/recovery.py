"""The Recovery Phase (S42-3.0.h)."""

from hexfront.games.s42.moments.base import S42Moment
from hexfront.games.s42.retreat.recovery import must_rally, rally_roll, recover
from hexfront.games.s42.state import S42State
from hexfront.play import CHANCE, Chances, Outcome, Roll, dice
from hexfront.play.masks import members

ONE_DIE = dice(1)


def begin(state: S42State) -> None:
    """Units out of EZOC recover at once; the others roll, in the order of their numbers."""
    side = state.side
    own = state.setting.own[side]
    rolling = must_rally(state, side)
    resting = state.disordered & own & ~sum(1 << u for u in rolling)
    for u in members(resting):
        recover(state, u, "S42-13.4.a")
    state.fresh &= ~own  # S42-21.4.f
    state.stack.extend(Rally(side, u) for u in reversed(rolling))


class Rally(S42Moment, frozen=True, tag="Rally"):
    """The roll of one unit on the Rally Table (S42-13.5)."""

    unit: int

    def actor(self, state: S42State) -> int:
        return CHANCE

    def chances(self, state: S42State) -> Chances:
        return ONE_DIE

    def fall(self, state: S42State, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        die = outcome.dice[0]
        tally = rally_roll(state, self.unit, die)
        state.note("log-rally", "S42-13.5.a", tally, unit=self.unit, die=die)
        if state.setting.charts.rally.recovered(tally.total):
            recover(state, self.unit, "S42-13.5.a")
