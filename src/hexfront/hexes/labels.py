"""The labels printed in the hexes, and back.

A label names a column and a row. Tactical boards letter their columns ("E05", or "E5" where rows
are not padded); after Z the letters double, so column 27 is AA, 28 is BB and 33 is GG. Strategic
maps number both ("2503"). A label that is not written exactly as the map prints it is refused
rather than guessed at.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LETTER_LABEL = re.compile(r"([A-Z]+)([0-9]+)", re.ASCII)


class LabelError(ValueError):
    """A text that is no label, or a hex that has none in this scheme."""


class LabelScheme(Protocol):
    """How a map prints the column and row of a hex."""

    def format(self, column: int, row: int) -> str:
        """The printed label."""
        ...

    def parse(self, text: str) -> tuple[int, int]:
        """The column and row that a printed label names."""
        ...


@dataclass(frozen=True, slots=True)
class LetterLabel:
    """Letters for the column (A is column 1) and a row of at least `width` digits."""

    width: int = 2

    def format(self, column: int, row: int) -> str:
        """The printed label."""
        if column < 1:
            raise LabelError(f"column {column} has no letter: columns start at 1, which is A")
        if row < 0:
            raise LabelError(f"row {row} cannot be printed: rows start at 0")
        repeats, letter = divmod(column - 1, len(_LETTERS))
        return _LETTERS[letter] * (repeats + 1) + str(row).zfill(self.width)

    def parse(self, text: str) -> tuple[int, int]:
        """The column and row that a printed label names."""
        match = _LETTER_LABEL.fullmatch(text)
        if match is None:
            raise LabelError(f"{text!r}: expected column letters and a row, {self._such_as}")
        letters, digits = match.groups()
        if letters != letters[0] * len(letters):
            raise LabelError(f"{text!r}: expected one letter, or the same letter repeated")
        if digits != str(int(digits)).zfill(self.width):
            raise LabelError(f"{text!r}: row {digits!r} is not padded as expected, {self._such_as}")
        column = (len(letters) - 1) * len(_LETTERS) + _LETTERS.index(letters[0]) + 1
        return column, int(digits)

    @property
    def _such_as(self) -> str:
        return f"such as {self.format(5, 5)}"


@dataclass(frozen=True, slots=True)
class NumberLabel:
    """Column and row as numbers of exactly `width` digits each, without a gap."""

    width: int = 2

    def format(self, column: int, row: int) -> str:
        """The printed label."""
        for name, value in (("column", column), ("row", row)):
            if not 0 <= value < 10**self.width:
                raise LabelError(f"{name} {value} does not fit into {self.width} digits")
        return f"{column:0{self.width}}{row:0{self.width}}"

    def parse(self, text: str) -> tuple[int, int]:
        """The column and row that a printed label names."""
        if len(text) != 2 * self.width or not (text.isascii() and text.isdigit()):
            raise LabelError(
                f"{text!r}: expected {2 * self.width} digits, such as {self.format(5, 3)}"
            )
        return int(text[: self.width]), int(text[self.width :])
