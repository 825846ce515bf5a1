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
    roads,
    walls,
    water,
    woods,
)
from hexfront.board.art.courses import road_courses, stream_courses
from hexfront.board.art.svg import num, tag
from hexfront.board.board import Board
from hexfront.board.layout import HEX_RADIUS, size_px, to_px

_NAMESPACE = "http://www.w3.org/2000/svg"


def draw(board: Board, *, labels: bool = True, grid: bool = True, language: str = "en") -> str:
    """The SVG text; `labels` are hex labels and place names, `language` is 'en' or 'ru'."""
    layers = [tag("g", _landscape(board), clip_path="url(#hf-paper)")]
    if grid:
        layers.append(tag("g", lettering.paint_grid(board), clip_path="url(#hf-paper)"))
    layers += hills.paint_marks(board)
    if labels:
        layers += lettering.paint_labels(board)
        layers += lettering.paint_places(board, language)
    width, height = (num(value) for value in size_px(board))
    content = [tag("defs", _definitions(board)), *_table(board), *layers, *_frames(board)]
    return tag(
        "svg",
        content,
        xmlns=_NAMESPACE,
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
    )


def _definitions(board: Board) -> list[str]:
    papers = [tag("rect", **_paper(board, k)) for k in range(len(board.sheets))]
    return [
        tag("clipPath", papers, id="hf-paper"),
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


def _paper(board: Board, index: int) -> dict[str, str]:
    sheet = board.sheets[index]
    x, y = to_px(board, sheet.left, sheet.top)
    return {
        "x": num(x),
        "y": num(y),
        "width": num((sheet.right - sheet.left) * HEX_RADIUS),
        "height": num((sheet.bottom - sheet.top) * HEX_RADIUS),
    }


def _table(board: Board) -> list[str]:
    """The frame that the sheets lie on."""
    width, height = (num(value) for value in size_px(board))
    shade = [
        tag(
            "rect",
            fill="#000",
            fill_opacity=0.18,
            transform=f"translate({k} {num(1.5 * k)})",
            **_paper(board, index),
        )
        for index in range(len(board.sheets))
        for k in (2, 4)
    ]
    return [tag("rect", width=width, height=height, fill="#3a3a2c"), *shade]


def _frames(board: Board) -> list[str]:
    """A dark line around every sheet, thin enough to leave seams readable."""
    return [
        tag(
            "rect",
            fill="none",
            stroke="#23220f",
            stroke_width=2,
            stroke_opacity=0.8 if len(board.sheets) == 1 else 0.35,
            **_paper(board, index),
        )
        for index in range(len(board.sheets))
    ]
