"""Hexes as numbers: labels in, geometry out."""

from math import dist, sqrt

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.hexes import (
    DIRECTIONS,
    NOWHERE,
    Bearing,
    Grid,
    OffGridError,
    Orientation,
    Parity,
    bits,
    count,
    opposite,
    union,
)
from tests.hexes.grids import (
    KIND_NAMES,
    KINDS,
    grids,
    grids_with_hexes,
    letter_board,
    number_map,
    rectangles,
)


def around(grid: Grid, column: int, row: int) -> dict[str, tuple[int, int]]:
    names = grid.orientation.direction_names
    h = grid.at(column, row)
    return {names[d]: grid.column_row(grid.adjacent[h][d]) for d in DIRECTIONS}


class TestPrintedNumbers:
    def test_even_columns_raised(self):
        grid = letter_board()
        assert around(grid, 4, 5) == {
            "N": (4, 4),
            "NE": (5, 4),
            "SE": (5, 5),
            "S": (4, 6),
            "SW": (3, 5),
            "NW": (3, 4),
        }
        assert around(grid, 5, 5) == {
            "N": (5, 4),
            "NE": (6, 5),
            "SE": (6, 6),
            "S": (5, 6),
            "SW": (4, 6),
            "NW": (4, 5),
        }

    def test_odd_columns_raised(self):
        grid = number_map()
        assert around(grid, 20, 5)["NE"] == (21, 5)
        assert around(grid, 20, 5)["SW"] == (19, 6)
        assert around(grid, 21, 5)["NE"] == (22, 4)
        assert around(grid, 21, 5)["SW"] == (20, 5)

    def test_even_rows_raised(self):
        grid = Grid(0, 9, 0, 9, orientation=Orientation.POINTY)
        assert around(grid, 4, 4) == {
            "NE": (4, 3),
            "E": (5, 4),
            "SE": (4, 5),
            "SW": (3, 5),
            "W": (3, 4),
            "NW": (3, 3),
        }
        assert around(grid, 4, 5)["NE"] == (5, 4)

    def test_odd_rows_raised(self):
        grid = Grid(0, 9, 0, 9, orientation=Orientation.POINTY, raised=Parity.ODD)
        assert around(grid, 4, 5)["NE"] == (4, 4)
        assert around(grid, 4, 4)["NE"] == (5, 3)

    @given(grids())
    def test_every_hex_is_found_by_its_numbers(self, grid):
        for h in grid.hexes:
            assert grid.at(*grid.column_row(h)) == h
            assert grid.at_axial(*grid.cube(h)[:2]) == h

    @given(grids(), st.integers(-6, 24), st.integers(-6, 24))
    def test_what_is_not_there_is_nowhere(self, grid, column, row):
        known = {grid.column_row(h) for h in grid.hexes}
        assert (grid.find(column, row) != NOWHERE) == ((column, row) in known)

    def test_a_missing_hex_says_which(self):
        with pytest.raises(OffGridError, match="no hex at column 20, row 3") as caught:
            letter_board().at(20, 3)
        assert (caught.value.column, caught.value.row) == (20, 3)

    def test_a_grid_has_at_least_one_hex(self):
        with pytest.raises(ValueError, match="at least one column"):
            Grid(5, 4, 1, 9)
        with pytest.raises(ValueError, match="at least one hex"):
            Grid(1, 5, 1, 5, cells=[])

    def test_listed_cells_lie_within_the_bounds(self):
        with pytest.raises(OffGridError, match="column 6, row 2"):
            Grid(1, 5, 1, 5, cells=[(1, 1), (6, 2)])

    def test_an_irregular_map_has_only_the_listed_hexes(self):
        grid = Grid(1, 5, 1, 5, cells=[(1, 1), (2, 2), (4, 4)])
        assert [grid.column_row(h) for h in grid.hexes] == [(1, 1), (2, 2), (4, 4)]
        assert grid.find(3, 3) == NOWHERE
        assert grid.neighbours[grid.at(1, 1)] == (grid.at(2, 2),)
        assert grid.neighbours[grid.at(4, 4)] == ()

    def test_ids_run_down_the_columns(self):
        grid = letter_board()
        printed = [grid.column_row(h) for h in grid.hexes]
        assert printed == sorted(printed)
        assert len(printed) == 19 * 13
        assert "247 hexes" in repr(grid)


