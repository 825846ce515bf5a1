"""`python -m bench.load`: how fast choices are answered while a thousand games are open.

Each of the games has a page connected. So many pages choose at once, each again as soon as it is
answered, at a game taken at random; meanwhile computers play against each other at further tables.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from bench.timing import percentile
from hexfront.table.difference import applied
from tools.postgres import postgres

GAME, SCENARIO = "coh", "kamenka"
PORT = 8750
OPENING = 8
"""Tables that are set up at the same time."""
TARGETS = {0: 50.0, 12: 100.0}
"""Milliseconds that the p99 may have, by computers thinking."""
_MOST_CHOICES = 150
"""After so many a game is left for another, before it ends."""


class Figures(NamedTuple):
    """What was measured under one load."""

    times: list[float]
    """Milliseconds from a choice to the update that answers it."""
    refused: int
    """Choices that were answered with a fault."""
    seconds: float
    work: float
    """Milliseconds of the server's processor time for each choice, which other people's work on
    the machine does not change; that of computers thinking is not in it."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--games", type=int, nargs="+", default=[100, 1000], help="games open")
    parser.add_argument("--at-once", type=int, default=20, help="pages that choose at once")
    parser.add_argument("--thinking", type=int, nargs="+", default=[0, 12], help="computers")
    parser.add_argument("--choices", type=int, default=2000, help="choices timed for each line")
    parser.add_argument("--on", nargs="+", choices=DATABASES, default=list(DATABASES))
    options = parser.parse_args()
    columns = ("database", "games", "thinking", "choices/s", "processor", "p50", "p99", "wanted",
               "refused")  # fmt: skip
    told = Table(*columns, title=f"{options.at_once} choices at once, {GAME}/{SCENARIO}")
    for name in options.on:
        with DATABASES[name]() as url:
            for games in options.games:
                for thinking in options.thinking:
                    found = measure(url, games, options.at_once, thinking, options.choices)
                    told.add_row(name, f"{games:,}", str(thinking), *_cells(found, thinking))
    Console(width=120).print(told)


def _cells(found: Figures, thinking: int) -> tuple[str, ...]:
    p50, p99 = percentile(found.times, 0.5), percentile(found.times, 0.99)
    wanted = TARGETS.get(thinking)
    verdict = f"{p99:.0f} ms" if wanted is None or p99 <= wanted else f"[bold red]{p99:.0f} ms[/]"
    rate = f"{len(found.times) / found.seconds:,.0f}"
    target = f"{wanted:.0f} ms" if wanted else ""
    return rate, f"{found.work:.2f} ms", f"{p50:.0f} ms", verdict, target, str(found.refused)


@contextmanager
def sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/load.sqlite3"


DATABASES = {"sqlite": sqlite, "postgresql": postgres}


def measure(url: str, games: int, at_once: int, thinking: int, choices: int) -> Figures:
    with _server(url) as served:
        return asyncio.run(_measure(served, games, at_once, thinking, choices))


class Served(NamedTuple):
    """A server that runs."""

    address: str
    process: int

    def work(self) -> float:
        """Seconds of processor time so far, as Linux counts them; elsewhere nothing."""
        with suppress(OSError):
            told = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
            return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0


@contextmanager
def _server(url: str) -> Iterator[Served]:
    command = [sys.executable, "-m", "hexfront.cli", "--no-browser", "--port", str(PORT)]
    environment = {**os.environ, "HEXFRONT_DATABASE": url}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Served(process.stdout.readline().split()[3].rstrip("/"), process.pid)
        finally:
            process.terminate()


async def _measure(
    served: Served, games: int, at_once: int, thinking: int, choices: int
) -> Figures:
    address = served.address
    async with AsyncExitStack() as open_, httpx.AsyncClient(base_url=address, timeout=120) as web:
        await _drawn(web)
        gate = asyncio.Semaphore(OPENING)

        async def sit(seed: int, *players: str) -> Seat:
            async with gate:
                return await open_.enter_async_context(_seated(web, address, seed, players))

        seats = await asyncio.gather(*(sit(seed, "me", "friend") for seed in range(games)))
        watched = [await sit(seed, "computer", "computer") for seed in range(thinking)]
        watching = [asyncio.create_task(_watch(seat)) for seat in watched]
        with _undisturbed():
            figures = await _timed(served, list(seats), at_once, choices)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        return figures


@contextmanager
def _undisturbed() -> Iterator[None]:
    """A thousand pages in one process are a large heap: while Python looks through it for rubbish,
    all pages would seem to wait for the server."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _timed(served: Served, seats: list["Seat"], at_once: int, choices: int) -> Figures:
    random = Random(1)
    free = seats.copy()
    random.shuffle(free)
    times: list[float] = []
    refused = 0

    async def choose() -> None:
        nonlocal refused
        while len(times) < choices and free:
            seat = free.pop()
            start = perf_counter()
            if await seat.choose(random):
                times.append((perf_counter() - start) * 1000)
            else:
                refused += 1
            if seat.goes_on:
                free.insert(random.randrange(len(free) + 1), seat)

    start, worked = perf_counter(), served.work()
    await asyncio.gather(*(choose() for _ in range(at_once)))
    work = (served.work() - worked) * 1000 / max(len(times), 1)
    return Figures(times, refused, perf_counter() - start, work)


async def _watch(seat: "Seat") -> None:
    with suppress(OSError):
        while True:
            await seat.hear()


async def _drawn(web: httpx.AsyncClient) -> None:
    """A server draws its maps in the first seconds; what is measured comes after."""
    for game in (await web.get("/api/games")).json():
        for scenario in game["scenarios"]:
            for lang in ("en", "ru"):
                path = f"/api/boards/{game['id']}/{scenario['id']}.svg?lang={lang}"
                (await web.get(path)).raise_for_status()


class Seat:
    """A page at a table of its own, on both seats with open hands."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._told: dict[int, dict[str, Any]] = {}
        self._update: dict[str, Any] = {}
        self._chosen = 0

    @property
    def goes_on(self) -> bool:
        return bool(self._update["offers"]) and self._chosen < _MOST_CHOICES

    async def choose(self, random: Random) -> bool:
        """Make any choice and wait for the picture after it; False when it was refused."""
        offer = random.choice(self._update["offers"])
        self._chosen += 1
        asked = {"type": "Take", "seq": self._update["seq"], "choice": offer["choice"]}
        await self._wire.send(json.dumps(asked))
        return await self.hear()

    async def hear(self) -> bool:
        """Wait for an update; False when a fault came instead."""
        message = json.loads(await self._wire.recv())
        if message["type"] == "Changes":
            latest = next(up for up in self._told.values() if up["seq"] == message["since"])
            message = {**applied(message["changes"], latest), "log": []}
        if message["type"] != "Update":
            return False
        self._told[message["seat"]] = self._update = message
        return True


@asynccontextmanager
async def _seated(
    web: httpx.AsyncClient, address: str, seed: int, players: tuple[str, ...]
) -> AsyncIterator[Seat]:
    asked = {"game": GAME, "scenario": SCENARIO, "players": players, "seed": seed,
             "open_hands": True}  # fmt: skip
    made = (await web.post("/api/tables", json=asked)).raise_for_status().json()
    url = f"{address.replace('http', 'ws')}/ws/{made['table']}"
    async with connect(url, max_size=None, ping_interval=None, close_timeout=0.1) as wire:
        await wire.send(json.dumps({"type": "Enter", "token": made["token"]}))
        seat = Seat(wire)
        await seat.hear()
        yield seat


if __name__ == "__main__":
    main()
