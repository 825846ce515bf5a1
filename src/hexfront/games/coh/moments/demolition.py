"""Rolls against fortifications and obstacles themselves, after the units (COH-17.11)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.choices import CohChoice, PlayCard, Shift
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.command.payment import pay_shift, shift_line, shift_refusal
from hexfront.games.coh.command.points import shifts
from hexfront.games.coh.hits.markers import reveal_attacker
from hexfront.games.coh.moments.base import CohMoment, CohStep
from hexfront.games.coh.moments.rolls import NumberResult, Throw, settle_roll
from hexfront.games.coh.moments.shooting import (
    AttackStep,
    aim_bar,
    aim_carefully,
    log_roll,
    seen_roll,
)
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.demolition import Mark, demolish, marks_of, stands, work_number
from hexfront.play import Choice, Moment, Refusal, Tally
from hexfront.play.chance import Chances


def roll_in_hex(
    state: CohState, side: int, shot: Shot, supporters: tuple[int, ...], targets: tuple[int, ...]
) -> None:
    """A ranged attack: first against these units, then against the works there (COH-17.11.c)."""
    marks = tuple(marks_of(state, shot))
    if marks:
        state.stack.append(WorksStep(side, shot, supporters, marks, 0))
    if targets:
        state.stack.append(AttackStep(side, shot, supporters, targets, 0))


class WorksStep(CohStep, frozen=True, tag="WorksStep"):
    """Markers still to be rolled against."""

    shot: Shot
    supporters: tuple[int, ...]
    marks: tuple[Mark, ...]
    aim: int

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return msgspec.structs.replace(self, shot=self.shot.shown(state, seat))

    def run(self, state: CohState) -> None:
        left = [mark for mark in self.marks if stands(state, mark)]
        if not left:
            return
        mark, *rest = left
        if rest:
            state.stack.append(msgspec.structs.replace(self, marks=tuple(rest)))
        reveal_attacker(state, self.shot, mark.hex, False)
        state.stack.append(WorkNumber(self.side, self.shot, self.supporters, mark, self.aim))


class WorkNumber(CohMoment, frozen=True, tag="WorkNumber"):
    """Before the roll the attacker may change the hit number and aim carefully."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Shift, PlayCard)
    window: ClassVar[bool] = True

    shot: Shot
    supporters: tuple[int, ...]
    mark: Mark
    aim: int

    def number(self, state: CohState) -> Tally:
        return work_number(state, self.shot, self.mark, self.supporters, self.aim)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed: list[CohChoice] = [Shift(by) for by in shifts(state, self.side)]
        aim = PlayCard(state.setting.rules.aim_card)
        return [*listed, aim] if self.against(state, aim) is None else listed

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, PlayCard):
            return aim_bar(state, self.side, self.shot, self.supporters, choice.card)
        if isinstance(choice, Shift):
            return shift_refusal(state, self.side, choice.by)
        raise self.illegal(choice)

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, PlayCard):
            aim_carefully(state, self.side)
        elif isinstance(choice, Shift):
            pay_shift(state, self.side, choice.by)
            number = self.number(state).plus(*shift_line(choice.by))
            state.stack[-1] = WorkRoll(self.side, self.shot, self.mark, number)
        else:
            raise self.illegal(choice)

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return msgspec.structs.replace(self, shot=self.shot.shown(state, seat))


class WorkRoll(Throw, frozen=True, tag="WorkRoll"):
    shot: Shot
    mark: Mark
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, WorkResult(self.side, dice, 0, self.shot, self.mark, self.number))

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return seen_roll(self, state, seat)


class WorkResult(NumberResult, frozen=True, tag="WorkResult"):
    """A miss, or the marker is gone (COH-17.11.b)."""

    shot: Shot
    mark: Mark
    number: Tally

    def run(self, state: CohState) -> None:
        hit = self.total >= self.number.total
        told: dict[str, int | str] = {
            "hex": self.mark.hex, "work": self.mark.type.value, "roll": self.total,
            "dice": self.rolled(), "number": self.number.total,
        }  # fmt: skip
        message = "log-work-hit" if hit else "log-work-missed"
        log_roll(state, self.side, self.shot, self.number, message, "COH-17.11.b", told)
        if hit:
            demolish(state, self.mark)

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        return seen_roll(self, state, seat)
