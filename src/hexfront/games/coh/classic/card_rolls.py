"""Action cards that are dice: extra AP (7), extra CAP (8), CAP that the enemy loses (13)."""

from typing import ClassVar

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import ClassicNo
from hexfront.games.coh.classic.economy import points, set_points
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.command.points import available, pay
from hexfront.games.coh.moments.rolls import RollResult, Throw, on_table, settle_roll
from hexfront.games.coh.state import CohState
from hexfront.play.chance import Chances

RULE = "COHC-24.b"


class WindRoll(Throw, frozen=True, tag="WindRoll"):
    """Card 7: dice for extra AP of the activated units (AC37)."""

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, WindResult(self.side, dice, 0))


class WindResult(RollResult, frozen=True, tag="WindResult"):
    def run(self, state: CohState) -> None:
        set_points(state, self.side, points(state, self.side) + self.total)
        told = {"side": self.side, "roll": self.total, "ap": points(state, self.side)}
        state.note("log-second-wind", RULE, None, None, **told)


class StaffRoll(Throw, frozen=True, tag="StaffRoll"):
    """Card 8: a die for extra CAP of this round."""

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, StaffResult(self.side, dice, 0))


class StaffResult(RollResult, frozen=True, tag="StaffResult"):
    def run(self, state: CohState) -> None:
        state.bonus[self.side] += max(self.total, 0)
        state.note("log-officer", RULE, side=self.side, roll=self.total, cap=max(self.total, 0))


class AlarmRoll(Throw, frozen=True, tag="AlarmRoll"):
    """Card 13: a die for the CAP that the enemy loses."""

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, AlarmResult(self.side, dice, 0))


class AlarmResult(RollResult, frozen=True, tag="AlarmResult"):
    def run(self, state: CohState) -> None:
        enemy = state.enemies(self.side)[0]
        table = card(state, ClassicNo.ALARM).table
        lost = min(on_table(table, self.total), available(state, enemy))
        pay(state, enemy, lost)
        state.note("log-sniper", RULE, side=enemy, roll=self.total, cap=lost)
