"""Whose turn it is when teams play, and when all have passed (COH-2.7, COH-19.0)."""

from hexfront.games.coh.state import CohState
from hexfront.play import Refusal

DUEL_PASSES = 2


def break_passes(state: CohState, seat: int) -> None:
    """A seat acts. In a duel this ends the row of passes (COH-2.7.e); among three or four players
    it is only the actor's own latest decision that is no pass any more (A29)."""
    if len(state.setting.seats) == DUEL_PASSES:
        state.passes = 0
    else:
        state.passes &= ~(1 << seat)


def all_passed(state: CohState, also: int = 0) -> bool:
    """Both players, or all of three or four but one (COH-2.7.d, COH-19.0.e).

    Against the order deck both sides must pass, each with all its players (SOLO-2.7.a).
    """
    seats = len(state.setting.seats)
    needed = max(DUEL_PASSES, seats - (state.solo is None))
    return (state.passes | also).bit_count() >= needed


def would_end(state: CohState, seat: int) -> bool:
    """Does the round end if this seat passes now?"""
    return not state.still_to_act(seat) and all_passed(state, 1 << seat)


def yield_refusal(state: CohState, seat: int) -> Refusal | None:
    """Why a player cannot let his ally act first; the ally cannot give it back (A29)."""
    if not state.still_to_act(seat):
        return Refusal("COH-19.0.d", "refuse-nobody-to-yield-to")
    if state.yielded:
        return Refusal("COH-19.0.d", "refuse-yielded-already")
    if state.card_used or state.extra_turn:
        return Refusal("COH-19.0.d", "refuse-turn-begun")
    return None


def end_turn_of(state: CohState, seat: int) -> bool:
    """A seat has acted or passed: an ally is next, or else the other team. True when the turn of
    the team has ended."""
    state.done |= 1 << seat
    state.turn = state.following(seat)
    if state.shares(seat, state.turn):
        return False
    state.done, state.yielded = 0, False
    state.came, state.entered = state.entered, ()  # COH-6.12.c: the enemy's whole turn binds
    return True
