"""A board as a picture: one self-contained SVG in the coordinates of `hexfront.board.layout`.

Every outline is drawn from the very shapes on which LOS is traced; textures stay within them.
No filters, scripts, fonts or images from elsewhere; the same board gives the same picture.
"""

from __future__ import annotations

from hexfront.board import HEX_RADIUS, size_px
from hexfront.board.art import ground, woods
from hexfront.board.art.svg import num, tag
from hexfront.board.layout import to_px
from hexfront.games.aslsk.boards.art import plants, relief, works
from hexfront.games.aslsk.boards.model import Board

_NAMESPACE = "http://www.w3.org/2000/svg"


def draw(board: Board, *, labels: bool = True, grid: bool = True, language: str = "en") -> str:
    """The SVG text; `labels` are hex labels and place names, `language` is 'en' or 'ru'."""
    layers = [
        *ground.paint(board),
        *relief.paint_hills(board),
        *ground.paint_grass(board),
        *plants.paint_grain(board),
        *plants.paint_brush(board),
        *works.paint_yards(board),
        *works.paint_roads(board),
        *plants.paint_orchards(board),
        *works.paint_buildings(board),
        *plants.paint_woods(board),
        *works.paint_hexsides(board),
        *(relief.paint_grid(board) if grid else ()),
        *(relief.paint_labels(board) if labels else ()),
    ]
    papers = [tag("rect", **_paper(board, k)) for k in range(len(board.sheets))]
    definitions = [
        tag("clipPath", papers, id="hf-paper"),
        *ground.definitions(),
        *woods.definitions(),
        *plants.definitions(),
    ]
    width, height = (num(value) for value in size_px(board))
    content = [
        tag("defs", definitions),
        tag("rect", width=width, height=height, fill="#3a3a2c"),
        tag("g", layers, clip_path="url(#hf-paper)"),
        *(relief.paint_places(board, language) if labels else ()),
        *_frames(board),
    ]
    return tag(
        "svg",
        content,
        xmlns=_NAMESPACE,
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
    )


def _paper(board: Board, index: int) -> dict[str, str]:
    sheet = board.sheets[index]
    x, y = to_px(board, sheet.left, sheet.top)
    return {
        "x": num(x),
        "y": num(y),
        "width": num((sheet.right - sheet.left) * HEX_RADIUS),
        "height": num((sheet.bottom - sheet.top) * HEX_RADIUS),
    }


def _frames(board: Board) -> list[str]:
    """A dark line around every sheet, thin enough to leave seams readable."""
    opacity = 0.8 if len(board.sheets) == 1 else 0.3
    return [
        tag(
            "rect",
            fill="none",
            stroke="#23220f",
            stroke_width=2,
            stroke_opacity=opacity,
            **_paper(board, index),
        )
        for index in range(len(board.sheets))
    ]
