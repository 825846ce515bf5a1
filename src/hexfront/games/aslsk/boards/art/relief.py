"""Hills and what is printed over everything: grid, dots, labels, names."""

from __future__ import annotations

from hexfront.board import HEX_HEIGHT, centre_px, hex_points
from hexfront.board.art.lettering import print_labels, print_places
from hexfront.board.art.svg import circle, num, polygon_path, tag
from hexfront.games.aslsk.boards.art.canvas import Segment, outline, rim, strokes
from hexfront.games.aslsk.boards.model import Board

_CREST = "#6f4f26"


def paint_hills(board: Board) -> list[str]:
    """The higher ground as a lighter slab, its crest line drawn exactly and ticked downhill."""
    pieces = [(h, piece) for h in board.grid.hexes for piece in board.hills[h]]
    if not pieces:
        return []
    shape = outline(board, iter(pieces))
    crest = [s for hex_, piece in pieces for s in rim(board, hex_, piece)]
    shade = [
        tag(
            "path",
            d=shape,
            fill="#3d3a1c",
            fill_opacity=0.1,
            transform=f"translate({num(2.4 * k)} {num(3.2 * k)})",
        )
        for k in (4, 3, 2, 1)
    ]
    return [
        *shade,
        tag("path", d=shape, fill="#c4a561", stroke="#c4a561", stroke_width=0.8),
        tag("path", d=_ticks(crest), fill="none", stroke=_CREST, stroke_width=1.2, opacity=0.75),
        tag(
            "path",
            d=strokes(crest),
            fill="none",
            stroke=_CREST,
            stroke_width=2.4,
            stroke_linejoin="round",
        ),
    ]


def _ticks(crest: list[Segment]) -> str:
    """Ticks that point downhill, as on an old map; they show the slope without colour."""
    parts = []
    for k, ((ax, ay), (bx, by)) in enumerate(crest):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        if k % 2 or not length:
            continue
        reach = 9 if k % 4 else 6
        out = ((by - ay) / length * reach, -(bx - ax) / length * reach)
        parts.append(f"M{num(ax)} {num(ay)}l{num(out[0])} {num(out[1])}")
    return "".join(parts)


def paint_grid(board: Board) -> list[str]:
    """Thin hexes, and in each the centre dot from which lines are traced."""
    path = "".join(polygon_path(hex_points(board, hex_)) for hex_ in board.grid.hexes)
    dots = [circle(centre_px(board, h), 2.6) for h in board.grid.hexes]
    return [
        tag("path", d=path, fill="none", stroke="#fbf6dc", stroke_width=2.2, opacity=0.22),
        tag("path", d=path, fill="none", stroke="#1f1e10", stroke_width=1.1, opacity=0.55),
        tag("g", dots, fill="#fffdf2", stroke="#1f1e10", stroke_width=1),
    ]


def paint_labels(board: Board) -> list[str]:
    """The label of every hex, under its upper side, or above the lower one where that is cut."""
    top = min(sheet.top for sheet in board.sheets)
    spots = []
    for hex_ in board.grid.hexes:
        cut = board.grid.centre(hex_)[1] <= top
        spots.append((hex_, HEX_HEIGHT / 2 - 7 if cut else 15 - HEX_HEIGHT / 2))
    return [print_labels(board, spots, ink="#1f1d0d", halo=0.6)]


def paint_places(board: Board, language: str) -> list[str]:
    """Place names, where there are any."""
    return [print_places(board, language)] if board.places else []
