"""The rule reference of the solo game says the same in both languages and points nowhere else."""

import re
from pathlib import Path

import pytest

import hexfront
from hexfront.play.reference import read_rules

RULES = Path(hexfront.__file__).parent / "games" / "coh" / "rules"
ENGLISH = read_rules(RULES / "solo" / "en.md")
RUSSIAN = read_rules(RULES / "solo" / "ru.md")
RULINGS = (Path(__file__).parents[4] / "docs" / "rulings-solo.md").read_text("utf-8")
LINK = re.compile(r"\[([^\]]*)\]")


def test_both_languages_have_the_same_rules_in_the_same_order():
    assert list(RUSSIAN) == list(ENGLISH)


@pytest.mark.parametrize("rule", ENGLISH)
def test_a_rule_has_a_short_title_and_a_text_in_its_own_language(rule: str):
    english, russian = ENGLISH[rule], RUSSIAN[rule]
    assert english.text
    assert len(english.title.split()) <= 5
    assert len(russian.title.split()) <= 5
    assert re.search("[А-Яа-я]", russian.text)
    assert not re.search("[А-Яа-я]", english.title + english.text)


@pytest.mark.parametrize("rule", ENGLISH)
def test_links_agree_and_lead_somewhere(rule: str):
    known = {*ENGLISH, *read_rules(RULES / "en.md")}
    assert LINK.findall(RUSSIAN[rule].text) == LINK.findall(ENGLISH[rule].text)
    assert set(LINK.findall(ENGLISH[rule].text)) <= known


def test_the_page_of_rulings_has_every_reading_of_the_reference():
    readings = [rule for rule in ENGLISH if rule.startswith("SOLO-AMB-")]
    assert len(readings) == 49
    assert re.findall(r"^\| (SOLO-AMB-\d+) \|", RULINGS, re.MULTILINE) == readings
