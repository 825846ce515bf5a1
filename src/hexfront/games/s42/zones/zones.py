"""Chapters 6 and 7: zones of control and ZOC Bonds, on bitboards of the whole map.

Every question is asked of all hexes at once: a step in a direction is one shift, so the zones
and bonds of a side are worked out anew after each move in a few dozen operations on integers,
and nothing has to be kept up to date by hand. Here `a ^ a & b` stands for `a & ~b`: the complement
of a whole map takes longer than both.

A Hex Bond is a hex; a Hexside Bond is kept as the two crossings that it bars, one from each
side, so that a move asks a single bit.
"""

from collections.abc import Iterable
from typing import NamedTuple

from hexfront.board import Hexside
from hexfront.hexes import DIRECTIONS, Bitboard, Grid, HexId, bits

Crossings = tuple[Bitboard, Bitboard, Bitboard, Bitboard, Bitboard, Bitboard]
"""By direction: the hexes from which a step that way crosses something."""

NO_CROSSINGS: Crossings = (0, 0, 0, 0, 0, 0)

Hexsides = tuple[Bitboard, Bitboard, Bitboard]
"""Hexsides, each named once: for the directions in which ids rise, the hexes from which a step that
way crosses one. Three boards tell of all six directions."""


def crossings(grid: Grid, sides: Iterable[Hexside]) -> Crossings:
    """The steps that cross one of these hexsides, from either side."""
    found = [0] * 6
    for a, b in sides:
        towards = grid.direction(a, b)
        if towards is None:
            raise ValueError(f"hexes {a} and {b} are not adjacent")
        found[towards] |= 1 << a
        found[(towards + 3) % 6] |= 1 << b
    return (found[0], found[1], found[2], found[3], found[4], found[5])


def joined_crossings(first: Crossings, second: Crossings) -> Crossings:
    """The steps of both."""
    a, b, c, d, e, f = first
    u, v, w, x, y, z = second
    return a | u, b | v, c | w, d | x, e | y, f | z


def hexsides(grid: Grid, crossed: Crossings) -> Hexsides:
    """The hexsides that a set of crossings names from both sides."""
    a, b, c = grid.rising
    return crossed[a], crossed[b], crossed[c]


def both_crossings(grid: Grid, sides: Hexsides) -> Crossings:
    """The steps that cross these hexsides, from either side."""
    found = [0] * 6
    for d, step, side in zip(grid.rising, grid.rises, sides, strict=True):
        found[d], found[(d + 3) % 6] = side, side << step
    return (found[0], found[1], found[2], found[3], found[4], found[5])


class Ground:
    """What of the map matters for zones and bonds at the present season.

    `closed` are impassable and Volga hexsides: neither zones nor bonds extend across them
    (6.1.b, 7.6.1). `major` are unfrozen Major River hexsides: a bond crosses one of them, but not
    two (7.6.1.c). What follows from them for every hex is worked out once.
    """

    __slots__ = ("closed", "closed_sides", "grid", "major", "over_far", "over_hex", "over_near")

    def __init__(self, grid: Grid, closed: Crossings, major: Crossings) -> None:
        self.grid = grid
        self.closed, self.major = closed, major
        self.closed_sides = hexsides(grid, closed)
        self.over_hex = tuple(
            grid.cells & ~(closed[d] | closed[(d + 3) % 6]) & ~(major[d] & major[(d + 3) % 6])
            for d in grid.rising
        )
        """By rising direction: hexes that a Hex Bond along this line can fill."""
        self.over_near = tuple(_ways(grid, d, d + 1, closed, major) for d in range(3))
        self.over_far = tuple(_ways(grid, d + 1, d, closed, major) for d in range(3))
        """Hexes from which a Hexside Bond can be pushed over one neighbour or the other."""


def _ways(grid: Grid, first: int, second: int, closed: Crossings, major: Crossings) -> Bitboard:
    """Hexes from which two steps in these directions are open and cross at most one river.

    Both common neighbours must be on the map: without them there is no hexside between them.
    """
    beyond = _back(grid, _back(grid, grid.cells, second) & ~closed[second], first)
    beside = _back(grid, grid.cells, second)
    over_two = major[first] & _back(grid, major[second], first)
    return beyond & beside & ~closed[first] & ~over_two


class Bonds(NamedTuple):
    """The bonds of one side, as the other side meets them."""

    hexes: Bitboard
    """Hex Bonds: hexes that may not be entered."""
    sides: Crossings
    """Hexside Bonds: steps that may not be taken."""

    def bars(self, origin: int, direction: int, to: int) -> bool:
        """Does a step enter a Hex Bond or cross a Hexside Bond (S42-7.2.a)?"""
        return bool(self.hexes >> to & 1 or self.sides[direction] >> origin & 1)


def stepped(grid: Grid, mask: Bitboard, direction: int) -> Bitboard:
    """A set of hexes, each moved one hex in that direction; what leaves the map is gone."""
    offset = grid.steps[direction]
    moved = mask << offset if offset >= 0 else mask >> -offset
    return moved & grid.cells


