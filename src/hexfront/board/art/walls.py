"""Dry-stone walls along hexsides."""

from __future__ import annotations

import random

from hexfront.board.art.curves import bearing, between, blob_path, dice, distance, polar
from hexfront.board.art.regions import side_points
from hexfront.board.art.svg import Point, num, tag
from hexfront.board.board import Board

_STONES = ("#b9b3a4", "#a39d8f", "#cbc6b8", "#918b7e", "#b0a892")


def paint(board: Board) -> list[str]:
    """Every wall: a shadow, a dark joint filling and two courses of stones on it."""
    parts: list[str] = []
    for a, b in sorted(board.walls):
        direction = board.grid.direction(a, b)
        if direction is not None:
            parts.append(
                _wall(dice("wall", board.label(a), direction), *side_points(board, a, direction))
            )
    return parts


def _wall(rng: random.Random, start: Point, end: Point) -> str:
    length = distance(start, end)
    base = f"M0 0H{num(length)}"
    round_ = {"stroke_linecap": "round", "fill": "none"}
    stones = [_stone(rng, at, y) for y in (-2.9, 2.9) for at in _joints(rng, length)]
    parts = [
        tag("path", d=base, stroke="#4b4a40", stroke_width=12.5, **round_),
        *stones,
    ]
    turn = f"translate({num(start[0])} {num(start[1])})rotate({num(bearing(start, end))})"
    shade_from, shade_to = (polar(p, 50, 5.5) for p in (start, end))
    shadow = tag(
        "path",
        d=f"M{num(shade_from[0])} {num(shade_from[1])}L{num(shade_to[0])} {num(shade_to[1])}",
        stroke="#262b14",
        stroke_width=12,
        opacity=0.38,
        **round_,
    )
    return shadow + tag("g", parts, transform=turn)


def _joints(rng: random.Random, length: float) -> list[tuple[float, float]]:
    """Where the stones of one course start and end."""
    found: list[tuple[float, float]] = []
    x = rng.uniform(-4.5, -1.5)
    while x < length + 1:
        step = rng.uniform(5.5, 10.5)
        found.append((x, min(x + step, length + 4.5)))
        x += step + 0.9
    return found


def _stone(rng: random.Random, span: tuple[float, float], y: float) -> str:
    (left, right), half = span, rng.uniform(2.4, 3.1)
    corners = [(left, y - half), (right, y - half), (right, y + half), (left, y + half)]
    loop: list[Point] = []
    for k, corner in enumerate(corners):
        after = corners[(k + 1) % 4]
        loop += [
            (corner[0] + rng.uniform(-0.5, 0.5), corner[1] + rng.uniform(-0.5, 0.5)),
            between(corner, after),
        ]
    return tag("path", d=blob_path(loop), fill=rng.choice(_STONES))
