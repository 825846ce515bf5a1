"""Work that takes a part of a second: done beside the event loop, for so many at once."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from hexfront.table.errors import TooManyRequestsError

T = TypeVar("T")


class Workbench:
    """Threads of its own for one kind of work. Whoever comes when it is asked for by `most` already
    is sent away."""

    def __init__(self, name: str, at_once: int, most: int, full: str) -> None:
        self._threads = ThreadPoolExecutor(at_once, name)
        self._most = most
        self._full = full
        self._waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        """What comes of the work; TooManyRequestsError when there is too much of it."""
        if self._waiting >= self._most:
            raise TooManyRequestsError(self._full)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False)
