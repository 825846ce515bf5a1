"""Hills that can be read without a legend.

Every level lies on the one below as a slab of its own tint, lit from the north-west: slopes that
face the light shine, the others lie in the shade. Form lines follow the slope downhill. Where the
ground drops by more than one level at once, rock breaks through.
"""

from __future__ import annotations

from collections.abc import Iterator

from hexfront.board.art.curves import (
    bearing,
    between,
    blob_path,
    dice,
    distance,
    organic,
    polar,
    pushed,
)
from hexfront.board.art.regions import drawn, outlines, patches, side_points
from hexfront.board.art.svg import Point, Style, num, polygon_path, polyline_path, tag
from hexfront.board.board import Board
from hexfront.board.layout import HEX_HEIGHT, centre_px
from hexfront.hexes import HexId

_TINTS = ("#c9ba70", "#d8a962", "#c98d52")
_CONTOUR = "#7a5426"
_FORM_LINES = ((11.0, 1.1, 0.5), (20.0, 0.9, 0.34), (28.0, 0.8, 0.2))
"""How far below the edge they run, how wide and how strong they are."""
_ROCK = "#5a4327"

_Loop = list[Point]


def paint(board: Board) -> list[str]:
    """The slabs of all levels, lowest first."""
    return [part for level, loops in _slabs(board) for part in _slab(loops, level)]


def paint_over(board: Board) -> list[str]:
    """What shows through woods: faint contours, and the rock of steep slopes."""
    lines = "".join(blob_path(loop) for _, loops in _slabs(board) for loop in loops)
    if not lines:
        return []
    parts = [tag("path", d=lines, fill="none", stroke="#f3dfae", stroke_width=2.6, opacity=0.25)]
    parts.append(tag("path", d=lines, fill="none", stroke=_CONTOUR, stroke_width=1.3, opacity=0.6))
    return parts + [part for high, side in _cliffs(board) for part in _cliff(board, high, side)]


def paint_climbs(board: Board) -> list[str]:
    """Chevrons on roads that point uphill, one for each level."""
    parts: list[str] = []
    for side in sorted(board.roads):
        low, high = sorted(side, key=lambda hex_: board.level[hex_])
        climb = board.level[high] - board.level[low]
        foot, head = centre_px(board, low), centre_px(board, high)
        middle, turn = between(foot, head), bearing(foot, head)
        for k in range(climb):
            x, y = polar(middle, turn, 9 * (k - (climb - 1) / 2))
            place = f"translate({num(x)} {num(y)})rotate({num(turn)})"
            parts.append(tag("path", d="M-3.5 -6L3.5 0L-3.5 6", transform=place))
    style: Style = {"fill": "none", "stroke": "#6b4422", "stroke_width": 2.4}
    return [tag("g", parts, stroke_linecap="round", stroke_linejoin="round", **style)] * bool(parts)


def paint_marks(board: Board) -> list[str]:
    """One small triangle for each level, beside the label."""
    parts: list[str] = []
    for hex_ in drawn(board):
        x, y = centre_px(board, hex_)
        for k in range(board.level[hex_]):
            middle = (x + 11 + 3.7 * len(board.label(hex_)) + 11 * k, y - HEX_HEIGHT / 2 + 11.5)
            shape = polygon_path(polar(middle, angle, 6) for angle in (-90, 30, 150))
            parts.append(tag("path", d=shape, fill="#6b4a22", stroke="#f4ecd4", stroke_width=1.2))
    return parts


def _slabs(board: Board) -> Iterator[tuple[int, list[_Loop]]]:
    """The edges of connected high ground, level by level."""
    for level in range(1, max(board.level, default=0) + 1):
        high = [h for h in drawn(board) if board.level[h] >= level]
        for patch in patches(board, high):
            rng = dice("hill", level, board.label(patch[0]))
            grow = 2.0 - 4.0 * level
            loops = outlines(board, patch)
            yield level, [organic(loop, rng, soften=16, swell=3.5, grow=grow) for loop in loops]


def _slab(loops: list[_Loop], level: int) -> list[str]:
    shape = "".join(blob_path(loop) for loop in loops)
    lines = [
        tag(
            "path",
            d="".join(blob_path(pushed(loop, [below] * len(loop))) for loop in loops),
            stroke_width=width,
            stroke_opacity=strength,
        )
        for below, width, strength in _FORM_LINES
    ]
    return [
        *_thrown(shape, (3.2, 4.4), 7, "#3a2f14", 0.075),
        *_thrown(shape, (-3.0, -4.0), 4, "#fff3c2", 0.16),
        tag("g", lines, fill="none", stroke=_CONTOUR),
        tag("path", d=shape, fill=_tint(level), fill_opacity=0.9, fill_rule="evenodd"),
        tag("path", d=shape, fill="none", stroke=_CONTOUR, stroke_width=2.2),
    ]


def _thrown(shape: str, step: Point, count: int, colour: str, strength: float) -> list[str]:
    """The shape moved on several times, which makes a soft edge of shade or light."""
    return [
        tag(
            "path",
            d=shape,
            fill=colour,
            fill_opacity=strength,
            fill_rule="evenodd",
            transform=f"translate({num(step[0] * k)} {num(step[1] * k)})",
        )
        for k in range(count, 0, -1)
    ]


def _cliffs(board: Board) -> Iterator[tuple[HexId, int]]:
    """Hexes that drop by two levels or more, and the directions in which they do."""
    for hex_ in drawn(board):
        for direction, other in enumerate(board.grid.adjacent[hex_]):
            if other >= 0 and board.level[hex_] - board.level[other] > 1:
                yield hex_, direction


def _cliff(board: Board, high: HexId, direction: int) -> list[str]:
    """Rock along one hexside: a lit crest and dark teeth that point downhill."""
    rng = dice("cliff", board.full_label(high), direction)
    start, end = side_points(board, high, direction)
    down = bearing(centre_px(board, high), between(start, end))
    count = round(distance(start, end) / 5)
    crest = [between(start, end, k / count) for k in range(count + 1)]
    crest[1:-1] = [polar(point, down, rng.uniform(-2.5, 2.5)) for point in crest[1:-1]]
    teeth = []
    for k, point in enumerate(crest):
        reach = rng.uniform(9, 13) if k % 2 else rng.uniform(14, 20)
        foot = polar(polar(point, down, reach), down + 90, rng.uniform(-2, 2))
        sides = (polar(point, down - 90, 2.6), polar(point, down + 90, 2.6))
        teeth.append(polygon_path((sides[0], foot, sides[1])))
    shade = [*crest, *(polar(point, down, rng.uniform(15, 19)) for point in reversed(crest))]
    lit = [polar(point, down, -2.2) for point in crest]
    brink = [*crest, *(polar(point, down, -13) for point in reversed(crest[2:-2]))]
    return [
        tag("path", d=polygon_path(brink), fill=_tint(board.level[high]), fill_opacity=0.95),
        tag("path", d=polygon_path(shade), fill="#40331a", fill_opacity=0.3),
        tag("path", d="".join(teeth), fill=_ROCK, fill_opacity=0.92),
        tag("path", d=polyline_path(crest), fill="none", stroke=_ROCK, stroke_width=3.2),
        tag(
            "path",
            d=polyline_path(lit),
            fill="none",
            stroke="#f6e6b8",
            stroke_width=1.2,
            opacity=0.7,
        ),
    ]


def _tint(level: int) -> str:
    return _TINTS[min(level, len(_TINTS)) - 1]
