"""What holds for the rule reference of every game: a game's tests inherit it for their book."""

import re
from collections import Counter
from itertools import product
from string import ascii_lowercase
from typing import ClassVar

import pytest

from tests.games.reference import CYRILLIC, LANGUAGES, LINK, READING, Book

# a, b, ... z, aa, ab, ...
LETTERS = [*ascii_lowercase, *("".join(pair) for pair in product("ab", ascii_lowercase))]

OPTION = re.compile(r"`(\w+)`")
# "(5.6.2)" instead of a link. The figures of play are whole numbers or fractions such as 1/2.
BARE_SECTION = re.compile(r"(?<![\w.-])\d{1,2}[.,]\d")

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


class ReferenceChecks:
    """The rule reference says the same in every language and never points nowhere."""

    book: ClassVar[Book]

    def test_every_language_has_the_same_rules_in_the_same_order(self) -> None:
        assert self.book.ids("ru") == self.book.ids("en")

    @in_every_language
    def test_no_rule_appears_twice(self, language: str) -> None:
        counts = Counter(self.book.ids(language))
        assert [rule for rule, count in counts.items() if count > 1] == []

    @in_every_language
    def test_every_id_is_numbered_like_the_rulebook(self, language: str) -> None:
        form = re.compile(rf"[A-Z0-9]+{self.book.numbering}")
        assert [rule for rule in self.book.rules(language) if not form.fullmatch(rule)] == []

    @in_every_language
    def test_every_rule_has_a_text(self, language: str) -> None:
        assert [entry.id for entry in self.book.entries(language) if not entry.text] == []

    @in_every_language
    def test_titles_are_short(self, language: str) -> None:
        titles = {entry.id: entry.title.split() for entry in self.book.entries(language)}
        assert [rule for rule, words in titles.items() if len(words) > 5] == []

    @in_every_language
    def test_every_rule_stands_in_its_chapter(self, language: str) -> None:
        chapters = {entry.id: entry.chapter for entry in self.book.entries(language)}
        strays = [rule for rule in chapters if chapters[rule] != self.book.chapter_of(rule)]
        assert strays == []

    @in_every_language
    def test_chapters_follow_the_rulebook(self, language: str) -> None:
        chapters = dict.fromkeys(entry.chapter for entry in self.book.entries(language))
        assert list(chapters) == list(self.book.sizes)

    @in_every_language
    def test_no_chapter_has_lost_a_rule(self, language: str) -> None:
        counts = Counter(entry.chapter for entry in self.book.entries(language))
        assert counts == self.book.sizes

    @in_every_language
    def test_letters_of_a_section_have_no_gap_but_those_left_for_later(self, language: str) -> None:
        """A rule lost while editing shows as a missing letter: a, b, d."""
        for section, letters in self.book.sections(language).items():
            later = self.book.later.get(section, "").split()
            whole = LETTERS[: len(letters) + len(later)]
            assert letters == [letter for letter in whole if letter not in later], section

    @in_every_language
    def test_sections_stand_in_the_order_of_their_numbers(self, language: str) -> None:
        chapters = list(self.book.sizes)
        places = []
        for rule in self.book.rules(language):
            chapter, *section = rule.split(".")[:-1]
            numbers = [int(part) for part in section if part.isdigit()]
            places.append((chapters.index(chapter), numbers))
        assert places == sorted(places)

    @in_every_language
    def test_links_point_to_rules_that_exist(self, language: str) -> None:
        known = set(self.book.ids(language))
        links = [(entry.id, link) for entry in self.book.entries(language) for link in entry.links]
        assert [(rule, link) for rule, link in links if link not in known] == []

    @in_every_language
    def test_rules_are_linked_rather_than_numbered(self, language: str) -> None:
        plain = {entry.id: LINK.sub("", entry.text) for entry in self.book.entries(language)}
        assert [rule for rule, text in plain.items() if BARE_SECTION.search(text)] == []

    @in_every_language
    def test_a_rule_does_not_link_to_itself(self, language: str) -> None:
        entries = self.book.entries(language)
        assert [entry.id for entry in entries if entry.id in entry.links] == []

    def test_translations_keep_links_readings_and_options(self) -> None:
        for english, russian in self.book.pairs():
            assert russian.links == english.links, english.id
            assert OPTION.findall(russian.text) == OPTION.findall(english.text), english.id
            readings = [READING["en"] in english.text, READING["ru"] in russian.text]
            assert readings[0] == readings[1], english.id

    def test_each_file_is_written_in_its_own_language(self) -> None:
        english, russian = self.book.entries("en"), self.book.entries("ru")
        assert [e.id for e in english if CYRILLIC.search(e.title + e.text)] == []
        assert [e.id for e in russian if not CYRILLIC.search(e.text)] == []

    def test_the_rulings_page_cites_rules_that_exist(self) -> None:
        cited = self.book.cited()
        assert cited
        assert sorted(cited - set(self.book.ids())) == []

    def test_options_of_the_reference_and_of_the_rulings_page_agree(self) -> None:
        offered = {name for entry in self.book.entries() for name in OPTION.findall(entry.text)}
        assert offered == set(re.findall(r"Option: `(\w+)`", self.book.rulings()))

    def test_every_ruling_names_its_rules_and_says_whether_it_is_an_option(self) -> None:
        assert self.book.undecided(r"\S") == []


class LinkedReferenceChecks(ReferenceChecks):
    """For a reference whose examples link to rules and whose readings all have a ruling."""

    def test_every_example_links_to_the_rule_it_shows(self) -> None:
        examples = [entry for entry in self.book.entries() if entry.chapter == "EX"]
        assert examples
        assert [entry.id for entry in examples if not entry.links] == []

    def test_the_rulings_page_has_every_reading(self) -> None:
        cited = self.book.cited()
        readings = [entry.id for entry in self.book.entries() if READING["en"] in entry.text]
        assert [rule for rule in readings if rule not in cited] == []
