"""The printed sheet: 33 columns from A to GG and ten rows, cut so that sheets fit together.

Columns A, C, E … hold ten hexes, numbered from 1; B, D, F … hold eleven from 0, the first and
the last cut in half by the long edges. Columns A and GG are cut in half by the short edges. Laid
side by side, sheets share a column or a row of hexes (ASL-1.1.f). Heights and ranges come out as
ASL-1.1.g has them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hexfront.board import Sheet
from hexfront.hexes import Grid, LetterLabel, Parity

COLUMNS = 33
ROWS = 10
SCHEME = LetterLabel(width=1)
RAISED = Parity.ODD
PITCH = (COLUMNS - 1, ROWS)
"""How far the next sheet lies to the right and below, in columns and rows."""

Cell = tuple[int, int]
"""A column, counted from 1, and a row."""


def cells() -> Iterator[Cell]:
    """Every hex of a sheet."""
    for column in range(1, COLUMNS + 1):
        for row in range(column % 2, ROWS + 1):
            yield column, row


def half_turn(cell: Cell) -> Cell:
    """Where a hex comes to lie when the sheet is turned by 180 degrees."""
    column, row = cell
    return COLUMNS + 1 - column, ROWS + column % 2 - row


@cache
def sheet_grid() -> Grid:
    """The grid that all single sheets share."""
    return Grid(1, COLUMNS, 0, ROWS, raised=RAISED, cells=cells())


def sheet(letter: str) -> Sheet:
    """The paper of a single sheet; it ends at the centres of the half hexes."""
    grid = sheet_grid()
    left, _ = grid.centre(grid.at(1, 1))
    right, _ = grid.centre(grid.at(COLUMNS, 1))
    _, top = grid.centre(grid.at(2, 0))
    _, bottom = grid.centre(grid.at(2, ROWS))
    return Sheet(letter, left, top, right, bottom)
