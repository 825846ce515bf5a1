"""The lobby: makes tables, opens the rooms of those that are kept, and knows who may enter."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from hexfront.play import Match, Options, SaveError, header_line, load
from hexfront.play.save import read_header
from hexfront.table.computer import ComputerPlayers
from hexfront.table.course import Course
from hexfront.table.errors import (
    BadRequestError,
    BadSaveError,
    BetweenPeopleError,
    DepartedError,
    RulesFaultError,
    SecretSaveError,
    TooManyTablesError,
    UnknownTableError,
    WrongInviteError,
    WrongTokenError,
)
from hexfront.table.keeping import kept_steps, standing_after, stored_tip
from hexfront.table.logs import logger
from hexfront.table.minds import Mind, ThreadMind, WorkerMind, WorkerPool
from hexfront.table.outlook import outlooks_of
from hexfront.table.protocol import COMPUTERS, Player
from hexfront.table.room import Room
from hexfront.table.schema import StepRow, TableRow, TokenRow
from hexfront.table.settings import Settings
from hexfront.table.shelf import Shelf
from hexfront.table.store import Store
from hexfront.table.tokens import matching, new_seed, new_table_id, new_token, token_hash


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a page asks for when it starts a game."""

    game: str
    scenario: str
    players: tuple[Player, ...]
    options: Options = {}
    seed: int | None = None
    open_hands: bool = False


class Invite(Struct, frozen=True):
    """What whoever is to take a seat from elsewhere must show, once."""

    seat: int
    code: str


class Seated(Struct, frozen=True):
    """A new table, the token that opens its seats here, and invitations to the others."""

    table: str
    token: str
    invites: tuple[Invite, ...] = ()


class Invitation(Struct, frozen=True):
    """What an invitation is to."""

    game: str
    scenario: str
    seat: int


class TableInfo(Struct, frozen=True):
    """A line in the list of own games."""

    table: str
    game: str
    scenario: str
    players: tuple[Player, ...]
    round: int
    over: bool


