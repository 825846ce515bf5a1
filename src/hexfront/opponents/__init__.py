"""Computer players."""

from hexfront.opponents.aslsk import AslskPlayer
from hexfront.opponents.base import Opponent, RandomOpponent
from hexfront.opponents.coh import CohPlayer
from hexfront.opponents.s42 import S42Player

__all__ = ["Opponent", "RandomOpponent", "opponent_for"]


def opponent_for(game_id: str, seat: int, seed: int) -> Opponent:
    """The computer player that people meet at a table."""
    if game_id == "aslsk":
        return AslskPlayer(seed)
    if game_id == "coh":
        return CohPlayer(seed)
    if game_id == "s42":
        return S42Player(seed)
    return RandomOpponent(seed)
