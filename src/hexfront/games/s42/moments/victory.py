"""The Victory Phase (S42-3.0.k)."""

from hexfront.games.s42.scenarios.victory import (
    Verdict,
    checks_of,
    failed,
    verdict,
    victory_points,
)
from hexfront.games.s42.state import S42State


def begin(state: S42State) -> None:
    """Count the VPs; the game ends if somebody has won."""
    tally = victory_points(state)
    state.note("log-victory-points", "S42-24.1.1.a", tally, points=tally.total)
    found = verdict(state, tally.total)
    if found is not None:
        _end(state, found, tally.total)


def test(state: S42State, when: str, side: int) -> None:
    """Before or after a player turn: the game ends if the Axis has not what it needs."""
    for check in checks_of(state, when, side):
        found = failed(state, check)
        if found is not None:
            _end(state, found, victory_points(state).total)
            return


def _end(state: S42State, found: Verdict, points: int) -> None:
    state.winner, state.reason = found.winner, found.reason
    state.note(found.reason, found.rule, side=found.winner, points=points)
    state.stack.clear()
