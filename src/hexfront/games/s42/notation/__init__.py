"""Positions in a few lines of text: for tests, documents, the command line and bug reports.

    p = position('''
        map 1000-1610
        river major 1204/1205
        axis A 10-8-6 tank red at 1203
        soviet S 3-4-3 at 1205
        phase movement axis
    ''')
    p.play("move A; march 1304")
    assert p.where("A") == "1304"

docs/notation.md describes the whole language.
"""

from hexfront.games.notation.faults import NotationError
from hexfront.games.s42.notation.names import ChoiceNameError, choice_name, parse_choice
from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.notation.writing import write


def position(text: str) -> Position:
    """Set up a situation from its notation."""
    return Position.read(text)


__all__ = [
    "ChoiceNameError",
    "NotationError",
    "Position",
    "choice_name",
    "parse_choice",
    "position",
    "write",
]
