"""The lobby: makes tables, opens the rooms of those that are kept, and knows who may enter."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec

from hexfront.play import Match, Options, SaveError, header_line
from hexfront.play.game import is_lesson
from hexfront.play.lessons import Script
from hexfront.play.save import read_header
from hexfront.table.arrivals import arrive
from hexfront.table.clocks import Pace
from hexfront.table.clockstore import ClockStore, Times
from hexfront.table.computer import ComputerPlayers
from hexfront.table.course import Course, Dice, FairDice, SeededDice, forced_steps
from hexfront.table.errors import (
    BadRequestError,
    BadSaveError,
    BetweenPeopleError,
    DepartedError,
    OutrunError,
    RulesFaultError,
    StorageError,
    TableError,
    TooManyTablesError,
    UnknownTableError,
    WrongInviteError,
)
from hexfront.table.fairness import DiceTold
from hexfront.table.keeping import (
    dice_of,
    grains_of,
    kept_steps,
    standing_after,
    stored_tip,
    with_joined,
)
from hexfront.table.keys import Key, opened
from hexfront.table.logs import logger
from hexfront.table.marks import Marked
from hexfront.table.metrics import Metrics
from hexfront.table.minds import Mind, ThreadMind, WorkerMind, WorkerPool
from hexfront.table.notices import Here, Tabled, read
from hexfront.table.opening import Waiting, loaded, possible_seals, reopened
from hexfront.table.orders import OrderStore, windows_at
from hexfront.table.parley import Talk
from hexfront.table.protocol import COMPUTERS, Orders, Pinged, Player, Said
from hexfront.table.records import Records
from hexfront.table.requests import Invitation, Invite, NewTable, Seated
from hexfront.table.room import Room
from hexfront.table.schema import MarkRow, StepRow, TableRow, TokenRow
from hexfront.table.seating import check_seating, guests_among, humans_among
from hexfront.table.settings import Settings
from hexfront.table.shelf import Shelf
from hexfront.table.store import Store
from hexfront.table.timing import clocks_of_new, timekeeper
from hexfront.table.tokens import (
    is_table_id,
    matching,
    new_seed,
    new_table_id,
    new_token,
    token_hash,
)
from hexfront.table.watching import check_watching, outlooks_of

P = ParamSpec("P")
T = TypeVar("T")


class Lobby:
    """All tables of one server."""

    def __init__(self, settings: Settings, shelf: Shelf) -> None:
        self.settings = settings
        self.shelf = shelf
        self.store = Store(settings.database)
        self.records = Records(self.store, shelf)
        self.workers = WorkerPool(settings.patience)
        self.metrics = Metrics()
        self._rooms: dict[str, Room] = {}
        self.departed = 0
        """Games that have left memory since somebody last cleaned up after them."""
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._warming: set[asyncio.Task[None]] = set()
        self._waiting = Waiting()
        self._expected: set[tuple[str, str]] = set()

    async def open(self, *listeners: Callable[[str], None]) -> None:
        """Make ready to serve, and listen to other servers at the same database."""
        await self.store.prepare()
        if self.store.database.news is not None:
            await self.store.database.news.listen(self._heard_of, *listeners)

    def _heard_of(self, notice: str) -> None:
        """Another server has gone on with a table, or has something to tell of it."""
        noted = read(notice)
        room = self._rooms.get(noted[0] if noted else notice)
        if room is None or room.closed:
            return
        match noted:
            case None:
                room.catch_up_soon()
            case _, Pinged() as ping:
                room.conversation.pointing.pass_on(ping)
            case _, Here() as here:
                room.attendance.heard(here)
            case _, Tabled() as tabled:
                self._beside(room.conversation.adopt(tabled))

    async def close(self) -> None:
        for room in [*self._rooms.values()]:
            await room.close()
        await asyncio.gather(*self._warming, return_exceptions=True)
        await self.workers.close()
        await self.store.close()

    def expect(self, game: str, scenario: str) -> None:
        """Somebody looks at this scenario: what its first table would wait for is made ready."""
        if (game, scenario) in self._expected or is_lesson(scenario):
            return
        self._expected.add((game, scenario))
        self._beside(asyncio.to_thread(self._learn, game, scenario))
        if self.shelf.installed:
            self._beside(self.workers.learn(game, scenario))

    def _learn(self, game: str, scenario: str) -> None:
        match = Match(self.shelf.game(game), scenario)
        self.shelf.facts_of(game)
        match.game.warm(match.state)

    async def create(self, wanted: NewTable) -> Seated:
        """Set up a new game, or a lesson, in which only the pupil sits at the table."""
        self.shelf.check(wanted.game)
        script = await asyncio.to_thread(self.shelf.script, wanted.game, wanted.scenario)
        if script is not None:
            begin = lambda: Match(self.shelf.game(wanted.game), wanted.scenario)  # noqa: E731
            players = self.shelf.taught(wanted.game, script)
            taught = msgspec.structs.replace(wanted, players=players, open_hands=script.example)
            return await self._add(begin, taught, fair=False, script=script)
        fair = "guest" in wanted.players
        check_watching(wanted, self.shelf.game(wanted.game))
        return await self._add(lambda: self._set_up(wanted), wanted, fair=fair)

    async def load(self, text: str, players: tuple[Player, ...], open_hands: bool) -> Seated:
        """Set up a new table from a save; the save is replayed, never trusted."""
        find = self.shelf.games.__getitem__
        seals = await asyncio.to_thread(_of_save, possible_seals, text, find)
        marks = await self.store.sealed(seals)
        wanted = NewTable(game="", scenario="", players=players, open_hands=open_hands)
        # Nobody pledged anything for the dice that have fallen in it already.
        prepare = lambda: _of_save(loaded, text, find, marks)  # noqa: E731
        return await self._add(prepare, wanted, fair=False)

    async def room(self, table: str) -> Room:
        """The room of a table, opened by replay if it is not open yet."""
        lock = self._opening.setdefault(table, asyncio.Lock())
        async with lock:
            room = self._rooms.get(table)
            if room is None or room.closed:
                room = await self._open(table)
                self._rooms[table] = room
                self._clear_idle(room)
                if self.store.database.news is not None:
                    # What another server did while the game was replayed here was not heard of.
                    room.catch_up_soon()
        return room

    async def token(self, table: str, key: Key) -> TokenRow:
        """Whom this key lets in; UnknownTableError, WrongTokenError or HeldSeatError if nobody."""
        return await opened(self.store, table, key)

    async def invitation(self, table: str, code: str) -> Invitation:
        """What this code invites to; WrongInviteError if to nothing."""
        invite = await self._invite(table, code)
        row = await self._row(table)
        paces = await ClockStore(self.store.database).paces([table])
        pace = paces.get(table, Pace())
        return Invitation(row.game, row.scenario, invite.seats[0], pace, row.watch, row.delay)

    async def join(self, table: str, code: str, grain: str = "") -> Seated:
        """Take the seat of an invitation, which is used up by that."""
        return await self.seat(table, await self._invite(table, code), grain)

    async def seat(self, table: str, invite: TokenRow, grain: str) -> Seated:
        """Let somebody have the seat of an invitation that nobody has taken yet."""
        token = new_token()
        room = await self.room(table)
        taken = TokenRow(token_hash(token), invite.seats, grain=grain)
        with room.awaiting():
            await arrive(room, invite, taken)
        return Seated(table, token)

    async def dice(self, table: str, key: Key) -> DiceTold:
        """What a player may know of the dice: at the end how each of them came about."""
        await self.token(table, key)
        return await self.records.dice(await self._row(table))

    async def save_text(self, table: str, key: Key) -> str:
        """The game as a save, straight from the store: even one that does not replay."""
        await self.token(table, key)
        return await self.records.save(await self._row(table))

    async def delete(self, table: str, key: Key) -> None:
        """Forget a game for good, whoever is looking on."""
        await self.token(table, key)
        row = await self._row(table)
        if len(await self.store.tokens(table)) > 1 and not row.standing.over:
            raise BetweenPeopleError
        await self.store.delete(table)
        room = self._rooms.pop(table, None)
        if room is not None:
            room.dissolve()

    async def clear_out(self) -> None:
        """Delete what nobody has touched for longer than games are kept here."""
        if self.settings.keep_days:
            before = datetime.now(UTC) - timedelta(days=self.settings.keep_days)
            spared = [table for table, room in self._rooms.items() if not room.idle]
            deleted = await self.store.expire(before, spared)
            if deleted:
                logger.info("%d games were older than %d days", deleted, self.settings.keep_days)

    @property
    def rooms(self) -> list[Room]:
        """The tables that are open here."""
        return [room for room in self._rooms.values() if not room.closed]

    def figures(self) -> bytes:
        """What Prometheus asks for."""
        self.metrics.rooms.set(len(self._rooms))
        self.metrics.pages.set(sum(len(room.listeners) for room in self._rooms.values()))
        return self.metrics.text()

    async def renew(self, table: str) -> None:
        """Replay a kept game under the rules of today; a TableError says why it does not."""
        row = await self._row(table)
        steps = await self.store.steps(table)
        tokens = await self.store.tokens(table)
        try:
            room = await asyncio.to_thread(self._room, row, steps, tokens, [], [], None, {})
        except SaveError as error:
            raise DepartedError(str(error)) from error
        except TableError:
            raise
        except Exception as error:
            raise RulesFaultError(f"{type(error).__name__}: {error}") from error
        if not read_header(row.header).comparable(room.match.game):
            await self._write_anew(room, steps)

    async def _invite(self, table: str, code: str) -> TokenRow:
        if not is_table_id(table):
            raise WrongInviteError
        kept = {row.hash: row for row in await self.store.tokens(table) if row.invite}
        found = matching(code, kept)
        if found is None:
            raise WrongInviteError
        return kept[found]

    async def _row(self, table: str) -> TableRow:
        row = await self.store.table(table)
        if row is None:
            raise UnknownTableError(table)
        return row

    def _set_up(self, wanted: NewTable) -> Match:
        self.shelf.scenario(wanted.game, wanted.scenario)
        self._check_options(wanted.game, wanted.options)
        try:
            return Match(self.shelf.game(wanted.game), wanted.scenario, wanted.options)
        except ValueError as error:
            raise BadRequestError(f"{wanted.game} cannot be set up so: {error}") from error

    async def _open(self, table: str) -> Room:
        row = await self._row(table)
        steps = await self.store.steps(table)
        tokens = await self.store.tokens(table)
        try:
            # A long game takes seconds to replay; in a thread the other tables go on meanwhile.
            marks = await self.store.marks(table)
            said = await self.store.talk(table)
            times = await ClockStore(self.store.database).times(table)
            orders = await OrderStore(self.store.database).of(table)
            kept = row, steps, tokens, marks, said, times, orders
            room = await asyncio.to_thread(self._room, *kept)
        except SaveError as error:
            detail = f"the game is kept, but it cannot go on: {error}"
            raise DepartedError(detail) from error
        except Exception as error:
            logger.exception("table %s could not be shown", table)
            raise RulesFaultError(f"the game is kept, but not shown: {error}") from error
        if not read_header(row.header).comparable(room.match.game):
            await self._write_anew(room, steps)
        await self._mark(room)
        with suppress(OutrunError):  # the room has yet to catch up
            await room.start_clocks()
        computers = [seat for seat, player in enumerate(row.players) if player in COMPUTERS]
        if computers and room.course.script is None:
            room.computers.get_ready(computers)
        self._warm(room.match)
        return room

    async def _mark(self, room: Room) -> None:
        """Keep the marks that the game does not have yet. Without them it opens too, if slowly."""
        marks = await asyncio.to_thread(room.marked.due, room.match, room.outlooks)
        if not marks:
            return
        tip = room.standing(room.match.length).tip
        try:
            await self.store.mark(room.row.id, tip, marks)
        except StorageError as error:
            logger.warning("table %s goes without marks: %s", room.row.id, error.detail)
            return
        room.marked.keep(marks)

    def _warm(self, match: Match) -> None:
        """What the first look at a game would wait for is worked out beside the play."""
        self._beside(asyncio.to_thread(match.game.warm, match.state))

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._warming.add(task)
        task.add_done_callback(self._warming.discard)

    def _room(
        self,
        row: TableRow,
        steps: list[StepRow],
        tokens: list[TokenRow],
        marks: list[MarkRow],
        said: list[Said],
        times: Times | None,
        orders: dict[int, Orders],
    ) -> Room:
        """The game is replayed once, from its latest mark, and each seat watches."""
        outlooks, marked = outlooks_of(row, tokens), Marked()
        match = self._waiting.take(row.id, len(steps))
        if match is None:
            text = row.header + "".join(step.line for step in steps)
            match, marked = reopened(text, self.shelf.games.__getitem__, marks, outlooks)
        for outlook in outlooks.values():
            outlook.watch(match)
        answered = {step.number for step in steps if step.answered}
        script = self.shelf.script(row.game, row.scenario)
        return Room(
            row,
            tokens,
            Course(
                match,
                dice_of(row, tokens),
                humans_among(row.players),
                answered,
                script,
                windows_at(row.players),
            ),
            outlooks,
            marked,
            facts=self.shelf.facts_of(row.game),
            computers=ComputerPlayers(self._mind(row), row.seed),
            store=self.store,
            talk=Talk(said, row.ended),
            times=timekeeper(row, times, self.settings),
            orders=orders,
            metrics=self.metrics,
        )

    def _mind(self, row: TableRow) -> Mind:
        if self.shelf.installed:
            worker = self.workers.worker_for(row.id)
            return WorkerMind(worker, row.id, row.game, row.seed, row.players)
        opponent_for, patience = self.shelf.opponent_for, self.settings.patience
        return ThreadMind(row.game, row.seed, opponent_for, patience)

    async def _write_anew(self, room: Room, steps: list[StepRow]) -> None:
        """A game whose digests were reckoned in an earlier way is kept with those of today, which
        tell this server's steps from another's."""
        tip = with_joined(stored_tip([step.line for step in steps]), room.joined)
        row = msgspec.structs.replace(room.row, header=header_line(room.match))
        now = room.standing(room.match.length)
        await self.store.rewrite(row, tip, kept_steps(room.course), now)

    async def _add(
        self,
        prepare: Callable[[], Match],
        wanted: NewTable,
        *,
        fair: bool,
        script: Script | None = None,
    ) -> Seated:
        players = wanted.players
        check_seating(wanted)
        await self._check_room_for_more()
        seed = new_seed() if wanted.seed is None else wanted.seed
        token = new_token()
        here = TokenRow(token_hash(token), tuple(humans_among(players)), grain=wanted.grain)
        dice: Dice = FairDice(seed, grains_of([here])) if fair else SeededDice(seed)
        # The first game of a rulebook reads its data, and a save is replayed.
        course = await asyncio.to_thread(self._begun, prepare, players, dice, script)
        match = course.match
        invites = tuple(Invite(seat, new_token()) for seat in guests_among(players))
        # Where computers play among themselves, the page may watch from any seat.
        seats = tuple(sorted(course.humans - guests_among(players))) or tuple(range(len(players)))
        opened = [msgspec.structs.replace(here, seats=seats)]
        kept_free = [TokenRow(token_hash(one.code), (one.seat,), invite=True) for one in invites]
        row = TableRow(
            id=new_table_id(),
            game=match.game.id,
            scenario=match.scenario,
            header=header_line(match),
            players=players,
            seed=seed,
            open_hands=wanted.open_hands,
            fair=fair,
            public=wanted.public,
            watch=wanted.watch,
            delay=wanted.delay,
            language=wanted.language,
            standing=standing_after(match, match.length, self.shelf.facts_of(match.game.id)),
        )
        keep_clocks = clocks_of_new(row, wanted.pace, self.settings.now())
        await self.store.add_table(row, opened + kept_free, kept_steps(course), also=keep_clocks)
        self._waiting.add(row.id, match)
        return Seated(row.id, token, invites)

    def _begun(
        self,
        prepare: Callable[[], Match],
        players: tuple[Player, ...],
        dice: Dice,
        script: Script | None,
    ) -> Course:
        match = prepare()
        if script is not None:
            course = Course(match, dice, humans_among(players), script=script)
            course.run_on()
            return course
        scenario = self.shelf.scenario(match.game.id, match.scenario)
        seats = match.game.seats_at(match.state)
        if len(players) != len(seats):
            detail = f"{scenario.id} has {len(seats)} seats, not {len(players)}"
            raise BadRequestError(detail)
        procedures = match.game.procedures_at(match.state)
        humans = humans_among(players) - set(procedures)
        if not humans and humans_among(players):
            names = ", ".join(seats[seat] for seat in procedures)
            raise BadRequestError(f"{scenario.id}: the rules play {names}, nobody sits there")
        windows = windows_at(players)
        course = Course(match, dice, humans, forced_steps(match, humans), windows=windows)
        try:
            course.run_on()
        except Exception as error:
            logger.exception("the rules failed while %s was set up", scenario.id)
            raise RulesFaultError(f"{scenario.id} cannot be set up: {error}") from error
        return course

    async def _check_room_for_more(self) -> None:
        limit = self.settings.table_limit
        if await self.store.count() >= limit:
            raise TooManyTablesError(f"{limit} tables are kept already")

    def _check_options(self, game: str, options: Options) -> None:
        known = {option.id: option for option in self.shelf.game(game).options()}
        for name, value in options.items():
            if name not in known:
                raise BadRequestError(f"options.{name}: {game} has no such option")
            expected = type(known[name].default)
            if type(value) is not expected:
                raise BadRequestError(f"options.{name}: expected {expected.__name__}")

    def _clear_idle(self, kept: Room) -> None:
        """Close rooms that nobody needs when too many are open."""
        excess = len(self._rooms) - self.settings.open_rooms
        idle = [table for table, room in self._rooms.items() if room.idle and room is not kept]
        for table in idle[: max(excess, 0)]:
            del self._rooms[table]
            self.departed += 1


def _of_save(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What is read of a save that somebody brings."""
    try:
        return read(*args, **kwargs)
    except SaveError as error:
        raise BadSaveError(str(error)) from error
