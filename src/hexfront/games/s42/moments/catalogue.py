"""Choices that are listed by the hundred."""

from collections.abc import Callable
from typing import Generic, TypeVar

from hexfront.hexes import Bitboard, mended
from hexfront.play import Choice

C = TypeVar("C", bound=Choice)


class Catalogue(Generic[C]):
    """Choices that name a hex or unit, made once and picked for whole sets."""

    __slots__ = ("_all", "_last", "_make")

    def __init__(self, make: Callable[[int], C]) -> None:
        self._make = make
        self._all: list[C] = []
        self._last: tuple[Bitboard, list[C]] = (0, [])
        """The set that was listed last: the same or a similar one is often asked for again."""

    def of(self, board: Bitboard) -> list[C]:
        """The choice of each member of a set, the lowest first."""
        known, listed = self._last
        if known != board:
            every = self._all
            if board.bit_length() > len(every):
                every = self._all = [self._make(n) for n in range(board.bit_length())]
            listed = mended(every, known, listed, board)
            self._last = board, listed
        return listed.copy()