def _back(grid: Grid, mask: Bitboard, direction: int) -> Bitboard:
    """The hexes from which a step in that direction leads into the set."""
    return stepped(grid, mask, (direction + 3) % 6)


def around(grid: Grid, hexes: Bitboard, shut: Hexsides) -> Bitboard:
    """The hexes one step away over any hexside but these, and ids beyond the edge of the map."""
    i, j, k = grid.rises
    a, b, c = shut
    p, q, r = hexes >> i, hexes >> j, hexes >> k
    return (
        (hexes ^ hexes & a) << i | p ^ p & a
        | (hexes ^ hexes & b) << j | q ^ q & b
        | (hexes ^ hexes & c) << k | r ^ r & c
    )  # fmt: skip


def zone_of_control(ground: Ground, sources: Bitboard) -> Bitboard:
    """The hexes around the sources, except across closed hexsides (S42-6.1)."""
    return around(ground.grid, sources, ground.closed_sides) & ground.grid.cells


def bonds(
    ground: Ground, anchors: Bitboard, enemies: Bitboard, edge: Crossings = NO_CROSSINGS
) -> Bonds:
    """All bonds of the anchor hexes of one side (S42-7.1), less the neutralized ones.

    `edge` tells from which hexes, by direction, a bond leads to a friendly Entry Area.
    """
    sides = hexside_bonds(ground, anchors, enemies)
    if any(edge):
        sides = _with_edge(ground, anchors, enemies, edge, sides)
    return Bonds(hex_bonds(ground, anchors, enemies), sides)


def hex_bonds(ground: Ground, anchors: Bitboard, enemies: Bitboard) -> Bitboard:
    """Vacant hexes between two anchors in a straight line (S42-7.1.d, S42-7.3.b)."""
    i, j, k = ground.grid.rises
    a, b, c = ground.over_hex
    found = (
        anchors << i & anchors >> i & a
        | anchors << j & anchors >> j & b
        | anchors << k & anchors >> k & c
    )
    return found ^ found & (enemies | anchors)


def hexside_bonds(ground: Ground, anchors: Bitboard, enemies: Bitboard) -> Crossings:
    """Hexsides between the two common neighbours of two anchors (S42-7.1.e).

    Seen from one anchor, the neighbours lie in the directions d and d + 1, and the other anchor
    beyond both. The bond may be pushed over either neighbour, unless an enemy is in it
    (S42-7.6.1.d, e); with enemies in both it is neutralized (S42-7.3.a).
    """
    cells, steps = ground.grid.cells, ground.grid.steps
    free = cells ^ cells & enemies
    barred = [0] * 6
    for d in range(3):
        near, far = steps[d], steps[d + 1]
        pairs = anchors & _moved(anchors, -near - far)
        if pairs:
            pairs &= (ground.over_near[d] & _moved(free, -near)) | (
                ground.over_far[d] & _moved(free, -far)
            )
            barred[d + 2] = _moved(pairs, near)
            barred[(d + 5) % 6] = _moved(pairs, far)
    return (barred[0], barred[1], barred[2], barred[3], barred[4], barred[5])


def _moved(mask: Bitboard, step: int) -> Bitboard:
    """A set of hexes, each moved by a step; whoever asks sees to it that none leaves the map."""
    return mask << step if step > 0 else mask >> -step


def _with_edge(
    ground: Ground, anchors: Bitboard, enemies: Bitboard, edge: Crossings, sides: Crossings
) -> Crossings:
    """Add the Hexside Bonds with friendly Entry Areas (S42-7.5.a).

    The imagined hex beyond the edge is the other anchor; the way over either neighbour crosses
    only the hexside to that neighbour, so no river breaks it.
    """
    grid, steps, closed = ground.grid, ground.grid.steps, ground.closed
    free = grid.cells ^ grid.cells & enemies
    barred = list(sides)
    for d in DIRECTIONS:
        pairs = anchors & edge[d]
        if pairs:
            after = (d + 1) % 6
            near, far = pairs & _moved(free, -steps[d]), pairs & _moved(free, -steps[after])
            pairs = near ^ near & closed[d] | far ^ far & closed[after]
            barred[(d + 2) % 6] |= stepped(grid, pairs, d)
            barred[(d + 5) % 6] |= stepped(grid, pairs, after)
    return (barred[0], barred[1], barred[2], barred[3], barred[4], barred[5])


def bonded_sides(grid: Grid, found: Bonds) -> set[Hexside]:
    """The Hexside Bonds as hexsides, for drawing and for tests."""
    sides: set[Hexside] = set()
    for direction in DIRECTIONS:
        for origin in bits(found.sides[direction]):
            to: HexId = grid.adjacent[origin][direction]
            if to >= 0:
                sides.add((min(origin, to), max(origin, to)))
    return sides
