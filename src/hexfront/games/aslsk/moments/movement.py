"""The movement phase."""

from hexfront.games.aslsk.state import AslskState


def begin(state: AslskState) -> None:
    """Lay the moments of the phase on the stack."""


def end(state: AslskState) -> None:
    """Remove what the phase leaves."""
