"""Sniper Fire takes CAP from an enemy for this round (card 10)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import CohChoice, Oppose
from hexfront.games.coh.command.points import available, pay
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.rolls import RollResult, Throw, on_table, settle_roll
from hexfront.games.coh.state import CohState
from hexfront.play import Choice, Refusal


def snipe(state: CohState, side: int, number: int) -> None:
    """At the only enemy; of two the player names one."""
    enemies = state.enemies(side)
    state.stack.append(ChooseEnemy(side) if len(enemies) > 1 else SniperRoll(side, enemies[0]))


class ChooseEnemy(CohMoment, frozen=True, tag="ChooseEnemy"):
    """Whose CAP the sniper is to take."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Oppose,)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Oppose(enemy) for enemy in state.enemies(self.side)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if choice in self.choices(state):
            return None
        return Refusal("COH-CARD.10", "refuse-no-enemy")

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Oppose):
            raise self.illegal(choice)
        state.stack[-1] = SniperRoll(self.side, choice.seat)


class SniperRoll(Throw, frozen=True, tag="SniperRoll"):
    enemy: int

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, SniperResult(self.side, dice, 0, self.enemy))


class SniperResult(RollResult, frozen=True, tag="SniperResult"):
    enemy: int

    def run(self, state: CohState) -> None:
        table = card(state, CardNo.SNIPER_FIRE).table
        lost = min(on_table(table, self.total), available(state, self.enemy))
        pay(state, self.enemy, lost)
        state.note("log-sniper", "COH-CARD.10", side=self.enemy, roll=self.total, cap=lost)
