"""Arcs against the protractor and against the definition by steps."""

from math import atan2, degrees

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.hexes import (
    DIRECTIONS,
    Direction,
    Grid,
    HexId,
    bits,
    cone,
    sector,
    turned,
    union,
    wedge,
)
from tests.hexes.grids import grids_with_hexes, letter_board

directions = st.sampled_from(DIRECTIONS)


def angle(grid: Grid, a: HexId, b: HexId) -> float:
    (ax, ay), (bx, by) = grid.centre(a), grid.centre(b)
    return degrees(atan2(bx - ax, ay - by)) % 360


def by_protractor(grid: Grid, h: HexId, first: Direction, sixths: int) -> list[HexId]:
    q, r = grid.orientation.vectors[first]
    unit = Grid(-1, 1, -1, 1, orientation=grid.orientation)
    start = angle(unit, unit.at_axial(0, 0), unit.at_axial(q, r))
    slack = 1e-6
    return [
        other
        for other in grid.hexes
        if other != h and (angle(grid, h, other) - start + slack) % 360 <= 60 * sixths + 2 * slack
    ]


def by_steps(grid: Grid, h: HexId, first: Direction, then: Direction) -> set[HexId]:
    """All a steps one way and b steps the other, not both none, counted out."""
    start_q, start_r, _ = grid.cube(h)
    (first_q, first_r), (then_q, then_r) = (
        grid.orientation.vectors[first],
        grid.orientation.vectors[then],
    )
    furthest = range(len(grid.columns) + len(grid.rows))
    places = (
        (start_q + a * first_q + b * then_q, start_r + a * first_r + b * then_r)
        for a in furthest
        for b in furthest
        if a or b
    )
    return {other for other in (grid.at_axial(q, r) for q, r in places) if other >= 0}


@given(grids_with_hexes(1), directions)
def test_a_wedge_spans_sixty_degrees(given_hexes, direction):
    grid, (h,) = given_hexes
    expected = by_protractor(grid, h, direction, 1)
    assert list(bits(wedge(grid, h, direction))) == expected
    assert set(expected) == by_steps(grid, h, direction, turned(direction, 1))


@pytest.mark.rule("COH-5.1.b")
@given(grids_with_hexes(1), directions)
def test_a_cone_is_all_steps_ahead_and_to_one_side(given_hexes, direction):
    grid, (h,) = given_hexes
    left = by_steps(grid, h, direction, turned(direction, -1))
    right = by_steps(grid, h, direction, turned(direction, 1))
    assert cone(grid, h, direction) == union(left | right)


@pytest.mark.rule("COH-5.1.a")
@given(grids_with_hexes(1), directions)
def test_a_cone_spans_a_hundred_and_twenty_degrees(given_hexes, direction):
    grid, (h,) = given_hexes
    expected = by_protractor(grid, h, turned(direction, -1), 2)
    assert list(bits(cone(grid, h, direction))) == expected


@given(grids_with_hexes(1), directions, st.integers(1, 6))
def test_a_sector_of_any_width(given_hexes, direction, sixths):
    grid, (h,) = given_hexes
    mask = sector(grid, h, direction, sixths)
    if sixths == 6:
        assert mask == grid.cells & ~(1 << h)
    else:
        assert list(bits(mask)) == by_protractor(grid, h, direction, sixths)


def test_the_front_of_a_hex_facing_north():
    grid = letter_board()
    north = grid.orientation.direction("N")
    front = cone(grid, grid.at(5, 5), north) & grid.within(grid.at(5, 5), 2)
    next_to_it = {(4, 5), (5, 4), (6, 5)}
    behind_those = {(3, 4), (4, 4), (5, 3), (6, 4), (7, 4)}
    assert {grid.column_row(h) for h in bits(front)} == next_to_it | behind_those


@pytest.mark.parametrize("sixths", [0, 7])
def test_a_sector_is_at_most_a_whole_turn(sixths):
    grid = letter_board()
    with pytest.raises(ValueError, match="1 to 6 sixths"):
        sector(grid, grid.at(5, 5), DIRECTIONS[0], sixths)
