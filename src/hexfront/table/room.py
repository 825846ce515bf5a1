"""A room: one running table, the people connected to it, and its computer players.

Every accepted choice is kept in the store, with all that follows from it, before anybody
is told. What fails on the way leaves the game as it was.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain, repeat
from typing import Any, Protocol

import msgspec

from hexfront.play import (
    OVER,
    Choice,
    GameFacts,
    IllegalChoiceError,
    Match,
    NotYourTurnError,
    Refusal,
    Sight,
    UndoPolicy,
    UndoRefusedError,
)
from hexfront.table.computer import ComputerPlayers
from hexfront.table.course import Course
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
from hexfront.table.keeping import kept_steps, standing_after
from hexfront.table.logs import logger
from hexfront.table.minds import Thought
from hexfront.table.outlook import Outlook, Scene
from hexfront.table.protocol import COMPUTERS, Player, Presence, Windows
from hexfront.table.schema import Standing, TableRow, TokenRow
from hexfront.table.store import Store

_PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds until a computer player's choice that could not be kept is tried again."""
NOT_YOUR_TURN = Refusal("", "refuse-not-your-turn")


class Listener(Protocol):
    """Somebody who looks through a seat."""

    token: TokenRow

    def stir(self) -> None:
        """There may be something new."""

    def warn(self, error: TableError) -> None:
        """Something went wrong that nobody here asked for."""

    def dismiss(self, error: TableError) -> None:
        """The room closes."""


