"""How servers that share a PostgreSQL hear of each other: LISTEN and NOTIFY.

A notice goes out with the transaction that it tells of, so nobody hears of what was not kept.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from hexfront.table.logs import logger

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")

_CHANNEL = "hexfront"
_PAUSE = 1.0
"""Seconds until a line that broke is taken up again."""
_TELL = text("SELECT pg_notify(:channel, :notice)")


class News:
    """One server's line to the others."""

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._self = secrets.token_hex(4)
        self._listening: asyncio.Task[None] | None = None

    def telling(self, table: str, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """The work, and a notice of it in the same transaction."""

        def tell(connection: Connection) -> T:
            done = work(connection)
            connection.execute(_TELL, {"channel": _CHANNEL, "notice": f"{self._self}:{table}"})
            return done

        return tell

    async def listen(self, *listeners: Callable[[str], None]) -> None:
        """Call with what other servers change, from now until closed."""
        connected = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(listeners, connected))
        with suppress(TimeoutError):
            await asyncio.wait_for(connected.wait(), 10)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(
        self, listeners: Sequence[Callable[[str], None]], connected: asyncio.Event
    ) -> None:
        import asyncpg  # noqa: PLC0415  # not needed for SQLite

        def hear(connection: Any, process: int, channel: str, notice: object) -> None:
            sender, _, table = str(notice).partition(":")
            if sender != self._self:
                for heard in listeners:
                    heard(table)

        while True:
            try:
                await self._stay_on_the_line(await asyncpg.connect(self._url), hear, connected)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("news of other servers do not come through: %s", error)
            await asyncio.sleep(_PAUSE)

    async def _stay_on_the_line(
        self,
        line: "asyncpg.Connection[asyncpg.Record]",
        hear: Callable[..., None],
        connected: asyncio.Event,
    ) -> None:
        broken = asyncio.Event()
        line.add_termination_listener(lambda _: broken.set())
        try:
            await line.add_listener(_CHANNEL, hear)
            connected.set()
            await broken.wait()
        finally:
            with suppress(Exception):
                await line.close(timeout=1)
