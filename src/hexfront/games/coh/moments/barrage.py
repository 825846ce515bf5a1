"""The attacks of a strike: a roll against everybody in its hexes (COH-13.8).

Nobody may learn of a hidden unit that was missed (A7). So dice fall for every hidden unit in play,
wherever it is; they count only for those in the hexes of the strike, and only a hit is seen.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.choices import CohChoice, Shift
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.combat.ratings import hit_number
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import can_roll
from hexfront.games.coh.command.payment import pay_shift, shift_line, shift_refusal
from hexfront.games.coh.moments.base import NOT_NOW, Aftermath, CohStep, reveal
from hexfront.games.coh.moments.demolition import WorksStep
from hexfront.games.coh.moments.rolls import NumberMoment, Throw
from hexfront.games.coh.moments.shooting import AttackStep, HitResult
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.demolition import marks_under
from hexfront.play import Choice, Moment, Refusal
from hexfront.play.chance import Chances
from hexfront.play.masks import each


class Barrage(CohStep, frozen=True, tag="Barrage"):
    """Hidden units first, one by one; then everybody in sight, in the order the owner likes."""

    shot: Shot
    hexes: tuple[int, ...]
    unseen: tuple[int, ...]
    """Hidden units for which dice are still to fall."""
    rolled: tuple[int, ...]
    """Those for which they have fallen, who are not attacked again if they come to light."""

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        """Who is beside whom is nobody's business."""
        return msgspec.structs.replace(self, rolled=())

    def run(self, state: CohState) -> None:
        unseen = tuple(u for u in self.unseen if state.hidden >> u & 1)
        if not unseen:
            targets = tuple(
                t for t in each(state.board)
                if state.hex[t] in self.hexes and t not in self.rolled
                and can_roll(state, self.shot, t)
            )  # fmt: skip
            marks = marks_under(state, self.shot, self.hexes)  # A40
            state.stack.append(WorksStep(self.side, self.shot, (), marks, 0))
            state.stack.append(AttackStep(self.side, self.shot, (), targets, 0))
            return
        u, rest = unseen[0], unseen[1:]
        rolled = (*self.rolled, u, *_spared(state, u))
        state.stack.append(msgspec.structs.replace(self, unseen=rest, rolled=rolled))
        if state.shares(self.side, state.side(u)):
            state.stack.append(UnseenNumber(self.side, self.shot, self.hexes, u))
        else:
            state.stack.append(UnseenRoll(self.side, self.shot, self.hexes, u, 0))


def _spared(state: CohState, u: int) -> tuple[int, ...]:
    """Hidden units in the hex of another that alone is attacked there."""
    beside = [v for v in each(state.hidden) if v != u and state.hex[v] == state.hex[u]]
    return tuple(v for v in beside if state.setting.rules.struck_unseen(state, v) == u)


def is_struck(state: CohState, shot: Shot, hexes: tuple[int, ...], u: int) -> bool:
    """Do the dice count for a hidden unit?"""
    if state.hex[u] not in hexes or state.setting.rules.struck_unseen(state, u) != u:
        return False
    return can_roll(state, shot, u)


class UnseenNumber(NumberMoment, frozen=True, tag="UnseenNumber"):
    """CAP to spare an own hidden unit; the question is put for those out of reach too."""

    shot: Shot
    hexes: tuple[int, ...]
    aimed: int
    """The hidden unit."""

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return super().choices(state) if self._counts(state) else [Shift(0)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        if choice.by and not self._counts(state):
            return shift_refusal(state, self.side, choice.by) or NOT_NOW
        return super().against(state, choice)

    def _counts(self, state: CohState) -> bool:
        return is_struck(state, self.shot, self.hexes, self.aimed)

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        state.stack[-1] = UnseenRoll(self.side, self.shot, self.hexes, self.aimed, choice.by)


class UnseenRoll(Throw, frozen=True, tag="UnseenRoll"):
    """Dice for a hidden unit; no card changes them, for they are nobody's to see."""

    shot: Shot
    hexes: tuple[int, ...]
    aimed: int
    by: int

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        u = self.aimed
        if not is_struck(state, self.shot, self.hexes, u):
            return
        number = hit_number(state, self.shot, u, (), 0).plus(*shift_line(self.by))
        if sum(dice) < number.total:
            state.tell(
                state.side(u), "log-unseen-missed", "COH-13.8.b", number,
                target=u, roll=sum(dice), number=number.total,
            )  # fmt: skip
            return
        state.stack.append(HitResult(self.side, dice, 0, self.shot, u, number))
        state.stack.append(Aftermath(self.side))
        reveal(state, (u,), "COH-13.8.b")
