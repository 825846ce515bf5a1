"""Arcs: the hexes that lie ahead of a hex within some angle.

Arcs are bounded by straight rows of hexes that start at the hex, and those rows belong to the
arc. A row cuts the map into two halves; an arc of up to half a turn is the part that lies to the
right of its left edge and to the left of its right edge, the hex itself excepted.
"""

from __future__ import annotations

from hexfront.hexes.bits import Bitboard
from hexfront.hexes.directions import Direction, HexId, opposite, turned
from hexfront.hexes.grid import Grid


def wedge(grid: Grid, h: HexId, direction: Direction) -> Bitboard:
    """Sixty degrees: from the row in `direction` clockwise to the row in the next direction."""
    return sector(grid, h, direction, 1)


def cone(grid: Grid, h: HexId, direction: Direction) -> Bitboard:
    """A hundred and twenty degrees: from the row left of `direction` to the row right of it."""
    return sector(grid, h, turned(direction, -1), 2)


def sector(grid: Grid, h: HexId, direction: Direction, sixths: int) -> Bitboard:
    """From the row in `direction` clockwise over one to six sixths of a turn."""
    if not 1 <= sixths <= 6:
        raise ValueError(f"a sector spans 1 to 6 sixths of a turn, not {sixths}")
    if sixths > 3:
        rest = sector(grid, h, turned(direction, 3), sixths - 3)
        return sector(grid, h, direction, 3) | rest
    right_edge = turned(direction, sixths)
    ahead = grid.right_of(h, direction) & grid.right_of(h, opposite(right_edge))
    return ahead & ~(1 << h)
