"""Plowed fields: a patchwork of strips, each with its own earth and direction of furrows.

A patch of field hexes is one softened outline. Inside it, strips of uneven width are laid
side by side and broken here and there, with narrow balks of grass between them.
"""

from __future__ import annotations

import random

from hexfront.board.art.curves import between, blob_path, dice, organic, turned_points
from hexfront.board.art.regions import bounds, looking, outlines, patches
from hexfront.board.art.svg import Point, num, tag
from hexfront.board.board import Board
from hexfront.board.terrain import Look
from hexfront.hexes import HexId

_EARTHS = (
    ("#9a7548", "#7d5b35", "#b18a58"),
    ("#b08a5c", "#926d44", "#c6a274"),
    ("#84633f", "#694a2d", "#9b7850"),
    ("#bd9c5e", "#9f7e46", "#d2b57d"),
    ("#8f6a4c", "#734f37", "#a88263"),
)
_FURROW = 9.0
_TILE = 120
_BALK = "#8b9858"

Cell = tuple[float, float, float, float]
"""Left, top, right and bottom of a parcel, in the turned frame of its patch."""


def definitions() -> list[str]:
    parts = [_furrows(k, *colours) for k, colours in enumerate(_EARTHS)]
    parts += [
        tag(
            "pattern",
            id=f"hf-furrows-{k}-across",
            href=f"#hf-furrows-{k}",
            patternTransform="rotate(90)",
        )
        for k in range(len(_EARTHS))
    ]
    return parts


def _furrows(number: int, earth: str, shade: str, crest: str) -> str:
    """A tile of two slightly waving furrows: a dark trench and a lit crest each."""
    rng = dice("furrows", number)
    height = 2 * _FURROW
    parts = [tag("rect", width=_TILE, height=num(height), fill=earth)]
    for k in range(2):
        y = _FURROW * k + 3
        wave = rng.uniform(0.8, 1.4)
        trench = f"M0 {num(y)}q30 {num(-wave)} 60 0t60 0"
        lit = f"M0 {num(y + 3.8)}q30 {num(-wave)} 60 0t60 0"
        clods = "".join(
            f"M{num(rng.uniform(2, 112))} {num(y + rng.uniform(1.5, 5))}h{num(rng.uniform(1.5, 4))}"
            for _ in range(5)
        )
        parts += [
            tag("path", d=trench, stroke=shade, stroke_width=2.6),
            tag("path", d=lit, stroke=crest, stroke_width=1.5),
            tag("path", d=clods, stroke=shade, stroke_width=1.2, opacity=0.8),
        ]
    return tag(
        "pattern",
        tag("g", parts, fill="none"),
        id=f"hf-furrows-{number}",
        width=_TILE,
        height=num(height),
        patternUnits="userSpaceOnUse",
    )


def paint(board: Board) -> list[str]:
    """All fields of a board."""
    parts: list[str] = []
    for patch in patches(board, looking(board, Look.FIELD)):
        parts += _patch(board, patch)
    return parts


def edges(board: Board, patch: list[HexId]) -> list[list[Point]]:
    """The border of a patch of field hexes; a hole in it is a loop of its own."""
    rng = dice("field", board.full_label(patch[0]))
    return [organic(p, rng, soften=8, swell=4.0, grow=-4.0) for p in outlines(board, patch)]


def _patch(board: Board, patch: list[HexId]) -> list[str]:
    name = board.full_label(patch[0])
    rng = dice("strips", name)
    loops = edges(board, patch)
    shape = "".join(blob_path(loop) for loop in loops)
    left, top, right, bottom = bounds(p for loop in loops for p in loop)
    pivot = between((left, top), (right, bottom))
    turn = rng.choice((-58, -38, -20, -8, 11, 27, 49, 72)) + rng.uniform(-6, 6)
    frame = bounds(turned_points((p for loop in loops for p in loop), pivot, -turn))
    strips = tag(
        "g",
        _strips(rng, frame),
        transform=f"rotate({num(turn)} {num(pivot[0])} {num(pivot[1])})",
    )
    return [
        tag("clipPath", tag("path", d=shape, clip_rule="evenodd"), id=f"hf-field-{name}"),
        tag("path", d=shape, fill="none", stroke="#5f7340", stroke_width=9, opacity=0.4),
        tag("g", strips, clip_path=f"url(#hf-field-{name})"),
        tag("path", d=shape, fill="none", stroke="#6c5434", stroke_width=2, opacity=0.8),
        tag(
            "path",
            d=shape,
            fill="none",
            stroke=_BALK,
            stroke_width=4,
            stroke_dasharray="2 5 1 9 3 4 1 12",
        ),
    ]


def _strips(rng: random.Random, frame: Cell) -> list[str]:
    """Parcels one after the other, never two of the same earth in a row, then the balks."""
    fills: list[str] = []
    balks: list[str] = []
    earth = rng.randrange(len(_EARTHS))
    for left, top, right, bottom in _cells(rng, frame):
        earth = (earth + rng.randint(1, len(_EARTHS) - 1)) % len(_EARTHS)
        across = "-across" if rng.random() < 0.3 else ""
        fills.append(
            tag(
                "rect",
                x=num(left),
                y=num(top),
                width=num(right - left),
                height=num(bottom - top),
                fill=f"url(#hf-furrows-{earth}{across})",
            )
        )
        balks.append(f"M{num(left)} {num(bottom)}H{num(right)}V{num(top)}")
    line = "".join(balks)
    return [
        *fills,
        tag("path", d=line, fill="none", stroke="#6d7742", stroke_width=5),
        tag("path", d=line, fill="none", stroke=_BALK, stroke_width=3.2),
        tag(
            "path",
            d=line,
            fill="none",
            stroke="#b3b877",
            stroke_width=2,
            stroke_dasharray="3 7 2 5",
        ),
    ]


def _cells(rng: random.Random, frame: Cell) -> list[Cell]:
    left, top, right, bottom = frame
    cells: list[Cell] = []
    for upper, lower in _cuts(rng, top, bottom, 64, 104):
        cells += [(a, upper, b, lower) for a, b in _cuts(rng, left, right, 120, 230)]
    return cells


def _cuts(
    rng: random.Random, start: float, end: float, least: float, most: float
) -> list[tuple[float, float]]:
    """A length cut into uneven pieces; a last bit too small stays with its neighbour."""
    pieces: list[tuple[float, float]] = []
    while end - start > most + least / 2:
        middle = start + rng.uniform(least, most)
        pieces.append((start, middle))
        start = middle
    return [*pieces, (start, end)]
