"""Woods and light woods, seen from above: crowns, their shadows, and the floor between.

Woods are dark, closed and mostly spruce; light woods are pale, open and leafy, with ground
showing between the crowns. They differ in density, shape and brightness, so colour is not
needed to tell them apart. A crown always stands under the centre dot.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from hexfront.board.art.curves import blob_path, dice, inside, nearest, organic, polar
from hexfront.board.art.regions import bounds, lattice, looking, outlines, patches
from hexfront.board.art.svg import Point, circle, fine, num, polygon_path, tag, use
from hexfront.board.board import Board
from hexfront.board.layout import centre_px
from hexfront.board.terrain import Look
from hexfront.hexes import HexId

_OAKS = (
    ("#3f5a2e", "#557339", "#6f8c48"),
    ("#486332", "#5f7c3c", "#7c964d"),
    ("#3a5230", "#4f6a3a", "#67834a"),
)
_SPRUCES = (("#233d2b", "#34533a", "#4c6d4d"), ("#2a4430", "#3b5a3e", "#567753"))
_BIRCHES = (
    ("#7c9650", "#98ae63", "#b9c781"),
    ("#869c4e", "#a5b565", "#c6cd86"),
    ("#6f8c4c", "#8aa45c", "#aabd77"),
)
_SHAPES = 3
_ROAD_GAP = 23.0
_RADIUS = 17.0


@dataclass(frozen=True, slots=True)
class Crown:
    """One tree: its symbol, where it stands and how big it is."""

    symbol: str
    at: Point
    scale: float
    turn: float

    @property
    def radius(self) -> float:
        return _RADIUS * self.scale


def definitions() -> list[str]:
    parts = [
        _leafy(f"oak-{tone}{k}", colours, k)
        for tone, colours in enumerate(_OAKS)
        for k in range(_SHAPES)
    ]
    parts += [
        _leafy(f"birch-{tone}{k}", colours, k + 7)
        for tone, colours in enumerate(_BIRCHES)
        for k in range(_SHAPES)
    ]
    parts += [
        _spruce(f"spruce-{tone}{k}", colours, k)
        for tone, colours in enumerate(_SPRUCES)
        for k in range(_SHAPES)
    ]
    return parts


def _ragged(rng: random.Random, radius: float, bumps: int, depth: float) -> list[Point]:
    """A round shape with bumps, as the control points of a smooth curve."""
    points: list[Point] = []
    for k in range(2 * bumps):
        reach = radius * (1 + rng.uniform(0.02, depth) if k % 2 else 1 - rng.uniform(0.02, depth))
        points.append(polar((0, 0), 180 * k / bumps + rng.uniform(-7, 7), reach))
    return points


def _leafy(name: str, colours: tuple[str, str, str], seed: int) -> str:
    """A leafy crown of radius 17: a dark rim, a body, and lit clumps towards the north-west."""
    rng = dice("leafy", name, seed)
    dark, body, light = colours
    inner = [(x * 0.8 - 1.8, y * 0.8 - 2) for x, y in _ragged(rng, 17, 8, 0.12)]
    parts = [
        tag("path", d=blob_path(_ragged(rng, 17, 9, 0.14)), fill=dark),
        tag("path", d=blob_path(inner), fill=body),
    ]
    for _ in range(6):
        at = polar((-4.0, -4.5), rng.uniform(0, 360), rng.uniform(1, 7.5))
        clump = [(x + at[0], y + at[1]) for x, y in _ragged(rng, rng.uniform(2.0, 3.6), 4, 0.25)]
        parts.append(tag("path", d=blob_path(clump), fill=light, opacity=0.85))
    for _ in range(5):
        at = polar((4.5, 5.0), rng.uniform(0, 360), rng.uniform(1, 7))
        parts.append(circle(at, rng.uniform(1, 1.9), fill=dark, opacity=0.6))
    return tag("g", parts, id=f"hf-{name}")


def _spruce(name: str, colours: tuple[str, str, str], seed: int) -> str:
    """A spruce of radius 17 from above: tiers of drooping twigs around a pale tip."""
    rng = dice("spruce", name, seed)
    parts: list[str] = []
    for tier, (reach, colour) in enumerate(zip((17.0, 12.0, 7.2), colours, strict=True)):
        twigs = 11 - 2 * tier
        points: list[Point] = []
        for k in range(2 * twigs):
            out = reach * (rng.uniform(0.9, 1.08) if k % 2 else rng.uniform(0.62, 0.72))
            centre = (-1.1 * tier, -1.3 * tier)
            points.append(polar(centre, 180 * k / twigs + 17 * tier + rng.uniform(-5, 5), out))
        parts.append(tag("path", d=polygon_path(points), fill=colour, stroke_linejoin="round"))
    parts.append(circle((-2.8, -3.2), 1.6, fill="#8aa579"))
    return tag("g", parts, id=f"hf-{name}")


def paint(board: Board, road: list[Point]) -> list[str]:
    """All woods: floors first, then shadows, then crowns from north to south."""
    trees = crowns(board, road)
    return [*_floors(board), _shadows(trees), *(_crown(tree) for tree in trees)]


def crowns(board: Board, road: list[Point]) -> list[Crown]:
    """Every tree of woods and light woods, from north to south, clear of the road."""
    found: list[Crown] = []
    for patch in patches(board, looking(board, Look.FOREST)):
        found += _forest(board, patch, road)
    for patch in patches(board, looking(board, Look.GROVE)):
        found += _grove(board, patch, road)
    return sorted(found, key=lambda crown: (crown.at[1], crown.at[0]))


def _edges(board: Board, patch: list[HexId], grow: float) -> list[list[Point]]:
    """The softened border of a wood; a glade in it is a loop of its own."""
    rng = dice("wood", board.full_label(patch[0]))
    return [organic(p, rng, soften=9, swell=4.8, grow=grow) for p in outlines(board, patch)]


def _floors(board: Board) -> list[str]:
    """Dark soil under woods, shaded grass under light woods."""
    parts: list[str] = []
    for look, colour, grow in ((Look.FOREST, "#3c4b28", -4.0), (Look.GROVE, "#7d8f47", -1.0)):
        for patch in patches(board, looking(board, look)):
            shape = "".join(blob_path(edge) for edge in _edges(board, patch, grow))
            opacity = 0.8 if look is Look.FOREST else 0.6
            parts.append(
                tag("path", d=shape, fill=colour, fill_opacity=opacity, fill_rule="evenodd")
            )
    return parts


def _forest(board: Board, patch: list[HexId], road: list[Point]) -> list[Crown]:
    """Crowns on a jittered lattice, as far as the softened outline reaches."""
    edges = _edges(board, patch, -3.0)
    found: list[Crown] = []
    for row, column, spot in lattice(bounds(p for edge in edges for p in edge), 22.0):
        rng = dice("crown", board.id, row, column)
        at = (spot[0] + rng.uniform(-4.5, 4.5), spot[1] + rng.uniform(-4.5, 4.5))
        # Two loops are an outline and a hole in it; inside both is outside the wood.
        if sum(inside(at, edge) for edge in edges) % 2 == 0:
            continue
        if nearest(at, road) < _ROAD_GAP - 2:
            continue
        found.append(_forest_crown(rng, at))
    for hex_ in [h for h in patch if h not in board.road_hexes]:
        rng = dice("dot", board.full_label(hex_))
        found.append(_forest_crown(rng, polar(centre_px(board, hex_), rng.uniform(0, 360), 5)))
    return found


def _forest_crown(rng: random.Random, at: Point) -> Crown:
    kind = (
        f"spruce-{rng.randrange(len(_SPRUCES))}{rng.randrange(_SHAPES)}"
        if rng.random() < 0.6
        else f"oak-{rng.randrange(len(_OAKS))}{rng.randrange(_SHAPES)}"
    )
    return Crown(kind, at, rng.uniform(0.78, 1.08), rng.uniform(-25, 25))


def _grove(board: Board, patch: list[HexId], road: list[Point]) -> list[Crown]:
    """A crown near every centre, and others strewn loosely with ground between them."""
    edges = _edges(board, patch, -9.0)
    found: list[Crown] = []
    for hex_ in patch:
        rng = dice("grove", board.full_label(hex_))
        at = polar(centre_px(board, hex_), rng.uniform(0, 360), 4)
        if nearest(at, road) > _ROAD_GAP:
            found.append(_grove_crown(rng, at, rng.uniform(0.74, 0.95)))
    for row, column, spot in lattice(bounds(p for edge in edges for p in edge), 25.5):
        rng = dice("birch", board.id, row, column)
        at = polar(spot, rng.uniform(0, 360), rng.uniform(0, 10))
        scale = rng.uniform(0.5, 0.95)
        if rng.random() < 0.07 or sum(inside(at, edge) for edge in edges) % 2 == 0:
            continue
        if nearest(at, road) < 11 + 12 * scale:
            continue
        if nearest(at, [crown.at for crown in found]) > 7 + 16 * scale:
            found.append(_grove_crown(rng, at, scale))
    for hex_ in patch:
        if hex_ in board.road_hexes:
            found += _roadside(board, hex_, road)
    return found


def _roadside(board: Board, hex_: HexId, road: list[Point]) -> list[Crown]:
    """Trees close along a road that runs through light woods, so that the hex still reads."""
    rng = dice("roadside", board.full_label(hex_))
    found: list[Crown] = []
    for _ in range(24):
        at = polar(centre_px(board, hex_), rng.uniform(0, 360), rng.uniform(20, 41))
        scale = rng.uniform(0.5, 0.78)
        clear = nearest(at, road) > 10 + 11 * scale
        if clear and nearest(at, [crown.at for crown in found]) > 25 * scale:
            found.append(_grove_crown(rng, at, scale))
    return found


def _grove_crown(rng: random.Random, at: Point, scale: float) -> Crown:
    kind = f"birch-{rng.randrange(len(_BIRCHES))}{rng.randrange(_SHAPES)}"
    return Crown(kind, at, scale, rng.uniform(-30, 30))


def _shadows(crowns: list[Crown]) -> str:
    """One path for all shadows: overlapping ones merge instead of getting darker."""
    parts = []
    for crown in crowns:
        radius = crown.radius - 0.5
        x, y = crown.at[0] + 6.5 * crown.scale, crown.at[1] + 8 * crown.scale
        r, full = num(radius), num(2 * radius)
        parts.append(f"M{num(x - radius)} {num(y)}a{r} {r} 0 1 0 {full} 0a{r} {r} 0 1 0 -{full} 0")
    return tag("path", d="".join(parts), fill="#20280f", fill_opacity=fine(0.42))


def _crown(crown: Crown) -> str:
    return use(f"hf-{crown.symbol}", crown.at, turn=crown.turn, scale=crown.scale)