class TestNeighbours:
    @given(grids())
    def test_a_step_adds_the_same_everywhere(self, grid):
        for h in grid.hexes:
            for direction in DIRECTIONS:
                target = h + grid.steps[direction]
                assert 0 <= target < grid.size
                on_map = bool(grid.cells >> target & 1)
                assert grid.adjacent[h][direction] == (target if on_map else NOWHERE)

    @given(grids())
    def test_ids_rise_in_three_directions_and_fall_in_the_opposite_ones(self, grid):
        assert [grid.steps[d] for d in grid.rising] == list(grid.rises)
        assert all(step > 0 for step in grid.rises)
        assert {*grid.rising, *map(opposite, grid.rising)} == {*DIRECTIONS}

    @given(grids())
    def test_neighbours_are_the_hexes_one_width_away(self, grid):
        """Measured on paper, so that nothing can wrap around the map's edge unnoticed."""
        for h in grid.hexes:
            near = [
                other
                for other in grid.hexes
                if other != h and dist(grid.centre(h), grid.centre(other)) < 1.01 * sqrt(3)
            ]
            assert sorted(grid.neighbours[h]) == near
            assert list(bits(grid.neighbour_mask[h])) == near

    @given(grids())
    def test_a_neighbour_looks_back(self, grid):
        for h in grid.hexes:
            for direction in DIRECTIONS:
                other = grid.adjacent[h][direction]
                if other == NOWHERE:
                    continue
                assert grid.adjacent[other][opposite(direction)] == h
                assert grid.direction(h, other) == direction
                assert grid.direction(other, h) == opposite(direction)

    def test_hexes_further_off_have_no_direction(self):
        grid = letter_board()
        assert grid.direction(grid.at(4, 5), grid.at(4, 7)) is None
        assert grid.direction(grid.at(4, 5), grid.at(4, 5)) is None
        assert grid.direction(grid.at(1, 0), NOWHERE) is None

    @given(grids())
    def test_unused_ids_have_empty_answers(self, grid):
        for unused in set(range(grid.size)) - set(grid.hexes):
            assert grid.adjacent[unused] == (NOWHERE,) * 6
            assert grid.neighbours[unused] == ()
            assert grid.neighbour_mask[unused] == 0
        assert grid.cells == union(grid.hexes)


