"""Views from parts, each remembered until its cause changes.

A part says what it depends on (masks and numbers, which compare fast) and how it is built. All
copies of a State share one memory, so a step builds anew only what it has changed; an unchanged
part is the very same object, which is how a difference of two views is found quickly.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from hexfront.play.moment import State

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Part(Generic[S, T]):
    """One part of a view.

    `cause` gives all that the part depends on, the seat left out: each seat has its own memory.
    Nothing that can change later may be in a cause or in a part.
    """

    __slots__ = ("_build", "_cause")

    def __init__(self, cause: Callable[[S, int], object], build: Callable[[S, int], T]) -> None:
        self._cause, self._build = cause, build

    def __call__(self, state: S, seat: int) -> T:
        cause = self._cause(state, seat)
        memory = state.memory
        known: tuple[object, T] | None = memory.get((self, seat))
        if known is not None and known[0] == cause:
            return known[1]
        made = self._build(state, seat)
        memory[self, seat] = (cause, made)
        return made
