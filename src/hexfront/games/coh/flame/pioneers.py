"""Pioneers and mines (COH-18.1)."""

from hexfront.games.coh.state import CohState


def has_skills(state: CohState, u: int) -> bool:
    """Pioneers on their own feet; carried ones have no use of their skills (COH-18.1.e)."""
    return lands_safely(state, u) and not state.aboard >> u & 1


def lands_safely(state: CohState, u: int) -> bool:
    """Will mines not explode when this unit gets off a vehicle among them (COH-18.1.c)?"""
    return state.kind(u).pioneers and state.setting.rules.has_flamethrowers()


def enters_safely(state: CohState, u: int) -> bool:
    """Mines do not explode when this unit enters their hex, nor by its free pivot (COH-18.1.c)."""
    return has_skills(state, u)


def stays_safely(state: CohState, u: int) -> bool:
    """Nor when it turns in place or fights among them, if players read it so (A39)."""
    return has_skills(state, u) and not state.setting.rules.pioneers_wake_mines()
