"""A board as a picture: one self-contained SVG in the coordinates of `layout`.

The picture is built from the ground up, each layer by a module of `art`. It uses no
filters, scripts, fonts or images from elsewhere, so it opens anywhere and pans quickly,
and it is the same for the same board, whoever draws it.
"""

from __future__ import annotations

from hexfront.board.art import (
    buildings,
    fields,
    ground,
    hills,
    lettering,
    paper,
    roads,
    walls,
    water,
    woods,
)
from hexfront.board.art.courses import road_courses, stream_courses
from hexfront.board.art.svg import num, tag
from hexfront.board.board import Board
from hexfront.board.layout import size_px


def draw(board: Board, *, labels: bool = True, grid: bool = True, language: str = "en") -> str:
    """The SVG text; `labels` are hex labels and place names, `language` is 'en' or 'ru'."""
    layers = [tag("g", _landscape(board), clip_path="url(#hf-paper)")]
    if grid:
        layers.append(tag("g", lettering.paint_grid(board), clip_path="url(#hf-paper)"))
    layers += hills.paint_marks(board)
    if labels:
        layers += lettering.paint_labels(board)
        layers += lettering.paint_places(board, language)
    content = [tag("defs", _definitions(board)), *_table(board), *layers, *paper.frames(board)]
    return paper.picture(board, content)


def _definitions(board: Board) -> list[str]:
    return [
        paper.clip(board),
        _daylight(),
        *ground.definitions(),
        *fields.definitions(),
        *woods.definitions(),
    ]


def _daylight() -> str:
    """A little brighter towards the north-west, where the light comes from."""
    stops = [
        tag("stop", offset=0, stop_color="#fff6cf", stop_opacity=0.17),
        tag("stop", offset=0.5, stop_color="#fff6cf", stop_opacity=0),
        tag("stop", offset=1, stop_color="#1c2410", stop_opacity=0.17),
    ]
    return tag("linearGradient", stops, id="hf-daylight", x2=1, y2=1)


def _landscape(board: Board) -> list[str]:
    roads_, streams = road_courses(board), stream_courses(board)
    trail = [point for course in roads_ for point in course.trail()]
    width, height = (num(value) for value in size_px(board))
    return [
        *ground.paint(board),
        *hills.paint(board),
        *ground.paint_grass(board),
        *fields.paint(board),
        *ground.paint_small_things(board, trail),
        *buildings.paint_yards(board),
        *water.paint(board, streams),
        *roads.paint(roads_),
        *water.paint_fords(board, streams),
        *roads.paint_bridges(board, roads_),
        *hills.paint_climbs(board),
        *buildings.paint(board, trail),
        *woods.paint(board, trail),
        *hills.paint_over(board),
        *walls.paint(board),
        tag("rect", width=width, height=height, fill="url(#hf-daylight)"),
    ]


def _table(board: Board) -> list[str]:
    """The frame that the sheets lie on."""
    shade = [
        tag(
            "rect",
            fill="#000",
            fill_opacity=0.18,
            transform=f"translate({k} {num(1.5 * k)})",
            **paper.outline(board, index),
        )
        for index in range(len(board.sheets))
        for k in (2, 4)
    ]
    return [paper.table(board, paper.WOOD), *shade]
