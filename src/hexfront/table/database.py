"""How the store reaches its database.

Work is a plain function of a connection, and every piece of it is one transaction. SQLite lets one
connection write at a time, so all its writes stand in line for one thread, which takes whatever
stands there in one go: under load many choices share one hop to the thread and one commit. Readers
have threads of their own and never wait for it. PostgreSQL writes side by side.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from inspect import signature
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from hexfront.table.errors import StorageError
from hexfront.table.news import News

T = TypeVar("T")
Work = Callable[[Connection], T]

_READERS = 4
_CONNECTIONS = 10
"""To a database server; each is kept, since to open one costs more than many a choice."""
_PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000")
"""WAL with synchronous NORMAL outlives a killed server and does not wait for the disk."""


class Database(Protocol):
    """Somewhere to read and write."""

    url: URL
    news: News | None
    """How servers that share the database hear of each other's writes; None where only one is."""

    def check(self, *, new: bool) -> None:
        """Find out early that it cannot be used, or that there is none and it is not to be made:
        raises OSError, sqlite3.Error or ValueError."""

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T:
        """All of the work is kept, or nothing of it."""

    async def close(self) -> None: ...


def open_database(url: str) -> Database:
    """The database of a URL; StorageError when there is none of that kind."""
    made = _parsed(url)
    try:
        if made.get_backend_name() == "sqlite":
            return SqliteDatabase(made.set(drivername="sqlite"))
        driver = "postgresql+asyncpg" if made.drivername == "postgresql" else made.drivername
        return ServerDatabase(made.set(drivername=driver))
    except (ImportError, ValueError, SQLAlchemyError) as error:
        raise StorageError(f"cannot use {made.drivername}: {error}") from error


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        # The URL is not repeated: it may hold a password.
        raise StorageError("not a database URL, such as sqlite:////path/to/file") from error


class _Waiting(NamedTuple):
    """Work that stands in line, and whom to tell what came of it."""

    work: Work[Any]
    told: asyncio.Future[Any]


class _Failed(NamedTuple):
    """What came of work that was not done."""

    error: Exception


class SqliteDatabase:
    """A file with one writer."""

    news: News | None = None

    def __init__(self, url: URL) -> None:
        self.url = url
        in_memory = url.database in (None, "", ":memory:")
        self._engine = _sqlite_engine(url, in_memory=in_memory)
        self._writer = ThreadPoolExecutor(1, "hexfront-writer")
        # What is kept in memory only is one connection, which cannot be shared.
        self._readers = (
            self._writer if in_memory else ThreadPoolExecutor(_READERS, "hexfront-reader")
        )
        self._line: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    def check(self, *, new: bool) -> None:
        if self.url.database:
            path = Path(self.url.database)
            if not new and not path.exists():
                raise FileNotFoundError("there is no such file")
            path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA schema_version")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._do, work)

    async def write(self, work: Work[T]) -> T:
        told: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._line.append(_Waiting(work, told))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_line())
        return await told

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    async def _write_line(self) -> None:
        """Write until nobody stands in line any more."""
        while self._line:
            waiting = [one for one in self._line if not one.told.cancelled()]
            self._line.clear()
            outcomes = await self._written([one.work for one in waiting])
            for one, outcome in zip(waiting, outcomes, strict=True):
                if one.told.cancelled():
                    continue
                if isinstance(outcome, _Failed):
                    one.told.set_exception(outcome.error)
                else:
                    one.told.set_result(outcome)
        self._writing = None

    async def _written(self, works: list[Work[Any]]) -> list[Any]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._writer, self._do_all, works)
        except RuntimeError as error:  # the writer has gone home
            return [_Failed(error)] * len(works)

    def _do_all(self, works: list[Work[Any]]) -> list[Any]:
        """All works in one transaction; where one of them fails, each in its own, unless another
        program holds the file: then none would come through, and each would wait for it."""
        if len(works) > 1:
            try:
                with self._engine.begin() as connection:
                    return [work(connection) for work in works]
            except Exception as error:
                if _is_busy(error):
                    return [_Failed(error)] * len(works)
        return [self._outcome(work) for work in works]

    def _outcome(self, work: Work[Any]) -> Any:
        try:
            return self._do(work)
        except Exception as error:
            return _Failed(error)

    def _do(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


class ServerDatabase:
    """A database that is a server itself and sorts its writers out."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import (  # noqa: PLC0415  # not needed for SQLite
            create_async_engine,
        )

        self.url = url
        postgres = url.drivername == "postgresql+asyncpg"
        spoken = _spoken_to_driver(url) if postgres else url
        self._engine = create_async_engine(spoken, pool_size=_CONNECTIONS, max_overflow=0)
        self.news: News | None = News(url) if postgres else None

    def check(self, *, new: bool) -> None:
        """It is never made here, and asked with the first work; until then nobody would be told
        which word behind the question mark of the URL is none."""
        if self.news is not None:
            _check_words(self.url)

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        if self.news is not None:
            await self.news.close()
        await self._engine.dispose()


def _check_words(url: URL) -> None:
    from asyncpg import connect  # noqa: PLC0415  # not needed for SQLite

    known = signature(connect).parameters
    for word in _spoken_to_driver(url).query:
        if word not in known:
            raise ValueError(f"asyncpg knows no {word}=")


def _spoken_to_driver(url: URL) -> URL:
    """The URL in the words of asyncpg. How the line is encrypted (`sslmode`) is said to us as it is
    to PostgreSQL's own programs, which is also how the line for news reads it."""
    others = dict(url.query)
    encrypted = others.pop("sslmode", None)
    return url if encrypted is None else url.set(query={**others, "ssl": encrypted})


def _is_busy(error: Exception) -> bool:
    code: int | None = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return code == sqlite3.SQLITE_BUSY


def reason(error: Exception) -> str:
    """What the database itself said."""
    return str(getattr(error, "orig", None) or error)


FAILURES = (OSError, sqlite3.Error, SQLAlchemyError)
"""What any work may raise."""


def _sqlite_engine(url: URL, *, in_memory: bool) -> Engine:
    more: dict[str, Any] = {"poolclass": StaticPool} if in_memory else {"pool_size": _READERS + 1}
    engine = create_engine(url, connect_args={"check_same_thread": False}, **more)
    event.listen(engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
