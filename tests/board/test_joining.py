"""Boards laid together: half hexes become whole, neighbours stay neighbours."""

import itertools
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.board import BoardError, Placement, UnknownHexError, join
from hexfront.board.sheets import NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, WHOLE, HalfEdged
from hexfront.hexes import Parity, bits, count
from tests.board.samples import printed, small

TURNED = (False, True)
PAPER = HalfEdged(1, 19, 0, 12, Parity.EVEN)
LAYOUTS = [
    ("beside", [(0, 0), (1, 0)]),
    ("below", [(0, 0), (0, 1)]),
    ("corner", [(0, 0), (1, 0), (0, 1)]),
]
TURNED_LAYOUTS = [
    (slots, turns) for _, slots in LAYOUTS for turns in itertools.product(TURNED, repeat=len(slots))
]


def laid(slots, turns):
    return [
        Placement(printed(number), across, down, turned)
        for number, (across, down), turned in zip("123", slots, turns, strict=False)
    ]


@pytest.mark.rule("COH-4.0.b")
def test_side_by_side_the_half_hexes_of_the_seam_are_in_play():
    both = join([Placement(printed("1")), Placement(printed("2"), across=1)])
    seam = [both.at(f"1-S{row:02}") for row in range(1, 12)]
    assert seam == [both.at(f"2-A{row:02}") for row in range(1, 12)]
    assert all(both.in_play(hex_) for hex_ in seam)
    assert count(both.whole) == 2 * 196 + 11


@pytest.mark.rule("COH-4.0.b")
def test_one_above_the_other_the_half_hexes_of_the_seam_are_in_play():
    both = join([Placement(printed("1")), Placement(printed("2"), down=1)])
    seam = [both.at(f"1-{column}12") for column in "CEGIKMOQ"]
    assert seam == [both.at(f"2-{column}00") for column in "CEGIKMOQ"]
    assert all(both.in_play(hex_) for hex_ in seam)
    assert count(both.whole) == 2 * 196 + 8


@pytest.mark.rule("COH-4.0.a")
@pytest.mark.parametrize(("name", "slots"), LAYOUTS, ids=[name for name, _ in LAYOUTS])
def test_the_outer_half_hexes_stay_out_of_play(name, slots):
    board = join(laid(slots, [False] * 3))
    assert not board.in_play(board.at("1-A05"))
    assert not board.in_play(board.at("1-G00"))
    # At the ends of a seam two or three quarters of a hex are on paper, which is not all of it.
    ends = {"beside": "1-S00", "below": "1-A12", "corner": "1-S12"}
    assert not board.in_play(board.at(ends[name]))


@pytest.mark.rule("COH-1.0.b")
def test_a_merged_hex_is_called_by_the_left_or_upper_board_and_found_by_both():
    board = join(laid([(0, 0), (1, 0), (0, 1)], [False] * 3))
    assert board.label(board.at("2-A05")) == "1-S05"
    assert board.label(board.at("3-G00")) == "1-G12"
    assert board.label(board.at("3-G01")) == "3-G01"


def test_a_label_without_its_board_is_answered_with_the_choice():
    both = join([Placement(printed("1")), Placement(printed("2"), across=1)])
    with pytest.raises(UnknownHexError, match="which board\\? say 1-E05 or 2-E05"):
        both.at("E05")


@pytest.mark.parametrize(("slots", "turns"), TURNED_LAYOUTS)
def test_everything_of_each_board_is_carried_over(slots, turns):
    layout = laid(slots, turns)
    joined = join(layout)
    for placement in layout:
        board = placement.board

        def there(hex_, board=board):
            return joined.at(board.full_label(hex_))

        for hex_ in bits(board.whole):
            around = board.grid.neighbours[hex_]
            assert {there(n) for n in around} <= set(joined.grid.neighbours[there(hex_)])
            assert joined.in_play(there(hex_))
            assert joined.terrain[there(hex_)] == board.terrain[hex_]
            assert joined.level[there(hex_)] == board.level[hex_]
        assert all(joined.road_between(there(a), there(b)) for a, b in board.roads)
        assert all(joined.wall_between(there(a), there(b)) for a, b in board.walls)
    assert len(joined.walls) == sum(len(p.board.walls) for p in layout)
    assert joined.label(joined.grid.hexes[0])


def test_a_turned_board_shows_its_last_hex_first():
    turned = join([Placement(printed("1"), turned=True)])
    first, last = turned.grid.at(2, 1), turned.grid.at(18, 12)
    assert (turned.label(first), turned.label(last)) == ("1-R12", "1-B01")
    assert turned.label(turned.grid.at(3, 1)) == "1-Q11"
    names = turned.grid.orientation.direction_names
    exits = {(turned.label(h), names[d]) for h, d in turned.road_exits}
    assert exits == {("1-J12", "N"), ("1-J01", "S")}


@pytest.mark.parametrize("turned", TURNED)
def test_the_roads_of_neighbouring_boards_meet(turned):
    beside = join([Placement(printed("1")), Placement(printed("2"), across=1, turned=turned)])
    seam = beside.at("1-S06")
    assert sum(seam in side for side in beside.roads) == 2
    below = join([Placement(printed("1")), Placement(printed("2"), down=1, turned=turned)])
    upper = below.at("1-J12")
    lower = below.at("2-J12" if turned else "2-J01")
    assert below.road_between(upper, lower)
    assert len(below.road_exits) == 2


def test_a_road_that_meets_no_road_does_not_enter_the_other_board():
    upper, lower = printed("1"), printed("2")
    slots = [Placement(upper), Placement(replace(lower, road_exits=frozenset()), down=1)]
    board = join(slots)
    assert not board.road_between(board.at("1-J12"), board.at("2-J01"))
    assert {board.label(h) for h, _ in board.road_exits} == {"1-J01"}


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        ([], "expected at least one board"),
        ([Placement(printed("1")), Placement(printed("1"), 1)], "board 1: is laid out twice"),
        ([Placement(printed("1")), Placement(printed("2"))], "board 2: lies on top of board 1"),
        ([Placement(printed("1")), Placement(small(), 1)], "the boards are not all of one size"),
        ([Placement(join([Placement(printed("1")), Placement(printed("2"), 1)]))],
         r"board 1\+2: expected a single board with half edges"),
    ],
)  # fmt: skip
def test_a_layout_that_cannot_be_laid_is_refused(layout, message):
    with pytest.raises(BoardError, match=f"layout: {message}"):
        join(layout)


@given(st.sampled_from(sorted(PAPER.cells())))
def test_half_a_turn_twice_changes_nothing_and_swaps_the_quarters(cell):
    there = PAPER.half_turn(cell)
    assert PAPER.half_turn(there) == cell
    opposite = {
        NORTH_WEST: SOUTH_EAST,
        NORTH_EAST: SOUTH_WEST,
        SOUTH_WEST: NORTH_EAST,
        SOUTH_EAST: NORTH_WEST,
    }
    swapped = sum(opposite[q] for q in opposite if PAPER.quarters(cell) & q)
    assert PAPER.quarters(there) == swapped


def test_the_quarters_of_a_sheet_add_up_to_its_area():
    """Eighteen columns of twelve hexes: what the edges cut off, the other edges make good."""
    quarters = sum(PAPER.quarters(cell).bit_count() for cell in PAPER.cells())
    assert quarters == 4 * 18 * 12
    assert sum(PAPER.quarters(cell) == WHOLE for cell in PAPER.cells()) == 196
