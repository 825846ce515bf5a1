"""Pages that were let in because somebody is logged in: who logs out elsewhere leaves them, too."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from hexfront.table.accounts.errors import LoggedOutError
from hexfront.table.accounts.store import NOTICE, AccountStore
from hexfront.table.errors import StorageError, TableError
from hexfront.table.logs import logger


class Page(Protocol):
    """What can be sent away."""

    def dismiss(self, error: TableError) -> None: ...


class _There(NamedTuple):
    page: Page
    login: str


class Presence:
    """The pages of this server, by person."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store
        self._there: dict[str, set[_There]] = defaultdict(set)
        self._looking: set[asyncio.Task[None]] = set()

    @contextmanager
    def of(self, person: str, login: str, page: Page) -> Iterator[None]:
        """As long as it lasts, the page stands on this login; on none where nobody's seat is."""
        if not person:
            yield
            return
        there = _There(page, login)
        self._there[person].add(there)
        try:
            yield
        finally:
            self._there[person].discard(there)
            if not self._there[person]:
                del self._there[person]

    async def look(self, person: str) -> None:
        """Send those away whose login has ended."""
        for there in [*self._there.get(person, ())]:
            if await self._store.logged_in(there.login) is None:
                there.page.dismiss(LoggedOutError())

    def heard_of(self, notice: str) -> None:
        """Another server tells that logins have ended."""
        kind, _, person = notice.partition(" ")
        if kind == NOTICE and person in self._there:
            task = asyncio.create_task(self._look_soon(person))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _look_soon(self, person: str) -> None:
        try:
            await self.look(person)
        except StorageError as error:
            logger.warning("whoever has logged out may still be there: %s", error.detail)
