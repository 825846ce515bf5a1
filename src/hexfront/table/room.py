"""A room: one running table, the people connected to it, and its computer players.

Every accepted choice is kept in the store, with all that follows from it, before anybody
is told. What fails on the way leaves the game as it was.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec

from hexfront.play import (
    OVER,
    Choice,
    GameFacts,
    IllegalChoiceError,
    Match,
    NotYourTurnError,
    Offer,
    Refusal,
    SaveError,
    UndoPolicy,
    UndoRefusedError,
)
from hexfront.play.save import choice_reader
from hexfront.table.absence import Absence
from hexfront.table.attendance import Attendance
from hexfront.table.clocks import NOBODY
from hexfront.table.clockstore import ClockStore
from hexfront.table.computer import ComputerPlayers
from hexfront.table.conversation import Conversation
from hexfront.table.course import Course, FairDice
from hexfront.table.database import Work
from hexfront.table.errors import (
    BadRequestError,
    NotActingError,
    OutrunError,
    RulesFaultError,
    StaleError,
    StorageError,
    TableError,
    UnknownTableError,
    WrongSeatError,
)
from hexfront.table.keeping import grains_of, joined_of, kept_steps, standing_after
from hexfront.table.latest import read_latest
from hexfront.table.listening import Listener
from hexfront.table.logs import logger
from hexfront.table.lookout import Lookout
from hexfront.table.marks import Marked
from hexfront.table.metrics import Metrics
from hexfront.table.orders import StandingOrders
from hexfront.table.outlook import Outlook, Scene
from hexfront.table.parley import Talk, ended_from, kept_ending
from hexfront.table.protocol import (
    COMPUTERS,
    Clocks,
    Company,
    Ended,
    Orders,
    Parley,
    Player,
)
from hexfront.table.pump import Pump
from hexfront.table.schema import Standing, TableRow, TokenRow
from hexfront.table.store import Store
from hexfront.table.timing import Timekeeper
from hexfront.table.verdict import by_players

NOT_YOUR_TURN = Refusal("", "refuse-not-your-turn")


class Room:
    """One table in play."""

    def __init__(
        self,
        row: TableRow,
        tokens: list[TokenRow],
        course: Course,
        outlooks: dict[int, Outlook],
        marked: Marked,
        *,
        facts: GameFacts[Any],
        computers: ComputerPlayers,
        store: Store,
        talk: Talk,
        times: Timekeeper,
        orders: dict[int, Orders],
        metrics: Metrics,
    ) -> None:
        self.row = row
        self.tokens = {token.hash: token for token in tokens}
        self.joined = joined_of(row.standing.tip)
        self.course = course
        self.match: Match = course.match
        self.facts = facts
        self.lookout = Lookout(self.match, facts)
        self.computers = computers
        self.store = store
        self.talk = talk
        self.times = times
        self.conversation = Conversation(self)
        self.attendance = Attendance(self)
        self.absence = Absence(self)
        self.metrics = metrics
        self.people = course.humans
        self.orders = StandingOrders(self, orders)
        self.policy = UndoPolicy.FREE if len(tokens) == 1 else UndoPolicy.FAIR
        self.closed = False
        self._sent_away: TableError | None = None
        """Why nobody can stay here any more."""
        self.listeners: set[Listener] = set()
        self._coming = 0
        self.outlooks = outlooks
        self.marked = marked
        self.lock = asyncio.Lock()
        self.stamp = 0
        self.pump = Pump(self)
        self._catching: asyncio.Task[None] | None = None
        self._seat_people()
        self._show(self._scenes())

    @property
    def actor(self) -> int:
        return OVER if self.talk.ended else self.course.actor

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.pump.running or self._coming)

    @contextmanager
    def awaiting(self) -> Iterator[None]:
        """Somebody is on the way in: who came to a room that the lobby has let go meanwhile would
        not hear of those who come after."""
        self._coming += 1
        try:
            yield
        finally:
            self._coming -= 1

    @property
    def company(self) -> Company:
        """Who is at the table; nothing where nobody plays from elsewhere."""
        return self.attendance.company if "guest" in self.row.players else Company(())

    @property
    def parley(self) -> Parley | None:
        """What is said and proposed; nothing where nobody plays from elsewhere."""
        return self.talk.told() if "guest" in self.row.players else None

    @property
    def clocks(self) -> Clocks | None:
        """The clocks; nothing where nobody plays from elsewhere."""
        return self.times.told()

    def players_as_seen(self, token: TokenRow) -> tuple[Player, ...]:
        """Who plays each seat, as it is from this token's keyboard: people elsewhere are guests."""
        return tuple(
            player if player in COMPUTERS else self._person(seat, player, token)
            for seat, player in enumerate(self.row.players)
        )

    def enter(self, listener: Listener) -> None:
        if self._sent_away is not None:
            listener.dismiss(self._sent_away)
        self.listeners.add(listener)
        self.attendance.changed()
        self.stir()
        self.pump.wake()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.attendance.changed()
        self.stir()

    async def start_clocks(self) -> None:
        """Let the time of the seat run that is asked, if it does not yet."""
        asked = self._asked(self.course.actor)
        if asked != self.times.running:
            turn = self.times.turn(asked)
            await self.keep_at_tip(turn.keep)
            self.times.adopt(turn)

    def _asked(self, acting: int) -> int:
        """The seat whose time runs when this one has to choose."""
        if acting not in self.course.humans or self.talk.ended:
            return NOBODY
        return NOBODY if any(token.invite for token in self.tokens.values()) else acting

    def _seat_people(self) -> None:
        """The computer plays for those for whom it was asked to."""
        self.course.humans = self.people - self.times.stand_ins

    def reseat(self) -> None:
        """Somebody has left a seat to the computer, or taken it back."""
        self._seat_people()
        self.talk.withdraw()
        self.stamp += 1
        self._show(self._scenes())
        self.tell()

    async def take(self, seat: int, seq: int, raw: bytes) -> None:
        """A person's choice; raises TableError or IllegalChoiceError when it is none."""
        async with self.lock:
            self._check_fresh(seat, seq)
            if seat != self.actor or seat not in self.course.humans:
                raise NotActingError
            choice = self._decoded(raw)
            self.pump.helped = None
            with self.metrics.choice():
                await self.advance(partial(self.course.take, seat, choice))

    async def undo(self, seat: int, seq: int) -> None:
        """Take back the latest choice of this seat, or of all who share its keyboard."""
        async with self.lock:
            self._check_fresh(seat, seq)
            if self.talk.ended:
                raise NotActingError
            self.pump.helped = None
            await self.go_back(self.course.undo_target(self._undoing(seat), self.policy))

    async def delegate(self, seat: int, seq: int) -> None:
        """Have the seat's counters set up by a computer player, who leaves it to the seat to say
        that it is done."""
        async with self.lock:
            self._check_fresh(seat, seq)
            if seat != self.actor or not self.match.state.stack[-1].placing:
                raise NotActingError
        self.pump.help(seat)

    async def look_through(self, token: TokenRow, seat: int) -> None:
        """Remember who looks at the screen, so that a reload shows no other secrets."""
        if seat not in token.seats:
            raise WrongSeatError(f"seat {seat} is not this page's")
        if self.tokens[token.hash].looking == seat:
            return
        changed = msgspec.structs.replace(token, looking=seat)
        await self.store.remember_looking(changed)
        self.tokens[token.hash] = changed

    def first_seat(self, token: TokenRow) -> int:
        """The seat through which a page of this token looks when it connects."""
        if self.actor in self.course.humans and self.actor in token.seats:
            never_sat = self.tokens[token.hash].looking < 0
            if never_sat or self.row.open_hands:
                return self.actor
        looking = self.tokens[token.hash].looking
        return looking if looking in token.seats else token.seats[0]

    def why_not(self, seat: int, raw: bytes) -> Refusal | None:
        choice = self._decoded(raw)
        if seat != self.actor:
            return NOT_YOUR_TURN
        if choice in self.match.state.choices():
            return self.course.answer(choice)
        return self.match.game.refuse(self.match.state, seat, choice)

    async def past(self, seat: int, step: int) -> msgspec.Struct:
        """What the seat saw at an earlier step of its own, which is played again for that."""
        async with self.lock:
            at = self.outlooks[seat].match_step(step)
            if at is None:
                raise BadRequestError(f"there is no step {step}")
            return await asyncio.to_thread(self._view_at, at, seat)

    def _view_at(self, step: int, seat: int) -> msgspec.Struct:
        return self.match.game.view(self.match.at(step), seat)

    async def close(self) -> None:
        self.closed = True
        await self.attendance.close()
        await self.pump.close()

    def _decoded(self, raw: bytes) -> Choice:
        try:
            choice: Choice = choice_reader(self.match.game).decode(raw)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise BadRequestError(f"not a choice of {self.row.game}: {error}") from error
        return choice

    def _check_fresh(self, seat: int, seq: int) -> None:
        if seq != self.outlooks[seat].seq:
            raise StaleError

    def _undoing(self, seat: int) -> frozenset[int]:
        return frozenset({seat}) if self.policy is UndoPolicy.FAIR else self.course.humans

    def check_guests(self) -> None:
        if "guest" not in self.row.players:
            raise BadRequestError("nobody plays from elsewhere at this table")

    async def end(self, ended: Ended) -> None:
        """The players end the game, whatever the rules say."""
        tip, verdict = self.standing(self.match.length).tip, by_players(self.match, ended)
        turn = self.times.turn(NOBODY)
        try:
            await self.store.end(self.row.id, tip, kept_ending(ended), verdict, turn.keep)
        except StorageError as error:
            self._note_outrun(error)
            raise
        self.times.adopt(turn)
        self.talk.ended = ended
        self.talk.withdraw()
        self.stamp += 1
        self._show(self._scenes())
        self.tell()

    async def go_back(self, length: int) -> None:
        await self._keep_only(length)
        self._back_to(length)
        self._show(self._scenes())
        self.tell()

    async def advance(self, act: Callable[[], None]) -> None:
        """Act, keep what came of it, tell; or leave everything as it was."""
        before = self.match.length
        try:
            act()
            scenes = self._scenes()
        except (IllegalChoiceError, NotYourTurnError, TableError):
            raise
        except Exception as error:
            self._back_to(before)
            logger.exception("the rules failed at table %s", self.row.id)
            raise RulesFaultError(f"the rules failed: {type(error).__name__}: {error}") from error
        try:
            await self._keep_from(before)
        except StorageError as error:
            self._back_to(before)
            self._note_outrun(error)
            raise
        self._show(scenes)
        self.tell()

    def _back_to(self, length: int) -> None:
        self.course.rewind(length)
        for outlook in self.outlooks.values():
            outlook.rewind(self.match)

    async def _keep_from(self, first: int) -> None:
        steps = kept_steps(self.course, first)
        if not steps:
            return
        before, after = self.standing(first), self.standing(self.match.length)
        marks = self.marked.due(self.match, self.outlooks)
        turn = self.times.turn(self._asked(after.acting))
        await self.store.append(self.row.id, before.tip, steps, after, marks, turn.keep)
        self.times.adopt(turn)
        self.marked.keep(marks)
        self.stamp += 1

    async def _keep_only(self, length: int) -> None:
        try:
            before, after = self.standing(self.match.length), self.standing(length)
            turn = self.times.turn(self._asked(after.acting), forward=False)
            await self.store.truncate(self.row.id, before.tip, length, after, turn.keep)
        except StorageError as error:
            self._note_outrun(error)
            raise
        self.times.adopt(turn)
        self.marked.cut(length)
        self.stamp += 1

    async def keep_at_tip(self, work: Work[None]) -> None:
        """Keep something that holds only as the game stands now."""
        try:
            tip = self.standing(self.match.length).tip
            await ClockStore(self.store.database).change_at(self.row.id, tip, work)
        except StorageError as error:
            self._note_outrun(error)
            raise

    def standing(self, length: int) -> Standing:
        """How the game stood after that many steps, with those who are here now."""
        return standing_after(self.match, length, self.facts, self.joined)

    def _note_outrun(self, error: StorageError) -> None:
        if not isinstance(error, OutrunError):
            return
        if self.store.database.news is None:
            self._send_away(error)
        else:
            self.catch_up_soon()

    def catch_up_soon(self) -> None:
        """Another server has gone on with this table; so does everybody here."""
        if self._catching is None:
            self._catching = asyncio.create_task(self._catch_up())

    async def catch_up(self) -> None:
        """Have heard of everything that another server has kept until now."""
        self.catch_up_soon()
        if self._catching is not None:
            await self._catching

    async def _catch_up(self) -> None:
        try:
            async with self.lock:
                # What is told from now on is asked for again.
                self._catching = None
                latest = await read_latest(self.store, self.row, self.match)
                if latest is None:
                    self.dissolve()
                    return
                self._back_to(latest.common)
                self.marked.cut(latest.common)
                latest.replay(self.course)
                self.tokens = {token.hash: token for token in latest.tokens}
                self.joined = joined_of(latest.row.standing.tip)
                if isinstance(self.course.dice, FairDice):
                    self.course.dice.grains = grains_of(latest.tokens)
                self.talk.lines, self.talk.ended = latest.said, ended_from(latest.row.ended)
                self.times.times = latest.times
                self.orders.kept |= latest.orders
                self.orders.apply()
                self._seat_people()
                self.stamp += 1
                self._show(self._scenes())
                self.tell()
        except (StorageError, SaveError) as error:
            logger.exception("table %s cannot catch up", self.row.id)
            self._send_away(error if isinstance(error, StorageError) else OutrunError(str(error)))

    def dissolve(self) -> None:
        """The game has been deleted."""
        self._send_away(UnknownTableError(self.row.id))
        self.pump.stop()

    def _send_away(self, error: TableError) -> None:
        self.closed = True
        self._sent_away = error
        for listener in self.listeners:
            listener.dismiss(error)

    def _scenes(self) -> dict[int, Scene]:
        for outlook in self.outlooks.values():
            outlook.watch(self.match, over=self.actor == OVER)
        return {seat: self._scene(seat) for seat in self.outlooks}

    def _show(self, scenes: dict[int, Scene]) -> None:
        for seat, scene in scenes.items():
            self.outlooks[seat].show(scene)

    def _scene(self, seat: int) -> Scene:
        actor = self.actor
        acts = seat == actor and seat in self.course.humans
        state = self.match.state
        return Scene(
            view=self.outlooks[seat].view(self.match),
            offers=self._offers(seat) if acts else [],
            can_undo=self._can_undo(seat),
            handover=self._handover(seat, actor),
            thinking=self.course.computer_asked,
            back=state.stack[-1].way_back(state) if acts else "no",
            taught=self.match.length if self.course.script else -1,
            awaited=self.course.awaited,
        )

    def _offers(self, seat: int) -> list[Offer]:
        offers = self.match.game.offers(self.match.state, seat)
        if self.course.script is None:
            return offers
        return [offer for offer in offers if self.course.offered(offer.choice)]

    def _can_undo(self, seat: int) -> bool:
        try:
            self.course.undo_target(self._undoing(seat), self.policy)
        except UndoRefusedError:
            return False
        return True

    def _handover(self, seat: int, actor: int) -> int:
        if self.row.open_hands or actor == seat or actor not in self.course.humans:
            return -1
        beside = any(seat in t.seats and actor in t.seats for t in self.tokens.values())
        return actor if beside else -1

    def _person(self, seat: int, player: Player, token: TokenRow) -> Player:
        if seat not in token.seats:
            return "guest"
        return "me" if player == "guest" else player

    def stir(self) -> None:
        self.absence.set_alarm()
        for listener in self.listeners:
            listener.stir()

    def tell(self) -> None:
        self.conversation.move_on()
        self.stir()
        self.pump.wake()

    def warn(self, error: TableError) -> None:
        """Tell everybody of something that nobody here asked for."""
        for listener in self.listeners:
            listener.warn(error)
