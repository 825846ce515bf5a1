"""What the page costs a player: `python -m bench.page`.

A real browser measures how much the start page weighs, how long it takes from the click on "Start
the game" until something can be chosen, and whether the page grows while somebody clicks about.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.motion import seat_at
from bench.table import server
from tools.browser import find_browser

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

WINDOW = {"width": 1280, "height": 720}
GAMES = {"coh": "coh/kamenka", "aslsk": "aslsk/crossroads", "s42": "s42/fall-blau"}
CLICKS = 500
EVERY = 100
OFFERED = "[data-offer], [data-testid^='choice-'], [data-testid='set-up-tray']"
"""Anything that can be chosen."""
SETTLED_MS = 1500
PATIENCE_MS = 60_000


class Weight(NamedTuple):
    """Bytes over the line until something can be started, and with the maps that come then."""

    first: int
    whole: int


class Growth(NamedTuple):
    """Nodes and listeners of the document after so many clicks."""

    clicks: int
    nodes: int
    listeners: int


@contextmanager
def tab() -> "Iterator[Page]":
    """An empty tab that has never been here."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # a heavy import

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_page(viewport=WINDOW)  # type: ignore[arg-type]
        page.set_default_timeout(PATIENCE_MS)
        yield page
        browser.close()


def start_weight(address: str) -> Weight:
    with tab() as page:
        line: CDPSession = page.context.new_cdp_session(page)
        line.send("Network.enable")
        sizes: list[int] = []

        def arrived(event: dict[str, Any]) -> None:
            sizes.append(int(event["encodedDataLength"]))

        line.on("Network.loadingFinished", arrived)
        page.goto(address)
        page.get_by_test_id("start-game").wait_for()
        first = sum(sizes)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLED_MS)
        return Weight(first, sum(sizes))


def start_time(address: str, game: str) -> tuple[float, float]:
    """Milliseconds from the click until something can be chosen, and how many of them the page
    itself was at work, which other programs on the machine do not change."""
    with tab() as page:
        line: CDPSession = page.context.new_cdp_session(page)
        line.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.goto(address)
        page.get_by_test_id(f"game-{game}").click()
        page.get_by_test_id("start-game").wait_for()
        page.wait_for_load_state("networkidle")
        start, busy = perf_counter(), _metrics(line)["TaskDuration"]
        page.get_by_test_id("start-game").click()
        page.locator(OFFERED).first.wait_for(state="attached")
        taken = perf_counter() - start
        return taken * 1000, (_metrics(line)["TaskDuration"] - busy) * 1000


def growth(address: str, scenario: str) -> list[Growth]:
    """Clicks all over board and panel, and what the document has grown to."""
    with tab() as page:
        page.goto(seat_at(address, page, scenario))
        _past_set_up(page)
        line: CDPSession = page.context.new_cdp_session(page)
        line.send("Performance.enable")
        random, found = Random(1), [_counted(line, 0)]
        for clicks in range(1, CLICKS + 1):
            page.mouse.click(random.uniform(90, 1270), random.uniform(70, 700))
            if random.random() < 0.3:
                page.keyboard.press("Escape")
            if not page.get_by_test_id("game-screen").count():
                page.go_back()
                page.get_by_test_id("game-screen").wait_for()
            if clicks % EVERY == 0:
                page.keyboard.press("Escape")
                page.wait_for_timeout(SETTLED_MS)
                found.append(_counted(line, clicks))
        return found


def _past_set_up(page: "Page") -> None:
    """Where counters are placed by hand, the computer does it for both sides."""
    page.locator(OFFERED).first.wait_for(state="attached")
    for _ in range(2):
        help_ = page.get_by_test_id("set-up-for-me")
        if help_.count():
            help_.click()
            page.get_by_test_id("choice-Done").click()
            page.wait_for_timeout(SETTLED_MS)


def _metrics(line: "CDPSession") -> dict[str, float]:
    return {row["name"]: row["value"] for row in line.send("Performance.getMetrics")["metrics"]}


def _counted(line: "CDPSession", clicks: int) -> Growth:
    line.send("HeapProfiler.collectGarbage")
    metrics = _metrics(line)
    return Growth(clicks, int(metrics["Nodes"]), int(metrics["JSEventListeners"]))


def main() -> None:
    out = Console(width=100)
    with server() as address:
        weight = start_weight(address)
        out.print(
            f"start page: {weight.first / 1000:.0f} kB, with its maps {weight.whole / 1000:.0f} kB"
        )
        times = Table("game", "click to first offers", "page at work", title="Starting a game: 1 s")
        for game in GAMES:
            start_time(address, game)
            times.add_row(game, *(f"{ms:.0f} ms" for ms in start_time(address, game)))
        out.print(times)
        grown = Table("game", "clicks", "nodes", "listeners", title="The document")
        for game, scenario in GAMES.items():
            for row in growth(address, scenario):
                grown.add_row(game, *map(str, row))
        out.print(grown)


if __name__ == "__main__":
    main()
