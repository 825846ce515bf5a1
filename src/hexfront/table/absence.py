"""When a player does not come: what the others may claim, and how the seat is taken back.

Nothing happens by itself. A seat is late when its clock has run out or, without a clock, when it
has chosen nothing for as long as the server says.
"""

from asyncio import TimerHandle, get_running_loop
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import Connection

from hexfront.play import OVER
from hexfront.table.accounts.results import note_result
from hexfront.table.clocks import FAST, NOBODY, SECOND, rested, returned, stopped, turned
from hexfront.table.clockstore import Times, keep_stand_in, keep_times
from hexfront.table.errors import BadRequestError, NotActingError, NotLateError, WrongSeatError
from hexfront.table.protocol import Claimed, Ended
from hexfront.table.verdict import Verdict, by_absence

if TYPE_CHECKING:
    from hexfront.table.room import Room


class Absence:
    """Claims at one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._alarm: TimerHandle | None = None
        self._alarm_at = 0

    def set_alarm(self) -> None:
        """Without a clock no page can count: those that are open are told when a limit passes."""
        room = self.room
        at = room.times.alarm if room.listeners else 0
        if at == self._alarm_at:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self._alarm_at = None, at
        if at:
            seconds = (at - room.times.now) / SECOND
            self._alarm = get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm_at = 0
        self.room.stir()

    async def claim(self, seat: int, what: Claimed) -> None:
        """Have the game, or have the computer play on, against a seat that is late."""
        room = self.room
        async with room.lock:
            times = self._times()
            late = room.times.late
            if late == NOBODY:
                raise NotLateError("nobody's time is over")
            if any({seat, late} <= set(token.seats) for token in room.tokens.values()):
                raise WrongSeatError("who is late claims nothing")
            enemy = late in room.match.state.enemies(seat)
            if what == "computer":
                await self._stand_in(times, late, lost=enemy)
                return
            if times.pace.kind == "none":
                raise BadRequestError("without a clock nobody loses by time")
            if not enemy:
                raise WrongSeatError("only an enemy may claim the game")
            await room.end(Ended("timeout", late))

    async def take_back(self, seat: int) -> None:
        """A person who was away plays on where the computer has played."""
        room = self.room
        async with room.lock:
            times = self._times()
            if seat not in times.stand_ins:
                raise BadRequestError("nobody plays for this seat")
            now = room.times.now
            clock = returned(times.clock, times.pace, seat, now)
            asked = seat if room.actor == seat else clock.running
            clock = turned(clock, times.pace, asked, now, forward=False)
            changed = Times(times.pace, clock, times.stand_ins - {seat})
            await self._keep(changed, seat, on=False)

    async def rest(self, seat: int, *, on: bool) -> None:
        """Go on vacation, or come back."""
        room = self.room
        async with room.lock:
            times = self._times()
            if on and times.pace.budget < FAST:
                raise BadRequestError("this game has no vacations")
            if on and not times.clock.vacation[seat]:
                raise BadRequestError("this seat has no vacation left")
            turn = room.times.changed(rested(times.clock, seat, room.times.now, on=on))
            await room.keep_at_tip(turn.keep)
            room.times.adopt(turn)
            room.stir()

    def _times(self) -> Times:
        room = self.room
        room.check_guests()
        if room.actor == OVER:
            raise NotActingError
        assert room.times.times is not None
        return room.times.times

    async def _stand_in(self, times: Times, late: int, *, lost: bool) -> None:
        """Let the computer play for a seat. When an enemy asks for that who could have had the
        game, or could not because there is no clock, the records have it as lost: nobody escapes a
        defeat by staying away."""
        clock = stopped(times.clock, self.room.times.now)
        changed = replace(times, clock=clock, stand_ins=times.stand_ins | {late})
        verdict = by_absence(self.room.match, times.pace, late) if lost else None
        await self._keep(changed, late, on=True, verdict=verdict)

    async def _keep(
        self, times: Times, seat: int, *, on: bool, verdict: Verdict | None = None
    ) -> None:
        room = self.room

        def keep(connection: Connection) -> None:
            if verdict is not None:
                note_result(connection, room.row.id, verdict)
            keep_times(room.row.id, times)(connection)
            keep_stand_in(room.row.id, seat, on=on)(connection)

        await room.keep_at_tip(keep)
        room.times.times = times
        room.reseat()
