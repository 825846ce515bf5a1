"""Standing orders of the seats: they answer for a person, also while his page is closed.

At tables with guests they are kept, so that a restart or another server changes nothing. An order
by which a window passes at once when nothing fits tells the others, whenever it does not pass, that
something does. So between people every window is asked about until a seat orders something else.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, insert, select, update

from hexfront.table import schema
from hexfront.table.database import Work
from hexfront.table.errors import BadRequestError
from hexfront.table.keeper import Keeper
from hexfront.table.protocol import Orders, Player, Windows

if TYPE_CHECKING:
    from hexfront.table.room import Room


def windows_at(players: Sequence[Player]) -> Windows:
    """The order of seats that have given none."""
    return "ask" if "guest" in players else "fits"


class StandingOrders:
    """The standing orders at one table."""

    def __init__(self, room: "Room", kept: dict[int, Orders]) -> None:
        self.room = room
        self.kept = kept
        self.apply()

    def apply(self) -> None:
        """Let the course of the game follow them."""
        course = self.room.course
        for seat, orders in self.kept.items():
            course.orders[seat] = orders.windows
            course.answers[seat] = orders.answers
        course.forced = frozenset(seat for seat, orders in self.kept.items() if orders.forced)

    async def give(self, seats: Sequence[int], orders: Orders, *, again: bool) -> Orders | None:
        """Orders for these seats from now on, which may answer what is asked now. A page that only
        gives them again at a table with guests is told which hold there."""
        room = self.room
        for name, order in orders.answers.items():
            if order not in room.match.game.orders.get(name, ()):
                raise BadRequestError(f"no such standing order: {name} = {order}")
        async with room.lock:
            between = "guest" in room.row.players
            known = self.kept.get(seats[0])
            if again and between:
                return known or Orders(room.course.windows)
            if between and known != orders:
                store = OrderStore(room.store.database)
                await store.keep(room.row.id, seats, orders)
            self.kept.update(dict.fromkeys(seats, orders))
            self.apply()
            await room.advance(room.course.run_on)
        return None


class OrderStore(Keeper):
    """Where they are kept."""

    async def keep(self, table: str, seats: Sequence[int], orders: Orders) -> None:
        works = [_keep(table, seat, orders) for seat in seats]

        def keep(connection: Connection) -> None:
            for work in works:
                work(connection)

        await self._change(table, keep)

    async def of(self, table: str) -> dict[int, Orders]:
        """By seat; seats that never gave any are missing."""
        columns = schema.seats.c
        asked = select(columns.seat, columns.orders)
        given = (columns.table_id == table) & (columns.orders != "")
        rows = await self._rows(asked.where(given))
        return {int(r["seat"]): msgspec.json.decode(r["orders"], type=Orders) for r in rows}


def _keep(table: str, seat: int, orders: Orders) -> Work[None]:
    columns = schema.seats.c
    there = (columns.table_id == table) & (columns.seat == seat)
    said = msgspec.json.encode(orders).decode()

    def keep(connection: Connection) -> None:
        known = update(schema.seats).where(there).values(orders=said)
        if connection.execute(known).rowcount == 0:
            row = {"table_id": table, "seat": seat, "stand_in": False, "orders": said}
            connection.execute(insert(schema.seats).values(row))

    return keep
