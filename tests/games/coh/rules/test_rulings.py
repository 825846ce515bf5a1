"""The page of rulings: what the program does where no rule says it."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[4] / "docs" / "rulings.md").read_text("utf-8")
READINGS = [*(f"A-{n}" for n in range(1, 49)), *(f"A{n}" for n in range(1, 49))]


@pytest.mark.rule("COH-42.a")
@pytest.mark.parametrize("reading", READINGS)
def test_every_open_question_has_an_answer(reading: str):
    assert re.search(rf"(?<![\w-]){reading}(?!\d)", PAGE)


@pytest.mark.rule("COH-42.a")
def test_every_answer_names_its_rules_and_whether_it_can_be_changed():
    entries = re.split(r"^##+ ", PAGE, flags=re.MULTILINE)[1:]
    answers = [entry for entry in entries if "\nRules: " in entry]
    assert len(answers) == PAGE.count("\n### ")
    for entry in answers:
        assert re.search(r"^Rules: COH-.+ Option: .+$", entry, re.MULTILINE), entry
