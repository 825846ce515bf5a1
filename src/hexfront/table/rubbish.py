"""When Python looks for rubbish in a server with many games.

Whatever refers to itself is found only by looking through all that lives. With a thousand games
open that takes half a second, in which nobody is answered, and it came every few seconds. So what
has lived for a while is set aside and not looked at, and everything is looked through only once in
an hour, or when many games have left memory.
"""

import asyncio
import gc
from time import monotonic

from hexfront.table.lobby import Lobby

_OFTEN = 1.0
"""Seconds until what lives is set aside again."""
_SELDOM = 3600.0
"""Seconds until everything is looked through, whatever has happened."""
_MANY = 200
"""Games that have left memory, after which it is worth while."""


class Rubbish:
    """The cleaner of one process."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._swept = monotonic()
        self._cleaning: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._cleaning = asyncio.create_task(self._clean())

    async def close(self) -> None:
        if self._cleaning is not None:
            self._cleaning.cancel()
            await asyncio.gather(self._cleaning, return_exceptions=True)
        gc.unfreeze()

    async def _clean(self) -> None:
        while True:
            self.tidy()
            await asyncio.sleep(_OFTEN)

    def tidy(self) -> None:
        """Set aside what lives; sweep first if it is time for that."""
        if self._lobby.departed >= _MANY or monotonic() - self._swept >= _SELDOM:
            self._lobby.departed, self._swept = 0, monotonic()
            gc.unfreeze()
            gc.collect()
        gc.freeze()
