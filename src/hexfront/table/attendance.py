"""Who is at a table, at whichever server: each tells the others when somebody comes or goes, and
again from time to time, since one that was killed cannot say so."""

import asyncio
import secrets
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from hexfront.table.errors import StorageError
from hexfront.table.logs import logger
from hexfront.table.notices import Here
from hexfront.table.protocol import Company, Presence

if TYPE_CHECKING:
    from hexfront.table.room import Room

_AGAIN = 30.0
"""Seconds after which it is told again who is here."""
_LASTS = 3 * _AGAIN
"""Seconds for which others are believed."""


class Attendance:
    """What one room knows of the same table at other servers."""

    def __init__(self, room: "Room", clock: Callable[[], float] = monotonic) -> None:
        self.room = room
        self._clock = clock
        self._server = secrets.token_hex(4)
        self._elsewhere: dict[str, tuple[float, Here]] = {}
        self._stirred = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None
        self._asks = True

    @property
    def company(self) -> Company:
        """Who is at the table, seat by seat, and how many look on."""
        seats = tuple(map(self._presence, range(len(self.room.row.players))))
        here = sum(not one.token.seats for one in self.room.listeners)
        return Company(seats, here + sum(there.watchers for there in self._believed()))

    def changed(self) -> None:
        """Somebody has come here or gone."""
        if self.room.store.database.news is None or "guest" not in self.room.row.players:
            return
        self._stirred.set()
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    def heard(self, here: Here) -> None:
        """Another server tells who is there."""
        self._elsewhere[here.server] = self._clock(), here
        if here.asks and self.room.listeners:
            self.changed()
        self.room.stir()

    async def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    def _presence(self, seat: int) -> Presence:
        room = self.room
        if seat not in room.people:
            return "here"
        if any(seat in token.seats and token.invite for token in room.tokens.values()):
            return "open"
        here = any(seat in one.token.seats for one in room.listeners)
        there = any(seat in elsewhere.seats for elsewhere in self._believed())
        return "here" if here or there else "away"

    def _believed(self) -> list[Here]:
        since = self._clock() - _LASTS
        return [here for at, here in self._elsewhere.values() if at > since]

    async def _tell(self) -> None:
        """Tell it, and again, until nobody is here any more."""
        while True:
            self._stirred.clear()
            tokens = [one.token for one in self.room.listeners]
            seats = sorted({seat for token in tokens for seat in token.seats})
            watchers = sum(not token.seats for token in tokens)
            here = Here(self._server, tuple(seats), watchers, asks=self._asks)
            try:
                await self.room.store.whisper(self.room.row.id, here)
                self._asks = False
            except StorageError as error:
                logger.warning("others do not hear who is here: %s", error.detail)
            try:
                await asyncio.wait_for(self._stirred.wait(), _AGAIN)
            except TimeoutError:
                if not self.room.listeners:
                    break
        self._telling = None
