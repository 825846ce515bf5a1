"""The real program with the built page, and a player in front of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from hexfront.table import Settings
from hexfront.table.shelf import standard_shelf
from tests.browser.desk import Desk
from tests.table.live import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Every game of the package, on a database of its own."""
    database = tmp_path_factory.mktemp("tables") / "tables.sqlite3"
    settings = Settings(database=f"sqlite:///{database}")
    if not (settings.page / "index.html").is_file():
        pytest.fail("The page is not built: run `make page` first.")
    with running(settings, standard_shelf()) as started:
        yield started


@pytest.fixture
def desk(page: Page) -> Iterator[Desk]:
    """An empty tab; a script error in the page fails the test that met it."""
    sitting = Desk(page)
    yield sitting
    assert sitting.faults == []