class Lobby:
    """All tables of one server."""

    def __init__(self, settings: Settings, shelf: Shelf) -> None:
        self.settings = settings
        self.shelf = shelf
        self.store = Store(settings.database)
        self.workers = WorkerPool(settings.patience)
        self._rooms: dict[str, Room] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._warming: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()
        await asyncio.gather(*self._warming, return_exceptions=True)
        await self.workers.close()
        await self.store.close()

    async def create(self, wanted: NewTable) -> Seated:
        """Set up a new game."""
        return await self._add(
            lambda: self._set_up(wanted), wanted.players, wanted.seed, wanted.open_hands
        )

    async def load(self, text: str, players: tuple[Player, ...], open_hands: bool) -> Seated:
        """Set up a new table from a save; the save is replayed, never trusted."""
        return await self._add(lambda: self._replayed(text), players, None, open_hands)

    async def room(self, table: str) -> Room:
        """The room of a table, opened by replay if it is not open yet."""
        lock = self._opening.setdefault(table, asyncio.Lock())
        async with lock:
            room = self._rooms.get(table)
            if room is None or room.closed:
                room = await self._open(table)
                self._rooms[table] = room
                self._clear_idle(room)
        return room

    async def token(self, table: str, token: str) -> TokenRow:
        """Whom this token lets in; UnknownTableError or WrongTokenError if nobody."""
        kept = {row.hash: row for row in await self.store.tokens(table)}
        if not kept:
            raise UnknownTableError(table)
        found = matching(token, kept)
        if found is None or kept[found].invite:
            raise WrongTokenError
        return kept[found]

    async def invitation(self, table: str, code: str) -> Invitation:
        """What this code invites to; WrongInviteError if to nothing."""
        invite = await self._invite(table, code)
        row = await self._row(table)
        return Invitation(row.game, row.scenario, invite.seats[0])

    async def join(self, table: str, code: str) -> Seated:
        """Take the seat of an invitation, which is used up by that."""
        invite = await self._invite(table, code)
        token = new_token()
        taken = msgspec.structs.replace(invite, hash=token_hash(token), invite=False)
        if not await self.store.take_invite(invite, taken):
            raise WrongInviteError
        room = self._rooms.get(table)
        if room is not None:
            room.welcome(invite, taken)
        return Seated(table, token)

    async def save_text(self, table: str, token: str) -> str:
        """The game as a save, straight from the store: even one that does not replay."""
        await self.token(table, token)
        row = await self._row(table)
        between_people = len(await self.store.tokens(table)) > 1
        if between_people and not row.standing.over:
            raise SecretSaveError
        return row.header + "".join(step.line for step in await self.store.steps(table))

    async def delete(self, table: str, token: str) -> None:
        """Forget a game for good, whoever is looking on."""
        await self.token(table, token)
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

    async def running(self, tokens: list[str]) -> list[TableInfo]:
        """The tables that these tokens open; unknown tokens open none."""
        rows = await self.store.tables_of([token_hash(token) for token in tokens])
        return [
            TableInfo(
                table=row.id,
                game=row.game,
                scenario=row.scenario,
                players=row.players,
                round=row.standing.round,
                over=row.standing.over,
            )
            for row in rows
        ]

    async def _invite(self, table: str, code: str) -> TokenRow:
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

    def _replayed(self, text: str) -> Match:
        try:
            return load(text, self.shelf.games.__getitem__)
        except SaveError as error:
            raise BadSaveError(str(error)) from error

    async def _open(self, table: str) -> Room:
        row = await self._row(table)
        steps = await self.store.steps(table)
        tokens = await self.store.tokens(table)
        try:
            # A long game takes seconds to replay; in a thread the other tables go on meanwhile.
            room = await asyncio.to_thread(self._room, row, steps, tokens)
        except SaveError as error:
            detail = f"the game is kept, but it cannot go on: {error}"
            raise DepartedError(detail) from error
        except Exception as error:
            logger.exception("table %s could not be shown", table)
            raise RulesFaultError(f"the game is kept, but not shown: {error}") from error
        if not read_header(row.header).comparable(room.match.game):
            await self._write_anew(room, steps)
        computers = [seat for seat, player in enumerate(row.players) if player in COMPUTERS]
        if computers:
            room.computers.get_ready(computers)
        self._warm(room.match)
        return room

    def _warm(self, match: Match) -> None:
        """What the first look at a game would wait for is worked out beside the play."""
        task = asyncio.create_task(asyncio.to_thread(match.game.warm, match.state))
        self._warming.add(task)
        task.add_done_callback(self._warming.discard)

    def _room(self, row: TableRow, steps: list[StepRow], tokens: list[TokenRow]) -> Room:
        """The game is replayed once, and each seat watches."""
        outlooks = outlooks_of(tokens)

        def watch(match: Match) -> None:
            for outlook in outlooks.values():
                outlook.watch(match)

        text = row.header + "".join(step.line for step in steps)
        match = load(text, self.shelf.games.__getitem__, watch)
        answered = {step.number for step in steps if step.answered}
        return Room(
            row,
            tokens,
            Course(match, row.seed, _humans(row.players), answered),
            outlooks,
            facts=self.shelf.facts_of(row.game),
            computers=ComputerPlayers(self._mind(row), row.seed),
            store=self.store,
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
        tip = stored_tip([step.line for step in steps])
        row = msgspec.structs.replace(room.row, header=header_line(room.match))
        now = standing_after(room.match, room.match.length, room.facts)
        await self.store.rewrite(row, tip, kept_steps(room.course), now)

    async def _add(
        self,
        prepare: Callable[[], Match],
        players: tuple[Player, ...],
        seed: int | None,
        open_hands: bool,
    ) -> Seated:
        _check_guests(players, seed)
        await self._check_room_for_more()
        seed = new_seed() if seed is None else seed
        # The first game of a rulebook reads its data, and a save is replayed.
        course = await asyncio.to_thread(self._begun, prepare, players, seed)
        match = course.match
        token = new_token()
        invites = tuple(Invite(seat, new_token()) for seat in _guests(players))
        # Where computers play among themselves, the page may watch from any seat.
        seats = tuple(sorted(course.humans - _guests(players))) or tuple(range(len(players)))
        opened = [TokenRow(token_hash(token), seats)]
        kept_free = [TokenRow(token_hash(one.code), (one.seat,), invite=True) for one in invites]
        row = TableRow(
            id=new_table_id(),
            game=match.game.id,
            scenario=match.scenario,
            header=header_line(match),
            players=players,
            seed=seed,
            open_hands=open_hands,
            standing=standing_after(match, match.length, self.shelf.facts_of(match.game.id)),
        )
        await self.store.add_table(row, opened + kept_free, kept_steps(course))
        return Seated(row.id, token, invites)

    def _begun(
        self, prepare: Callable[[], Match], players: tuple[Player, ...], seed: int
    ) -> Course:
        match = prepare()
        scenario = self.shelf.scenario(match.game.id, match.scenario)
        seats = match.game.seats_at(match.state)
        if len(players) != len(seats):
            detail = f"{scenario.id} has {len(seats)} seats, not {len(players)}"
            raise BadRequestError(detail)
        humans = _humans(players) - set(scenario.procedures)
        if not humans and _humans(players):
            names = ", ".join(seats[seat] for seat in scenario.procedures)
            raise BadRequestError(f"{scenario.id}: the rules play {names}, nobody sits there")
        course = Course(match, seed, humans, forced_steps(match, humans))
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


def _humans(players: tuple[Player, ...]) -> frozenset[int]:
    return frozenset(seat for seat, player in enumerate(players) if player not in COMPUTERS)


def _guests(players: tuple[Player, ...]) -> frozenset[int]:
    return frozenset(seat for seat, player in enumerate(players) if player == "guest")


def _check_guests(players: tuple[Player, ...], seed: int | None) -> None:
    if "guest" not in players:
        return
    if not {"me", "friend"} & set(players):
        raise BadRequestError("players: whoever invites a guest takes a seat, too")
    if seed is not None:
        raise BadRequestError("seed: between people nobody chooses the dice")


def forced_steps(match: Match, humans: frozenset[int]) -> set[int]:
    """Steps of a save at which a person could only let a window go by."""
    return {
        number
        for number, step in enumerate(match.steps)
        if step.seat in humans and _only_declining(match, number)
    }


def _only_declining(match: Match, number: int) -> bool:
    state = match.at(number)
    return bool(state.stack[-1].window) and len(state.choices()) == 1
