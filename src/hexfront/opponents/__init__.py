"""Computer players."""

from typing import Literal

from hexfront.games import rulebooks
from hexfront.opponents.base import RandomOpponent
from hexfront.opponents.novice import Novice
from hexfront.play.opponent import MakeOpponent, Opponent

__all__ = ["Level", "Opponent", "RandomOpponent", "opponent_for", "players"]

Level = Literal["novice", "player", "expert"]
"""How well a computer player plays: easy, as usual, or hard where a game has such a one."""


def opponent_for(game_id: str, seat: int, seed: int, level: Level = "player") -> Opponent:
    """The computer player that people meet at a table; the stronger one where there is one."""
    known = players(game_id)
    if level == "novice":
        return Novice(known["player"], seed)
    return known.get(level, known["player"])(seed)


def players(game_id: str) -> dict[str, MakeOpponent]:
    """All computer players of a game by name; `player` and `random` are always there."""
    book = rulebooks().get(game_id)
    known = dict(book.players) if book is not None else {}
    return {"player": RandomOpponent, **known, "random": RandomOpponent}
