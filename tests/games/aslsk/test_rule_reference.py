"""The rule reference says the same in every language and never points nowhere."""

import re
from collections import Counter
from itertools import product
from pathlib import Path
from string import ascii_lowercase

import pytest

from tests.games.reference import (
    CYRILLIC,
    LANGUAGES,
    LINK,
    READING,
    Entry,
    reference_of,
)

RULINGS = Path(__file__).parents[3] / "docs" / "rulings-aslsk.md"
# How many rules each chapter has, so that none is lost at the end of a section.
SIZES = {"0": 5, "1": 85, "2": 33, "3": 258, "4": 102, "5": 16, "6": 26, "EX": 41}
# Letters of rules that only Guns and vehicles need; the game is played without them so far.
LATER = {
    "1.1.1.BD": "e f h",
    "1.1.1.RD": "d",
    "1.1.1.WD": "c d e",
    "1.1.1.WR": "e",
    "1.1.1.HI": "i",
    "1.2.4.1": "d",
    "1.2.5": "b c d",
    "2.0": "a c f l n p t x y aa ae ah aj ak al an ao ap ar at aw ax ay az ba bf",
    "3.1": "f p",
    "3.2.2.1": "b",
    "3.2.3": "e u y",
    "3.2.4": "c e f g s t u v w x y z aa ab ac ad ae af ag ah al am an ao ap aq",
    "3.2.5": "c",
    "3.3.3": "r s",
    "3.3.5": "c",
    "3.4": "d",
    "3.5": "g h i",
    "3.7": "f g h i j k",
    "3.8": "w x y z aa ab ac ad ae af ag ah ai aj ak al am an ao ap aq ar aw ax ay",
    "4.1": "j k",
    "4.2": "o p q r",
    "4.3": "j k l m",
    "4.4": "e f",
    "4.4.1": "g",
    "4.4.2": "o",
    "4.4.4": "a",
    "6.0": "b c d e",
    "6.1": "b f g h",
    "6.10": "f g h i j k l",
    "6.11": "d e",
    "6.12": "c e i",
}
# a, b, ... z, aa, ab, ...
LETTERS = [*ascii_lowercase, *("".join(pair) for pair in product("ab", ascii_lowercase))]

CITATION = re.compile(r"ASL-[A-Z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")
# "(3.2.1)" instead of a link. The figures of play are whole numbers or fractions such as 1½.
BARE_SECTION = re.compile(r"(?<![\w.-])\d{1,2}[.,]\d")

# A modifier with its sign, a counter such as 4-6-7, odds such as 3-2, or any other number.
FIGURE = re.compile(r"[+−]?\d+(?:-\d+)*½?")


def reference(language: str) -> tuple[Entry, ...]:
    return reference_of("aslsk", language)


def ids(language: str) -> list[str]:
    return [entry.id for entry in reference(language)]


def rulings() -> str:
    return RULINGS.read_text(encoding="utf-8")


def chapter_of(rule: str) -> str:
    """`ASL-3.2.1.a` stands in chapter 3, `ASL-EX-3.2.1-1` among the examples."""
    section = rule.removeprefix("ASL-")
    return "EX" if section.startswith("EX-") else section.split(".")[0]


def sections() -> dict[str, list[str]]:
    """The letters of each section in the order in which they stand."""
    found: dict[str, list[str]] = {}
    for rule in ids("en"):
        if chapter_of(rule) != "EX":
            section, _, letter = rule.removeprefix("ASL-").rpartition(".")
            found.setdefault(section, []).append(letter)
    return found


def test_every_language_has_the_same_rules_in_the_same_order() -> None:
    assert ids("ru") == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_appears_twice(language: str) -> None:
    assert [rule for rule, count in Counter(ids(language)).items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(language: str) -> None:
    assert [entry.id for entry in reference(language) if not entry.text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_short(language: str) -> None:
    assert [entry.id for entry in reference(language) if len(entry.title.split()) > 5] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_its_chapter(language: str) -> None:
    strays = [entry.id for entry in reference(language) if entry.chapter != chapter_of(entry.id)]
    assert strays == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_follow_the_rulebook(language: str) -> None:
    assert list(dict.fromkeys(entry.chapter for entry in reference(language))) == list(SIZES)


def test_no_chapter_has_lost_a_rule() -> None:
    assert Counter(entry.chapter for entry in reference("en")) == SIZES


def test_letters_of_a_section_have_no_gap_but_those_left_for_later() -> None:
    """A rule lost while editing shows as a missing letter: a, b, d."""
    for section, letters in sections().items():
        later = LATER.get(section, "").split()
        whole = LETTERS[: len(letters) + len(later)]
        assert letters == [letter for letter in whole if letter not in later], section


def test_only_sections_that_are_there_have_rules_left_for_later() -> None:
    assert sorted(set(LATER) - set(sections())) == []


def test_sections_stand_in_the_order_of_their_numbers() -> None:
    numbers = [
        [int(part) for part in section.split(".") if part.isdigit()] for section in sections()
    ]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_point_to_rules_that_exist(language: str) -> None:
    known = set(ids(language))
    links = [(entry.id, link) for entry in reference(language) for link in entry.links]
    assert [(rule, link) for rule, link in links if link not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_linked_rather_than_numbered(language: str) -> None:
    plain = {entry.id: LINK.sub("", entry.text) for entry in reference(language)}
    assert [rule for rule, text in plain.items() if BARE_SECTION.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_does_not_link_to_itself(language: str) -> None:
    assert [entry.id for entry in reference(language) if entry.id in entry.links] == []


def test_every_example_links_to_the_rule_it_shows() -> None:
    examples = [entry for entry in reference("en") if entry.chapter == "EX"]
    assert examples
    assert [entry.id for entry in examples if not entry.links] == []


def test_translations_keep_links_and_readings() -> None:
    for english, russian in zip(reference("en"), reference("ru"), strict=True):
        assert russian.links == english.links, english.id
        readings = [READING["en"] in english.text, READING["ru"] in russian.text]
        assert readings[0] == readings[1], english.id


def figures(entry: Entry) -> set[str]:
    return set(FIGURE.findall(LINK.sub("", entry.text)))


def test_translations_keep_the_figures() -> None:
    for english, russian in zip(reference("en"), reference("ru"), strict=True):
        assert figures(russian) == figures(english), english.id


def test_each_file_is_written_in_its_own_language() -> None:
    assert [e.id for e in reference("en") if CYRILLIC.search(e.title + e.text)] == []
    assert [e.id for e in reference("ru") if not CYRILLIC.search(e.text)] == []


def test_the_rulings_page_cites_rules_that_exist() -> None:
    cited = set(CITATION.findall(rulings()))
    assert cited
    assert sorted(cited - set(ids("en"))) == []


def test_the_rulings_page_has_every_reading() -> None:
    cited = set(CITATION.findall(rulings()))
    readings = [entry.id for entry in reference("en") if READING["en"] in entry.text]
    assert [rule for rule in readings if rule not in cited] == []


def test_every_ruling_names_its_rules_and_says_whether_it_is_an_option() -> None:
    for ruling in rulings().split("\n### ")[1:]:
        question = ruling.splitlines()[0]
        assert re.search(r"^Rules: ASL-.* Option: (?:no|data)\.", ruling, re.MULTILINE), question
