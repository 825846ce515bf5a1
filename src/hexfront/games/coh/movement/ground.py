"""Ground that some units cannot enter (COH-4.8, COH-12.2.d)."""

from hexfront.games.coh.state import CohState
from hexfront.play import Refusal

CLOSED_GROUND = {"water": "COH-4.8.d", "field": "COH-4.8.c"}
"""The rule that closes a terrain to some units; woods and walls are closed to wheels."""


def impassable(state: CohState, u: int, to: int) -> Refusal:
    """The refusal of a hex that this kind of unit cannot enter."""
    rule = CLOSED_GROUND.get(state.field.terrain[to].id, "COH-15.3.b")
    return Refusal(rule, "refuse-impassable", {"unit": u, "hex": to})


def closed_to(state: CohState, u: int, to: int) -> Refusal:
    """The refusal of a step into an adjacent hex that is closed to a unit."""
    here, field = state.hex[u], state.field
    if field.exits[state.kind(u).mover][here] >> to & 1:
        return Refusal("COH-12.2.d", "refuse-steep", {"unit": u, "hex": to})
    return impassable(state, u, to)
