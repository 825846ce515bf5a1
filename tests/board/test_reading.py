"""A board file is read as it is written, and whatever is wrong with it is named."""

from pathlib import Path

import pytest

from hexfront.board import BoardError, load, loads
from tests.board.samples import BOARDS, NUMBERS, SMALL, bent, small


def test_every_hex_of_the_text_map_gets_its_terrain():
    board = small()
    found = {board.label(h): board.terrain[h] for h in board.grid.hexes}
    expected = {
        "B01": "field", "D01": "light-woods", "C01": "woods", "D02": "wooden-building",
        "C02": "water", "B03": "stone-building", "D03": "water",
    }  # fmt: skip
    assert {label: kind for label, kind in found.items() if kind != "open"} == expected
    assert len(found) == 3 * 4 + 2 * 3


def test_levels_are_set_and_default_to_nought():
    board = small()
    assert [board.level[board.at(label)] for label in ("B01", "C01", "D01", "C02")] == [0, 1, 1, 2]


def test_roads_cross_the_sides_of_their_path():
    board = small()
    assert board.road_between(board.at("B02"), board.at("C01"))
    assert board.road_between(board.at("C01"), board.at("B02"))
    assert not board.road_between(board.at("B01"), board.at("C01"))
    assert {board.label(h) for h in board.road_hexes} == {"A01", "B02", "C01", "D02", "E01", "B01"}
    assert board.road_exits == {(board.at("B01"), board.grid.orientation.direction("N"))}


def test_walls_may_be_written_as_pairs_or_as_sides_of_a_hex():
    board = small()
    pairs = {frozenset(map(board.label, side)) for side in board.walls}
    assert pairs == {
        frozenset({"B01", "C01"}),
        frozenset({"D01", "D02"}),
        frozenset({"D02", "C02"}),
    }
    names = board.grid.orientation.direction_names
    assert [names[d] for d in board.walled_sides(board.at("D02"))] == ["N", "SW"]


def test_places_carry_both_languages():
    (place,) = small().places
    assert (place.en, place.ru, place.at) == ("Nowhere", "Нигде", small().at("C01"))
    assert (place.dx, place.dy) == (4, -7.5)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("    ff  lw", "    fx  lw", "boards/9.toml: map line 3, hex B01: unknown code 'fx'"),
        ("01    ff  lw", "01    ff", "map line 3: expected two characters for hex D01, got ''"),
        ("01    ff  lw", "01  ..ff  lw", "map line 3: row 01 has no hex where '..' stands"),
        ("01    ff  lw", "02    ff  lw", "map line 3: expected row 01, got '02'"),
        ("01  ..  ww  ..", "01  ..  ww  ..  ..", "map line 4: row 01 has no hex where '..' stands"),
        ("03  ..  ..  ..\n", "", "map line 7: expected 7 lines of hexes, got 6"),
        ("    A B C D E", "    A B C D F", "map line 1: expected the columns"),
        ('"ff" = "field"', '"ff" = "maize"', "legend.'ff': unknown terrain 'maize'; one of"),
        ('"ff" = "field"', '"f" = "field"', "legend.'f': expected a code of two characters"),
        ("A01 B02 C01 D02", "A01 B02 D02", "roads[0] 'B02 D02': hexes are not adjacent"),
        ("A01 B02 C01 D02", "A01 B02 C1 D02", "roads[0] 'B02 C1': bad label 'C1'"),
        ("A01 B02 C01 D02", "A01 B02 C07 D02", "roads[0] 'B02 C07': there is no hex 'C07'"),
        ("B01:N B02", "B01:N", "roads[1]: expected a path of at least two hexes"),
        ("B01:N B02", "B01:W B02", "roads[1]: no direction 'W'"),
        ("B01:N B02", "B01:S B02", "roads[1]: 'B01:S': a road leaves only across"),
        ("B01:N B02", "B02 C01", "roads[1] 'B02 C01': a road crosses this hexside already"),
        ("B01-C01", "B01-D01", "walls[0] 'B01-D01': hexes are not adjacent"),
        ("B01-C01", "B01", "walls[0] 'B01': expected a hexside such as"),
        ("B01-C01", "B01:N", "walls[0] 'B01:N': there is no hex to the N of B01"),
        ("B01-C01", "D01-D02", "walls[1] 'D02:N,SW': this hexside has a wall already"),
        ('1 = "C01 D01"', '0 = "C01 D01"', "levels.0: expected a level such as 1 or 2"),
        ('2 = "C02"', '2 = "C01"', "levels.2: C01 has level 1 already"),
        ('at = "C01"', 'at = "C9"', "places[0]: bad label 'C9'"),
        ('id = "9"', 'id = "9-a"', "id: expected a name without '-'"),
        ('id = "9"', "id = 9", "id: Expected `str`, got `int`"),
        ('id = "9"', 'id = "9"\nid = "8"', "boards/9.toml: not valid TOML"),
        ('id = "9"', 'id = "9"\nwoods = 3', "unknown field `woods`"),
        ('title = "board-small"', "", "missing required field `title`"),
        ('["A", "E"]', '["A", "3"]', "grid.columns[1]: expected column letters"),
        ('["A", "E"]', '["E", "A"]', "grid.columns: the first column comes after the last"),
        ("rows = [0, 3]", "rows = [3, 0]", "grid.rows: expected two rising numbers"),
        ('raised = "even"', 'raised = "up"', "grid.raised: Invalid enum value 'up'"),
        ("roads =", 'fords = ["C01"]\nroads =', "fords[0] 'C01': a ford is open ground"),
        ("roads =", 'fords = ["E02"]\nroads =', "fords[0] 'E02': expected water on two sides"),
        ('raised = "even"', 'raised = "odd"', "grid.columns: with half edges the first and"),
    ],
)  # fmt: skip
def test_a_mistake_is_answered_with_file_key_and_reason(old, new, message):
    with pytest.raises(BoardError) as caught:
        bent(old, new)
    assert message in str(caught.value)
    assert str(caught.value).startswith("boards/9.toml: ")


def test_a_missing_file_is_named():
    with pytest.raises(BoardError, match=r"boards/77\.toml: cannot be read"):
        load(BOARDS / "77.toml")


def test_a_board_without_half_edges_has_whole_hexes_only():
    text = SMALL.replace("half_edges = true", "half_edges = false")
    text = text.replace("00  ..  ..  ..\n", "00    ..  ..\n00  ..  ..  ..\n")
    text = text.replace("B01:N B02", "B01 B02")
    board = loads(text)
    assert board.whole == board.grid.cells
    assert board.grid.cells.bit_count() == 5 * 4


@pytest.mark.parametrize("number", NUMBERS)
def test_a_file_says_that_it_was_designed_for_hexfront(number):
    text = Path(BOARDS / f"{number}.toml").read_text(encoding="utf-8")
    assert "designed for Hexfront" in text
    assert "Designed for Hexfront" in load(BOARDS / f"{number}.toml").note
