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
from msgspec.structs import replace

import hexfront
from hexfront.board.lean import lean
from hexfront.games import rulebook
from hexfront.play import Game, GameFacts, ScenarioFacts, UnknownScenarioError
from hexfront.play.game import GameInfo, is_lesson
from hexfront.play.lessons import Script, scenario_of
from hexfront.play.lessons.facts import LessonInfo, lesson_facts, lesson_info
from hexfront.play.rulebook import Rulebook

_KERNEL = ("hexes", "board", "play")


class Sheet(Struct, frozen=True):
    """Something to be printed: a game in the list of games, its glossary, the list of its lessons,
    a scenario's facts or board, or a lesson as it is taught. Lessons have facts and boards as
    scenarios do."""

    kind: Literal["game", "glossary", "lessons", "facts", "board", "lesson"]
    game: str
    scenario: str = ""
    lang: str = ""


def printed(
    sheet: Sheet, game: Game[Any], facts: GameFacts[Any], book: Rulebook | None = None
) -> bytes:
    """The sheet as it is sent; raises UnknownScenarioError."""
    if sheet.kind == "game":
        return msgspec.json.encode(_listed(game, book))
    if sheet.kind == "glossary":
        return msgspec.json.encode(book.glossary if book else ())
    if sheet.kind == "lessons":
        return msgspec.json.encode(lesson_list(book) if book else [])
    if book is not None and is_lesson(sheet.scenario):
        return _lesson_sheet(sheet, facts, book)
    known = sorted(info.id for info in game.scenarios())
    if sheet.scenario not in known:
        detail = f"{game.id} has no scenario {sheet.scenario!r}; there are {', '.join(known)}"
        raise UnknownScenarioError(detail)
    if sheet.kind == "facts":
        return msgspec.json.encode(facts.scenario_facts(sheet.scenario))
    return lean(facts.board_svg(sheet.scenario, sheet.lang)).encode()


def lesson_list(book: Rulebook) -> list[LessonInfo]:
    """The lessons of a game, and its printed examples, each by its first part."""
    first = [part for part in book.examples.values() if part.part == 1]
    return [lesson_info(lesson) for lesson in (*book.lessons.values(), *first)]


def _lesson_sheet(sheet: Sheet, facts: GameFacts[Any], book: Rulebook) -> bytes:
    script = book.script(sheet.scenario)
    if sheet.kind == "lesson":
        return msgspec.json.encode(lesson_facts(script, book.game))
    state = script.spoken.state
    if sheet.kind == "board":
        return lean(facts.position_svg(state, sheet.lang)).encode()
    return msgspec.json.encode(lesson_board(book, script))


def lesson_board(book: Rulebook, script: Script) -> ScenarioFacts:
    """What a scenario's facts are, of a lesson."""
    lesson, made = script.lesson, book.facts.position_facts(script.spoken.state)
    name = scenario_of(lesson.id)
    info = replace(made.scenario, id=name, title=lesson.title, note=lesson.about)
    board = replace(made.board, svg=f"/api/boards/{book.id}/{name}.svg")
    return replace(made, scenario=info, board=board)


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
