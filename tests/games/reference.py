"""Reading a game's rule reference in tests, strictly: every heading must have its form."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import hexfront

GAMES = Path(hexfront.__file__).parent / "games"
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
