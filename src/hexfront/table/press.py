"""Who prints what pages are told about the rulebooks: this process, or another one."""

import asyncio
from typing import Protocol

from hexfront.games.printing import Sheet, print_out, printed, sources_digest
from hexfront.table.cache import DiskCache
from hexfront.table.logs import logger
from hexfront.table.shelf import Shelf
from hexfront.workers import Worker, WorkerError


class Press(Protocol):
    """Something that prints."""

    async def print(self, sheet: Sheet) -> bytes:
        """The sheet as it is sent; raises UnknownScenarioError."""

    async def close(self) -> None: ...


class HandPress:
    """Prints in a thread, one board after the other, so that the first is soon done."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._easel = asyncio.Lock()

    async def print(self, sheet: Sheet) -> bytes:
        if sheet.kind != "board":
            return await asyncio.to_thread(self._printed, sheet)
        async with self._easel:
            return await asyncio.to_thread(self._printed, sheet)

    async def close(self) -> None:
        """Threads end by themselves."""

    def _printed(self, sheet: Sheet) -> bytes:
        shelf, game = self._shelf, sheet.game
        return printed(sheet, shelf.game(game), shelf.facts_of(game), shelf.books.get(game))


class PrintingHouse:
    """Keeps what was printed on disk, and has the rest printed by a worker process, so that the
    server neither loads a game for its picture nor answers late while it is drawn."""

    def __init__(self, cache: DiskCache) -> None:
        self._cache = cache
        self._worker = Worker()
        self._digests: dict[str, str] = {}

    async def print(self, sheet: Sheet) -> bytes:
        digest = await asyncio.to_thread(self._digest, sheet.game)
        key = "/".join((sheet.kind, sheet.game, sheet.scenario, sheet.lang))
        kept = await asyncio.to_thread(self._cache.get, key, digest)
        if kept is not None:
            return kept
        made = await self._made(sheet)
        await asyncio.to_thread(self._cache.put, key, digest, made)
        return made

    async def close(self) -> None:
        await self._worker.close()

    async def _made(self, sheet: Sheet) -> bytes:
        try:
            return await self._worker.call(print_out, sheet)
        except WorkerError as error:
            logger.warning("%s: printed here instead", error)
            return await asyncio.to_thread(print_out, sheet)

    def _digest(self, game: str) -> str:
        if game not in self._digests:
            self._digests[game] = sources_digest(game)
        return self._digests[game]
