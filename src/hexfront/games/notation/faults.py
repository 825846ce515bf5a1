"""Faults of a position's text, and the small readers that raise them."""

import re
from enum import Enum
from typing import TypeVar

E = TypeVar("E", bound=Enum)

LONGEST = 120
"""Letters of a statement that a fault repeats."""

_WORD = re.compile(r'"([^"]*)"|(\S+)')


class NotationError(Exception):
    """A statement that cannot be read; names the line."""

    def __init__(self, line: int, text: str, reason: str) -> None:
        super().__init__(f"line {line}: {shortened(text)!r}: {reason}")
        self.line = line


def shortened(text: str) -> str:
    """A text as a fault repeats it: not a whole file that has no line breaks."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


class FaultError(Exception):
    """A reason, before the line is known."""


def words(text: str) -> list[str]:
    """The words of a statement; a name of several words stands in double quotes."""
    return [match[2] or match[1] for match in _WORD.finditer(text)]


def quoted(name: str) -> str:
    """A name as `words` reads it."""
    return f'"{name}"' if " " in name or not name else name


def number(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise FaultError(f"expected a number, got {shortened(text)!r}") from error


def one_of(text: str, known: tuple[str, ...], what: str) -> int:
    """The place of a word among the known ones."""
    if text not in known:
        raise FaultError(f"expected {what} ({', '.join(known)}), got {shortened(text)!r}")
    return known.index(text)


def member(text: str, kind: type[E], what: str) -> E:
    """The member of an enum with this value."""
    known = tuple(str(each.value) for each in kind)
    return list(kind)[one_of(text, known, what)]


def parts(rest: list[str]) -> list[list[str]]:
    """`K5 4, L6 2` as [[K5, 4], [L6, 2]]."""
    return [part.split() for part in " ".join(rest).split(",") if part.strip()]


def wanted(rest: list[str], count: int, form: str) -> list[str]:
    """At least so many words."""
    if len(rest) < count:
        raise FaultError(f"expected {form}")
    return rest
