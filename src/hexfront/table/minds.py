"""Where computer players think: in worker processes, or in threads of this one."""

import asyncio
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from msgspec import Struct

from hexfront.opponents import Level, Opponent
from hexfront.opponents.thinking import Place, learn, take_place, think
from hexfront.play import Choice
from hexfront.table.protocol import Player
from hexfront.table.shelf import OpponentFor
from hexfront.workers import Worker

_MOST_WORKERS = 4


class Thought(Struct, frozen=True):
    """What a computer player is asked: its seat's view and its legal choices."""

    seat: int
    view: Struct
    choices: Sequence[Choice]


class Mind(Protocol):
    """The computer players of one table."""

    async def choose(self, thought: Thought) -> Choice:
        """What the player of the seat wants; TimeoutError when it does not answer."""

    async def get_ready(self, seats: Sequence[int]) -> None:
        """Let the players sit down before it is their turn."""


class ThreadMind:
    """Players that are made here and think in threads."""

    def __init__(self, game: str, seed: int, opponent_for: OpponentFor, patience: float) -> None:
        self._game = game
        self._seed = seed
        self._opponent_for = opponent_for
        self._patience = patience
        self._seated: dict[int, Opponent] = {}

    async def choose(self, thought: Thought) -> Choice:
        try:
            return await asyncio.wait_for(asyncio.to_thread(self._ask, thought), self._patience)
        except TimeoutError:
            # Its thread may still be at work, so another player takes the seat.
            self._seated.pop(thought.seat, None)
            raise

    async def get_ready(self, seats: Sequence[int]) -> None:
        """They are made in no time."""

    def _ask(self, thought: Thought) -> Choice:
        player = self._seated.get(thought.seat)
        if player is None:
            player = self._opponent_for(self._game, thought.seat, self._seed + thought.seat)
            self._seated[thought.seat] = player
        return player.choose(thought.view, thought.choices)


class WorkerMind:
    """Players of an installed rulebook who think in a worker process, which is ended when one of
    them does not answer."""

    def __init__(
        self, worker: Worker, table: str, game: str, seed: int, players: Sequence[Player]
    ) -> None:
        self._worker = worker
        self._table = table
        self._game = game
        self._seed = seed
        self._players = players

    async def choose(self, thought: Thought) -> Choice:
        place = self._place(thought.seat)
        return await self._worker.call(think, place, thought.view, thought.choices)

    async def get_ready(self, seats: Sequence[int]) -> None:
        # Whatever is wrong shows when they are asked.
        with suppress(Exception):
            for seat in seats:
                await self._worker.call(take_place, self._place(seat))

    def _place(self, seat: int) -> Place:
        return Place(self._table, self._game, seat, self._seed + seat, _level(self._players[seat]))


def _level(player: Player) -> Level:
    """How a seat is played by the computer; a person who asks for help gets the usual player."""
    match player:
        case "novice" | "expert":
            return player
        case _:
            return "player"


class WorkerPool:
    """Worker processes for thinking; a table always gets the same one."""

    def __init__(self, patience: float) -> None:
        # One processor is left to the server itself.
        count = min(max((os.cpu_count() or 1) - 1, 1), _MOST_WORKERS)
        self._workers = [Worker(patience) for _ in range(count)]

    def worker_for(self, table: str) -> Worker:
        return self._workers[sum(table.encode()) % len(self._workers)]

    async def learn(self, game: str, scenario: str) -> None:
        """Have the processes started, and the scenario known to each of them."""
        learning = (worker.call(learn, game, scenario) for worker in self._workers)
        await asyncio.gather(*learning, return_exceptions=True)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()
