"""Computer players."""

from hexfront.opponents.base import Opponent, RandomOpponent
from hexfront.opponents.coh import CohPlayer

__all__ = ["Opponent", "RandomOpponent", "opponent_for"]


def opponent_for(game_id: str, seat: int, seed: int) -> Opponent:
    """The computer player that people meet at a table."""
    if game_id == "coh":
        return CohPlayer(seed)
    return RandomOpponent(seed)
