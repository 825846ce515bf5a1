"""What lies behind a hex: the hexes to which a line of sight leads across it.

Lines of one offset meet the same pattern of hexes wherever they start. So the offsets that lead
across a neighbour three to the east are listed once for the whole map, and the shadow of a hex is
that list laid at the eye.
"""

from __future__ import annotations

from collections.abc import Iterator

from hexfront.hexes.bits import Bitboard, has
from hexfront.hexes.directions import HexId
from hexfront.hexes.grid import Grid
from hexfront.hexes.sight import patterns

_Way = tuple[int, Bitboard]
"""What an offset adds to an id, and the hexes at which it may start."""


class Shadows:
    """The shadows of all hexes of a grid, worked out as they are asked for."""

    def __init__(self, grid: Grid) -> None:
        self._cells = grid.cells
        self._across: dict[int, list[_Way]] = {}
        self._along: dict[int, dict[int, list[_Way]]] = {}
        self._behind: dict[tuple[int, int], Bitboard] = {}
        self._beside: dict[tuple[int, int], tuple[tuple[HexId, Bitboard], ...]] = {}
        for pattern in patterns(grid):
            onward, back = pattern.jump, -pattern.jump
            ends = pattern.starts << pattern.jump
            for place in pattern.crossed:
                step = place - grid.stride
                self._across.setdefault(step, []).append((onward, pattern.starts))
                self._across.setdefault(step - onward, []).append((back, ends))
            for left, right in pattern.borders:
                one, other = left - grid.stride, right - grid.stride
                self._pair(one, other, onward, pattern.starts)
                self._pair(one - onward, other - onward, back, ends)

    def _pair(self, one: int, other: int, jump: int, starts: Bitboard) -> None:
        low, high = (one, other) if one < other else (other, one)
        self._along.setdefault(low, {}).setdefault(high, []).append((jump, starts))

    def behind(self, eye: HexId, h: HexId) -> Bitboard:
        """The hexes to which a line from `eye` crosses the inside of `h`."""
        key = (eye, h)
        found = self._behind.get(key)
        if found is None:
            found = self._behind[key] = _laid(self._across.get(h - eye, ()), eye)
        return found

    def beside(self, eye: HexId, h: HexId) -> Iterator[tuple[HexId, Bitboard]]:
        """Hexes of a higher id, each with what `eye` sees along the side they share with `h`."""
        key = (eye, h)
        found = self._beside.get(key)
        if found is None:
            ways = self._along.get(h - eye, {})
            laid = ((HexId(eye + other), _laid(ways[other], eye)) for other in ways)
            found = self._beside[key] = tuple(
                (other, shadow) for other, shadow in laid if shadow and has(self._cells, other)
            )
        return iter(found)


def _laid(ways: list[_Way] | tuple[()], eye: HexId) -> Bitboard:
    found = 0
    for jump, starts in ways:
        if starts >> eye & 1:
            found |= 1 << eye + jump
    return found
