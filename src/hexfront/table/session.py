"""A session: one page on the line. It reads what the page says and tells it what is new."""

import asyncio
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hexfront.play import IllegalChoiceError, UndoRefusedError
from hexfront.table.difference import difference
from hexfront.table.errors import (
    BadRequestError,
    OutrunError,
    StaleError,
    TableError,
    TooLargeError,
)
from hexfront.table.lobby import Lobby
from hexfront.table.logs import logger
from hexfront.table.outlook import Outlook
from hexfront.table.protocol import (
    Answer,
    Changes,
    Company,
    Consult,
    Counsel,
    Earlier,
    Enter,
    Fault,
    Incoming,
    Lines,
    Look,
    Past,
    Presence,
    Refused,
    Scrub,
    Seen,
    ServerMessage,
    Sit,
    StandingOrder,
    Take,
    Undo,
    Update,
    WhyNot,
)
from hexfront.table.room import Room
from hexfront.table.schema import TokenRow
from hexfront.table.settings import MESSAGE_LIMIT

Socket = WebSocket[Any, Any, Any]

_GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending raises once the other end has hung up."""
_ROOM_CLOSED = 1012
_PATIENCE = 10.0
"""Seconds in which a page that connects must show its token."""

_incoming: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder()


@websocket("/ws/{table:str}")
async def play_socket(socket: Socket, table: FromPath[str], lobby: NamedDependency[Lobby]) -> None:
    """Play at a table: the first message says which seats are the page's."""
    await socket.accept()
    try:
        token = await lobby.token(table, await _shown_token(socket))
        room = await lobby.room(table)
    except _GONE:
        return
    except TableError as error:
        with suppress(*_GONE):
            await socket.send_text(_encoder.encode(Fault(error.code, error.detail)))
            await socket.close(4000 + error.status, error.code)
        return
    await Session(socket, room, token).run()


async def _shown_token(socket: Socket) -> str:
    """The token in the first message, for which nobody waits for ever."""
    try:
        async with asyncio.timeout(_PATIENCE):
            message = _decoded(await socket.receive_text())
    except TimeoutError:
        raise BadRequestError("no Enter came with a token") from None
    if not isinstance(message, Enter):
        raise BadRequestError("the first message must be Enter with a token")
    return message.token


class _Sent(NamedTuple):
    """What a page has been told of a seat."""

    update: Update
    """The latest, its log left out."""
    told: int
    """Lines of the log."""
    cuts: int
    """How often some of them had been taken back."""


