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

NamedById = Callable[[S, str, str], str]
"""The same for things that data files name by an id."""


class Naming(Generic[S]):
    """`kinds` gives for each kind of thing how it is called, and the arguments that stand for one:
    `{"unit": (unit_name, ("unit", "target"))}`. `by_id` is the same for things that go by an id."""

    def __init__(
        self,
        kinds: Mapping[str, tuple[Named[S], tuple[str, ...]]],
        by_id: Mapping[str, tuple[NamedById[S], tuple[str, ...]]] | None = None,
    ) -> None:
        ids = by_id or {}
        self.keys = {key: kind for kind, (_, keys) in kinds.items() for key in keys}
        """By argument: the kind of thing that it stands for."""
        self.keys |= {key: kind for kind, (_, keys) in ids.items() for key in keys}
        self._names = {key: named for named, keys in kinds.values() for key in keys}
        self._ids = {key: named for named, keys in ids.values() for key in keys}

    def called(self, state: S, key: str, value: int | str, lang: str) -> int | str:
        """The name behind an argument; other numbers and texts stay what they are."""
        if isinstance(value, str):
            return self._ids[key](state, value, lang) if key in self._ids else value
        named = self._names.get(key)
        return value if named is None else named(state, value, lang)
