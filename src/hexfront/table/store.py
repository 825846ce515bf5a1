"""Where tables are kept: SQLite by default, PostgreSQL by its URL, through the same code."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from hexfront.table import schema
from hexfront.table.accounts.results import note_result
from hexfront.table.damage import legible, reading
from hexfront.table.database import FAILURES, Work, open_database, reason
from hexfront.table.errors import OutrunError, StorageError, WrongInviteError
from hexfront.table.keeper import OUTRUN, Keeper
from hexfront.table.migrate import upgrade
from hexfront.table.notices import Note, noticed
from hexfront.table.protocol import Mention, Player, Said
from hexfront.table.requests import Wanted
from hexfront.table.schema import MarkRow, Standing, StepRow, TableRow, TokenRow
from hexfront.table.verdict import Verdict


def _nothing(connection: Connection) -> None:
    """Nothing else belongs to the same transaction."""


class Store(Keeper):
    """Reads and writes tables; every write is one transaction."""

    def __init__(self, url: str) -> None:
        super().__init__(open_database(url))

    async def prepare(self, *, new: bool = True) -> None:
        """Bring an older database up to date; where there is none, make it unless it is not to be
        `new`."""
        try:
            self.database.check(new=new)
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
        self,
        row: TableRow,
        tokens: Sequence[TokenRow],
        steps: Sequence[StepRow],
        marks: Sequence[MarkRow] = (),
        also: Work[None] = _nothing,
    ) -> None:
        def add(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(_table_values(row)))
            for token in tokens:
                connection.execute(insert(schema.tokens).values(_token_values(row.id, token)))
            _insert_steps(connection, row.id, steps)
            _insert_marks(connection, row.id, marks)
            also(connection)

        await self._write(add)

    async def append(
        self,
        table: str,
        tip: str,
        steps: Sequence[StepRow],
        standing: Standing,
        marks: Sequence[MarkRow] = (),
        also: Work[None] = _nothing,
    ) -> None:
        """Keep further steps; OutrunError when the table no longer stands at `tip`."""

        def go_on(connection: Connection) -> None:
            _stand(connection, table, tip, standing)
            _insert_steps(connection, table, steps)
            _insert_marks(connection, table, marks)
            also(connection)

        await self._change(table, go_on)

    async def truncate(
        self,
        table: str,
        tip: str,
        length: int,
        standing: Standing,
        also: Work[None] = _nothing,
    ) -> None:
        """Keep only that many steps; OutrunError when the table no longer stands at `tip`."""
        beyond = (schema.steps.c.table_id == table) & (schema.steps.c.number >= length)
        after = (schema.marks.c.table_id == table) & (schema.marks.c.number > length)

        def go_back(connection: Connection) -> None:
            _stand(connection, table, tip, standing)
            connection.execute(delete(schema.steps).where(beyond))
            connection.execute(delete(schema.marks).where(after))
            also(connection)

        await self._change(table, go_back)

    async def mark(self, table: str, tip: str, marks: Sequence[MarkRow]) -> None:
        """Keep marks of a table, if it still stands at `tip`."""
        columns = schema.tables.c
        there = select(columns.id).where((columns.id == table) & (columns.tip == tip))

        def put(connection: Connection) -> None:
            if connection.execute(there).first() is not None:
                _insert_marks(connection, table, marks)

        await self._write(put)

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
            connection.execute(delete(schema.marks).where(schema.marks.c.table_id == row.id))
            _insert_steps(connection, row.id, steps)

        await self._write(write_anew)

    async def delete(self, table: str) -> None:
        def forget(connection: Connection) -> None:
            _delete(connection, schema.tables.c.id == table)

        await self._change(table, forget)

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

    async def take_invite(
        self, table: str, tips: tuple[str, str], invite: TokenRow, taken: TokenRow
    ) -> None:
        """Let a token stand for an invitation at a table that stands at the first of these tips and
        then at the second; OutrunError when it does not, WrongInviteError when it was taken."""
        tables, tokens = schema.tables.c, schema.tokens.c
        before, after = tips
        there = (tables.id == table) & (tables.tip == before)
        unused = (tokens.hash == invite.hash) & tokens.invite
        values = {"hash": taken.hash, "invite": False, "grain": taken.grain, "since": taken.since}

        def sit(connection: Connection) -> None:
            noted = update(schema.tables).where(there).values(tip=after)
            if connection.execute(noted).rowcount == 0:
                raise OutrunError(OUTRUN)
            if connection.execute(update(schema.tokens).where(unused).values(values)).rowcount == 0:
                raise WrongInviteError

        await self._change(table, sit)

    async def end(
        self, table: str, tip: str, ended: str, verdict: Verdict, also: Work[None] = _nothing
    ) -> None:
        """The players end a game that stands at `tip`; OutrunError when it no longer does."""
        columns = schema.tables.c
        there = (columns.id == table) & (columns.tip == tip)
        values = {"over": True, "ended": ended, "changed": datetime.now(UTC)}
        noted = update(schema.tables).where(there).values(values)

        def finish(connection: Connection) -> None:
            if connection.execute(noted).rowcount == 0:
                raise OutrunError(OUTRUN)
            also(connection)
            note_result(connection, table, verdict)

        await self._change(table, finish)

    async def say(self, table: str, number: int, said: Said) -> None:
        row = {"table_id": table, "number": number, "seat": said.seat, "said": said.text,
               "about": _json(said.about), "at": datetime.fromtimestamp(said.at, UTC)}  # fmt: skip
        await self._change(
            table, lambda connection: connection.execute(insert(schema.talk), row).rowcount
        )

    async def talk(self, table: str) -> list[Said]:
        columns = schema.talk.c
        asked = select(schema.talk).where(columns.table_id == table).order_by(columns.number)
        found = await self._rows(asked)
        return [_said(row) for row in found]

    async def whisper(self, table: str, note: Note) -> None:
        """Tell the other servers, if there may be any, something that is not kept."""
        news = self.database.news
        if news is not None:
            await self._write(news.telling(noticed(table, note), _nothing))

    async def count(self) -> int:
        counted = select(func.count()).select_from(schema.tables)
        return await self._read(lambda connection: int(connection.execute(counted).scalar_one()))

    async def table_ids(self) -> list[str]:
        """All tables, the oldest first."""
        found = await self._rows(select(schema.tables.c.id).order_by(schema.tables.c.created))
        return [str(row["id"]) for row in found]

    async def table(self, table: str) -> TableRow | None:
        found = await self._rows(select(schema.tables).where(schema.tables.c.id == table))
        return _table_row(found[0]) if found else None

    async def dated(self, table: str) -> tuple[TableRow, int, int] | None:
        """A table, with when it was made and last changed."""
        found = await self._rows(select(schema.tables).where(schema.tables.c.id == table))
        return _dated(found[0]) if found else None

    async def tokens(self, table: str) -> list[TokenRow]:
        columns = schema.tokens.c
        found = await self._rows(select(schema.tokens).where(columns.table_id == table))
        return [_token_row(row) for row in found]

    async def steps(self, table: str, first: int = 0) -> list[StepRow]:
        """The steps from that one on."""
        columns = schema.steps.c
        asked = select(columns.number, columns.line, columns.answered)
        wanted = (columns.table_id == table) & (columns.number >= first)
        found = await self._rows(asked.where(wanted).order_by(columns.number))
        return [StepRow(row["number"], row["line"], row["answered"]) for row in found]

    async def marks(self, table: str) -> list[MarkRow]:
        asked = select(schema.marks).where(schema.marks.c.table_id == table)
        return [_mark_row(row) for row in await self._rows(asked)]

    async def sealed(self, seals: Sequence[str]) -> list[MarkRow]:
        """The marks with these seals, whatever table they are of."""
        if not seals:
            return []
        asked = select(schema.marks).where(schema.marks.c.seal.in_(seals))
        return [_mark_row(row) for row in await self._rows(asked)]

    async def open_seats(self, most: int = 50) -> list[tuple[TableRow, TokenRow, int]]:
        """The seats that anybody may take, with when their tables were made, the latest first."""
        tables, tokens = schema.tables, schema.tokens
        asked = (
            select(tables, tokens)
            .join(tokens, tokens.c.table_id == tables.c.id)
            .where(tables.c.public & ~tables.c.over & tokens.c.invite)
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        found = await self._rows(asked)
        return legible(found, lambda row: (_table_row(row), _token_row(row), _dated(row)[1]))

    async def shown(self, wanted: Wanted, most: int = 50) -> list[tuple[TableRow, int, int]]:
        """The games that everybody may look at, with when they were made and last changed, the
        latest first."""
        columns = schema.tables.c
        dated = columns.changed if wanted.over else columns.created
        asked = select(schema.tables).where(columns.over == wanted.over)
        asked = asked.where(columns.watch != "off" if wanted.over else columns.watch == "public")
        if wanted.game:
            asked = asked.where(columns.game == wanted.game)
        if wanted.scenario:
            asked = asked.where(columns.scenario == wanted.scenario)
        if wanted.before:
            asked = asked.where(dated < datetime.fromtimestamp(wanted.before, UTC))
        rows = await self._rows(asked.order_by(dated.desc()).limit(most))
        return legible(rows, _dated)


def _delete(connection: Connection, which: ColumnElement[bool]) -> int:
    chosen = select(schema.tables.c.id).where(which)
    parts = (schema.marks, schema.steps, schema.tokens, schema.talk, schema.clocks, schema.seats)
    for part in parts:
        connection.execute(delete(part).where(part.c.table_id.in_(chosen)))
    return connection.execute(delete(schema.tables).where(which)).rowcount


_STANDING = ("round", "over", "acting", "winner", "tip", "changed")
# What every choice writes is put together once.
_INSERT_STEPS = insert(schema.steps)
_STAND = (
    update(schema.tables)
    .where(
        (schema.tables.c.id == bindparam("table")) & (schema.tables.c.tip == bindparam("before"))
    )
    .values({name: bindparam(f"new_{name}") for name in _STANDING})
)


def _insert_steps(connection: Connection, table: str, steps: Sequence[StepRow]) -> None:
    if not steps:
        return
    rows = [
        {"table_id": table, "number": s.number, "answered": s.answered, "line": s.line}
        for s in steps
    ]
    connection.execute(_INSERT_STEPS, rows)


def _insert_marks(connection: Connection, table: str, marks: Sequence[MarkRow]) -> None:
    """Keep marks instead of those that the table has of the same steps."""
    if not marks:
        return
    numbers = [mark.number for mark in marks]
    same = (schema.marks.c.table_id == table) & schema.marks.c.number.in_(numbers)
    connection.execute(delete(schema.marks).where(same))
    rows = [{"table_id": table, **msgspec.structs.asdict(mark)} for mark in marks]
    connection.execute(insert(schema.marks), rows)


def _stand(connection: Connection, table: str, tip: str, standing: Standing) -> None:
    """Note how the table stands now, if it stood at this tip until now."""
    values = {
        "table": table,
        "before": tip,
        "new_round": standing.round,
        "new_over": standing.over,
        "new_acting": standing.acting,
        "new_winner": standing.winner,
        "new_tip": standing.tip,
        "new_changed": datetime.now(UTC),
    }
    noted = connection.execute(_STAND, values)
    if noted.rowcount == 0:
        raise OutrunError(OUTRUN)
    if standing.verdict is not None:
        note_result(connection, table, standing.verdict)


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
        "fair": row.fair,
        "public": row.public,
        "watch": row.watch,
        "delay": row.delay,
        "language": row.language,
        "round": row.standing.round,
        "over": row.standing.over,
        "acting": row.standing.acting,
        "ended": row.ended,
        "winner": row.standing.winner,
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
        "grain": token.grain,
        "since": token.since,
        "person": token.person or None,
    }


def _table_row(row: RowMapping) -> TableRow:
    with reading(f"table {row['id']}"):
        return TableRow(
            id=row["id"],
            game=row["game"],
            scenario=row["scenario"],
            header=row["header"],
            players=msgspec.json.decode(row["players"], type=tuple[Player, ...]),
            seed=int(row["seed"]),
            open_hands=row["open_hands"],
            fair=row["fair"],
            public=row["public"],
            watch=row["watch"],
            delay=row["delay"],
            language=row["language"],
            ended=row["ended"],
            standing=Standing(
                row["round"], row["over"], row["tip"], row["acting"], winner=row["winner"]
            ),
        )


def _said(row: RowMapping) -> Said:
    with reading(f"the talk at table {row['table_id']}"):
        about = msgspec.json.decode(row["about"], type=tuple[Mention, ...])
    return Said(row["seat"], row["said"], _seconds(row["at"]), about)


def _dated(row: RowMapping) -> tuple[TableRow, int, int]:
    return _table_row(row), _seconds(row["created"]), _seconds(row["changed"])


def _token_row(row: RowMapping) -> TokenRow:
    with reading(f"a seat at table {row['table_id']}"):
        seats = msgspec.json.decode(row["seats"], type=tuple[int, ...])
    return TokenRow(
        hash=row["hash"],
        seats=seats,
        looking=row["looking"],
        invite=row["invite"],
        grain=row["grain"],
        since=row["since"],
        person=row["person"] or "",
    )


def _seconds(time: datetime) -> int:
    # SQLite forgets the time zone, which is that of Greenwich.
    return int(time.replace(tzinfo=UTC).timestamp())


def _mark_row(row: RowMapping) -> MarkRow:
    return MarkRow(row["number"], row["seal"], row["content"])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
