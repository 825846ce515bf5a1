"""Disengagement (chapter 27): the roll, a step that it may cost, and the retreat."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.s42.choices import Lose
from hexfront.games.s42.combat.losses import alive, may_lose_together
from hexfront.games.s42.means.leaders import over_disengagement
from hexfront.games.s42.moments import losses
from hexfront.games.s42.moments.dice import DieMoment, die_of
from hexfront.games.s42.moments.rerolls import RollAgain
from hexfront.games.s42.moments.retreat import begin_retreat, disorder, with_boxes
from hexfront.games.s42.places import Order
from hexfront.games.s42.retreat.courses import WITHDRAWAL
from hexfront.games.s42.retreat.disengaging import disengage_roll
from hexfront.games.s42.state import S42State
from hexfront.hexes import NOWHERE, HexId
from hexfront.play import Choice, Outcome
from hexfront.play.masks import mask_of, members
from hexfront.play.moment import RulesStep, SideMoment

DISENGAGEMENT = 2
"""The most hexes of the retreat (S42-27.2.3.b)."""


class DisengageRoll(DieMoment, frozen=True, tag="DisengageRoll"):
    """One die on the Disengagement Table (S42-27.2.1.d)."""

    units: tuple[int, ...]
    hex: HexId

    def fall(self, state: S42State, outcome: Outcome) -> None:
        state.stack.pop()
        die = die_of(outcome)
        leader = over_disengagement(state, self.side, self.units)
        if leader == NOWHERE:
            settle(state, self.units, self.hex, die)
        else:
            again = DisengageAgain(self.side, leader, self.units, self.hex, die)
            state.stack.append(again)


class DisengageAgain(RollAgain, frozen=True, tag="DisengageAgain"):
    """Manstein may have the roll of Axis units made again (S42-28.1.4.a)."""

    units: tuple[int, ...]
    hex: HexId
    die: int

    def again(self, state: S42State) -> None:
        state.stack.append(DisengageRoll(self.side, self.units, self.hex))

    def keep(self, state: S42State) -> None:
        settle(state, self.units, self.hex, self.die)


def settle(state: S42State, units: tuple[int, ...], h: HexId, die: int) -> None:
    """What a roll does: the units stay, or retreat, perhaps with a step less."""
    side = state.side_of(units[0])
    tally = disengage_roll(state, units, die)
    result = state.setting.charts.disengagement.result(tally.total)
    state.note(
        "log-disengage", "S42-27.2.1.d", tally, unit=units[0], more=len(units) - 1, hex=h,
        die=die, result=result,
    )  # fmt: skip
    state.tried |= sum(1 << u for u in units)
    if result == "no":
        return
    state.stack.append(BreakAway(side, units, h))
    if result == "loss":
        state.stack.append(StackLoss(side, units))


class StackLoss(RulesStep[S42State], frozen=True, tag="StackLoss"):
    """One step of those who rolled together; the owner chooses whose (S42-27.2.3.c)."""

    units: tuple[int, ...]

    def run(self, state: S42State) -> None:
        able = may_lose_together(state, self.units)
        if len(able) == 1:
            losses.lose(state, able[0], "S42-27.2.3.c")
        else:
            state.stack.append(ChooseStackLoss(self.side, self.units))


class ChooseStackLoss(SideMoment[S42State], frozen=True, tag="ChooseStackLoss"):
    """Which unit of a stack that disengages loses the step."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Lose,)

    units: tuple[int, ...]

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [Lose(u) for u in may_lose_together(state, self.units)]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Lose):
            raise self.illegal(choice)
        state.stack.pop()
        losses.lose(state, choice.unit, "S42-27.2.3.c")


class BreakAway(RulesStep[S42State], frozen=True, tag="BreakAway"):
    """The units retreat one or two hexes and are Disrupted (S42-27.2.3.b)."""

    units: tuple[int, ...]
    hex: HexId

    def run(self, state: S42State) -> None:
        units = tuple(u for u in self.units if alive(state, u))
        state.stack.append(LeftBehind(self.side, self.hex))
        if not units:
            return
        going = mask_of(units)
        staying = state.combat_at(self.hex, self.side) & ~going
        armies = 0 if staying else state.units_at(self.hex, self.side) & state.setting.armies
        for u in members(with_boxes(state, going | armies)):  # S42-34.6.2.c
            disorder(state, u, Order.DISRUPTED)
        begin_retreat(
            state, units, self.hex, DISENGAGEMENT, chooser=self.side, order=None,
            rule="S42-27.2.3.b", delay=True, lenient=True, alone=bool(staying),
        )  # fmt: skip


class LeftBehind(RulesStep[S42State], frozen=True, tag="LeftBehind"):
    """Units in Full Retreat do not stay when those with them are gone or lost (S42-13.3.3)."""

    hex: HexId

    def run(self, state: S42State) -> None:
        standing = state.combat_at(self.hex, self.side)
        if standing and not standing & ~state.full_retreat:
            begin_retreat(
                state, tuple(members(standing)), self.hex, WITHDRAWAL, chooser=state.side,
                order=None, rule="S42-13.3.3.a", lenient=True,
            )  # fmt: skip
