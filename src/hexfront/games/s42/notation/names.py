"""Choices by readable names: the class in small letters, then its fields by name.

`March(to)` is `march 1304`, `UseArtillery(unit, supply)` is `use-artillery G axis-sp-1`. A field
that has its usual value is left out; a switch that is on is its own word.
"""

import re
from collections.abc import Callable
from typing import Protocol

from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

from hexfront.games.s42 import choices
from hexfront.play import Choice


class Naming(Protocol):
    """Who knows the names of a position."""

    def unit(self, name: str) -> int: ...
    def name(self, u: int) -> str: ...
    def place(self, name: str) -> int: ...
    def place_name(self, place: int) -> str: ...
    def air(self, name: str) -> int: ...
    def air_name(self, index: int) -> str: ...
    def railhead(self, label: str) -> int: ...
    def railhead_name(self, index: int) -> str: ...


UNITS = ("unit", "supply", "lead", "by")
AIR = ("air",)
RAILHEADS = ("index",)
PLACES = ("hex", "place", "to", "a", "b", "origin", "from_")


class ChoiceNameError(ValueError):
    """Words that name no choice."""


def kebab(name: str) -> str:
    """`UseAir` as `use-air`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def choice_kinds() -> dict[str, type[Choice]]:
    """All kinds of choice of the game by their word."""
    found = {}
    for name, kind in vars(choices).items():
        if isinstance(kind, type) and issubclass(kind, Choice) and kind is not Choice:
            found[kebab(name)] = kind
    return found


def choice_name(choice: Choice, naming: Naming) -> str:
    words = [kebab(type(choice).__name__)]
    for field in fields(type(choice)):
        value = getattr(choice, field.name)
        if field.default is not NODEFAULT and value == field.default:
            continue
        words.append(_value_name(field, value, naming))
    return " ".join(words)


def _value_name(field: FieldInfo, value: object, naming: Naming) -> str:
    if value is True:
        return field.name
    if isinstance(value, tuple):
        return "+".join(_value_name(field, each, naming) for each in value)
    if not isinstance(value, int):
        return str(value)
    name = _namer(field.name, naming)
    return name(value) if name else str(value)


def _namer(field: str, naming: Naming) -> Callable[[int], str] | None:
    stem = field.removesuffix("s")
    if stem in UNITS:
        return naming.name
    if stem in AIR:
        return naming.air_name
    if stem in PLACES or stem == "hexe":
        return naming.place_name
    return naming.railhead_name if stem in RAILHEADS else None


def _finder(field: str, naming: Naming) -> Callable[[str], int]:
    stem = field.removesuffix("s")
    if stem in UNITS:
        return naming.unit
    if stem in AIR:
        return naming.air
    if stem in PLACES or stem == "hexe":
        return naming.place
    return naming.railhead if stem in RAILHEADS else int


def parse_choice(text: str, naming: Naming) -> Choice:
    """The choice with this name, legal or not; the inverse of choice_name."""
    word, *args = text.split() or [""]
    kind = choice_kinds().get(word)
    if kind is None:
        raise ChoiceNameError(f"no choice is called {word!r}")
    values: dict[str, object] = {}
    for field in fields(kind):
        if field.type is bool:
            if field.name in args:
                args.remove(field.name)
                values[field.name] = True
        elif args:
            values[field.name] = _parsed(field, args.pop(0), naming)
        elif field.default is NODEFAULT:
            raise ChoiceNameError(f"{text!r}: expected {field.name}")
    if args:
        raise ChoiceNameError(f"{text!r}: nothing is known of {args[0]!r}")
    return kind(**values)


def _parsed(field: FieldInfo, word: str, naming: Naming) -> object:
    if field.type is str:
        return word
    find = _finder(field.name, naming)
    if field.type is int:
        return find(word)
    return tuple(find(part) for part in word.split("+"))
