"""The Victory Phase (S42-3.0.k)."""

from hexfront.games.s42.scenarios.victory import verdict, victory_points
from hexfront.games.s42.state import S42State


def begin(state: S42State) -> None:
    """Count the VPs; the game ends if somebody has won."""
    tally = victory_points(state)
    state.note("log-victory-points", "S42-24.1.1.a", tally, points=tally.total)
    found = verdict(state, tally.total)
    if found is None:
        return
    state.winner, state.reason = found.winner, found.reason
    state.note(found.reason, found.rule, side=found.winner, points=tally.total)
    state.stack.clear()
