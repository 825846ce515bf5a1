"""Who is to be told of a turn, and how; kept beside the clocks."""

import re
import secrets
from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, RowMapping, insert, select, update

from hexfront.table import schema
from hexfront.table.keeper import Keeper

_CLOCKS, _SEATS, _TABLES = schema.clocks.c, schema.seats.c, schema.tables.c
_KEY = re.compile("[0-9a-f]{32}")
_MOST = 100
"""Turns that are looked at in one go."""


class Due(Struct, frozen=True):
    """A seat that has been asked for a while, and how it is told."""

    table: str
    seat: int
    stretch: int
    game: str
    scenario: str
    round: int
    webhook: str
    language: str
    key: str
    """What stands in the link by which no more mails come."""


class NoticeStore(Keeper):
    """Reads and writes what belongs to notices."""

    async def due(self, before: int) -> list[Due]:
        """Seats that have been asked since before that moment, and were not told yet."""
        asked = (
            select(_CLOCKS.table_id, _CLOCKS.stretch, _TABLES.game, _TABLES.scenario)
            .add_columns(_TABLES.round, _SEATS.seat, _SEATS.webhook, _SEATS.language, _SEATS.key)
            .join(schema.tables, _TABLES.id == _CLOCKS.table_id)
            .join(
                schema.seats,
                (_SEATS.table_id == _CLOCKS.table_id) & (_SEATS.seat == _CLOCKS.running),
            )
            .where((_CLOCKS.told != _CLOCKS.stretch) & (_CLOCKS.stretch <= before) & ~_TABLES.over)
            .order_by(_CLOCKS.stretch)
            .limit(_MOST)
        )
        return [_due(row) for row in await self._rows(asked)]

    async def claim(self, table: str, stretch: int) -> bool:
        """Whether this server is the one that tells of a stretch; only one ever is."""
        fresh = (_CLOCKS.table_id == table) & (_CLOCKS.stretch == stretch)
        claimed = (
            update(schema.clocks).where(fresh & (_CLOCKS.told != stretch)).values(told=stretch)
        )
        return await self._write(lambda connection: connection.execute(claimed).rowcount) == 1

    async def is_open(self, due: Due) -> bool:
        """Whether the seat is still asked."""
        same = (_CLOCKS.table_id == due.table) & (_CLOCKS.stretch == due.stretch)
        asked = select(_CLOCKS.running).where(same & (_CLOCKS.running == due.seat))
        return bool(await self._rows(asked))

    async def enter(self, table: str, seats: Sequence[int], language: str) -> None:
        """Note in which language these seats are spoken to."""

        def note(connection: Connection) -> None:
            for seat in seats:
                here = (_SEATS.table_id == table) & (_SEATS.seat == seat)
                kept = connection.execute(select(_SEATS.key, _SEATS.language).where(here)).first()
                if kept is None:
                    row = {"table_id": table, "seat": seat, "stand_in": False}
                    connection.execute(insert(schema.seats).values(row))
                if kept is None or kept.language != language or not kept.key:
                    key = kept.key if kept is not None and kept.key else secrets.token_hex(16)
                    values = {"language": language, "key": key}
                    connection.execute(update(schema.seats).where(here).values(values))

        await self._write(note)

    async def set_webhook(self, table: str, seats: Sequence[int], webhook: str) -> None:
        here = (_SEATS.table_id == table) & _SEATS.seat.in_(seats)
        changed = update(schema.seats).where(here).values(webhook=webhook)
        await self._write(lambda connection: connection.execute(changed).rowcount)

    async def webhook(self, table: str, seat: int) -> str:
        here = (_SEATS.table_id == table) & (_SEATS.seat == seat)
        rows = await self._rows(select(_SEATS.webhook).where(here))
        return str(rows[0]["webhook"]) if rows else ""

    async def seat_of(self, key: str) -> tuple[str, int] | None:
        """The table and seat with this key."""
        asked = select(_SEATS.table_id, _SEATS.seat).where(_SEATS.key == key)
        # What no key looks like is not asked for: a database may refuse such letters.
        rows = await self._rows(asked) if _KEY.fullmatch(key) else []
        return (str(rows[0]["table_id"]), int(rows[0]["seat"])) if rows else None


def _due(row: RowMapping) -> Due:
    return Due(
        table=row["table_id"],
        seat=row["seat"],
        stretch=row["stretch"],
        game=row["game"],
        scenario=row["scenario"],
        round=row["round"],
        webhook=row["webhook"],
        language=row["language"],
        key=row["key"],
    )
