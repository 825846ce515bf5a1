"""The geometry behind the artwork."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.board.art.curves import (
    curve_path,
    curve_points,
    dice,
    distance,
    even_steps,
    hull,
    inside,
    organic,
    turned_points,
)
from hexfront.board.art.regions import outlines, patches, strands
from hexfront.board.art.svg import fine, num, tag, use, words
from hexfront.board.layout import HEX_HEIGHT, HEX_RADIUS, centre_px
from hexfront.hexes import bits
from tests.board.samples import printed

BOARD = printed("1")
coordinates = st.tuples(st.floats(-500, 500), st.floats(-500, 500))
hex_sets = st.sets(st.sampled_from(sorted(bits(BOARD.whole))), min_size=1, max_size=25)


def area(loop):
    pairs = zip(loop, [*loop[1:], loop[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


@given(hex_sets)
def test_the_outlines_of_hexes_enclose_exactly_their_area(hexes):
    one = HEX_RADIUS * HEX_HEIGHT * 1.5
    assert sum(area(loop) for loop in outlines(BOARD, hexes)) == pytest.approx(one * len(hexes))


@given(hex_sets)
def test_patches_split_hexes_into_connected_groups(hexes):
    groups = patches(BOARD, hexes)
    assert sorted(h for group in groups for h in group) == sorted(hexes)
    for k, group in enumerate(groups):
        others = {h for other in groups[k + 1 :] for h in other}
        assert not any(n in others for h in group for n in BOARD.grid.neighbours[h])
        if len(group) > 1:
            assert all(set(BOARD.grid.neighbours[h]) & set(group) for h in group)


@given(hex_sets)
def test_a_softened_outline_still_holds_the_centre_dots(hexes):
    for group in patches(BOARD, hexes):
        loops = [
            organic(loop, dice("test", group[0]), soften=8, swell=4, grow=-4)
            for loop in outlines(BOARD, group)
        ]
        for hex_ in group:
            dot = centre_px(BOARD, hex_)
            assert sum(inside(dot, loop) for loop in loops) % 2 == 1


@given(st.lists(coordinates, min_size=3, max_size=30, unique=True))
def test_the_hull_contains_every_point(points):
    outline = hull(points)
    for x, y in points:
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
            assert (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -1e-6


@given(coordinates, coordinates, st.floats(-360, 360))
def test_turning_keeps_the_distance_to_the_pivot(point, pivot, degrees):
    (turned,) = turned_points([point], pivot, degrees)
    assert distance(turned, pivot) == pytest.approx(distance(point, pivot), abs=1e-6)


def test_even_steps_are_even():
    square = [(0.0, 0.0), (120.0, 0.0), (120.0, 120.0), (0.0, 120.0)]
    steps = even_steps(square, 12)
    assert len(steps) == 40
    assert all(
        distance(a, b) == pytest.approx(12)
        for a, b in zip(steps, [*steps[1:], steps[0]], strict=True)
    )


def test_a_curve_passes_through_its_points():
    points = [(0.0, 0.0), (50.0, 20.0), (90.0, -10.0)]
    trail = curve_points(points, 4)
    assert all(any(math.dist(p, t) < 1e-9 for t in trail) for p in points)
    assert curve_path(points).startswith("M0 0C")


def test_a_side_road_ends_at_the_road_that_runs_through():
    spots = {"w": (0.0, 0.0), "x": (10.0, 1.0), "e": (20.0, 0.0), "s": (10.0, 12.0)}
    lines = strands([("w", "x"), ("x", "e"), ("s", "x")], spots.__getitem__)
    assert sorted(len(line) for line in lines) == [2, 3]
    through = max(lines, key=len)
    assert {through[0], through[-1]} == {"w", "e"}


def test_a_ring_road_is_one_strand():
    corners = {k: (math.cos(k * math.pi / 3), math.sin(k * math.pi / 3)) for k in range(6)}
    (ring,) = strands([(k, (k + 1) % 6) for k in range(6)], corners.__getitem__)
    assert len(ring) == 7
    assert ring[0] == ring[-1]


@pytest.mark.parametrize(
    ("value", "short"), [(12.04, "12"), (-0.04, "0"), (3.25, "3.2"), (-7.5, "-7.5"), (100, "100")]
)
def test_coordinates_are_short(value, short):
    assert num(value) == short


def test_elements_are_written_and_escaped():
    assert fine(0.5) == "0.5"
    assert tag("path", d="M0 0", stroke_width=2.0) == '<path d="M0 0" stroke-width="2"/>'
    assert words("A & B", x=1) == '<text x="1">A &amp; B</text>'
    assert use("a", (1, 2), turn=30) == '<use href="#a" transform="translate(1 2)rotate(30)"/>'
