"""Pixels and hexes: the page and the drawing use the same numbers."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.board import (
    HEX_HEIGHT,
    HEX_RADIUS,
    MARGIN,
    Placement,
    centre_px,
    hex_at_px,
    hex_points,
    join,
    size_px,
)
from hexfront.hexes import NOWHERE, bits
from tests.board.samples import printed

BOARD = printed("1")
WHOLE = list(bits(BOARD.whole))


def test_a_board_is_eighteen_columns_by_twelve_rows_within_its_frame():
    width, height = size_px(BOARD)
    assert width == pytest.approx(18 * 1.5 * HEX_RADIUS + 2 * MARGIN)
    assert height == pytest.approx(12 * HEX_HEIGHT + 2 * MARGIN)


def test_whole_hexes_lie_on_the_paper_and_half_hexes_across_its_edge():
    width, height = size_px(BOARD)
    for hex_ in BOARD.grid.hexes:
        inside = all(
            MARGIN - 0.01 <= x <= width - MARGIN + 0.01
            and MARGIN - 0.01 <= y <= height - MARGIN + 0.01
            for x, y in hex_points(BOARD, hex_)
        )
        assert inside is BOARD.in_play(hex_)


@given(st.sampled_from(WHOLE), st.floats(0, 0.8), st.floats(0, math.tau))
def test_a_point_within_a_hex_is_found_again(hex_, share, angle):
    x, y = centre_px(BOARD, hex_)
    reach = share * HEX_HEIGHT / 2
    assert hex_at_px(BOARD, x + reach * math.cos(angle), y + reach * math.sin(angle)) == hex_


@pytest.mark.parametrize("label", ["A05", "S07", "G00", "Q12"])
def test_a_half_hex_is_nowhere_to_click(label):
    x, y = centre_px(BOARD, BOARD.at(label))
    assert hex_at_px(BOARD, x, y) == NOWHERE


def test_the_corners_surround_the_centre():
    hex_ = BOARD.at("E05")
    x, y = centre_px(BOARD, hex_)
    for corner in hex_points(BOARD, hex_):
        assert math.dist(corner, (x, y)) == pytest.approx(HEX_RADIUS)


def test_joined_boards_keep_the_scale():
    both = join([Placement(printed("1")), Placement(printed("2"), across=1)])
    left, right = centre_px(both, both.at("1-B01")), centre_px(both, both.at("2-B01"))
    assert left == pytest.approx(centre_px(BOARD, BOARD.at("B01")))
    assert right[0] - left[0] == pytest.approx(18 * 1.5 * HEX_RADIUS)
    assert right[1] == pytest.approx(left[1])
