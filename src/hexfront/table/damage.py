"""Rows that something else has damaged: told for what they are, and left out of lists."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from hexfront.play import SaveError
from hexfront.table.errors import DamagedError, TableError
from hexfront.table.logs import logger

R = TypeVar("R")
T = TypeVar("T")


@contextmanager
def reading(what: str) -> Iterator[None]:
    """What cannot be read of it is a DamagedError, as is what is of a game that is not here."""
    try:
        yield
    except DamagedError:
        raise
    except (msgspec.MsgspecError, ValueError, LookupError, SaveError, TableError) as error:
        raise DamagedError(f"what is kept of {what} cannot be read: {error}") from error


def legible(rows: Iterable[R], read: Callable[[R], T]) -> list[T]:
    """Those of the rows that can be read."""
    found = []
    for row in rows:
        try:
            found.append(read(row))
        except DamagedError as error:
            logger.warning("left out of a list: %s", error.detail)
    return found
