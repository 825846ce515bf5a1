"""Chapters 6 and 7: zones of control and ZOC Bonds, on bitboards of the whole map.

Every question is asked of all hexes at once: a step in a direction is one shift, so the zones
and bonds of a side are worked out anew after each move in a few dozen operations on integers,
and nothing has to be kept up to date by hand.

A Hex Bond is a hex; a Hexside Bond is kept as the two crossings that it bars, one from each
side, so that a move asks a single bit.
"""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from hexfront.board import Hexside
from hexfront.hexes import DIRECTIONS, Bitboard, Grid, HexId, bits

Crossings = tuple[Bitboard, Bitboard, Bitboard, Bitboard, Bitboard, Bitboard]
"""By direction: the hexes from which a step that way crosses something."""

NO_CROSSINGS: Crossings = (0, 0, 0, 0, 0, 0)


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


class Ground(Struct, frozen=True):
    """What of the map matters for zones and bonds at the present season."""

    closed: Crossings
    """Impassable and Volga hexsides: neither zones nor bonds extend across (6.1.b, 7.6.1)."""
    major: Crossings
    """Unfrozen Major River hexsides: a bond crosses one of them, but not two (7.6.1.c)."""


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


def zone_of_control(grid: Grid, sources: Bitboard, ground: Ground) -> Bitboard:
    """The hexes around the sources, except across closed hexsides (S42-6.1)."""
    zone = 0
    for direction in DIRECTIONS:
        zone |= stepped(grid, sources & ~ground.closed[direction], direction)
    return zone


def bonds(grid: Grid, anchors: Bitboard, enemies: Bitboard, ground: Ground) -> Bonds:
    """All bonds between the anchor hexes of one side (S42-7.1), less the neutralized ones."""
    return Bonds(
        hex_bonds(grid, anchors, ground) & ~enemies & ~anchors,  # S42-7.3.b
        hexside_bonds(grid, anchors, enemies, ground),
    )


def hex_bonds(grid: Grid, anchors: Bitboard, ground: Ground) -> Bitboard:
    """Hexes between two anchors in a straight line (S42-7.1.d)."""
    found = 0
    for direction in range(3):
        back = direction + 3
        first, second = anchors & ~ground.closed[direction], anchors & ~ground.closed[back]
        between = stepped(grid, first, direction) & stepped(grid, second, back)
        over_two = stepped(grid, first & ground.major[direction], direction) & stepped(
            grid, second & ground.major[back], back
        )
        found |= between & ~over_two
    return found


def hexside_bonds(grid: Grid, anchors: Bitboard, enemies: Bitboard, ground: Ground) -> Crossings:
    """Hexsides between the two common neighbours of two anchors (S42-7.1.e).

    Seen from one anchor, the neighbours lie in the directions d and d + 1, and the other anchor
    beyond both. The bond may be pushed to either neighbour (S42-7.6.1.d, e).
    """
    barred = [0] * 6
    for direction in range(6):
        beside = (direction + 1) % 6
        partner = _back(grid, _back(grid, anchors, beside), direction)
        on_map = _back(grid, grid.cells, direction) & _back(grid, grid.cells, beside)
        pairs = anchors & partner & on_map
        if not pairs:
            continue
        pairs &= _path(grid, direction, beside, enemies, ground) | _path(
            grid, beside, direction, enemies, ground
        )
        near = stepped(grid, pairs, direction)
        far = stepped(grid, pairs, beside)
        held = near & enemies & _back(grid, far & enemies, (direction + 2) % 6)
        near &= ~held  # S42-7.3.a
        far &= ~stepped(grid, held, (direction + 2) % 6)
        barred[(direction + 2) % 6] |= near
        barred[(direction + 5) % 6] |= far
    return (barred[0], barred[1], barred[2], barred[3], barred[4], barred[5])


def _back(grid: Grid, mask: Bitboard, direction: int) -> Bitboard:
    """The hexes from which a step in that direction leads into the set."""
    return stepped(grid, mask, (direction + 3) % 6)


def _path(grid: Grid, first: int, second: int, enemies: Bitboard, ground: Ground) -> Bitboard:
    """Hexes from which a bond can reach over the neighbour in the first direction.

    The neighbour holds no enemy, neither hexside on the way is closed, and not both of them are
    unfrozen Major Rivers.
    """
    onward = grid.cells & ~enemies & ~ground.closed[second]
    open_ways = _back(grid, onward, first) & ~ground.closed[first]
    both_rivers = ground.major[first] & _back(grid, ground.major[second], first)
    return open_ways & ~both_rivers


def bonded_sides(grid: Grid, found: Bonds) -> set[Hexside]:
    """The Hexside Bonds as hexsides, for drawing and for tests."""
    sides: set[Hexside] = set()
    for direction in DIRECTIONS:
        for origin in bits(found.sides[direction]):
            to: HexId = grid.adjacent[origin][direction]
            if to >= 0:
                sides.add((min(origin, to), max(origin, to)))
    return sides
