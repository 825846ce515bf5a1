"""Reading a game's rule reference in tests, strictly: every heading must have its form."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import hexfront

GAMES = Path(hexfront.__file__).parent / "games"
DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("en", "ru")
READING = {"en": "Hexfront reads:", "ru": "Трактовка Hexfront:"}

CHAPTER = re.compile(r"^## (?P<chapter>\S+) (?P<title>\S.*)$")
ENTRY = re.compile(r"^### (?P<id>(?:ASL|COH|S42)-\S+) (?P<title>\S.*)$")
LINK = re.compile(r"\[([^\]]*)\]")
CYRILLIC = re.compile(r"[А-Яа-яЁё]")


@dataclass(frozen=True)
class Entry:
    chapter: str
    id: str
    title: str
    text: str

    @property
    def links(self) -> list[str]:
        return LINK.findall(self.text)


def parse(lines: list[str]) -> Iterator[Entry]:
    chapter = ""
    heading: re.Match[str] | None = None
    text: list[str] = []
    for line in [*lines, "## end of file"]:
        if not line.startswith("#"):
            text.append(line)
            continue
        if heading is not None:
            yield Entry(chapter, heading["id"], heading["title"], "\n".join(text).strip())
        heading, text = None, []
        if line.startswith("### "):
            heading = ENTRY.match(line)
            assert heading is not None, f"not '### <id> <title>': {line!r}"
        elif line.startswith("## "):
            opening = CHAPTER.match(line)
            assert opening is not None, f"not '## <chapter> <title>': {line!r}"
            chapter = opening["chapter"]


@cache
def reference_of(game: str, language: str) -> tuple[Entry, ...]:
    path = GAMES / game / "rules" / f"{language}.md"
    return tuple(parse(path.read_text(encoding="utf-8").splitlines()))


@dataclass(frozen=True)
class Book:
    """A game's rule reference, and what is known of the rulebook that it retells."""

    game: str
    prefix: str
    """What the ids of its rules begin with."""
    numbering: str
    """How an id goes on after the chapter, as a regular expression; examples have their own."""
    sizes: Mapping[str, int]
    """How many rules each chapter has, so that none is lost at the end of a section."""
    page: str
    """The page of docs that has the rulings."""
    later: Mapping[str, str] = field(default_factory=dict)
    """Letters that a section leaves out for now."""

    def entries(self, language: str = "en") -> tuple[Entry, ...]:
        return reference_of(self.game, language)

    def pairs(self) -> Iterator[tuple[Entry, Entry]]:
        """Each rule in English and in Russian."""
        return zip(self.entries("en"), self.entries("ru"), strict=True)

    def ids(self, language: str = "en") -> list[str]:
        return [entry.id for entry in self.entries(language)]

    def rules(self, language: str = "en") -> list[str]:
        """The ids without their prefix, and without the examples."""
        found = [rule.removeprefix(self.prefix) for rule in self.ids(language)]
        return [rule for rule in found if not rule.startswith("EX-")]

    def chapter_of(self, rule: str) -> str:
        """`COH-6.7.b` stands in chapter 6, `COH-EX-6.8-1` among the examples."""
        section = rule.removeprefix(self.prefix)
        return "EX" if section.startswith("EX-") else section.split(".")[0]

    def sections(self, language: str = "en") -> dict[str, list[str]]:
        """The letters of each section in the order in which they stand."""
        found: dict[str, list[str]] = {}
        for rule in self.rules(language):
            section, _, letter = rule.rpartition(".")
            if letter.isalpha():
                found.setdefault(section, []).append(letter)
        return found

    def rulings(self) -> str:
        return (DOCS / self.page).read_text(encoding="utf-8")

    def cited(self) -> set[str]:
        """The rules that the rulings page names."""
        citation = rf"{self.prefix}[A-Z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?"
        return set(re.findall(citation, self.rulings()))

    def undecided(self, answer: str) -> list[str]:
        """The rulings that do not name their rules and say "Option" with such an answer."""
        form = re.compile(rf"^Rules: {self.prefix}.* Option: {answer}", re.MULTILINE)
        rulings = self.rulings().split("\n### ")[1:]
        return [ruling.splitlines()[0] for ruling in rulings if not form.search(ruling)]
