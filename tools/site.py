"""What Sphinx is told about our pages and docstrings (`docs/conf.py`).

A line `<!-- page README.md -->` of a page stands for that file. Its links are turned so that they
hold within docs/; what the site does not show, such as a folder of sources, is left as plain text.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "examples/api/README.md": "examples.md",
}
"""Files that are pages of the site, and how they are called there."""

_TAKEN = re.compile(r"^<!-- page (\S+) -->$", re.MULTILINE)
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def read_in(source: list[str]) -> None:
    """Put the files into a page that Sphinx has read; the list holds its text, as Sphinx wants."""
    text = _LINK.sub(_without_sources, source[0])
    source[0] = _TAKEN.sub(lambda found: turned((ROOT / found[1]).read_text("utf-8")), text)


def turned(text: str) -> str:
    """A text of the project's folder as it reads within docs/."""
    return _LINK.sub(_turned, text)


def with_listings(lines: list[str]) -> None:
    """Mark the indented lines and the tables of a docstring as listings, in place for Sphinx."""
    told: list[str] = []
    for number, line in enumerate(lines):
        follows = [*lines[number + 1 :], "", ""]
        if line.endswith(":") and not follows[0].strip() and follows[1].startswith("    "):
            told.append(line + ":")
        elif line.startswith("|"):
            if not lines[number - 1].startswith("|"):
                told += ["::", ""]
            told.append("    " + line)
        else:
            told.append(line)
    lines[:] = told


def _without_sources(found: re.Match[str]) -> str:
    return found[2] if found[3].startswith("../src/") else found[0]


def _turned(found: re.Match[str]) -> str:
    picture, words, target = found.groups()
    if "://" in target or target.startswith("#"):
        return found[0]
    path, _, anchor = target.partition("#")
    inside = PAGES.get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else "")
    if not inside:
        return words
    return f"{picture}[{words}]({inside}{'#' + anchor if anchor else ''})"
