"""A real server on this machine: how fast a choice is answered, and the page comes up."""

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from hexfront.table.difference import applied
from tools.browser import find_browser

CHOICES = 400
PAGE_LOADS = 5
_OVER = -2
COMPANY = {0: "p99 20 ms", 4: "p99 350 ms", 12: ""}
"""Tables at which computers think while choices are timed at another, and what is wanted."""

STARTS = {"--version": "300 ms", "--help": "400 ms"}
"""What a command takes at most that asks for no game."""


@contextmanager
def server() -> Iterator[str]:
    """The program as a person starts it, with a database of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "HEXFRONT_DATABASE": f"sqlite:///{folder}/bench.sqlite3"}
        process = subprocess.Popen(
            [sys.executable, "-m", "hexfront.cli", "--no-browser", "--port", "8700"],
            env=environment, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            yield _address(process)
        finally:
            process.terminate()
            process.wait()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        for word in line.split():
            if word.startswith("http://"):
                return word.rstrip("/.")
    raise RuntimeError("the server did not tell its address")


def answer_times(thinking: int = 0, choices: int = CHOICES) -> list[float]:
    """Milliseconds from a choice over the socket to the update that answers it, while
    computers play against each other at so many other tables."""
    times: list[float] = []
    with server() as address, ExitStack() as company:
        _wait_for_maps(address)
        for seed in range(thinking):
            company.enter_context(_computers_playing(address, seed))
        game = 0
        while len(times) < choices:
            game += 1
            times.extend(_play(address, game, choices - len(times)))
    return times


@contextmanager
def _computers_playing(address: str, seed: int) -> Iterator[None]:
    """Computers play one game after the other for as long as somebody watches."""
    done = threading.Event()

    def watch() -> None:
        while not done.is_set():
            with _sit_down(address, ("computer", "computer"), seed) as page:
                page.next_update()
                while not done.is_set() and page.update["view"]["actor"] != _OVER:
                    page.next_update()

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()


def command_times(option: str, starts: int = 7) -> list[float]:
    """Milliseconds of a command that asks for no game."""
    times = []
    for _ in range(starts):
        start = perf_counter()
        command = [sys.executable, "-m", "hexfront.cli", option]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append((perf_counter() - start) * 1000)
    return times


def start_times(starts: int = 5) -> list[float]:
    """Milliseconds until a started server tells its address."""
    times = []
    for _ in range(starts):
        start = perf_counter()
        with server():
            times.append((perf_counter() - start) * 1000)
    return times


class Sizes(NamedTuple):
    """Mean bytes of an update."""

    whole: float
    """Of the whole picture."""
    sent: float
    """Of what was sent of it, new lines of the log included."""


def update_sizes(game: str, scenario: str, choices: int = 200) -> Sizes:
    """What a page is sent after each choice of random play."""
    whole = sent = 0
    random = Random(1)
    with server() as address, _sit_down(address, ("me", "friend"), 1, game, scenario) as page:
        page.next_update()
        for _ in range(choices):
            page.take(random.choice(page.update["offers"]))
            page.next_update()
            whole += len(json.dumps(page.update, separators=(",", ":"), ensure_ascii=False))
            sent += page.received
    return Sizes(whole / choices, sent / choices)


def _wait_for_maps(address: str) -> None:
    """A server draws its maps in the first seconds; what is measured comes after."""
    for game in httpx.get(f"{address}/api/games").json():
        for scenario in game["scenarios"]:
            for lang in ("en", "ru"):
                path = f"/api/boards/{game['id']}/{scenario['id']}.svg?lang={lang}"
                httpx.get(address + path, timeout=60).raise_for_status()


@contextmanager
def _sit_down(
    address: str,
    players: tuple[str, str],
    seed: int,
    game: str = "coh",
    scenario: str = "kamenka",
) -> Iterator["_Page"]:
    asked = {"game": game, "scenario": scenario, "players": players, "seed": seed,
             "open_hands": True}  # fmt: skip
    made = httpx.post(f"{address}/api/tables", json=asked, timeout=60).raise_for_status().json()
    socket = f"{address.replace('http', 'ws')}/ws/{made['table']}"
    with connect(socket, origin=Origin(address)) as wire:
        wire.send(json.dumps({"type": "Enter", "token": made["token"]}))
        yield _Page(wire)


def _play(address: str, seed: int, most: int) -> list[float]:
    random = Random(seed)
    times: list[float] = []
    with _sit_down(address, ("me", "friend"), seed) as page:
        page.next_update()
        while len(times) < most and page.update["offers"]:
            offer = random.choice(page.update["offers"])
            start = perf_counter()
            page.take(offer)
            page.next_update()
            times.append((perf_counter() - start) * 1000)
    return times


class _Page:
    """A browser's end of the line; `received` is the size of the latest message."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._told: dict[int, dict[str, Any]] = {}
        self.update: dict[str, Any] = {}
        self.received = 0

    def take(self, offer: dict[str, Any]) -> None:
        asked = {"type": "Take", "seq": self.update["seq"], "choice": offer["choice"]}
        self._wire.send(json.dumps(asked))

    def next_update(self) -> None:
        text = self._wire.recv(timeout=120)
        message = json.loads(text)
        if message["type"] == "Changes":
            latest = next(up for up in self._told.values() if up["seq"] == message["since"])
            message = {**applied(message["changes"], latest), "log": message["log"]}
        if message["type"] != "Update":
            raise RuntimeError(f"the server says: {message}")
        self._told[message["seat"]] = self.update = message
        self.received = len(text)


def page_times() -> list[float]:
    """Milliseconds from opening the address until the start screen can be used."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # a heavy import

    times: list[float] = []
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for _ in range(PAGE_LOADS):
            page = browser.new_page()
            start = perf_counter()
            page.goto(address)
            page.get_by_test_id("start-game").wait_for()
            times.append((perf_counter() - start) * 1000)
            page.close()
        browser.close()
    return times
