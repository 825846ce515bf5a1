"""Where vehicles can fire: turrets, and tanks on steep slopes (COH-15.16, COH-16.2)."""

from hexfront.games.coh.state import CohState


def too_low(state: CohState, u: int) -> int:
    """Adjacent hexes two levels lower, which a tank cannot attack (COH-15.16.a)."""
    own = state.setting.rules.too_low(state, u)
    if own is not None:
        return own
    return state.field.drops[state.hex[u]] if state.kind(u).tank else 0


def all_round(state: CohState, u: int, reach: int) -> int:
    """What a turret can be turned at: all that is in sight and near enough (COH-16.2.c)."""
    here = state.hex[u]
    return state.field.within(here, reach) & state.sight(here) & ~(1 << here)


def turns_turret(state: CohState, u: int, to: int) -> bool:
    """Is the hex outside the arc of fire of a vehicle with a turret (COH-16.2.a)?"""
    here = state.hex[u]
    if not state.kind(u).turret or to == here:
        return False
    return not state.field.arc(here, state.facing[u]) >> to & 1
