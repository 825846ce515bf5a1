"""Where tables are kept: SQLite by default, PostgreSQL by its URL, through the same code."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from hexfront.table import schema
from hexfront.table.database import FAILURES, T, Work, open_database, reason
from hexfront.table.errors import OutrunError, StorageError
from hexfront.table.migrate import upgrade
from hexfront.table.protocol import Player
from hexfront.table.schema import Standing, StepRow, TableRow, TokenRow

_OUTRUN = "another server has gone on with this table"


class Store:
    """Reads and writes tables; every write is one transaction."""

    def __init__(self, url: str) -> None:
        self.database = open_database(url)

    async def prepare(self) -> None:
        """Make the database, or bring an older one up to date."""
        try:
            self.database.check()
            await self.database.write(upgrade)
        except (*FAILURES, ValueError) as error:
            raise StorageError(f"cannot use the database {self.name}: {reason(error)}") from error

    async def close(self) -> None:
        await self.database.close()

    @property
    def name(self) -> str:
        """The database as a person may read it, without a password."""
        return self.database.url.render_as_string(hide_password=True)

    async def add_table(
        self, row: TableRow, tokens: Sequence[TokenRow], steps: Sequence[StepRow]
    ) -> None:
        def add(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(_table_values(row)))
            for token in tokens:
                connection.execute(insert(schema.tokens).values(_token_values(row.id, token)))
            _insert_steps(connection, row.id, steps)

        await self._write(add)

    async def append(
        self, table: str, tip: str, steps: Sequence[StepRow], standing: Standing
    ) -> None:
        """Keep further steps; OutrunError when the table no longer stands at `tip`."""

        def go_on(connection: Connection) -> None:
            _stand(connection, table, tip, standing)
            _insert_steps(connection, table, steps)

        await self._write(go_on)

    async def truncate(self, table: str, tip: str, length: int, standing: Standing) -> None:
        """Keep only that many steps; OutrunError when the table no longer stands at `tip`."""
        beyond = (schema.steps.c.table_id == table) & (schema.steps.c.number >= length)

        def go_back(connection: Connection) -> None:
            _stand(connection, table, tip, standing)
            connection.execute(delete(schema.steps).where(beyond))

        await self._write(go_back)

    async def rewrite(
        self, row: TableRow, tip: str, steps: Sequence[StepRow], standing: Standing
    ) -> None:
        """Keep the same game in other words; OutrunError when it no longer stands at `tip`."""
        columns = schema.tables.c
        of_table = schema.steps.c.table_id == row.id

        def write_anew(connection: Connection) -> None:
            _stand(connection, row.id, tip, standing)
            connection.execute(
                update(schema.tables).where(columns.id == row.id).values(header=row.header)
            )
            connection.execute(delete(schema.steps).where(of_table))
            _insert_steps(connection, row.id, steps)

        await self._write(write_anew)

    async def delete(self, table: str) -> None:
        def forget(connection: Connection) -> None:
            _delete(connection, schema.tables.c.id == table)

        await self._write(forget)

    async def expire(self, before: datetime, spared: Collection[str]) -> int:
        """Delete the tables at which nothing has happened since; how many there were."""
        columns = schema.tables.c

        def clear(connection: Connection) -> int:
            return _delete(connection, (columns.changed < before) & columns.id.not_in(spared))

        return await self._write(clear)

    async def remember_looking(self, token: TokenRow) -> None:
        where = schema.tokens.c.hash == token.hash
        noted = update(schema.tokens).where(where).values(looking=token.looking)
        await self._write(lambda connection: connection.execute(noted).rowcount)

    async def take_invite(self, invite: TokenRow, taken: TokenRow) -> bool:
        """Let a token stand for an invitation; False when another has taken it."""
        columns = schema.tokens.c
        unused = (columns.hash == invite.hash) & columns.invite
        changed = update(schema.tokens).where(unused).values(hash=taken.hash, invite=False)
        return await self._write(lambda connection: connection.execute(changed).rowcount) == 1

    async def count(self) -> int:
        counted = select(func.count()).select_from(schema.tables)
        return await self._read(lambda connection: int(connection.execute(counted).scalar_one()))

    async def table(self, table: str) -> TableRow | None:
        found = await self._rows(select(schema.tables).where(schema.tables.c.id == table))
        return _table_row(found[0]) if found else None

    async def tokens(self, table: str) -> list[TokenRow]:
        columns = schema.tokens.c
        asked = select(columns.hash, columns.seats, columns.looking, columns.invite)
        found = await self._rows(asked.where(columns.table_id == table))
        return [_token_row(row) for row in found]

    async def steps(self, table: str) -> list[StepRow]:
        columns = schema.steps.c
        asked = select(columns.number, columns.line, columns.answered)
        found = await self._rows(asked.where(columns.table_id == table).order_by(columns.number))
        return [StepRow(row["number"], row["line"], row["answered"]) for row in found]

    async def tables_of(self, hashes: Sequence[str]) -> list[TableRow]:
        """The tables at which these tokens have seats, the latest played first."""
        asked = (
            select(schema.tables)
            .join(schema.tokens, schema.tokens.c.table_id == schema.tables.c.id)
            .where(schema.tokens.c.hash.in_(hashes) & ~schema.tokens.c.invite)
            .distinct()
            .order_by(schema.tables.c.changed.desc())
        )
        return [_table_row(row) for row in await self._rows(asked)]

    async def _rows(self, asked: Select[tuple[object, ...]]) -> Sequence[RowMapping]:
        return await self._read(lambda connection: connection.execute(asked).mappings().all())

    async def _write(self, work: Work[T]) -> T:
        try:
            return await self.database.write(work)
        except IntegrityError as error:
            raise OutrunError(_OUTRUN) from error
        except FAILURES as error:
            raise StorageError(f"not kept: {reason(error)}") from error

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self.database.read(work)
        except FAILURES as error:
            raise StorageError(f"not readable: {reason(error)}") from error


def _delete(connection: Connection, which: ColumnElement[bool]) -> int:
    chosen = select(schema.tables.c.id).where(which)
    for part in (schema.steps, schema.tokens):
        connection.execute(delete(part).where(part.c.table_id.in_(chosen)))
    return connection.execute(delete(schema.tables).where(which)).rowcount


def _insert_steps(connection: Connection, table: str, steps: Sequence[StepRow]) -> None:
    if not steps:
        return
    rows = [
        {"table_id": table, "number": s.number, "answered": s.answered, "line": s.line}
        for s in steps
    ]
    connection.execute(insert(schema.steps), rows)


def _stand(connection: Connection, table: str, tip: str, standing: Standing) -> None:
    """Note how the table stands now, if it stood at this tip until now."""
    columns = schema.tables.c
    noted = connection.execute(
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


def _table_values(row: TableRow) -> dict[str, object]:
    now = datetime.now(UTC)
    return {
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


def _token_values(table: str, token: TokenRow) -> dict[str, object]:
    return {
        "hash": token.hash,
        "table_id": table,
        "seats": _json(token.seats),
        "looking": token.looking,
        "invite": token.invite,
    }


def _table_row(row: RowMapping) -> TableRow:
    return TableRow(
        id=row["id"],
        game=row["game"],
        scenario=row["scenario"],
        header=row["header"],
        players=msgspec.json.decode(row["players"], type=tuple[Player, ...]),
        seed=int(row["seed"]),
        open_hands=row["open_hands"],
        standing=Standing(row["round"], row["over"], row["tip"]),
    )


def _token_row(row: RowMapping) -> TokenRow:
    seats = msgspec.json.decode(row["seats"], type=tuple[int, ...])
    return TokenRow(row["hash"], seats, row["looking"], row["invite"])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
