"""Entering the map (COH-4.12)."""

from hexfront.games.coh.state import CohState

ENTRY_REACH = 2


def entry_hexes(state: CohState, u: int) -> tuple[int, ...]:
    """COH-4.12.c; when enemies hold every entry hex, edge hexes within 2 of them too."""
    side = state.side(u)
    area = state.setting.start[u].entry or state.setting.terms[side].entry
    held = state.positions(1 - side)
    if not area or not all(held >> h & 1 for h in area):
        return area
    near = 0
    for h in area:
        near |= state.field.within(h, ENTRY_REACH)
    return (*area, *(h for h in state.setting.edge if near >> h & 1 and h not in area))


def enter(state: CohState, u: int, to: int) -> None:
    """Bring a waiting unit onto the board (COH-4.12.a)."""
    state.waiting &= ~(1 << u)
    state.board |= 1 << u
    state.hex[u] = to
