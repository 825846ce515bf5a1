"""Computer players."""

from hexfront.opponents.base import Opponent, RandomOpponent

__all__ = ["Opponent", "RandomOpponent"]
