"""A lesson as its file says it, read strictly: a fault names file, key and reason."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from hexfront.play.datafile import Positive, Words, check_words, fault, read_struct

POINTS = ("hex", "unit", "part")
"""What a step may point at: a hex by its label, a unit by its name in the position, a part of the
page by its handle."""

Figured = int | str | bool


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a certain wrong choice, by how its name begins."""

    choice: str
    say: Words


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that the rules give here: what it is called, where it is told, what it must be.

    `of` is the name of an open choice, whose preview is meant, or `view`. `at` leads to the
    figure: names of fields, numbers in a list, or `field=value` for the first item with it.
    """

    say: Words
    of: str
    at: str
    value: Figured


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, and what is then done.

    `do` is a script in the words of the game's notation, parted by `;`: what the pupil is to
    choose, with `|` between ways that will all do; dice; what the other side answers; and behind
    `~` what is chosen on the pupil's behalf. A step that only says something has none.
    """

    say: Words
    do: str = ""
    point: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    """Beginnings of further choices that may be tried, and are answered as wrong."""
    wrong: Words = {}
    """The answer to a wrong choice for which `answers` has none."""
    answers: tuple[Wrong, ...] = ()
    figures: tuple[Figure, ...] = ()


class _LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    title: Words
    about: Words
    number: int
    """Its place among the lessons of the game."""
    minutes: Positive
    seat: str
    """Whom the pupil plays."""
    position: str
    step: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]
    rules: tuple[str, ...] = ()
    """The rules beside which it is offered."""


class Lesson(_LessonFile, frozen=True, kw_only=True):
    """A lesson; its id is the name of its file."""

    id: str
    path: Path


def read_lesson(path: Path) -> Lesson:
    """A lesson by itself, not yet held against the rules; raises DataError."""
    file = read_struct(path, _LessonFile)
    check_words(path, "title", file.title)
    check_words(path, "about", file.about)
    for n, step in enumerate(file.step, 1):
        _check_step(path, f"step {n}", step)
    told = {name: getattr(file, name) for name in _LessonFile.__struct_fields__}
    return Lesson(**told, id=path.stem, path=path)


def _check_step(path: Path, key: str, step: LessonStep) -> None:
    check_words(path, f"{key}: say", step.say)
    if step.wrong:
        check_words(path, f"{key}: wrong", step.wrong)
    for n, answer in enumerate(step.answers, 1):
        check_words(path, f"{key}: answers {n}: say", answer.say)
    for n, figure in enumerate(step.figures, 1):
        check_words(path, f"{key}: figures {n}: say", figure.say)
    for point in step.point:
        word, _, name = point.partition(" ")
        if word not in POINTS or not name:
            raise fault(path, f"{key}: point", f"expected hex, unit or part and a name: {point!r}")
    if not step.do and (step.open or step.wrong or step.answers):
        raise fault(path, f"{key}: do", "nothing is asked, so nothing can be wrong")


def read_lessons(folder: Path | None) -> dict[str, Lesson]:
    """The lessons of a folder by id, in their order."""
    found: dict[str, Lesson] = {}
    for path in sorted(folder.rglob("*.toml")) if folder else ():
        lesson = read_lesson(path)
        if lesson.id in found:
            raise fault(path, "file", f"{found[lesson.id].path.parent.name} has one of that name")
        found[lesson.id] = lesson
    in_order = sorted(found.values(), key=lambda one: (one.number, one.id))
    return {lesson.id: lesson for lesson in in_order}
