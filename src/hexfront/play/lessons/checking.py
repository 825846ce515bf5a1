"""Plays a lesson and refuses one whose script no longer fits the rules."""

from typing import Any

import msgspec

from hexfront.play.chance import Outcome
from hexfront.play.datafile import fault
from hexfront.play.game import Game
from hexfront.play.lessons.lesson import Figure, Lesson
from hexfront.play.lessons.road import stages
from hexfront.play.lessons.script import LessonError, Script, Spoken
from hexfront.play.moment import Choice, State


def check_script(lesson: Lesson, script: Script, game: Game[Any], labels: set[str]) -> None:
    """Play the lesson on every road that it allows; raises DataError naming file, step, reason.

    `labels` are the hexes of its board.
    """
    try:
        stages(script)
    except LessonError as error:
        raise fault(lesson.path, f"part {lesson.number}: script", str(error)) from error
    if script.example:
        return
    _check_points(lesson, script, labels)
    taken: set[tuple[int, str]] = set()
    _Run(lesson, script, game, taken).play()
    for n, line in enumerate(script.lines):
        for word in line.words[1:]:
            _Run(lesson, script, game, taken, turn=n, word=word).play()
    for n, line in enumerate(script.lines):
        for word in line.words[1:]:
            if (n, word) not in taken:
                raise fault(lesson.path, f"step {line.step + 1}: do", f"{word!r} is never legal")


def _check_points(lesson: Lesson, script: Script, labels: set[str]) -> None:
    for n, step in enumerate(lesson.step, 1):
        for point in step.point:
            word, _, name = point.partition(" ")
            if word == "hex" and name.strip() not in labels:
                raise fault(lesson.path, f"step {n}: point", f"no hex {name!r}")
            if word == "unit":
                try:
                    script.spoken.unit_named(name.strip())
                except (ValueError, LookupError) as error:
                    raise fault(lesson.path, f"step {n}: point", str(error)) from error


class _Run:
    """One road through a lesson: the first way of every line but one."""

    def __init__(
        self,
        lesson: Lesson,
        script: Script,
        game: Game[Any],
        taken: set[tuple[int, str]],
        *,
        turn: int = -1,
        word: str = "",
    ) -> None:
        self.lesson, self.script, self.game = lesson, script, game
        self.taken, self.turn, self.word = taken, turn, word
        self.state: State = script.spoken.state.copy()
        self.state.news = []
        self.unseen = self._wanted()

    def _wanted(self) -> dict[tuple[int, str], str]:
        """What may be tried, by step, until something legal has been found that is meant."""
        return {
            (n, words): key
            for n, step in enumerate(self.lesson.step)
            for key, many in (("open", step.open), ("answers", [a.choice for a in step.answers]))
            for words in many
        }

    def play(self) -> None:
        for length in range(len(self.script.lines)):
            self._enter(length)
            self._go(length)
        self._enter(len(self.script.lines))
        for (n, words), key in self.unseen.items():
            raise fault(self.lesson.path, f"step {n + 1}: {key}", f"{words!r} is never legal")

    def _enter(self, length: int) -> None:
        """Look at what each step says that begins here."""
        for n, step in enumerate(self.lesson.step):
            if self.script.span(n)[0] == length:
                for figure in step.figures:
                    self._check_figure(n, figure)

    def _go(self, length: int) -> None:
        line = self.script.lines[length]
        try:
            event = self.script.by_itself(self.state, length)
            if event is None:
                self._try_others(length)
                event = self._way(length)
        except LessonError as error:
            raise fault(self.lesson.path, f"step {line.step + 1}: do", str(error)) from error
        self._carry_out(event)

    def _way(self, length: int) -> Choice:
        """The way that this road takes here."""
        ways = self.script.ways(self.state, length)
        first = next(iter(ways))
        word = self.word if length == self.turn and self.word in ways else first
        self.taken |= {(length, one) for one in ways}
        return ways[word]

    def _carry_out(self, event: Choice | Outcome) -> None:
        if isinstance(event, Choice):
            self.state.take(event)
        else:
            self.state.fall(event)

    def _try_others(self, length: int) -> None:
        """Every legal choice is either awaited or answered."""
        line = self.script.lines[length]
        spoken = self.script.spoken.within(self.state)
        for choice in self.state.choices():
            name = f"{spoken.called(choice)} "
            for n, words in list(self.unseen):
                if n == line.step and name.startswith(f"{words.strip()} "):
                    del self.unseen[n, words]

    def _check_figure(self, n: int, figure: Figure) -> None:
        key = f"step {n + 1}: figures: {figure.of}: {figure.at}"
        try:
            told = _led(self._told(figure.of), figure.at, self.script.spoken)
        except (LessonError, LookupError, ValueError) as error:
            raise fault(self.lesson.path, key, str(error)) from error
        if told != figure.value:
            raise fault(self.lesson.path, key, f"expected {figure.value!r}, the rules say {told!r}")

    def _told(self, of: str) -> object:
        seat = max(self.state.actor(), 0)
        if of == "view":
            return msgspec.to_builtins(self.game.view(self.state, seat))
        choice = self.script.spoken.within(self.state).meant(of)
        for offer in self.game.offers(self.state, seat):
            if offer.choice == choice:
                return msgspec.to_builtins(offer.preview)
        raise LessonError("no such choice is open")


def _led(value: object, at: str, spoken: Spoken) -> object:
    """What lies at the end of `targets.0.number`, or of `units.id=@G1.hex`."""
    for word in at.split("."):
        field, parted, wanted = word.partition("=")
        if isinstance(value, list | tuple) and parted:
            sought = str(spoken.unit_named(wanted[1:])) if wanted[:1] == "@" else wanted
            value = next((one for one in value if str(one.get(field)) == sought), None)
        elif isinstance(value, list | tuple):
            value = value[int(word)]
        elif isinstance(value, dict):
            value = value[word]
        if value is None:
            raise LookupError(f"there is no {word!r}")
    return value
