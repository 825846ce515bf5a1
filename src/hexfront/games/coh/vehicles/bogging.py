"""Bogged Down: a vehicle that is stuck for the rest of the round (card 15)."""

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.state import CohState
from hexfront.play import Line, Tally

IMMOBILIZED = "immobilized"
"""The hit marker whose changes of the defense the card borrows (A48)."""


def bog_number(state: CohState) -> Tally:
    """What the card's player must roll."""
    return Tally.of([Line("tally-bogging", card(state, CardNo.BOGGED_DOWN).amount, "COH-CARD.15")])


def bog(state: CohState, u: int) -> None:
    """The vehicle is stuck; that is no hit (A48)."""
    state.bogged |= 1 << u
    state.note("log-bogged", "COH-CARD.15", unit=u, hex=state.hex[u])


def bogged_lines(state: CohState, u: int, frontal: bool) -> list[Line]:
    """What being stuck does to a vehicle's defense."""
    if not state.bogged >> u & 1:
        return []
    known = state.setting.definitions
    marker = known.markers[known.marker_index(IMMOBILIZED)]
    return [Line("tally-bogged", marker.front if frontal else marker.flank, "COH-CARD.15")]
