"""Computer players."""

from hexfront.games import rulebooks
from hexfront.opponents.base import RandomOpponent
from hexfront.play.opponent import MakeOpponent, Opponent

__all__ = ["Opponent", "RandomOpponent", "opponent_for", "players"]


def opponent_for(game_id: str, seat: int, seed: int, expert: bool = False) -> Opponent:
    """The computer player that people meet at a table, or the stronger one where there is one."""
    known = players(game_id)
    return (known.get("expert", known["player"]) if expert else known["player"])(seed)


def players(game_id: str) -> dict[str, MakeOpponent]:
    """All computer players of a game by name; `player` and `random` are always there."""
    book = rulebooks().get(game_id)
    known = dict(book.players) if book is not None else {}
    return {"player": RandomOpponent, **known, "random": RandomOpponent}
