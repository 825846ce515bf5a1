"""Villages and farms: yards, houses along the road, barns, gardens and fences.

Wooden buildings are yellow-brown and several to a hex, stone buildings grey and large;
a roof always covers the centre dot.
"""

from __future__ import annotations

import random

from hexfront.board.art import roofs
from hexfront.board.art.curves import (
    bearing,
    blob_path,
    dice,
    distance,
    nearest,
    organic,
    polar,
)
from hexfront.board.art.regions import looking, outlines, patches
from hexfront.board.art.svg import Point, num, polyline_path, tag, use
from hexfront.board.board import Board
from hexfront.board.layout import centre_px
from hexfront.board.terrain import Look, look_of
from hexfront.hexes import HexId

_ROAD_CLEAR = 27.0
_NEAR_ROAD = 62.0


def paint_yards(board: Board) -> list[str]:
    """Trodden ground under and between the houses of a village."""
    parts: list[str] = []
    for patch in patches(board, looking(board, Look.TIMBER_HOUSES, Look.STONE_HOUSE)):
        rng = dice("yard", board.label(patch[0]))
        for loop in outlines(board, patch):
            edge = organic(loop, rng, soften=9, swell=5.0, grow=-5.0)
            inner = organic(loop, rng, soften=12, swell=5.0, grow=-15.0)
            parts += [
                tag("path", d=blob_path(edge), fill="#bfa877", fill_opacity=0.55),
                tag("path", d=blob_path(inner), fill="#cdb88b", fill_opacity=0.5),
            ]
    return parts


def paint(board: Board, road: list[Point]) -> list[str]:
    """The houses of every building hex, from north to south."""
    hexes = looking(board, Look.TIMBER_HOUSES, Look.STONE_HOUSE)
    parts: list[str] = []
    for hex_ in sorted(hexes, key=lambda h: (centre_px(board, h)[1], h)):
        if look_of(board.terrain[hex_]) is Look.STONE_HOUSE:
            parts += _stone(board, hex_, road)
        else:
            parts += _homestead(board, hex_, road)
    return parts


def _along_road(centre: Point, road: list[Point], rng: random.Random) -> float:
    """Houses stand parallel to the road if there is one close by."""
    near = [k for k in range(1, len(road)) if distance(road[k], centre) < _NEAR_ROAD]
    if not near:
        return rng.choice((-35, -15, 10, 30, 75, 100)) + rng.uniform(-8, 8)
    k = min(near, key=lambda i: distance(road[i], centre))
    if distance(road[k], road[k - 1]) > 40:
        return rng.uniform(-20, 20)
    return bearing(road[k - 1], road[k]) + rng.uniform(-4, 4)


def _homestead(board: Board, hex_: HexId, road: list[Point]) -> list[str]:
    """A house at the centre, a barn or two around it, a garden and a fence."""
    rng = dice("homestead", board.full_label(hex_))
    centre = centre_px(board, hex_)
    turn = _along_road(centre, road, rng)
    spots = [at for at in _spots(rng, centre, turn) if nearest(at, road) > _ROAD_CLEAR]
    parts = _garden(rng, spots[2:3], turn)
    parts += [
        use(f"hf-oak-{rng.randrange(3)}{rng.randrange(3)}", at, scale=rng.uniform(0.5, 0.66))
        for at in spots[3:5]
    ]
    parts += _fence(rng, centre, turn, road)
    for at in spots[:2]:
        square = turn + rng.choice((0, 90)) + rng.uniform(-5, 5)
        parts += _house(rng, at, square, rng.uniform(11, 15), rng.uniform(7.5, 9))
    parts += _house(rng, centre, turn, rng.uniform(19, 23), rng.uniform(11, 12.5))
    return parts


def _spots(rng: random.Random, centre: Point, turn: float) -> list[Point]:
    """Places around the house, across the ridge first, in an order of their own."""
    angles = [turn + a for a in (60, 120, 240, 300, 0, 180)]
    rng.shuffle(angles)
    return [polar(centre, a + rng.uniform(-8, 8), rng.uniform(35, 39)) for a in angles]


def _house(
    rng: random.Random, at: Point, turn: float, half_long: float, half_deep: float
) -> list[str]:
    skin = rng.choice(roofs.PLANKS if rng.random() < 0.65 else roofs.THATCH)
    return [
        roofs.shadow(roofs.box(half_long, half_deep), at, turn, 9.0),
        roofs.placed(roofs.gable(rng, skin, half_long, half_deep, turn), at, turn),
    ]


def _garden(rng: random.Random, spots: list[Point], turn: float) -> list[str]:
    """Beds of a kitchen garden."""
    parts: list[str] = []
    for at in spots:
        rows = "".join(f"M-14 {num(y)}h28" for y in (-8, -4, 0, 4, 8))
        bed = [
            tag("rect", x=-16, y=-11, width=32, height=22, rx=2, fill="#7d6540"),
            tag("path", d=rows, stroke="#5f8440", stroke_width=2.3, stroke_dasharray="3 1.6"),
        ]
        parts.append(roofs.placed(bed, at, turn + rng.choice((0, 90))))
    return parts


def _fence(rng: random.Random, centre: Point, turn: float, road: list[Point]) -> list[str]:
    """A stretch of wattle fence around the back of the yard."""
    start = turn + rng.choice((30, 210))
    corners = [polar(centre, start + 40 * k, rng.uniform(47, 50)) for k in range(4)]
    clear = [corner for corner in corners if nearest(corner, road) > 17]
    if len(clear) < len(corners):
        return []
    line = polyline_path(corners)
    style = {"fill": "none", "stroke_linejoin": "round"}
    return [
        tag(
            "path",
            d=line,
            stroke="#2a2411",
            stroke_width=2.6,
            opacity=0.3,
            transform="translate(2 2.6)",
            **style,
        ),
        tag("path", d=line, stroke="#8a6c41", stroke_width=1.9, **style),
        tag(
            "path", d=line, stroke="#513c1e", stroke_width=3.4, stroke_dasharray="1.4 7.6", **style
        ),
    ]


def _stone(board: Board, hex_: HexId, road: list[Point]) -> list[str]:
    """A church in the middle of a village, a farm with a wing on its own."""
    rng = dice("stone", board.full_label(hex_))
    centre = centre_px(board, hex_)
    turn = _along_road(centre, road, rng)
    skin = rng.choice(roofs.SLATES)
    homes = sum(
        look_of(board.terrain[n]) is Look.TIMBER_HOUSES for n in board.grid.neighbours[hex_]
    )
    if homes >= 2:
        outline = [*roofs.box(44, 14)]
        return [
            roofs.shadow(outline, centre, turn, 13.0),
            roofs.placed(roofs.church(skin, turn), centre, turn),
        ]
    wing = polar(polar(centre, turn, 22), turn + 90, 26)
    return [
        roofs.shadow(roofs.box(36, 15), centre, turn, 12.0),
        roofs.shadow(roofs.box(20, 11), wing, turn + 90, 11.0),
        roofs.placed(roofs.hip(skin, 20, 11, turn + 90), wing, turn + 90),
        roofs.placed(roofs.hip(skin, 36, 15, turn), centre, turn),
    ]
