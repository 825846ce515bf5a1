"""A unit in the middle of a board, for tests of movement."""

from hexfront.games.coh.notation import Position, position

AROUND = {"N": "D03", "NE": "E03", "SE": "E04", "S": "D05", "SW": "C04", "NW": "C03"}
"""The neighbours of D04, clockwise."""


def alone(facing: str = "N", *more: str, kind: str = "german-rifles-41") -> Position:
    """A unit in D04, with a distant enemy."""
    enemy = "unit S1 soviet-rifles-41 at I07 facing N"
    return position("\n".join((f"unit G1 {kind} at D04 facing {facing}", enemy, *more)))


def moves(p: Position, unit: str = "G1") -> list[str]:
    """The hexes into which a unit may move."""
    p = Position(p.state.copy(), p.names).play(f"select {unit}")
    return [choice.split()[2] for choice in p.choices() if choice.startswith("move ")]
