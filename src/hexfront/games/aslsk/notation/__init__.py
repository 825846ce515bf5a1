"""Positions in a few lines of text: for tests, documents, the command line and bug reports.

    p = position('''
        terrain stone-building P5
        ger A 4-6-7 +lmg at P5
        rus S 4-4-7 at P4
        phase prep-fire german
    ''', dice=[(3, 4)])
    p.do("open-fire P4 A; fire")
    assert "prep" in p.states("A")

docs/notation.md describes the whole language.
"""

from collections.abc import Iterable

from hexfront.games.aslsk.notation.draft import Dice
from hexfront.games.aslsk.notation.names import ChoiceNameError, choice_name, parse_choice
from hexfront.games.aslsk.notation.position import Position
from hexfront.games.aslsk.notation.writing import write
from hexfront.games.notation.faults import NotationError


def position(text: str, dice: Iterable[Dice] = ()) -> Position:
    """Set up a situation from its notation; `dice` fall by themselves as chance asks for them."""
    return Position.read(text, dice)


__all__ = [
    "ChoiceNameError",
    "NotationError",
    "Position",
    "choice_name",
    "parse_choice",
    "position",
    "write",
]
