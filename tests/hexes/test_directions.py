"""Six directions, twelve rays."""

from math import atan2, degrees

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hexfront.hexes import DIRECTIONS, Bearing, Direction, Orientation, opposite, turned
from hexfront.hexes.directions import bearing, hexsides_towards, split
from hexfront.hexes.plane import to_plane

orientations = st.sampled_from(Orientation)
offsets = st.tuples(st.integers(-30, 30), st.integers(-30, 30)).filter(any)

COMPASS = {"N": 0, "NE": 60, "E": 90, "SE": 120, "S": 180, "SW": 240, "W": 270, "NW": 300}
POINTY_COMPASS = {**COMPASS, "NE": 30, "SE": 150, "SW": 210, "NW": 330}


def clockwise_from_north(orientation: Orientation, q: int, r: int) -> float:
    x, y = to_plane(orientation, q, r)
    return degrees(atan2(x, -y)) % 360


@pytest.mark.parametrize(
    ("orientation", "compass"),
    [(Orientation.FLAT, COMPASS), (Orientation.POINTY, POINTY_COMPASS)],
)
def test_directions_point_where_their_names_say(orientation, compass):
    for direction in DIRECTIONS:
        name = orientation.direction_names[direction]
        angle = clockwise_from_north(orientation, *orientation.vectors[direction])
        assert angle == pytest.approx(compass[name])
        assert orientation.direction(name) == direction


def test_a_flat_topped_hex_has_no_neighbour_to_the_east():
    with pytest.raises(ValueError, match="no direction 'E': expected one of N, NE, SE"):
        Orientation.FLAT.direction("E")


@given(orientations, st.sampled_from(DIRECTIONS))
def test_opposite_directions_cancel_out(orientation, direction):
    q, r = orientation.vectors[direction]
    assert orientation.vectors[opposite(direction)] == (-q, -r)
    assert opposite(direction) == turned(direction, 3) == turned(direction, -3)
    assert opposite(opposite(direction)) == direction


def test_turning_is_clockwise_and_comes_round():
    north = Orientation.FLAT.direction("N")
    assert turned(north, 1) == Orientation.FLAT.direction("NE")
    assert turned(north, -1) == Orientation.FLAT.direction("NW")
    assert turned(north, 13) == Orientation.FLAT.direction("NE")


@given(orientations, offsets)
def test_an_offset_is_steps_in_two_neighbouring_directions(orientation, offset):
    direction, ahead, aside = split(orientation, *offset)
    (first_q, first_r), (next_q, next_r) = (
        orientation.vectors[direction],
        orientation.vectors[turned(direction, 1)],
    )
    assert ahead > 0
    assert aside >= 0
    assert offset == (ahead * first_q + aside * next_q, ahead * first_r + aside * next_r)


def test_no_offset_has_no_direction():
    with pytest.raises(ValueError, match="no direction"):
        split(Orientation.FLAT, 0, 0)


@given(orientations, offsets)
def test_bearings_agree_with_the_angle_on_paper(orientation, offset):
    first = clockwise_from_north(orientation, *orientation.vectors[0])
    twelfths = (clockwise_from_north(orientation, *offset) - first) % 360 / 30
    ray, exact = bearing(orientation, *offset)
    if exact:
        assert min(abs(twelfths - ray), abs(twelfths - ray - 12)) < 1e-9
    else:
        assert ray + 1e-6 < twelfths < ray + 1 - 1e-6


def test_bearings_by_example():
    flat = Orientation.FLAT
    assert bearing(flat, 0, -3) == Bearing(0, exact=True)
    assert bearing(flat, 2, -4) == Bearing(1, exact=True)
    assert bearing(flat, 1, -4) == Bearing(0, exact=False)
    assert bearing(flat, 3, -4) == Bearing(1, exact=False)
    assert bearing(flat, -1, -1) == Bearing(11, exact=True)


@given(orientations, offsets)
def test_a_line_leaves_through_the_side_nearest_to_its_angle(orientation, offset):
    sides = hexsides_towards(orientation, *offset)
    angle = clockwise_from_north(orientation, *offset)

    def apart(direction: Direction) -> float:
        side = clockwise_from_north(orientation, *orientation.vectors[direction])
        return min((angle - side) % 360, (side - angle) % 360)

    near = [d for d in DIRECTIONS if apart(d) < 30 + 1e-9]
    assert sorted(sides) == near
    if len(sides) == 2:
        assert turned(sides[0], 1) == sides[1]


@given(orientations, offsets)
def test_the_way_back_has_the_opposite_bearing(orientation, offset):
    there = bearing(orientation, *offset)
    back = bearing(orientation, -offset[0], -offset[1])
    assert back == Bearing((there.ray + 6) % 12, there.exact)
    assume(there.exact)
    assert len(hexsides_towards(orientation, *offset)) == 1 + there.ray % 2
