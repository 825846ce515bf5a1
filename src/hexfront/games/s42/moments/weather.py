"""The Weather Phase."""

from hexfront.games.s42.state import S42State


def begin(state: S42State) -> None:
    """Lay the moments of the phase on the stack."""
