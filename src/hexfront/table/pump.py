"""What keeps a table going while it is a computer player's turn."""

import asyncio
from functools import partial
from itertools import chain, repeat
from typing import TYPE_CHECKING

from hexfront.play import Choice, IllegalChoiceError
from hexfront.table.errors import OutrunError, RulesFaultError, StorageError, TableError
from hexfront.table.logs import logger
from hexfront.table.minds import Thought

if TYPE_CHECKING:
    from hexfront.table.room import Room

_PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds until a computer player's choice that could not be kept is tried again."""


class Pump:
    """Lets the computer players of a room choose, one after the other."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.helped: int | None = None
        """The seat of a person whose counters a computer player sets up."""
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """There may be something for a computer player to choose."""
        if self._task is None and not self.room.closed and self._computer_acts():
            self._task = asyncio.create_task(self._run())

    def help(self, seat: int) -> None:
        """Set up the counters of this seat, as far as a computer player would."""
        self.helped = seat
        self.wake()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _computer_acts(self) -> bool:
        room = self.room
        watched = bool(room.course.humans or room.listeners)
        return watched and (room.course.computer_asked or room.actor == self.helped)

    async def _run(self) -> None:
        room = self.room
        try:
            while await self._choose():
                pass
        except TableError as error:
            logger.error("table %s waits: %s", room.row.id, error.detail)
            room.warn(error)
        except Exception as error:
            logger.exception("table %s waits", room.row.id)
            room.warn(RulesFaultError(f"the computer player is stuck: {error}"))
        finally:
            self._task = None

    async def _choose(self) -> bool:
        """Let the computer player make one choice; False when it has none to make."""
        room = self.room
        async with room.lock:
            if not self._computer_acts():
                return False
            stamp = room.stamp
            state = room.match.state
            view = room.match.game.brief(state, room.actor)
            thought = Thought(room.actor, view, state.choices())
        wishes = await room.computers.wishes(thought)
        if thought.seat == self.helped and not isinstance(wishes[0], state.stack[-1].placing):
            self.helped = None
            return True
        await self._grant_until_kept(stamp, thought.seat, wishes)
        return True

    async def _grant_until_kept(self, stamp: int, seat: int, wishes: list[Choice]) -> None:
        """A choice that could not be kept is tried again, unless the game has moved on since."""
        room = self.room
        for pause in chain(_PAUSES, repeat(_PAUSES[-1])):
            try:
                async with room.lock:
                    if stamp == room.stamp:
                        await self._grant(seat, wishes)
                return
            except OutrunError:
                if room.closed:
                    raise
                return  # it is asked again once the room has caught up
            except StorageError as error:
                logger.warning("table %s tries again: %s", room.row.id, error.detail)
                if pause == _PAUSES[0]:
                    room.warn(error)
            await asyncio.sleep(pause)

    async def _grant(self, seat: int, wishes: list[Choice]) -> None:
        """Carry out the first of a computer player's wishes with which the rules cope."""
        room = self.room
        *first, last = wishes
        for wish in first:
            try:
                return await room.advance(partial(room.course.take, seat, wish))
            except (RulesFaultError, IllegalChoiceError):
                logger.warning("table %s: another choice instead of %s", room.row.id, wish)
        return await room.advance(partial(room.course.take, seat, last))
