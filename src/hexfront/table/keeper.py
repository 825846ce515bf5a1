"""Reading and writing one database, with errors that the table knows."""

from collections.abc import Sequence

from sqlalchemy import Connection, RowMapping, Select, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from hexfront.table.database import FAILURES, Database, T, Work, reason
from hexfront.table.errors import OutrunError, StorageError

OUTRUN = "another server has gone on with this table"


class Keeper:
    """What keeps something in a database; every write is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _rows(self, asked: Select[tuple[object, ...]]) -> Sequence[RowMapping]:
        return await self._read(lambda connection: connection.execute(asked).mappings().all())

    async def _change(self, table: str, work: Work[T]) -> T:
        """Write, and let the other servers know which table has changed."""
        news = self.database.news
        return await self._write(work if news is None else news.telling(table, work))

    async def _write(self, work: Work[T]) -> T:
        try:
            return await self.database.write(work)
        except IntegrityError as error:
            raise OutrunError(OUTRUN) from error
        except FAILURES as error:
            raise StorageError(f"not kept: {reason(error)}") from error

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self.database.read(work)
        except FAILURES as error:
            raise StorageError(f"not readable: {reason(error)}") from error


def insert_missing(connection: Connection, table: Table, values: dict[str, object]) -> bool:
    """Keep a row unless there is one with its key; whether it was missing."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    made = dialect.insert(table).values(values).on_conflict_do_nothing()
    return connection.execute(made).rowcount == 1
