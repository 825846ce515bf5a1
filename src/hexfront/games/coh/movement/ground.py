"""Ground that some units cannot enter (COH-4.8, COH-12.2.d)."""

from hexfront.games.coh.state import CohState
from hexfront.play import Refusal


def impassable(state: CohState, u: int, to: int) -> Refusal:
    """The refusal of a hex that this kind of unit cannot enter."""
    rule = "COH-4.8.d" if state.field.terrain[to].id == "water" else "COH-4.8.c"
    return Refusal(rule, "refuse-impassable", {"unit": u, "hex": to})


def closed_to(state: CohState, u: int, to: int) -> Refusal:
    """The refusal of a step into an adjacent hex that is closed to a unit."""
    here, field = state.hex[u], state.field
    if field.exits[state.kind(u).mover][here] >> to & 1:
        return Refusal("COH-12.2.d", "refuse-steep", {"unit": u, "hex": to})
    return impassable(state, u, to)
