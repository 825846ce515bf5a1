"""Somebody who looks on without a seat: sees what all seats may know, and chooses nothing.

When the game is over nothing is secret any more: then he may look through every seat.
"""

import asyncio
from contextlib import suppress

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from hexfront.play import OVER, WATCHER
from hexfront.table.errors import (
    OnlyWatchingError,
    TableError,
    TooManyRequestsError,
    WrongSeatError,
)
from hexfront.table.gallery import Gallery
from hexfront.table.logs import logger
from hexfront.table.protocol import (
    Clocks,
    Company,
    Earlier,
    Fault,
    Incoming,
    Lines,
    Parley,
    Past,
    Pinged,
    Scrub,
    ServerMessage,
    Sit,
)
from hexfront.table.room import Room
from hexfront.table.schema import TokenRow
from hexfront.table.session import GONE, ROOM_CLOSED, Socket, decoded
from hexfront.table.telling import Teller

MOST_WATCHERS = 100
"""How many may look on at one table."""
_NO_SEAT = TokenRow("", ())

_encoder = msgspec.json.Encoder()


@websocket("/ws/{table:str}/watch")
async def watch_socket(
    socket: Socket, table: FromPath[str], gallery: NamedDependency[Gallery]
) -> None:
    """Look on at a game that is shown to everybody."""
    await socket.accept()
    try:
        room = await gallery.room(table)
        if room.company.watchers >= MOST_WATCHERS:
            raise TooManyRequestsError(f"{MOST_WATCHERS} look on already")
    except GONE:
        return
    except TableError as error:
        with suppress(*GONE):
            await socket.send_text(_encoder.encode(Fault(error.code, error.detail)))
            await socket.close(4000 + error.status, error.code)
        return
    await Spectator(socket, room).run()


class Spectator:
    """One page that looks on."""

    def __init__(self, socket: Socket, room: Room) -> None:
        self.room = room
        self.token = _NO_SEAT
        self.seat = WATCHER if WATCHER in room.outlooks and not self._over else min(room.outlooks)
        self._socket = socket
        self._sending = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._fault: TableError | None = None
        self._company = Company(())
        self._parley: Parley | None = None
        self._clocks: Clocks | None = None
        self._teller = Teller(room.players_as_seen(_NO_SEAT))

    @property
    def _over(self) -> bool:
        return self.room.actor == OVER

    async def run(self) -> None:
        """Show the game until the page hangs up or the room closes."""
        self.room.enter(self)
        writer = asyncio.create_task(self._write())
        try:
            while True:
                await self._hear(await self._socket.receive_text())
        except GONE:
            pass
        finally:
            self.room.leave(self)
            writer.cancel()

    def stir(self) -> None:
        self._stirred.set()

    def warn(self, error: TableError) -> None:
        """What goes wrong at the table is the players' business."""

    def hear(self, ping: Pinged) -> None:
        """What the players point at is between them, too."""

    def dismiss(self, error: TableError) -> None:
        self._fault = error
        self.stir()

    async def _write(self) -> None:
        with suppress(*GONE):
            while self._fault is None:
                await self._tell_news()
                await self._stirred.wait()
                self._stirred.clear()
            await self._say(Fault(self._fault.code, self._fault.detail))
            await self._socket.close(ROOM_CLOSED)

    async def _tell_news(self) -> None:
        if self._company != self.room.company:
            self._company = self.room.company
            await self._say(self._company)
        # What the players say is between them; how they ended the game is not.
        parley = Parley((), None, self.room.talk.ended)
        if self._parley != parley:
            self._parley = parley
            await self._say(parley)
        await self._tell_clocks()
        news = self._teller.news(self.room.outlooks[self.seat])
        if news is not None:
            await self._say(news)

    async def _tell_clocks(self) -> None:
        """The clocks go by who is asked, which all seats see."""
        times = self.room.times
        clocks = times.told_later() if self.room.row.delay and not self._over else times.told()
        if clocks is not None and clocks != self._clocks:
            self._clocks = clocks
            await self._say(msgspec.structs.replace(clocks, now=times.now))

    async def _say(self, message: ServerMessage) -> None:
        async with self._sending:
            await self._socket.send_text(_encoder.encode(message))

    async def _hear(self, text: str) -> None:
        try:
            answer = await self._answer(decoded(text))
        except TableError as error:
            answer = Fault(error.code, error.detail)
        except GONE:
            raise
        except Exception:
            logger.exception("a watcher of table %s could not be answered", self.room.row.id)
            answer = Fault("server-fault", "the server failed to answer; the game stands")
        if answer is not None:
            await self._say(answer)

    async def _answer(self, message: Incoming) -> ServerMessage | None:
        match message:
            case Scrub(step):
                return Past(step, await self.room.past(self.seat, step))
            case Lines(before):
                return Earlier(self.seat, self.room.outlooks[self.seat].earlier(before))
            case Sit(seat):
                self._look_through(seat)
                return None
        raise OnlyWatchingError

    def _look_through(self, seat: int) -> None:
        if not self._over:
            raise OnlyWatchingError
        if seat not in self.room.outlooks:
            raise WrongSeatError(f"nobody has looked through seat {seat}")
        self.seat = seat
        self.stir()
