"""Saves: JSON lines, replayed and never trusted.

The first line is a header; each further line is one choice or one outcome with the
State's digest after it. Reading a save plays the game again from the set-up; the digests
show where and when a replay departs from what was saved. A save whose digests were reckoned in an
earlier way is replayed without them: each of its choices must still be legal.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from hexfront.play.chance import Outcome
from hexfront.play.game import Game, Options, UnknownScenarioError
from hexfront.play.match import Match, Step
from hexfront.play.moment import CHANCE, DIGESTS
from hexfront.play.refusal import IllegalChoiceError, ImpossibleOutcomeError, NotYourTurnError
from hexfront.play.textfile import NotTextError, read_text

FORMAT = "hexfront-save"
FORMAT_VERSION = 2
LARGEST = 256 * 1024 * 1024
"""Bytes of a save."""

# ValueError: numbers of thousands of digits.
_UNREADABLE = (msgspec.MsgspecError, RecursionError, ValueError)
_UNPLAYABLE = (IllegalChoiceError, ImpossibleOutcomeError, NotYourTurnError)

T = TypeVar("T")


class SaveError(Exception):
    """A save that cannot be read or replayed; says which line and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class _Format(Struct, frozen=True):
    """What every header ever written has; read first, as later formats may add fields."""

    format: str
    version: int


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: str
    version: int
    game: str
    rules: int
    scenario: str
    options: Options = {}
    digests: int = 1
    """How the digests were reckoned; those of another scheme cannot be compared."""

    def comparable(self, game: Game[Any]) -> bool:
        """Do the digests still mean the same? A State may have grown since."""
        return self.digests == DIGESTS and self.rules >= game.grown


class _ChoiceLine(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    choice: msgspec.Raw
    digest: str


class _ChanceLine(Struct, frozen=True, forbid_unknown_fields=True):
    chance: Outcome
    digest: str


def dump(match: Match) -> str:
    """The whole match as text."""
    return header_line(match) + "".join(map(step_line, match.steps))


def header_line(match: Match) -> str:
    """The first line: what was played, under which rules."""
    header = Header(
        format=FORMAT,
        version=FORMAT_VERSION,
        game=match.game.id,
        rules=match.game.version,
        scenario=match.scenario,
        options=match.options,
        digests=DIGESTS,
    )
    return _json(header)


def step_line(step: Step) -> str:
    """One further line: a choice or an outcome."""
    if step.seat == CHANCE:
        return _json({"chance": step.taken, "digest": step.digest})
    return _json({"seat": step.seat, "choice": step.taken, "digest": step.digest})


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode() + "\n"


def load(
    text: str,
    find_game: Callable[[str], Game[Any]],
    watch: Callable[[Match], None] | None = None,
) -> Match:
    """Replay a save; raises SaveError naming the line at which it fails.

    Whoever watches is called after the set-up and after every step, so that what is gathered from
    all States of a game needs no second replay.
    """
    if not text.strip():
        raise SaveError(1, "the file is empty")
    # Not splitlines: a JSON text may hold the other characters at which that one breaks.
    lines = text.split("\n")
    header = read_header(lines[0])
    match = _start(header, find_game)
    watch = watch or _nobody
    watch(match)
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            _replay_under(header, match, number, line)
            watch(match)
    return match


def _nobody(match: Match) -> None:
    """Nobody watches."""


def _replay_under(header: Header, match: Match, number: int, line: str) -> None:
    """Replay one line; if that fails, tell whether the rules have changed since the save."""
    try:
        replay_line(match, number, line, compare=header.comparable(match.game))
    except SaveError as error:
        now = match.game.version
        if header.rules == now:
            raise
        since = f"saved under version {header.rules} of the rules, now {now}"
        raise SaveError(number, f"{error.reason} ({since})") from error


def load_file(path: Path, find_game: Callable[[str], Game[Any]]) -> Match:
    try:
        text = read_text(path, LARGEST)
    except NotTextError as error:
        raise SaveError(error.line, str(error)) from error
    return load(text, find_game)


def read_header(line: str) -> Header:
    try:
        _check_format(msgspec.json.decode(line, type=_Format))
        return msgspec.json.decode(line, type=Header)
    except _UNREADABLE as error:
        raise SaveError(1, f"not a Hexfront save: {error}") from error


def _check_format(marks: _Format) -> None:
    if marks.format != FORMAT:
        raise SaveError(1, f"not a Hexfront save: format is {marks.format!r}")
    if marks.version > FORMAT_VERSION:
        raise SaveError(1, f"made by a newer Hexfront (save format {marks.version})")
    if marks.version < 1:
        raise SaveError(1, f"there never was a save format {marks.version}")


def _start(header: Header, find_game: Callable[[str], Game[Any]]) -> Match:
    try:
        game = find_game(header.game)
    except KeyError as error:
        raise SaveError(1, f"unknown game {header.game!r}") from error
    if header.rules > game.version:
        raise SaveError(1, f"made under newer rules of {game.id} (version {header.rules})")
    if header.rules < 1:
        raise SaveError(1, f"there never was a version {header.rules} of the rules of {game.id}")
    try:
        return Match(game, header.scenario, {**game.played_by(header.rules), **header.options})
    except UnknownScenarioError as error:
        raise SaveError(1, f"unknown scenario {header.scenario!r} of {game.id}") from error
    except ValueError as error:
        raise SaveError(1, f"options of {game.id}: {error}") from error


def replay_line(match: Match, number: int, line: str, *, compare: bool = True) -> None:
    """Carry out one line of a save on a running match.

    Without comparing digests only what is illegal now shows that a replay departs.
    """
    if match.state.over:
        raise SaveError(number, "the game was already over")
    digest = _apply_line(match, number, line)
    if compare and match.steps[-1].digest != digest:
        reason = "the replay departs here: digest differs from the saved one"
        raise SaveError(number, reason)


def _apply_line(match: Match, number: int, line: str) -> str:
    try:
        if match.state.actor() == CHANCE:
            fallen = _decoded(number, line, _ChanceLine)
            match.fall(fallen.chance)
            return fallen.digest
        chosen = _decoded(number, line, _ChoiceLine)
        match.take(chosen.seat, _decoded(number, chosen.choice, match.game.choice_types))
        return chosen.digest
    except _UNPLAYABLE as error:
        raise SaveError(number, f"not legal here: {error}") from error


def _decoded(number: int, line: str | msgspec.Raw, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except _UNREADABLE as error:
        raise SaveError(number, f"not readable: {error}") from error
