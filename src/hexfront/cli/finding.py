"""Rulebooks and scenarios by the names that a person types."""

from typing import TYPE_CHECKING

from hexfront.cli.output import Refused, complain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexfront.play import ScenarioInfo
    from hexfront.play.rulebook import Rulebook


def sound_books() -> "Iterator[Rulebook]":
    """The rulebooks whose game can be loaded; a stranger's broken one is told and left out."""
    from hexfront.games import rulebooks
    from hexfront.play.rulebook import RulebookError

    for book in rulebooks().values():
        try:
            book.game.scenarios()
        except RulebookError as error:
            complain("hexfront", f"rulebook {error}")
        else:
            yield book


def find_scenario(scenario: str) -> "tuple[Rulebook, ScenarioInfo]":
    """`game/name` as the rulebook and the scenario."""
    from hexfront.games import rulebooks

    game_id, _, name = scenario.partition("/")
    book = rulebooks().get(game_id)
    if book is None:
        raise Refused(f"no game {game_id!r}; see `hexfront games`")
    for info in book.game.scenarios():
        if info.id == name:
            return book, info
    raise Refused(f"{game_id} has no scenario {name!r}; see `hexfront scenarios`")
