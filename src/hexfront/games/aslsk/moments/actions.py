"""What a moving unit does in its hex: its dice, and the fire that it draws (ASL-3.3.3.h)."""

from typing import ClassVar

from hexfront.games.aslsk.moments import first_fire
from hexfront.games.aslsk.moments.base import ONE_DIE, DiceMoment, RulesStep
from hexfront.games.aslsk.movement.actions import grenade_drm
from hexfront.games.aslsk.movement.marching import GRENADE
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.charges import place, stays_able
from hexfront.hexes import HexId
from hexfront.play import Chances, Outcome, Roll
from hexfront.play.masks import mask_of


class DrawFire(RulesStep, frozen=True, tag="DrawFire"):
    """MF have been spent: Residual FP, then the DEFENDER's Defensive First Fire (ASL-3.3.1.e).

    Off the board nobody can be fired at (ASL-3.2.1.d).
    """

    def run(self, state: AslskState) -> None:
        if state.on_map & mask_of(state.movers):
            first_fire.begin(state)


class GrenadeRoll(DiceMoment, frozen=True, tag="GrenadeRoll"):
    """The dr for smoke grenades (ASL-3.3.1.m)."""

    unit: int
    hex: int
    rolls: ClassVar[Chances] = ONE_DIE

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        u, h, die = self.unit, HexId(self.hex), outcome.total
        drm = grenade_drm(state, u)
        placed = die + drm.total <= state.kinds.smoke[state.kind[u]]
        message = "log-smoke" if placed else "log-no-smoke"
        state.note(message, "ASL-3.3.1.m", drm, unit=u, hex=h, die=die)
        if placed:
            state.smoke[h] = (*state.smoke.get(h, ()), (GRENADE, self.side))
        if die == state.setting.charts.movement.smoke_grenade.ends_move_on.value:
            state.done |= 1 << u  # ASL-3.3.1.o
            state.note("log-move-ended", "ASL-3.3.1.o", unit=u)


class ChargeSet(RulesStep, frozen=True, tag="ChargeSet"):
    """The fire is over: a placer who is neither pinned nor broken has placed his DC (ASL-4.3.h)."""

    unit: int
    weapon: int
    hex: int
    vehicle: int = NOBODY

    def run(self, state: AslskState) -> None:
        if stays_able(state, self.unit) and state.holder[self.weapon] == self.unit:
            place(state, self.unit, self.weapon, HexId(self.hex), self.vehicle)
