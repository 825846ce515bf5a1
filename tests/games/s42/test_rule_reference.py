"""The rule reference says the same in every language and never points nowhere."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.reference import (
    CYRILLIC,
    LANGUAGES,
    LINK,
    READING,
    Entry,
    reference_of,
)

RULINGS = Path(__file__).parents[3] / "docs" / "rulings-s42.md"
# How many rules the rulebook's chapters have, so that none is lost at the end of a section.
SIZES = dict(
    zip(
        [*(str(chapter) for chapter in range(1, 25)), "S1", "EX"],
        [
            *(1, 26, 11, 12, 79, 9, 23, 35, 75, 24, 36, 26, 27, 17, 23),
            *(71, 26, 69, 14, 37, 35, 37, 42, 29, 19, 58),
        ],
        strict=True,
    )
)

CITATION = re.compile(r"S42-[A-Z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")
OPTION = re.compile(r"`(\w+)`")
# "(5.6.2)" instead of a link. The figures of play are whole numbers or fractions such as 1/2.
BARE_SECTION = re.compile(r"(?<![\w.-])\d{1,2}\.\d")


def reference(language: str) -> tuple[Entry, ...]:
    return reference_of("s42", language)


def ids(language: str) -> list[str]:
    return [entry.id for entry in reference(language)]


def rulings() -> str:
    return RULINGS.read_text(encoding="utf-8")


def chapter_of(rule: str) -> str:
    """`S42-9.2.1.a` stands in chapter 9, `S42-EX-9.2-1` among the examples."""
    section = rule.removeprefix("S42-")
    return "EX" if section.startswith("EX-") else section.split(".")[0]


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


def test_letters_of_a_section_have_no_gap() -> None:
    """A rule lost while editing shows as a missing letter: a, b, d."""
    sections: dict[str, str] = {}
    for rule in ids("en"):
        section, _, letter = rule.rpartition(".")
        if len(letter) == 1 and letter.isalpha():
            sections[section] = sections.get(section, "") + letter
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    assert [name for name, letters in sections.items() if not alphabet.startswith(letters)] == []


def test_sections_stand_in_the_order_of_their_numbers() -> None:
    sections: dict[str, list[list[int]]] = {}
    for rule in ids("en"):
        if chapter_of(rule) != "EX":
            numbers = rule.removeprefix("S42-").split(".")[1:-1]
            sections.setdefault(chapter_of(rule), []).append([int(number) for number in numbers])
    assert [chapter for chapter, found in sections.items() if found != sorted(found)] == []


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


def test_translations_keep_links_readings_and_options() -> None:
    for english, russian in zip(reference("en"), reference("ru"), strict=True):
        assert russian.links == english.links, english.id
        assert OPTION.findall(russian.text) == OPTION.findall(english.text), english.id
        readings = [
            READING["en"] in english.text,
            READING["ru"] in russian.text,
        ]
        assert readings[0] == readings[1], english.id


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


def test_options_of_the_reference_and_of_the_rulings_page_agree() -> None:
    offered = {name for entry in reference("en") for name in OPTION.findall(entry.text)}
    assert offered == set(re.findall(r"Option: `(\w+)`", rulings()))


def test_every_ruling_names_its_rules_and_says_whether_it_is_an_option() -> None:
    for ruling in rulings().split("\n### ")[1:]:
        question = ruling.splitlines()[0]
        assert re.search(r"^Rules: S42-.* Option: \S", ruling, re.MULTILINE), question
