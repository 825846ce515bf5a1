"""What the entries of all counter files share, and how their texts are read and checked."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

from msgspec import Meta, Struct

from hexfront.games.aslsk.definitions.datafile import Outside, check_once
from hexfront.play.datafile import Words, check_words, fault

Month = Annotated[str, Meta(pattern=r"^(19(39|4[0-5])-(0[1-9]|1[0-2]))?$")]
"""A month such as 1943-09, or nothing."""

Breakdown = Annotated[int, Meta(ge=2, le=12)]
RateOfFire = Annotated[int, Meta(ge=0, le=4)]

T = TypeVar("T")


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A counter as its file has it."""

    name: Words
    given: tuple[str, ...] = ()
    outside: Outside = {}


def parsed(path: Path, key: str, parse: Callable[[str], T], text: str) -> T:
    """A text of a key, read; a fault names the key."""
    try:
        return parse(text)
    except ValueError as error:
        raise fault(path, key, str(error)) from error


def check_entry(path: Path, key: str, entry: Entry) -> None:
    """Names in both languages, and one origin for each figure that has one."""
    check_words(path, f"{key}.name", entry.name)
    named = [*entry.given, *(figure for part in entry.outside.values() for figure in part)]
    for figure in named:
        if figure not in entry.__struct_fields__:
            raise fault(path, f"{key}.given", f"the counter has no figure {figure!r}")
    check_once(path, f"{key}.outside", named)
