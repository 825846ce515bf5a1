"""A State brought back from its packed value, without playing the game again.

The packed value is what the digest is the fingerprint of: field by field in the order of their
declaration, the stack last. It is decoded strictly by the types of the fields, so nothing but data
can come out of it; what was packed by a State with other fields does not fit and is refused.
"""

from collections.abc import Callable, Iterator
from functools import cache
from types import GenericAlias
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec

from hexfront.play.fields import Bits, Field, declared_fields
from hexfront.play.game import Game
from hexfront.play.moment import Moment, State

S = TypeVar("S", bound=State)

_UNREADABLE = (msgspec.MsgspecError, TypeError, ValueError, RecursionError, LookupError)


class SnapshotError(Exception):
    """A value that is no State of this game."""


def restored(game: Game[S], start: S, packed: bytes) -> S:
    """The State with this value; `start` lends what never changes in a game.

    Raises SnapshotError for what is damaged or comes from a State with other fields, and for a
    State that cannot be brought back at all.
    """
    kind: Any = type(start)
    fields = _valued(kind)
    try:
        *values, moments = _decoder(kind, type(game)).decode(packed)
        state = start.copy()
        state.news = []
        for field, value in zip(fields, values, strict=True):
            setattr(state, field.name, _unpacked(field.type)(value))
        state.stack = list(moments)
        if any(field.role == "derived" for field in declared_fields(kind)):
            state.derive()
    except _UNREADABLE as error:
        raise SnapshotError(f"no State of {game.id}: {error}") from error
    return state


@cache
def _decoder(
    kind: type[State], game: type[Game[Any]]
) -> "msgspec.msgpack.Decoder[tuple[Any, ...]]":
    """Reads the packed values of the States of this kind of game."""
    values = tuple(_packed_type(field.type) for field in _valued(kind))
    return msgspec.msgpack.Decoder(_row(*values, _row(_moments(game, kind), ...)))


def _moments(*kinds: type[Any]) -> Any:
    """What may lie on the stack: all moments of the packages of a game, of its State, and of what
    either is derived from."""
    homes = {
        _home(ancestor.__module__)
        for kind in kinds
        for ancestor in kind.__mro__
        if ancestor not in (Game, State) and issubclass(ancestor, Game | State)
    }
    found = tuple(
        kind for kind in _heirs(Moment) if any(_lives_in(kind.__module__, home) for home in homes)
    )
    return Union[found]  # noqa: UP007  # as many as there are


def _home(module: str) -> str:
    package, _, name = module.rpartition(".")
    return package if name in ("game", "state") else module


def _heirs(kind: type[Any]) -> Iterator[type[Any]]:
    for heir in kind.__subclasses__():
        if heir.__struct_config__.tag is not None:
            yield heir
        yield from _heirs(heir)


def _lives_in(module: str, home: str) -> bool:
    return module == home or module.startswith(f"{home}.")


def _valued(kind: type[State]) -> list[Field]:
    return [field for field in declared_fields(kind) if field.role == "value"]


def _row(*items: Any) -> Any:
    """The type of a tuple of these."""
    return GenericAlias(tuple, items)


def _packed_type(held: Any) -> Any:
    """The type as which a value of this type is packed; it follows `fields._plain_of`."""
    if _is_set(held):
        return str
    origin, args = get_origin(held), get_args(held)
    if origin is list or (origin is tuple and args[-1:] == (...,)):
        return _row(_packed_type(args[0]), ...)
    if origin is tuple:
        return _row(*map(_packed_type, args))
    if origin is dict:
        return _row(_row(*map(_packed_type, args)), ...)
    return held


@cache
def _unpacked(held: Any) -> Callable[[Any], Any]:
    """What makes a value of this type from what was packed."""
    if _is_set(held):
        return lambda value: int(value, 16)
    origin, args = get_origin(held), get_args(held)
    if origin is list:
        item = _unpacked(args[0])
        return lambda value: [item(one) for one in value]
    if origin is tuple and args[-1:] == (...,):
        item = _unpacked(args[0])
        return lambda value: tuple([item(one) for one in value])
    if origin is tuple:
        items = tuple(map(_unpacked, args))
        return lambda value: tuple([item(one) for item, one in zip(items, value, strict=True)])
    if origin is dict:
        key, item = map(_unpacked, args)
        return lambda value: {key(k): item(v) for k, v in value}
    return lambda value: value


def _is_set(held: Any) -> bool:
    return any(isinstance(mark, Bits) for mark in getattr(held, "__metadata__", ()))
