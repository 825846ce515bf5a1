"""Fire at suspected enemies: a roll first finds out whether anybody is there (COH-11.7)."""

from typing import ClassVar

from hexfront.games.coh.choices import Shift
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import can_roll
from hexfront.games.coh.command.payment import pay_shift, shift_line
from hexfront.games.coh.hidden.recon import detection_number, hidden_in
from hexfront.games.coh.moments.base import Aftermath, reveal
from hexfront.games.coh.moments.demolition import roll_in_hex
from hexfront.games.coh.moments.rolls import NumberMoment, NumberResult, Throw, settle_roll
from hexfront.games.coh.state import CohState
from hexfront.play import Choice, Tally
from hexfront.play.chance import Chances


class DetectionNumber(NumberMoment, frozen=True, tag="DetectionNumber"):
    """Recon by fire: first find out whether anybody is there (COH-11.7.c)."""

    shot: Shot
    supporters: tuple[int, ...]

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = detection_number(state, self.shot).plus(*shift_line(choice.by))
        state.stack[-1] = DetectionRoll(self.side, self.shot, self.supporters, number)


class DetectionRoll(Throw, frozen=True, tag="DetectionRoll"):
    shot: Shot
    supporters: tuple[int, ...]
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(
            state,
            DetectionResult(self.side, dice, 0, self.shot, self.supporters, self.number),
        )


class DetectionResult(NumberResult, frozen=True, tag="DetectionResult"):
    """A failure tells nothing; a success tells the truth (COH-11.7.d to f)."""

    shot: Shot
    supporters: tuple[int, ...]
    number: Tally

    def run(self, state: CohState) -> None:
        if self.total < self.number.total:
            self._tell(state, "log-recon-fails", "COH-11.7.d")
            return
        found = hidden_in(state, self.side, self.shot.to)
        if not found:
            self._tell(state, "log-recon-nobody", "COH-11.7.e")
            return
        self._tell(state, "log-recon-finds", "COH-11.7.f")
        targets = tuple(u for u in found if can_roll(state, self.shot, u))
        roll_in_hex(state, self.side, self.shot, self.supporters, targets)
        state.stack.append(Aftermath(self.side))
        reveal(state, found, "COH-11.7.f")

    def _tell(self, state: CohState, message: str, rule: str) -> None:
        state.note(
            message, rule, self.number, unit=self.shot.attacker, hex=self.shot.to,
            roll=self.total, dice=self.rolled(), number=self.number.total,
        )  # fmt: skip


def burn_out(state: CohState, side: int, shot: Shot, supporters: tuple[int, ...]) -> None:
    """Flames need no roll to find whoever hides in the hex (COH-18.0.g)."""
    found = hidden_in(state, side, shot.to)
    state.reveals += 1  # that nobody is there is news, too
    message = "log-flame-finds" if found else "log-flame-nobody"
    state.note(message, "COH-18.0.g", unit=shot.attacker, hex=shot.to)
    targets = tuple(u for u in found if can_roll(state, shot, u))
    roll_in_hex(state, side, shot, supporters, targets)
    state.stack.append(Aftermath(side))
    reveal(state, found, "COH-18.0.g")
