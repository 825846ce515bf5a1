"""Who can see whom: all lines of a map at once.

Two lines with the same offset meet the same pattern of hexes, only elsewhere. So instead of
following each line we take each offset once. Shifting the blocking hexes back by the place of a
crossed hex in the pattern gives all the starting hexes whose line crosses a blocking hex there;
the union over the pattern gives all starting hexes that cannot see their counterpart. The work
is a few thousand operations on bitboards where it would be a hundred thousand lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from hexfront.hexes.bits import Bitboard, transposed
from hexfront.hexes.directions import split
from hexfront.hexes.grid import Grid
from hexfront.hexes.lines import Steps, trail


class Lines(NamedTuple):
    """Lines of one sort: the hexes at their ends, and what stops them.

    A blocker stops a line wherever it lies between the ends, a screen only where it is the last
    thing before the `far` end. Between two hexes of both sets the line is looked at both ways.
    """

    near: Bitboard
    far: Bitboard
    blockers: Bitboard
    screens: Bitboard = 0


class Pattern(NamedTuple):
    """All lines of one offset. Places are id offsets plus the stride, so that none is negative.

    What a line crosses is a pair of places, twice the same where it goes through a hex.
    """

    jump: int
    starts: Bitboard
    crossed: tuple[int, ...]
    borders: tuple[tuple[int, int], ...]
    first: tuple[int, int]
    last: tuple[int, int]


def sight(grid: Grid, blockers: Bitboard) -> list[Bitboard]:
    """For each hex, listed by HexId, the hexes it sees; itself and its neighbours always.

    A line is blocked where it crosses the inside of a blocking hex other than its ends, and where
    it runs along a hexside between two blocking hexes. Touching a vertex blocks nothing, and
    neither does what lies off the grid.
    """
    return sight_over(grid, (Lines(grid.cells, grid.cells, blockers),))


def sight_over(grid: Grid, sorts: Iterable[Lines]) -> list[Bitboard]:
    """The same where what blocks a line depends on its ends; lines of no sort are clear."""
    layers = [_Layer(grid, lines) for lines in sorts]
    blocked_by_jump = [0] * grid.size
    for pattern in patterns(grid):
        for layer in layers:
            blocked_by_jump[pattern.jump] |= layer.blocked(pattern)
    jumps_by_hex = transposed(blocked_by_jump)
    hidden_onward = [jumps << h for h, jumps in enumerate(jumps_by_hex)]
    hidden_back = transposed(hidden_onward)
    seen = [0] * grid.size
    for h in grid.hexes:
        seen[h] = grid.cells & ~(hidden_onward[h] | hidden_back[h])
    return seen


class _Layer:
    """One sort of lines, with what stops them shifted to every place of a pattern."""

    def __init__(self, grid: Grid, lines: Lines) -> None:
        self.near, self.far = lines.near & grid.cells, lines.far & grid.cells
        self.blockers = _shifted(grid, lines.blockers)
        self.screens = _shifted(grid, lines.screens) if lines.screens else ()

    def blocked(self, pattern: Pattern) -> Bitboard:
        """The starts of the lines of this sort and offset that are stopped."""
        onward = pattern.starts & self.near & self.far >> pattern.jump
        back = pattern.starts & self.far & self.near >> pattern.jump
        if not onward | back:
            return 0
        stopped, moved = 0, self.blockers
        for place in pattern.crossed:
            stopped |= moved[place]
        for left, right in pattern.borders:
            stopped |= moved[left] & moved[right]
        stopped &= onward | back
        if self.screens:
            (left, right), (back_left, back_right) = pattern.last, pattern.first
            stopped |= onward & self.screens[left] & self.screens[right]
            stopped |= back & self.screens[back_left] & self.screens[back_right]
        return stopped


def _shifted(grid: Grid, hexes: Bitboard) -> tuple[Bitboard, ...]:
    lifted = (hexes & grid.cells) << grid.stride
    return tuple(lifted >> place for place in range(grid.size + grid.stride))


@lru_cache(maxsize=8)
def patterns(grid: Grid) -> tuple[Pattern, ...]:
    """The pattern of every offset that can be blocked, each pair of opposite offsets once."""
    patterns = []
    longest = len(grid.slots) - 1
    for lane in range(len(grid.lanes)):
        first = 1 if lane == 0 else -longest - (lane + 1) // 2
        for along in range(first, longest - lane // 2 + 1):
            pattern = _pattern(grid, lane, along)
            if pattern.starts and (pattern.crossed or pattern.borders):
                patterns.append(pattern)
    return tuple(patterns)


def _pattern(grid: Grid, lane: int, along: int) -> Pattern:
    direction, ahead, aside = split(grid.orientation, *grid.lane_along(lane, along))
    first, then = grid.steps[direction], grid.steps[(direction + 1) % 6]

    def place(steps: Steps) -> int:
        return grid.stride + steps[0] * first + steps[1] * then

    met = trail(ahead, aside)
    jump = lane * grid.stride + along
    crossed = tuple(map(place, met.crossed))
    borders = tuple((place(left), place(right)) for left, right in met.borders)
    # A line that runs along hexsides begins and ends with one; any other with a hex.
    ends = borders or tuple((inside, inside) for inside in crossed) or ((0, 0),)
    return Pattern(jump, origins(grid, lane, jump), crossed, borders, ends[0], ends[-1])


def origins(grid: Grid, lanes: int, jump: int) -> Bitboard:
    """The hexes from which a jump over so many lanes stays on the grid.

    A jump that overshoots its lane can end in the lane before or after, which looks like a hex of
    the grid; but that lane has the other parity, and so is told apart.
    """
    even, odd = grid.lane_parities
    if lanes % 2 == 0:
        return even & even >> jump | odd & odd >> jump
    return even & odd >> jump | odd & even >> jump
