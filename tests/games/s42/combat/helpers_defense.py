"""Attacks whose die has fallen: what the defender of 1305 decides and rolls."""

from hexfront.games.s42.notation.position import Position
from tests.games.s42.combat.helpers_combat import facing

FIELD = "map 1000-1620\narea B soviet 1020-1620"

RING = """
    axis X 1-5-3 at 1306
    axis Y 1-5-3 at 1204
    axis Z 1-5-3 at 1404
"""
"""Around 1305 these leave no way out."""


def struck(text: str, cell: str = "DR2 2", *, turn: int = 9, side: str = "axis") -> Position:
    """An attack on 1305 that has fallen on a cell of the CRT."""
    return facing(f"{FIELD}\nturn {turn}\n{text}\ncrt * * = {cell}", side).play("resolve", 3)


def defended(text: str, result: str, cell: str = "DR2 2", *, turn: int = 9) -> Position:
    """A Soviet stand at 1305 that has fallen on a cell of the Determined Defense table."""
    return struck(f"{text}\ndd * * = {result}", cell, turn=turn).play("defend", 3)


def surrounded(text: str, cell: str = "DR2 2", *, turn: int = 9) -> Position:
    """An attack on a stack that has nowhere to go."""
    return struck(f"{RING}\n{text}", cell, turn=turn)


def drm(p: Position) -> dict[str, int]:
    """The modifiers of the last Determined Defense, by name without prefix."""
    tally = p.told("log-defense-roll")[-1].tally
    assert tally is not None
    return {line.label.removeprefix("tally-"): line.value for line in tally.lines}


def column(p: Position) -> str:
    """The column of the last Determined Defense."""
    return str(p.told("log-defense-roll")[-1].args["column"])
