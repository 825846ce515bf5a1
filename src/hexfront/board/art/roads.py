"""Dirt roads, and bridges where they cross water."""

from __future__ import annotations

from hexfront.board.art.courses import Course
from hexfront.board.art.curves import bearing, curve_path, distance
from hexfront.board.art.svg import Point, Style, circle, num, tag
from hexfront.board.board import Board
from hexfront.board.layout import HEX_RADIUS, centre_px
from hexfront.board.terrain import Look, look_of
from hexfront.hexes import HexId

_LAYERS: tuple[Style, ...] = (
    # Verge, edge, bed, the two ruts, and the grass that grows between the ruts.
    {"stroke": "#6f7a43", "stroke_width": 25, "opacity": 0.4},
    {"stroke": "#8a6d43", "stroke_width": 19},
    {"stroke": "#cdb283", "stroke_width": 16},
    {"stroke": "#b29462", "stroke_width": 10.5},
    {"stroke": "#d6be92", "stroke_width": 6},
)
_SPECKS: Style = {"stroke": "#8e9558", "stroke_width": 1.8, "stroke_dasharray": "4 13 1 19 7 11"}


def paint(courses: list[Course]) -> list[str]:
    """All roads, layer by layer, so that junctions are one surface."""
    path = "".join(curve_path(course.points) for course in courses)
    if not path:
        return []
    soft: Style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    parts = [tag("path", d=path, **layer) for layer in _LAYERS]
    parts.append(tag("path", d=path, opacity=0.8, **_SPECKS))
    return [tag("g", parts, **soft)]


def paint_bridges(board: Board, courses: list[Course]) -> list[str]:
    """A plank bridge in every water hex that a road runs through."""
    parts: list[str] = []
    for course in courses:
        trail = course.trail()
        wet = [h for h in course.hexes if look_of(board.terrain[h]) is Look.WATER]
        parts += [_bridge(board, hex_, trail) for hex_ in wet]
    return parts


def _bridge(board: Board, hex_: HexId, trail: list[Point]) -> str:
    centre = centre_px(board, hex_)
    k = min(range(len(trail)), key=lambda i: distance(trail[i], centre))
    at = trail[k]
    turn = bearing(trail[max(k - 2, 0)], trail[min(k + 2, len(trail) - 1)])
    half, wide = HEX_RADIUS * 0.72, 13.0
    planks = "".join(f"M{num(-half + 5 * i)} -11v22" for i in range(1, round(2 * half / 5)))
    rails = f"M{num(-half)} {num(-wide)}H{num(half)}M{num(-half)} {num(wide)}H{num(half)}"
    posts = [
        circle((x, y), 2.2, fill="#57432a")
        for x in (-half, -half / 3, half / 3, half)
        for y in (-wide, wide)
    ]
    deck: Style = {"x": num(-half), "y": -11, "width": num(2 * half), "height": 22}
    parts = [
        tag("rect", transform="translate(4 6)", fill="#1d2b30", fill_opacity=0.45, **deck),
        tag("rect", fill="#b08e5c", stroke="#5f4a2c", stroke_width=1.2, **deck),
        tag("path", d=planks, stroke="#7c6038", stroke_width=1.1),
        tag("path", d=rails, stroke="#57432a", stroke_width=2.6),
        tag("path", d=rails, stroke="#a98757", stroke_width=0.9),
        *posts,
    ]
    return tag("g", parts, transform=f"translate({num(at[0])} {num(at[1])})rotate({num(turn)})")
