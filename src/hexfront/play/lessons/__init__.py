"""Lessons: a position, what is said about it, and a script of choices and dice, as data.

A lesson is played as any match is. Its script has a word for every step of the match, so that the
length of the match alone says how far the lesson has come: undo, reload and replay need no more.
"""

from hexfront.play.lessons.example import Example
from hexfront.play.lessons.lesson import Lesson, LessonStep, read_lesson, read_lessons
from hexfront.play.lessons.script import (
    LessonError,
    Script,
    Spoken,
    lesson_of,
    scenario_of,
)
from hexfront.play.lessons.told import Told

__all__ = [
    "Example",
    "Lesson",
    "LessonError",
    "LessonStep",
    "Script",
    "Spoken",
    "Told",
    "lesson_of",
    "read_lesson",
    "read_lessons",
    "scenario_of",
]
