"""The theatre as a staff map: one self-contained SVG in the coordinates of `board.layout`.

The manner is that of an operational map of 1942: buff paper, brown relief, blue-grey water with
lines along the coast, red roads, banded railways. No filters, scripts, fonts or images from
elsewhere; the same map gives the same picture.
"""

from __future__ import annotations

from hexfront.board import HEX_RADIUS, MARGIN, size_px
from hexfront.board.art import paper
from hexfront.board.art.svg import num, tag
from hexfront.games.s42.theatre.art import ground, lines, names, signs, water, ways
from hexfront.games.s42.theatre.corners import Corners
from hexfront.games.s42.theatre.model import Theatre


def draw(theatre: Theatre, *, labels: bool = True, grid: bool = True, language: str = "en") -> str:
    """The SVG text; `labels` are hex numbers and names, `language` is 'en' or 'ru'."""
    corners = Corners(theatre.grid)
    runs = water.river_runs(theatre, corners)
    roads, rails = ways.road_net(theatre), ways.rail_net(theatre)
    layers = [
        *ground.paint(theatre),
        *water.paint_rivers(runs),
        *water.paint_seas(theatre),
        *(names.paint_inscriptions(theatre, language) if labels else ()),
        *(lines.paint_grid(theatre) if grid else ()),
        *lines.paint_sea_sides(theatre, corners),
        *lines.paint_crests(theatre, corners),
        *signs.paint_fortifications(theatre),
        *ways.paint_roads(theatre, roads),
        *ways.paint_rails(theatre, rails),
        *ways.paint_bridges(theatre, roads, rails),
        *ways.paint_ferries(theatre),
        *lines.paint_front(theatre, corners),
        *signs.paint_places(theatre),
        *signs.paint_marks(theatre),
        *lines.paint_areas(theatre, language),
    ]
    if labels:
        room = names.prepare(theatre)
        layers += lines.paint_numbers(theatre)
        layers += names.paint_rivers(runs, room, language)
        layers += names.paint_places(theatre, room, language)
    return _page(theatre, layers)


def _page(theatre: Theatre, layers: list[str]) -> str:
    sheet = tag("rect", **_paper(theatre))
    definitions = [
        tag("clipPath", [sheet], id="s42-paper"),
        *ground.definitions(),
        *water.definitions(theatre),
        *signs.definitions(),
    ]
    content = [
        tag("defs", definitions),
        paper.table(theatre, "#d8caa6"),
        tag("rect", fill=ground.PAPER, **_paper(theatre)),
        tag("g", layers, clip_path="url(#s42-paper)"),
        tag("rect", fill="none", stroke="#2b2417", stroke_width=2, **_paper(theatre)),
        tag("rect", fill="none", stroke="#2b2417", stroke_width=5, **_frame(theatre)),
    ]
    return paper.picture(theatre, content)


def _paper(theatre: Theatre) -> dict[str, str]:
    return {
        "x": num(MARGIN),
        "y": num(MARGIN),
        "width": num(theatre.grid.width * HEX_RADIUS),
        "height": num(theatre.grid.height * HEX_RADIUS),
    }


def _frame(theatre: Theatre) -> dict[str, str]:
    """The outer line of the neat frame."""
    width, height = size_px(theatre)
    inset = MARGIN / 2
    return {
        "x": num(inset),
        "y": num(inset),
        "width": num(width - 2 * inset),
        "height": num(height - 2 * inset),
    }
