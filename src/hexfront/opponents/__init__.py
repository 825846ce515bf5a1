"""Computer players."""

from hexfront.opponents.base import Opponent, RandomOpponent

__all__ = ["Opponent", "RandomOpponent", "opponent_for"]


def opponent_for(game_id: str, seat: int, seed: int) -> Opponent:
    """The computer player that people meet at a table."""
    return RandomOpponent(seed)
