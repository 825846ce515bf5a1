"""What people have built: roads, houses, walls and hedges."""

from __future__ import annotations

from hexfront.board import Hexside, centre_px
from hexfront.board.art.curves import between, dice, distance, hull
from hexfront.board.art.regions import side_points
from hexfront.board.art.svg import Point, Style, circle, num, polygon_path, tag
from hexfront.games.aslsk.boards.art.canvas import drawn, outline, pixels
from hexfront.games.aslsk.boards.model import Board, RoadKind
from hexfront.games.aslsk.boards.plane import Polygon
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.hexes import HexId

_SURFACES = {
    RoadKind.DIRT: ("#dcc697", "#7d6038", "#c2a672"),
    RoadKind.PAVED: ("#b9b5aa", "#6d6a62", "#d6d2c6"),
}
_ROOFS = {
    TerrainType.STONE_BUILDING: ("#b7babd", "#83878c", "#5f6368", "#2c2f33"),
    TerrainType.WOODEN_BUILDING: ("#cf9a55", "#9d6a30", "#76491d", "#3f2710"),
}


def paint_roads(board: Board) -> list[str]:
    """The surface of all roads, with a verge under and a worn middle on it."""
    parts: list[str] = []
    for kind in (RoadKind.DIRT, RoadKind.PAVED):
        surface, edge, middle = _SURFACES[kind]
        hexes = [h for h in board.grid.hexes if board.roadways[h] and road_kind(board, h) is kind]
        shape = "".join(polygon_path(pixels(board, h, board.roadways[h])) for h in hexes)
        if not shape:
            continue
        soft: Style = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "butt"}
        parts += [
            tag("path", d=shape, fill=edge, stroke=edge, stroke_width=2.2, stroke_linejoin="round"),
            tag("path", d=shape, fill=surface, stroke=surface, stroke_width=0.5),
            tag("path", d=_middles(board, hexes), stroke=middle, stroke_width=4.5, **soft),
        ]
    return parts


def road_kind(board: Board, hex_: HexId) -> RoadKind:
    """Paved if any of the roads in a hex is."""
    kinds = [board.road_between(hex_, n) for n in board.grid.neighbours[hex_]]
    kinds += [kind for (at, _), kind in board.road_exits.items() if at == hex_]
    return RoadKind.PAVED if RoadKind.PAVED in kinds else RoadKind.DIRT


def _middles(board: Board, hexes: list[HexId]) -> str:
    parts = []
    for hex_ in hexes:
        x, y = centre_px(board, hex_)
        for side in board.road_sides(hex_):
            a, b = side_points(board, hex_, side)
            to_x, to_y = between(a, b)
            parts.append(f"M{num(x)} {num(y)}L{num(to_x)} {num(to_y)}")
    return "".join(parts)


def paint_yards(board: Board) -> list[str]:
    """Trodden ground around houses."""
    shape = outline(board, drawn(board, *_ROOFS))
    soft: Style = {"stroke_linejoin": "round", "fill": "none"}
    return [
        tag("path", d=shape, stroke="#c4ae7c", stroke_width=22, stroke_opacity=0.5, **soft),
    ]


def paint_buildings(board: Board) -> list[str]:
    """Shadows first, then roofs; passages lie under the houses they link."""
    shadows: list[str] = []
    roofs: list[str] = []
    for hex_, piece in drawn(board, *_ROOFS):
        for part in piece.parts:
            base = pixels(board, hex_, part)
            far = [(x + 6, y + 8) for x, y in base]
            shadows.append(polygon_path(hull([*base, *far])))
            roofs.append(_roof(board.terrain[hex_], base, part))
    shade = tag("path", d="".join(shadows), fill="#211c0c", fill_opacity=0.4)
    return [shade, *roofs]


def _roof(kind: TerrainType, base: list[Point], part: Polygon) -> str:
    """Two slopes and a ridge over a four-cornered building, a flat roof over any other."""
    lit, shaded, seam, edge = _ROOFS[kind]
    rim = tag("path", d=polygon_path(base), fill="none", stroke=edge, stroke_width=1.8)
    if len(part) != 4:
        return tag("path", d=polygon_path(base), fill=lit) + rim
    a, b, c, d = base
    if distance(a, b) < distance(b, c):
        a, b, c, d = b, c, d, a
    start, end = between(a, d), between(b, c)
    upper, lower = [a, b, end, start], [start, end, c, d]
    if a[1] + b[1] > c[1] + d[1]:
        upper, lower = lower, upper
    seams = "".join(_seam(a, b, c, d, k / 9) for k in range(1, 9))
    return "".join(
        (
            tag("path", d=polygon_path(upper), fill=lit),
            tag("path", d=polygon_path(lower), fill=shaded),
            tag("path", d=seams, stroke=seam, stroke_width=0.7, opacity=0.7),
            tag("path", d=_line(start, end), stroke=edge, stroke_width=1.6),
            tag("path", d=_line(start, end), stroke=lit, stroke_width=0.6),
            rim,
        )
    )


def _seam(a: Point, b: Point, c: Point, d: Point, share: float) -> str:
    return _line(between(a, b, share), between(d, c, share))


def _line(a: Point, b: Point) -> str:
    return f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"


def paint_hexsides(board: Board) -> list[str]:
    """Stone walls and hedges, exactly on their hexsides."""
    parts: list[str] = []
    for side, kind in sorted(board.hexsides.items(), key=lambda item: item[0]):
        ends = _ends(board, side)
        parts.append(_wall(*ends) if kind is HexsideType.WALL else _hedge(board, side, *ends))
    return parts


def _ends(board: Board, side: Hexside) -> tuple[Point, Point]:
    direction = board.grid.adjacent[side[0]].index(side[1])
    return side_points(board, side[0], direction)


def _wall(start: Point, end: Point) -> str:
    line = _line(start, end)
    shade = tag("path", d=line, transform="translate(2 3)", stroke="#20240f", stroke_opacity=0.35)
    layers = [
        shade,
        tag("path", d=line, stroke="#4a483f"),
        tag("path", d=line, stroke="#c9c4b4", stroke_width=4.2),
        tag("path", d=line, stroke="#7b766a", stroke_width=4.2, stroke_dasharray="1.4 6.2"),
    ]
    return tag("g", layers, fill="none", stroke_width=7, stroke_linecap="round")


def _hedge(board: Board, side: Hexside, start: Point, end: Point) -> str:
    rng = dice("hedge", board.id, *side)
    count = 9
    leaves = []
    for k in range(count + 1):
        x, y = between(start, end, k / count)
        at = (x + rng.uniform(-1, 1), y + rng.uniform(-1, 1))
        leaves.append(circle(at, rng.uniform(3.6, 4.8), fill=rng.choice(("#47682f", "#557a38"))))
        leaves.append(circle((at[0] - 1, at[1] - 1.2), 1.8, fill="#86a85a"))
    shade = tag(
        "path",
        d=_line(start, end),
        transform="translate(2 3)",
        stroke="#20240f",
        stroke_opacity=0.35,
        stroke_width=8,
        stroke_linecap="round",
    )
    return tag("g", [shade, *leaves])
