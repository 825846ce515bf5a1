"""The paper of a board whose outer hexes are cut in half.

Some games print boards so that they fit together on every side: the outermost
columns are cut down the middle, and the columns that sit lower start and end with half a
hex. A hex is therefore described by the quarters of it that lie on paper: all four make a
whole hex, in play; anything less is drawn but out of play. Boards laid side by
side complete each other's quarters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hexfront.hexes import Parity

NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = 1, 2, 4, 8
WHOLE = NORTH_WEST | NORTH_EAST | SOUTH_WEST | SOUTH_EAST

Cell = tuple[int, int]
"""A printed column and row."""


@dataclass(frozen=True, slots=True)
class HalfEdged:
    """The columns and rows of a sheet with half hexes along all four edges.

    `raised` columns hold whole hexes only and have none in the first row.
    """

    first_column: int
    last_column: int
    first_row: int
    last_row: int
    raised: Parity

    @property
    def pitch(self) -> Cell:
        """How far the next sheet lies to the right, and how far below, in columns and rows."""
        return (self.last_column - self.first_column, self.last_row - self.first_row)

    def is_raised(self, column: int) -> bool:
        return column % 2 == self.raised.value

    def cells(self) -> Iterator[Cell]:
        """Every hex of which at least a quarter is on the sheet."""
        for column in range(self.first_column, self.last_column + 1):
            first = self.first_row + 1 if self.is_raised(column) else self.first_row
            for row in range(first, self.last_row + 1):
                yield (column, row)

    def quarters(self, cell: Cell) -> int:
        """Which quarters of a hex lie on this sheet."""
        column, row = cell
        found = WHOLE
        if column == self.first_column:
            found &= NORTH_EAST | SOUTH_EAST
        if column == self.last_column:
            found &= NORTH_WEST | SOUTH_WEST
        if self.is_raised(column):
            return found
        if row == self.first_row:
            found &= SOUTH_WEST | SOUTH_EAST
        if row == self.last_row:
            found &= NORTH_WEST | NORTH_EAST
        return found

    def half_turn(self, cell: Cell) -> Cell:
        """Where a hex comes to lie when the sheet is turned by 180 degrees."""
        column, row = cell
        below = 1 if self.is_raised(column) else 0
        return (
            self.first_column + self.last_column - column,
            self.first_row + self.last_row + below - row,
        )
