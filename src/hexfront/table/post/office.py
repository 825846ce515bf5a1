"""The post: looks who has been asked for a while and is away, and tells them, once a stretch.

All of it goes by what is kept: a restart loses no notice that nobody has taken on, and of several
servers one takes it on. Nothing here is waited for by anybody who plays.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from hexfront.table.accounts.confirming import Confirmations
from hexfront.table.accounts.games import Games
from hexfront.table.accounts.store import AccountStore
from hexfront.table.errors import StorageError, TableError
from hexfront.table.lobby import Lobby
from hexfront.table.logs import logger
from hexfront.table.post.mail import MailError, Turn, asking, hand_in, written
from hexfront.table.post.settings import MailServer
from hexfront.table.post.store import Due, NoticeStore
from hexfront.table.post.webhook import BarredError, CallError, call

_AT_ONCE = 4
"""Notices that are on their way at the same time."""


class Called(msgspec.Struct, frozen=True):
    """What a webhook is told."""

    game: str
    scenario: str
    turn: int
    link: str


class Post:
    """The post of one server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.settings = lobby.settings.notices
        database = lobby.store.database
        self.store = NoticeStore(database)
        self._games = Games(database)
        self._accounts = AccountStore(database)
        self._confirmations = Confirmations(database)
        self._threads = ThreadPoolExecutor(_AT_ONCE, "post")
        self._under_way: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        self._looked: dict[str, int] = {}
        """The latest stretch of each table that its player has seen begin here."""

    @property
    def _site(self) -> str:
        """Where browsers find this server, as far as anybody has said it."""
        return self.settings.site or next(iter(self.lobby.settings.addresses), "").rstrip("/")

    def start(self) -> None:
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        tasks = [*self._under_way, *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def stop_mails(self, key: str) -> bool:
        """No more mails to whoever has the seat with this key; False if nobody has."""
        seat = await self.store.seat_of(key)
        if seat is None:
            return False
        person = (await self._games.people_at(seat[0])).get(seat[1])
        if person is not None:
            await self._accounts.stop_mails(person.id)
        return True

    def ask_to_confirm(self, address: str, code: str, language: str) -> None:
        """Send a mail whose link says that the address is right; nobody waits for it."""
        server = self.settings.mail
        if server is not None:
            link = f"{self._site}/api/confirm/{code}"
            act = _handing_in(asking(server.sender, address, link, language), server)
            self._send(self._try("confirmation", act, partial(self._confirmations.holds, code)))

    async def _look(self) -> None:
        while True:
            try:
                await self._take_on()
            except (TableError, SQLAlchemyError) as error:
                logger.warning("nobody is told of turns now: %s", error)
            await asyncio.sleep(self.settings.interval)

    async def _take_on(self) -> None:
        delay = self.settings.delay
        now = self.lobby.settings.now()
        # Whoever still looks on after half the time needs no notice, from whichever server.
        for room in self.lobby.rooms:
            seat, stretch, table = room.times.running, room.times.stretch, room.row.id
            here = any(seat in one.token.seats for one in room.listeners)
            if here and stretch <= (now - delay / 2) * 1000 and self._looked.get(table) != stretch:
                self._looked[table] = stretch
                await self.store.claim(table, stretch)
        for due in await self.store.due(int((now - delay) * 1000)):
            if await self.store.claim(due.table, due.stretch):
                self._send(self._tell(due))

    def _send(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _tell(self, due: Due) -> None:
        try:
            person = (await self._games.people_at(due.table)).get(due.seat)
            turn = await asyncio.to_thread(self._turn, due)
        except StorageError as error:
            logger.warning("a turn was told to nobody: %s", error.detail)
            return
        server = self.settings.mail
        address = await self._accounts.mail_address(person.id) if person is not None else ""
        if server is not None and address:
            stop = f"{self._site}/api/unsubscribe/{due.key}"
            mail = written(turn, server.sender, address, stop, due.language)
            await self._try("mail", _handing_in(mail, server), partial(self.store.is_open, due))
        if due.webhook:
            called = Called(turn.game, turn.scenario, turn.turn, turn.link)
            body = msgspec.json.encode(called)
            act = partial(call, due.webhook, body, self.settings.allowed)
            await self._try("webhook", act, partial(self.store.is_open, due))

    def _turn(self, due: Due) -> Turn:
        titles = self.lobby.shelf.scenario(due.game, due.scenario).title
        title = titles.get(due.language) or titles.get("en") or due.scenario
        link = f"{self._site}/#/table/{due.table}"
        return Turn(due.game, due.scenario, title, due.round, link)

    async def _try(
        self, kind: str, act: Callable[[], None], wanted: Callable[[], Awaitable[bool]]
    ) -> None:
        """Until it has come through, nobody wants it any more, or it has failed too often."""
        count = self.lobby.metrics.notices.labels
        loop = asyncio.get_running_loop()
        for pause in (*self.settings.pauses, None):
            try:
                await loop.run_in_executor(self._threads, act)
            except BarredError as error:
                logger.info("a %s was not sent: %s", kind, error)
                count(kind, "barred").inc()
                return
            except (MailError, CallError) as error:
                logger.info("a %s did not come through: %s", kind, error)
                count(kind, "failed" if pause is None else "again").inc()
            else:
                count(kind, "sent").inc()
                return
            if pause is None:
                return
            await asyncio.sleep(pause)
            with suppress(StorageError):
                if not await wanted():
                    return


def _handing_in(mail: EmailMessage, server: MailServer) -> Callable[[], None]:
    return lambda: hand_in(mail, server)
