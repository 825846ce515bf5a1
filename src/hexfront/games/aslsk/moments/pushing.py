"""Pushing a Gun hex by hex: its DR, and the arc that it may take up (ASL-6.5)."""

from collections.abc import Sequence

from hexfront.games.aslsk.choices import Done, Face
from hexfront.games.aslsk.moments.actions import DrawFire
from hexfront.games.aslsk.moments.base import AslskMoment, DiceMoment
from hexfront.games.aslsk.moments.parted import part
from hexfront.games.aslsk.movement.allowance import March
from hexfront.games.aslsk.movement.marching import blunder, enter, show
from hexfront.games.aslsk.movement.pushing import push_drm, times
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.guns import gun
from hexfront.hexes import DIRECTIONS, HexId
from hexfront.play import Choice, Outcome, Roll
from hexfront.play.masks import mask_of
from hexfront.play.teams import FOE


class PushRoll(DiceMoment, frozen=True, tag="PushRoll"):
    """The DR against the M# (ASL-6.5.b)."""

    march: March
    weapon: int
    hex: int
    road: bool

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        march, w, to = self.march, self.weapon, HexId(self.hex)
        drm = push_drm(state, march, w, to, road=self.road)
        final, number = outcome.total + drm.total, gun(state, w).manhandling
        colored, white = outcome.dice
        pushing = mask_of(march.units)
        show(state, march.units)
        state.pushed |= pushing  # ASL-6.5.k
        state.note(
            "log-pushes", "ASL-6.5.b", drm,
            weapon=w, unit=state.holder[w], hex=to, number=number, colored=colored, white=white,
        )  # fmt: skip
        if final > number:
            state.done |= pushing  # ASL-6.5.h
            state.note("log-gun-stuck", "ASL-6.5.h", weapon=w)
            return
        state.stack.append(DrawFire(self.side))
        if state.units_at(to, FOE[self.side]):
            blunder(state, march, to, road=self.road)
            return
        before = state.place[march.units[0]]
        enter(state, march, to, road=self.road, times=times(state))
        part(state, before, march.units)
        state.off_road |= pushing  # ASL-6.5.e
        state.emplaced &= ~(1 << w)  # ASL-6.3.f
        if final == number:
            state.done |= pushing  # ASL-6.5.g
        state.stack.append(Repointing(self.side, w))


class Repointing(AslskMoment, frozen=True, tag="Repointing"):
    """A Gun that was pushed may change its arc at the same time (ASL-6.5.m)."""

    takes = (Face, Done)

    weapon: int

    def choices(self, state: AslskState) -> Sequence[Choice]:
        arcs = [arc for arc in DIRECTIONS if arc != state.arc[self.weapon]]
        return [*(Face(self.weapon, arc) for arc in arcs), Done()]

    def take(self, state: AslskState, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Face(w, arc):
                state.arc[w] = arc
                state.note("log-turns-gun", "ASL-6.5.m", unit=state.holder[w], weapon=w)
            case Done():
                pass
            case _:
                raise self.illegal(choice)
