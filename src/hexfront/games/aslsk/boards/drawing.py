"""A board as a picture: one self-contained SVG in the coordinates of `hexfront.board.layout`.

Every outline is drawn from the very shapes on which LOS is traced; textures stay within them.
No filters, scripts, fonts or images from elsewhere; the same board gives the same picture.
"""

from __future__ import annotations

from hexfront.board.art import ground, paper, woods
from hexfront.board.art.svg import tag
from hexfront.games.aslsk.boards.art import plants, relief, works
from hexfront.games.aslsk.boards.model import Board


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
    definitions = [
        paper.clip(board),
        *ground.definitions(),
        *woods.definitions(),
        *plants.definitions(),
    ]
    content = [
        tag("defs", definitions),
        paper.table(board, paper.WOOD),
        tag("g", layers, clip_path="url(#hf-paper)"),
        *(relief.paint_places(board, language) if labels else ()),
        *paper.frames(board),
    ]
    return paper.picture(board, content)
