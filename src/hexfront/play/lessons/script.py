"""The script of a lesson on its position: what falls and is answered by itself, what is awaited.

It has a line for every step of the match, so it keeps no place of its own: whoever asks says how
many steps have been made.
"""

from collections.abc import Iterator
from typing import NamedTuple, Protocol, Self

from hexfront.play.chance import Outcome
from hexfront.play.game import LESSON, is_lesson
from hexfront.play.lessons.example import Example
from hexfront.play.lessons.lesson import Lesson, LessonStep
from hexfront.play.lessons.told import Told
from hexfront.play.moment import CHANCE, Choice, State
from hexfront.play.refusal import Refusal

SILENT = "~"


class LessonError(Exception):
    """A script that does not fit the rules; says where and why."""


class Spoken(Protocol):
    """A State whose units, hexes and choices go by the names of a notation."""

    state: State

    def within(self, state: State) -> Self:
        """The same names in another State of the same game."""

    def called(self, choice: Choice) -> str:
        """The name of a choice."""

    def meant(self, text: str) -> Choice:
        """The choice with this name, legal or not; ValueError or LookupError if there is none."""

    def falls(self, word: str) -> Outcome:
        """The outcome that a word stands for here; raises ValueError or LookupError."""

    def seat_named(self, name: str) -> int:
        """The seat with this name; raises LookupError."""

    def unit_named(self, name: str) -> int:
        """The number of a unit; raises LookupError."""

    def answer(self, question: str) -> list[Told]:
        """What the rules say to a question of an example; ValueError or LookupError if nothing."""


class Line(NamedTuple):
    """A line of the script, and the step of the lesson that it belongs to."""

    step: int
    words: tuple[str, ...]
    """The ways that will do; the first is the one that is shown."""
    silent: bool


def scenario_of(lesson: str) -> str:
    """The scenario of a lesson's match."""
    return LESSON + lesson


def lesson_of(scenario: str) -> str:
    """The lesson whose match this is; nothing for a scenario of the game's own."""
    return scenario.removeprefix(LESSON) if is_lesson(scenario) else ""


class Script:
    """A lesson on its position, or a printed example, whose reader sits at all seats and is
    waited for before every step."""

    def __init__(self, lesson: Lesson, spoken: Spoken) -> None:
        self.lesson = lesson
        self.spoken = spoken
        self.example = isinstance(lesson, Example)
        try:
            self.seat = -1 if self.example else spoken.seat_named(lesson.seat)
        except (ValueError, LookupError) as error:
            raise LessonError(f"seat: {error}") from error
        self.lines = [line for n, step in enumerate(lesson.step) for line in _lines(n, step)]
        self._begins = {self.span(n)[0] for n in range(len(lesson.step))}

    def span(self, step: int) -> tuple[int, int]:
        """How many steps the match has when this one begins, and when it is done."""
        before = sum(line.step < step for line in self.lines)
        return before, before + sum(line.step == step for line in self.lines)

    def by_itself(self, state: State, length: int) -> Choice | Outcome | None:
        """What comes next without the pupil: dice, or a choice; None when he is asked, or the
        lesson is over. Raises LessonError."""
        line = self._line(length)
        if line is None or self._waits(state, line, length):
            return None
        return self.next(state, length)

    def next(self, state: State, length: int) -> Choice | Outcome | None:
        """What comes next, whoever brings it; None when the lesson is over."""
        line = self._line(length)
        if line is None:
            return None
        if state.actor() == CHANCE:
            return self._fallen(state, line)
        return self._chosen(state, line, line.words[0])

    def _waits(self, state: State, line: Line, length: int) -> bool:
        if self.example:
            return length in self._begins
        return state.actor() == self.seat and not line.silent

    def awaited(self, state: State, length: int) -> list[Choice]:
        """What the pupil may choose so that the lesson goes on; raises LessonError if nothing."""
        return list(self.ways(state, length).values())

    def ways(self, state: State, length: int) -> dict[str, Choice]:
        """The same by their words. Some may only be legal if another way was taken before."""
        line = self._line(length)
        if line is None or state.actor() < 0 or not self._waits(state, line, length):
            return {}
        found: dict[str, Choice] = {}
        for word in line.words:
            try:
                found[word] = self._chosen(state, line, word)
            except LessonError:
                if word == line.words[-1] and not found:
                    raise
        return found

    def opens(self, state: State, length: int, choice: Choice) -> bool:
        """Whether a legal choice is offered: one that is awaited, or one that may be tried."""
        line = self._line(length)
        if line is None:
            return False
        if choice in self.awaited(state, length):
            return True
        name = self.spoken.within(state).called(choice)
        return any(_begins(name, word) for word in self.lesson.step[line.step].open)

    def answer(self, state: State, length: int, choice: Choice) -> Refusal:
        """What is said to a legal choice that does not lead on."""
        line = self._line(length)
        if line is None:
            return Refusal("", "lesson-over")
        name = self.spoken.within(state).called(choice)
        answers = self.lesson.step[line.step].answers
        found = next((n for n, one in enumerate(answers) if _begins(name, one.choice)), -1)
        return Refusal("", "lesson-not-now", {"step": line.step, "answer": found})

    def _line(self, length: int) -> Line | None:
        return self.lines[length] if length < len(self.lines) else None

    def _fallen(self, state: State, line: Line) -> Outcome:
        word = line.words[0]
        try:
            outcome = self.spoken.within(state).falls(word)
        except Exception as error:  # whatever a notation makes of a word that is no die
            raise LessonError(f"dice must fall here, not {word!r} ({error})") from error
        if outcome not in state.chances():
            raise LessonError(f"{word!r} cannot fall here")
        return outcome

    def _chosen(self, state: State, line: Line, word: str) -> Choice:
        spoken = self.spoken.within(state)
        if state.over:
            raise LessonError(f"{word!r} comes after the end of the game")
        legal = state.choices()
        try:
            choice = spoken.meant(word)
        except (ValueError, LookupError) as error:
            raise LessonError(f"{word!r} is no choice: {error}; {_listed(spoken)}") from error
        if choice not in legal:
            raise LessonError(f"{word!r} is not legal; {_listed(spoken)}")
        return choice


def _lines(n: int, step: LessonStep) -> Iterator[Line]:
    for item in filter(None, map(str.strip, step.do.split(";"))):
        silent = item.startswith(SILENT)
        words = tuple(map(str.strip, item.removeprefix(SILENT).split("|")))
        yield Line(n, words, silent)


def _begins(name: str, words: str) -> bool:
    """Whether a name begins with these words, as words and not as letters."""
    return f"{name} ".startswith(f"{words.strip()} ")


def _listed(spoken: Spoken) -> str:
    names = [spoken.called(choice) for choice in spoken.state.choices()]
    more = ", ..." if len(names) > len(names[:12]) else ""
    return f"open are {', '.join(names[:12])}{more}"
