"""Every abbreviation that a page writes is explained, and every file with a fault is refused."""

import re
from pathlib import Path

import pytest

from hexfront.games import rulebook, rulebooks
from hexfront.play.datafile import LANGUAGES, DataError
from hexfront.play.glossary import pattern, read_glossary
from hexfront.words import catalogues

GAMES = tuple(id_ for id_, book in rulebooks().items() if book.glossary)
CAPITALS = {
    "en": re.compile(r"(?<![\w'-])[A-Z][A-Zt]*[A-Z][hs#]?(?!\w)"),
    "ru": re.compile(r"(?<![\w-])[А-ЯЁA-Z][А-ЯЁA-Zt]*[А-ЯЁA-Z][h#]?(?!\w)"),
}
PLACEABLE = re.compile(r"\{[^{}]*\}")
MESSAGE = re.compile(r"^[a-z][\w-]* = ")
NO_TERMS = {"NE", "SE", "SW", "NW", "СВ", "ЮВ", "ЮЗ", "СЗ", "SHA", "SMOKE", "ДЫМ"}
"""Directions of the compass, a name, and words that a counter prints in capitals."""


def written(game: str, language: str) -> str:
    """All that the catalogues of a game say, without what they are given."""
    lines = [
        MESSAGE.sub("", line)
        for path in catalogues(language, game)
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]
    return PLACEABLE.sub(" ", "\n".join(lines))


def test_every_game_of_ours_has_a_glossary() -> None:
    assert {"aslsk", "coh", "s42"} <= set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_abbreviation_is_explained(game: str, language: str) -> None:
    found = set(CAPITALS[language].findall(written(game, language))) - NO_TERMS
    terms = rulebook(game).glossary
    assert found
    assert not [
        word for word in sorted(found) if not any(t.found_in(word, language) for t in terms)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_term_is_found_by_its_own_name(game: str, language: str) -> None:
    for term in rulebook(game).glossary:
        assert term.found_in(term.term[language], language), term.id


@pytest.mark.parametrize(
    ("form", "found", "missed"),
    [
        ("AP", ("2 AP.", "AP"), ("CAP", "ap", "APC")),
        ("очк* действия", ("Очки действия", "очков действия"), ("очки движения", "очки")),
        ("critical hit*", ("A critical hit", "Critical hits"), ("critical", "hypercritical hit")),
        ("TK#", ("TK# 12",), ("TK 12",)),
    ],
)
def test_what_a_form_stands_for(form: str, found: tuple[str, ...], missed: tuple[str, ...]) -> None:
    assert all(pattern(form).search(text) for text in found)
    assert not any(pattern(form).search(text) for text in missed)


TERM = 'term = { en = "AP", ru = "ОД" }\ntext = { en = "So.", ru = "Так." }\n'


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[ap]\nterm = { en = "AP" }\ntext = { en = "So.", ru = "Так." }', "ap.term"),
        ('[ap]\nterm = { en = "AP", ru = "ОД" }\ntext = { en = "So." }', "ap.text"),
        (f'[ap]\n{TERM}name = {{ en = "Points" }}', "ap.name"),
        (f'[ap]\n{TERM}rule = "X-2"', "ap.rule: no rule X-2"),
        (f'[ap]\n{TERM}forms = {{ en = ["*AP"] }}', r"ap.forms.en\[0\]"),
        (f"[ap]\n{TERM}[cap]\n{TERM}", "cap.forms.en: 'AP' is a form of ap too"),
        (f"[ap]\n{TERM}sense = 1", "ap: .*sense"),
    ],
)
def test_faults_name_file_and_key(tmp_path: Path, text: str, fault: str) -> None:
    path = tmp_path / "glossary.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(DataError, match=rf"glossary.toml: {fault}"):
        read_glossary(path, {"X-1"})


def test_a_rule_that_there_is_and_no_file_at_all(tmp_path: Path) -> None:
    path = tmp_path / "glossary.toml"
    path.write_text(f'[ap]\n{TERM}rule = "X-1"', "utf-8")
    (term,) = read_glossary(path, {"X-1"})
    assert term.forms == {"en": ("AP",), "ru": ("ОД",)}
    assert read_glossary(None, ()) == ()
