"""The real program with the built page, and a player in front of it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hexfront.table import Settings
from hexfront.table.shelf import standard_shelf
from tests.browser.desk import Desk
from tests.browser.drills import drill_shelf
from tests.table.live import Server, running

PATIENCE_MS = 60_000
"""A busy machine is slow, not wrong."""


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """A database of its own, and a copy of the page that no build changes meanwhile."""
    folder = tmp_path_factory.mktemp("tables")
    built = Settings().page
    if not (built / "index.html").is_file():
        pytest.fail("The page is not built: run `make page` first.")
    page = Path(shutil.copytree(built, folder / "page"))
    return Settings(database=f"sqlite:///{folder / 'tables.sqlite3'}", page=page)


@pytest.fixture(scope="session")
def server(settings: Settings) -> Iterator[Server]:
    """Every game of the package."""
    with running(settings, standard_shelf()) as started:
        yield started


@pytest.fixture(scope="session")
def drills(settings: Settings) -> Iterator[Server]:
    """Games with positions instead of scenarios."""
    with running(settings, drill_shelf()) as started:
        yield started


@pytest.fixture
def desk(page: Page) -> Iterator[Desk]:
    """An empty tab in which nothing glows; a script error in the page fails the test."""
    expect.set_options(timeout=PATIENCE_MS)
    page.set_default_timeout(PATIENCE_MS)
    page.emulate_media(reduced_motion="reduce")
    sitting = Desk(page)
    yield sitting
    assert sitting.faults == []


@pytest.fixture
def phone(browser: Browser) -> Iterator[Desk]:
    """A phone held upright; no pointer rests anywhere."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    desk = Desk(context.new_page())
    expect.set_options(timeout=PATIENCE_MS)
    desk.page.set_default_timeout(PATIENCE_MS)
    yield desk
    assert desk.faults == []
    context.close()
