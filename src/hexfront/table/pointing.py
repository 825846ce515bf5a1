"""What players point at: hexes and units in what they say, and pulses on the board.

Nothing is pointed at that somebody at the table could not see: a unit only where everybody sees it.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any

from hexfront.play import WATCHER
from hexfront.table.errors import BadRequestError, TooManyRequestsError
from hexfront.table.protocol import Mention, Pinged

if TYPE_CHECKING:
    from hexfront.table.room import Room

MOST_PINGS = 5
SPAN = 10.0
"""Seconds in which a seat may send so many pings."""


class Pointing:
    """Who points at what in one room."""

    def __init__(self, room: "Room", clock: Callable[[], float] = monotonic) -> None:
        self.room = room
        self._clock = clock
        self._hexes: frozenset[int] | None = None
        self._pings: dict[int, deque[float]] = {}

    async def ping(self, seat: int, hex_id: int) -> None:
        """Show a hex to the others at the table, but to nobody who only looks on."""
        self.room.check_guests()
        await self._check_hex(hex_id)
        self._count(seat)
        ping = Pinged(seat, hex_id)
        self.pass_on(ping)
        await self.room.store.whisper(self.room.row.id, ping)

    def pass_on(self, ping: Pinged) -> None:
        """Tell it to those of the others who are at this server."""
        for listener in self.room.listeners:
            if listener.token.seats and ping.seat not in listener.token.seats:
                listener.hear(ping)

    async def checked(self, about: Sequence[Mention]) -> tuple[Mention, ...]:
        """What a line is about, with units where everybody sees them."""
        return tuple([await self._checked(one) for one in about])

    async def _checked(self, one: Mention) -> Mention:
        if one.unit < 0:
            await self._check_hex(one.hex)
            return Mention(one.hex)
        seats = self.room.outlooks.keys() - {WATCHER}
        places = {self._place(seat, one.unit) for seat in seats}
        if len(places) != 1 or -1 in places:
            raise BadRequestError(f"about: not everybody sees a unit {one.unit} on the board")
        return Mention(places.pop(), one.unit)

    def _place(self, seat: int, unit: int) -> int:
        """Where the seat sees the unit; -1, nowhere."""
        shown: Any = self.room.outlooks[seat].scene.view
        found = [one.hex for one in getattr(shown, "units", ()) if one.id == unit]
        return found[0] if found else -1

    async def _check_hex(self, hex_id: int) -> None:
        if self._hexes is None:
            facts = self.room.facts.scenario_facts
            board = (await asyncio.to_thread(facts, self.room.row.scenario)).board
            self._hexes = frozenset(one.id for one in board.hexes)
        if hex_id not in self._hexes:
            raise BadRequestError(f"there is no hex {hex_id} on the board")

    def _count(self, seat: int) -> None:
        now = self._clock()
        times = self._pings.setdefault(seat, deque())
        while times and times[0] <= now - SPAN:
            times.popleft()
        if len(times) >= MOST_PINGS:
            raise TooManyRequestsError(f"{MOST_PINGS} pings in {SPAN:g} seconds are the most")
        times.append(now)
