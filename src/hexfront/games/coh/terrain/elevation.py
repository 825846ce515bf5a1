"""Chapter 12: lines of sight over hills, for all pairs of hexes at once and for one of them.

The exact test is A1: between hexes of different levels the High Ground Hex decides, between hexes
of one level whatever rises above it; woods and buildings in between stand one level higher.
"""

from collections.abc import Iterator, Sequence
from enum import Enum

from msgspec import Struct

from hexfront.hexes import Bitboard, Grid, HexId, Line, Lines, has, trace

HIGHEST = 2
"""COH-12.0.a."""
STEEP = 2
"""Levels between adjacent hexes that make a steep slope; one makes a slope (COH-12.2)."""


def lines_by_level(by_level: Sequence[Bitboard], blocking: Bitboard) -> Iterator[Lines]:
    """What blocks lines between hexes of each two levels; `by_level` are the hexes of a level."""
    for low, lower in enumerate(by_level):
        if lower:
            yield Lines(lower, lower, _above(by_level, low) | blocking & _above(by_level, low - 2))
    for high, upper in enumerate(by_level):
        lower = _below(by_level, high)
        if upper and lower:
            # COH-12.4.b, COH-12.5.a; just before the lower end any of it makes a blind spot (A42).
            blockers = _above(by_level, high - 1) | blocking & _above(by_level, high - 2)
            yield Lines(upper, lower, blockers, screens=blocking)


def _above(by_level: Sequence[Bitboard], level: int) -> Bitboard:
    found = 0
    for hexes in by_level[max(level + 1, 0) :]:
        found |= hexes
    return found


def _below(by_level: Sequence[Bitboard], level: int) -> Bitboard:
    found = 0
    for hexes in by_level[:level]:
        found |= hexes
    return found


class Cause(Enum):
    """Why something between two hexes blocks the line of sight."""

    TERRAIN = "terrain"
    """Woods or buildings, as on flat ground."""
    HILL = "hill"
    """Ground higher than both ends."""
    PLATEAU = "plateau"
    """Ground as high as the High Ground Hex."""
    RAISED = "raised"
    """Woods or buildings that count as one level higher."""
    BLIND_SPOT = "blind-spot"
    """Woods or buildings right in front of the lower hex."""


RULES = {
    Cause.TERRAIN: "COH-5.2.a",
    Cause.HILL: "COH-12.4.b",
    Cause.PLATEAU: "COH-12.4.c",
    Cause.RAISED: "COH-12.5.a",
    Cause.BLIND_SPOT: "COH-12.6.b",
}


class Obstacle(Struct, frozen=True):
    """A hex that blocks a line, or two on both sides of a hexside along which the line runs."""

    hexes: tuple[HexId, ...]
    cause: Cause


class Relief:
    """Levels and blocking terrain of a map, for questions about one line."""

    def __init__(self, grid: Grid, level: Sequence[int], blocking: Bitboard) -> None:
        self.grid, self.level, self.blocking = grid, level, blocking

    def obstacles(self, a: HexId, b: HexId) -> list[Obstacle]:
        """Everything that blocks the line from a hex to another, on the way from `a`."""
        line = trace(self.grid, a, b)
        screen = self._blind_spot(line, a, b)
        found = []
        for hexes in self._met(line, a):
            causes = [self._cause(h, self.level[a], self.level[b]) for h in hexes]
            if all(causes):
                # Of two hexes beside a line the less obvious cause says why both are needed.
                cause = next(cause for cause in reversed(Cause) if cause in causes)
                found.append(Obstacle(hexes, cause))
            elif set(hexes) == screen:
                found.append(Obstacle(hexes, Cause.BLIND_SPOT))
        return found

    def _met(self, line: Line, a: HexId) -> list[tuple[HexId, ...]]:
        """What a line meets: hexes, and hexes on both sides of it where it follows a hexside."""
        met: list[tuple[HexId, ...]] = [(h,) for h in line.hexes]
        if line.borders:
            met += [tuple(border) for border in line.borders if max(border) >= 0]
            met.sort(key=lambda hexes: self.grid.distance(a, max(hexes)))
        return met

    def _blind_spot(self, line: Line, a: HexId, b: HexId) -> set[HexId]:
        """The woods or buildings right before the lower end, if that end is a blind spot (A42)."""
        if self.level[a] == self.level[b]:
            return set()
        low, sides = (b, line.entry) if self.level[a] > self.level[b] else (a, line.exit)
        before = {self.grid.adjacent[low][side] for side in sides}
        return before if all(has(self.blocking, h) for h in before) else set()

    def _cause(self, h: HexId, a: int, b: int) -> Cause | None:
        """Why a hex in between blocks lines between these levels (A1)."""
        if h < 0:
            return None
        high, level, blocks = max(a, b), self.level[h], has(self.blocking, h)
        if level > high:
            return Cause.HILL
        if level == high:
            if a != b:
                return Cause.PLATEAU
            return Cause.TERRAIN if blocks else None
        return Cause.RAISED if blocks and level + 1 == high else None
