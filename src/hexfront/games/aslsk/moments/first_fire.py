"""Defensive First Fire: after each expenditure of MF the DEFENDER may fire (ASL-3.3.3)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.aslsk.choices import (
    Bombard,
    Dispense,
    Done,
    Engage,
    FirePanzerfaust,
    OpenFire,
    React,
    SeekMotion,
)
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.modifiers import modifiers
from hexfront.games.aslsk.fire.residual import victims
from hexfront.games.aslsk.harm.results import blow
from hexfront.games.aslsk.moments.base import AslskMoment, DiceMoment, RulesStep
from hexfront.games.aslsk.moments.dispensing import UsageRoll
from hexfront.games.aslsk.moments.fire_phase import ask_for_fire, attacks, begin_attack
from hexfront.games.aslsk.moments.firing import report_roll
from hexfront.games.aslsk.moments.harm import strike
from hexfront.games.aslsk.moments.motion import MotionRoll
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.dispensers import dispensings, fitted, provoked
from hexfront.games.aslsk.vehicles.motion import attempts
from hexfront.hexes import HexId
from hexfront.play import Choice, Outcome, Roll
from hexfront.play.masks import each, mask_of
from hexfront.play.teams import FOE


def begin(state: AslskState) -> None:
    """The movers have spent MF: Residual FP attacks first, then the DEFENDER may (ASL-3.3.5.k)."""
    side = FOE[state.attacker]
    state.stack.append(MayFire(side))
    struck = victims(state)
    if struck:
        state.raked |= struck
        h = state.place[next(iter(struck))]
        state.stack.append(ResidualRoll(side, h, tuple(struck)))


class ResidualRoll(DiceMoment, frozen=True, tag="ResidualRoll"):
    """The IFT DR of Residual FP (ASL-3.3.5.g)."""

    hex: int
    targets: tuple[int, ...]

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        h, column = HexId(self.hex), state.residual[HexId(self.hex)]
        drm = modifiers(state, Attack(FireKind.RESIDUAL, self.side, h))
        if state.news is not None:
            colored, white = outcome.dice
            report_roll(state, "log-residual-roll", drm, h, column, (colored, white))
        totals = {u: drm.total(u) for u in self.targets}
        strike(state, blow(state, self.side, h, (column, column), outcome.total, totals))


class MayFire(RulesStep, frozen=True, tag="MayFire"):
    """Whether the DEFENDER can fire at the movers, for the first time or again (ASL-3.3.3.c)."""

    def run(self, state: AslskState) -> None:
        if state.on_map & mask_of(state.movers):
            ask_for_fire(state, FirstFire(self.side))


def evasions(state: AslskState, side: int) -> list[Choice]:
    """What AFV of the DEFENDER can do but fire: Motion Attempts and smoke (ASL-7.5.e)."""
    own = state.own[side] & state.vehicles & state.on_map
    if not own:
        return []
    listed: list[Choice] = [*map(SeekMotion, attempts(state, side))]
    for u in each(own):
        if fitted(state, u) and provoked(state, u):
            listed += dispensings(state, u)
    return listed


class FirstFire(AslskMoment, frozen=True, tag="FirstFire"):
    """The DEFENDER halts the move and fires, or lets it go on (ASL-3.3.3.c)."""

    takes = (OpenFire, Bombard, Engage, React, FirePanzerfaust, SeekMotion, Dispense, Done)

    window: ClassVar[bool] = True

    def choices(self, state: AslskState) -> Sequence[Choice]:
        listed = attacks(state, self.side)
        if state.vehicles:
            listed += evasions(state, self.side)
        listed.append(Done())
        return listed

    def take(self, state: AslskState, choice: Choice) -> None:
        if isinstance(choice, Done):
            state.stack.pop()
            return
        state.stack[-1] = MayFire(self.side)
        match choice:
            case SeekMotion(unit):
                state.stack.append(MotionRoll(self.side, unit))
                return
            case Dispense(unit, kind, h):
                state.stack.append(UsageRoll(self.side, unit, kind, h))
                return
        if not begin_attack(state, self.side, choice):
            raise self.illegal(choice)

    def presses(self, state: AslskState, order: str) -> bool:
        """Whether a mover is next to a unit that can attack it, or is a vehicle that one can
        harm."""
        listed = attacks(state, self.side)
        if order == "vehicles":
            return any(isinstance(choice, Engage | React) for choice in listed)
        return any(_beside(state, choice) for choice in listed)


def _beside(state: AslskState, choice: Choice) -> bool:
    """Whether an attack is made from a hex next to its target."""
    match choice:
        case React():
            return True
        case Engage(unit=u, vehicle=target):
            to = state.place[target]
        case OpenFire(hex=to, unit=u) | FirePanzerfaust(hex=to, unit=u):
            pass
        case _:
            return False
    return state.setting.grid.distance(HexId(state.place[u]), HexId(to)) < 2
