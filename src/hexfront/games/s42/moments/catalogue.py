"""Choices that are listed by the hundred."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeAlias, TypeVar, overload

from hexfront.hexes import Bitboard, nth, picked
from hexfront.play import Choice

C = TypeVar("C", bound=Choice)


class Catalogue(Generic[C]):
    """Choices that name a hex or unit, made once and picked for whole sets."""

    __slots__ = ("_all", "_make")

    def __init__(self, make: Callable[[int], C]) -> None:
        self._make = make
        self._all: list[C] = []

    def of(self, board: Bitboard) -> list[C]:
        """The choice of each member of a set, the lowest first."""
        return picked(self._up_to(board), board)

    def at(self, board: Bitboard, n: int) -> C:
        """The choice of the member that has n others below it."""
        h = nth(board, n)
        return self._all[h] if h < len(self._all) else self._up_to(board)[h]

    def _up_to(self, board: Bitboard) -> list[C]:
        if board.bit_length() > len(self._all):
            self._all = [self._make(n) for n in range(board.bit_length())]
        return self._all


Sheet: TypeAlias = tuple[Catalogue[C], Bitboard]
"""A set, and where the choices of its members are found."""


class Listing(Sequence[C]):
    """Choices in their order: those of catalogues, others, and once more of both.

    They are counted at once and listed when somebody goes through them: whoever takes one of
    hundreds at random asks for that one alone.
    """

    __slots__ = ("_after", "_end", "_first", "_last", "_size", "_whole")

    def __init__(
        self,
        first: Sequence[Sheet[C]],
        after: Sequence[C],
        last: Sequence[Sheet[C]] = (),
        end: Sequence[C] = (),
    ) -> None:
        self._first, self._after, self._last, self._end = first, after, last, end
        self._size = len(after) + len(end)
        for _, board in first:
            self._size += board.bit_count()
        for _, board in last:
            self._size += board.bit_count()
        self._whole: list[C] | None = None

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, n: int) -> C: ...
    @overload
    def __getitem__(self, n: slice) -> list[C]: ...
    def __getitem__(self, n: int | slice) -> C | list[C]:
        if self._whole is not None or isinstance(n, slice) or n < 0:
            return self._listed()[n]
        for catalogue, board in self._first:
            size = board.bit_count()
            if n < size:
                return catalogue.at(board, n)
            n -= size
        if n < len(self._after):
            return self._after[n]
        n -= len(self._after)
        for catalogue, board in self._last:
            size = board.bit_count()
            if n < size:
                return catalogue.at(board, n)
            n -= size
        return self._end[n]

    def __iter__(self) -> Iterator[C]:
        return iter(self._listed())

    def __contains__(self, choice: object) -> bool:
        return choice in self._listed()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._listed() == list(other)

    __hash__ = None  # type: ignore[assignment]  # as a list, it has no hash

    def __repr__(self) -> str:
        return repr(self._listed())

    def __reduce__(self) -> tuple[type[list[C]], tuple[list[C]]]:
        """Where it is sent to another process, a list arrives."""
        return list, (self._listed(),)

    def _listed(self) -> list[C]:
        if self._whole is None:
            self._whole = [*_of(self._first), *self._after, *_of(self._last), *self._end]
        return self._whole


def _of(sheets: Sequence[Sheet[C]]) -> Iterator[C]:
    for catalogue, board in sheets:
        yield from catalogue.of(board)
