"""Laying a Gun: Target Type, ammunition and arc, before its TH DR (ASL-3.2.4.i)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.aslsk.choices import CallOff, Rake, Shoot
from hexfront.games.aslsk.harm.pieces import reveal
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.moments.firing import FireRoll, Gathering
from hexfront.games.aslsk.moments.ordnance import begin_shot
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.equivalent import rakes, raking
from hexfront.games.aslsk.weapons.gunnery import shot_so, shots
from hexfront.games.aslsk.weapons.shells import AMMUNITION
from hexfront.hexes import HexId
from hexfront.play import Choice

TARGETS = ("ITT", "VTT", "ATT")
"""Target Types as players write them."""


def begin_laying(state: AslskState, side: int, unit: int, weapon: int, h: int) -> None:
    """Ask how a Gun fires at a hex; nothing is used up before it does."""
    state.stack.append(Laying(side, unit, weapon, h))


class Laying(AslskMoment, frozen=True, tag="Laying"):
    """How the Gun is fired."""

    takes = (Shoot, Rake, CallOff)

    private: ClassVar[bool] = True

    unit: int
    weapon: int
    hex: int

    def choices(self, state: AslskState) -> Sequence[Choice]:
        u, w, h = self.unit, self.weapon, HexId(self.hex)
        return [*shots(state, u, w, h), *rakes(state, u, w, h), CallOff()]

    def take(self, state: AslskState, choice: Choice) -> None:
        if isinstance(choice, CallOff):
            state.call_off()
            return
        state.stack.pop()
        match choice:
            case Shoot():
                shot = shot_so(state, self.unit, self.weapon, self.hex, choice)
                reveal(state, HexId(state.place[self.unit]), self.side)
                self._announce(state, choice)
                begin_shot(state, shot)
            case Rake():
                self._rake(state, choice)
            case _:
                raise self.illegal(choice)

    def _rake(self, state: AslskState, choice: Rake) -> None:
        """IFE takes the way of an MG, and costs the Gun its Acquisition (ASL-6.8.b, ASL-6.8.e).

        The MG of a vehicle may join its MA (ASL-7.8.g).
        """
        u, w = self.unit, self.weapon
        attack = raking(state, u, w, self.hex, choice)
        if state.vehicles >> u & 1:
            state.stack.append(Gathering(self.side, attack))
            return
        reveal(state, HexId(state.place[u]), self.side)
        state.note("log-rakes", "ASL-6.8.b", unit=u, weapon=w, hex=self.hex)
        if choice.arc != NOBODY:
            state.arc[w] = choice.arc
            state.note("log-turns-gun", "ASL-3.2.4.t", unit=u, weapon=w)
        state.acquired.pop(w, None)
        state.stack.append(FireRoll(self.side, attack))

    def _announce(self, state: AslskState, choice: Shoot) -> None:
        state.note(
            "log-fires-gun", "ASL-3.2.4.i", unit=self.unit, weapon=self.weapon, hex=self.hex,
            target=TARGETS[choice.target], ammunition=AMMUNITION[choice.ammunition].value,
        )  # fmt: skip
        if choice.arc != NOBODY:
            state.note("log-turns-gun", "ASL-3.2.4.t", unit=self.unit, weapon=self.weapon)
