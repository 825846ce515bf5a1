"""Fixtures that open the page in a real browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import ADVICE, find_browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A headless browser for a module's tests.

    While it is open, Playwright keeps an event loop running in this thread, in which no `async`
    test can start: so it is not shared by the whole run, and such tests live in other modules.
    """
    program = find_browser()
    if program is None:
        pytest.fail(ADVICE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=str(program))
        yield launched
        launched.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty tab of the smallest window the page promises to work in."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    yield context.new_page()
    context.close()
