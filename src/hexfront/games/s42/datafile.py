"""Reading the data files: TOML into structs, and faults that name file, key and reason."""

import tomllib
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

DATA = Path(__file__).parent / "data"

Words = dict[str, str]
"""A text by language."""

LANGUAGES = ("en", "ru")

Amount = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]

RuleId = Annotated[str, Meta(pattern=r"^S42-S?[0-9]+(\.[0-9]+)*(\.[a-z][0-9]?)?$")]
"""The id of a rule, such as S42-11.2.2.b or S42-S1.2.d."""

Source = Literal["rulebook", "outside", "designed"]
"""Given by the rulebook, known from elsewhere, or designed for Hexfront."""

Confidence = Literal["high", "medium-high", "medium", "low"]
"""How sure a fact from outside the rulebook is."""

T = TypeVar("T", bound=Struct)


class DataError(Exception):
    """A data file with a fault: says which file, which key and what was expected."""


def fault(path: Path, key: str, reason: str) -> DataError:
    """A fault as its message reads: file, key, reason."""
    return DataError(f"{path.parent.name}/{path.name}: {key}: {reason}")


def read_toml(path: Path) -> dict[str, object]:
    """The tables of a file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise fault(path, "not valid TOML", str(error)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise fault(path, "cannot be read", str(error)) from error


def convert(path: Path, key: str, value: object, kind: type[T]) -> T:
    """The value of a key as a struct; "" is the file as a whole."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        within = place.rpartition("$")[2].rstrip("`")
        raise fault(path, (key + within).strip(".") or "top level", reason) from error


def read_struct(path: Path, kind: type[T]) -> T:
    """A whole file as one struct."""
    return convert(path, "", read_toml(path), kind)


def read_table(path: Path, kind: type[T]) -> dict[str, T]:
    """Every table of a file as a struct, keyed by its name."""
    return {key: convert(path, key, value, kind) for key, value in read_toml(path).items()}


def check_words(path: Path, key: str, words: Words) -> None:
    """A text must be there in every language, and in no other."""
    for language in LANGUAGES:
        if not words.get(language):
            raise fault(path, f"{key}.{language}", "text is missing")
    for language in words:
        if language not in LANGUAGES:
            raise fault(path, f"{key}.{language}", f"expected one of {', '.join(LANGUAGES)}")
