"""Hills: every level lies on the one below as a softly shaded slab with a contour edge."""

from __future__ import annotations

from hexfront.board.art.curves import blob_path, dice, distance, organic, polar
from hexfront.board.art.regions import drawn, outlines, patches
from hexfront.board.art.svg import Point, num, polygon_path, tag
from hexfront.board.board import Board
from hexfront.board.layout import HEX_HEIGHT, centre_px

_TOPS = ("#b9b473", "#c9bb7c", "#d6c48a")
_CONTOUR = "#7c5f34"


def paint(board: Board) -> list[str]:
    """The slabs of all levels, lowest first."""
    parts: list[str] = []
    for level in range(1, max(board.level, default=0) + 1):
        high = [h for h in drawn(board) if board.level[h] >= level]
        for patch in patches(board, high):
            for loop in outlines(board, patch):
                rng = dice("hill", level, board.label(patch[0]))
                grow = -6.0 if level > 1 else -1.0
                parts += _slab(organic(loop, rng, soften=10, swell=4.0, grow=grow), level)
    return parts


def _slab(edge: list[Point], level: int) -> list[str]:
    shape = blob_path(edge)
    top = _TOPS[min(level, len(_TOPS)) - 1]
    shade = [
        tag(
            "path",
            d=shape,
            fill="#3d3a1c",
            fill_opacity=0.1,
            transform=f"translate({num(2.6 * k)} {num(3.6 * k)})",
        )
        for k in (4, 3, 2, 1)
    ]
    return [
        *shade,
        tag("path", d=shape, fill=top, fill_opacity=0.85, stroke=_CONTOUR, stroke_width=2),
        tag("path", d=_hachures(edge), stroke=_CONTOUR, stroke_width=1.4, opacity=0.8),
    ]


def _hachures(edge: list[Point]) -> str:
    """Ticks that point downhill, as on an old map; they show the slope without colour."""
    ticks: list[str] = []
    count = len(edge)
    for k in range(count):
        ax, ay = edge[k - 1]
        bx, by = edge[(k + 1) % count]
        length = distance((ax, ay), (bx, by)) or 1.0
        out = ((by - ay) / length, -(bx - ax) / length)
        reach = 12 if k % 2 else 8
        x, y = edge[k]
        ticks.append(f"M{num(x)} {num(y)}l{num(out[0] * reach)} {num(out[1] * reach)}")
    return "".join(ticks)


def paint_marks(board: Board) -> list[str]:
    """One small triangle for each level, low in the hex."""
    parts: list[str] = []
    for hex_ in drawn(board):
        x, y = centre_px(board, hex_)
        level = board.level[hex_]
        for k in range(level):
            middle = (x + 13 * (k - (level - 1) / 2), y + HEX_HEIGHT / 2 - 10)
            shape = polygon_path(polar(middle, angle, 6) for angle in (-90, 30, 150))
            parts.append(tag("path", d=shape, fill="#6b4a22", stroke="#f4ecd4", stroke_width=1.2))
    return parts
