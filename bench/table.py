"""A real server on this machine: how fast a choice is answered, and the page comes up."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tools.browser import find_browser

CHOICES = 400
PAGE_LOADS = 5


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


def answer_times() -> list[float]:
    """Milliseconds from a choice over the socket to the update that answers it."""
    times: list[float] = []
    with server() as address:
        _wait_for_maps(address)
        game = 0
        while len(times) < CHOICES:
            game += 1
            times.extend(_play(address, game, CHOICES - len(times)))
    return times


def _wait_for_maps(address: str) -> None:
    """A server draws its maps in the first seconds; what is measured comes after."""
    for game in httpx.get(f"{address}/api/games").json():
        for scenario in game["scenarios"]:
            for lang in ("en", "ru"):
                path = f"/api/boards/{game['id']}/{scenario['id']}.svg?lang={lang}"
                httpx.get(address + path, timeout=60).raise_for_status()


def _play(address: str, seed: int, most: int) -> list[float]:
    asked = {"game": "coh", "scenario": "kamenka", "options": {}, "players": ["me", "friend"],
             "open_hands": True, "seed": seed}  # fmt: skip
    made = httpx.post(f"{address}/api/tables", json=asked).raise_for_status().json()
    socket = f"{address.replace('http', 'ws')}/ws/{made['table']}?token={made['token']}"
    random = Random(seed)
    times: list[float] = []
    with connect(socket, origin=Origin(address)) as wire:
        update = _next_update(wire)
        while len(times) < most and update["offers"]:
            offer = random.choice(update["offers"])
            start = perf_counter()
            wire.send(json.dumps({"type": "Take", "seq": update["seq"], "choice": offer["choice"]}))
            update = _next_update(wire)
            times.append((perf_counter() - start) * 1000)
    return times


def _next_update(wire: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(wire.recv(timeout=10))
        if message["type"] == "Update":
            return message


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
