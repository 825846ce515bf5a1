"""Buildings from above: roofs with ridges, planks or slates, chimneys and shadows.

Every roof is drawn around (0, 0) with its ridge along x and then turned. Light comes from
the north-west, so the slope that looks there after the turn gets the lighter colour.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from hexfront.board.art.curves import hull, turned_points
from hexfront.board.art.svg import Point, circle, num, polygon_path, tag

_LIGHT = (-0.6, -0.8)


@dataclass(frozen=True, slots=True)
class Skin:
    """The colours of a roof: its lit and shaded slopes, its seams and its outline."""

    lit: str
    shaded: str
    seam: str
    edge: str


PLANKS = (
    Skin("#d8a856", "#a8772f", "#8a6026", "#4d3516"),
    Skin("#c99747", "#966628", "#7a5220", "#463014"),
    Skin("#e0b96e", "#b48743", "#94692f", "#56401d"),
)
THATCH = (
    Skin("#dcc078", "#b0904a", "#9a7b3a", "#5d4a22"),
    Skin("#cfb068", "#a08043", "#8a6c34", "#53421f"),
)
SLATES = (
    Skin("#b3b6ba", "#84888e", "#6b6f76", "#35383d"),
    Skin("#a9adb0", "#7b8085", "#63686e", "#303438"),
)


def _lit_by(turn: float, normal: Point) -> float:
    """How much a slope looks towards the light after the turn, from -1 to 1."""
    angle = math.radians(turn)
    x = normal[0] * math.cos(angle) - normal[1] * math.sin(angle)
    y = normal[0] * math.sin(angle) + normal[1] * math.cos(angle)
    return x * _LIGHT[0] + y * _LIGHT[1]


def _slope_colour(skin: Skin, turn: float, normal: Point) -> str:
    return skin.lit if _lit_by(turn, normal) > 0 else skin.shaded


def placed(parts: list[str], at: Point, turn: float) -> str:
    return tag("g", parts, transform=f"translate({num(at[0])} {num(at[1])})rotate({num(turn)})")


def shadow(corners: list[Point], at: Point, turn: float, height: float) -> str:
    """The ground shadow of a block: its outline drawn along to the south-east."""
    base = turned_points(((at[0] + x, at[1] + y) for x, y in corners), at, turn)
    far = [(x + 0.72 * height, y + height) for x, y in base]
    return tag("path", d=polygon_path(hull([*base, *far])), fill="#211c0c", fill_opacity=0.42)


def box(half_long: float, half_deep: float) -> list[Point]:
    return [
        (-half_long, -half_deep),
        (half_long, -half_deep),
        (half_long, half_deep),
        (-half_long, half_deep),
    ]


def gable(
    rng: random.Random, skin: Skin, half_long: float, half_deep: float, turn: float
) -> list[str]:
    """A pitched roof of boards or straw: two slopes, a ridge, a chimney."""
    far, near = _slope_colour(skin, turn, (0, -1)), _slope_colour(skin, turn, (0, 1))
    long_, deep = num(half_long), num(half_deep)
    seams = "".join(
        f"M{num(x + rng.uniform(-0.5, 0.5))} -{deep}V{deep}"
        for x in _ticks(-half_long + 3, half_long - 2, 3.6)
    )
    patches = "".join(
        f"M{num(rng.uniform(-half_long + 3, half_long - 8))} {num(y)}h{num(rng.uniform(3, 7))}"
        for y in (-half_deep * 0.62, -half_deep * 0.3, half_deep * 0.36, half_deep * 0.7)
    )
    chimney = rng.choice((-0.45, 0.3, 0.5)) * half_long
    width = {"x": f"-{long_}", "width": num(2 * half_long), "height": deep}
    return [
        tag("rect", y=f"-{deep}", fill=far, **width),
        tag("rect", y=0, fill=near, **width),
        tag("path", d=seams, stroke=skin.seam, stroke_width=0.8, opacity=0.75),
        tag("path", d=patches, stroke=skin.seam, stroke_width=1.5, opacity=0.55),
        tag("path", d=polygon_path(box(half_long, half_deep)), fill="none", stroke=skin.edge),
        tag("path", d=f"M-{long_} 0H{long_}", stroke=skin.edge, stroke_width=2.4),
        tag("path", d=f"M-{long_} -0.5H{long_}", stroke=skin.lit, stroke_width=1),
        _chimney(chimney, -half_deep * 0.34),
    ]


def _chimney(x: float, y: float) -> str:
    return (
        tag("rect", x=num(x + 1.5), y=num(y + 1.8), width=5, height=5, fill="#2a1d0c", opacity=0.5)
        + tag("rect", x=num(x), y=num(y), width=5, height=5, fill="#9c5b43", stroke="#4a2a1c")
        + tag("rect", x=num(x + 1.5), y=num(y + 1.5), width=2, height=2, fill="#2b1711")
    )


def _ticks(start: float, end: float, step: float) -> list[float]:
    return [start + step * k for k in range(int((end - start) / step) + 1)]


def hip(skin: Skin, half_long: float, half_deep: float, turn: float) -> list[str]:
    """A hipped slate roof: two long slopes, two ends, courses of slates."""
    ridge = max(half_long - half_deep, 2.0)
    corners = box(half_long, half_deep)
    left, right = (-ridge, 0.0), (ridge, 0.0)
    slopes: list[tuple[list[Point], Point]] = [
        ([corners[0], corners[1], right, left], (0, -1)),
        ([corners[1], corners[2], right], (1, 0)),
        ([corners[2], corners[3], left, right], (0, 1)),
        ([corners[3], corners[0], left], (-1, 0)),
    ]
    parts = [
        tag(
            "path",
            d=polygon_path(shape),
            fill=_slope_colour(skin, turn, normal),
            stroke=skin.seam,
            stroke_width=0.8,
        )
        for shape, normal in slopes
    ]
    courses = [
        polygon_path(box(half_long - inset, half_deep - inset))
        for inset in _ticks(3.4, half_deep - 2, 3.4)
    ]
    parts += [
        tag("path", d="".join(courses), fill="none", stroke=skin.seam, stroke_width=0.7),
        tag("path", d=polygon_path(corners), fill="none", stroke=skin.edge, stroke_width=1.4),
        tag("path", d=f"M{num(-ridge)} 0H{num(ridge)}", stroke="#d9dcde", stroke_width=1.6),
    ]
    return parts


def church(skin: Skin, turn: float) -> list[str]:
    """A village church: nave, transept, apse, a drum with its dome, and a bell tower."""
    return [
        circle((33, 0), 10, fill=skin.shaded, stroke=skin.edge, stroke_width=1.4),
        *hip(skin, 33, 14, turn),
        placed(hip(skin, 23, 11, turn + 90), (8, 0), 90),
        circle((8, 0), 10.5, fill="#7d8388", stroke=skin.edge, stroke_width=1.3),
        circle((8, 0), 7.5, fill="#6f8c84", stroke="#33423e", stroke_width=1),
        circle((6, -2), 3.2, fill="#a9c2b8"),
        tag("path", d="M8-5.5v11M4.6-1.6h6.8", stroke="#efe0a4", stroke_width=1.5),
        *_tower(skin, turn),
    ]


def _tower(skin: Skin, turn: float) -> list[str]:
    corners = [(x - 33.0, y) for x, y in box(11, 11)]
    tip = (-33.0, 0.0)
    normals: list[Point] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    return [
        tag(
            "path",
            d=polygon_path([corners[k], corners[(k + 1) % 4], tip]),
            fill=_slope_colour(skin, turn, normals[k]),
            stroke=skin.edge,
            stroke_width=0.9,
        )
        for k in range(4)
    ] + [circle(tip, 1.9, fill="#efe0a4", stroke=skin.edge, stroke_width=0.6)]
