"""Everything that is said is said in both languages, and every rule has its text and its test."""

import re
from pathlib import Path

import pytest
import skirmish
from fluent.syntax import parse
from fluent.syntax.ast import Message
from skirmish.companion import RULES
from skirmish.definitions import DATA, charts, unit_kinds
from skirmish.files import CHECKS
from skirmish.game import SkirmishGame
from skirmish.notation import position, write
from skirmish.setting import scenario_names

from hexfront.board import BoardError
from hexfront.games.notation.faults import NotationError
from hexfront.play.datafile import DataError, read_toml
from hexfront.play.reference import read_rules

PACKAGE = Path(skirmish.__file__).parent
RULE = re.compile(r"SKR-[0-9.]+[a-z]")
WORD = re.compile(r"skirmish-[a-z][a-z-]*[a-z]")
MADE_UP = ("skirmish-log-", "skirmish-result-")
"""Beginnings to which the code adds a result of the combat table."""


def words(language: str) -> set[str]:
    text = (PACKAGE / "words" / language / "skirmish.ftl").read_text("utf-8")
    return {entry.id.name for entry in parse(text).body if isinstance(entry, Message)}


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in PACKAGE.glob("*.py"))


def test_both_languages_have_the_same_words():
    assert words("en") == words("ru")


def test_every_word_of_the_code_is_in_the_catalogue():
    used = set(WORD.findall(sources()))
    known = words("en")
    results = {result for row in charts().combat.rows for result in row}
    made = {begin + result for begin in MADE_UP for result in results}
    assert made <= known
    assert {word for word in used if f"{word}-" not in MADE_UP} <= known


def test_both_languages_have_the_same_rules():
    assert list(read_rules(RULES / "en.md")) == list(read_rules(RULES / "ru.md"))


def test_every_rule_that_the_code_cites_has_a_text():
    assert set(RULE.findall(sources())) <= set(read_rules(RULES / "en.md"))


def test_every_rule_has_a_test():
    tests = (Path(__file__).parent / "test_rules.py").read_text("utf-8")
    untested = set(read_rules(RULES / "en.md")) - set(RULE.findall(tests))
    assert untested == {"SKR-1.2.a", "SKR-5.1.a"}  # what a unit and a scenario are


@pytest.mark.parametrize("name", scenario_names())
def test_the_notation_writes_what_it_reads(name: str):
    text = write(SkirmishGame().new(name, {"steady_defense": True}))
    assert write(position(text).state) == text


@pytest.mark.parametrize(
    "text", ["unit B1 line Z99", "unit X1 line B02", "turn 1 green combat", "control A01 blue"]
)
def test_a_faulty_position_names_its_line(text: str):
    with pytest.raises(NotationError, match="line 2"):
        position(f"scenario ford\n{text}")


FAULTS = [
    ("units.toml", "movement = 3", "movement = 0", "line.movement"),
    ("units.toml", "strength = [4, 2]", "strength = [2, 4]", "line.strength"),
    ("charts.toml", "columns = [-2, -1, 0, 1, 2, 3]", "columns = [-2, 0, 1, 2, 3, 4]", "columns"),
    ("charts.toml", "[-2, -1, 0, 1, 2, 3]", "[-2, -1, 0, 1, 2]", "combat.rows"),
    ("scenarios/ford.toml", "line D02", "elephants D02", "blue.units"),
    ("scenarios/ford.toml", "line D03", "line D02", "taken"),
    ("scenarios/ford.toml", "line G02", "line Z03", "red.units"),
    ("scenarios/ford.toml", 'holds = ["C03"]', 'holds = ["A01"]', "blue.holds"),
    ("boards/ford.toml", "01  ..", "01  xx", "map"),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), FAULTS)
def test_a_faulty_file_is_refused(tmp_path: Path, file: str, old: str, new: str, told: str):
    for path in DATA.rglob("*.toml"):
        copy = tmp_path / path.relative_to(DATA)
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(path.read_text("utf-8"), "utf-8")
    changed = tmp_path / file
    text = changed.read_text("utf-8")
    assert old in text
    changed.write_text(text.replace(old, new), "utf-8")
    check = next(check for check in CHECKS if check.fits(changed, set(read_toml(changed))))
    with pytest.raises((DataError, BoardError), match=told):
        check.read(changed)


def test_the_files_of_the_package_are_sound():
    assert unit_kinds()
    assert charts()
    assert {"ford", "village"} <= set(scenario_names())
