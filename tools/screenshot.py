"""Take the picture of a game in progress that the README shows: `python -m tools.screenshot`.

Two computer players play scenario 2 up to its middle; then the page is
opened on it with a unit picked that has much to fire at.
"""

import json
import socket
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from playwright.sync_api import Locator, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from hexfront import games, opponents
from hexfront.games.coh.choices import Attack, Select
from hexfront.games.coh.state import CohState
from hexfront.games.coh.view import CohView
from hexfront.play import CHANCE, Match, SeededSource, dump
from hexfront.table import Settings, create_app
from tools.browser import ADVICE, find_browser
from tools.page import ROOT

PICTURE = ROOT / "docs/images/game.png"
SCENARIO = "kamenka"
ROUND = 2
INTO_THE_ROUND = 40
"""Choices after which a round is well under way."""
AIMS = 3
SEEDS = range(1, 20)
WINDOW = ViewportSize(width=1600, height=1000)
PATIENCE_MS = 30_000
TIP_MS = 3_000
COVERED = """tip => {
  const box = tip.getBoundingClientRect();
  return [...document.querySelectorAll("[data-testid^='unit-']")].filter(unit => {
    const { left, right, top, bottom } = unit.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }).length;
}"""


def half_a_game() -> Match:
    """The first game that comes to a moment worth showing."""
    for seed in SEEDS:
        match = played(seed)
        if match is not None:
            return match
    raise SystemExit("no game has such a moment")


def played(seed: int) -> Match | None:
    """Played until a unit of the acting side has much to fire at, and that unit is picked."""
    match = Match(games.find("coh"), SCENARIO)
    dice = SeededSource(seed)
    players = [opponents.opponent_for("coh", seat, seed) for seat in (0, 1)]
    since = 0
    while not match.state.over:
        actor = match.state.actor()
        if actor == CHANCE:
            match.fall(dice(match.state.chances()))
            continue
        view = match.game.view(match.state, actor)
        assert isinstance(view, CohView)
        since = since + 1 if view.round == ROUND else 0
        if since > INTO_THE_ROUND and (select := worth_showing(match)):
            match.take(actor, select)
            return match
        match.take(actor, players[actor].choose(view, match.state.choices()))
    return None


def worth_showing(match: Match) -> Select | None:
    selects = [choice for choice in match.state.choices() if isinstance(choice, Select)]
    return next((select for select in selects if len(targets(match, select)) >= AIMS), None)


def targets(match: Match, select: Select) -> list[Attack]:
    after = match.state.copy()
    assert isinstance(after, CohState)
    after.take(select)
    return [choice for choice in after.choices() if isinstance(choice, Attack)]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of our own on a free port."""
    settings = Settings(database=f"sqlite:///{folder / 'tables.sqlite3'}")
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(create_app(settings), log_level="warning"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        yield "http://{}:{}".format(*listener.getsockname())
    finally:
        server.should_exit = True
        thread.join()


def open_table(address: str, match: Match) -> dict[str, str]:
    """Put the game on a table; what a browser keeps of it."""
    url = f"{address}/api/tables/load?players=me,friend&open_hands=true"
    request = urllib.request.Request(url, dump(match).encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
        seated: dict[str, str] = json.load(answer)
    return {**seated, "game": "coh", "scenario": SCENARIO}


def show(page: Page, address: str, kept: dict[str, str]) -> None:
    """Open the game and point at a target, so that its odds are on the screen."""
    tables = json.dumps(json.dumps([kept]))
    page.add_init_script(f"localStorage.setItem('hexfront.tables', {tables})")
    page.emulate_media(reduced_motion="reduce")
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"{address}/#/table/{kept['table']}")
    aims = page.locator("[data-testid^='lit-'][data-offer~='Attack']")
    aims.first.wait_for()
    page.wait_for_function("[...document.images].every(image => image.complete)")
    page.get_by_test_id("round-card").wait_for(state="detached")
    rated = [(hidden, aim) for aim in aims.all() if (hidden := covered(page, aim)) is not None]
    if not rated:
        raise SystemExit("no target shows its odds")
    point_at(page, min(rated, key=lambda rating: rating[0])[1])


def point_at(page: Page, aim: Locator) -> bool:
    """Whether the target's odds came up; a stack of units fans out instead."""
    box = aim.bounding_box()
    assert box is not None
    page.mouse.move(0, 0)
    for passing in ("tip", "fan"):
        page.get_by_test_id(passing).wait_for(state="detached")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    try:
        page.get_by_test_id("tip").wait_for(timeout=TIP_MS)
    except PlaywrightTimeout:
        return False
    return True


def covered(page: Page, aim: Locator) -> int | None:
    """How many counters the tooltip of this target lies upon; None without a tooltip."""
    if not point_at(page, aim):
        return None
    hidden: int = page.get_by_test_id("tip").evaluate(COVERED)
    return hidden


def main() -> int:
    program = find_browser()
    if program is None:
        print(ADVICE, file=sys.stderr)
        return 1
    match = half_a_game()
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        kept = open_table(address, match)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=str(program))
            page = browser.new_context(viewport=WINDOW, locale="en-GB").new_page()
            show(page, address, kept)
            page.screenshot(path=PICTURE)
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
