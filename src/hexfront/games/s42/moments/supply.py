"""The Supply Phase: Railheads, supply, Isolation Attrition and the last Supply Points (3.0.i)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.s42.choices import EndPhase, MoveRailhead, SpendSupply
from hexfront.games.s42.maskirovka.armies import army_of, recognize, stands_at
from hexfront.games.s42.means.resources import spend_supply, spendable
from hexfront.games.s42.moments.dice import DieMoment, die_of
from hexfront.games.s42.moments.losses import lose
from hexfront.games.s42.moments.retreat import watch_guards
from hexfront.games.s42.places import BOXED
from hexfront.games.s42.setting import AXIS, SIDES
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.check import check_supply
from hexfront.games.s42.supply.isolation import attrition_tally, attrition_units
from hexfront.games.s42.supply.railways import (
    advance_railhead,
    operative,
    railhead_paths,
    repair_plain_lines,
)
from hexfront.hexes import HexId
from hexfront.play import Choice, Outcome
from hexfront.play.moment import RulesStep, SideMoment


def begin(state: S42State) -> None:
    """Lay the moments of the phase on the stack."""
    side = state.side
    state.stack.append(Replenish(side))
    state.stack.append(CheckSupply(side))
    if side == AXIS:
        repair_plain_lines(state)
        _offer(state, Railheads(side, (), len(state.railheads)))


class Railheads(SideMoment[S42State], frozen=True, tag="Railheads"):
    """The Axis advances Railheads (S42-17.2)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (MoveRailhead, EndPhase)

    moved: tuple[int, ...]
    before: int
    """How many there were as the phase began; later ones wait for the next (S42-17.2.2.b)."""

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [*self.advances(state), EndPhase()]

    def advances(self, state: S42State) -> list[MoveRailhead]:
        """What can still be moved; each Railhead moves once."""
        if len(self.moved) >= state.setting.definitions.limits.railheads_moved.of(SIDES[AXIS]):
            return []  # S42-17.2.1.c
        return [
            MoveRailhead(index, to)
            for index in range(self.before)
            if index not in self.moved and operative(state, index)
            for to in railhead_paths(state, index)
        ]

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, EndPhase):
            return
        if not isinstance(choice, MoveRailhead):
            raise self.illegal(choice)
        advance_railhead(state, choice.index, HexId(choice.to))
        _offer(state, Railheads(self.side, (*self.moved, choice.index), self.before))


def _offer(state: S42State, railheads: Railheads) -> None:
    advances = railheads.advances(state)
    if advances:
        state.ask(railheads, [*advances, EndPhase()])


class CheckSupply(RulesStep[S42State], frozen=True, tag="CheckSupply"):
    """All combat units of the side trace their lines; the isolated ones may have to roll."""

    def run(self, state: S42State) -> None:
        check_supply(state, self.side)
        units = attrition_units(state, self.side)
        for u in units if state.setting.armies else ():
            if state.place[u] == BOXED:  # the die tells where the unit is
                recognize(state, army_of(state, u), "S42-34.2.e")
        if units:
            watch_guards(state, self.side, units)
            state.stack.append(Attrition(self.side, units))


class Attrition(DieMoment, frozen=True, tag="Attrition"):
    """One die for each isolated unit next to the enemy, the first of them now (S42-16.5.3)."""

    units: tuple[int, ...]

    def fall(self, state: S42State, outcome: Outcome) -> None:
        die = die_of(outcome)
        u, rest = self.units[0], self.units[1:]
        state.stack.pop()
        if rest:
            state.stack.append(Attrition(self.side, rest))
        tally = attrition_tally(state, u)
        lost = state.setting.charts.isolation.lost(die + tally.total)
        state.note(
            "log-attrition-lost" if lost else "log-attrition-held", "S42-16.5.2.a", tally,
            unit=u, hex=stands_at(state, u), die=die, total=die + tally.total,
        )  # fmt: skip
        if lost:
            lose(state, u, "S42-16.5.2.a")


class Replenish(RulesStep[S42State], frozen=True, tag="Replenish"):
    """SPs make ASUs Ready as the last step of the phase (S42-18.6.4.a)."""

    def run(self, state: S42State) -> None:
        if spendable(state, self.side):
            state.stack.append(SpendPoints(self.side))


class SpendPoints(SideMoment[S42State], frozen=True, tag="SpendPoints"):
    """The player may spend SPs on ASUs stacked with them."""

    takes: ClassVar[tuple[type[Choice], ...]] = (SpendSupply, EndPhase)

    def choices(self, state: S42State) -> Sequence[Choice]:
        pairs = spendable(state, self.side)
        return [*(SpendSupply(supply, unit) for supply, unit in pairs), EndPhase()]

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, EndPhase):
            return
        if not isinstance(choice, SpendSupply):
            raise self.illegal(choice)
        spend_supply(state, choice.supply, choice.unit)
        state.stack.append(Replenish(self.side))
