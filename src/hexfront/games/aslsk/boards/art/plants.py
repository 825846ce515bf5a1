"""Woods, orchards, grain and brush: each its own texture within its exact outline."""

from __future__ import annotations

from hexfront.board import centre_px
from hexfront.board.art.curves import dice, inside
from hexfront.board.art.svg import Point, Style, circle, fine, num, tag, use
from hexfront.games.aslsk.boards.art.canvas import (
    drawn,
    outline,
    pixels,
    reach,
    rim,
    scattered,
    strokes,
)
from hexfront.games.aslsk.boards.model import Board
from hexfront.games.aslsk.boards.plane import SQUEEZE
from hexfront.games.aslsk.definitions.terrain_effects import TerrainType

_CROWN = 17.0
_ORCHARD_PITCH = 23.0


def definitions() -> list[str]:
    """The stalks of grain, in two directions, and the tree of an orchard."""
    return [*_grain_tiles(), _fruit_tree()]


def _grain_tiles() -> list[str]:
    rng = dice("grain")
    rows = "".join(f"M0 {num(y)}q15 -1.2 30 0t30 0" for y in (3, 9, 15, 21, 27))
    ears = "".join(
        f"M{num(rng.uniform(1, 58))} {num(y)}l{num(rng.uniform(-1.4, 1.4))} -4.4"
        for y in (5, 11, 17, 23, 29)
        for _ in range(13)
    )
    parts = [
        tag("rect", width=60, height=30, fill="#dcb64e"),
        tag("path", d=rows, stroke="#b98f31", stroke_width=1.9, fill="none"),
        tag("path", d=ears, stroke="#f0d98b", stroke_width=1.3, fill="none"),
    ]
    size: Style = {"width": 60, "height": 30, "patternUnits": "userSpaceOnUse"}
    return [
        tag("pattern", parts, id=f"hf-grain-{k}", patternTransform=f"rotate({turn})", **size)
        for k, turn in enumerate((-14, 47))
    ]


def _fruit_tree() -> str:
    rng = dice("fruit tree")
    fruit = [
        circle((rng.uniform(-5, 5), rng.uniform(-5, 5)), 1.0, fill="#e8a23c") for _ in range(5)
    ]
    parts = [
        tag("ellipse", cx=3, cy=4.2, rx=8.2, ry=7.4, fill="#2b3a16", fill_opacity=0.4),
        circle((0, 0), 8, fill="#4f7a35", stroke="#2f4d20", stroke_width=1.1),
        circle((-1.6, -2), 5, fill="#79a64f"),
        *fruit,
    ]
    return tag("g", parts, id="hf-fruit-tree")


def paint_grain(board: Board) -> list[str]:
    """Fields of ripe stalks with a darker edge."""
    parts: list[str] = []
    for hex_, piece in drawn(board, TerrainType.GRAIN):
        column, _ = board.grid.column_row(hex_)
        shape = outline(board, iter([(hex_, piece)]))
        fill = f"url(#hf-grain-{column // 9 % 2})"
        parts.append(tag("path", d=shape, fill=fill, stroke="#c9a03e", stroke_width=0.6))
    edges = [s for hex_, piece in drawn(board, TerrainType.GRAIN) for s in rim(board, hex_, piece)]
    edge = {"fill": "none", "stroke_linejoin": "round"}
    parts.append(tag("path", d=strokes(edges), stroke="#8c6a1f", stroke_width=1.6, **edge))
    return parts


def paint_brush(board: Board) -> list[str]:
    """Rough ground with bushes all over it."""
    shape = outline(board, drawn(board, TerrainType.BRUSH))
    edges = [s for hex_, piece in drawn(board, TerrainType.BRUSH) for s in rim(board, hex_, piece)]
    bushes = [
        use(f"hf-bush-{round(10 * size) % 3}", at, scale=0.7 + 0.45 * size)
        for at, size in scattered(board, TerrainType.BRUSH, 15.0, 3.5, lambda k: 5.5 + 3.2 * k)
    ]
    return [
        tag("path", d=shape, fill="#97984c", fill_opacity=0.75),
        tag("path", d=strokes(edges), fill="none", stroke="#5d6a2c", stroke_width=1.5),
        *bushes,
    ]


def paint_orchards(board: Board) -> list[str]:
    """Trees in rows over the whole hex, for the whole hex counts."""
    shape = outline(board, drawn(board, TerrainType.ORCHARD))
    parts = [tag("path", d=shape, fill="#a9bd62", fill_opacity=0.62)]
    for hex_, piece in drawn(board, TerrainType.ORCHARD):
        loops = [pixels(board, hex_, part) for part in piece.parts]
        edges = rim(board, hex_, piece)
        parts += [
            use("hf-fruit-tree", at)
            for at in _rows(centre_px(board, hex_))
            if any(inside(at, loop) for loop in loops) and reach(at, edges) > 8
        ]
    return parts


def _rows(middle: Point) -> list[Point]:
    step = _ORCHARD_PITCH
    return [
        (middle[0] + step * (a + 0.5), middle[1] + step * b * SQUEEZE)
        for a in range(-2, 2)
        for b in range(-2, 3)
    ]


def paint_woods(board: Board) -> list[str]:
    """A dark floor with a firm edge, and crowns that never reach beyond it."""
    pieces = list(drawn(board, TerrainType.WOODS))
    if not pieces:
        return []
    edges = [s for hex_, piece in pieces for s in rim(board, hex_, piece)]
    crowns = sorted(
        scattered(board, TerrainType.WOODS, 19.0, 3.0, lambda k: 8.5 + 4.5 * k),
        key=lambda crown: (crown[0][1], crown[0][0]),
    )
    floor = outline(board, iter(pieces))
    return [
        tag("path", d=floor, fill="#1d2a10", fill_opacity=0.28, transform="translate(3 4)"),
        tag("path", d=floor, fill="#55713a", stroke="#55713a", stroke_width=0.7),
        _shadows(crowns),
        *(_crown(at, size) for at, size in crowns),
        tag(
            "path",
            d=strokes(edges),
            fill="none",
            stroke="#22361a",
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
    ]


def _crown(at: Point, size: float) -> str:
    rng = dice("crown", num(at[0]), num(at[1]))
    kind = f"oak-{rng.randrange(3)}" if rng.random() < 0.55 else f"spruce-{rng.randrange(2)}"
    scale = (9.5 + 3.5 * size) / _CROWN
    return use(f"hf-{kind}{rng.randrange(3)}", at, turn=rng.uniform(-25, 25), scale=scale)


def _shadows(crowns: list[tuple[Point, float]]) -> str:
    """One path for all shadows, so that they do not add up."""
    parts = []
    for (x, y), size in crowns:
        r = 8.5 + 3 * size
        parts.append(f"M{num(x + 2 - r)} {num(y + 3)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0")
        parts.append(f"a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0")
    return tag("path", d="".join(parts), fill="#1a2610", fill_opacity=fine(0.35))
