"""The corners of the hexes, and the hexsides that lead from corner to corner.

Rivers, coasts, crests and front lines run along hexsides. A corner is named by whole numbers that
all three hexes around it agree on, and a step from corner to corner passes one hexside, with a hex
on its left and a hex on its right.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from hexfront.board import Hexside, hexside
from hexfront.hexes import NOWHERE, Grid, HexId
from hexfront.hexes.plane import Point

Corner = tuple[int, int]

_OFFSETS = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
"""Corner i of a flat-topped hex lies between its sides i and i + 1."""


class Banks(NamedTuple):
    """The hexes beside a step, NOWHERE off the map."""

    left: HexId
    right: HexId

    @property
    def side(self) -> Hexside:
        return hexside(self.left, self.right)

    @property
    def on_map(self) -> bool:
        return NOWHERE not in self


class Corners:
    """The corner graph of a flat-topped grid; `steps[a][b]` are the banks on the way a to b."""

    def __init__(self, grid: Grid) -> None:
        self.steps: dict[Corner, dict[Corner, Banks]] = {}
        self._touching: dict[Corner, list[HexId]] = {}
        self._between: dict[Hexside, tuple[Corner, Corner]] = {}
        first = grid.hexes[0]
        q, r, _ = grid.cube(first)
        x, y = grid.centre(first)
        self._origin = (x - 1.5 * q, y - math.sqrt(3) * (r + q / 2))
        for hex_ in grid.hexes:
            around = self.around(grid, hex_)
            for direction, other in enumerate(grid.adjacent[hex_]):
                start, end = around[direction - 1], around[direction]
                self._touching.setdefault(end, []).append(hex_)
                self.steps.setdefault(start, {})[end] = Banks(other, hex_)
                self.steps.setdefault(end, {})[start] = Banks(hex_, other)
                if other != NOWHERE:
                    self._between[hexside(hex_, other)] = (start, end)

    @cached_property
    def inner(self) -> tuple[Corner, ...]:
        """The corners from which a hexside between two hexes of the map leads."""
        return tuple(c for c in self.steps if any(b.on_map for b in self.steps[c].values()))

    @staticmethod
    def around(grid: Grid, hex_: HexId) -> tuple[Corner, ...]:
        """The six corners of a hex, clockwise from the one between its sides N and NE."""
        q, r, _ = grid.cube(hex_)
        return tuple((3 * q + dx, 2 * r + q + dy) for dx, dy in _OFFSETS)

    def place(self, corner: Corner) -> Point:
        """Where a corner lies, in hex radii."""
        return self._origin[0] + corner[0] / 2, self._origin[1] + corner[1] * math.sqrt(3) / 2

    def touching(self, corner: Corner) -> Sequence[HexId]:
        """The one to three hexes that meet at a corner."""
        return self._touching[corner]

    def at_edge(self, corner: Corner) -> bool:
        """Does a corner lie on the outline of the map?"""
        return len(self._touching[corner]) < 3

    def sides(self) -> Iterable[tuple[Hexside, tuple[Corner, Corner]]]:
        """All hexsides of the map with their two corners."""
        return self._between.items()

    def ends(self, side: Hexside) -> tuple[Corner, Corner]:
        """The two corners of a hexside."""
        return self._between[side]

    def nearest(self, to: Point, among: Iterable[Corner]) -> Corner:
        """The corner closest to a point."""
        return min(among, key=lambda corner: (math.dist(self.place(corner), to), corner))

    def chain(self, sides: Sequence[Hexside]) -> list[Corner]:
        """The corners that a run of adjoining hexsides passes, in order.

        ValueError names the first hexside that does not continue the one before.
        """
        start, end = self._between[sides[0]]
        if len(sides) > 1 and start in self._between[sides[1]]:
            start, end = end, start
        found = [start, end]
        for side in sides[1:]:
            a, b = self._between[side]
            if found[-1] not in (a, b):
                raise ValueError(f"{side}")
            found.append(b if found[-1] == a else a)
        return found