class TestDistance:
    @given(grids_with_hexes(3))
    def test_distance_is_a_metric(self, given_hexes):
        grid, (a, b, c) = given_hexes
        assert (grid.distance(a, b) == 0) == (a == b)
        assert grid.distance(a, b) == grid.distance(b, a)
        assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c)

    @given(rectangles(longest=6))
    def test_distance_is_the_number_of_steps(self, grid):
        """A full rectangle holds a shortest way between any two of its hexes."""
        graph = nx.Graph()
        graph.add_nodes_from(grid.hexes)
        graph.add_edges_from((h, n) for h in grid.hexes for n in grid.neighbours[h])
        steps = dict(nx.all_pairs_shortest_path_length(graph))
        for a in grid.hexes:
            for b in grid.hexes:
                assert grid.distance(a, b) == steps[a][b]

    @given(grids_with_hexes(2))
    def test_cube_coordinates_sum_to_zero_and_measure_distance(self, given_hexes):
        grid, (a, b) = given_hexes
        assert sum(grid.cube(a)) == 0
        apart = [abs(x - y) for x, y in zip(grid.cube(a), grid.cube(b), strict=True)]
        assert grid.distance(a, b) == max(apart) == sum(apart) // 2

    @given(grids_with_hexes(1), st.integers(-1, 12))
    def test_rings_hold_the_hexes_at_their_distance(self, given_hexes, distance):
        grid, (h,) = given_hexes
        at = [other for other in grid.hexes if grid.distance(h, other) == distance]
        near = [other for other in grid.hexes if grid.distance(h, other) <= distance]
        assert list(bits(grid.ring(h, distance))) == at
        assert list(bits(grid.within(h, distance))) == near

    @pytest.mark.parametrize(("orientation", "raised"), KINDS, ids=KIND_NAMES)
    def test_rings_are_whole_away_from_the_edge(self, orientation, raised):
        grid = Grid(0, 12, 0, 12, orientation=orientation, raised=raised)
        middle = grid.at(6, 6)
        assert grid.ring(middle, 0) == 1 << middle
        for distance in range(1, 5):
            assert count(grid.ring(middle, distance)) == 6 * distance
            assert count(grid.within(middle, distance)) == 3 * distance * (distance + 1) + 1

    def test_bearing_between_hexes(self):
        grid = letter_board()
        assert grid.bearing12(grid.at(5, 5), grid.at(5, 2)) == Bearing(0, exact=True)
        assert grid.bearing12(grid.at(5, 5), grid.at(7, 5)) == Bearing(3, exact=True)
        assert grid.bearing12(grid.at(5, 5), grid.at(7, 4)) == Bearing(2, exact=True)
        assert grid.bearing12(grid.at(5, 5), grid.at(6, 3)) == Bearing(0, exact=False)


class TestOnPaper:
    @given(grids())
    def test_the_centre_of_a_hex_lies_in_it(self, grid):
        for h in grid.hexes:
            assert grid.hex_at(*grid.centre(h)) == h

    @given(rectangles(), st.floats(0, 1), st.floats(0, 1))
    def test_a_point_lies_in_the_hex_with_the_nearest_centre(self, grid, right, down):
        point = (right * grid.width, down * grid.height)
        nearest = min(grid.hexes, key=lambda h: dist(grid.centre(h), point))
        gap = dist(grid.centre(nearest), point)
        found = grid.hex_at(*point)
        if found == NOWHERE:
            assert gap > sqrt(3) / 2 - 1e-9
        else:
            assert dist(grid.centre(found), point) == pytest.approx(gap)

    def test_outside_is_nowhere(self):
        grid = letter_board()
        assert grid.hex_at(-1, 5) == NOWHERE
        assert grid.hex_at(5, grid.height + 1) == NOWHERE

    @given(grids())
    def test_neighbours_share_the_corners_of_their_hexside(self, grid):
        for h in grid.hexes:
            corners = grid.corners(h)
            for direction in DIRECTIONS:
                other = grid.adjacent[h][direction]
                if other == NOWHERE:
                    continue
                theirs = grid.corners(other)
                back = opposite(direction)
                assert corners[direction - 1] == pytest.approx(theirs[back])
                assert corners[direction] == pytest.approx(theirs[back - 1])

    @pytest.mark.parametrize(("orientation", "raised"), KINDS, ids=KIND_NAMES)
    @pytest.mark.parametrize("first", [0, 1, -4])
    def test_the_map_fills_its_extent(self, orientation, raised, first):
        grid = Grid(first, first + 4, first, first + 6, orientation=orientation, raised=raised)
        points = [corner for h in grid.hexes for corner in grid.corners(h)]
        xs, ys = zip(*points, strict=True)
        assert (min(xs), min(ys)) == pytest.approx((0, 0), abs=1e-9)
        assert (max(xs), max(ys)) == pytest.approx((grid.width, grid.height))

    def test_a_hex_is_one_radius_from_centre_to_corner(self):
        grid = letter_board()
        h = grid.at(3, 3)
        for corner in grid.corners(h):
            assert dist(grid.centre(h), corner) == pytest.approx(1)
