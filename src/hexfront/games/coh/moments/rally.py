"""Rally of a unit or a group (COH-7.6 to COH-7.10, COH-10.9)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.cards.terms import is_free
from hexfront.games.coh.choices import CohChoice, Rally, Shift
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.command.payment import pay_shift, settle_price, shift_line
from hexfront.games.coh.hits.markers import return_marker, reveal_marker
from hexfront.games.coh.hits.rally import rally_cost, rally_number, rally_refusal
from hexfront.games.coh.moments.base import NOT_NOW, CohMoment, CohStep, begin_action
from hexfront.games.coh.moments.rolls import NumberMoment, NumberResult, Throw, settle_roll
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.state import CohState
from hexfront.play import Back, Choice, Line, Moment, Refusal, Tally
from hexfront.play.chance import Chances


def commit_rally(state: CohState, side: int, units: tuple[int, ...], card_no: int) -> None:
    """Each unit with a marker rolls; one Spent Check for all (COH-10.9.b)."""
    secret = bool(state.hidden >> units[0] & 1)
    due = settle_price(state, side, units, rally_cost(state, units), card_no)
    begin_action(state, units)
    crew = state.together(units)
    state.stack.append(SpentStep(side, crew, due, fixed=is_free(card_no), secret=secret))
    state.stack.append(RallyStep(side, tuple(u for u in units if state.hit[u])))


def commit_follow_me(state: CohState, side: int, u: int) -> None:
    """Card 03: no roll, and nothing changes its printed cost (COH-8.5.h)."""
    printed = card(state, CardNo.FOLLOW_ME).cost
    cost = Tally.of([Line("tally-card-cost", printed, "COH-8.5.b")])
    crew = state.together((u,))
    due = settle_price(state, side, crew, cost, 0)
    begin_action(state, crew)
    secret = bool(state.hidden >> u & 1)
    state.stack.append(SpentStep(side, crew, due, fixed=True, secret=secret))
    remove_marker(state, side, u)


def remove_marker(state: CohState, side: int, u: int) -> None:
    """A rally succeeded: the marker is shown and goes back (COH-7.7.b)."""
    if state.hidden >> u & 1:
        marker = state.marker(u).id
        state.tell(side, "log-rallied", "COH-7.7.b", unit=u)
        state.tell_enemies(side, "log-hidden-rallied", "COH-7.7.b", marker=marker)
        state.reveals += 1
    else:
        reveal_marker(state, u, "COH-7.7.b")
        state.note("log-rallied", "COH-7.7.b", unit=u)
    return_marker(state, u)


class RallyStep(CohStep, frozen=True, tag="RallyStep"):
    """Units of the action that still have to roll."""

    units: tuple[int, ...]

    def run(self, state: CohState) -> None:
        able = tuple(u for u in self.units if rally_refusal(state, u) is None)
        if any(not state.shown >> u & 1 for u in self.units if u not in able):
            state.reveals += 1  # who does not roll has a marker that forbids it
        if len(able) == 1:
            state.stack.append(RallyNumber(self.side, able[0]))
        elif able:
            state.stack.append(ChooseRally(self.side, able))


class ChooseRally(CohMoment, frozen=True, tag="ChooseRally"):
    """The owner chooses the order of a group's rally rolls (A-49)."""

    units: tuple[int, ...]

    private: ClassVar[bool] = True
    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (Rally,)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Rally(u) for u in self.units]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(state) else NOT_NOW

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Rally):
            raise self.illegal(choice)
        state.stack.pop()
        rest = tuple(u for u in self.units if u != choice.unit)
        state.stack.append(RallyStep(self.side, rest))
        state.stack.append(RallyNumber(self.side, choice.unit))


class RallyNumber(NumberMoment, frozen=True, tag="RallyNumber"):
    """CAP may change the rally number before the roll (COH-7.8.h)."""

    unit: int

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = rally_number(state, self.unit).plus(*shift_line(choice.by))
        state.stack[-1] = RallyRoll(self.side, self.unit, number)

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        if state.shares(seat, self.side) or not state.hidden >> self.unit & 1:
            return self
        return RallyNumber(self.side, -1)


def _seen(moment: "RallyRoll | RallyResult", state: CohState) -> "RallyRoll | RallyResult":
    """The marker under the unit is secret, and so is the number on it (COH-7.7.c)."""
    unit = -1 if state.hidden >> moment.unit & 1 else moment.unit
    return msgspec.structs.replace(moment, unit=unit, number=Tally((), 0))


class RallyRoll(Throw, frozen=True, tag="RallyRoll"):
    unit: int
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, RallyResult(self.side, dice, 0, self.unit, self.number))

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return self if state.shares(seat, self.side) else _seen(self, state)


class RallyResult(NumberResult, frozen=True, tag="RallyResult"):
    """Success if the roll reaches the number (COH-7.7.a)."""

    unit: int
    number: Tally

    def run(self, state: CohState) -> None:
        u, rallied = self.unit, self.total >= self.number.total
        hidden = bool(state.hidden >> u & 1)
        message = "log-rally-succeeds" if rallied else "log-rally-fails"
        rule = "COH-7.7.b" if rallied else "COH-7.7.c"
        state.tell(
            self.side, message, rule, self.number, unit=u,
            roll=self.total, dice=self.rolled(), number=self.number.total,
        )  # fmt: skip
        if hidden:
            state.tell_enemies(self.side, "log-hidden-rally", rule, side=self.side)
        else:
            state.tell_enemies(
                self.side, f"{message}-seen", rule, unit=u,
                roll=self.total, dice=self.rolled(),
            )  # fmt: skip
        if rallied:
            remove_marker(state, self.side, u)

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return self if state.shares(seat, self.side) else _seen(self, state)
