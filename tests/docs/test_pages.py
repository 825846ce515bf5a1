"""The pages hold together: links, the list of pages, the modules and commands they name."""

import re
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from hexfront import __version__
from tools.site import PAGES, read_in, turned, with_listings

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TEXTS = [
    *ROOT.glob("*.md"),
    *DOCS.rglob("*.md"),
    *(ROOT / "examples").rglob("*.md"),
]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LISTING = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def links(path: Path) -> Iterator[str]:
    for target in LINK.findall(LISTING.sub("", path.read_text("utf-8"))):
        if "://" not in target:
            yield target


def anchors(path: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = HEADING.findall(LISTING.sub("", path.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}


@pytest.mark.parametrize("path", TEXTS, ids=named)
def test_every_link_leads_somewhere(path: Path) -> None:
    for target in links(path):
        file, _, anchor = target.partition("#")
        found = (path.parent / file).resolve() if file else path
        assert found.exists(), f"{target}: nothing is there"
        if anchor:
            assert anchor in anchors(found), f"{target}: no such heading"


def test_every_page_is_in_the_list_of_the_site() -> None:
    listed = set(re.findall(r"^([\w/-]+)$", (DOCS / "index.md").read_text("utf-8"), re.MULTILINE))
    pages = {path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")}
    assert listed == pages - {"index"}


def test_the_reference_names_modules_that_exist() -> None:
    modules = [
        module
        for path in (DOCS / "reference").glob("*.md")
        for module in re.findall(r"automodule:: (\S+)", path.read_text("utf-8"))
    ]
    assert len(modules) == len(set(modules)) > 30
    for module in modules:
        assert find_spec(module) is not None, module


def test_every_command_that_a_page_names_exists() -> None:
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for path in TEXTS:
        text = path.read_text("utf-8")
        for target in re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE):
            assert target in made, f"{named(path)}: make {target}"
        for module in re.findall(r"python -m ((?:tools|bench|tests|hexfront)[\w.]*)", text):
            assert find_spec(module) is not None, f"{named(path)}: python -m {module}"


def test_make_help_tells_every_target_with_a_purpose() -> None:
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    for target in ("play", "test", "bench", "docs", "soak", "conformance"):
        assert f"make {target} " in told.stdout


def test_the_changelog_begins_with_this_version() -> None:
    versions = re.findall(r"^## \[([^\]]+)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert next(version for version in versions if version != "Unreleased") == __version__


def test_the_test_that_contributors_are_shown_passes() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (code,) = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    space: dict[str, object] = {}
    exec(f"import pytest\nfrom hexfront.games.coh.notation import position\n{code}", space)  # noqa: S102
    shown = space["test_terrain_adds_to_the_defense"]
    assert callable(shown)
    for ground, number in [("open", 8), ("light-woods", 9)]:
        shown(ground, number)
    with pytest.raises(AssertionError):
        shown("light-woods", 8)


def test_a_page_takes_in_a_file_with_its_links_turned() -> None:
    source = ["<!-- page CONTRIBUTING.md -->\n[code](../src/hexfront)"]
    read_in(source)
    assert "# Contributing" in source[0]
    assert "(architecture.md)" in source[0]
    assert source[0].endswith("\ncode")
    for file, page in PAGES.items():
        assert turned(f"[a]({file}#b)") == f"[a]({page}#b)"
        assert f"<!-- page {file} -->" in (DOCS / page).read_text("utf-8")
    kept = "![x](https://host/y.png) [here](#there)"
    assert turned(kept) == kept
    assert turned("![x](docs/images/y.png) [src](src/hexfront)") == "![x](images/y.png) src"


def test_indented_lines_and_tables_of_a_docstring_are_listings() -> None:
    lines = ["As this:", "", "    code", "", "Not this:", "", "text", "nor:", "    text"]
    with_listings(lines)
    assert [line for line in lines if line.endswith("::")] == ["As this::"]
    lines = ["Told:", "", "| a | b |", "|---|---|", "", "text"]
    with_listings(lines)
    assert lines == ["Told:", "", "::", "", "    | a | b |", "    |---|---|", "", "text"]


def cut() -> tuple[set[str], set[str]]:
    """What the picture of a rulebook's folder shows: what every game has, and what some have."""
    text = (DOCS / "architecture.md").read_text("utf-8")
    (picture,) = re.findall(r"^games/<id>/\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    every: set[str] = set()
    some: set[str] = set()
    for line in re.findall(r"^  (\S.*)$", picture, re.MULTILINE):
        names = re.findall(r"^\w+\.py|\b\w+(?=/)", line)
        (some if "where a game has such" in line else every).update(names)
    return every, some


@pytest.mark.parametrize("game_id", ["coh", "aslsk", "s42"])
def test_every_rulebook_is_cut_as_the_architecture_shows(game_id: str) -> None:
    every, some = cut()
    assert {"rulebook.py", "moments", "screen", "data", "words"} <= every
    folder = ROOT / "src" / "hexfront" / "games" / game_id
    there = {path.name for path in folder.iterdir()} - {"__init__.py", "__pycache__"}
    text = (DOCS / "architecture.md").read_text("utf-8")
    (row,) = re.findall(rf"^\| `{game_id}` \| (.*) \|$", text, re.MULTILINE)
    subjects = set(re.findall(r"`(\w+)`", row))
    assert every <= there
    assert there - some - every == subjects
