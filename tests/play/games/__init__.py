"""Tiny games, one for each shape of flow that the kernel has to carry."""

from typing import Any

from hexfront.play import Game
from tests.play.games.first_fire import FirstFire
from tests.play.games.retreat import Retreat
from tests.play.games.secret_orders import SecretOrders
from tests.play.games.siege import Siege

KERNEL_GAMES: tuple[Game[Any], ...] = (FirstFire(), SecretOrders(), Retreat(), Siege())

__all__ = ["KERNEL_GAMES", "FirstFire", "Retreat", "SecretOrders", "Siege", "find_game"]


def find_game(game_id: str) -> Game[Any]:
    """The kernel test game with this id; KeyError if there is none."""
    return {game.id: game for game in KERNEL_GAMES}[game_id]
