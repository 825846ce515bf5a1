"""How smoothly a large map moves: `python -m bench.motion [game/scenario]`.

A real browser drags the board and turns the wheel at three zooms; the time from one frame to the
next is taken in the page. Without a graphics card, as in a test, every painted pixel counts.
"""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import cos, sin
from time import perf_counter, sleep
from typing import TYPE_CHECKING, NamedTuple

import httpx
from rich.console import Console
from rich.table import Table

from bench.table import server
from bench.timing import percentile
from tools.browser import find_browser

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCENARIO = "s42/campaign"
WINDOW = {"width": 1280, "height": 720}
MIDDLE = (480.0, 380.0)
ZOOMS = {"near": 9, "middle": 6, "far": 0}
"""Presses of the key that zooms in, from the whole board."""
SECONDS = 2.5
REST = 1.5
"""Seconds in which what was moved is painted sharp."""
WANTED = "p95 20 ms"
WATCH = """
window.frames = []; window.watching = true;
let last = performance.now();
const watch = (now) => {
  window.frames.push(now - last); last = now;
  if (window.watching) requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


class Motion(NamedTuple):
    """Milliseconds from frame to frame while something was done at a zoom."""

    zoom: str
    act: str
    frames: list[float]


def motions(scenario: str = SCENARIO) -> list[Motion]:
    found = []
    with _board(scenario) as page:
        for zoom, presses in ZOOMS.items():
            page.keyboard.press("0")
            sleep(REST)
            for _ in range(presses):
                page.keyboard.press("+")
                sleep(0.1)
            for act, move in (("drag", _drag), ("wheel", _wheel)):
                sleep(REST)
                found.append(Motion(zoom, act, _watched(page, move)))
    return found


def opening_time(scenario: str = SCENARIO) -> float:
    """Milliseconds from the table's address until something can be chosen."""
    with server() as address, _browser() as page:
        seated = seat_at(address, page, scenario)
        httpx.get(f"{address}/api/scenarios/{scenario}", timeout=60).raise_for_status()
        start = perf_counter()
        _open(page, seated)
        return (perf_counter() - start) * 1000


@contextmanager
def _browser() -> "Iterator[Page]":
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # a heavy import

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        yield browser.new_page(viewport=WINDOW)  # type: ignore[arg-type]
        browser.close()


@contextmanager
def _board(scenario: str) -> "Iterator[Page]":
    """The first decision of a scenario, with its map painted."""
    with server() as address, _browser() as page:
        _open(page, seat_at(address, page, scenario))
        page.mouse.click(*MIDDLE)
        sleep(4 * REST)
        yield page


def seat_at(address: str, page: "Page", scenario: str) -> str:
    """A new table; the page remembers its seats. The address of the table."""
    game, name = scenario.split("/")
    asked = {"game": game, "scenario": name, "players": ["me", "friend"], "seed": 1,
             "open_hands": True}  # fmt: skip
    made = httpx.post(f"{address}/api/tables", json=asked, timeout=60).raise_for_status().json()
    kept = {"hexfront.tables": [{**made, "game": game, "scenario": name}],
            "hexfront.settings": {"speed": "off", "language": "en"}}  # fmt: skip
    fill = "for (const [k, v] of Object.entries(kept)) localStorage.setItem(k, JSON.stringify(v));"
    page.add_init_script(f"const kept = {json.dumps(kept)};{fill}")
    return f"{address}/#/table/{made['table']}"


def _open(page: "Page", address: str) -> None:
    page.goto(address)
    page.get_by_test_id("phase-bar").wait_for(timeout=60_000)
    page.locator("[data-testid^='unit-']").first.wait_for(timeout=60_000)


def _watched(page: "Page", move: "Callable[[Page], None]") -> list[float]:
    page.mouse.move(*MIDDLE)
    page.evaluate(WATCH)
    move(page)
    page.evaluate("window.watching = false")
    frames: list[float] = page.evaluate("window.frames")
    return frames[2:]


def _drag(page: "Page") -> None:
    x, y = MIDDLE
    page.mouse.down()
    start = perf_counter()
    while (gone := perf_counter() - start) < SECONDS:
        page.mouse.move(x + 300 * sin(3 * gone), y + 180 * sin(4 * gone))
        sleep(0.006)
    page.mouse.up()


def _wheel(page: "Page") -> None:
    start = perf_counter()
    while (gone := perf_counter() - start) < SECONDS:
        page.mouse.wheel(0, 60 * cos(2.5 * gone))
        sleep(0.012)


def main() -> None:
    scenario = sys.argv[1] if len(sys.argv) > 1 else SCENARIO
    shown = Table("zoom", "act", "frames", "p50", "p95", "worst", title=f"{scenario}: {WANTED}")
    for zoom, act, frames in motions(scenario):
        times = (percentile(frames, 0.5), percentile(frames, 0.95), max(frames))
        shown.add_row(zoom, act, str(len(frames)), *(f"{ms:.0f} ms" for ms in times))
    out = Console(width=100)
    out.print(shown)
    out.print(f"opened in {opening_time(scenario):.0f} ms")


if __name__ == "__main__":
    main()
