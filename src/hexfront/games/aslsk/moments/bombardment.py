"""A mortar or a Gun fires at a hex without known enemies: which one (ASL-6.11.f)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.aslsk.choices import Bombard, CallOff, OpenFire
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.moments.firing import gather
from hexfront.games.aslsk.moments.gunnery import begin_laying
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.gunnery import open_hexes
from hexfront.games.aslsk.weapons.ordnance import empty_hexes
from hexfront.hexes import Bitboard, bits
from hexfront.play import Choice


def begin_bombardment(state: AslskState, side: int, choice: Bombard) -> None:
    """Ask for the hex."""
    state.stack.append(Bombardment(side, choice.unit, choice.weapon))


def hexes_for(state: AslskState, u: int, w: int) -> Bitboard:
    """The hexes without known enemies that a weapon can fire at."""
    return open_hexes(state, u, w) if is_cannon(state, w) else empty_hexes(state, u, w)


class Bombardment(AslskMoment, frozen=True, tag="Bombardment"):
    """The hexes in range and LOS of the weapon."""

    takes = (OpenFire, CallOff)

    private: ClassVar[bool] = True

    unit: int
    weapon: int

    def choices(self, state: AslskState) -> Sequence[Choice]:
        hexes = bits(hexes_for(state, self.unit, self.weapon))
        return [CallOff(), *(OpenFire(h, self.unit, self.weapon) for h in hexes)]

    def take(self, state: AslskState, choice: Choice) -> None:
        if isinstance(choice, CallOff):
            state.call_off()
            return
        state.stack.pop()
        match choice:
            case OpenFire(h, unit, weapon) if is_cannon(state, weapon):
                begin_laying(state, self.side, unit, weapon, h)
            case OpenFire():
                gather(state, self.side, choice)
            case _:
                raise self.illegal(choice)
