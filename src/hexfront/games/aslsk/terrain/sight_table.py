"""All lines of a board at once.

Lines with the same offset meet the same pattern of hexes, only elsewhere. Whether such a line
crosses a piece in the hex at some place of the pattern depends on the piece and the place alone,
not on where the line starts: it does if the place lies between the outermost corners of the piece,
measured across the line. So for each offset and place the hexes whose pieces are crossed form one
bitboard, and shifting it back by the place gives all the starts of lines that are.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate
from math import gcd
from operator import or_
from typing import NamedTuple

from hexfront.games.aslsk.boards.model import Board
from hexfront.games.aslsk.boards.plane import Polygon, Spot, cross
from hexfront.games.aslsk.definitions.terrain_effects import Sight
from hexfront.games.aslsk.terrain.scenery import Effects, Relation, Scenery
from hexfront.games.aslsk.terrain.sight import wall_tests
from hexfront.hexes import DIRECTIONS, Bitboard, Grid, HexId, bits, union
from hexfront.hexes.directions import split
from hexfront.hexes.lines import Steps, trail
from hexfront.hexes.sight import origins

BLOCKED = 255
_TURNS: dict[Steps, int] = {
    (1, 0): 0,
    (0, 1): 1,
    (-1, 1): 2,
    (-1, 0): 3,
    (0, -1): 4,
    (1, -1): 5,
}


class SightTable:
    """Who sees whom on a board in a season, and through how many Hindrances."""

    def __init__(self, scenery: Scenery) -> None:
        self.grid = scenery.board.grid
        self._rows = _rows(scenery)

    def sees(self, a: HexId, b: HexId) -> bool:
        return self._rows[a][b] != BLOCKED

    def hindrance(self, a: HexId, b: HexId) -> int | None:
        """How many Hindrances lie on a line, smoke and vehicles aside; None if it is blocked."""
        value = self._rows[a][b]
        return None if value == BLOCKED else value

    def seen_from(self, hex_: HexId) -> Bitboard:
        """All hexes that a hex sees, itself included."""
        row = self._rows[hex_]
        return union(h for h in self.grid.hexes if row[h] != BLOCKED)


@lru_cache(maxsize=16)
def sight_table(board: Board, seen: Effects) -> SightTable:
    """The table of a board in a season, made once."""
    return SightTable(Scenery(board, seen))


class Place(NamedTuple):
    """A hex in a pattern: how far to shift, and how far its centre lies across the line."""

    shift: int
    across: int


Side = tuple[int, int]
"""A hexside in a pattern: the shift of a hex, and the direction of the side."""


class Pattern(NamedTuple):
    """All lines of one offset. Shifts have the stride added, so that none is negative."""

    jump: int
    line: Spot
    starts: Bitboard
    crossed: tuple[Place, ...]
    borders: tuple[Side, ...]
    touched: tuple[int, ...]
    walls: tuple[tuple[tuple[Side, ...], ...], ...]


@lru_cache(maxsize=8)
def patterns(grid: Grid) -> tuple[Pattern, ...]:
    """The patterns of a grid, one for each pair of opposite offsets."""
    found = []
    longest = len(grid.slots) - 1
    for lane in range(len(grid.lanes)):
        first = 1 if lane == 0 else -longest - (lane + 1) // 2
        for along in range(first, longest - lane // 2 + 1):
            jump = lane * grid.stride + along
            begin = origins(grid, lane, jump)
            if begin:
                found.append(_pattern(grid, lane, along, jump, begin))
    return tuple(found)


def _pattern(grid: Grid, q: int, r: int, jump: int, begin: Bitboard) -> Pattern:
    direction, ahead, aside = split(grid.orientation, q, r)
    vectors = grid.orientation.vectors
    following = (direction + 1) % 6
    line = _spot(q, r)

    def shift(steps: Steps) -> int:
        return grid.stride + steps[0] * grid.steps[direction] + steps[1] * grid.steps[following]

    def place(steps: Steps) -> Place:
        (aq, ar), (bq, br) = vectors[direction], vectors[following]
        offset = _spot(steps[0] * aq + steps[1] * bq, steps[0] * ar + steps[1] * br)
        return Place(shift(steps), cross(line, offset))

    def side(a: Steps, b: Steps) -> Side:
        return shift(a), (direction + _TURNS[b[0] - a[0], b[1] - a[1]]) % 6

    met = trail(ahead, aside)
    walls = wall_tests(met.crossed, met.borders, met.vertices)
    return Pattern(
        jump=jump,
        line=line,
        starts=begin,
        crossed=tuple(map(place, met.crossed)),
        borders=tuple(side(left, right) for left, right in met.borders),
        touched=tuple(
            shift(steps)
            for steps in (
                *(hex_ for border in met.borders for hex_ in border),
                *(third for _, _, third in met.vertices),
            )
        ),
        walls=tuple(tuple(tuple(side(a, b) for a, b in group) for group in test) for test in walls),
    )


def _spot(q: int, r: int) -> Spot:
    return 90 * q, 60 * (2 * r + q)


class _Widths:
    """How far each piece of a board reaches across lines of some direction, computed once."""

    def __init__(self) -> None:
        self._hulls: dict[Polygon, int] = {}
        self._found: dict[Spot, list[tuple[int, int]]] = {}

    def number(self, hull: Polygon) -> int:
        """The place of a hull in the lists of `across`; all must be known before the first."""
        return self._hulls.setdefault(hull, len(self._hulls))

    def across(self, line: Spot) -> list[tuple[int, int]]:
        found = self._found.get(line)
        if found is None:
            x, y = line
            sides = ([x * b - y * a for a, b in hull] for hull in self._hulls)
            self._found[line] = found = [(min(side), max(side)) for side in sides]
        return found


class _Pieces:
    """The pieces that do one thing to lines between two levels."""

    def __init__(self, scenery: Scenery, between: Relation, sight: Sight, widths: _Widths) -> None:
        grid = scenery.board.grid
        self.widths = widths
        self.groups: list[list[tuple[int, Bitboard]]] = []
        for h in grid.hexes:
            for k, (_, piece) in enumerate(scenery.pieces(h, between, sight)):
                if k == len(self.groups):
                    self.groups.append([])
                self.groups[k].append((widths.number(piece.hull), 1 << h))
        self._ranks: dict[Spot, list[_Ranks]] = {}
        inherent = {
            h for h in grid.hexes if scenery.inherent(h) and scenery.effect(h, between) is sight
        }
        self.inherent = union(inherent)
        self.borders = [
            union(
                h
                for h in grid.hexes
                if (other := grid.adjacent[h][d]) >= 0
                and not (sight is Sight.HINDRANCE and (h in inherent or other in inherent))
                and scenery.spans(h, other, between, sight)
            )
            for d in DIRECTIONS
        ]

    def crossed(self, pattern: Pattern) -> Iterator[tuple[int, Bitboard]]:
        """For each place of a pattern the hexes in which a line there crosses a piece."""
        factor = gcd(*pattern.line)
        line = (pattern.line[0] // factor, pattern.line[1] // factor)
        ranks = self._ranks.get(line)
        if ranks is None:
            widths = self.widths.across(line)
            self._ranks[line] = ranks = [_Ranks(group, widths) for group in self.groups]
        for shift, across in pattern.crossed:
            mark = -across // factor
            mask = 0
            for rank in ranks:
                mask |= rank.around(mark)
            if mask:
                yield shift, mask


class _Ranks:
    """Pieces of different hexes, ranked by where they begin and end across a line."""

    def __init__(self, group: list[tuple[int, Bitboard]], widths: list[tuple[int, int]]) -> None:
        lows = [widths[number][0] for number, _ in group]
        highs = [widths[number][1] for number, _ in group]
        begins = sorted(range(len(group)), key=lows.__getitem__)
        ends = sorted(range(len(group)), key=highs.__getitem__)
        self.begins = [lows[k] for k in begins]
        self.ends = [highs[k] for k in ends]
        self.begun: list[Bitboard] = [0, *accumulate((group[k][1] for k in begins), or_)]
        self.ended: list[Bitboard] = [0, *accumulate((group[k][1] for k in ends), or_)]

    def around(self, mark: int) -> Bitboard:
        """The hexes whose piece begins before a mark and ends behind it."""
        begun = self.begun[bisect_left(self.begins, mark)]
        return begun & ~self.ended[bisect_right(self.ends, mark)]


class _Layer:
    """Everything between two given levels."""

    def __init__(self, scenery: Scenery, between: Relation, widths: _Widths) -> None:
        self.grid = scenery.board.grid
        self.obstacles = _Pieces(scenery, between, Sight.OBSTACLE, widths)
        self.hindrances = _Pieces(scenery, between, Sight.HINDRANCE, widths)
        self.walls = [
            union(
                h
                for h in self.grid.hexes
                if (other := self.grid.adjacent[h][d]) >= 0 and scenery.wall(h, other, between)
            )
            for d in DIRECTIONS
        ]

    def blocked(self, pattern: Pattern) -> Bitboard:
        """The starts from which a line of this offset is blocked."""
        found = 0
        for mask in self._meets(self.obstacles, pattern):
            found |= mask
        if any(self.walls):
            for test in pattern.walls:
                closed = -1
                for group in test:
                    closed &= union_of(self._moved(self.walls[d], shift) for shift, d in group)
                found |= closed
        return found

    def counted(self, pattern: Pattern, among: Bitboard) -> list[Bitboard]:
        """How many Hindrances the lines have, as binary digits from the lowest."""
        digits: list[Bitboard] = []
        for mask in self._meets(self.hindrances, pattern):
            carry = mask & among
            for k, digit in enumerate(digits):
                digits[k], carry = digit ^ carry, digit & carry
            if carry:
                digits.append(carry)
        return digits

    def _moved(self, mask: Bitboard, shift: int) -> Bitboard:
        return mask << self.grid.stride >> shift

    def _meets(self, pieces: _Pieces, pattern: Pattern) -> Iterator[Bitboard]:
        """The starts of lines that meet a piece, place by place."""
        if pieces.groups:
            for shift, mask in pieces.crossed(pattern):
                yield self._moved(mask, shift)
            for shift, side in pattern.borders:
                if pieces.borders[side]:
                    yield self._moved(pieces.borders[side], shift)
        if pieces.inherent:
            for shift in pattern.touched:
                yield self._moved(pieces.inherent, shift)


def union_of(masks: Iterable[Bitboard]) -> Bitboard:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _rows(scenery: Scenery) -> list[bytearray]:
    """For each hex the Hindrances to every other, or BLOCKED."""
    board = scenery.board
    grid = board.grid
    rows = [bytearray(grid.size) for _ in range(grid.size)]
    high = union(h for h in grid.hexes if board.level[h])
    low = grid.cells & ~high
    widths = _Widths()
    levels = (Relation(0, 0), Relation(1, 1), Relation(0, 1)) if high else (Relation(0, 0),)
    layers = [_Layer(scenery, between, widths) for between in levels]
    for pattern in patterns(grid):
        jump = pattern.jump
        onward_low, onward_high = low >> jump, high >> jump
        groups = (
            low & onward_low,
            high & onward_high,
            low & onward_high | high & onward_low,
        )
        for layer, group in zip(layers, groups, strict=False):
            among = pattern.starts & group
            if not among:
                continue
            blocked = layer.blocked(pattern) & among
            _write(rows, jump, blocked, BLOCKED)
            for k, digit in enumerate(layer.counted(pattern, among & ~blocked)):
                _write(rows, jump, digit, 1 << k)
    return rows


def _write(rows: list[bytearray], jump: int, begin: Bitboard, value: int) -> None:
    """Add a value to the lines of one offset, from either end."""
    for a in bits(begin):
        rows[a][a + jump] += value
        rows[a + jump][a] += value
