"""From longitude and latitude to the plane of the hexes.

Column and row are fitted by least squares as bilinear functions of longitude and latitude, which
takes care of the meridians' convergence over a map of this size. Rows are measured in the plane:
an even column sits half a hex lower, so its row n lies at n + 0.5.
"""

from collections.abc import Sequence

from hexfront.games.s42.mapping.sources import Control, LonLat
from hexfront.hexes import Grid, HexId, NumberLabel
from hexfront.hexes.plane import ACROSS_SIDES, LANE_PITCH, Point

LABELS = NumberLabel()

_CENTRE = (41.0, 48.0)
"""Near the middle of the map; measuring from here keeps the equations well conditioned."""


class Projection:
    """Where a place on the globe lies on the grid, in hex radii."""

    def __init__(self, grid: Grid, control: Sequence[Control]) -> None:
        self._grid = grid
        hexes = [grid.centre(grid.at(*LABELS.parse(point.hex))) for point in control]
        terms = [_terms(point.at) for point in control]
        self._x = _least_squares(terms, [x for x, _ in hexes])
        self._y = _least_squares(terms, [y for _, y in hexes])

    def point(self, at: LonLat) -> Point:
        """A place in hex radii, as `Grid.centre` measures."""
        terms = _terms(at)
        return _dot(self._x, terms), _dot(self._y, terms)

    def hex(self, at: LonLat) -> HexId:
        """The hex in which a place lies, NOWHERE off the map."""
        return self._grid.hex_at(*self.point(at))

    def error(self, control: Control) -> tuple[float, float]:
        """How far a control point falls from its hex's centre: columns east, rows south."""
        x, y = self.point(control.at)
        cx, cy = self._grid.centre(self._grid.at(*LABELS.parse(control.hex)))
        return (x - cx) / LANE_PITCH, (y - cy) / ACROSS_SIDES


def _terms(at: LonLat) -> tuple[float, float, float, float]:
    lon, lat = at[0] - _CENTRE[0], at[1] - _CENTRE[1]
    return 1.0, lon, lat, lon * lat


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(p * q for p, q in zip(a, b, strict=True))


def _least_squares(rows: Sequence[Sequence[float]], goal: Sequence[float]) -> list[float]:
    """The coefficients of the best fit, by the normal equations."""
    size = len(rows[0])
    matrix = [
        [sum(row[i] * row[j] for row in rows) for j in range(size)]
        + [sum(row[i] * value for row, value in zip(rows, goal, strict=True))]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(matrix[k][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        matrix[i] = [value / matrix[i][i] for value in matrix[i]]
        for k in range(size):
            if k != i:
                factor = matrix[k][i]
                matrix[k] = [a - factor * b for a, b in zip(matrix[k], matrix[i], strict=True)]
    return [row[-1] for row in matrix]
