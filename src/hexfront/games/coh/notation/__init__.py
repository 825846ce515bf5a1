"""Positions in a few lines of text: for tests, documents, the command line and bug reports.

    p = position('''
        board 7x5
        terrain woods C03, light-woods D02 D03
        unit G1 german-mg-34 at B03 facing SE
        unit S1 soviet-rifles-41 at E03 facing NW
        cap german 5, soviet 3
    ''')
    p.play("attack G1 E03", "shift -1", 7, "cap 1", 4)
    assert p.unit("G1").fresh

docs/notation.md describes the whole language.
"""

from hexfront.games.coh.notation.position import Position, UnitFacts
from hexfront.games.coh.notation.words import choice_name, parse_choice
from hexfront.games.coh.notation.writing import write
from hexfront.games.notation.faults import NotationError


def position(text: str) -> Position:
    """Set up a situation from its notation."""
    return Position.read(text)


__all__ = [
    "NotationError",
    "Position",
    "UnitFacts",
    "choice_name",
    "parse_choice",
    "position",
    "write",
]
