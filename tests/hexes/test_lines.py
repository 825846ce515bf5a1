"""Exact lines: what they cross, run along and touch."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hexfront.hexes import (
    NOWHERE,
    Border,
    Grid,
    HexId,
    Line,
    Vertex,
    trace,
)
from tests.hexes import rulers
from tests.hexes.grids import KIND_NAMES, KINDS, grids_with_hexes, hexes, letter_board, rectangles


def printed(grid: Grid, hexes: tuple[HexId, ...]) -> list[tuple[int, int] | None]:
    return [grid.column_row(h) if h != NOWHERE else None for h in hexes]


def names(grid: Grid, directions: tuple[int, ...]) -> list[str]:
    return [grid.orientation.direction_names[d] for d in directions]


class TestByHand:
    def test_straight_up_a_column(self):
        grid = letter_board()
        line = trace(grid, grid.at(5, 6), grid.at(5, 3))
        assert printed(grid, line.hexes) == [(5, 5), (5, 4)]
        assert (line.borders, line.vertices) == ((), ())
        assert names(grid, line.exit) == ["N"]
        assert names(grid, line.entry) == ["S"]

    def test_along_a_hexside(self):
        grid = letter_board()
        line = trace(grid, grid.at(5, 5), grid.at(7, 5))
        assert line.hexes == ()
        assert line.borders == (Border(left=grid.at(6, 5), right=grid.at(6, 6)),)
        assert line.vertices == ()
        assert names(grid, line.exit) == ["NE", "SE"]
        assert names(grid, line.entry) == ["SW", "NW"]

    def test_along_a_hexside_and_through_a_hex_in_turn(self):
        grid = letter_board()
        line = trace(grid, grid.at(5, 5), grid.at(9, 5))
        assert printed(grid, line.hexes) == [(7, 5)]
        assert [printed(grid, border) for border in line.borders] == [
            [(6, 5), (6, 6)],
            [(8, 5), (8, 6)],
        ]

    def test_through_a_vertex(self):
        """One hex up and four to the north-east passes two vertices exactly."""
        grid = letter_board()
        line = trace(grid, grid.at(5, 9), grid.at(9, 6))
        assert printed(grid, line.hexes) == [(6, 9), (7, 8), (7, 7), (8, 7)]
        assert line.borders == ()
        assert line.vertices == (
            Vertex(left_behind=grid.at(6, 9), entered=grid.at(7, 8), touched=grid.at(6, 8)),
            Vertex(left_behind=grid.at(7, 7), entered=grid.at(8, 7), touched=grid.at(8, 8)),
        )

    def test_neighbours_have_nothing_between(self):
        grid = letter_board()
        h = grid.at(5, 5)
        for direction, other in enumerate(grid.adjacent[h]):
            line = trace(grid, h, other)
            assert (line.hexes, line.borders, line.vertices) == ((), (), ())
            assert line.exit == (direction,)

    def test_a_hex_has_no_line_to_itself(self):
        grid = letter_board()
        assert trace(grid, grid.at(5, 5), grid.at(5, 5)) == Line((), (), (), (), ())

    def test_along_the_edge_of_the_map(self):
        """Along the top edge the line borders on hexes that are not there."""
        grid = letter_board()
        line = trace(grid, grid.at(2, 0), grid.at(4, 0))
        assert line.borders == (Border(left=NOWHERE, right=grid.at(3, 0)),)

    def test_holes_are_left_out(self):
        grid = Grid(1, 1, 1, 5, cells=[(1, 1), (1, 2), (1, 4), (1, 5)])
        line = trace(grid, grid.at(1, 1), grid.at(1, 5))
        assert printed(grid, line.hexes) == [(1, 2), (1, 4)]


def ruled(grid: Grid, a: HexId, b: HexId) -> tuple[list, list, list]:
    """The crossed hexes, borders and vertices of a line, as the slow ruler finds them."""
    met = rulers.meetings(grid, a, b)
    crossed = [part.h for part in met if part.inside]
    stretches: dict[Fraction, list[HexId]] = {}
    for part in met:
        if part.begin < part.end and not part.inside:
            pair = stretches.setdefault(part.begin, [NOWHERE, NOWHERE])
            pair[rulers.is_right(grid, a, b, part.h)] = part.h
    borders = [Border(*stretches[begin]) for begin in sorted(stretches)]
    vertices = []
    for touched in met:
        if touched.begin == touched.end:
            old = (part.h for part in met if part.inside and part.end == touched.begin)
            new = (part.h for part in met if part.inside and part.begin == touched.end)
            vertices.append(Vertex(next(old, NOWHERE), next(new, NOWHERE), touched.h))
    return crossed, borders, vertices


def traced(grid: Grid, a: HexId, b: HexId) -> tuple[list, list, list]:
    """The same from the exact line, without what only concerns hexes off the grid."""
    line = trace(grid, a, b)
    return (
        list(line.hexes),
        [border for border in line.borders if border != (NOWHERE, NOWHERE)],
        [vertex for vertex in line.vertices if vertex.touched != NOWHERE],
    )


class TestAgainstTheRuler:
    @pytest.mark.parametrize(("orientation", "raised"), KINDS, ids=KIND_NAMES)
    def test_all_lines_out_of_one_hex(self, orientation, raised):
        grid = Grid(0, 10, 0, 8, orientation=orientation, raised=raised)
        middle = grid.at(5, 4)
        for other in grid.hexes:
            assert traced(grid, middle, other) == ruled(grid, middle, other)

    @given(grids_with_hexes(2, longest=14))
    def test_any_line_on_any_map(self, given_hexes):
        grid, (a, b) = given_hexes
        assert traced(grid, a, b) == ruled(grid, a, b)

    @given(grids_with_hexes(2))
    def test_sides_left_and_entered_by(self, given_hexes):
        grid, (a, b) = given_hexes
        line = trace(grid, a, b)
        if a == b:
            return
        assert set(line.exit) == rulers.sides_met(grid, a, b)
        assert set(line.entry) == rulers.sides_met(grid, b, a)
        assert len(line.exit) == len(set(line.exit))


@given(grids_with_hexes(2, longest=24))
def test_a_line_read_backwards(given_hexes):
    grid, (a, b) = given_hexes
    there, back = trace(grid, a, b), trace(grid, b, a)
    assert back.hexes == there.hexes[::-1]
    assert back.borders == tuple(Border(right, left) for left, right in there.borders[::-1])
    assert back.vertices == tuple(
        Vertex(entered, left_behind, touched)
        for left_behind, entered, touched in there.vertices[::-1]
    )
    assert (back.exit, back.entry) == (there.entry, there.exit)


@given(rectangles(longest=24), st.data())
def test_away_from_borders_each_hex_is_adjacent_to_the_next(grid, data):
    a, b = data.draw(hexes(grid)), data.draw(hexes(grid))
    line = trace(grid, a, b)
    assume(a != b and not line.borders)
    for here, there in pairwise((a, *line.hexes, b)):
        assert grid.direction(here, there) is not None
