"""Two squads against two in the open, for tests of turns, costs and CAP."""

from hexfront.games.coh.notation import Position, position

DUEL = """
    board 9x7
    unit G1 german-mg-34 at C04 facing SE
    unit G2 german-rifles-41 at B06 facing SE
    unit S1 soviet-rifles-41 at F05 facing NW
    unit S2 soviet-rifles-41 at G06 facing NW
"""


def duel(*more: str) -> Position:
    """The four squads, with more statements."""
    return position("\n".join((DUEL, *more)))


def lines(p: Position, choice: str) -> list[tuple[str, int]]:
    """The cost of a choice, line by line."""
    cost = p.preview(choice).cost
    assert cost is not None
    return [(line.label, line.value) for line in cost.lines]
