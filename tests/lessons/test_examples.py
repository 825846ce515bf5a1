"""The printed examples that are shown: where they come from, beside which rules they stand.

That they are what the tests replay is seen to by `tests/plugins/examples.py` in each such test.
"""

import pytest

from hexfront.games import rulebooks
from hexfront.games.coh.notation import position
from hexfront.games.notation.recording import recording
from hexfront.play.lessons.example import part_id, read_example
from hexfront.play.rulebook import Rulebook
from tools.examples import ROOT, Examples, Recorded

SHOWN = [book for book in rulebooks().values() if book.examples]
TEXT = "unit G1 german-rifles-41 at C03 facing SE\nunit S1 soviet-rifles-41 at E04 facing NW\n"


@pytest.mark.parametrize("book", SHOWN, ids=lambda book: book.id)
def test_every_part_comes_from_a_test_that_is_there(book: Rulebook) -> None:
    for path in {part.path for part in book.examples.values()}:
        file = read_example(path)
        for part in file.part:
            module, *_, name = part.test.partition("[")[0].split("::")
            source = (ROOT / module).read_text("utf-8")
            assert f"def {name}(" in source, part.test
            assert file.example in source, part.test


@pytest.mark.parametrize("book", SHOWN, ids=lambda book: book.id)
def test_each_is_offered_beside_itself_and_rules_that_are_there(book: Rulebook) -> None:
    known = book.reference["en"].keys()
    for part in book.examples.values():
        assert part.rules[0] == part.example
        assert set(part.rules) <= known
        assert set(part.text) == set(part.title) == {"en", "ru"}
        assert part.id == part_id(part.example, part.part)


def replayed(*script: str | int, text: str = TEXT) -> Recorded:
    with recording() as recorder:
        p = position(text)
        p.preview("attack G1 E04")
        p.play(*script)
    return Recorded.of("tests/x.py::test_x", ["COH-EX-6.8-1"], [], recorder)


def test_a_record_has_what_was_done_and_asked() -> None:
    found = replayed("attack G1 E04", 6, "cap 1", 4)
    assert found.parts[0].position == TEXT
    assert found.parts[0].script.splitlines() == [
        "? preview attack G1 E04", "select G1", "+ attack G1 E04", "+ shift 0", "+ 6",
        "cap 1", "+ 4",
    ]  # fmt: skip
    assert found.strays() == ""


def test_a_test_that_replays_something_else_is_found_out() -> None:
    assert "says something else" in Examples().fault(replayed("attack G1 E04", 6))


def test_a_state_that_was_changed_by_hand_is_found_out() -> None:
    with recording() as recorder:
        p = position(TEXT).play("pass")
        p.state.vp += 1
    found = Recorded.of("tests/x.py::test_x", ["COH-EX-6.8-1"], [], recorder)
    assert "changes the State in other ways" in found.strays()


def test_what_is_not_shown_has_a_reason_and_a_test() -> None:
    for test, why in Examples().unshown.items():
        module, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / module).read_text("utf-8")
        assert why
