"""What a page is told about lessons: the list of a game's, and one as it is taught."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hexfront.play.datafile import Words
from hexfront.play.game import Game
from hexfront.play.lessons.example import Example, part_id
from hexfront.play.lessons.lesson import Figured, Lesson, LessonStep
from hexfront.play.lessons.road import Stage, stages
from hexfront.play.lessons.script import Script
from hexfront.play.lessons.told import Told
from hexfront.play.log import Entry


class LessonInfo(Struct, frozen=True):
    """A lesson in the list of a game's."""

    id: str
    title: Words
    about: Words
    minutes: int
    rules: tuple[str, ...] = ()
    example: str = ""
    """The printed example that this is; nothing for a lesson."""
    chapter: Words = {}
    """The chapter of the rules to which the example belongs."""
    part: int = 1
    parts: int = 1
    """An example may have several positions; each is shown by itself."""
    next: str = ""
    """The part that follows."""


class FigureShown(Struct, frozen=True):
    """A figure of the rules at this point."""

    say: Words
    value: Figured


class StepShown(Struct, frozen=True):
    """A step as the teacher tells it."""

    say: Words
    begins: int
    """How many steps the match has when this one begins."""
    ends: int
    """And when it is done; the same if nothing is to be done."""
    hexes: tuple[str, ...] = ()
    """What it points at: hexes by label, units by number, parts of the page by handle."""
    units: tuple[int, ...] = ()
    parts: tuple[str, ...] = ()
    wrong: Words | None = None
    answers: tuple[Words, ...] = ()
    figures: tuple[FigureShown, ...] = ()
    happened: tuple[Entry, ...] = ()
    """In an example: the log of the step before."""
    told: tuple[Told, ...] = ()
    """In an example: the answers to what its tests asked since then."""


class LessonFacts(Struct, frozen=True):
    """A lesson as the page teaches it."""

    info: LessonInfo
    steps: tuple[StepShown, ...]
    text: Words = {}
    """The words of an example."""


def lesson_info(lesson: Lesson) -> LessonInfo:
    info = LessonInfo(lesson.id, lesson.title, lesson.about, lesson.minutes, lesson.rules)
    if not isinstance(lesson, Example):
        return info
    following = part_id(lesson.example, lesson.part + 1) if lesson.part < lesson.parts else ""
    return replace(
        info,
        example=lesson.example,
        chapter=lesson.chapter,
        part=lesson.part,
        parts=lesson.parts,
        next=following,
    )


def lesson_facts(script: Script, game: Game[Any]) -> LessonFacts:
    lesson = script.lesson
    found = stages(script, game)
    return LessonFacts(
        lesson_info(lesson),
        tuple(_shown(script, n, step, found[n]) for n, step in enumerate(lesson.step)),
        lesson.text if isinstance(lesson, Example) else {},
    )


def _shown(script: Script, n: int, step: LessonStep, stage: Stage) -> StepShown:
    begins, ends = script.span(n)
    return StepShown(
        step.say,
        begins,
        ends,
        hexes=_pointed(step, "hex"),
        units=tuple(script.spoken.unit_named(name) for name in _pointed(step, "unit")),
        parts=_pointed(step, "part"),
        wrong=step.wrong or None,
        answers=tuple(answer.say for answer in step.answers),
        figures=tuple(FigureShown(figure.say, figure.value) for figure in step.figures),
        happened=tuple(stage.happened),
        told=tuple(stage.told),
    )


def _pointed(step: LessonStep, kind: str) -> tuple[str, ...]:
    found = [point.partition(" ") for point in step.point]
    return tuple(name.strip() for word, _, name in found if word == kind)
