"""A crowd: so many games open at one server, in which pages choose at random; every game that ends
is played again from its save and compared with what its page was shown."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hexfront.games import rulebook
from hexfront.play import load
from hexfront.table.difference import applied

AT_ONCE = 8
"""Pages that choose at the same time."""
OPENING = 8
"""Tables that are set up at the same time."""


@contextmanager
def server_in(folder: Path) -> Iterator[str]:
    """A server of its own, as a person starts it; its address."""
    command = [sys.executable, "-m", "hexfront.cli", "--no-browser", "--port", "0"]
    database = f"sqlite:///{folder / 'crowd.sqlite3'}"
    environment = {**os.environ, "HEXFRONT_DATABASE": database}
    command += ["--most-tables", "1000000"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[3].rstrip("/")
        finally:
            process.terminate()


class Table:
    """A page at a game of its own, on all seats with open hands."""

    def __init__(
        self, web: httpx.AsyncClient, line: ClientConnection, made: dict[str, Any]
    ) -> None:
        self._web = web
        self._line = line
        self._made = made
        self._told: dict[int, dict[str, Any]] = {}
        self.latest: dict[str, Any] = {}

    async def hear(self) -> None:
        """Wait for the next picture; a fault is one of the server's."""
        while True:
            message = json.loads(await self._line.recv())
            if message["type"] == "Changes":
                before = next(one for one in self._told.values() if one["seq"] == message["since"])
                message = {**applied(message["changes"], before), "log": []}
            assert message["type"] != "Fault", (self._made["table"], message)
            if message["type"] == "Update":
                self._told[message["seat"]] = self.latest = message
                return

    async def choose(self, random: Random) -> bool:
        """Choose something; False when nothing is left to choose."""
        if not self.latest["offers"]:
            return False
        choice = random.choice(self.latest["offers"])["choice"]
        asked = {"type": "Take", "seq": self.latest["seq"], "choice": choice}
        await self._line.send(json.dumps(asked))
        await self.hear()
        return True

    async def close(self, game: str) -> None:
        """Play the game again from its save: it must come to what the page was shown."""
        token = {"Authorization": f"Bearer {self._made['token']}"}
        path = f"/api/tables/{self._made['table']}"
        save = (await self._web.get(f"{path}/save", headers=token)).raise_for_status().text
        match = await asyncio.to_thread(load, save, lambda _: rulebook(game).game)
        view = match.game.view(match.state, self.latest["seat"])
        assert json.loads(msgspec.json.encode(view)) == self.latest["view"], self._made["table"]
        with suppress(OSError):
            await self._line.close()
        (await self._web.delete(path, headers=token)).raise_for_status()


async def _table(web: httpx.AsyncClient, game: str, scenario: str, seats: int, seed: int) -> Table:
    players = ["me"] + ["friend"] * (seats - 1)
    asked = {"game": game, "scenario": scenario, "players": players, "seed": seed,
             "open_hands": True}  # fmt: skip
    made = (await web.post("/api/tables", json=asked)).raise_for_status().json()
    address = str(web.base_url).replace("http", "ws").rstrip("/")
    line = await connect(f"{address}/ws/{made['table']}", max_size=None, ping_interval=None)
    await line.send(json.dumps({"type": "Enter", "token": made["token"]}))
    table = Table(web, line, made)
    await table.hear()
    return table


async def play(address: str, game: str, games: int, decisions: int, seed: int) -> int:
    """Keep so many games of a rulebook open until so many decisions are made in them; how many of
    the games were played again."""
    random = Random(f"{seed}:{game}")
    scenarios = [one for one in rulebook(game).game.scenarios() if not one.procedures]
    gate = asyncio.Semaphore(OPENING)
    made = checked = 0
    async with httpx.AsyncClient(base_url=address, timeout=600) as web:

        async def sit(number: int) -> Table:
            info = scenarios[number % len(scenarios)]
            async with gate:
                return await _table(web, game, info.id, len(info.seats), number)

        free = list(await asyncio.gather(*map(sit, range(games))))

        async def choose() -> None:
            nonlocal made, checked
            while made < decisions and free:
                table = free.pop(random.randrange(len(free)))
                if await table.choose(random):
                    made += 1
                else:
                    await table.close(game)
                    checked += 1
                    table = await sit(games + checked)
                free.append(table)

        await asyncio.gather(*(choose() for _ in range(min(AT_ONCE, games))))
        for table in free:
            await table.close(game)
    return checked + len(free)
