"""What a page is told about a rulebook and never changes, printed as it is sent.

It depends on files alone: on those of the rulebook and on those of the kernel, so that what was
printed once can be kept for as long as they stay the same.
"""

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

import hexfront
from hexfront.games import rulebook
from hexfront.play import Game, GameFacts, UnknownScenarioError
from hexfront.play.game import GameInfo
from hexfront.play.rulebook import Rulebook

_KERNEL = ("hexes", "board", "play")


class Sheet(Struct, frozen=True):
    """Something to be printed: a game in the list of games, or a scenario's facts or board."""

    kind: Literal["game", "facts", "board"]
    game: str
    scenario: str = ""
    lang: str = ""


def printed(
    sheet: Sheet, game: Game[Any], facts: GameFacts[Any], book: Rulebook | None = None
) -> bytes:
    """The sheet as it is sent; raises UnknownScenarioError."""
    if sheet.kind == "game":
        return msgspec.json.encode(_listed(game, book))
    known = sorted(info.id for info in game.scenarios())
    if sheet.scenario not in known:
        detail = f"{game.id} has no scenario {sheet.scenario!r}; there are {', '.join(known)}"
        raise UnknownScenarioError(detail)
    if sheet.kind == "facts":
        return msgspec.json.encode(facts.scenario_facts(sheet.scenario))
    return facts.board_svg(sheet.scenario, sheet.lang).encode()


def print_out(sheet: Sheet) -> bytes:
    """The sheet of a rulebook that is installed; a worker process is asked for this."""
    book = rulebook(sheet.game)
    return printed(sheet, book.game, book.facts, book)


def _listed(game: Game[Any], book: Rulebook | None) -> GameInfo:
    return GameInfo(
        game.id,
        dict(book.title) if book else {"en": game.id},
        book.page if book else "",
        game.seats,
        game.options(),
        game.scenarios(),
        book.has_expert if book else False,
    )


def sources_digest(game: str) -> str:
    """A fingerprint of all files from which the sheets of a game are printed."""
    package = Path(hexfront.__file__).parent
    return _digest([*(package / part for part in _KERNEL), rulebook(game).folder])


def _digest(folders: Iterable[Path]) -> str:
    mixed = blake2b(digest_size=16)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                content = path.read_bytes()
                mixed.update(f"{path.relative_to(folder)}\0{len(content)}\0".encode())
                mixed.update(content)
    return mixed.hexdigest()
