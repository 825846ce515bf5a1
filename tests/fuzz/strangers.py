"""Choices that are not on offer: met earlier, near misses, and anything the types allow."""

from collections.abc import Iterator, Sequence
from enum import Enum
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from hexfront.play import Choice, Game

FAR = 400
"""Past the ids of most things, so that unknown hexes and units are tried as well."""


class Strangers:
    """Makes up choices for one game. They may come from anybody, so nothing is too odd."""

    def __init__(self, game: Game[Any]) -> None:
        self.types = game.choice_types
        self.kinds = inspect.type_info(self.types)
        self.met: list[Choice] = []

    def remember(self, choices: Sequence[Choice], random: Random) -> None:
        """Keep some of the choices that are legal now; later they may not be."""
        for choice in random.sample(list(choices), min(2, len(choices))):
            if choice not in self.met:
                self.met.append(choice)

    def not_among(self, offered: Sequence[Choice], count: int, random: Random) -> list[Choice]:
        """Up to so many choices that are not offered."""
        found: list[Choice] = []
        for _ in range(4 * count):
            choice = self._any(offered, random)
            if choice not in offered and choice not in found:
                found.append(choice)
            if len(found) == count:
                break
        return found

    def _any(self, offered: Sequence[Choice], random: Random) -> Choice:
        way = random.randrange(3)
        if way == 0 and self.met:
            return random.choice(self.met)
        if way == 1 and offered:
            return near_miss(random.choice(list(offered)), self.met, random)
        made = made_up(self.kinds, random)
        choice: Choice = msgspec.convert(made, type=self.types)
        return choice


def near_miss(choice: Choice, met: Sequence[Choice], random: Random) -> Choice:
    """The same choice with one of its numbers changed a little, or taken from another one."""
    numbers = {name: value for name, value in fields(choice) if type(value) is int}
    if not numbers:
        return choice
    name = random.choice(sorted(numbers))
    others = [value for other in met for _, value in fields(other) if type(value) is int]
    value = random.choice([numbers[name] - 1, numbers[name] + 1, *others])
    return msgspec.structs.replace(choice, **{name: value})


def fields(choice: Choice) -> Iterator[tuple[str, object]]:
    yield from msgspec.structs.asdict(choice).items()


def made_up(kind: inspect.Type, random: Random) -> object:
    """Plain data of this type."""
    match kind:
        case inspect.UnionType():
            return made_up(random.choice(kind.types), random)
        case inspect.StructType():
            made = {field.encode_name: made_up(field.type, random) for field in kind.fields}
            return {**made, kind.tag_field: kind.tag} if kind.tag_field else made
        case inspect.VarTupleType() | inspect.ListType():
            return [made_up(kind.item_type, random) for _ in range(random.randrange(4))]
        case inspect.TupleType():
            return [made_up(item, random) for item in kind.item_types]
    return made_up_value(kind, random)


def made_up_value(kind: inspect.Type, random: Random) -> object:
    match kind:
        case inspect.IntType():
            return random.choice([-1, 0, 1, random.randrange(40), random.randrange(FAR)])
        case inspect.BoolType():
            return random.random() < 0.5
        case inspect.StrType():
            return random.choice(["", "nonsense"])
        case inspect.NoneType():
            return None
        case inspect.LiteralType():
            return random.choice(kind.values)
        case inspect.EnumType():
            members: list[Enum] = list(kind.cls)
            return random.choice(members).value
    raise TypeError(f"a choice holds a {type(kind).__name__}, which the fuzz suite cannot make up")