class Room:
    """One table in play."""

    def __init__(
        self,
        row: TableRow,
        tokens: list[TokenRow],
        course: Course,
        outlooks: dict[int, Outlook],
        *,
        facts: GameFacts[Any],
        computers: ComputerPlayers,
        store: Store,
    ) -> None:
        self.row = row
        self.tokens = {token.hash: token for token in tokens}
        self.course = course
        self.match: Match = course.match
        self.facts = facts
        self.computers = computers
        self.store = store
        self.policy = UndoPolicy.FREE if len(tokens) == 1 else UndoPolicy.FAIR
        self.closed = False
        self.listeners: set[Listener] = set()
        self.outlooks = outlooks
        self._lock = asyncio.Lock()
        self._stamp = 0
        self._pump: asyncio.Task[None] | None = None
        self._show(self._scenes())

    @property
    def actor(self) -> int:
        return self.course.actor

    @property
    def idle(self) -> bool:
        return not self.listeners and self._pump is None

    @property
    def company(self) -> tuple[Presence, ...]:
        """Who is at the table; nothing where nobody plays from elsewhere."""
        if "guest" not in self.row.players:
            return ()
        return tuple(self._presence(seat) for seat in range(len(self.row.players)))

    def players_as_seen(self, token: TokenRow) -> tuple[Player, ...]:
        """Who plays each seat, as it is from this token's keyboard: people elsewhere are guests."""
        return tuple(
            player if player in COMPUTERS else self._person(seat, player, token)
            for seat, player in enumerate(self.row.players)
        )

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._stir()
        self._wake_computer()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._stir()

    def welcome(self, invite: TokenRow, taken: TokenRow) -> None:
        """Somebody has taken an invitation."""
        del self.tokens[invite.hash]
        self.tokens[taken.hash] = taken
        self._stir()

    async def take(self, seat: int, seq: int, raw: bytes) -> None:
        """A person's choice; raises TableError or IllegalChoiceError when it is none."""
        async with self._lock:
            self._check_fresh(seat, seq)
            if seat != self.actor or seat not in self.course.humans:
                raise NotActingError
            await self._advance(partial(self.course.take, seat, self._decoded(raw)))

    async def undo(self, seat: int, seq: int) -> None:
        """Take back the latest choice of this seat, or of all who share its keyboard."""
        async with self._lock:
            self._check_fresh(seat, seq)
            target = self.course.undo_target(self._undoing(seat), self.policy)
            await self._keep_only(target)
            self._back_to(target)
            self._show(self._scenes())
            self._tell()

    async def order(
        self, seats: Sequence[int], windows: Windows, answers: Mapping[str, str]
    ) -> None:
        """A standing order for these seats; it may answer what is asked now."""
        async with self._lock:
            self.course.orders.update(dict.fromkeys(seats, windows))
            self.course.answers.update(dict.fromkeys(seats, answers))
            await self._advance(self.course.run_on)

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
            return None
        return self.match.game.refuse(self.match.state, seat, choice)

    async def look(self, seat: int, hex_id: int, unit_id: int, to: int = -1) -> Sight:
        """What can be seen, worked out in a thread, since the first look may have to trace all
        lines of a board."""
        state = self.match.state.copy()
        try:
            if to >= 0 and unit_id >= 0:
                route = await asyncio.to_thread(self.facts.route, state, seat, unit_id, to)
                return Sight(to, unit=unit_id, route=route)
            if to >= 0:
                thread = await asyncio.to_thread(self.facts.trace, state, seat, hex_id, to)
                return Sight(hex_id, thread=thread)
            return await asyncio.to_thread(self.facts.look, state, seat, hex_id, unit_id)
        except (ValueError, LookupError) as error:
            raise BadRequestError(f"nothing to look from: {error}") from error

    async def counsel(self, seat: int) -> msgspec.Struct | None:
        """What the seat should look at now, worked out in a thread."""
        state = self.match.state.copy()
        return await asyncio.to_thread(self.facts.counsel, state, seat)

    async def past(self, seat: int, step: int) -> msgspec.Struct:
        """What the seat saw at an earlier step of its own, which is played again for that."""
        async with self._lock:
            at = self.outlooks[seat].match_step(step)
            if at is None:
                raise BadRequestError(f"there is no step {step}")
            return await asyncio.to_thread(self._view_at, at, seat)

    def _view_at(self, step: int, seat: int) -> msgspec.Struct:
        return self.match.game.view(self.match.at(step), seat)

    async def close(self) -> None:
        self.closed = True
        if self._pump is not None:
            self._pump.cancel()
            await asyncio.gather(self._pump, return_exceptions=True)

    def _decoded(self, raw: bytes) -> Choice:
        try:
            choice: Choice = msgspec.json.decode(raw, type=self.match.game.choice_types)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise BadRequestError(f"not a choice of {self.row.game}: {error}") from error
        return choice

    def _check_fresh(self, seat: int, seq: int) -> None:
        if seq != self.outlooks[seat].seq:
            raise StaleError

    def _undoing(self, seat: int) -> frozenset[int]:
        return frozenset({seat}) if self.policy is UndoPolicy.FAIR else self.course.humans

    async def _advance(self, act: Callable[[], None]) -> None:
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
        self._tell()

    def _back_to(self, length: int) -> None:
        self.course.rewind(length)
        for outlook in self.outlooks.values():
            outlook.rewind(self.match)

    async def _keep_from(self, first: int) -> None:
        steps = kept_steps(self.course, first)
        if not steps:
            return
        before, after = self._standing(first), self._standing(self.match.length)
        await self.store.append(self.row.id, before.tip, steps, after)
        self._stamp += 1

    async def _keep_only(self, length: int) -> None:
        try:
            before, after = self._standing(self.match.length), self._standing(length)
            await self.store.truncate(self.row.id, before.tip, length, after)
        except StorageError as error:
            self._note_outrun(error)
            raise
        self._stamp += 1

    def _standing(self, length: int) -> Standing:
        return standing_after(self.match, length, self.facts)

    def _note_outrun(self, error: StorageError) -> None:
        if isinstance(error, OutrunError):
            self._send_away(error)

    def dissolve(self) -> None:
        """The game has been deleted."""
        self._send_away(UnknownTableError(self.row.id))
        if self._pump is not None:
            self._pump.cancel()

    def _send_away(self, error: TableError) -> None:
        self.closed = True
        for listener in self.listeners:
            listener.dismiss(error)

    def _scenes(self) -> dict[int, Scene]:
        for outlook in self.outlooks.values():
            outlook.watch(self.match)
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
            offers=self.match.game.offers(state, seat) if acts else [],
            can_undo=self._can_undo(seat),
            handover=self._handover(seat, actor),
            thinking=actor != OVER and actor not in self.course.humans,
            back=state.stack[-1].way_back(state) if acts else "no",
        )

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

    def _presence(self, seat: int) -> Presence:
        if seat not in self.course.humans:
            return "here"
        if any(seat in token.seats and token.invite for token in self.tokens.values()):
            return "open"
        return "here" if any(seat in one.token.seats for one in self.listeners) else "away"

    def _stir(self) -> None:
        for listener in self.listeners:
            listener.stir()

    def _tell(self) -> None:
        self._stir()
        self._wake_computer()

    def _wake_computer(self) -> None:
        if self._pump is None and not self.closed and self._computer_acts():
            self._pump = asyncio.create_task(self._run_computers())

    def _computer_acts(self) -> bool:
        watched = bool(self.course.humans or self.listeners)
        return watched and self.actor != OVER and self.actor not in self.course.humans

    async def _run_computers(self) -> None:
        try:
            while await self._run_computer():
                pass
        except TableError as error:
            logger.error("table %s waits: %s", self.row.id, error.detail)
            self._warn(error)
        except Exception as error:
            logger.exception("table %s waits", self.row.id)
            self._warn(RulesFaultError(f"the computer player is stuck: {error}"))
        finally:
            self._pump = None

    def _warn(self, error: TableError) -> None:
        for listener in self.listeners:
            listener.warn(error)

    async def _run_computer(self) -> bool:
        """Let the computer player make one choice; False when it has none to make."""
        async with self._lock:
            if not self._computer_acts():
                return False
            stamp = self._stamp
            state = self.match.state
            view = self.match.game.brief(state, self.actor)
            thought = Thought(self.actor, view, state.choices())
        wishes = await self.computers.wishes(thought)
        await self._grant_until_kept(stamp, thought.seat, wishes)
        return True

    async def _grant_until_kept(self, stamp: int, seat: int, wishes: list[Choice]) -> None:
        """A choice that could not be kept is tried again, unless the game has moved on since."""
        for pause in chain(_PAUSES, repeat(_PAUSES[-1])):
            try:
                async with self._lock:
                    if stamp == self._stamp:
                        await self._grant(seat, wishes)
                return
            except OutrunError:
                raise
            except StorageError as error:
                logger.warning("table %s tries again: %s", self.row.id, error.detail)
                if pause == _PAUSES[0]:
                    self._warn(error)
            await asyncio.sleep(pause)

    async def _grant(self, seat: int, wishes: list[Choice]) -> None:
        """Carry out the first of a computer player's wishes with which the rules cope."""
        *first, last = wishes
        for wish in first:
            try:
                return await self._advance(partial(self.course.take, seat, wish))
            except (RulesFaultError, IllegalChoiceError):
                logger.warning("table %s: another choice instead of %s", self.row.id, wish)
        return await self._advance(partial(self.course.take, seat, last))
