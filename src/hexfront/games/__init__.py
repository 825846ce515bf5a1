"""The rulebooks, by their ids."""

from functools import cache
from typing import Any

from hexfront.games.coh.game import CohGame
from hexfront.play import Game


@cache
def all_games() -> tuple[Game[Any], ...]:
    """Every rulebook that Hexfront plays."""
    return (CohGame(),)


def find(game_id: str) -> Game[Any]:
    """The game with this id; KeyError if there is none."""
    for game in all_games():
        if game.id == game_id:
            return game
    raise KeyError(game_id)
