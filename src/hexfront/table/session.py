"""A session: one page on the line. It reads what the page says and tells it what is new."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hexfront.play import IllegalChoiceError, UndoRefusedError
from hexfront.table.accounts.accounts import Accounts
from hexfront.table.accounts.cookies import visitor_of
from hexfront.table.errors import (
    BadRequestError,
    OutrunError,
    StaleError,
    TableError,
    TooLargeError,
)
from hexfront.table.keys import Key
from hexfront.table.lobby import Lobby
from hexfront.table.logs import logger
from hexfront.table.post.store import NoticeStore
from hexfront.table.post.webhook import checked_url
from hexfront.table.protocol import (
    Answer,
    Claim,
    Clocks,
    Company,
    Consult,
    Counsel,
    Delegate,
    Earlier,
    Enter,
    Fault,
    Incoming,
    Lines,
    Look,
    Notices,
    Notify,
    Orders,
    Parley,
    Past,
    Ping,
    Pinged,
    Propose,
    Proposed,
    Reckon,
    Reckoned,
    Refused,
    Reply,
    Resign,
    Rest,
    Say,
    Scrub,
    Seen,
    ServerMessage,
    Sit,
    StandingOrder,
    Take,
    TakeBack,
    Turn,
    Undo,
    WhyNot,
)
from hexfront.table.room import Room
from hexfront.table.schema import TokenRow
from hexfront.table.settings import MESSAGE_LIMIT
from hexfront.table.telling import Teller
from hexfront.table.tokens import token_hash
from hexfront.table.turning import turn

Socket = WebSocket[Any, Any, Any]
_AmongPeople = Say | Ping | Propose | Reply | Resign | Claim | TakeBack | Rest

GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending raises once the other end has hung up."""
ROOM_CLOSED = 1012
_PATIENCE = 10.0
"""Seconds in which a page that connects must show its token."""

_incoming: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder()


@websocket("/ws/{table:str}")
async def play_socket(
    socket: Socket,
    table: FromPath[str],
    lobby: NamedDependency[Lobby],
    accounts: NamedDependency[Accounts],
) -> None:
    """Play at a table: the first message says which seats are the page's, where no account does."""
    await socket.accept()
    try:
        shown, visitor = await _entering(socket), visitor_of(socket)
        person = await accounts.who(visitor)
        token = await lobby.token(table, Key((shown.token,), person.id if person else ""))
        room = await lobby.room(table)
        with room.awaiting():
            await _prepare(room, token, shown.language)
    except GONE:
        return
    except TableError as error:
        with suppress(*GONE):
            await socket.send_text(_encoder.encode(Fault(error.code, error.detail)))
            await socket.close(4000 + error.status, error.code)
        return
    mails = lobby.settings.notices.mail is not None
    session = Session(socket, room, token, mails=mails)
    with accounts.presence.of(token.person, token_hash(visitor.login), session):
        await session.run(partial(accounts.presence.look, token.person))


async def _prepare(room: Room, token: TokenRow, language: str) -> None:
    """Have heard of who comes, and note how they are spoken to."""
    if token.hash not in room.tokens:  # who came at another server a moment ago
        await room.catch_up()
    if "guest" in room.row.players:
        notices = NoticeStore(room.store.database)
        await notices.enter(room.row.id, token.seats, language)


async def _entering(socket: Socket) -> Enter:
    """The first message, for which nobody waits for ever."""
    try:
        async with asyncio.timeout(_PATIENCE):
            message = decoded(await socket.receive_text())
    except TimeoutError:
        raise BadRequestError("no Enter came with a token") from None
    if not isinstance(message, Enter):
        raise BadRequestError("the first message must be Enter with a token")
    return message


