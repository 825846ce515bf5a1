"""Choices by readable names: the class in small letters, then its fields by name.

A `TakeHill(unit, hex)` is `take-hill A K5`. A field that has its usual value is left out; a switch
that is on is its own word.
"""

import re
from collections.abc import Callable
from types import ModuleType
from typing import Generic, NamedTuple, TypeVar

from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

from hexfront.play import Choice


class ChoiceNameError(ValueError):
    """Words that name no choice."""


class Called(NamedTuple):
    """How the numbers of a field are called, and found by what they are called."""

    name: Callable[[int], str]
    find: Callable[[str], int]


NUMBER = Called(str, int)

N = TypeVar("N")


def kebab(name: str) -> str:
    """`TakeHill` as `take-hill`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class ChoiceNames(Generic[N]):
    """The names of all kinds of choice that a module holds.

    `called` says what the numbers of a field are, given who knows the names of a position.
    """

    def __init__(self, module: ModuleType, called: Callable[[N, str], Called]) -> None:
        self._kinds = {
            kebab(name): kind
            for name, kind in vars(module).items()
            if isinstance(kind, type) and issubclass(kind, Choice) and kind is not Choice
        }
        self._called = called

    def kinds(self) -> dict[str, type[Choice]]:
        """All kinds of choice of the game by their word."""
        return self._kinds

    def name(self, choice: Choice, naming: N) -> str:
        words, usual = [kebab(type(choice).__name__)], list[str]()
        for field in fields(type(choice)):
            value = getattr(choice, field.name)
            if value is False:
                continue
            if value is True:
                words.append(field.name)
            elif field.default is not NODEFAULT and value == field.default:
                usual.append(self._value(field.name, value, naming))
            else:
                words += [*usual, self._value(field.name, value, naming)]
                usual.clear()
        return " ".join(words)

    def _value(self, field: str, value: object, naming: N) -> str:
        return self._called(naming, field).name(value) if isinstance(value, int) else str(value)

    def parse(self, text: str, naming: N) -> Choice:
        """The choice with this name, legal or not; the inverse of `name`."""
        word, *args = text.split() or [""]
        kind = self._kinds.get(word)
        if kind is None:
            raise ChoiceNameError(f"no choice is called {word!r}")
        values: dict[str, object] = {}
        for switch in (field.name for field in fields(kind) if field.type is bool):
            values[switch] = switch in args
            if switch in args:
                args.remove(switch)
        for field in fields(kind):
            if field.name in values:
                continue
            if args:
                values[field.name] = self._parsed(field, args.pop(0), naming)
            elif field.default is NODEFAULT:
                raise ChoiceNameError(f"{text!r}: expected {field.name}")
        if args:
            raise ChoiceNameError(f"{text!r}: nothing is known of {args[0]!r}")
        return kind(**values)

    def _parsed(self, field: FieldInfo, word: str, naming: N) -> object:
        return word if field.type is str else self._called(naming, field.name).find(word)
