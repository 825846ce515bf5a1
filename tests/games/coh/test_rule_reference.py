"""The rule reference says the same in every language and never points nowhere."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.reference import (
    CYRILLIC,
    LANGUAGES,
    READING,
    Entry,
    reference_of,
)

RULINGS = Path(__file__).parents[3] / "docs" / "rulings.md"
CHAPTERS = [
    *("G", "S", "C", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
    *("17", "CARD", "EX"),
]

CITATION = re.compile(r"COH-[A-Z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")


def reference(language: str) -> tuple[Entry, ...]:
    return reference_of("coh", language)


def ids(language: str) -> list[str]:
    return [entry.id for entry in reference(language)]


def chapter_of(rule: str) -> str:
    """`COH-6.7.b` stands in chapter 6, `COH-EX-6.8-1` among the examples."""
    section = rule.removeprefix("COH-")
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
    assert list(dict.fromkeys(entry.chapter for entry in reference(language))) == CHAPTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_section_have_no_gap(language: str) -> None:
    """A rule lost while editing shows as a missing letter: a, b, d."""
    sections: dict[str, str] = {}
    for rule in ids(language):
        section, _, letter = rule.rpartition(".")
        if len(letter) == 1 and letter.isalpha():
            sections[section] = sections.get(section, "") + letter
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    assert [name for name, letters in sections.items() if not alphabet.startswith(letters)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_point_to_rules_that_exist(language: str) -> None:
    known = set(ids(language))
    dead = [(entry.id, link) for entry in reference(language) for link in entry.links]
    assert [(rule, link) for rule, link in dead if link not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_does_not_link_to_itself(language: str) -> None:
    assert [entry.id for entry in reference(language) if entry.id in entry.links] == []


def test_translations_keep_links_and_readings() -> None:
    for english, russian in zip(reference("en"), reference("ru"), strict=True):
        assert russian.links == english.links, english.id
        readings = [
            READING["en"] in english.text,
            READING["ru"] in russian.text,
        ]
        assert readings[0] == readings[1], english.id


def test_each_file_is_written_in_its_own_language() -> None:
    assert [e.id for e in reference("en") if CYRILLIC.search(e.title + e.text)] == []
    assert [e.id for e in reference("ru") if not CYRILLIC.search(e.text)] == []


def test_the_rulings_page_cites_rules_that_exist() -> None:
    cited = set(CITATION.findall(RULINGS.read_text(encoding="utf-8")))
    assert cited
    assert sorted(cited - set(ids("en"))) == []


def test_every_ruling_names_its_rules_and_says_whether_it_is_an_option() -> None:
    rulings = RULINGS.read_text(encoding="utf-8").split("\n### ")[1:]
    for ruling in rulings:
        question = ruling.splitlines()[0]
        assert re.search(r"^Rules: COH-.* Option: \S", ruling, re.MULTILINE), question
