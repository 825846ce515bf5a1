"""Smoke markers on the map: laid, dispersed, read off (COH-14.0, COH-14.4)."""

from hexfront.games.coh.state import CohState

HEAVY, LIGHT = 2, 1
"""How much smoke a hex has; two light markers count as a heavy one (COH-14.4.h)."""


def lay_smoke(state: CohState, hexes: int) -> None:
    """A heavy marker in each of these hexes, whatever lies there already (COH-14.0.c)."""
    state.heavy_piled |= state.heavy & hexes
    state.heavy |= hexes


def disperse(state: CohState) -> None:
    """All light smoke is removed, then all heavy smoke turned to its light side (COH-14.4.a)."""
    state.light, state.light_piled = state.heavy, state.heavy_piled
    state.heavy = state.heavy_piled = 0


def density(state: CohState, h: int) -> int:
    """HEAVY, LIGHT, or 0 for a hex without smoke."""
    if state.thick >> h & 1:
        return HEAVY
    return LIGHT if state.light >> h & 1 else 0
