"""Labels, hexes in play, roads and walls of a board."""

import pytest

from hexfront.board import BoardError, UnknownHexError
from hexfront.hexes import NOWHERE, HexId, bits, count
from tests.board.samples import NUMBERS, printed, small


@pytest.mark.rule("COH-1.0.b")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_hex_is_called_by_board_column_and_two_digit_row(number):
    board = printed(number)
    hex_ = board.at(f"{number}-E05")
    assert hex_ == board.grid.at(5, 5)
    assert board.full_label(hex_) == f"{number}-E05"
    assert board.label(hex_) == "E05"


@pytest.mark.parametrize("number", NUMBERS)
def test_labels_lead_back_to_their_hexes(number):
    board = printed(number)
    for hex_ in board.grid.hexes:
        assert board.at(board.label(hex_)) == hex_
        assert board.at(board.full_label(hex_).lower()) == hex_


@pytest.mark.parametrize("label", ["E5", "T05", "E13", "2-E05", "", "1-", "E05-1"])
def test_an_unknown_label_is_refused(label):
    with pytest.raises(UnknownHexError, match=r"board 1: hex .*: no such hex") as caught:
        printed("1").at(label)
    assert isinstance(caught.value, BoardError)
    assert isinstance(caught.value, KeyError)


@pytest.mark.parametrize("hex_", [NOWHERE, HexId(0), HexId(100_000)])
def test_an_id_that_is_no_hex_has_no_label(hex_):
    with pytest.raises(UnknownHexError, match="not the id of a hex"):
        printed("1").label(hex_)


@pytest.mark.rule("COH-4.0.a")
@pytest.mark.parametrize("number", NUMBERS)
def test_half_hexes_are_drawn_but_out_of_play(number):
    board = printed(number)
    assert count(board.whole) == 9 * 12 + 8 * 11 == 196
    halves = {board.label(h) for h in bits(board.grid.cells & ~board.whole)}
    outer = {f"{column}{row:02}" for column in "AS" for row in range(13)}
    top_and_bottom = {f"{column}{row}" for column in "CEGIKMOQ" for row in ("00", "12")}
    assert halves == outer | top_and_bottom
    assert not any(board.in_play(board.at(label)) for label in halves)
    assert board.in_play(board.at("B01"))
    assert board.in_play(board.at("R12"))


def test_nowhere_is_not_in_play():
    assert not small().in_play(NOWHERE)


def test_hexes_are_found_by_terrain_and_only_in_play():
    board = small()
    assert [board.label(h) for h in bits(board.of("water"))] == ["C02", "D03"]
    assert count(board.of("woods", "light-woods")) == 2
    assert board.of("open") & ~board.whole == 0


def test_a_joined_side_without_wall_or_road_has_neither():
    board = small()
    a, b = board.at("B02"), board.at("B03")
    assert not board.wall_between(a, b)
    assert not board.road_between(a, b)
    assert board.walled_sides(a) == ()
