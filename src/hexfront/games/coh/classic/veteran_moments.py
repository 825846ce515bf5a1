"""Veteran cards that are used in the middle of an action (C24, table T10)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.choices import CohChoice, Decline, Reroll, Target, UseVeteran
from hexfront.games.coh.classic.economy import kept
from hexfront.games.coh.classic.flak import shoot_down
from hexfront.games.coh.classic.veterans import VeteranNo, granted, has, use_up
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.hits.losses import destroy
from hexfront.games.coh.moments.base import NOT_NOW, CohMoment, consequences
from hexfront.games.coh.moments.rolls import RerollDie
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.play import RULES, Choice, Refusal
from hexfront.play.masks import members

OVERRUN_FP = 4


# Overrun (card 30): before the roll an armored vehicle gets +4 FP after all modifiers.


def charges(state: CohState, side: int, shot: Shot) -> list[CohChoice]:
    u = shot.attacker
    if u == NOBODY or not state.kind(u).armored or state.kind(u).truck:
        return []
    if granted(state, side, VeteranNo.OVERRUN, u) < 0:
        return []
    return [UseVeteran(u, VeteranNo.OVERRUN)]


def charge(state: CohState, side: int, choice: UseVeteran) -> int:
    use_up(state, granted(state, side, VeteranNo.OVERRUN, choice.unit))
    return OVERRUN_FP


# Combat Hardened (card 14): after a roll one die is rolled again, once in a turn.


def rolled(state: CohState, side: int) -> None:
    hardened = granted(state, side, VeteranNo.COMBAT_HARDENED) >= 0
    if hardened and not kept(state).rerolled >> side & 1:
        state.stack.append(Hardened(side))


class Hardened(CohMoment, frozen=True, tag="Hardened"):
    """Which die is rolled again, if any."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Decline, Reroll)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Decline(), *(Reroll(die) for die in range(len(_dice(state))))]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(state) else NOT_NOW

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, Reroll):
            state.classic = kept(state).but(rerolled=kept(state).rerolled | 1 << self.side)
            if not hasattr(state.stack[-1], "dice"):  # a window for cards lies on the result
                state.stack.pop()
            state.stack.append(RerollDie(self.side, choice.die))


def _dice(state: CohState) -> tuple[int, ...]:
    below = next(moment for moment in reversed(state.stack[:-1]) if hasattr(moment, "dice"))
    dice: tuple[int, ...] = below.dice
    return dice


# Blood & Honor (card 6): who destroys a veteran is destroyed.


def avenge(state: CohState, u: int) -> None:
    """Who fired falls too, from the air or from hiding as well; of a group its owner names one."""
    side = state.side(u)
    foes = state.acted & state.setting.enemy_mask[side] & ~state.aboard
    if not foes or not has(state, u, VeteranNo.BLOOD_AND_HONOR):
        return
    use_up(state, granted(state, side, VeteranNo.BLOOD_AND_HONOR, u))
    fired = tuple(members(foes))
    state.stack.append(Vengeance(state.side(fired[0]), fired))


class Vengeance(CohMoment, frozen=True, tag="Vengeance"):
    """Which of the attackers is destroyed."""

    targets: tuple[int, ...]

    private: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Target,)

    def actor(self, state: CohState) -> int:
        """Nobody is asked about a single one."""
        return super().actor(state) if len(self._left(state)) > 1 else RULES

    def run(self, state: CohState) -> None:
        for u in self._left(state):
            _fall(state, u)

    def _left(self, state: CohState) -> list[int]:
        return [u for u in self.targets if not state.dead >> u & 1]

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Target(u) for u in self._left(state)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(state) else NOT_NOW

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Target):
            raise self.illegal(choice)
        state.stack.pop()
        _fall(state, choice.unit)


def _fall(state: CohState, u: int) -> None:
    if kept(state).flight(u) is not None:
        shoot_down(state, u)
        return
    destroy(state, u, "COHC-24.f")
    consequences(state)