class Session:
    """One connection, which looks through one seat at a time."""

    def __init__(self, socket: Socket, room: Room, token: TokenRow) -> None:
        self.room = room
        self.token = token
        self.seat = room.first_seat(token)
        self._socket = socket
        self._sending = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._warnings: list[TableError] = []
        self._dismissed = False
        self._watched: int | None = None
        self._company: tuple[Presence, ...] = ()
        self._told_seat = self.seat
        self._players = room.players_as_seen(token)
        self._forget_what_was_sent()

    async def run(self) -> None:
        """Talk until the page hangs up or the room closes."""
        self.room.enter(self)
        writer = asyncio.create_task(self._write())
        try:
            await self.room.look_through(self.token, self.seat)
            await self._read()
        except TableError as error:
            self.dismiss(error)
            await writer
        except _GONE:
            pass
        finally:
            self.room.leave(self)
            writer.cancel()

    def stir(self) -> None:
        self._stirred.set()

    def warn(self, error: TableError) -> None:
        self._warnings.append(error)
        self.stir()

    def dismiss(self, error: TableError) -> None:
        self._dismissed = True
        self.warn(error)

    async def _read(self) -> None:
        while True:
            await self._hear(await self._socket.receive_text())

    async def _write(self) -> None:
        with suppress(*_GONE):
            while not self._dismissed:
                await self._tell_news()
                await self._stirred.wait()
                self._stirred.clear()
            await self._tell_news()
            await self._socket.close(_ROOM_CLOSED)

    async def _tell_news(self) -> None:
        while self._warnings:
            error = self._warnings.pop(0)
            await self._say(Fault(error.code, error.detail))
        if self._company != self.room.company:
            self._company = self.room.company
            await self._say(Company(self._company))
        update = None if self._dismissed else self._next_update()
        if update is not None:
            await self._say(update)

    async def _say(self, message: ServerMessage) -> None:
        async with self._sending:
            await self._socket.send_text(_encoder.encode(message))

    def _forget_what_was_sent(self) -> None:
        self._sent: dict[int, _Sent] = {}

    def _next_update(self) -> ServerMessage | None:
        """What this page has not been told yet of its seat's picture."""
        room = self.room
        since = None
        if room.row.open_hands and room.actor in self.token.seats and room.actor != self.seat:
            since = self._watched
            self.seat = room.actor
        outlook = room.outlooks[self.seat]
        sent = self._sent.get(self.seat)
        turned, self._told_seat = self.seat != self._told_seat, self.seat
        if sent is None:
            update = outlook.update(self._players, since=since)
            self._remember(update, outlook)
            return update
        if outlook.seq == sent.update.seq and not turned:
            return None
        cuts = outlook.cuts[sent.cuts :]
        kept = min(sent.told, *cuts) if cuts else sent.told
        fresh = turned or bool(cuts)
        update = outlook.update(self._players, kept, fresh=fresh, since=since)
        now = self._remember(update, outlook)
        return Changes(sent.update.seq, difference(sent.update, now), kept, update.log)

    def _remember(self, update: Update, outlook: Outlook) -> Update:
        """What the next changes start from; the log goes its own way."""
        bare = msgspec.structs.replace(update, log=[])
        self._sent[self.seat] = _Sent(bare, len(outlook.lines), len(outlook.cuts))
        self._watched = outlook.watched
        return bare

    async def _hear(self, text: str) -> None:
        """Answer one message; whatever is wrong with it is told, and the line stays open."""
        try:
            answer = await self._answer(_decoded(text))
        except StaleError as error:
            self._forget_what_was_sent()
            self.stir()
            answer = Fault(error.code, error.detail)
        except OutrunError:
            return  # the room tells everybody
        except TableError as error:
            answer = Fault(error.code, error.detail)
        except (IllegalChoiceError, UndoRefusedError) as error:
            answer = Refused(self.room.outlooks[self.seat].seq, error.refusal)
        except _GONE:
            raise
        except Exception:
            logger.exception("a message at table %s could not be answered", self.room.row.id)
            answer = Fault("server-fault", "the server failed to answer; the game stands")
        if answer is not None:
            await self._say(answer)

    async def _answer(self, message: Incoming) -> ServerMessage | None:
        room, seat = self.room, self.seat
        match message:
            case Enter():
                raise BadRequestError("this page has entered already")
            case Take(seq, choice):
                await room.take(seat, seq, choice)
            case Undo(seq):
                await room.undo(seat, seq)
            case StandingOrder(windows, answers):
                await room.order(self.token.seats, windows, answers)
            case Sit(wanted):
                await room.look_through(self.token, wanted)
                self.seat = wanted
                self.stir()
            case WhyNot(choice):
                return Answer(room.why_not(seat, choice))
            case Look(hex_id, unit_id, to):
                sight = await room.look(seat, hex_id, unit_id, to)
                return Seen(**msgspec.structs.asdict(sight))
            case Consult():
                return Counsel(await room.counsel(seat))
            case Scrub(step):
                return Past(step, await room.past(seat, step))
            case Lines(before):
                return Earlier(seat, room.outlooks[seat].earlier(before))
        return None


def _decoded(text: str) -> Incoming:
    if len(text.encode()) > MESSAGE_LIMIT:
        raise TooLargeError(f"a message may have {MESSAGE_LIMIT} bytes")
    try:
        return _incoming.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRequestError(f"not a message: {error}") from error
