"""Reading data files: TOML into structs, and faults that name file, key and reason."""

import re
import threading
import tomllib
from functools import reduce
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from hexfront.play.textfile import NotTextError, read_text

Words = dict[str, str]
"""A text by language."""

LANGUAGES = ("en", "ru")
"""The languages that no text may lack; it may be there in others too."""

Source = Literal["rulebook", "outside", "designed"]
"""Where a figure comes from: given by the rulebook, known from elsewhere, or designed for
Hexfront."""

Amount = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]

ANY_KEY = "[...]"
"""How msgspec writes the key of a table whose keys are free."""

LARGEST = 16 * 1024 * 1024
"""Bytes of a data file."""

T = TypeVar("T", bound=Struct)

_ONE_AT_A_TIME = threading.RLock()
"""msgspec learns a type when it first meets it, and two threads at that end the process: a server
reads the data of a game in threads."""


class DataError(Exception):
    """A data file with a fault: says which file, which key and what was expected."""


def fault(path: Path, key: str, reason: str) -> DataError:
    """A fault as its message reads: file, key, reason."""
    return DataError(f"{path.parent.name}/{path.name}: {key}: {reason}")


def read_toml(path: Path) -> dict[str, object]:
    """The tables of a file."""
    try:
        return tomllib.loads(read_text(path, LARGEST))
    except NotTextError as error:
        raise fault(path, "cannot be read", str(error)) from error
    except OSError as error:
        raise fault(path, "cannot be read", error.strerror or str(error)) from error
    except RecursionError as error:
        raise fault(path, "not valid TOML", "nested too deeply") from error
    except ValueError as error:  # TOML's own, and numbers of thousands of digits
        raise fault(path, "not valid TOML", str(error).partition(";")[0]) from error


def convert(path: Path, key: str, value: object, kind: type[T]) -> T:
    """The value of a key as a struct; "" is the file as a whole."""
    try:
        with _ONE_AT_A_TIME:
            return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        reason, within = _told(error)
        while ANY_KEY in within:
            within = _named(value, kind, reason, within)
        raise fault(path, (key + within).strip(".") or "top level", reason) from error


def _told(error: msgspec.ValidationError) -> tuple[str, str]:
    """The reason of an error and the place within the value."""
    reason, _, place = str(error).partition(" - at ")
    return reason, place.rpartition("$")[2].rstrip("`")


def _named(value: object, kind: type[T], reason: str, within: str) -> str:
    """The place with its first free key put in: the key that fails when it stands alone."""
    before, _, after = within.partition(ANY_KEY)
    steps = [step.rstrip("]") for step in re.split(r"[.\[]", before) if step]
    table = reduce(_inside, steps, value)
    for key in table if isinstance(table, dict) else ():
        try:
            msgspec.convert(_with_only(value, steps, key), kind)
        except msgspec.ValidationError as error:
            if _told(error) == (reason, within):
                return f"{before}.{key}{after}"
    return f"{before}.*{after}"


def _inside(value: object, step: str) -> object:
    if isinstance(value, dict):
        return value.get(step)
    return value[int(step)] if isinstance(value, list) else None


def _with_only(value: object, steps: list[str], key: str) -> object:
    """A copy in which the table at the end of the steps has no key but one."""
    if isinstance(value, dict):
        if not steps:
            return {key: value[key]}
        return value | {steps[0]: _with_only(value[steps[0]], steps[1:], key)}
    if isinstance(value, list):
        item = int(steps[0])
        return [*value[:item], _with_only(value[item], steps[1:], key), *value[item + 1 :]]
    return value


def read_struct(path: Path, kind: type[T]) -> T:
    """A whole file as one struct."""
    return convert(path, "", read_toml(path), kind)


def read_table(path: Path, kind: type[T], section: str = "") -> dict[str, T]:
    """Every table of a file, or of one section in it, as a struct, keyed by its name."""
    raw = read_toml(path)
    if section:
        found = raw.get(section)
        if not isinstance(found, dict):
            raise fault(path, section, "table is missing")
        raw = found
    prefix = f"{section}." if section else ""
    return {key: convert(path, prefix + key, value, kind) for key, value in raw.items()}


def check_words(path: Path, key: str, words: Words) -> None:
    """A text must be there in the languages of the house; others are known by two letters."""
    for language in LANGUAGES:
        if not words.get(language):
            raise fault(path, f"{key}.{language}", "text is missing")
    for language in words:
        if not re.fullmatch("[a-z]{2}", language):
            raise fault(path, f"{key}.{language}", "expected a language such as en or ru")


def in_language(words: Words, language: str) -> str:
    """A text in a language; in English where it was not translated."""
    return words.get(language) or words["en"]
