"""Lines of the staff: grid and numbers, front, army boundaries, alpine crests, entry areas."""

from __future__ import annotations

from collections.abc import Sequence

from hexfront.board import HEX_HEIGHT, HEX_RADIUS, Hexside, centre_px, hex_points
from hexfront.board.art.curves import bearing, between, curve_path, polar
from hexfront.board.art.regions import side_middle, side_points
from hexfront.board.art.svg import Point, Style, circle, num, polyline_path, tag, words
from hexfront.board.layout import to_px
from hexfront.games.s42.theatre.corners import Corners
from hexfront.games.s42.theatre.model import EntryArea, Holder, Theatre
from hexfront.hexes import NOWHERE, HexId

_FONT = "'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
_ROUND: Style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
_COLOURS = {Holder.AXIS: "#4a5a68", Holder.SOVIET: "#b23a2c", Holder.BOTH: "#8a6a1f"}


def paint_grid(theatre: Theatre) -> list[str]:
    """Thin hexes; every hexside is drawn once."""
    path = ""
    for hex_ in theatre.grid.hexes:
        points = hex_points(theatre, hex_)
        for direction, other in enumerate(theatre.grid.adjacent[hex_]):
            if other == NOWHERE or hex_ < other:
                path += polyline_path((points[direction - 1], points[direction]))
    return [tag("path", d=path, fill="none", stroke="#4a4130", stroke_width=1, opacity=0.34)]


def paint_numbers(theatre: Theatre) -> list[str]:
    texts = []
    for hex_ in theatre.grid.hexes:
        x, y = centre_px(theatre, hex_)
        texts.append(words(theatre.label(hex_), x=num(x), y=num(y - HEX_HEIGHT / 2 + 13)))
    return [
        tag(
            "g",
            texts,
            font_family=_FONT,
            font_size=10,
            text_anchor="middle",
            fill="#3d3524",
            opacity=0.72,
        )
    ]


def paint_front(theatre: Theatre, corners: Corners) -> list[str]:
    """The June 28 start line, red on the Soviet side and blue on the other; army boundaries."""
    parts: list[str] = []
    for boundary in theatre.army_boundaries:
        if boundary.sides:
            path = curve_path(_course(theatre, corners, boundary.sides))
            dashes: Style = {"stroke_dasharray": "20 8 3 8"}
            parts.append(
                tag(
                    "path",
                    d=path,
                    stroke="#33485c",
                    stroke_width=3.4,
                    opacity=0.75,
                    **_ROUND,
                    **dashes,
                )
            )
    if theatre.start_line.sides:
        points = _course(theatre, corners, theatre.start_line.sides)
        for aside, colour in ((-4.0, "#b8382b"), (4.0, "#3b5e80")):
            path = curve_path(_shifted(points, aside))
            parts.append(tag("path", d=path, stroke=colour, stroke_width=5, opacity=0.8, **_ROUND))
    return parts


def _course(theatre: Theatre, corners: Corners, sides: Sequence[Hexside]) -> list[Point]:
    raw = [to_px(theatre, *corners.place(corner)) for corner in corners.chain(sides)]
    inner = [between(between(a, c), b, 0.7) for a, b, c in zip(raw, raw[1:], raw[2:], strict=False)]
    return [raw[0], *inner, raw[-1]]


def _shifted(points: Sequence[Point], aside: float) -> list[Point]:
    """The line moved to its right; aside is negative for the left."""
    found = []
    for k, point in enumerate(points):
        along = bearing(points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)])
        found.append(polar(point, along + 90, aside))
    return found


def paint_crests(theatre: Theatre, corners: Corners) -> list[str]:
    """Alpine hexsides as a ridge with teeth."""
    ridge, teeth = "", ""
    for side in sorted(theatre.alpine):
        a, b = (to_px(theatre, *corners.place(corner)) for corner in corners.ends(side))
        ridge += polyline_path((a, b))
        along = bearing(a, b)
        for share in (0.17, 0.5, 0.83):
            at = between(a, b, share)
            tip = polar(at, along - 90, 9)
            left, right = polar(at, along, -7), polar(at, along, 7)
            teeth += polyline_path((left, tip, right)) + "Z"
    return [
        tag("path", d=ridge, stroke="#5a3a22", stroke_width=4.5, opacity=0.9, **_ROUND),
        tag("path", d=teeth, fill="#5a3a22", opacity=0.9),
    ]


def paint_sea_sides(theatre: Theatre, corners: Corners) -> list[str]:
    """Hexsides under water between two coastal hexes."""
    path = ""
    for side in sorted(theatre.sea_sides):
        path += polyline_path([to_px(theatre, *corners.place(c)) for c in corners.ends(side)])
    if not path:
        return []
    return [tag("path", d=path, stroke="#2f6a86", stroke_width=7, opacity=0.8, **_ROUND)]


def paint_areas(theatre: Theatre, language: str) -> list[str]:
    """A coloured band along the edge of every entry area, with its letter and name."""
    parts: list[str] = []
    for area in theatre.areas.values():
        own = [h for h in area.hexes if _claimed(theatre, area, h)]
        band = "".join(
            polyline_path(side_points(theatre, hex_, direction))
            for hex_ in own
            for direction, other in enumerate(theatre.grid.adjacent[hex_])
            if other == NOWHERE
        )
        if not band:
            continue
        colour = _COLOURS[area.side]
        parts.append(tag("path", d=band, stroke=colour, stroke_width=9, opacity=0.75, **_ROUND))
        parts += _badge(theatre, area, own[len(own) // 2], colour, language)
    return parts


def _claimed(theatre: Theatre, area: EntryArea, hex_: HexId) -> bool:
    """The first area to name an edge hex draws it."""
    return next(a for a in theatre.areas.values() if hex_ in a.hexes) is area


def _badge(theatre: Theatre, area: EntryArea, hex_: HexId, colour: str, language: str) -> list[str]:
    free = [d for d, other in enumerate(theatre.grid.adjacent[hex_]) if other == NOWHERE]
    edge = side_middle(theatre, hex_, free[len(free) // 2])
    centre = centre_px(theatre, hex_)
    x, y = between(edge, centre, 0.42)
    anchor, dx = "middle", 0.0
    width = (theatre.grid.width - 4) * HEX_RADIUS
    if x < 200:
        anchor, dx = "start", 24.0
    elif x > width:
        anchor, dx = "end", -24.0
    below = 8.0 if dx else 42.0
    return [
        circle((x, y), 20, fill=colour, stroke="#fbf4e2", stroke_width=2.4),
        words(
            area.id,
            x=num(x),
            y=num(y + 9),
            font_family=_FONT,
            font_size=26,
            font_weight=700,
            text_anchor="middle",
            fill="#fdf6e6",
        ),
        words(
            area.name(language),
            x=num(x + dx),
            y=num(y + below),
            font_family=_FONT,
            font_size=19,
            font_weight=600,
            text_anchor=anchor,
            fill=colour,
            stroke="#f4ecd6",
            stroke_width=4,
            paint_order="stroke",
        ),
    ]
