"""Where things are on the drawing, in pixels.

The SVG of a board uses this system as its viewBox, and the page places counters, marks and
clicks with the same numbers: the paper's upper left corner lies at (MARGIN, MARGIN).
"""

from __future__ import annotations

import math
from typing import Protocol

from hexfront.board.board import Sheet
from hexfront.hexes import NOWHERE, Grid, HexId

HEX_RADIUS = 60.0
"""Centre to corner."""

HEX_HEIGHT = HEX_RADIUS * math.sqrt(3)
"""Flat side to flat side."""

MARGIN = 26.0
"""The frame around the paper."""

Pixel = tuple[float, float]


class Map(Protocol):
    """Anything with hexes on sheets of paper: a board, or the map of a whole theatre."""

    @property
    def grid(self) -> Grid: ...

    @property
    def sheets(self) -> tuple[Sheet, ...]: ...

    def in_play(self, hex_: HexId) -> bool: ...


class NamedMap(Map, Protocol):
    """A map with the id that seeds the irregularities of its picture."""

    @property
    def id(self) -> str: ...


def _origin(board: Map) -> Pixel:
    return (min(s.left for s in board.sheets), min(s.top for s in board.sheets))


def to_px(board: Map, x: float, y: float) -> Pixel:
    """A point in hex-radius units, as `Grid.centre` gives it, on the drawing."""
    left, top = _origin(board)
    return (MARGIN + (x - left) * HEX_RADIUS, MARGIN + (y - top) * HEX_RADIUS)


def centre_px(board: Map, hex_: HexId) -> Pixel:
    """The middle of a hex."""
    return to_px(board, *board.grid.centre(hex_))


def hex_points(board: Map, hex_: HexId) -> tuple[Pixel, ...]:
    """The six corners of a hex; the side towards d runs from corner d - 1 to corner d."""
    return tuple(to_px(board, x, y) for x, y in board.grid.corners(hex_))


def size_px(board: Map) -> tuple[float, float]:
    """Width and height of the whole drawing, frame included."""
    left, top = _origin(board)
    width = max(s.right for s in board.sheets) - left
    height = max(s.bottom for s in board.sheets) - top
    return (2 * MARGIN + width * HEX_RADIUS, 2 * MARGIN + height * HEX_RADIUS)


def hex_at_px(board: Map, x: float, y: float) -> HexId:
    """The hex in play under a point of the drawing, NOWHERE if there is none."""
    left, top = _origin(board)
    found = board.grid.hex_at((x - MARGIN) / HEX_RADIUS + left, (y - MARGIN) / HEX_RADIUS + top)
    return found if board.in_play(found) else NOWHERE
