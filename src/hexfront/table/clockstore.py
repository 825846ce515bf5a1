"""How clocks, and seats that the computer plays for somebody, are kept in the database."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, insert, select, update

from hexfront.table import schema
from hexfront.table.clocks import Clock, Pace
from hexfront.table.damage import legible, reading
from hexfront.table.database import T, Work
from hexfront.table.errors import OutrunError
from hexfront.table.keeper import OUTRUN, Keeper


class Times(Struct, frozen=True):
    """What is kept of the clocks of a table, and which seats the computer plays for a person."""

    pace: Pace
    clock: Clock
    stand_ins: frozenset[int] = frozenset()


def keep_times(table: str, times: Times) -> Work[None]:
    """Work that keeps the clocks of a table, for a transaction that keeps more than that."""
    columns, clock = schema.clocks.c, times.clock
    values = {
        "pace": _json(times.pace),
        "running": clock.running,
        "since": clock.since,
        "stretch": clock.stretch,
        "left": _json(clock.left),
        "vacation": _json(clock.vacation),
        "resting": _json(clock.resting),
    }

    def keep(connection: Connection) -> None:
        known = update(schema.clocks).where(columns.table_id == table).values(values)
        if connection.execute(known).rowcount == 0:
            connection.execute(insert(schema.clocks).values(table_id=table, **values))

    return keep


def keep_stand_in(table: str, seat: int, *, on: bool) -> Work[None]:
    """Work that keeps whether the computer plays a seat for a person."""
    columns = schema.seats.c
    there = (columns.table_id == table) & (columns.seat == seat)

    def keep(connection: Connection) -> None:
        known = update(schema.seats).where(there).values(stand_in=on)
        if connection.execute(known).rowcount == 0:
            new = insert(schema.seats).values(table_id=table, seat=seat, stand_in=on)
            connection.execute(new)

    return keep


class ClockStore(Keeper):
    """Reads clocks, and writes what goes with no choice."""

    async def times(self, table: str) -> Times | None:
        """The clocks of a table; None where nothing was kept."""
        columns = schema.seats.c
        wanted = schema.clocks.c.table_id == table
        rows = await self._rows(select(schema.clocks).where(wanted))
        if not rows:
            return None
        seats = select(columns.seat).where((columns.table_id == table) & columns.stand_in)
        stand_ins = frozenset(int(row["seat"]) for row in await self._rows(seats))
        return Times(_decoded(rows[0], "pace", Pace), _clock(rows[0]), stand_ins)

    async def paces(self, tables: Sequence[str]) -> dict[str, Pace]:
        """How fast these games are played, as far as it can be read."""
        columns = schema.clocks.c
        asked = select(columns.table_id, columns.pace).where(columns.table_id.in_(tables))

        def read(row: RowMapping) -> tuple[str, Pace]:
            table = str(row["table_id"])
            with reading(f"the clocks of table {table}"):
                return table, _decoded(row, "pace", Pace)

        return dict(legible(await self._rows(asked), read))

    async def clocks(self, tables: Sequence[str]) -> dict[str, tuple[Pace, Clock]]:
        """The clocks of these games, as far as they can be read."""
        asked = select(schema.clocks).where(schema.clocks.c.table_id.in_(tables))

        def read(row: RowMapping) -> tuple[str, tuple[Pace, Clock]]:
            table = str(row["table_id"])
            with reading(f"the clocks of table {table}"):
                return table, (_decoded(row, "pace", Pace), _clock(row))

        return dict(legible(await self._rows(asked), read))

    async def change_at(self, table: str, tip: str, work: Work[None]) -> None:
        """Write what holds only at this tip; OutrunError when the table is no longer there."""
        columns = schema.tables.c
        there = (columns.id == table) & (columns.tip == tip)
        held = select(columns.id).where(there).with_for_update()

        def write(connection: Connection) -> None:
            if connection.execute(held).first() is None:
                raise OutrunError(OUTRUN)
            work(connection)

        await self._change(table, write)


def _clock(row: RowMapping) -> Clock:
    return Clock(
        left=_decoded(row, "left", tuple[int, ...]),
        vacation=_decoded(row, "vacation", tuple[int, ...]),
        resting=_decoded(row, "resting", tuple[bool, ...]),
        running=row["running"],
        since=row["since"],
        stretch=row["stretch"],
    )


def _decoded(row: RowMapping, name: str, kind: type[T]) -> T:
    return msgspec.json.decode(row[name], type=kind)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
