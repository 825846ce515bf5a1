"""A table of our own with a game on it, opened in the browser to be photographed."""

import json
import socket
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from playwright.sync_api import Page

from hexfront.play import Match, dump
from hexfront.table import Settings, create_app

PATIENCE_MS = 30_000


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
    return {**seated, "game": match.game.id, "scenario": match.scenario}


def visit(page: Page, address: str, kept: dict[str, str]) -> None:
    """Open the game and wait until the map is there."""
    tables = json.dumps(json.dumps([kept]))
    page.add_init_script(f"localStorage.setItem('hexfront.tables', {tables})")
    page.emulate_media(reduced_motion="reduce")
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"{address}/#/table/{kept['table']}")
    page.locator("[data-offer]").first.wait_for()
    page.wait_for_function("[...document.images].every(image => image.complete)")
