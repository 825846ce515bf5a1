"""Withdrawals and upgrades in the Initial Phase (chapter 32), one after another."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.s42.choices import Arrive, Decline, Lose, Reinforce, S42Choice, Withdraw
from hexfront.games.s42.combat.pieces import lose_step
from hexfront.games.s42.entry import withdrawals as rules
from hexfront.games.s42.maskirovka.armies import box_of
from hexfront.games.s42.means.replacements import settle
from hexfront.games.s42.places import NOBODY, box_place
from hexfront.games.s42.scenarios.scenariofile import Withdrawal
from hexfront.games.s42.state import S42State
from hexfront.play import Choice
from hexfront.play.moment import RulesStep, SideMoment

PANZERS = 2
"""Panzer divisions that are withdrawn (S42-32.1.a)."""
CORPS, SPARE_STEP = "S42-32.2.a", "S42-32.2.d"


def begin(state: S42State, side: int) -> None:
    """Lay what this turn asks for on the stack, the first on top."""
    terms = state.setting.side_files[side].withdrawals
    due = [n for n, term in enumerate(terms) if term.turn == state.turn]
    state.stack.extend(BeginWithdrawal(side, n) for n in reversed(due))


class BeginWithdrawal(RulesStep[S42State], frozen=True, tag="BeginWithdrawal"):
    """One entry of the schedule."""

    index: int

    def run(self, state: S42State) -> None:
        term = state.setting.side_files[self.side].withdrawals[self.index]
        match term.what:
            case "infantry-division":
                _ask(state, self.side, rules.infantry_divisions(state), term.rule)
            case "tank-corps":
                _ask(state, self.side, rules.tank_corps(state), CORPS)
            case _:
                self._named(state, term, state.setting.by_id[term.unit])

    def _named(self, state: S42State, term: Withdrawal, u: int) -> None:
        """An entry that names its unit."""
        match term.what:
            case "panzer-divisions":
                steps = rules.withdraw(state, u, "S42-32.1.c")
                state.stack.append(WithdrawPanzer(self.side, PANZERS, steps))
            case "upgrade":
                rules.upgrade(state, u)
            case "exchange":
                rules.exchange(state, u, state.setting.by_id[term.by])
            case _:
                whole = rules.in_play(state, u) and not state.lost[u]
                rules.withdraw(state, u, term.rule)
                if term.penalty and not whole:
                    state.special_debt += 1  # S42-32.3.a


def _ask(state: S42State, side: int, units: list[int], rule: str) -> None:
    if units:
        state.stack.append(ChooseWithdrawal(side, tuple(units), rule))


class WithdrawPanzer(RulesStep[S42State], frozen=True, tag="WithdrawPanzer"):
    """The next panzer division that goes; then steps are balanced (S42-32.1)."""

    left: int
    steps: int
    """Steps that have gone so far."""

    def run(self, state: S42State) -> None:
        able = rules.panzer_divisions(state) if self.left else []
        if not able:
            state.stack.append(BalanceSteps(self.side, self.steps - rules.PANZER_STEPS))
            return
        state.stack.append(
            ChooseWithdrawal(self.side, tuple(able), "S42-32.1.a", self.left, self.steps)
        )


class ChooseWithdrawal(SideMoment[S42State], frozen=True, tag="ChooseWithdrawal"):
    """The unit that leaves the game."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Withdraw,)

    units: tuple[int, ...]
    rule: str
    left: int = 0
    steps: int = 0
    """Of panzer divisions: how many have to go, this one included, and the steps gone."""

    def choices(self, state: S42State) -> Sequence[S42Choice]:
        return [Withdraw(u) for u in self.units]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Withdraw):
            raise self.illegal(choice)
        state.stack.pop()
        box = box_of(state, choice.unit)
        place = state.place[choice.unit] if box == NOBODY else box_place(box)
        gone = rules.withdraw(state, choice.unit, self.rule)
        if self.left:
            state.stack.append(WithdrawPanzer(self.side, self.left - 1, self.steps + gone))
        elif self.rule == CORPS:
            _after_corps(state, self.side, place, gone)


class BalanceSteps(RulesStep[S42State], frozen=True, tag="BalanceSteps"):
    """Too few steps have gone, or more than had to (S42-32.1.e, S42-32.1.f)."""

    balance: int

    def run(self, state: S42State) -> None:
        if self.balance < 0 and (able := rules.reducible(state)):
            state.stack.append(ReduceUnit(self.side, tuple(able), "S42-32.1.e", self.balance))
        elif self.balance > 0 and rules.reinforceable(state):
            state.stack.append(GiveStep(self.side, "S42-32.1.f", self.balance))


class ReduceUnit(SideMoment[S42State], frozen=True, tag="ReduceUnit"):
    """Another unit loses a step so that enough are gone (S42-32.1.e, S42-32.2.c)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Lose,)

    units: tuple[int, ...]
    rule: str
    balance: int = 0

    def choices(self, state: S42State) -> Sequence[S42Choice]:
        return [Lose(u) for u in self.units]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Lose):
            raise self.illegal(choice)
        state.stack.pop()
        lose_step(state, choice.unit, self.rule)
        if self.balance:
            state.stack.append(BalanceSteps(self.side, self.balance + 1))


class GiveStep(SideMoment[S42State], frozen=True, tag="GiveStep"):
    """Steps that are left over go to other units at once, or are lost (S42-32.1.h).

    Who can take one is not kept here, where the Axis would see whose holding box is in supply.
    """

    takes: ClassVar[tuple[type[Choice], ...]] = (Reinforce, Arrive, Decline)

    rule: str
    balance: int = 1
    brigades: tuple[int, ...] = ()
    """Tank brigades that may come back instead, where the corps was (S42-32.2.d)."""
    place: int = -1

    def takers(self, state: S42State) -> list[int]:
        """The units to which a step can be given."""
        return rules.reduced_corps(state) if self.rule == SPARE_STEP else rules.reinforceable(state)

    def choices(self, state: S42State) -> Sequence[S42Choice]:
        listed: list[S42Choice] = [Reinforce(u) for u in self.takers(state)]
        return [*listed, *(Arrive(u, self.place) for u in self.brigades), Decline()]

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Reinforce(unit):
                rules.give_step(state, unit, self.rule)
                state.stack.append(BalanceSteps(self.side, self.balance - 1))
            case Arrive(unit, place):
                settle(state, unit, place)
                state.note("log-arrived", self.rule, unit=unit, place=place)
            case Decline():
                return
            case _:
                raise self.illegal(choice)


def _after_corps(state: S42State, side: int, place: int, gone: int) -> None:
    """At least one step goes with a tank corps; a second one is given away (32.2.c, 32.2.d)."""
    if not gone:
        others = rules.corps_on_map(state)
        if others:
            state.stack.append(ReduceUnit(side, tuple(others), "S42-32.2.c"))
    elif gone > 1:
        brigades = tuple(rules.lost_brigades(state, place))
        if brigades or rules.hidden_corps(state) or rules.reduced_corps(state):
            state.stack.append(GiveStep(side, SPARE_STEP, 1, brigades, place))
