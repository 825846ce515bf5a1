"""The pages of docs/extend tell the truth: they quote the example, and what they tell works."""

import shutil
from pathlib import Path

import pytest

from tests.guest.conftest import EXAMPLE, ROOT, install
from tests.guest.pages import PAGES, blocks, change, commands

ALL = sorted(PAGES.glob("*.md"))
HOUSE = "src/hexfront"
"""Where a page changes Hexfront itself, it is tried on a copy."""
INSTALLING = ["pip", "install", "--editable", "."]
PROGRAMS: dict[str, list[str]] = {
    "python": [],
    "pytest": ["-m", "pytest", "-q", "-p", "no:cacheprovider"],
    "hexfront": ["-m", "hexfront.cli"],
}


@pytest.mark.parametrize("page", ALL, ids=lambda page: page.stem)
def test_what_is_quoted_stands_in_the_example(page: Path):
    for block in blocks(page):
        if block.what == "from":
            assert block.text in (ROOT / block.path).read_text("utf-8")


@pytest.mark.parametrize("page", ALL, ids=lambda page: page.stem)
def test_links_lead_to_pages(page: Path):
    text = page.read_text("utf-8")
    for other in ALL:
        assert (f"({other.name})" in text) or page.stem != "index" or other == page
    for link in (part.partition(")")[0] for part in text.split("](")[1:]):
        assert link.startswith("https://") or (PAGES / link).is_file(), link


@pytest.mark.parametrize("page", ALL, ids=lambda page: page.stem)
def test_what_it_tells_to_do_works(page: Path, tmp_path: Path):
    own = Path(shutil.copytree(EXAMPLE, tmp_path / "rulebook"))
    if any(block.path.startswith(HOUSE) for block in blocks(page)):
        shutil.copytree(ROOT / HOUSE, own / HOUSE, ignore=shutil.ignore_patterns("web"))
    change(own, page)
    asked = [command for command in commands(page) if command.words != INSTALLING]
    if not asked:
        return
    guest = install(own, tmp_path / "installed", editable=True)
    for (program, *arguments), told in asked:
        answer = guest.python(*PROGRAMS[program], *arguments, cwd=own)
        for line in told:
            assert line in answer
