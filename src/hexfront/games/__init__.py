"""The rulebooks, by their ids."""

from functools import cache
from typing import Any

from hexfront.games.aslsk.game import AslskGame
from hexfront.games.aslsk.screen.companion import AslskGameFacts
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.screen.companion import CohGameFacts
from hexfront.games.s42.game import S42Game
from hexfront.games.s42.screen.companion import S42GameFacts
from hexfront.play import Game, GameFacts


@cache
def all_games() -> tuple[Game[Any], ...]:
    """Every rulebook that Hexfront plays."""
    return (CohGame(), AslskGame(), S42Game())


def find(game_id: str) -> Game[Any]:
    """The game with this id; KeyError if there is none."""
    for game in all_games():
        if game.id == game_id:
            return game
    raise KeyError(game_id)


@cache
def facts(game_id: str) -> GameFacts[Any]:
    """The static facts of a game; KeyError if there is none."""
    companions: dict[str, GameFacts[Any]] = {
        "coh": CohGameFacts(),
        "aslsk": AslskGameFacts(),
        "s42": S42GameFacts(),
    }
    return companions[game_id]
