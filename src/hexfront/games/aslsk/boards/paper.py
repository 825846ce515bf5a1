"""The printed sheet: 33 columns from A to GG and ten rows, cut so that sheets fit together.

Columns A, C, E … hold ten hexes, numbered from 1; B, D, F … hold eleven from 0, the first and
the last cut in half by the long edges. Columns A and GG are cut in half by the short edges. Laid
side by side, sheets share a column or a row of hexes (ASL-1.1.f). Heights and ranges come out as
ASL-1.1.g has them.
"""

from __future__ import annotations

from functools import cache

from hexfront.board import HalfEdged, Sheet
from hexfront.hexes import Grid, LetterLabel, Parity

COLUMNS = 33
ROWS = 10
SCHEME = LetterLabel(width=1)
RAISED = Parity.ODD
SHEET = HalfEdged(1, COLUMNS, 0, ROWS, RAISED)
"""Its columns, counted from 1, and rows."""


@cache
def sheet_grid() -> Grid:
    """The grid that all single sheets share."""
    return Grid(1, COLUMNS, 0, ROWS, raised=RAISED, cells=SHEET.cells())


def sheet(letter: str) -> Sheet:
    """The paper of a single sheet; it ends at the centres of the half hexes."""
    grid = sheet_grid()
    left, _ = grid.centre(grid.at(1, 1))
    right, _ = grid.centre(grid.at(COLUMNS, 1))
    _, top = grid.centre(grid.at(2, 0))
    _, bottom = grid.centre(grid.at(2, ROWS))
    return Sheet(letter, left, top, right, bottom)
