"""Ground that some units cannot enter (COH-4.8)."""

from hexfront.games.coh.state import CohState
from hexfront.play import Refusal


def impassable(state: CohState, u: int, to: int) -> Refusal:
    """The refusal of a hex that this kind of unit cannot enter."""
    rule = "COH-4.8.d" if state.field.terrain[to].id == "water" else "COH-4.8.c"
    return Refusal(rule, "refuse-impassable", {"unit": u, "hex": to})
