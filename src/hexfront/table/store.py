"""Where tables are kept: SQLite by default, PostgreSQL by its URL, through the same code."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from sqlalchemy import RowMapping, delete, event, func, insert, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from hexfront.table import schema
from hexfront.table.errors import OutrunError, StorageError
from hexfront.table.migrate import upgrade
from hexfront.table.schema import Standing, StepRow, TableRow, TokenRow

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

_OUTRUN = "another server has gone on with this table"


class Store:
    """Reads and writes tables; every write is one transaction."""

    def __init__(self, url: str) -> None:
        self.url = _async_url(url)
        self.engine = _engine(self.url)

    async def prepare(self) -> None:
        """Make the database, or bring an older one up to date."""
        try:
            if self.url.get_backend_name() == "sqlite" and self.url.database:
                _try_file(Path(self.url.database))
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            raise StorageError(f"cannot use the database {self.name}: {_reason(error)}") from error

    async def close(self) -> None:
        await self.engine.dispose()

    @property
    def name(self) -> str:
        """The database as a person may read it, without a password."""
        return self.url.render_as_string(hide_password=True)

    async def add_table(
        self, row: TableRow, tokens: Sequence[TokenRow], steps: Sequence[StepRow]
    ) -> None:
        now = datetime.now(UTC)
        async with self._writing() as connection:
            values = {
                "id": row.id,
                "game": row.game,
                "scenario": row.scenario,
                "header": row.header,
                "players": _json(row.players),
                "seed": str(row.seed),
                "open_hands": row.open_hands,
                "round": row.standing.round,
                "over": row.standing.over,
                "tip": row.standing.tip,
                "created": now,
                "changed": now,
            }
            await connection.execute(insert(schema.tables).values(values))
            for token in tokens:
                await connection.execute(
                    insert(schema.tokens).values(
                        hash=token.hash,
                        table_id=row.id,
                        seats=_json(token.seats),
                        looking=token.looking,
                    )
                )
            await _insert_steps(connection, row.id, steps)

    async def append(
        self, table: str, tip: str, steps: Sequence[StepRow], standing: Standing
    ) -> None:
        """Keep further steps; OutrunError when the table no longer stands at `tip`."""
        async with self._writing() as connection:
            await _stand(connection, table, tip, standing)
            await _insert_steps(connection, table, steps)

    async def truncate(self, table: str, tip: str, length: int, standing: Standing) -> None:
        """Keep only that many steps; OutrunError when the table no longer stands at `tip`."""
        beyond = (schema.steps.c.table_id == table) & (schema.steps.c.number >= length)
        async with self._writing() as connection:
            await _stand(connection, table, tip, standing)
            await connection.execute(delete(schema.steps).where(beyond))

    async def remember_looking(self, token: TokenRow) -> None:
        where = schema.tokens.c.hash == token.hash
        async with self._writing() as connection:
            await connection.execute(
                update(schema.tokens).where(where).values(looking=token.looking)
            )

    async def count(self) -> int:
        async with self._reading() as connection:
            counted = await connection.execute(select(func.count()).select_from(schema.tables))
            return int(counted.scalar_one())

    async def table(self, table: str) -> TableRow | None:
        async with self._reading() as connection:
            found = await connection.execute(
                select(schema.tables).where(schema.tables.c.id == table)
            )
            row = found.mappings().one_or_none()
        return _table_row(row) if row is not None else None

    async def tokens(self, table: str) -> list[TokenRow]:
        columns = schema.tokens.c
        asked = select(columns.hash, columns.seats, columns.looking)
        async with self._reading() as connection:
            found = await connection.execute(asked.where(columns.table_id == table))
            return [_token_row(row) for row in found.mappings()]

    async def steps(self, table: str) -> list[StepRow]:
        columns = schema.steps.c
        asked = select(columns.number, columns.line, columns.answered)
        async with self._reading() as connection:
            found = await connection.execute(
                asked.where(columns.table_id == table).order_by(columns.number)
            )
            return [
                StepRow(row["number"], row["line"], row["answered"]) for row in found.mappings()
            ]

    async def tables_of(self, hashes: Sequence[str]) -> list[TableRow]:
        """The tables at which these tokens have seats, the latest played first."""
        asked = (
            select(schema.tables)
            .join(schema.tokens, schema.tokens.c.table_id == schema.tables.c.id)
            .where(schema.tokens.c.hash.in_(hashes))
            .distinct()
            .order_by(schema.tables.c.changed.desc())
        )
        async with self._reading() as connection:
            found = await connection.execute(asked)
            return [_table_row(row) for row in found.mappings()]

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise OutrunError(_OUTRUN) from error
        except (OSError, SQLAlchemyError) as error:
            raise StorageError(f"not kept: {_reason(error)}") from error

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (OSError, SQLAlchemyError) as error:
            raise StorageError(f"not readable: {_reason(error)}") from error


async def _insert_steps(connection: AsyncConnection, table: str, steps: Sequence[StepRow]) -> None:
    if not steps:
        return
    rows = [
        {"table_id": table, "number": s.number, "answered": s.answered, "line": s.line}
        for s in steps
    ]
    await connection.execute(insert(schema.steps), rows)


async def _stand(connection: AsyncConnection, table: str, tip: str, standing: Standing) -> None:
    """Note how the table stands now, if it stood at this tip until now."""
    columns = schema.tables.c
    noted = await connection.execute(
        update(schema.tables)
        .where((columns.id == table) & (columns.tip == tip))
        .values(
            round=standing.round,
            over=standing.over,
            tip=standing.tip,
            changed=datetime.now(UTC),
        )
    )
    if noted.rowcount == 0:
        raise OutrunError(_OUTRUN)


def _table_row(row: RowMapping) -> TableRow:
    return TableRow(
        id=row["id"],
        game=row["game"],
        scenario=row["scenario"],
        header=row["header"],
        players=msgspec.json.decode(row["players"], type=tuple[str, ...]),
        seed=int(row["seed"]),
        open_hands=row["open_hands"],
        standing=Standing(row["round"], row["over"], row["tip"]),
    )


def _token_row(row: RowMapping) -> TokenRow:
    seats = msgspec.json.decode(row["seats"], type=tuple[int, ...])
    return TokenRow(row["hash"], seats, row["looking"])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _async_url(url: str) -> URL:
    try:
        made = make_url(url)
    except ArgumentError as error:
        raise StorageError(f"not a database URL: {url!r}") from error
    return made.set(drivername=_DRIVERS.get(made.drivername, made.drivername))


def _engine(url: URL) -> AsyncEngine:
    try:
        engine = create_async_engine(url)
    except (ImportError, ArgumentError) as error:
        raise StorageError(f"no driver for {url.drivername}: {error}") from error
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _tune_sqlite)
    return engine


def _try_file(path: Path) -> None:
    """Find out that a file cannot be used before aiosqlite leaves a thread behind over it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA schema_version")


def _tune_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    # WAL with synchronous NORMAL outlives a killed server and does not wait for the disk.
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error)
