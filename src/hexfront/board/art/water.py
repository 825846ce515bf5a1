"""Streams, ponds and fords.

Water hexes that touch are threaded into a stream with banks, shallows and a deep middle;
three that touch each other are filled to a pond. A ford is open ground (its centre dot lies
on gravel) where the stream spreads out thin.
"""

from __future__ import annotations

import itertools
import random

from hexfront.board.art.courses import Course
from hexfront.board.art.curves import bearing, blob_path, dice, distance, periodic_noise, polar
from hexfront.board.art.regions import looking
from hexfront.board.art.svg import Point, Style, circle, num, polygon_path, tag
from hexfront.board.board import Board
from hexfront.board.layout import centre_px
from hexfront.board.terrain import Look
from hexfront.hexes import HexId

_LAYERS = (
    # Colour, opacity and half width: damp grass, bare bank, shallows, and three depths.
    ("#6f8a4f", 0.55, 38.0),
    ("#a79a68", 1.0, 32.0),
    ("#8fb2ac", 1.0, 29.5),
    ("#6b9ba6", 1.0, 25.0),
    ("#588a9b", 1.0, 17.5),
    ("#4c7d91", 1.0, 9.5),
)
_RIPPLE = "#d6e6e3"


def paint(board: Board, courses: list[Course]) -> list[str]:
    """All water of a board."""
    wet = looking(board, Look.WATER)
    if not wet:
        return []
    ponds = "".join([*_pond_corners(board, wet), *_pools(board, wet, courses)])
    parts: list[str] = []
    for colour, opacity, half in _LAYERS:
        path = "".join(_ribbon(board, course, half) for course in courses)
        parts.append(tag("path", d=path, fill=colour, opacity=opacity))
        if ponds:
            round_: Style = {"stroke_linecap": "round", "stroke_linejoin": "round"}
            width = 2 * half
            parts.append(
                tag("path", d=ponds, fill=colour, stroke=colour, stroke_width=width, **round_)
            )
    parts.append(_ripples(board, courses))
    parts += _reeds(board, courses)
    return parts


def paint_fords(board: Board, courses: list[Course]) -> list[str]:
    """Fords lie over the road: it dips into the gravel and comes out on the other bank."""
    return [_ford(board, hex_, courses) for hex_ in sorted(board.fords)]


def _ribbon(board: Board, course: Course, half: float) -> str:
    """A stream as an outline whose two banks wander on their own."""
    trail = course.trail()
    rng = dice("banks", board.id, course.hexes[0])
    noises = [periodic_noise(rng, len(trail), _bank_waves(len(trail))) for _ in range(2)]
    banks: list[list[Point]] = [[], []]
    for k, at in enumerate(trail):
        flow = bearing(trail[max(k - 1, 0)], trail[min(k + 1, len(trail) - 1)])
        for bank, side in enumerate((90, -90)):
            reach = half * (1 + 0.12 * noises[bank][k]) + 2.4 * noises[1 - bank][k]
            banks[bank].append(polar(at, flow + side, reach))
    return blob_path([*banks[0], *reversed(banks[1])])


def _bank_waves(count: int) -> list[int]:
    return [max(1, round(count / length)) for length in (17, 9, 6)]


def _pond_corners(board: Board, wet: list[HexId]) -> list[str]:
    """A triangle for every three water hexes that touch each other."""
    members = set(wet)
    found: list[str] = []
    for a in wet:
        around = board.grid.adjacent[a]
        for k in range(6):
            b, c = around[k], around[(k + 1) % 6]
            if a < b and a < c and b in members and c in members:
                found.append(polygon_path(centre_px(board, h) for h in (a, b, c)))
    return found


def _pools(board: Board, wet: list[HexId], courses: list[Course]) -> list[str]:
    """Springs and lone water hexes: the dot of a line, which round caps make a pool."""
    through = {h for course in courses for h in course.hexes[1:-1]}
    centres = [centre_px(board, h) for h in wet if h not in through and board.in_play(h)]
    return [f"M{num(x - 2)} {num(y)}h4" for x, y in centres]


