"""What is refused in a lesson's file, and how it is told."""

from pathlib import Path

import pytest

from hexfront.games.checking import check
from hexfront.play.datafile import DataError

LESSON = """
game = "coh"
number = 1
minutes = 2
seat = "german"
title = { en = "Move", ru = "Ход" }
about = { en = "One hex.", ru = "Один гекс." }
position = '''
board 9x6
chapters 5
unit G1 german-rifles-41 at C03 facing SE
unit S1 soviet-rifles-41 at I05 facing NW
cap german 5, soviet 0
'''

[[step]]
say = { en = "Look.", ru = "Смотрите." }
point = ["unit G1", "hex D04", "part choices"]

[[step]]
say = { en = "Go.", ru = "Идите." }
do = "select G1; move G1 D04 | move G1 D03; ~face G1 SE; cap 0; 4; pass"
open = ["move G1"]
wrong = { en = "No.", ru = "Нет." }
figures = [{ say = { en = "Turn", ru = "Ход" }, of = "view", at = "units.0.facing", value = 2 }]
"""


def checked(tmp_path: Path, *changes: tuple[str, str]) -> str:
    text = LESSON
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "move.toml"
    path.write_text(text)
    return check(path)


def test_a_sound_lesson(tmp_path: Path) -> None:
    assert checked(tmp_path) == "coh"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('game = "coh"', 'game = "chess"', "game: expected one of coh"),
        ('seat = "german"', 'seat = "french"', "seat: expected a seat"),
        ("board 9x6", "bored 9x6", "position: line 1"),
        (', ru = "Смотрите."', "", "step 1: say.ru: text is missing"),
        ('"hex D04"', '"hex Z99"', "step 1: point: no hex 'Z99'"),
        ('"unit G1"', '"unit G7"', "step 1: point: no unit 'G7'"),
        ('"part choices"', '"panel choices"', "step 1: point: expected hex, unit or part"),
        ("select G1; move", "select G9; move", "step 2: do: 'select G9' is no choice"),
        ("move G1 D04 | move G1 D03", "move G1 F04", "do: 'move G1 F04' is not legal; open are"),
        ("| move G1 D03", "| move G1 F03", "step 2: do: 'move G1 F03' is never legal"),
        ("cap 0; 4; pass", "cap 0; 9; pass", "step 2: do: dice must fall here, not '9'"),
        ("cap 0; 4; pass", "cap 0; pass", "step 2: do: dice must fall here, not 'pass'"),
        ("cap 0; 4; pass", "cap 0; 4; 4", "step 2: do: '4' is no choice"),
        ('open = ["move G1"]', 'open = ["rally G1"]', "step 2: open: 'rally G1' is never legal"),
        ("value = 2", "value = 3", "step 2: figures: view: units.0.facing: expected 3"),
        ("wrong =", "wrongly =", "unknown field `wrongly`"),
    ],
)
def test_a_fault_names_file_step_and_reason(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(DataError) as error:
        checked(tmp_path, (old, new))
    assert "/move.toml: " in str(error.value)
    assert told in str(error.value)


EXAMPLE = """
game = "coh"
example = "COH-EX-6.8-1"

[[part]]
test = 'tests/games/coh/examples/test_examples_6_and_7.py::test_an_attack'
position = '''
unit G1 german-rifles-41 at C03 facing SE
unit S1 soviet-rifles-41 at E04 facing NW
'''
script = '''
? preview attack G1 E04
select G1
+ attack G1 E04
+ shift 0
+ 6
'''
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("", "", ""),
        ('"COH-EX-6.8-1"', '"COH-EX-6.8-99"', "example: the rule reference has no"),
        ("facing SE", "facing E", "position: line 1"),
        ("? preview attack G1 E04", "? preview attack G1 I07", "'preview attack G1 I07' has no"),
        ("? preview", "? state", "nobody asks 'state'"),
        ("+ shift 0", "+ shift 9", "part 1: script: 'shift 9' is not legal"),
        ("+ 6", "+ 13", "part 1: script: dice must fall here, not '13'"),
        ("test = ", "tests = ", "unknown field `tests`"),
    ],
)
def test_an_example_is_checked_as_a_lesson_is(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    path = tmp_path / "coh-ex-6.8-1.toml"
    path.write_text(EXAMPLE.replace(old, new, 1))
    if not told:
        assert check(path) == "coh"
        return
    with pytest.raises(DataError) as error:
        check(path)
    assert told in str(error.value)
