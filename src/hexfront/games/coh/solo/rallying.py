"""An event has an AI rally at once, in place of the card's order if the space says so."""

from hexfront.games.coh.solo.choice import try_order
from hexfront.games.coh.solo.deeds import carry_out, read_markers, unread
from hexfront.games.coh.solo.grammar import read_order
from hexfront.games.coh.solo.lots import Deliberation
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.telling import tell
from hexfront.games.coh.state import CohState

RALLY = read_order("hit near U > AUTO")
"""What the space orders a hit AI to do (SOLO-S1.j)."""
EVENT = "event"


class EventOrder(Deliberation, frozen=True, tag="EventOrder"):
    """A space of the track has a hit AI rally, as a command order (SOLO-7.2.d)."""

    replaces: bool
    picks: tuple[int, ...] = ()

    @property
    def blue(self) -> bool:
        return True

    def settle(self, state: CohState, p: Procedure) -> None:
        plan = try_order(p, RALLY)
        p.close_trial(EVENT)
        if plan is None:
            return
        hidden = unread(state, (plan.unit,))
        if hidden:
            state.stack.append(self)
            at = len(state.stack) - 1
            if read_markers(state, hidden):  # its lot was drawn among others than are left
                state.stack[at] = EventOrder(self.side, self.replaces)
            return
        tell(state, p, plan)
        if self.replaces:
            drop_order(state)
        carry_out(state, self.side, plan, True)


def drop_order(state: CohState) -> None:
    """An event has taken the place of the card's order (SOLO-S1.k)."""
    state.stack[:] = [part for part in state.stack if not getattr(part, "replaceable", False)]
