"""The games that a server has to offer, and who plays them when nobody does."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from hexfront.opponents import Opponent
from hexfront.play import Game, GameFacts, ScenarioInfo, UnknownScenarioError
from hexfront.play.game import is_lesson
from hexfront.play.lessons import Script
from hexfront.play.rulebook import Rulebook
from hexfront.table.errors import NoSuchScenarioError, UnknownGameError
from hexfront.table.protocol import Player

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
    installed: bool = False
    """Whether all of it comes from the rulebooks that are installed, which another process finds
    as well as this one."""

    def check(self, game: str) -> None:
        """Whether there is such a game, which is not loaded for that."""
        if game not in self.games:
            raise UnknownGameError(f"no game {game!r}; there are {_listed(self.games)}")

    def game(self, game: str) -> Game[Any]:
        self.check(game)
        return self.games[game]

    def scenario(self, game: str, scenario: str) -> ScenarioInfo:
        offered = {info.id: info for info in self.game(game).scenarios()}
        try:
            return offered[scenario]
        except KeyError:
            detail = f"{game} has no scenario {scenario!r}; there are {_listed(offered)}"
            raise NoSuchScenarioError(detail) from None

    def script(self, game: str, scenario: str) -> Script | None:
        """The script of a lesson; None for a scenario."""
        book = self.books.get(game)
        if book is None or not is_lesson(scenario):
            return None
        try:
            return book.script(scenario)
        except UnknownScenarioError as error:
            raise NoSuchScenarioError(str(error)) from error

    def taught(self, game: str, script: Script) -> tuple[Player, ...]:
        """Who sits at the table of a lesson: its pupil, and nobody else; at that of an example its
        reader, on all sides."""
        seats = range(len(self.game(game).seats_at(script.spoken.state)))
        return tuple("me" if script.example or n == script.seat else "computer" for n in seats)

    def facts_of(self, game: str) -> GameFacts[Any]:
        self.game(game)
        return self.facts[game]


P = TypeVar("P")


class _Loading(Mapping[str, P]):
    """A part of every rulebook, loaded when it is asked for."""

    def __init__(self, books: Mapping[str, Rulebook], part: Callable[[Rulebook], P]) -> None:
        self._books = books
        self._part = part

    def __getitem__(self, game: str) -> P:
        return self._part(self._books[game])

    def __iter__(self) -> Iterator[str]:
        return iter(self._books)

    def __len__(self) -> int:
        return len(self._books)


def _listed(named: Mapping[str, object]) -> str:
    return ", ".join(sorted(named)) or "none"


def standard_shelf() -> Shelf:
    """Every game of the package."""
    from hexfront import games, opponents  # noqa: PLC0415  # the rulebooks load only when served

    books = games.rulebooks()
    return Shelf(
        _Loading(books, lambda book: book.game),
        _Loading(books, lambda book: book.facts),
        opponents.opponent_for,
        books,
        installed=True,
    )
