"""The usage DR of smoke dispensers (ASL-7.5)."""

from hexfront.games.aslsk.moments.base import DiceMoment
from hexfront.games.aslsk.movement.marching import spend
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.dispensers import cost, fitted, puff, usage_drm
from hexfront.hexes import HexId
from hexfront.play import Outcome, Roll


class UsageRoll(DiceMoment, frozen=True, tag="UsageRoll"):
    """Whether a dispenser places its smoke (ASL-7.5.h); only a success costs an MP (ASL-7.5.d)."""

    unit: int
    dispenser: int
    hex: int

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        u, h = self.unit, HexId(self.hex)
        dispenser = fitted(state, u)[self.dispenser]
        drm = usage_drm(state, u, dispenser, h)
        state.dispensed |= 1 << u
        works = outcome.total + drm.total <= dispenser.number
        colored, white = outcome.dice
        state.note(
            "log-dispensed" if works else "log-not-dispensed", "ASL-7.5.h", drm, unit=u, hex=h,
            colored=colored, white=white,
        )  # fmt: skip
        if not works:
            return
        puff(state, u, h)
        if self.side == state.attacker:
            spend(state, (u,), cost(state))
