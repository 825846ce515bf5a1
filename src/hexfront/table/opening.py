"""Opening: a match from a save or from what the store keeps, replayed from its latest mark."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hexfront.play import Game, Match, load
from hexfront.play.match import Past
from hexfront.table.marks import SPAN, Marked, Recalled, recalled, seals_of
from hexfront.table.outlook import Outlook
from hexfront.table.schema import MarkRow

FindGame = Callable[[str], Game[Any]]

_MOST_SEALS = 500
"""Marks that are looked for when a save is loaded: those of the longest games."""


def possible_seals(text: str, find_game: FindGame) -> list[str]:
    """The seals of the marks that a server may have of the game of a save."""
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) <= SPAN:
        return []
    return seals_of(load(lines[0], find_game), lines[1:])[:_MOST_SEALS]


def loaded(text: str, find_game: FindGame, marks: Sequence[MarkRow]) -> Match:
    """The match of a save; what the server has itself kept of the same game is not replayed."""

    def recall(first: Match, lines: list[str]) -> Past | None:
        found = recalled(first, lines, marks)
        return found.past if found else None

    return load(text, find_game, recall=recall)


def reopened(
    text: str,
    find_game: FindGame,
    marks: Sequence[MarkRow],
    outlooks: Mapping[int, Outlook],
) -> tuple[Match, Marked]:
    """The match of a table, which each seat has watched, and which of its marks hold."""
    found: Recalled | None = None

    def recall(first: Match, lines: list[str]) -> Past | None:
        nonlocal found
        found = recalled(first, lines, marks)
        return found.past if found else None

    def watch(match: Match) -> None:
        if found is not None and match.length == len(found.past.steps):
            found.show(match, outlooks)
        for outlook in outlooks.values():
            outlook.watch(match)

    match = load(text, find_game, watch, recall)
    return match, Marked(found.seals if found else ())


class Waiting:
    """Long games that were just loaded: whoever did that opens them at once, so a few wait."""

    def __init__(self, most: int = 4) -> None:
        self._most = most
        self._matches: dict[str, Match] = {}

    def add(self, table: str, match: Match) -> None:
        if match.length < SPAN:
            return
        self._matches[table] = match
        while len(self._matches) > self._most:
            del self._matches[next(iter(self._matches))]

    def take(self, table: str, length: int) -> Match | None:
        """The match of a table of so many steps, if it waits."""
        match = self._matches.pop(table, None)
        return match if match is not None and match.length == length else None
