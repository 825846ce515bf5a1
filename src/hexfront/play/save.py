"""Saves: JSON lines, replayed and never trusted.

The first line is a header; each further line is one choice or one outcome with the
State's digest after it. Reading a save plays the game again from the set-up; the digests
show where and when a replay departs from what was saved. A save whose digests were reckoned in an
earlier way is replayed without them: each of its choices must still be legal.

Whoever has kept what a match was at some step (a `Past`) of his own making may lend it: then only
the rest is replayed. A save itself brings no such thing, since its reader could not trust it.
"""

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from hexfront.play.audit import DiceRecord
from hexfront.play.chance import Outcome
from hexfront.play.game import Game, Options, UnknownScenarioError
from hexfront.play.match import Match, Past, Step
from hexfront.play.moment import CHANCE, DIGESTS, Choice
from hexfront.play.refusal import IllegalChoiceError, ImpossibleOutcomeError, NotYourTurnError
from hexfront.play.textfile import NotTextError, read_text

FORMAT = "hexfront-save"
FORMAT_VERSION = 3
_WITHOUT_DICE = 2
"""The version of a save that says nothing about its dice."""
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
    dice: DiceRecord | msgspec.UnsetType = msgspec.UNSET
    """With it the dice of a game between people can be rolled again."""

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


class _Line(Struct, frozen=True):
    """Either of them."""

    digest: str
    seat: int = CHANCE
    choice: msgspec.Raw = msgspec.Raw()
    chance: Outcome | None = None


# A decoder takes longer to make than a line to read.
_LINE_READER = msgspec.json.Decoder(_Line)
_CHOICE_LINE_READER = msgspec.json.Decoder(_ChoiceLine)
_CHANCE_READER = msgspec.json.Decoder(_ChanceLine)

Recall = Callable[[Match, list[str]], Past | None]
"""(the match before its first step, the lines of its steps) -> what is known of it already."""


def dump(match: Match) -> str:
    """The whole match as text."""
    return header_line(match) + "".join(map(step_line, match.steps))


def header_line(match: Match) -> str:
    """The first line: what was played, under which rules."""
    header = Header(
        format=FORMAT,
        version=_WITHOUT_DICE,
        game=match.game.id,
        rules=match.game.version,
        scenario=match.scenario,
        options=match.options,
        digests=DIGESTS,
    )
    return _json(header)


def with_dice(line: str, dice: DiceRecord) -> str:
    """A first line that says also how its dice were rolled."""
    return _json(msgspec.structs.replace(read_header(line), version=FORMAT_VERSION, dice=dice))


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
    recall: Recall | None = None,
) -> Match:
    """Replay a save; raises SaveError naming the line at which it fails.

    Whoever watches is called after the set-up, or what was recalled instead, and after every
    further step, so that what is gathered from all States of a game needs no second replay.
    """
    if not text.strip():
        raise SaveError(1, "the file is empty")
    # Not splitlines: a JSON text may hold the other characters at which that one breaks.
    first, *rest = text.split("\n")
    lines = [(number, line) for number, line in enumerate(rest, 2) if line.strip()]
    header = read_header(first)
    match = _start(header, find_game)
    past = recall(match, [line for _, line in lines]) if recall else None
    if past is not None:
        match = Match.resumed(match, past)
    watch = watch or _nobody
    watch(match)
    for number, line in lines[match.length :]:
        _replay_under(header, match, number, line)
        watch(match)
    return match


def read_steps(game: Game[Any], lines: Iterable[str]) -> list[Step]:
    """The steps of these lines, whether or not the rules would have them."""
    return [_step(game, number, line) for number, line in enumerate(lines, 2)]


def _step(game: Game[Any], number: int, line: str) -> Step:
    read = _decoded(number, line, _LINE_READER)
    if read.chance is not None:
        return Step(CHANCE, read.chance, read.digest)
    return Step(read.seat, _decoded(number, read.choice, choice_reader(game)), read.digest)


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
    return load(read_save(path), find_game)


def read_save(path: Path) -> str:
    try:
        return read_text(path, LARGEST)
    except NotTextError as error:
        raise SaveError(error.line, str(error)) from error


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
            fallen = _decoded(number, line, _CHANCE_READER)
            match.fall(fallen.chance)
            return fallen.digest
        chosen = _decoded(number, line, _CHOICE_LINE_READER)
        match.retake(chosen.seat, _decoded(number, chosen.choice, choice_reader(match.game)))
        return chosen.digest
    except _UNPLAYABLE as error:
        raise SaveError(number, f"not legal here: {error}") from error


@cache
def choice_reader(game: Game[Any]) -> msgspec.json.Decoder[Choice]:
    """Reads any choice of a game; to make it takes longer than to read with it."""
    return msgspec.json.Decoder(game.choice_types)


def _decoded(number: int, line: str | msgspec.Raw, reader: msgspec.json.Decoder[T]) -> T:
    try:
        return reader.decode(line)
    except _UNREADABLE as error:
        raise SaveError(number, f"not readable: {error}") from error
