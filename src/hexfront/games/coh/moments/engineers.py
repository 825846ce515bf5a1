"""Obstacle Clearing and Mine Laying: works of a unit by card (cards 16 and 17)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import CohChoice, LayMines
from hexfront.games.coh.command.payment import settle_price
from hexfront.games.coh.moments.base import NOT_NOW, CohMoment, begin_action
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.engineers import clear, lay, laying_hexes, laying_refusal
from hexfront.play import Back, Choice, Line, Refusal, Tally


def _begin(state: CohState, side: int, u: int, number: CardNo) -> None:
    """The printed cost, which nothing but CAP changes (COH-8.5.h), and its Spent Check."""
    cost = Tally.of([Line("tally-card-cost", card(state, number).cost, "COH-8.5.b")])
    units = state.together((u,))
    due = settle_price(state, side, units, cost, 0)
    begin_action(state, units)
    state.stack.append(SpentStep(side, units, due, fixed=True))


def commit_clearing(state: CohState, side: int, u: int) -> None:
    _begin(state, side, u, CardNo.OBSTACLE_CLEARING)
    clear(state, u)


class MineLaying(CohMoment, frozen=True, tag="MineLaying"):
    """Where the mines are laid, and whether the enemy learns of it (card 17)."""

    unit: int

    private: ClassVar[bool] = True
    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (LayMines,)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        able = [LayMines(self.unit, h, hidden)
                for h in laying_hexes(state, self.unit) for hidden in (False, True)]  # fmt: skip
        return [choice for choice in able if self.against(state, choice) is None]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, LayMines):
            raise self.illegal(choice)
        if choice.unit != self.unit:
            return NOT_NOW
        return laying_refusal(state, choice.unit, choice.to, choice.hidden)

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, LayMines):
            raise self.illegal(choice)
        state.stack.pop()
        self.begin(state)
        lay(state, self.unit, choice.to, choice.hidden)

    def begin(self, state: CohState) -> None:
        """The card is paid for."""
        _begin(state, self.side, self.unit, CardNo.MINE_LAYING)
