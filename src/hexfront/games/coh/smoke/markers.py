"""Smoke markers on the map: laid, dispersed, read off (COH-14.0, COH-14.4)."""

from hexfront.games.coh.state import CohState

HEAVY, LIGHT = 2, 1
"""How much smoke a hex has; two light markers count as a heavy one (COH-14.4.h)."""


def lay_smoke(state: CohState, hexes: int) -> None:
    """A heavy marker in each of these hexes, whatever lies there already (COH-14.0.c)."""
    state.heavy_piled = heaped(state, state.heavy_piled, state.heavy & hexes)
    state.heavy |= hexes


def heaped(state: CohState, piled: int, hexes: int) -> int:
    """A pile with one marker more in each of these hexes.

    The second markers are a bitboard; the third ones, where every marker counts, are the next
    bitboard above it, and so on.
    """
    size, shift = state.field.grid.size, 0
    while hexes:
        there = piled >> shift & hexes
        piled |= hexes << shift
        hexes = there if state.setting.rules.smoke_heaps else 0
        shift += size
    return piled


def disperse(state: CohState) -> None:
    """All light smoke is removed, then all heavy smoke turned to its light side (COH-14.4.a)."""
    state.light, state.light_piled = state.heavy, state.heavy_piled
    state.heavy = state.heavy_piled = 0


def counted(state: CohState, h: int) -> tuple[int, int]:
    """How many heavy and how many light markers lie in a hex; two where more make no difference."""
    return (
        (state.heavy >> h & 1) + _height(state, state.heavy_piled, h),
        (state.light >> h & 1) + _height(state, state.light_piled, h),
    )


def _height(state: CohState, piled: int, h: int) -> int:
    """How many markers of a hex lie on its first one."""
    size, found = state.field.grid.size, 0
    while piled:
        found += piled >> h & 1
        piled >>= size
    return found


def density(state: CohState, h: int) -> int:
    """HEAVY, LIGHT, or 0 for a hex without smoke."""
    if state.thick >> h & 1:
        return HEAVY
    return LIGHT if state.light >> h & 1 else 0
