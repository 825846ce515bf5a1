"""From hexes to shapes: connected patches with their outlines, and strands of linked hexes."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from typing import TypeVar

from hexfront.board.art.curves import bearing, polar
from hexfront.board.art.svg import Point
from hexfront.board.board import Board
from hexfront.board.layout import HEX_HEIGHT, HEX_RADIUS, Map, centre_px
from hexfront.board.terrain import Look, look_of
from hexfront.hexes import NOWHERE, HexId, Orientation, bits

Node = TypeVar("Node", bound=Hashable)

_Corner = tuple[int, int]
_CORNERS = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))


def drawn(board: Map) -> list[HexId]:
    """Every hex of the drawing, half hexes included."""
    return list(bits(board.grid.cells))


def looking(board: Board, *looks: Look) -> list[HexId]:
    """The drawn hexes whose terrain has one of these looks."""
    return [h for h in drawn(board) if look_of(board.terrain[h]) in looks]


def side_bearing(board: Map, direction: int) -> float:
    """The screen angle of a direction: 0 is N on flat-topped grids, NE on pointed ones."""
    first = -90 if board.grid.orientation is Orientation.FLAT else -60
    return first + 60 * direction


def side_points(board: Map, hex_: HexId, direction: int) -> tuple[Point, Point]:
    """The two ends of a hexside, in the order of a clockwise walk around the hex."""
    centre, angle = centre_px(board, hex_), side_bearing(board, direction)
    return (polar(centre, angle - 30, HEX_RADIUS), polar(centre, angle + 30, HEX_RADIUS))


def side_middle(board: Map, hex_: HexId, direction: int) -> Point:
    return polar(centre_px(board, hex_), side_bearing(board, direction), HEX_HEIGHT / 2)


def patches(board: Map, hexes: Iterable[HexId]) -> list[list[HexId]]:
    """The connected groups among some hexes, each sorted, in order of their first hex."""
    left = set(hexes)
    groups: list[list[HexId]] = []
    for start in sorted(left):
        if start not in left:
            continue
        left.discard(start)
        group, edge = [start], [start]
        while edge:
            for other in board.grid.neighbours[edge.pop()]:
                if other in left:
                    left.discard(other)
                    group.append(other)
                    edge.append(other)
        groups.append(sorted(group))
    return groups


def outlines(board: Map, hexes: Collection[HexId]) -> list[list[Point]]:
    """The closed border lines of a union of hexes; holes run the other way round."""
    follow: dict[_Corner, tuple[Point, _Corner]] = {}
    members = set(hexes)
    for hex_ in sorted(members):
        for direction, other in enumerate(board.grid.adjacent[hex_]):
            if other == NOWHERE or other not in members:
                start, _ = side_points(board, hex_, direction)
                end = _corner(board, hex_, direction)
                follow[_corner(board, hex_, direction - 1)] = (start, end)
    loops: list[list[Point]] = []
    while follow:
        _, (first, end) = follow.popitem()
        loop = [first]
        while end in follow:
            start, end = follow.pop(end)
            loop.append(start)
        loops.append(loop)
    return loops


def _corner(board: Map, hex_: HexId, corner: int) -> _Corner:
    """Whole numbers that name a corner, the same ones from all three hexes that meet there."""
    q, r, _ = board.grid.cube(hex_)
    flat = board.grid.orientation is Orientation.FLAT
    dx, dy = _CORNERS[(corner if flat else corner + 1) % 6]
    return (3 * q + dx, 2 * r + q + dy)


def strands(links: Iterable[tuple[Node, Node]], place: Callable[[Node], Point]) -> list[list[Node]]:
    """Links joined into long lines that pass straight through where they can.

    At every node the two links that continue each other best are paired, so a side road
    ends at the main road instead of breaking it in two.
    """
    around: dict[Node, list[Node]] = {}
    for a, b in links:
        around.setdefault(a, []).append(b)
        around.setdefault(b, []).append(a)
    onward = {node: _pairs(node, others, place) for node, others in around.items()}
    used: set[frozenset[Node]] = set()
    lines: list[list[Node]] = []
    ends = [(n, m) for n, others in around.items() for m in others if m not in onward[n]]
    everywhere = [(n, m) for n, others in around.items() for m in others]
    for start, second in ends + everywhere:
        if frozenset((start, second)) in used:
            continue
        lines.append(_follow(start, second, onward, used))
    return lines


def _follow(
    start: Node,
    second: Node,
    onward: Mapping[Node, Mapping[Node, Node]],
    used: set[frozenset[Node]],
) -> list[Node]:
    line = [start, second]
    used.add(frozenset((start, second)))
    while True:
        following = onward[line[-1]].get(line[-2])
        if following is None or frozenset((line[-1], following)) in used:
            return line
        used.add(frozenset((line[-1], following)))
        line.append(following)


def _pairs(node: Node, others: list[Node], place: Callable[[Node], Point]) -> dict[Node, Node]:
    """Which neighbour follows on which, straightest first; sharper turns than 80 stay ends."""
    here = place(node)
    options = sorted(
        (_bend(place(a), here, place(b)), i, j)
        for i, a in enumerate(others)
        for j, b in enumerate(others)
        if i < j
    )
    onward: dict[Node, Node] = {}
    for bend, i, j in options:
        a, b = others[i], others[j]
        if bend <= 130 and a not in onward and b not in onward:
            onward[a], onward[b] = b, a
    return onward


def _bend(a: Point, via: Point, b: Point) -> float:
    """How far the way a-via-b turns: 0 is straight on, 180 is straight back."""
    turn = abs(bearing(a, via) - bearing(via, b)) % 360
    return min(turn, 360 - turn)


def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of some points."""
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def lattice(box: tuple[float, float, float, float], pitch: float) -> list[tuple[int, int, Point]]:
    """The points of a triangular lattice within a box, with their row and column numbers."""
    left, top, right, bottom = box
    rise = pitch * math.sqrt(3) / 2
    found: list[tuple[int, int, Point]] = []
    for row in range(math.floor(top / rise), math.ceil(bottom / rise) + 1):
        shift = pitch / 2 if row % 2 else 0.0
        first = math.floor((left - shift) / pitch)
        last = math.ceil((right - shift) / pitch)
        found += [(row, col, (col * pitch + shift, row * rise)) for col in range(first, last + 1)]
    return found
