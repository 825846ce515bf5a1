"""The turn of the AI: a card is drawn, the marker moves, one order is executed (SOLO-4.0)."""

from typing import ClassVar

from hexfront.games.coh.moments.base import CohStep
from hexfront.games.coh.solo.card import PASS, decide
from hexfront.games.coh.solo.cards import (
    DeckDraw,
    lay_aside,
    order_card,
    shuffle_back,
    solo_of,
)
from hexfront.games.coh.solo.choice import Plan
from hexfront.games.coh.solo.deeds import carry_out, read_markers, unread
from hexfront.games.coh.solo.lots import Deliberation
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.telling import tell
from hexfront.games.coh.solo.terms import Trial
from hexfront.games.coh.solo.track import advance, in_play
from hexfront.games.coh.state import CohState


class DrawOrder(DeckDraw, frozen=True, tag="DrawOrder"):
    """The order card of a turn (SOLO-2.2.a)."""

    def drawn(self, state: CohState, number: int) -> None:
        card = order_card(state, number)
        state.solo = solo_of(state).but(card=number, in_use=True, trials=(), target=-1)
        state.note("log-order-card", "SOLO-2.2.a", order=number, colour=card.colour.value)
        state.stack.append(OrderStep(self.side, number))
        if card.reshuffle:  # SOLO-3.2.d, SOLO-AMB-13
            shuffle_back(state)
            state.note("log-orders-shuffled", "SOLO-3.2.d")
        if card.steps and (not card.limit or in_play(state) <= card.limit):  # SOLO-2.4.b
            advance(state, self.side, card.steps)


class OrderStep(Deliberation, frozen=True, tag="OrderStep"):
    """One order of the card is executed (SOLO-2.5.a)."""

    replaceable: ClassVar[bool] = True

    card: int
    picks: tuple[int, ...] = ()

    def past(self) -> tuple[Trial, ...]:
        """The rows of the card up to the one in which a marker has been read."""
        return ()

    def settle(self, state: CohState, p: Procedure) -> None:
        card = order_card(state, self.card)
        p.blue = card.is_blue
        plan = decide(p, card, solo_of(state).attacked, self.past())
        if plan is not None and self._reads(state, p, plan):
            return
        tell(state, p, plan)
        if plan is None:
            _pass(state, self.side, p)
        else:
            carry_out(state, self.side, plan, card.is_blue)

    def _reads(self, state: CohState, p: Procedure, plan: Plan) -> bool:
        """Whoever is chosen turns its marker up; the order may then fall to another (7.5.d)."""
        hidden = unread(state, plan.group or (plan.unit,))
        if not hidden:
            return False
        state.stack.append(self)
        at = len(state.stack) - 1
        if read_markers(state, hidden):
            state.stack[at] = OrderAgain(self.side, self.card, (), tuple(p.trials))
        return True


class OrderAgain(OrderStep, frozen=True, tag="OrderAgain"):
    """The same when a marker has changed what an AI can do: another tries the order (7.5.d)."""

    tried: tuple[Trial, ...] = ()

    def past(self) -> tuple[Trial, ...]:
        return self.tried


def _pass(state: CohState, side: int, p: Procedure) -> None:
    """No order can be executed, or too few AI are fresh (SOLO-2.6.a, SOLO-4.3.t)."""
    checked = p.trials[-1].row == PASS
    state.note("log-deck-passes", "SOLO-4.3.t" if checked else "SOLO-2.6.a", side=side)
    state.passes |= 1 << side


class AfterOrder(CohStep, frozen=True, tag="AfterOrder"):
    """The card is discarded, and the player's last turn is past (SOLO-2.5.c)."""

    def run(self, state: CohState) -> None:
        lay_aside(state)
        solo = solo_of(state)
        state.solo = solo.but(attacked=solo.attacked and state.extra_turn)
