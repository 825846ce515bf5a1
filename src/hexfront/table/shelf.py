"""The games that a server has to offer, and who plays them when nobody does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hexfront.opponents import Opponent
from hexfront.play import Game, GameFacts, ScenarioInfo
from hexfront.play.rulebook import Rulebook
from hexfront.table.errors import NoSuchScenarioError, UnknownGameError

OpponentFor = Callable[[str, int, int], Opponent]
"""(game id, seat, seed) -> a computer player."""


@dataclass(frozen=True)
class Shelf:
    """Games with their facts by id, and the maker of computer players."""

    games: Mapping[str, Game[Any]]
    facts: Mapping[str, GameFacts[Any]]
    opponent_for: OpponentFor
    books: Mapping[str, Rulebook] = field(default_factory=dict)
    """What else their rulebooks say: title, words, page."""

    def game(self, game: str) -> Game[Any]:
        try:
            return self.games[game]
        except KeyError:
            raise UnknownGameError(f"no game {game!r}; there are {_listed(self.games)}") from None

    def scenario(self, game: str, scenario: str) -> ScenarioInfo:
        offered = {info.id: info for info in self.game(game).scenarios()}
        try:
            return offered[scenario]
        except KeyError:
            detail = f"{game} has no scenario {scenario!r}; there are {_listed(offered)}"
            raise NoSuchScenarioError(detail) from None

    def facts_of(self, game: str) -> GameFacts[Any]:
        self.game(game)
        return self.facts[game]


def _listed(named: Mapping[str, object]) -> str:
    return ", ".join(sorted(named)) or "none"


def standard_shelf() -> Shelf:
    """Every game of the package."""
    from hexfront import games, opponents  # noqa: PLC0415  # the rulebooks load only when served

    found = {game.id: game for game in games.all_games()}
    facts = {game_id: games.facts(game_id) for game_id in found}
    return Shelf(found, facts, opponents.opponent_for, games.rulebooks())
