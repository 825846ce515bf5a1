"""The sheet, its labels and ranges, and sheets laid together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.board import BoardError, Placement, UnknownHexError
from hexfront.games.aslsk.boards import join, load_board, load_map, names
from hexfront.games.aslsk.boards.paper import SHEET, sheet_grid
from hexfront.games.aslsk.boards.plane import turned
from hexfront.games.aslsk.notation import position
from tests.games.aslsk.boards.helpers import BOARDS, GRID, at

RANGES = (
    "E8 C7 2, E8 B7 3, E9 C7 3, O6 P5 1, N4 O5 1, N5 O6 1, N5 P5 2, N5 P1 5, K5 J5 1, K5 K6 1, "
    "K5 J3 2, K5 K3 2, K5 I5 2, M3 J5 4, M3 O4 2"
)


@pytest.mark.example("ASL-EX-1.1-1")
@pytest.mark.rule("ASL-1.1.g", "ASL-1.1.b")
def test_ranges_are_counted_as_in_the_examples():
    p = position("ger A 4-6-7 at K5")
    for text in RANGES.split(", "):
        a, b, expected = text.split()
        assert p.distance(a, b) == GRID.distance(at(a), at(b)) == int(expected)


@pytest.mark.rule("ASL-1.1.g")
@given(st.sampled_from(GRID.hexes), st.sampled_from(GRID.hexes))
def test_range_follows_the_formula(a, b):
    (c1, r1), (c2, r2) = GRID.column_row(a), GRID.column_row(b)
    across = abs(c1 - c2)
    down = abs((r1 + (0 if c1 % 2 else 0.5)) - (r2 + (0 if c2 % 2 else 0.5)))
    assert GRID.distance(a, b) == across + max(0, down - across / 2)


@pytest.mark.rule("ASL-1.1.g")
def test_the_neighbours_of_k5():
    around = {at(label) for label in ("K4", "K6", "J4", "J5", "L4", "L5")}
    assert set(GRID.neighbours[at("K5")]) == around


@pytest.mark.rule("ASL-1.1.e", "ASL-1.1.f")
def test_half_hexes_are_hexes():
    board = load_board("village")
    assert len(GRID.hexes) == 17 * 10 + 16 * 11
    for label in ("A1", "GG10", "B0", "FF10"):
        assert board.in_play(board.at(label))
    for label in ("A0", "C0", "A11", "HH1"):
        with pytest.raises(UnknownHexError):
            board.at(label)


@pytest.mark.rule("ASL-1.1.c")
def test_a_hex_is_named_with_or_without_its_board():
    board = load_board("village")
    assert board.at("K2") == board.at("aK2")
    assert board.label(board.at("aK2")) == "K2"
    both = load_map("village+hills")
    assert both.label(both.at("cK2")) == "cK2"
    with pytest.raises(UnknownHexError, match="say aK2 or cK2"):
        both.at("K2")


@given(st.sampled_from(list(SHEET.cells())))
def test_half_a_turn_twice_is_none(cell):
    assert SHEET.half_turn(SHEET.half_turn(cell)) == cell
    assert SHEET.half_turn(cell) in set(SHEET.cells())


@pytest.mark.rule("ASL-1.1.a", "ASL-1.1.f")
@pytest.mark.parametrize("second", BOARDS)
@pytest.mark.parametrize("turn", ["", "-r"])
@pytest.mark.parametrize("lay", ["+", "/"])
def test_any_two_boards_join_along_either_edge_either_way_round(second, turn, lay):
    first = "village" if second != "village" else "farmland"
    board = load_map(f"{first}{lay}{second}{turn}")
    shared = 10 if lay == "+" else 16
    assert len(board.grid.hexes) == 2 * len(sheet_grid().hexes) - shared
    letters = {name: load_board(name).sheets[0].id for name in (first, second)}
    edge, other = ("GG4", "A4") if lay == "+" else ("D10", "D0")
    if turn:
        other = "GG7" if lay == "+" else "DD10"
    assert board.at(letters[first] + edge) == board.at(letters[second] + other)
    assert board.label(board.at(letters[second] + other)) == letters[first] + edge


def test_a_turned_board_keeps_its_terrain_shapes_and_distances():
    plain, round_ = load_board("hills"), load_map("hills-r")
    for hex_ in plain.grid.hexes:
        new = round_.at("c" + plain.label(hex_))
        assert round_.terrain[new] is plain.terrain[hex_]
        assert round_.level[new] == plain.level[hex_]
        for old_piece, new_piece in zip(
            plain.depictions[hex_], round_.depictions[new], strict=True
        ):
            assert new_piece.parts == tuple(turned(part) for part in old_piece.parts)
    a, b = "K5", "T8"
    assert plain.grid.distance(plain.at(a), plain.at(b)) == round_.grid.distance(
        round_.at("c" + a), round_.at("c" + b)
    )


@pytest.mark.rule("ASL-3.3.g")
def test_a_road_that_leaves_one_board_goes_on_in_the_next():
    board = load_map("village/farmland")
    above, below = board.at("aQ10"), board.at("bQ1")
    assert board.road_between(above, below)
    assert not [exit_ for exit_ in board.road_exits if exit_[0] == above]
    assert board.road_between(board.at("aQ2"), board.at("aQ1"))


@pytest.mark.parametrize(
    ("layout", "reason"),
    [
        ("nowhere", "no such board; one of farmland, hills, open-country, village"),
        ("village+village", "laid out twice"),
    ],
)
def test_a_layout_that_cannot_be_laid_is_refused(layout, reason):
    with pytest.raises(BoardError, match=reason):
        load_map(layout)


def test_two_boards_in_one_place_and_no_board_are_refused():
    village, hills = load_board("village"), load_board("hills")
    with pytest.raises(BoardError, match="on top of"):
        join([Placement(village), Placement(hills)])
    with pytest.raises(BoardError, match="at least one"):
        join([])
    with pytest.raises(BoardError, match="expected a single board"):
        join([Placement(load_map("village+hills"))])


def test_the_boards_of_the_game_have_names_in_both_languages():
    assert names() == BOARDS
    for name in BOARDS:
        board = load_board(name)
        assert set(board.title) == {"en", "ru"}
        assert "Designed for Hexfront" in board.note
    assert len({load_board(name).sheets[0].id for name in BOARDS}) == len(BOARDS)


@pytest.mark.parametrize("layout", ["village", "hills+village-r"])
def test_a_building_goes_on_over_its_links(layout):
    board = load_map(layout)
    prefix = "" if layout == "village" else "a"
    row = frozenset(board.at(prefix + label) for label in ("R3", "R4", "R5"))
    for hex_ in row:
        assert board.building(hex_) == row
    alone = board.at(prefix + "V4")
    assert board.building(alone) == {alone}
