"""Choices by readable names: the class in small letters, then its fields by name.

`OpenFire(hex, unit, weapon)` is `open-fire K5 A A-lmg`, `AddFirer(unit)` is `add-firer B`. A field
that has its usual value is left out; a switch that is on is its own word.
"""

import re
from functools import cache
from typing import Protocol

from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

from hexfront.games.aslsk import choices
from hexfront.games.aslsk.places import NOBODY
from hexfront.play import Choice

UNITS = ("unit", "leader")
WEAPONS = ("weapon",)
HEXES = ("hex",)
NO_ONE = "nobody"


class Naming(Protocol):
    """Who knows the names of a position."""

    def unit(self, name: str) -> int: ...
    def name(self, u: int) -> str: ...
    def weapon(self, name: str) -> int: ...
    def weapon_name(self, w: int) -> str: ...
    def hex(self, label: str) -> int: ...
    def label(self, h: int) -> str: ...


class ChoiceNameError(ValueError):
    """Words that name no choice."""


def kebab(name: str) -> str:
    """`OpenFire` as `open-fire`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


@cache
def choice_kinds() -> dict[str, type[Choice]]:
    """All kinds of choice of the game by their word."""
    return {
        kebab(name): kind
        for name, kind in vars(choices).items()
        if isinstance(kind, type) and issubclass(kind, Choice) and kind is not Choice
    }


def choice_name(choice: Choice, naming: Naming) -> str:
    words = [kebab(type(choice).__name__)]
    for field in fields(type(choice)):
        value = getattr(choice, field.name)
        if value is False or (field.default is not NODEFAULT and value == field.default):
            continue
        words.append(field.name if value is True else _value_name(field.name, value, naming))
    return " ".join(words)


def _value_name(field: str, value: object, naming: Naming) -> str:
    if not isinstance(value, int):
        return str(value)
    if value == NOBODY and field in UNITS + WEAPONS:
        return NO_ONE
    if field in UNITS:
        return naming.name(value)
    if field in WEAPONS:
        return naming.weapon_name(value)
    return naming.label(value) if field in HEXES else str(value)


def parse_choice(text: str, naming: Naming) -> Choice:
    """The choice with this name, legal or not; the inverse of choice_name."""
    word, *args = text.split() or [""]
    kind = choice_kinds().get(word)
    if kind is None:
        raise ChoiceNameError(f"no choice is called {word!r}")
    values: dict[str, object] = {}
    for field in fields(kind):
        if field.type is bool:
            values[field.name] = field.name in args
            if values[field.name]:
                args.remove(field.name)
    for field in fields(kind):
        if field.type is bool:
            continue
        if args:
            values[field.name] = _parsed(field, args.pop(0), naming)
        elif field.default is NODEFAULT:
            raise ChoiceNameError(f"{text!r}: expected {field.name}")
    if args:
        raise ChoiceNameError(f"{text!r}: nothing is known of {args[0]!r}")
    return kind(**values)


def _parsed(field: FieldInfo, word: str, naming: Naming) -> object:
    if field.type is str:
        return word
    if word == NO_ONE and field.name in UNITS + WEAPONS:
        return NOBODY
    if field.name in UNITS:
        return naming.unit(word)
    if field.name in WEAPONS:
        return naming.weapon(word)
    return naming.hex(word) if field.name in HEXES else int(word)
