"""Seas with water lines along their coasts, lakes, and rivers of three widths."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from hexfront.board import HEX_RADIUS, Hexside
from hexfront.board.art.curves import between, curve_path, dice, distance
from hexfront.board.art.svg import Point, Style, num, tag
from hexfront.board.layout import to_px
from hexfront.games.s42.definitions.terrain import River
from hexfront.games.s42.theatre.corners import Corner, Corners
from hexfront.games.s42.theatre.model import Course, Theatre

SEA = "#b9cdd3"
_DEEP = "#a9c1c9"
_COAST = "#3f6273"
RIVER_INK = "#3d6f8a"
_RIVER_BODY = "#8fb6c6"

_LINES = (64.0, 44.0, 27.0, 13.0)
"""The distances of the water lines from the coast, twice over: strokes have two sides."""

_WIDTHS = {River.MINOR: 3.2, River.MAJOR: 8.5, River.VOLGA: 19.0, River.LAKE: 21.0}
_ORDER = (River.VOLGA, River.MAJOR, River.LAKE, River.MINOR)


@dataclass(frozen=True, slots=True)
class Run:
    """An unbroken stretch of a course on the drawing."""

    course: Course
    points: tuple[Point, ...]

    @property
    def length(self) -> float:
        return sum(distance(a, b) for a, b in pairwise(self.points))


def river_runs(theatre: Theatre, corners: Corners) -> list[Run]:
    """Every river as points to draw a curve through; tributaries meet their rivers exactly."""
    placed: dict[Corner, Point] = {}
    runs: list[Run] = []
    for course in sorted(theatre.courses, key=lambda c: _ORDER.index(c.kind)):
        for sides in _unbroken(corners, course.sides):
            chain = corners.chain(sides)
            points = _softened(theatre, corners, chain, placed)
            runs.append(Run(course, tuple(_beyond(corners, chain, points, course))))
    return runs


def _unbroken(corners: Corners, sides: Sequence[Hexside]) -> list[list[Hexside]]:
    """A window may cut a course in several pieces."""
    pieces: list[list[Hexside]] = []
    for side in sides:
        ends = set(corners.ends(side))
        if pieces and ends & set(corners.ends(pieces[-1][-1])):
            pieces[-1].append(side)
        else:
            pieces.append([side])
    return pieces


def _softened(
    theatre: Theatre, corners: Corners, chain: Sequence[Corner], placed: dict[Corner, Point]
) -> list[Point]:
    """The corners' places, bends cut a little and never quite straight."""
    raw = [to_px(theatre, *corners.place(corner)) for corner in chain]
    points: list[Point] = []
    for k, corner in enumerate(chain):
        if corner not in placed:
            x, y = raw[k]
            if 0 < k < len(chain) - 1:
                x, y = between(between(raw[k - 1], raw[k + 1]), raw[k], 0.52)
            rng = dice("river", corner)
            placed[corner] = (x + rng.uniform(-5, 5), y + rng.uniform(-5, 5))
        points.append(placed[corner])
    return points


def _beyond(
    corners: Corners, chain: Sequence[Corner], points: list[Point], course: Course
) -> list[Point]:
    """Where a river leaves the map or reaches the sea, its curve runs on a little."""
    found = list(points)
    if corners.at_edge(chain[-1]) or course.mouth == "sea":
        found.append(between(points[-2], points[-1], 1.9))
    if corners.at_edge(chain[0]):
        found.insert(0, between(points[1], points[0], 1.9))
    return found


def paint_rivers(runs: Iterable[Run]) -> list[str]:
    """Casing first, so that a tributary opens into its river."""
    runs = list(runs)
    round_: Style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    casing, body = [], []
    for kind in reversed(_ORDER):
        path = "".join(curve_path(run.points) for run in runs if run.course.kind is kind)
        if not path:
            continue
        width = _WIDTHS[kind]
        edge = width if kind is River.MINOR else width + 2.6
        casing.append(tag("path", d=path, stroke=RIVER_INK, stroke_width=num(edge), **round_))
        if kind is not River.MINOR:
            body.append(tag("path", d=path, stroke=_RIVER_BODY, stroke_width=num(width), **round_))
    return [*casing, *body]


def definitions(theatre: Theatre) -> list[str]:
    """The clip that keeps the water lines off the land."""
    sea = _shore(theatre, sea=True)
    return [tag("clipPath", [tag("path", d=sea)], id="s42-sea")] if sea else []


def paint_seas(theatre: Theatre) -> list[str]:
    """Seas and lakes with their coasts."""
    parts: list[str] = []
    sea, lakes = _shore(theatre, sea=True), _shore(theatre, sea=False)
    if sea:
        lines = [tag("path", d=sea, fill=SEA)]
        for reach in _LINES:
            lines.append(_stroke(sea, _COAST, 2 * reach + 1.4, 0.34))
            lines.append(_stroke(sea, _lighter(reach), 2 * reach, 1.0))
        parts.append(tag("g", lines, clip_path="url(#s42-sea)"))
        parts.append(_stroke(sea, _COAST, 2.4, 0.95))
    if lakes:
        parts.append(tag("path", d=lakes, fill=_DEEP, stroke=_COAST, stroke_width=1.8))
    return parts


def _lighter(reach: float) -> str:
    """Shallower water is lighter."""
    shades = dict(zip(_LINES, ("#bed1d6", "#c4d6da", "#cbdbde", "#d5e2e2"), strict=True))
    return shades[reach]


def _stroke(path: str, colour: str, width: float, opacity: float) -> str:
    return tag(
        "path",
        d=path,
        fill="none",
        stroke=colour,
        stroke_width=num(width),
        stroke_linejoin="round",
        opacity=opacity,
    )


def _shore(theatre: Theatre, *, sea: bool) -> str:
    """The `d` of all shores of one sort that reach the paper."""
    width, height = theatre.grid.width, theatre.grid.height
    path = ""
    for water in theatre.waters:
        xs = [x for x, _ in water.outline]
        ys = [y for _, y in water.outline]
        away = max(xs) < 0 or max(ys) < 0 or min(xs) > width or min(ys) > height
        if water.sea is sea and not away:
            path += _closed(theatre, water.outline)
    return path


def _closed(theatre: Theatre, outline: Sequence[Point]) -> str:
    """A closed curve through the points of a shore, with small bays between them."""
    points: list[Point] = []
    ring = [to_px(theatre, x, y) for x, y in outline]
    for k, (a, b) in enumerate(zip(ring, [*ring[1:], ring[0]], strict=True)):
        points.append(a)
        span = distance(a, b)
        if 26 < span < 6 * HEX_RADIUS:
            points += _wobbled(a, b, span, k)
    return curve_path([*points, points[0]]) + "Z"


def _wobbled(a: Point, b: Point, span: float, key: int) -> list[Point]:
    rng = dice("shore", key, num(a[0] - b[0]))
    parts = max(2, round(span / 22))
    angle = math.atan2(b[1] - a[1], b[0] - a[0]) + math.pi / 2
    found = []
    for k in range(1, parts):
        x, y = between(a, b, k / parts)
        off = rng.uniform(-4.5, 4.5)
        found.append((x + off * math.cos(angle), y + off * math.sin(angle)))
    return found
