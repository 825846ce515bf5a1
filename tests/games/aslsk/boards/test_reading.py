"""Board files with mistakes are refused with file, key and reason."""

import re

import pytest

from hexfront.board import BoardError
from hexfront.games.aslsk.boards import loads
from hexfront.games.aslsk.boards.library import BOARDS
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.games.checking import check

TEXT = (BOARDS / "village.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert old in TEXT, f"{old!r} is not in the file"
    return TEXT.replace(old, new, 1)


def test_a_sound_file_is_read():
    board = loads(TEXT)
    assert board.terrain[board.at("O4")] is TerrainType.STONE_BUILDING
    assert board.between(board.at("R5"), board.at("R6")) is HexsideType.WALL
    assert board.road_between(board.at("A3"), board.at("B3")) is not None
    assert board.road_between(board.at("A3"), board.at("A4")) is None


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('letter = "a"', 'letter = "A"', "letter: expected one small letter"),
        ('id = "village"', "", "missing required field `id`"),
        ('id = "village"', 'id = "village"\ncolour = 1', "unknown field `colour`"),
        ('"ww" = "woods"', '"ww" = "forest"', "legend"),
        ('"ww" = "woods"', '"wwx" = "woods"', "expected a code of two characters"),
        ('"ww" = "woods"', '"xx" = "woods"', "unknown code 'ww'"),
        ("A3 B3 C4", "A3 B3 C5", "paved-roads[0] 'B3 C5': hexes are not adjacent"),
        ("A3 B3 C4", "A3 B3 B33", "there is no hex 'B33'"),
        ("Q1:N Q2", "Q2:N Q3", "a road leaves only across the board's edge"),
        ("Q1:N Q2", "Q1:E Q2", "no direction 'E'"),
        ('"R5:NE,SE,S"', '"R5:NE,NE"', "this hexside has a wall already"),
        ('"R5:NE,SE,S"', '"R5-R6"', "expected hexsides such as 'D7:N,NE'"),
        ("O4-O5 = 32", "O4-O5 = 31", "expected a width of"),
        ("O4-O5 = 32", "O4-O6 = 32", "hexes are not adjacent"),
        ("O4-O5 = 32", "O4-O3 = 32", "expected two hexes of one kind of building"),
        ('O4 = ["56x38"]', 'O4 = ["156x38"]', "buildings.O4: '156x38': the corner"),
        ('O4 = ["56x38"]', 'O4 = ["round"]', "expected length and depth"),
        ('O4 = ["56x38"]', 'Q4 = ["56x38"]', "there is no building, the hex is open-ground"),
        ("[buildings]", '[shapes]\nC8 = ["0,0 10,0"]\n[buildings]', "at least three"),
        ("[buildings]", '[shapes]\nC8 = ["0,0 10,0 a,b"]\n[buildings]', "expected a point"),
        ("[buildings]", '[shapes]\nC8 = ["0,0 70,0 0,9"]\n[buildings]', "outside the hex"),
        ("[buildings]", '[shapes]\nQ4 = ["0,0 9,0 0,9"]\n[buildings]', "has no outline"),
        ("01  ", "02  ", "expected row 01, got '02'"),
        ("\n[legend]\n", "\n[legend\n", "not valid TOML"),
    ],
)
def test_a_mistake_is_named(old, new, reason):
    with pytest.raises(BoardError, match=re.escape(reason)) as caught:
        loads(changed(old, new), "boards/mine.toml")
    assert str(caught.value).startswith("boards/mine.toml: ")


def test_an_exact_outline_takes_the_place_of_the_grown_one():
    board = loads(changed("[buildings]", '[shapes]\nC8 = ["0,9 9,0 -9,0"]\n[buildings]'))
    (piece,) = board.depictions[board.at("C8")]
    assert set(piece.parts[0]) == {(0, 9), (9, 0), (-9, 0)}


def test_the_checker_knows_board_files(tmp_path):
    folder = tmp_path / "boards"
    folder.mkdir()
    path = folder / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert check(path) == "aslsk"
    path.write_text(changed("A3 B3 C4", "A3 C4"), encoding="utf-8")
    with pytest.raises(BoardError, match=r"boards/mine\.toml: paved-roads"):
        check(path)
