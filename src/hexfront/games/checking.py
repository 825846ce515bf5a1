"""Checking a data file that somebody has changed, before a game is set up with it.

A file belongs to the game in whose package it lies; elsewhere it is known by the folder and the
name that it has in a package's data. Its neighbours are read from the folder around it, so a
changed copy of the whole data folder can be checked file by file.
"""

from collections.abc import Sequence
from pathlib import Path

from hexfront.games import rulebooks
from hexfront.games.notation.faults import NotationError
from hexfront.games.printing import lesson_board
from hexfront.play.datafile import DataError, fault, read_toml
from hexfront.play.glossary import read_glossary
from hexfront.play.lessons import Lesson, LessonError, read_lesson
from hexfront.play.lessons.checking import check_script
from hexfront.play.lessons.example import parts_of, read_example
from hexfront.play.rulebook import Rulebook

GLOSSARY = "glossary.toml"


def check(path: Path) -> str:
    """The game whose file this is; raises DataError or BoardError naming file, key and reason."""
    keys = set(read_toml(path))
    books = sorted(rulebooks().values(), key=lambda book: not book.owns(path))
    if {"position", "step"} <= keys:
        return _check_lesson_file(path)
    if {"example", "part"} <= keys:
        return _check_example_file(path)
    if path.name == GLOSSARY:
        return _check_glossary_file(path, books)
    for book in books:
        for candidate in book.checks:
            if candidate.fits(path, keys):
                candidate.read(path)
                return book.id
    kinds = "a scenario, board, chart, counter, card, lesson, example or glossary file"
    reason = f"expected {kinds} in its data folder"
    raise fault(path, "file", reason)


def check_lesson(lesson: Lesson, book: Rulebook) -> None:
    """Play a lesson by the rules of a game; raises DataError naming file, step and reason."""
    try:
        script = book.scripted(lesson)
    except (NotationError, ValueError, LookupError) as error:
        raise fault(lesson.path, "position", str(error)) from error
    except LessonError as error:
        raise fault(lesson.path, "lesson", str(error)) from error
    labels = {place.label for place in lesson_board(book, script).board.hexes}
    check_script(lesson, script, book.game, labels)


def _check_lesson_file(path: Path) -> str:
    lesson = read_lesson(path)
    book = _book(path, lesson.game)
    check_lesson(lesson, book)
    return book.id


def _check_example_file(path: Path) -> str:
    file = read_example(path)
    book = _book(path, file.game)
    for part in parts_of(path, file, book.reference):
        check_lesson(part, book)
    return book.id


def _check_glossary_file(path: Path, books: Sequence[Rulebook]) -> str:
    """A glossary is that of the game whose rules it cites."""
    faults = []
    for book in books:
        try:
            read_glossary(path, book.facts.rules("en"))
        except DataError as error:
            faults.append(error)
            continue
        return book.id
    raise faults[0]


def _book(path: Path, game: str) -> Rulebook:
    book = rulebooks().get(game)
    if book is None:
        raise fault(path, "game", f"expected one of {', '.join(rulebooks())}, got {game!r}")
    return book
