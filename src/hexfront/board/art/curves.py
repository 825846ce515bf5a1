"""Soft lines: everything that turns straight hex geometry into something grown.

A hex outline becomes a wood's edge in three steps: walk it in short even steps, relax the
steps towards their neighbours until the corners are gone, and push every step in or out by
a smooth noise. Roads and streams are Catmull-Rom curves through a few given points.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

from hexfront.board.art.svg import Point, num

Dice = random.Random


def dice(*keys: object) -> Dice:
    """A random source that depends on the keys only: the same board, the same picture."""
    return random.Random("/".join(map(str, keys)))


def distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def bearing(a: Point, b: Point) -> float:
    """The direction from a to b in degrees, clockwise from east as the screen has it."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def polar(centre: Point, degrees: float, radius: float) -> Point:
    angle = math.radians(degrees)
    return (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle))


def turned_points(points: Iterable[Point], pivot: Point, degrees: float) -> list[Point]:
    """Points turned around a pivot, as SVG's rotate() does it."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    px, py = pivot
    return [
        (px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos)
        for x, y in points
    ]


def even_steps(loop: Sequence[Point], step: float) -> list[Point]:
    """A closed polygon walked in steps of about the given length."""
    lengths = [distance(a, b) for a, b in zip(loop, [*loop[1:], loop[0]], strict=True)]
    total = sum(lengths)
    count = max(8, round(total / step))
    pace = total / count
    result: list[Point] = []
    index, covered = 0, 0.0
    for k in range(count):
        target = k * pace
        while covered + lengths[index] < target:
            covered += lengths[index]
            index += 1
        share = (target - covered) / lengths[index]
        result.append(between(loop[index], loop[(index + 1) % len(loop)], share))
    return result


def relaxed(loop: Sequence[Point], rounds: int) -> list[Point]:
    """The closed polygon after each point has moved to its neighbours' middle, repeatedly."""
    points = list(loop)
    for _ in range(rounds):
        before = [points[-1], *points[:-1]]
        after = [*points[1:], points[0]]
        points = [
            ((a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4)
            for a, p, b in zip(before, points, after, strict=True)
        ]
    return points


def periodic_noise(rng: random.Random, count: int, waves: Sequence[int]) -> list[float]:
    """`count` values in about -1..1 that close upon themselves, a sum of a few waves."""
    parts = [(w, rng.uniform(0, math.tau), rng.uniform(0.5, 1.0)) for w in waves]
    scale = 1 / max(1.0, math.sqrt(len(parts)))
    return [
        scale * sum(a * math.sin(math.tau * w * k / count + p) for w, p, a in parts)
        for k in range(count)
    ]


def pushed(loop: Sequence[Point], by: Sequence[float]) -> list[Point]:
    """The closed polygon with every point moved outwards by its own amount.

    Outwards is to the left of the walk when the polygon runs clockwise on the screen.
    """
    result: list[Point] = []
    count = len(loop)
    for k, (x, y) in enumerate(loop):
        ax, ay = loop[k - 1]
        bx, by_ = loop[(k + 1) % count]
        length = math.hypot(bx - ax, by_ - ay) or 1.0
        result.append((x + (by_ - ay) / length * by[k], y - (bx - ax) / length * by[k]))
    return result


def organic(
    loop: Sequence[Point], rng: random.Random, *, soften: int, swell: float, grow: float = 0.0
) -> list[Point]:
    """A hex outline turned into a natural one: softened, grown and unevenly swollen."""
    steps = relaxed(even_steps(loop, 12.0), soften)
    count = len(steps)
    waves = [max(2, round(count * 12.0 / length)) for length in (190, 120, 74, 47)]
    noise = periodic_noise(rng, count, waves)
    return pushed(steps, [grow + swell * value for value in noise])


def blob_path(loop: Sequence[Point]) -> str:
    """The `d` of a smooth closed curve: corners are control points, side middles are on it."""
    start = between(loop[-1], loop[0])
    parts = [f"M{num(start[0])} {num(start[1])}"]
    for k, (x, y) in enumerate(loop):
        end = between((x, y), loop[(k + 1) % len(loop)])
        parts.append(f"Q{num(x)} {num(y)} {num(end[0])} {num(end[1])}")
    return "".join(parts) + "Z"


def curve_points(points: Sequence[Point], parts: int = 6) -> list[Point]:
    """Points along the Catmull-Rom curve, for measuring distances to it."""
    result = [points[0]]
    for k in range(len(points) - 1):
        before, start, end, after = _around(points, k)
        for step in range(1, parts + 1):
            t = step / parts
            result.append(_catmull(before, start, end, after, t))
    return result


def curve_path(points: Sequence[Point]) -> str:
    """The `d` of the Catmull-Rom curve through the points, as cubic pieces."""
    parts = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for k in range(len(points) - 1):
        before, start, end, after = _around(points, k)
        out = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        into = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        parts.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (out, into, end)))
    return "".join(parts)


def _around(points: Sequence[Point], k: int) -> tuple[Point, Point, Point, Point]:
    return points[max(k - 1, 0)], points[k], points[k + 1], points[min(k + 2, len(points) - 1)]


def _catmull(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def along(p: float, q: float, r: float, s: float) -> float:
        return 0.5 * (
            2 * q
            + (r - p) * t
            + (2 * p - 5 * q + 4 * r - s) * t**2
            + (3 * q - p - 3 * r + s) * t**3
        )

    return (along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1]))


def hull(points: Iterable[Point]) -> list[Point]:
    """The convex outline of some points (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    return _chain(ordered) + _chain(ordered[::-1])


def _chain(ordered: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for x, y in ordered:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2:]
            if (bx - ax) * (y - ay) > (by - ay) * (x - ax):
                break
            chain.pop()
        chain.append((x, y))
    return chain[:-1]


def inside(point: Point, loop: Sequence[Point]) -> bool:
    """Is the point within the closed polygon? (even-odd crossings)"""
    x, y = point
    odd = False
    ax, ay = loop[-1]
    for bx, by in loop:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
        ax, ay = bx, by
    return odd


def nearest(point: Point, others: Sequence[Point]) -> float:
    """The distance to the nearest of some points, infinite if there is none."""
    return min((distance(point, other) for other in others), default=math.inf)
