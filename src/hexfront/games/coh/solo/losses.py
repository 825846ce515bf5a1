"""What follows when a counter is destroyed: a blue card goes with an AI (SOLO-7.4)."""

from hexfront.games.coh.moments.base import CohStep
from hexfront.games.coh.solo.cards import (
    DeckDraw,
    discard_order,
    order_card,
    shuffle_back,
    solo_of,
)
from hexfront.games.coh.solo.track import EndCheck
from hexfront.games.coh.state import CohState
from hexfront.play.masks import each


class LossStep(CohStep, frozen=True, tag="LossStep"):
    """A counter has been destroyed or has turned out to be nothing."""

    unit: int
    searched: bool
    """An AI was destroyed, so a blue card goes with it (SOLO-7.4.b)."""

    def run(self, state: CohState) -> None:
        state.stack.append(EndCheck(self.side))
        if not self.searched:
            return
        solo = solo_of(state)
        blue = [n for n in each(solo.deck | solo.discards) if order_card(state, n).is_blue]
        if len(blue) > 1:  # SOLO-7.4.c, SOLO-AMB-12
            state.stack.append(SearchBlue(self.side))
        else:
            shuffle_back(state)
            state.note("log-blue-kept", "SOLO-7.4.c")


class SearchBlue(DeckDraw, frozen=True, tag="SearchBlue"):
    """Cards are drawn until a blue one appears; it is removed, the others go back (SOLO-7.4)."""

    def drawn(self, state: CohState, number: int) -> None:
        if not order_card(state, number).is_blue:
            discard_order(state, number)
            state.stack.append(SearchBlue(self.side))
            return
        shuffle_back(state)
        state.note("log-blue-removed", "SOLO-7.4.b", order=number)
