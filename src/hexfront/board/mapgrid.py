"""The map in plain text: two characters for a hex, staggered as the hexes are.

The first line names the columns. Below, every row has up to two lines, first the raised
columns, then the others; a line starts with the row's number, and a column always stands
under its letters. Only hexes of that line may have a code; everything else is blank.
"""

from __future__ import annotations

from collections.abc import Iterator

from hexfront.hexes import NOWHERE, Grid, HexId, LetterLabel

CELL = 2
_GUTTER = 4


class MapTextError(ValueError):
    """What is wrong with the text, and in which of its lines (counted from 1)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def parse(text: str, grid: Grid, scheme: LetterLabel) -> dict[HexId, tuple[str, int]]:
    """The code of every hex, with the line in which it stands."""
    lines = [(n, line.rstrip()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    header = _header(grid, scheme)
    if not lines or lines[0][1] != header:
        raise MapTextError(lines[0][0] if lines else 1, f"expected the columns: {header!r}")
    expected = list(_line_plan(grid))
    found: dict[HexId, tuple[str, int]] = {}
    for (number, line), (row, columns) in zip(lines[1:], expected, strict=False):
        for hex_, code in _codes(line, number, row, columns, grid, scheme).items():
            found[hex_] = (code, number)
    if len(lines) - 1 != len(expected):
        reason = f"expected {len(expected)} lines of hexes, got {len(lines) - 1}"
        raise MapTextError(lines[-1][0], reason)
    return found


def _header(grid: Grid, scheme: LetterLabel) -> str:
    digits = len(scheme.format(1, 0)) - 1
    letters = (scheme.format(column, 0)[:-digits].ljust(CELL) for column in grid.columns)
    return (" " * _GUTTER + "".join(letters)).rstrip()


def _line_plan(grid: Grid) -> Iterator[tuple[int, list[int]]]:
    """Row and columns of each line, from top to bottom."""
    for row in grid.rows:
        for parity in (grid.raised.value, 1 - grid.raised.value):
            columns = [
                column
                for column in grid.columns
                if column % 2 == parity and grid.find(column, row) != NOWHERE
            ]
            if columns:
                yield row, columns


def _codes(
    line: str, number: int, row: int, columns: list[int], grid: Grid, scheme: LetterLabel
) -> dict[HexId, str]:
    heading, body = line[:_GUTTER].strip(), line[_GUTTER:]
    if heading != f"{row:02}":
        raise MapTextError(number, f"expected row {row:02}, got {heading!r}")
    found: dict[HexId, str] = {}
    for index in range(0, max(len(body), CELL * len(grid.columns)), CELL):
        column = grid.columns[0] + index // CELL
        code = body[index : index + CELL]
        if column not in columns:
            if code.strip():
                raise MapTextError(number, f"row {row:02} has no hex where {code!r} stands")
            continue
        if len(code.strip()) != CELL:
            label = scheme.format(column, row)
            raise MapTextError(number, f"expected two characters for hex {label}, got {code!r}")
        found[grid.at(column, row)] = code
    return found
