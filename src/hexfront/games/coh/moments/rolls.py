"""Dice in the air and on the table, and what cards may do to them."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards.bars import moment_bar
from hexfront.games.coh.cards.hands import card, could_hold, discard, holds
from hexfront.games.coh.cards.numbers import CardNo, ClassicNo
from hexfront.games.coh.choices import CohChoice, Decline, PlayCard, Reroll, Shift
from hexfront.games.coh.combat.odds import ONE_DIE
from hexfront.games.coh.command.payment import shift_refusal
from hexfront.games.coh.command.points import shifts
from hexfront.games.coh.moments.base import NOT_NOW, CohMoment, CohStep
from hexfront.games.coh.state import CohState
from hexfront.play import Choice, Outcome, Refusal, Roll, Tally
from hexfront.play.chance import Chances
from hexfront.play.moment import DiceMoment


class Throw(DiceMoment[CohState], frozen=True):
    """Dice of this side are in the air."""

    rolls: ClassVar[Chances] = ONE_DIE

    def fall(self, state: CohState, outcome: Outcome) -> None:
        if not isinstance(outcome, Roll):
            raise TypeError(f"{type(self).__name__} waits for dice")
        state.stack.pop()
        self.thrown(state, outcome.dice)

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        raise TypeError(f"{type(self).__name__} does not read its dice")


class NumberMoment(CohMoment, frozen=True):
    """Before a roll CAP may change the number that it must reach (COH-3.2)."""

    window: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Shift,)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Shift(by) for by in shifts(state, self.side)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        return shift_refusal(state, self.side, choice.by)


class RollResult(CohStep, frozen=True):
    """Dice on the table; cards may still change them before they count."""

    dice: tuple[int, ...]
    bonus: int

    single: ClassVar[Chances] = ONE_DIE
    """How one of these dice is rolled again."""

    @property
    def total(self) -> int:
        return sum(self.dice) + self.bonus

    def margin(self, state: CohState) -> int | None:
        """By how much it succeeds, or -1, -2 ... by how much it fails, for whoever rolled; None
        where a roll cannot fail and only says how much."""
        return None

    def rolled(self) -> str:
        """The dice as they are logged."""
        return "+".join(map(str, self.dice))


class NumberResult(RollResult, frozen=True):
    """Dice that must reach a number."""

    @property
    def number(self) -> Tally:
        """What must be reached; each kind has it as a field."""
        raise TypeError(f"{type(self).__name__} has no number")

    def margin(self, state: CohState) -> int | None:
        return self.total - self.number.total


def in_secret(state: CohState, side: int) -> bool:
    """Do only hidden units act, so that the dice of their action are secret (COH-11.6.b)?"""
    acting = state.acted & state.setting.side_mask[side]
    return bool(acting) and not acting & state.board


def settle_roll(state: CohState, result: RollResult) -> None:
    """Put a result on the stack, with a window for cards if its side could hold any."""
    state.stack.append(result)
    if could_hold(state, result.side, *AFTER_ROLL):
        state.stack.append(AfterRoll(result.side))
    state.setting.rules.rolled(state, result.side)


class AfterRoll(CohMoment, frozen=True, tag="AfterRoll"):
    """The roller may change his own dice with Veteran NCO or Luck!."""

    window: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Decline, PlayCard)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        held = [PlayCard(number) for number in AFTER_ROLL if holds(state, self.side, number)]
        return [Decline(), *held]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, PlayCard):
            return moment_bar(state, self.side, choice.card, tuple(AFTER_ROLL))
        return None

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, Decline):
            return
        if not isinstance(choice, PlayCard):
            raise self.illegal(choice)
        discard(state, self.side, choice.card)
        AFTER_ROLL[choice.card](state, self.side)


def _try_luck(state: CohState, side: int) -> None:
    state.stack.append(LuckRoll(side))


def _ask_sergeant(state: CohState, side: int) -> None:
    if len(state.stack[-1].dice) > 1:
        state.stack.append(ChooseDie(side))
    else:
        state.stack.append(RerollDie(side, 0))


AFTER_ROLL: Mapping[int, Callable[[CohState, int], None]] = MappingProxyType(
    {
        CardNo.VETERAN_NCO: _ask_sergeant,
        CardNo.LUCK: _try_luck,
        ClassicNo.LUCK: _try_luck,
    }
)
"""Cards that change dice on the table."""


class ChooseDie(CohMoment, frozen=True, tag="ChooseDie"):
    """Which die Veteran NCO rolls again."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Reroll,)

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(state) else NOT_NOW

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Reroll(die) for die in range(len(state.stack[-2].dice))]

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Reroll):
            raise self.illegal(choice)
        state.stack[-1] = RerollDie(self.side, choice.die)


def _change_result(state: CohState, result: RollResult) -> None:
    """Replace the result on top of the stack and open the window once more."""
    state.stack.pop()
    settle_roll(state, result)


class RerollDie(Throw, frozen=True, tag="RerollDie"):
    """One die of a result is rolled again."""

    index: int

    def chances(self, state: CohState) -> Chances:
        result: RollResult = state.stack[-2]
        return result.single

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        result = state.stack[-1]
        changed = list(result.dice)
        changed[self.index] = dice[0]
        self._tell(state, dice[0])
        _change_result(state, msgspec.structs.replace(result, dice=tuple(changed)))

    def _tell(self, state: CohState, face: int) -> None:
        if in_secret(state, self.side):
            state.tell(self.side, "log-reroll", "COH-CARD.07", roll=face, side=self.side)
            state.tell_enemies(self.side, "log-reroll-unseen", "COH-CARD.07", side=self.side)
        else:
            state.note("log-reroll", "COH-CARD.07", roll=face, side=self.side)


class LuckRoll(Throw, frozen=True, tag="LuckRoll"):
    """The die of Luck!; it is a roll like any other, so cards may change it too."""

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, LuckResult(self.side, dice, 0))


class LuckResult(RollResult, frozen=True, tag="LuckResult"):
    """Luck! moves the result below it by its table."""

    def margin(self, state: CohState) -> int | None:
        return 0 if self._change(state) > 0 else -1

    def _change(self, state: CohState) -> int:
        return on_table(luck_table(state), self.total)

    def run(self, state: CohState) -> None:
        change = self._change(state)
        result = state.stack[-1]
        state.note("log-luck", "COH-CARD.13", roll=self.total, change=change, side=self.side)
        _change_result(state, msgspec.structs.replace(result, bonus=result.bonus + change))


def luck_table(state: CohState) -> tuple[int, ...]:
    """What Luck! adds to a roll, by the face of its die."""
    return card(state, state.setting.rules.luck_card).table


def on_table(table: tuple[int, ...], total: int) -> int:
    """A card's figure for a d6; a result that cards pushed off the die takes its last face."""
    return table[min(max(total, 1), len(table)) - 1]
