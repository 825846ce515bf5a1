"""What the numbers in messages stand for, said once a game.

A log entry or a refusal carries numbers under short names: `unit=3, to=41`. A game says which of
these names stand for which kind of thing, and what a thing of each kind is called. Terminal, tests
and page resolve them by this one table; the page gets it with its generated types.
"""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from hexfront.play.moment import State

S = TypeVar("S", bound=State)

Named = Callable[[S, int, str], int | str]
"""From a State, a thing's number and a language to what the thing is called."""


class Naming(Generic[S]):
    """`kinds` gives for each kind of thing how it is called, and the arguments that stand for one:
    `{"unit": (unit_name, ("unit", "target"))}`."""

    def __init__(self, kinds: Mapping[str, tuple[Named[S], tuple[str, ...]]]) -> None:
        self.keys = {key: kind for kind, (_, keys) in kinds.items() for key in keys}
        """By argument: the kind of thing that its numbers stand for."""
        self._names = {key: named for named, keys in kinds.values() for key in keys}

    def called(self, state: S, key: str, value: int | str, lang: str) -> int | str:
        """The name behind an argument; other numbers and texts stay what they are."""
        named = self._names.get(key)
        if named is None or not isinstance(value, int):
            return value
        return named(state, value, lang)
