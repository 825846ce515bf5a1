"""What the tests of movement ask of a position."""

from hexfront.games.aslsk.legality import LEGALITY
from hexfront.games.aslsk.notation import Position
from hexfront.games.aslsk.notation.names import parse_choice


def refused(p: Position, words: str) -> str:
    """The rule by which a choice is not legal; that it is not is tested, too."""
    assert not p.legal(words)
    choice = parse_choice(words, p)
    refusal = LEGALITY.barred(p.state, p.state.attacker, choice)
    assert refusal is not None
    return refusal.rule
