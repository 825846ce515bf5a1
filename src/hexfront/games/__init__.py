"""The rulebooks at the table, by their ids: ours, and those that other packages bring."""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Any

from hexfront.play import Game, GameFacts
from hexfront.play.rulebook import Rulebook

GROUP = "hexfront.rulebooks"
"""The entry point group under which a package registers a rulebook."""

logger = logging.getLogger("hexfront.games")


@cache
def rulebooks() -> MappingProxyType[str, Rulebook]:
    """Every rulebook that is installed, by id, in the order of their ranks. One that cannot be
    loaded is left out, and so is one whose id is taken; the log says why."""
    found: dict[str, Rulebook] = {}
    for point in sorted(entry_points(group=GROUP), key=_foreign):
        book = _loaded(point)
        if book is None:
            continue
        if book.id in found:
            logger.error("rulebook %s of %s: there is one of that name", book.id, point.value)
            continue
        found[book.id] = book
    ranked = sorted(found.values(), key=lambda book: (book.rank, book.id))
    return MappingProxyType({book.id: book for book in ranked})


def _foreign(point: EntryPoint) -> bool:
    return not point.value.startswith("hexfront.games.")


def _loaded(point: EntryPoint) -> Rulebook | None:
    try:
        book = point.load()
    except Exception:
        # Whatever a stranger's package does at import, the other rulebooks are still there.
        logger.exception("rulebook %s cannot be loaded from %s", point.name, point.value)
        return None
    if not isinstance(book, Rulebook):
        logger.error("rulebook %s: %s is no Rulebook", point.name, point.value)
        return None
    return book


def rulebook(game_id: str) -> Rulebook:
    """The rulebook with this id; KeyError if there is none."""
    return rulebooks()[game_id]


def all_games() -> tuple[Game[Any], ...]:
    """Every game that Hexfront plays, loaded."""
    return tuple(book.game for book in rulebooks().values())


def find(game_id: str) -> Game[Any]:
    """The game with this id; KeyError if there is none."""
    return rulebook(game_id).game


def facts(game_id: str) -> GameFacts[Any]:
    """The static facts of a game; KeyError if there is none."""
    return rulebook(game_id).facts
