"""What the tests of movement ask of a position."""

from hexfront.games.aslsk.notation import Position
from hexfront.games.aslsk.notation.names import parse_choice
from hexfront.games.aslsk.screen.refuse_movement import REASONS
from hexfront.play import Refusal


def refused(p: Position, words: str) -> str:
    """The rule by which a choice is not legal; that it is not is tested, too."""
    assert not p.legal(words)
    choice = parse_choice(words, p)
    refusal = REASONS[type(choice)](p.state, p.state.attacker, choice)
    assert isinstance(refusal, Refusal)
    return refusal.rule
