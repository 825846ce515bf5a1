"""What is done and asked in a situation while somebody records it.

A test that replays a printed example is recorded so, and what it did is what the page shows. A
record is a row of lines: a word for every step of a match as in the script of a lesson, `+` before
one that follows without anybody's asking, and `?` before a question with its arguments.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

from hexfront.play import State

P = ParamSpec("P")
R = TypeVar("R")

QUESTION, FOLLOWS = "? ", "+ "
_MARK = "asked"
BETWEEN = " | "
"""Stands between the arguments of a question."""


class Recorded(Protocol):
    """A situation, as far as a record has to know it."""

    @property
    def state(self) -> State: ...


class Track:
    """What happened in one situation since it was read from its text."""

    def __init__(self, text: str, situation: Recorded) -> None:
        self.text = text
        self.situation = situation
        self.lines: list[str] = []
        self.asking = False
        """Whether a question is being answered; what it asks in turn is not recorded."""
        self.end = ""
        """How it ended, if the situation went on from another text."""
        self._leads = ""
        """The word that a step begins with before the choice that it is about."""

    def begin(self, word: str) -> None:
        """A choice that only begins what the next one is about."""
        self.lines.append(word)
        self._leads = word

    def choose(self, word: str) -> None:
        """A choice with which a step begins."""
        self.lines.append(f"{FOLLOWS}{word}" if self._leads else word)
        self._leads = ""

    def follow(self, word: str) -> None:
        """Dice, or a choice that nobody has to think about."""
        self.lines.append(f"{FOLLOWS}{word}" if any(map(_is_done, self.lines)) else word)

    def ask(self, name: str, args: Iterable[object], kwargs: Mapping[str, object]) -> None:
        given = [*map(str, args), *(f"{key}={value}" for key, value in kwargs.items())]
        line = QUESTION + " ".join((name, BETWEEN.join(given))).strip()
        done = next((n for n in range(len(self.lines), 0, -1) if _is_done(self.lines[n - 1])), 0)
        if line not in self.lines[done:]:
            self.lines.append(line)


def _is_done(line: str) -> bool:
    return not line.startswith(QUESTION)


class Recorder:
    """The situations that were read while it listened, in their order."""

    def __init__(self) -> None:
        self.tracks: list[Track] = []

    def new(self, track: Track) -> Track:
        self.tracks.append(track)
        return track


class _Listening:
    recorder: Recorder | None = None


@contextmanager
def recording() -> Iterator[Recorder]:
    """Record all situations that are read from text within."""
    before, _Listening.recorder = _Listening.recorder, Recorder()
    try:
        yield _Listening.recorder
    finally:
        _Listening.recorder = before


def track_of(text: str, situation: Recorded) -> Track | None:
    """The track of a situation with this text, if somebody listens."""
    return _Listening.recorder.new(Track(text, situation)) if _Listening.recorder else None


def continued(track: Track, text: str) -> Track | None:
    """The track of a situation that goes on as from this text, in other ways than by play."""
    track.end = track.situation.state.digest()
    return track_of(text, track.situation)


def forked(track: Track | None, situation: Recorded) -> Track | None:
    """The track of a copy: a beginning of its own, or, where something was done before, only a
    side glance that is not recorded."""
    if track is None or any(map(_is_done, track.lines)):
        return None
    return track_of(track.text, situation)


def asked(method: Callable[P, R]) -> Callable[P, R]:
    """Marks a method of a situation as a question of which a record tells."""

    @wraps(method)
    def ask(*args: P.args, **kwargs: P.kwargs) -> R:
        situation, *given = args
        track: Track | None = getattr(situation, "track", None)
        if track is None or track.asking:
            return method(*args, **kwargs)
        track.asking = True
        try:
            answer = method(*args, **kwargs)
        finally:
            track.asking = False
        track.ask(method.__name__, given, kwargs)
        return answer

    vars(ask)[_MARK] = True
    return ask


def is_question(method: object) -> bool:
    """Whether this is a method that was marked so."""
    return hasattr(method, _MARK)
