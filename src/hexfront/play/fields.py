"""The fields of a State, declared once.

A State says in one line for each field what it holds; from that `declared` writes slots, blank
values, copy, plain value and record as source, so that they are as fast as by hand:

    @declared
    class Situation(State):
        setting: Shared[Setting]
        spent: Units
        place: list[int]
        at: Derived[dict[int, int]]

A list or dict is copied with the State, its items are not: they must be immutable. Types are
written unquoted, except inside `Derived`, where a name that is not imported may be quoted.
"""

from collections.abc import Callable, Iterator
from types import UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_origin,
)

from hexfront.play.moment import State

T = TypeVar("T")
S = TypeVar("S", bound=State)


class Bits(NamedTuple):
    """Marks an int as a set, bit n standing for thing n of this sort. It may have more than 64
    bits, which no plain number has, so its plain value is hexadecimal text."""

    of: str


class Role(NamedTuple):
    """Marks a field that is not part of a State's value."""

    name: str


_SHARED, _DERIVED = Role("shared"), Role("derived")

Units: TypeAlias = Annotated[int, Bits("units")]
"""A set of units."""
Hexes: TypeAlias = Annotated[int, Bits("hexes")]
"""A set of hexes, a bitboard."""
Shared = Annotated[T, _SHARED]
"""What never changes in a game: the same object in every copy, no part of the value."""
Derived = Annotated[T, _DERIVED]
"""What follows from the other fields: copied, but no part of the value."""


class Field(NamedTuple):
    """One declared field."""

    name: str
    type: object
    role: str
    """value, shared or derived."""

    @property
    def bits(self) -> str:
        """Of what it is a set; "" if it is none."""
        return _bits_of(self.type)


def declared_fields(kind: type[State]) -> tuple[Field, ...]:
    """All fields of a declared State, those of its bases first."""
    found: list[Field] = []
    for base in reversed(kind.__mro__):
        found += base.__dict__.get("__declared__", ())
    return tuple(found)


def sets_of(kind: type[State], of: str) -> tuple[str, ...]:
    """The names of the fields that are sets of this sort: `sets_of(S, "units")`."""
    return tuple(field.name for field in declared_fields(kind) if field.bits == of)


def numbers(kind: type[State]) -> tuple[str, ...]:
    """The names of the fields that are plain numbers and part of the value."""
    fields = declared_fields(kind)
    return tuple(f.name for f in fields if f.type in (int, bool) and f.role == "value")


Names: TypeAlias = "str | tuple[Names, ...]"


def reader(names: Names) -> Callable[[State], Any]:
    """What reads fields of a State, in rows and rows of rows as their names are given: written as
    source, it takes half the time of an `attrgetter`."""
    space: dict[str, Any] = {}
    exec(f"def read(state):\n    return {_read(names)}\n", space)  # noqa: S102
    made: Callable[[State], Any] = space["read"]
    return made


def _read(names: Names) -> str:
    if isinstance(names, str):
        return f"state.{names}"
    return f"({' '.join(_read(row) + ',' for row in names)})"


def declared(kind: type[S]) -> type[S]:
    """The class with slots for its fields, and with what follows from them."""
    fields = tuple(_own_fields(kind))
    body = {name: value for name, value in vars(kind).items() if name not in _NOT_TAKEN_OVER}
    body["__slots__"] = tuple(field.name for field in fields)
    body["__declared__"] = fields
    made = cast("type[S]", type(kind.__name__, kind.__bases__, body))
    made.__qualname__ = kind.__qualname__
    everything = declared_fields(made)
    for name, lines in (
        ("blank", _blank(everything)),
        ("copy", _copy(everything)),
        ("plain", _plain(everything)),
        ("record", _record(everything)),
    ):
        setattr(made, name, _function(made, name, lines))
    return made


_NOT_TAKEN_OVER = ("__dict__", "__weakref__", "__slots__")


def _own_fields(kind: type[State]) -> Iterator[Field]:
    for name, written in vars(kind).get("__annotations__", {}).items():
        if get_origin(written) is ClassVar or written is ClassVar:
            continue
        if isinstance(written, str):
            raise TypeError(f"{kind.__name__}.{name}: write the type unquoted, or Derived[...]")
        role = next((mark.name for mark in _marks(written) if isinstance(mark, Role)), "value")
        held = get_args(written)[0] if role != "value" else written
        field = Field(name, held, role)
        if role == "value":
            _check(f"{kind.__name__}.{name}", held)
        yield field