class Session:
    """One connection, which looks through one seat at a time."""

    def __init__(self, socket: Socket, room: Room, token: TokenRow, *, mails: bool) -> None:
        self.room = room
        self.mails = mails
        self.token = token
        self.seat = room.first_seat(token)
        self._socket = socket
        self._sending = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._warnings: list[TableError] = []
        self._pings: list[Pinged] = []
        self._dismissed = False
        self._company = Company(())
        self._parley: Parley | None = None
        self._clocks: Clocks | None = None
        self._teller = Teller(room.players_as_seen(token))

    async def run(self, check_login: Callable[[], Awaitable[None]]) -> None:
        """Talk until the page hangs up, the room closes or the login ends, which it may have done
        while the room was opened."""
        self.room.enter(self)
        writer = asyncio.create_task(self._write())
        try:
            await check_login()
            await self.room.look_through(self.token, self.seat)
            await self._read()
        except TableError as error:
            self.dismiss(error)
            await writer
        except GONE:
            pass
        finally:
            self.room.leave(self)
            writer.cancel()

    def stir(self) -> None:
        self._stirred.set()

    def warn(self, error: TableError) -> None:
        self._warnings.append(error)
        self.stir()

    def hear(self, ping: Pinged) -> None:
        self._pings.append(ping)
        self.stir()

    def dismiss(self, error: TableError) -> None:
        self._dismissed = True
        self.warn(error)

    async def _read(self) -> None:
        while True:
            await self._hear(await self._socket.receive_text())

    async def _write(self) -> None:
        with suppress(*GONE):
            while not self._dismissed:
                await self._tell_news()
                await self._stirred.wait()
                self._stirred.clear()
            await self._tell_news()
            await self._socket.close(ROOM_CLOSED)

    async def _tell_news(self) -> None:
        while self._warnings:
            error = self._warnings.pop(0)
            await self._say(Fault(error.code, error.detail))
        while self._pings:
            await self._say(self._pings.pop(0))
        if self._company != self.room.company:
            self._company = self.room.company
            await self._say(self._company)
        if self._parley != self.room.parley:
            self._parley = self.room.parley
            if self._parley is not None:
                await self._say(self._parley)
        clocks = self.room.clocks
        if clocks is not None and clocks != self._clocks:
            self._clocks = clocks
            await self._say(msgspec.structs.replace(clocks, now=self.room.times.now))
        update = None if self._dismissed else self._next_update()
        if update is not None:
            await self._say(update)

    async def _say(self, message: ServerMessage) -> None:
        async with self._sending:
            await self._socket.send_text(_encoder.encode(message))

    def _next_update(self) -> ServerMessage | None:
        """What this page has not been told yet of its seat's picture."""
        room = self.room
        since = None
        if room.row.open_hands and room.actor in self.token.seats and room.actor != self.seat:
            since = self._teller.watched
            self.seat = room.actor
        return self._teller.news(room.outlooks[self.seat], since)

    async def _hear(self, text: str) -> None:
        """Answer one message; whatever is wrong with it is told, and the line stays open."""
        try:
            answer = await self._answer_now(decoded(text))
        except StaleError as error:
            self._teller.forget()
            self.stir()
            answer = Fault(error.code, error.detail)
        except OutrunError:
            return  # the room tells everybody
        except TableError as error:
            answer = Fault(error.code, error.detail)
        except (IllegalChoiceError, UndoRefusedError) as error:
            answer = Refused(self.room.outlooks[self.seat].seq, error.refusal)
        except GONE:
            raise
        except Exception:
            logger.exception("a message at table %s could not be answered", self.room.row.id)
            answer = Fault("server-fault", "the server failed to answer; the game stands")
        if isinstance(answer, Fault):
            self.room.metrics.faults.labels(answer.code).inc()
        if answer is not None:
            await self._say(answer)

    async def _answer_now(self, message: Incoming) -> ServerMessage | None:
        """What another server has outrun is tried again; what it has made stale is told so."""
        try:
            return await self._answer(message)
        except OutrunError:
            if self.room.closed:
                raise
            await self.room.catch_up()
            return await self._answer(message)

    async def _answer(self, message: Incoming) -> ServerMessage | None:
        room, seat = self.room, self.seat
        match message:
            case Enter():
                raise BadRequestError("this page has entered already")
            case Take() | Undo() | Turn() | Delegate():
                await self._act(message)
            case StandingOrder(windows, answers, forced, again):
                orders = Orders(windows, answers, forced)
                return await room.orders.give(self.token.seats, orders, again=again)
            case Sit(wanted):
                await room.look_through(self.token, wanted)
                self.seat = wanted
                self.stir()
            case WhyNot(choice):
                return Answer(room.why_not(seat, choice))
            case Look() | Consult() | Reckon():
                return await self._looked(message)
            case Scrub(step):
                return Past(step, await room.past(seat, step))
            case Say() | Ping() | Propose() | Reply() | Resign() | Claim() | TakeBack() | Rest():
                await self._among_people(message)
            case Notify(webhook):
                return await self._notify(webhook)
            case Lines(before):
                return Earlier(seat, room.outlooks[seat].earlier(before))
        return None

    async def _looked(self, message: Look | Consult | Reckon) -> ServerMessage:
        lookout, seat = self.room.lookout, self.seat
        match message:
            case Look(hex_id, unit_id, to):
                sight = await lookout.look(seat, hex_id, unit_id, to)
                return Seen(**msgspec.structs.asdict(sight))
            case Consult():
                return Counsel(await lookout.counsel(seat))
            case Reckon():
                told = [line.entry for line in self.room.outlooks[seat].lines]
                return Reckoned(await lookout.standing(seat, told))

    async def _act(self, message: Take | Undo | Turn | Delegate) -> None:
        room, seat = self.room, self.seat
        match message:
            case Take(seq, choice):
                await room.take(seat, seq, choice)
            case Undo(seq):
                await room.undo(seat, seq)
            case Turn(step):
                await turn(room, step)
            case Delegate(seq):
                await room.delegate(seat, seq)

    async def _notify(self, webhook: str | None) -> Notices:
        room, seats = self.room, self.token.seats
        room.check_guests()
        store = NoticeStore(room.store.database)
        if webhook is not None:
            await store.set_webhook(room.row.id, seats, checked_url(webhook))
        return Notices(await store.webhook(room.row.id, seats[0]), self.mails)

    async def _among_people(self, message: _AmongPeople) -> None:
        conversation, absence, seat = self.room.conversation, self.room.absence, self.seat
        match message:
            case Say(said, about):
                await conversation.say(seat, said, about)
            case Ping(hex_id):
                await conversation.pointing.ping(seat, hex_id)
            case Propose(wish, winner):
                await conversation.propose(Proposed(seat, wish, winner))
            case Reply(agrees):
                await conversation.reply(self.token, agrees=agrees)
            case Resign():
                await conversation.resign(seat)
            case Claim(what):
                await absence.claim(seat, what)
            case TakeBack():
                await absence.take_back(seat)
            case Rest(on):
                await absence.rest(seat, on=on)


def decoded(text: str) -> Incoming:
    if len(text.encode()) > MESSAGE_LIMIT:
        raise TooLargeError(f"a message may have {MESSAGE_LIMIT} bytes")
    try:
        return _incoming.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRequestError(f"not a message: {error}") from error
