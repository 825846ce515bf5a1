"""The games of a person on all devices, and of the tokens that a browser keeps."""

from collections import defaultdict
from datetime import UTC

import msgspec
from sqlalchemy import ColumnElement, RowMapping, select

from hexfront.table.accounts.schema import PersonRow, people
from hexfront.table.accounts.store import AccountStore, person_row
from hexfront.table.clocks import DAY, SECOND
from hexfront.table.clockstore import ClockStore
from hexfront.table.damage import legible, reading
from hexfront.table.keeper import Keeper
from hexfront.table.keys import Key
from hexfront.table.protocol import Player
from hexfront.table.requests import Seated, TableInfo
from hexfront.table.schema import clocks, tables, tokens
from hexfront.table.settings import Settings
from hexfront.table.timing import shown_left
from hexfront.table.tokens import token_hash

MOST = 200
"""Games that are listed."""


class Games(Keeper):
    """Who sits where."""

    async def timed(self, key: Key, settings: Settings) -> list[TableInfo]:
        """The games of whoever shows this key, with what is left to the seats that are asked."""
        found = await self.of(key)
        kept = await ClockStore(self.database).clocks([info.table for info in found])
        absence, now = settings.absent_days * DAY, int(settings.now() * 1000)

        def with_time(info: TableInfo) -> TableInfo:
            if info.over or info.table not in kept:
                return info
            pace, clock = kept[info.table]
            return msgspec.structs.replace(info, left=shown_left(clock, pace, absence, now))

        return list(map(with_time, found))

    async def of(self, key: Key) -> list[TableInfo]:
        """The games at which whoever shows this key has a seat, the latest played first."""
        nobodys = tokens.c.hash.in_(key.hashes) & tokens.c.person.is_(None)
        mine = nobodys | (tokens.c.person == key.person) if key.person else nobodys
        latest = await self._latest(mine & ~tokens.c.invite)
        asked = (
            select(tables, tokens.c.seats, tokens.c.person)
            .join(tokens, tokens.c.table_id == tables.c.id)
            .where(mine & ~tokens.c.invite & tables.c.id.in_(latest))
        )
        held: dict[str, set[int]] = defaultdict(set)
        rows = {}
        owned = set()
        for row in await self._rows(asked):
            table = str(row["id"])
            rows[table] = row
            held[table] |= set(_seats(row["seats"]))
            if row["person"]:
                owned.add(table)
        kept = {table: rows[table] for table in latest if table in rows}
        named = await self._named(list(kept))

        def told(table: str) -> TableInfo:
            row = kept[table]
            with reading(f"table {table}"):
                players = msgspec.json.decode(row["players"], type=tuple[Player, ...])
            return TableInfo(
                table=table,
                game=row["game"],
                scenario=row["scenario"],
                players=players,
                round=row["round"],
                over=row["over"],
                my_turn=not row["over"] and row["acting"] in held[table],
                seats=tuple(sorted(held[table])),
                names=_by_seat(named[table]),
                account=table in owned,
            )

        return legible(kept, told)

    async def _latest(self, mine: ColumnElement[bool]) -> list[str]:
        """The games in which something happened last, as far as all who play them can know: while
        one goes on between people, that another seat is asked. When it last changed would tell of
        what is done in secret."""
        asked = (
            select(tables.c.id, tables.c.changed, tables.c.over, clocks.c.stretch)
            .join(tokens, tokens.c.table_id == tables.c.id)
            .join(clocks, clocks.c.table_id == tables.c.id, isouter=True)
            .where(mine)
        )
        times = {str(row["id"]): _happened(row) for row in await self._rows(asked)}
        return sorted(times, key=lambda table: (-times[table], table))[:MOST]

    async def people_at(self, table: str) -> dict[int, PersonRow]:
        """Who sits at a table, by seat; whoever has no account is missing."""
        asked = (
            select(people, tokens.c.seats)
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.table_id == table)
        )
        return {
            seat: person_row(row)
            for row in await self._rows(asked)
            for seat in _seats(row["seats"])
        }

    async def _named(self, kept: list[str]) -> dict[str, dict[int, str]]:
        """By table and seat the names of those who have an account."""
        asked = (
            select(tokens.c.table_id, tokens.c.seats, people.c.name)
            .join(people, people.c.id == tokens.c.person)
            .where(tokens.c.table_id.in_(kept))
        )
        named: dict[str, dict[int, str]] = defaultdict(dict)
        for row in await self._rows(asked):
            named[str(row["table_id"])] |= dict.fromkeys(_seats(row["seats"]), str(row["name"]))
        return named


async def held(store: AccountStore, key: Key, seated: Seated) -> Seated:
    """A seat that was taken while somebody is logged in belongs to that person."""
    if key.person:
        await store.claim(key.person, [token_hash(seated.token)])
    return seated


def _happened(row: RowMapping) -> float:
    """Milliseconds since 1970."""
    if row["stretch"] is not None and not row["over"]:
        return float(row["stretch"])
    # SQLite forgets the time zone, which is that of Greenwich.
    return float(row["changed"].replace(tzinfo=UTC).timestamp() * SECOND)


def _seats(kept: object) -> tuple[int, ...]:
    """The seats of a token; none of one that is damaged."""
    try:
        return msgspec.json.decode(str(kept), type=tuple[int, ...])
    except msgspec.MsgspecError:
        return ()


def _by_seat(named: dict[int, str]) -> tuple[str, ...]:
    return tuple(named.get(seat, "") for seat in range(max(named, default=-1) + 1))