def _marks(written: object) -> tuple[object, ...]:
    return getattr(written, "__metadata__", ())


def _bits_of(held: object) -> str:
    return next((mark.of for mark in _marks(held) if isinstance(mark, Bits)), "")


def _check(name: str, held: object) -> None:
    """A container inside a list or dict would be shared by copies."""
    if get_origin(held) in (list, dict):
        for item in get_args(held):
            if get_origin(item) in (list, dict, set) or item in (list, dict, set):
                raise TypeError(f"{name}: a {item} inside a list or dict is not copied")


# What is written. Each of these gives the lines of a method's body.


def _blank(fields: tuple[Field, ...]) -> list[str]:
    lines = ["self.stack = []", "self.news = None", "self.memory = {}"]
    lines += ["self.listed = None", "self.aside = None"]
    for field in fields:
        if field.role == "shared":
            continue
        empty = _empty(field.type)
        if empty is not None:
            lines.append(f"self.{field.name} = {empty}")
    return lines


def _empty(held: object) -> str | None:
    """The blank value of a type as source; None if it has none."""
    if _bits_of(held) or held is int:
        return "0"
    if held is bool:
        return "False"
    if held is str:
        return "''"
    origin = get_origin(held)
    if origin is tuple and get_args(held)[-1:] == (...,):
        return "()"
    if origin is UnionType and type(None) in get_args(held):
        return "None"
    if origin is list:
        return "[]"
    return "{}" if origin is dict else None


def _copy(fields: tuple[Field, ...]) -> list[str]:
    lines = [
        "new = object.__new__(type(self))",
        "new.stack = self.stack.copy()",
        "new.news = None if self.news is None else []",
        "new.memory = self.memory",
        "new.listed = None",
        "new.aside = None",
    ]
    for field in fields:
        copied = ".copy()" if field.role != "shared" and _is_container(field.type) else ""
        lines.append(f"new.{field.name} = self.{field.name}{copied}")
    return [*lines, "return new"]


def _is_container(held: object) -> bool:
    return get_origin(held) in (list, dict) or held in (list, dict)


def _plain(fields: tuple[Field, ...]) -> list[str]:
    values = [_plain_of(f"self.{field.name}", field.type) for field in _valued(fields)]
    return [f"return ({', '.join(values)}{',' if values else ''} tuple(self.stack),)"]


def _record(fields: tuple[Field, ...]) -> list[str]:
    items = [f"{f.name!r}: {_plain_of(f'self.{f.name}', f.type)}" for f in _valued(fields)]
    return [f"return {{{', '.join([*items, repr('stack') + ': tuple(self.stack)'])}}}"]


def _valued(fields: tuple[Field, ...]) -> list[Field]:
    return [field for field in fields if field.role == "value"]


def _plain_of(source: str, held: object, depth: int = 0) -> str:
    """The plain value of a source expression of this type, as source."""
    if _bits_of(held):
        return f"format({source}, 'x')"
    origin, args = get_origin(held), get_args(held)
    item = f"x{depth}"
    if origin is list or (origin is tuple and args[-1:] == (...,)):
        inner = _plain_of(item, args[0], depth + 1)
        if inner == item:
            return f"tuple({source})" if origin is list else source
        return f"tuple([{inner} for {item} in {source}])"
    if origin is tuple:
        parts = [_plain_of(f"{source}[{n}]", arg, depth + 1) for n, arg in enumerate(args)]
        as_they_are = all(part == f"{source}[{n}]" for n, part in enumerate(parts))
        return source if as_they_are else f"({', '.join(parts)},)"
    if origin is dict:
        key, value = f"k{depth}", f"v{depth}"
        pair = f"({_plain_of(key, args[0], depth + 1)}, {_plain_of(value, args[1], depth + 1)})"
        return f"tuple(sorted([{pair} for {key}, {value} in {source}.items()]))"
    return source


def _function(kind: type, name: str, lines: list[str]) -> Callable[..., Any]:
    """A method from the lines of its body; a traceback through it names the class."""
    text = f"def {name}(self):\n" + "".join(f"    {line}\n" for line in lines)
    space: dict[str, Any] = {}
    exec(compile(text, f"<{kind.__qualname__}.{name}>", "exec"), space)  # noqa: S102
    made: Callable[..., Any] = space[name]
    made.__qualname__ = f"{kind.__qualname__}.{name}"
    made.__module__ = kind.__module__
    made.__doc__ = getattr(State, name).__doc__
    return made
