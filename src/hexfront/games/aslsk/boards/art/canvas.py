"""Shapes of a board on the drawing: from the plane to pixels, and which of their edges show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot

from hexfront.board import centre_px
from hexfront.board.art.curves import dice, inside
from hexfront.board.art.regions import lattice
from hexfront.board.art.svg import Point, num, polygon_path
from hexfront.games.aslsk.boards.model import Board, Piece
from hexfront.games.aslsk.boards.plane import SQUEEZE, Polygon, contacts
from hexfront.games.aslsk.definitions.terrain_effects import TerrainType
from hexfront.hexes import HexId

Segment = tuple[Point, Point]


def pixels(board: Board, hex_: HexId, polygon: Polygon) -> list[Point]:
    """A shape of a hex on the drawing."""
    x, y = centre_px(board, hex_)
    return [(x + a, y + b * SQUEEZE) for a, b in polygon]


def outline(board: Board, pieces: Iterator[tuple[HexId, Piece]]) -> str:
    """The `d` of all the shapes together."""
    return "".join(
        polygon_path(pixels(board, hex_, part)) for hex_, piece in pieces for part in piece.parts
    )


def drawn(board: Board, *kinds: TerrainType) -> Iterator[tuple[HexId, Piece]]:
    """The pieces of some kinds of terrain."""
    for hex_ in board.grid.hexes:
        if board.terrain[hex_] in kinds:
            for piece in board.depictions[hex_]:
                yield hex_, piece


def rim(board: Board, hex_: HexId, piece: Piece) -> list[Segment]:
    """The edges of a piece, but for those on hexsides where it goes on."""
    segments: list[Segment] = []
    for part in piece.parts:
        points = pixels(board, hex_, part)
        segments += [
            (points[k - 1], points[k])
            for k in range(len(part))
            if not any(contacts((part[k - 1], part[k])))
        ]
    return segments


def strokes(segments: list[Segment]) -> str:
    """The `d` of edges, drawn in one go where they follow on each other."""
    parts: list[str] = []
    last: Point | None = None
    for start, end in segments:
        if start != last:
            parts.append(f"M{num(start[0])} {num(start[1])}")
        parts.append(f"L{num(end[0])} {num(end[1])}")
        last = end
    return "".join(parts)


def scattered(
    board: Board,
    kind: TerrainType,
    pitch: float,
    jitter: float,
    keep_off: Callable[[float], float],
) -> Iterator[tuple[Point, float]]:
    """Spots for plants of a kind with their sizes, each wholly within what is drawn.

    `keep_off` says how far from the rim a plant of some size must stay.
    """
    rims = {
        hex_: [s for piece in board.depictions[hex_] for s in rim(board, hex_, piece)]
        for hex_ in board.grid.hexes
        if board.terrain[hex_] is kind
    }
    for hex_, edges in rims.items():
        near = edges + [s for n in board.grid.neighbours[hex_] for s in rims.get(n, ())]
        for piece in board.depictions[hex_]:
            for part in piece.parts:
                loop = pixels(board, hex_, part)
                box = (
                    min(x for x, _ in loop),
                    min(y for _, y in loop),
                    max(x for x, _ in loop),
                    max(y for _, y in loop),
                )
                for row, column, spot in lattice(box, pitch):
                    rng = dice(kind.value, board.id, row, column)
                    at = (
                        spot[0] + rng.uniform(-jitter, jitter),
                        spot[1] + rng.uniform(-jitter, jitter),
                    )
                    size = rng.uniform(0.0, 1.0)
                    if inside(at, loop) and reach(at, near) >= keep_off(size):
                        yield at, size


def reach(at: Point, segments: list[Segment]) -> float:
    """The distance from a point to the nearest of some edges."""
    best = 1e9
    x, y = at
    for (ax, ay), (bx, by) in segments:
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        share = ((x - ax) * dx + (y - ay) * dy) / length if length else 0.0
        share = min(max(share, 0.0), 1.0)
        best = min(best, hypot(x - ax - share * dx, y - ay - share * dy))
    return best
