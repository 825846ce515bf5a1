"""The Recovery Phase (S42-3.0.h)."""

from hexfront.games.s42.maskirovka.armies import army_of, recognize
from hexfront.games.s42.moments.dice import DieMoment, die_of
from hexfront.games.s42.places import BOXED
from hexfront.games.s42.retreat.recovery import must_rally, rally_roll, recover
from hexfront.games.s42.state import S42State
from hexfront.play import Outcome
from hexfront.play.masks import members


def begin(state: S42State) -> None:
    """Units out of EZOC recover at once; the others roll, in the order of their numbers."""
    side = state.side
    own = state.setting.own[side]
    rolling = must_rally(state, side)
    resting = state.disordered & own & ~sum(1 << u for u in rolling)
    for u in members(resting):
        recover(state, u, "S42-13.4.a")
    for u in rolling:
        if state.place[u] == BOXED:  # the die tells where the unit is
            recognize(state, army_of(state, u), "S42-34.2.e")
    state.fresh &= ~own  # S42-21.4.f
    state.stack.extend(Rally(side, u) for u in reversed(rolling))


class Rally(DieMoment, frozen=True, tag="Rally"):
    """The roll of one unit on the Rally Table (S42-13.5)."""

    unit: int

    def fall(self, state: S42State, outcome: Outcome) -> None:
        state.stack.pop()
        die = die_of(outcome)
        tally = rally_roll(state, self.unit, die)
        state.note("log-rally", "S42-13.5.a", tally, unit=self.unit, die=die)
        if state.setting.charts.rally.recovered(tally.total):
            recover(state, self.unit, "S42-13.5.a")
