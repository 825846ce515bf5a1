"""Bogged Down, played when an enemy vehicle has entered a hex (card 15)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.cards.bars import moment_bar
from hexfront.games.coh.cards.hands import could_hold, discard, holds
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import CohChoice, Decline, PlayCard, Shift
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.command.payment import pay_shift, shift_line
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.rolls import NumberMoment, NumberResult, Throw, settle_roll
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.bogging import bog, bog_number
from hexfront.play import RULES, Choice, Refusal, Tally
from hexfront.play.chance import Chances


def ask_for_mud(state: CohState, u: int) -> None:
    """A vehicle has entered a hex: a window for each enemy who could hold the card."""
    if not state.kind(u).is_vehicle or not state.board >> u & 1:
        return
    for enemy in state.enemies(state.side(u)):
        if could_hold(state, enemy, CardNo.BOGGED_DOWN):
            state.stack.append(BogWindow(enemy, u))


class BogWindow(CohMoment, frozen=True, tag="BogWindow"):
    """The other side may stop the vehicle with Bogged Down."""

    unit: int

    window: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Decline, PlayCard)

    def actor(self, state: CohState) -> int:
        """What has been destroyed on the way, or is stuck already, needs no card."""
        drives = state.board & ~state.bogged
        return super().actor(state) if drives >> self.unit & 1 else RULES

    def run(self, state: CohState) -> None:
        """Nothing is to be stopped any more."""

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        if holds(state, self.side, CardNo.BOGGED_DOWN):
            return [Decline(), PlayCard(CardNo.BOGGED_DOWN)]
        return [Decline()]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, PlayCard):
            return moment_bar(state, self.side, choice.card, (CardNo.BOGGED_DOWN,))
        return None

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, PlayCard):
            discard(state, self.side, choice.card)
            state.stack.append(BogNumber(self.side, self.unit))


class BogNumber(NumberMoment, frozen=True, tag="BogNumber"):
    """CAP may change the number that the card needs (COH-3.2.c)."""

    unit: int

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = bog_number(state).plus(*shift_line(choice.by))
        state.stack[-1] = BogRoll(self.side, self.unit, number)


class BogRoll(Throw, frozen=True, tag="BogRoll"):
    unit: int
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, BogResult(self.side, dice, 0, self.unit, self.number))


class BogResult(NumberResult, frozen=True, tag="BogResult"):
    """The vehicle is stuck if the roll reaches the number."""

    unit: int
    number: Tally

    def run(self, state: CohState) -> None:
        if self.total >= self.number.total:
            bog(state, self.unit)
            return
        state.note(
            "log-not-bogged", "COH-CARD.15", self.number, unit=self.unit,
            roll=self.total, dice=self.rolled(), number=self.number.total,
        )  # fmt: skip
