"""Who can see whom: all lines of a map at once.

Two lines with the same offset meet the same pattern of hexes, only elsewhere. So instead of
following each line we take each offset once. Shifting the blocking hexes back by the place of a
crossed hex in the pattern gives all the starting hexes whose line crosses a blocking hex there;
the union over the pattern gives all starting hexes that cannot see their counterpart. The work
is a few thousand operations on bitboards where it would be a hundred thousand lines.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hexfront.hexes.bits import Bitboard, transposed
from hexfront.hexes.directions import split
from hexfront.hexes.grid import Grid
from hexfront.hexes.lines import Steps, trail


class _Pattern(NamedTuple):
    """All lines of one offset. Places are id offsets plus the stride, so that none is negative."""

    jump: int
    starts: Bitboard
    crossed: tuple[int, ...]
    borders: tuple[tuple[int, int], ...]


def sight(grid: Grid, blockers: Bitboard) -> list[Bitboard]:
    """For each hex, listed by HexId, the hexes it sees; itself and its neighbours always.

    A line is blocked where it crosses the inside of a blocking hex other than its ends, and where
    it runs along a hexside between two blocking hexes. Touching a vertex blocks nothing, and
    neither does what lies off the grid.
    """
    lifted = (blockers & grid.cells) << grid.stride
    moved = [lifted >> place for place in range(grid.size + grid.stride)]
    blocked_by_jump = [0] * grid.size
    for jump, starts, crossed, borders in _patterns(grid):
        blocked = 0
        for place in crossed:
            blocked |= moved[place]
        for left, right in borders:
            blocked |= moved[left] & moved[right]
        blocked_by_jump[jump] |= blocked & starts
    jumps_by_hex = transposed(blocked_by_jump)
    hidden_onward = [jumps << h for h, jumps in enumerate(jumps_by_hex)]
    hidden_back = transposed(hidden_onward)
    seen = [0] * grid.size
    for h in grid.hexes:
        seen[h] = grid.cells & ~(hidden_onward[h] | hidden_back[h])
    return seen


@lru_cache(maxsize=8)
def _patterns(grid: Grid) -> tuple[_Pattern, ...]:
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


def _pattern(grid: Grid, lane: int, along: int) -> _Pattern:
    direction, ahead, aside = split(grid.orientation, *grid.lane_along(lane, along))
    first, then = grid.steps[direction], grid.steps[(direction + 1) % 6]

    def place(steps: Steps) -> int:
        return grid.stride + steps[0] * first + steps[1] * then

    met = trail(ahead, aside)
    jump = lane * grid.stride + along
    return _Pattern(
        jump=jump,
        starts=origins(grid, lane, jump),
        crossed=tuple(map(place, met.crossed)),
        borders=tuple((place(left), place(right)) for left, right in met.borders),
    )


def origins(grid: Grid, lanes: int, jump: int) -> Bitboard:
    """The hexes from which a jump over so many lanes stays on the grid.

    A jump that overshoots its lane can end in the lane before or after, which looks like a hex of
    the grid; but that lane has the other parity, and so is told apart.
    """
    even, odd = grid.lane_parities
    if lanes % 2 == 0:
        return even & even >> jump | odd & odd >> jump
    return even & odd >> jump | odd & even >> jump