def _ripples(board: Board, courses: list[Course]) -> str:
    """Short light strokes that follow the current."""
    parts: list[str] = []
    for course in courses:
        rng = dice("ripples", board.id, course.hexes[0])
        trail = course.trail()
        for a, b in zip(trail[::2], trail[1::2], strict=False):
            flow = bearing(a, b)
            for _ in range(2):
                at = polar(a, flow + 90, rng.uniform(-20, 20))
                end = polar((0, 0), flow + rng.uniform(-9, 9), rng.uniform(7, 17))
                bow = polar((end[0] / 2, end[1] / 2), flow - 90, rng.uniform(-2.5, 2.5))
                parts.append(
                    f"M{num(at[0])} {num(at[1])}q{num(bow[0])} {num(bow[1])} "
                    f"{num(end[0])} {num(end[1])}"
                )
    return tag(
        "path",
        d="".join(parts),
        fill="none",
        stroke=_RIPPLE,
        stroke_width=1.2,
        stroke_linecap="round",
        opacity=0.62,
    )


def _reeds(board: Board, courses: list[Course]) -> list[str]:
    """Green strokes along the banks, in clumps."""
    blades: list[str] = []
    for course in courses:
        rng = dice("reeds", board.id, course.hexes[-1])
        trail = course.trail()
        for a, b in itertools.pairwise(trail):
            if rng.random() < 0.45:
                continue
            side = rng.choice((-1, 1))
            foot = polar(a, bearing(a, b) + 90, side * rng.uniform(27, 33))
            for _ in range(rng.randint(3, 6)):
                x, y = foot[0] + rng.uniform(-8, 8), foot[1] + rng.uniform(-4, 4)
                lean = num(rng.uniform(-2.5, 2.5))
                blades.append(f"M{num(x)} {num(y)}q0 -4 {lean} {num(-rng.uniform(6, 10))}")
    style: Style = {
        "fill": "none",
        "stroke": "#58703a",
        "stroke_width": 1.3,
        "stroke_linecap": "round",
    }
    return [tag("path", d="".join(blades), **style)]


def _ford(board: Board, hex_: HexId, courses: list[Course]) -> str:
    """A gravel bar across the stream, with a pale sheet of water running over it."""
    centre = centre_px(board, hex_)
    rng = dice("ford", board.full_label(hex_))
    bar = _rounded_bar(rng, 21.0, 51.0)
    sheet = _rounded_bar(rng, 38.0, 27.0)
    streaks = "".join(
        f"M{num(rng.uniform(-26, 6))} {num(rng.uniform(-21, 21))}"
        f"q{num(rng.uniform(4, 7))} {num(rng.uniform(-2, 2))} {num(rng.uniform(9, 15))} 0"
        for _ in range(15)
    )
    parts = [
        tag("path", d=blob_path(bar), fill="#8a8d5a", transform="scale(1.13)", opacity=0.5),
        tag("path", d=blob_path(bar), fill="#cdbb8c"),
        *_pebbles(rng, 60, 17.0, 46.0),
        tag("path", d=blob_path(sheet), fill="#8fb5b3", opacity=0.62),
        tag("path", d=streaks, fill="none", stroke="#eef5ee", stroke_width=1.1, opacity=0.85),
        *_pebbles(rng, 16, 15.0, 24.0),
    ]
    flow = _flow_at(centre, courses)
    moved = f"translate({num(centre[0])} {num(centre[1])})rotate({num(flow)})"
    return tag("g", parts, transform=moved)


def _rounded_bar(rng: random.Random, along: float, across: float) -> list[Point]:
    """The control points of an uneven rounded bar; x runs with the stream."""
    loop: list[Point] = []
    for k in range(16):
        x, y = polar((0, 0), 22.5 * k, 1.0)
        stretch = rng.uniform(0.92, 1.1) / max(abs(x), abs(y)) ** 0.55
        loop.append((x * along * stretch, y * across * stretch))
    return loop


def _pebbles(rng: random.Random, count: int, along: float, across: float) -> list[str]:
    return [
        circle(
            (rng.uniform(-along, along), rng.uniform(-across, across)),
            rng.uniform(0.9, 2.6),
            fill=rng.choice(("#a0937a", "#8b836c", "#e9dfc2", "#bfb08c")),
        )
        for _ in range(count)
    ]


def _flow_at(point: Point, courses: list[Course]) -> float:
    """The direction of the nearest stretch of stream."""
    stretches = [
        (distance(a, point), bearing(a, b))
        for course in courses
        for a, b in zip(course.trail(), course.trail()[1:], strict=False)
    ]
    return min(stretches)[1]
